import { writeFileSync } from "node:fs";
import { importTypescript } from "../setup/typescript.mjs";
import { chancesOf, sureFrom } from "./figures.mjs";
import { fingerprintOf } from "./fingerprint.mjs";
import { readGoals, trainedAuthors } from "./goals.mjs";
import { packGoals } from "./packing.mjs";
import { trainGoals } from "./regression.mjs";
import { ownGoals, tasks } from "./tasks.mjs";

const { noneMeant } = await importTypescript("app/ai/built-in/fit/goal-model.ts");

export const weightsFile = "app/content/fit/goal-weights.json";
const folds = 6;
const ids = [...tasks.map(({ id }) => id), noneMeant];

/** The weights that are learned from these authors. */
function learn(authors) {
  return packGoals(trainGoals([...readGoals(authors), ...ownGoals()], ids), ids);
}

/** The goals of all authors, each with the chances by a model that had not met its author. */
export function readLeavingOut() {
  return Array.from({ length: folds }, (_, fold) => {
    const isLeftOut = (at) => at % folds === fold;
    const weights = learn(trainedAuthors.filter((_, at) => !isLeftOut(at)));
    return readGoals(trainedAuthors.filter((_, at) => isLeftOut(at))).map((goal) => ({
      goal,
      chances: chancesOf(weights, goal),
    }));
  }).flat();
}

/** Writes the weights, with the chance from which a task is sure for authors that were not met. */
export function train() {
  const { ids, bias, step, signals } = learn(trainedAuthors);
  const weights = {
    ...{ trainedFrom: fingerprint(), ids, bias, step },
    ...{ sureFrom: sureFrom(readLeavingOut()), signals },
  };
  const text = `${JSON.stringify(weights, null, 1)}\n`;
  writeFileSync(weightsFile, text);
  const kilobytes = Math.round(JSON.stringify(weights).length / 1024);
  return [
    `${Object.keys(signals).length} signals, ${kilobytes} KB, sure from ${weights.sureFrom}: ${weightsFile}`,
  ];
}

/** Changes with the goals, the words of the tasks, the signals and the training. */
function fingerprint() {
  const ownTexts = tasks.map(({ id, name, title, words, hints }) => [
    id,
    name,
    title,
    words,
    hints,
  ]);
  return fingerprintOf(["goals", "packing", "regression", "tasks", "train"], ownTexts);
}
