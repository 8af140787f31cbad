import { importTypescript } from "../setup/typescript.mjs";

const { mostSteps, toCharacter } = await importTypescript("app/ai/built-in/fit/goal-model.ts");

const step = 0.25;
/** A weight of fewer steps says next to nothing. */
const fewestSteps = 2;
/** Nor does a signal without a greater one: there are many pairs and beginnings, so they need more. */
const fewestOfBest = { word: 5, other: 6 };

/** The weights in whole steps, as `goalChances` reads them: see `GoalWeights`. */
export function packGoals({ bias, weightsOf }, ids) {
  const signals = {};
  for (const [signal, weights] of [...weightsOf].sort(([one], [other]) => (one < other ? -1 : 1))) {
    // A chance depends on differences alone, so what most tasks have in common is taken away.
    const middle = [...weights].sort((one, other) => one - other)[weights.length >> 1];
    const steps = [...weights].map((weight) => Math.round((weight - middle) / step));
    const best = Math.max(...steps.map(Math.abs));
    if (best < fewestOfBest[/^\w+$/.test(signal) ? "word" : "other"]) continue;
    signals[signal] = steps
      .flatMap((each, task) =>
        Math.abs(each) < fewestSteps
          ? []
          : [
              toCharacter(task) +
                toCharacter(Math.max(0, Math.min(2 * mostSteps, each + mostSteps))),
            ],
      )
      .join("");
  }
  return {
    ids,
    bias: bias.map((each) => Math.round(each * 1000) / 1000),
    step,
    signals,
  };
}
