import type { Field } from "../../../content/fit/field";
import { type FitContent, none } from "../../../content/fit/fit-content";
import type { Task } from "../../../content/fit/task";
import { partsOfGoal } from "./goal-parts";
import { createFieldMatcher } from "./match-field";
import { createHowToMatcher, type FoundHowTo } from "./match-how-tos";
import { createTaskMatcher } from "./match-task";
import type { Matched } from "./matched";
import { createGoalReader } from "./read-goal";

/** What a learner said, and what they chose where their words left it open. */
export interface FitAnswers {
  ageGroup: string;
  industry: string;
  learningGoal: string;
  /** Ids; `none` for "None of these". */
  fieldChoice?: string | null;
  taskChoice?: string | null;
  /** What they ticked of what was offered, as "task/how-to" in its order; missing where nobody asked. */
  howToChoice?: readonly string[] | null;
}

/** What is known of a learner: null where they were not understood, or said "None of these". */
export interface Fit {
  field: Field | null;
  task: Task | null;
  /** Another task that a part of the goal says plainly. */
  second?: Task | null;
  /** What of these tasks the goal surely asks for, the most wanted first. */
  howTos?: readonly FoundHowTo[];
}

export interface Fitter {
  fit(answers: FitAnswers): Required<Fit>;
  matchField(industry: string, ageGroup: string): Matched<Field>;
  matchTask(learningGoal: string, ageGroup?: string): Matched<Task>;
  /** What a course for this goal can bring about, what it surely asks for first. */
  offerHowTos(answers: FitAnswers): FoundHowTo[];
  /** What a course can bring about for any goal, by the kind of help that it needs, the likeliest first. */
  kindsOfHelp(answers: FitAnswers): FoundHowTo[];
  fields: readonly Field[];
  tasks: readonly Task[];
}

/** Of so many parts of a goal something is offered: nobody asks for more, and each costs a reading. */
const mostParts = 5;

export function createFitter({ fields, tasks, goals, spelled, ...things }: FitContent): Fitter {
  let words: ReadonlySet<string> | undefined;
  const spelledWords = () => {
    words ??= new Set(spelled.split(" "));
    return words;
  };
  const matchField = createFieldMatcher(fields, spelledWords);
  const read = createGoalReader(goals, spelledWords);
  const matchTask = createTaskMatcher(tasks, goals, read);
  const howTos = createHowToMatcher(things.howTos, things.howToWeights, read);

  const tasksOf = ({ ageGroup, learningGoal, taskChoice }: FitAnswers) => {
    const task = chosen(tasks, taskChoice, () => matchTask(learningGoal, ageGroup));
    // Its name, as it is offered, says nothing further.
    const isNamed = task !== null && isNameOf(task, learningGoal);
    const ofPart = (part: string) => matchTask(part, ageGroup);
    return {
      task,
      isNamed,
      second: task && !isNamed ? secondOf(learningGoal, task, ofPart) : null,
    };
  };
  const offerHowTos = (answers: FitAnswers) => {
    const { learningGoal, ageGroup } = answers;
    const { task, second } = tasksOf(answers);
    if (!task) return [];
    const closestTo = (words: string) => matchTask(words, ageGroup).closest;
    const ofParts = partsOfGoal(learningGoal)
      .slice(0, mostParts)
      .map((part) => ({ part, closest: closestTo(part) }));
    return howTos.offer(answers, task, second, { closest: closestTo(learningGoal), ofParts });
  };

  return {
    fields,
    tasks,
    matchField,
    matchTask,
    offerHowTos,
    kindsOfHelp: howTos.kindsOfHelp,
    fit(answers) {
      const { ageGroup, industry, fieldChoice, howToChoice } = answers;
      const field = chosen(fields, fieldChoice, () => matchField(industry, ageGroup));
      const { task, isNamed, second } = tasksOf(answers);
      const found = () => (task && !isNamed ? howTos.find(answers, task, second) : []);
      const ticked = howToChoice && howTos.pick(howToChoice, ageGroup);
      return { field, task, second, howTos: ticked ?? found() };
    },
  };
}

/** The first part of "write letters and spot scams" that is surely another task. */
function secondOf(learningGoal: string, task: Task, matchTask: Fitter["matchTask"]) {
  for (const words of partsOfGoal(learningGoal)) {
    const matched = matchTask(words);
    if (matched.isSure && matched.found.id !== task.id) return matched.found;
  }
  return null;
}

function isNameOf({ name, preset }: Task, learningGoal: string) {
  return [name, preset].includes(learningGoal.trim());
}

function chosen<T extends { id: string }>(
  all: readonly T[],
  choice: string | null | undefined,
  match: () => Matched<T>,
): T | null {
  if (choice === none) return null;
  const own = all.find(({ id }) => id === choice);
  if (own) return own;
  const matched = match();
  return matched.isSure ? matched.found : null;
}
