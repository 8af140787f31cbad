import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { importTypescript } from "../setup/typescript.mjs";
import { chancesOf, sureFrom } from "./figures.mjs";
import { readGoals, trainedAuthors } from "./goals.mjs";
import { packGoals } from "./packing.mjs";
import { trainGoals } from "./regression.mjs";
import { ownGoals, tasks } from "./tasks.mjs";

const { noTask } = await importTypescript("app/ai/built-in/fit/goal-model.ts");

export const weightsFile = "app/content/fit/goal-weights.json";
const folds = 6;
const ids = [...tasks.map(({ id }) => id), noTask];

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
  const { tasks: ids, bias, step, signals } = learn(trainedAuthors);
  const weights = {
    ...{ trainedFrom: fingerprint(), tasks: ids, bias, step },
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
  const hash = createHash("sha256");
  const files = [
    ...trainedAuthors.map((author) => `tests/fit/people/${author}.jsonl`),
    ...["goals", "packing", "regression", "tasks", "train"].map(
      (name) => `scripts/fit/${name}.mjs`,
    ),
    ...["goal-model", "goal-signals"].map((name) => `app/ai/built-in/fit/${name}.ts`),
  ];
  for (const file of files) hash.update(`${file}\n${readFileSync(file, "utf8")}\n`);
  for (const { id, name, title, words, hints } of tasks) {
    hash.update(JSON.stringify([id, name, title, words, hints]));
  }
  return hash.digest("hex");
}
