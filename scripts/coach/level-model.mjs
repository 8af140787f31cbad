import { sigmoid } from "./classifier.mjs";
import { importReader } from "./reader-code.mjs";

const { levelNumbers } = await importReader("level-numbers");

const rounds = 700;
const rate = 0.1;
const shrink = 0.3;
/** 0 takes the levels as often as they come, 1 as if all were equally frequent. */
const balance = 0.35;
const cutCount = 4;

/**
 * A cumulative-link model: P(level <= k) = sigmoid(cut k - score). A weight that would take points
 * away for something added is held at zero.
 */
export function trainLevelModel(rows) {
  const examples = rows.flatMap(({ numbers, prompt }) =>
    prompt.labels.map(({ level }) => ({ numbers, level, author: prompt.author })),
  );
  const frequency = [1, 2, 3, 4, 5].map(
    (level) => examples.filter((example) => example.level === level).length / examples.length,
  );
  const shareOf = frequency.map((share) => (0.2 / Math.max(share, 0.01)) ** balance);
  const model = { weights: new Float64Array(levelNumbers.length), cuts: [-3, -1, 1, 2] };
  const adam = startAdam(levelNumbers.length + cutCount);
  for (let round = 1; round <= rounds; round++) {
    const { weights, cuts } = slopesOf(model, examples, shareOf);
    const speed = round < rounds * 0.6 ? rate : rate / 5;
    for (let at = 0; at < weights.length; at++) {
      const slope = weights[at] + (shrink * model.weights[at]) / examples.length;
      model.weights[at] -= adam(at, slope, round) * speed;
      const { sign } = levelNumbers[at];
      if (sign === "more") model.weights[at] = Math.max(0, model.weights[at]);
      if (sign === "less") model.weights[at] = Math.min(0, model.weights[at]);
    }
    for (let at = 0; at < cutCount; at++) {
      model.cuts[at] -= adam(levelNumbers.length + at, cuts[at], round) * speed;
    }
  }
  return {
    weights: Array.from(model.weights, rounded),
    cuts: model.cuts.map(rounded),
  };
}

const rounded = (value) => Number(value.toFixed(3));

export function scoreOf(weights, numbers) {
  let score = 0;
  for (let at = 0; at < weights.length; at++) score += weights[at] * numbers[at];
  return score;
}

function slopesOf({ weights, cuts }, examples, shareOf) {
  const slopes = { weights: new Float64Array(weights.length), cuts: new Float64Array(cutCount) };
  let total = 0;
  for (const { numbers, level } of examples) {
    const score = scoreOf(weights, numbers);
    const share = shareOf[level - 1];
    total += share;
    const below = level < 5 ? sigmoid(cuts[level - 1] - score) : 1;
    const above = level > 1 ? sigmoid(cuts[level - 2] - score) : 0;
    const chance = Math.max(1e-6, below - above);
    const [fall, rise] = [below * (1 - below), above * (1 - above)];
    const slope = (share * (fall - rise)) / chance;
    for (let at = 0; at < weights.length; at++) slopes.weights[at] += slope * numbers[at];
    if (level < 5) slopes.cuts[level - 1] -= (share * fall) / chance;
    if (level > 1) slopes.cuts[level - 2] += (share * rise) / chance;
  }
  for (const list of [slopes.weights, slopes.cuts]) {
    for (let at = 0; at < list.length; at++) list[at] /= total;
  }
  return slopes;
}

function startAdam(size) {
  const mean = new Float64Array(size);
  const square = new Float64Array(size);
  return (at, slope, round) => {
    mean[at] = 0.9 * mean[at] + 0.1 * slope;
    square[at] = 0.99 * square[at] + 0.01 * slope * slope;
    const size = Math.sqrt(square[at] / (1 - 0.99 ** round)) + 1e-6;
    return mean[at] / (1 - 0.9 ** round) / size;
  };
}
