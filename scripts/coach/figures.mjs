import { importReader } from "./reader-code.mjs";

const { kinds } = await importReader("kind-needs");

const share = (items, isTrue) =>
  items.length ? items.filter(isTrue).length / items.length : Number.NaN;

/** Where the two labels are neighbours the median lies between them, and either is exact. */
const isExact = ({ level, prompt }) => Math.abs(level - prompt.level) < 1;
const isNear = ({ level, prompt }) => Math.abs(level - prompt.level) <= 1;

/** Where a second level is named, it may be that one. */
const isNearOther = ({ otherLevel, prompt }) =>
  otherLevel !== null && Math.abs(otherLevel - prompt.level) <= 1;

/** Pairs whose labels differ by so much: how many stand in the same order, ties counted half. */
function pairsInOrder(readings, difference) {
  let right = 0;
  let pairs = 0;
  for (const [at, one] of readings.entries()) {
    for (const other of readings.slice(0, at)) {
      const apart = one.prompt.level - other.prompt.level;
      if (Math.abs(apart) < difference) continue;
      const read = (one.position - other.position) * apart;
      right += read > 0 ? 1 : read === 0 ? 0.5 : 0;
      pairs++;
    }
  }
  return right / pairs;
}

export function figuresOf(readings) {
  const levels = [1, 2, 3, 4, 5].map((level) =>
    share(
      readings.filter(({ prompt }) => Math.round(prompt.level) === level),
      isExact,
    ),
  );
  const sure = readings.filter(({ otherLevel }) => otherLevel === null);
  const doubted = readings.filter(({ otherLevel }) => otherLevel !== null);
  const there = levels.filter((value) => !Number.isNaN(value));
  return {
    prompts: readings.length,
    exact: share(readings, isExact),
    near: share(readings, isNear),
    order: pairsInOrder(readings, 1),
    orderFar: pairsInOrder(readings, 2),
    balanced: there.reduce((sum, value) => sum + value, 0) / there.length,
    levels,
    sure: sure.length / readings.length,
    nearWhereSure: share(sure, isNear),
    nearInDoubt: share(doubted, isNear),
    nearWithOther: share(readings, (reading) => isNear(reading) || isNearOther(reading)),
  };
}

export function likeliestKind({ classified, found }) {
  let best = "none";
  let most = found.hasRequest ? -1 : 2;
  for (const [at, kind] of kinds.entries()) {
    const probability = classified.kindProbabilities[at];
    if (probability > most && !(found.hasRequest && kind === "none"))
      [best, most] = [kind, probability];
  }
  return best;
}

export function kindConfusion(readings) {
  const mistaken = new Map();
  let right = 0;
  for (const reading of readings) {
    const read = likeliestKind(reading);
    const labelled = reading.prompt.labels.map(({ kind }) => kind);
    if (labelled.includes(read)) right++;
    else {
      const mistake = `${labelled[0]} read as ${read}`;
      mistaken.set(mistake, (mistaken.get(mistake) ?? 0) + 1);
    }
  }
  const worst = [...mistaken].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return { right: right / readings.length, worst };
}

/** Every need of the labelled kind that a labeller called met or not met. */
export function needScores(readings, pairs) {
  const scores = new Map();
  for (const { prompt, classified } of readings) {
    for (const { kind, things } of prompt.labels) {
      for (const [id, label] of Object.entries(things)) {
        const at = pairs.findIndex((pair) => pair.kind === kind && pair.id === id);
        if (at < 0 || label === "part") continue;
        const score = scores.get(id) ?? { hit: 0, extra: 0, missed: 0, count: 0 };
        const isRead = classified.needProbabilities[at] > 0.5;
        score.count++;
        if (isRead && label === "met") score.hit++;
        else if (isRead) score.extra++;
        else if (label === "met") score.missed++;
        scores.set(id, score);
      }
    }
  }
  return [...scores]
    .map(([id, { hit, extra, missed, count }]) => ({
      id,
      count,
      f1: (2 * hit) / (2 * hit + extra + missed),
    }))
    .sort((a, b) => a.f1 - b.f1);
}

/** Quadratically weighted kappa of the two labels: 1 is full agreement, 0 is chance. */
export function weightedKappa(prompts) {
  const counts = Array.from({ length: 5 }, () => Array(5).fill(0));
  for (const { labels } of prompts) counts[labels[0].level - 1][labels[1].level - 1]++;
  const total = prompts.length;
  const rowSums = counts.map((row) => row.reduce((a, b) => a + b, 0));
  const columnSums = counts[0].map((_, at) => counts.reduce((sum, row) => sum + row[at], 0));
  let seen = 0;
  let byChance = 0;
  for (let a = 0; a < 5; a++) {
    for (let b = 0; b < 5; b++) {
      const weight = (a - b) ** 2;
      seen += weight * counts[a][b];
      byChance += (weight * rowSums[a] * columnSums[b]) / total;
    }
  }
  return 1 - seen / byChance;
}
