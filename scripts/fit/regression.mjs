import { importTypescript } from "../setup/typescript.mjs";

const { goalSignals, goalWords } = await importTypescript("app/ai/built-in/fit/goal-signals.ts");

/** A signal is kept where so many people use it; each word of our own texts counts as often. */
const fewestPeople = 2;
const rounds = 10;
const rate = 0.25;
const biasRate = 0.1;
const shrink = 0.02;
/** What a task that is right as well, or wished for as well, counts beside the one that is meant. */
const worth = { or: 0.5, also: 0.25 };

/** The share of each task that a goal is meant to get: they add up to 1. */
function targetOf({ task, or, also }, placeOf) {
  const target = new Map([[placeOf.get(task ?? ""), 1]]);
  for (const [ids, share] of [
    [or, worth.or],
    [also, worth.also],
  ]) {
    for (const id of ids) {
      const place = placeOf.get(id);
      target.set(place, Math.max(target.get(place) ?? 0, share));
    }
  }
  const whole = [...target.values()].reduce((one, other) => one + other, 0);
  return [...target].map(([place, share]) => [place, share / whole]);
}

/**
 * Multinomial logistic regression by AdaGrad, one goal at a time, in an order that is the same each time.
 *
 * @param goals as `readGoals` gives them; `weight` is 1 where it is missing.
 * @param ids of the tasks, "" last for none.
 * @returns `bias` by task, and `weightsOf`: for each signal its weights by task.
 */
export function trainGoals(goals, ids) {
  const count = ids.length;
  const placeOf = new Map(ids.map((id, at) => [id, at]));
  const people = new Map();
  const read = goals.map((goal, at) => {
    const signals = [...goalSignals(goalWords(goal.goal), goal.age)];
    for (const [signal] of signals) {
      if (!people.has(signal)) people.set(signal, new Set());
      people.get(signal).add(goal.author ?? at);
      if (goal.author === null && !signal.includes(" ")) people.get(signal).add("own");
    }
    return { signals, target: targetOf(goal, placeOf), weight: goal.weight ?? 1 };
  });
  const kept = [...people].filter(([, users]) => users.size >= fewestPeople);
  const rowOf = new Map(kept.map(([signal], row) => [signal, row]));
  const lines = read.map(({ signals, ...others }) => ({
    ...others,
    signals: signals.flatMap(([signal, worth]) =>
      rowOf.has(signal) ? [[rowOf.get(signal) * count, worth]] : [],
    ),
  }));

  const weights = new Float64Array(kept.length * count);
  const steep = new Float64Array(kept.length * count);
  const bias = new Float64Array(count);
  const steepBias = new Float64Array(count);
  const chances = new Float64Array(count);
  const order = lines.map((_, at) => at);
  const random = randomFrom(1);
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random);
    for (const at of order) {
      const { signals, target, weight } = lines[at];
      chances.set(bias);
      for (const [from, worth] of signals) {
        for (let task = 0; task < count; task++) chances[task] += weights[from + task] * worth;
      }
      softmax(chances);
      for (const [task, share] of target) chances[task] -= share;
      for (let task = 0; task < count; task++) {
        const slope = weight * chances[task];
        for (const [from, worth] of signals) {
          const own = slope * worth + (shrink / 20) * weights[from + task];
          steep[from + task] += own * own;
          weights[from + task] -= (rate * own) / Math.sqrt(steep[from + task] + 1e-3);
        }
        steepBias[task] += slope * slope;
        bias[task] -= (biasRate * slope) / Math.sqrt(steepBias[task] + 1e-3);
      }
    }
  }
  return {
    bias: [...bias],
    weightsOf: new Map(
      kept.map(([signal], row) => [signal, weights.subarray(row * count, (row + 1) * count)]),
    ),
  };
}

function softmax(values) {
  const most = values.reduce((one, other) => Math.max(one, other));
  let whole = 0;
  for (let at = 0; at < values.length; at++) {
    values[at] = Math.exp(values[at] - most);
    whole += values[at];
  }
  for (let at = 0; at < values.length; at++) values[at] /= whole;
}

/** A linear congruential generator: the same numbers at every run. */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x80000000;
  };
}

function shuffle(values, random) {
  for (let at = values.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [values[at], values[other]] = [values[other], values[at]];
  }
}
