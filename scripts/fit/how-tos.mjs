import { writeFileSync } from "node:fs";
import { importTypescript } from "../setup/typescript.mjs";
import { fingerprintOf } from "./fingerprint.mjs";
import { readGoals, trainedAuthors } from "./goals.mjs";
import { packGoals } from "./packing.mjs";
import { trainGoals } from "./regression.mjs";
import { howTos } from "./tasks.mjs";

const { goalChances, noneMeant } = await importTypescript("app/ai/built-in/fit/goal-model.ts");
const { partsOfGoal } = await importTypescript("app/ai/built-in/fit/goal-parts.ts");
const { goalSignals, goalWords } = await importTypescript("app/ai/built-in/fit/goal-signals.ts");

export const howToWeightsFile = "app/content/fit/how-to-weights.json";
const folds = 6;
/** The aim: so many in a hundred of those that are found are what was asked for. */
const aim = 90;
/** How much a name and a word of a how-to count beside somebody's goal. */
const worth = { name: 1, word: 0.5 };

/** Which how-tos of a task a goal asks for, by their ids, the most wanted first. */
function wantedOf(taskId, { howTos }) {
  return howTos
    .filter((key) => key.startsWith(`${taskId}/`))
    .map((key) => key.slice(taskId.length + 1));
}

/** The goals that are of a task or wish for it as well, labelled by how-to as others are by task. */
function goalsOf(taskId, goals) {
  return goals
    .filter(({ task, or, also }) => [task, ...or, ...also].includes(taskId))
    .map((goal) => {
      const [first = null, ...others] = wantedOf(taskId, goal);
      return { ...goal, task: first, or: others, also: [] };
    });
}

/** What our own texts say of each how-to, in the form of goals. */
function ownGoals(own) {
  return own.flatMap(({ id, name, words }) => {
    const told = (goal, weight) => ({ goal, task: id, or: [], also: [], author: null, weight });
    return [told(name, worth.name), ...words.map((word) => told(word, worth.word))];
  });
}

/** A model for each task, learned from the goals of these authors. */
function learn(authors) {
  const goals = readGoals(authors);
  return Object.fromEntries(
    Object.entries(howTos).map(([taskId, own]) => {
      const ids = [...own.map(({ id }) => id), noneMeant];
      const goalsAndWords = [...goalsOf(taskId, goals), ...ownGoals(own)];
      return [taskId, packGoals(trainGoals(goalsAndWords, ids), ids)];
    }),
  );
}

/** The likeliest how-to for these words, with its chance, and whether it is wanted. */
function judged(model, words, age, wanted) {
  const [[id, chance]] = [...goalChances(model, goalSignals(goalWords(words), age))].sort(
    ([, one], [, other]) => other - one,
  );
  return { isNone: id === noneMeant, chance, isRight: wanted.includes(id) };
}

/** The goals of all authors by models that had not met them, as wholes and in parts. */
function readLeavingOut() {
  return Array.from({ length: folds }, (_, fold) => {
    const isLeftOut = (at) => at % folds === fold;
    const models = learn(trainedAuthors.filter((_, at) => !isLeftOut(at)));
    const goals = readGoals(trainedAuthors.filter((_, at) => isLeftOut(at)));
    return goals.flatMap((goal) => {
      const model = models[goal.task];
      if (!model) return [];
      const wanted = wantedOf(goal.task, goal);
      const read = (words) => judged(model, words, goal.age, wanted);
      return [{ goal, wanted, whole: read(goal.goal), parts: partsOfGoal(goal.goal).map(read) }];
    });
  }).flat();
}

/** The smallest chance from which on `aim` in a hundred are right. */
function sureFrom(readings) {
  const found = readings.filter(({ isNone }) => !isNone);
  found.sort((one, other) => other.chance - one.chance);
  let right = 0;
  let lowest = 1;
  for (const [at, { chance, isRight }] of found.entries()) {
    if (isRight) right++;
    if (right * 100 >= aim * (at + 1)) lowest = chance;
  }
  return Math.ceil(lowest * 1000) / 1000;
}

/** Writes the weights, with the chances from which one is sure for authors that were not met. */
export function trainHowTos() {
  const readings = readLeavingOut();
  const weights = {
    trainedFrom: fingerprint(),
    sureFrom: sureFrom(readings.map(({ whole }) => whole)),
    sureOfPartFrom: sureFrom(readings.flatMap(({ parts }) => parts)),
    models: learn(trainedAuthors),
  };
  writeFileSync(howToWeightsFile, `${JSON.stringify(weights, null, 1)}\n`);
  const kilobytes = Math.round(JSON.stringify(weights).length / 1024);
  return [
    `${Object.keys(howTos).length} tasks' how-tos, ${kilobytes} KB, sure from ${weights.sureFrom}, of a part from ${weights.sureOfPartFrom}: ${howToWeightsFile}`,
  ];
}

function fingerprint() {
  const ownTexts = Object.entries(howTos).map(([taskId, own]) => [
    taskId,
    own.map(({ id, name, words }) => [id, name, words]),
  ]);
  return fingerprintOf(["goals", "how-tos", "packing", "regression", "tasks"], ownTexts);
}

/** A line for each author who was left out and one for all: how often a how-to is found and wanted. */
export function measureHowTos({ sureFrom }) {
  const readings = readLeavingOut();
  const line = (name, own) => {
    const found = own.filter(({ whole }) => !whole.isNone && whole.chance >= sureFrom);
    const right = found.filter(({ whole }) => whole.isRight);
    const percent = (part, whole) =>
      `${((100 * part) / Math.max(1, whole)).toFixed(1)}`.padStart(5);
    const served = own.filter(({ wanted }) => wanted.length > 0);
    return `${name.padEnd(6)}  ${`${own.length} goals`.padStart(11)}  there is one ${percent(served.length, own.length)}  found ${percent(found.length, own.length)}  right where found ${percent(right.length, found.length)}`;
  };
  return [
    ...trainedAuthors.map((author) =>
      line(
        author,
        readings.filter(({ goal }) => goal.author === author),
      ),
    ),
    line("all", readings),
  ];
}
