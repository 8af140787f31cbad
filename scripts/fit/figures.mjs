import { importTypescript } from "../setup/typescript.mjs";
import { rightTasks } from "./goals.mjs";

const { goalChances, noneMeant } = await importTypescript("app/ai/built-in/fit/goal-model.ts");
const { goalSignals, goalWords } = await importTypescript("app/ai/built-in/fit/goal-signals.ts");

/** The aim: so many in a hundred of the goals that are sure are read rightly. */
const aim = 92;
const offered = 6;

export function chancesOf(weights, { goal, age }) {
  return goalChances(weights, goalSignals(goalWords(goal), age));
}

/** The tasks that a reading offers, the likeliest first, with its chance. */
function rankedOf(chances) {
  return [...chances]
    .filter(([id]) => id !== noneMeant)
    .sort(([, one], [, other]) => other - one)
    .slice(0, offered);
}

function judged({ goal, chances }) {
  const ranked = rankedOf(chances);
  const right = rightTasks(goal);
  return {
    lead: ranked[0][1] - ranked[1][1],
    isRight: right.has(ranked[0][0]),
    isOffered: ranked.some(([id]) => right.has(id)),
    isNone: right.size === 0,
  };
}

/** The smallest lead from which on `aim` in a hundred are right. */
export function sureFrom(readings) {
  const all = readings.map(judged).sort((one, other) => other.lead - one.lead);
  let right = 0;
  let lowest = 1;
  for (const [at, { lead, isRight }] of all.entries()) {
    if (isRight) right++;
    if (right * 100 >= aim * (at + 1)) lowest = lead;
  }
  return Math.ceil(lowest * 1000) / 1000;
}

/** A line for these readings: how many are sure and right, and who is asked finds theirs among the choices. */
export function figureLine(name, readings, sure) {
  const all = readings.map(judged);
  const meant = all.filter(({ isNone }) => !isNone);
  const isSure = ({ lead }) => lead >= sure;
  const count = (list, test) => list.filter(test).length;
  const percent = (part, whole) => `${((100 * part) / Math.max(1, whole)).toFixed(1)}`.padStart(5);
  const surely = all.filter(isSure);
  const asked = meant.filter((each) => !isSure(each));
  return [
    name.padEnd(6),
    `${all.length} goals`.padStart(11),
    `first ${percent(
      count(meant, ({ isRight }) => isRight),
      meant.length,
    )}`,
    `sure ${percent(surely.length, all.length)}`,
    `right where sure ${percent(
      count(surely, ({ isRight }) => isRight),
      surely.length,
    )}`,
    `(${count(surely, ({ isRight, isNone }) => !isRight && !isNone)} wrong, ${count(surely, ({ isNone }) => isNone)} meant none)`,
    `asked, among the choices ${percent(
      count(asked, ({ isOffered }) => isOffered),
      asked.length,
    )}`,
    `(${count(asked, ({ isOffered }) => !isOffered)} not)`,
  ].join("  ");
}
