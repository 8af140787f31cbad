import type { Field } from "../../../content/fit/field";
import { type FitContent, none } from "../../../content/fit/fit-content";
import type { Task } from "../../../content/fit/task";
import { createFieldMatcher } from "./match-field";
import { createTaskMatcher } from "./match-task";
import type { Matched } from "./matched";

/** What a learner said, and what they chose where their words left it open. */
export interface FitAnswers {
  ageGroup: string;
  industry: string;
  learningGoal: string;
  /** Ids; `none` for "None of these". */
  fieldChoice?: string | null;
  taskChoice?: string | null;
}

/** What is known of a learner: null where they were not understood, or said "None of these". */
export interface Fit {
  field: Field | null;
  task: Task | null;
  /** Another task that a part of the goal says plainly. */
  second?: Task | null;
}

export interface Fitter {
  fit(answers: FitAnswers): Fit;
  matchField(industry: string, ageGroup: string): Matched<Field>;
  matchTask(learningGoal: string, ageGroup?: string): Matched<Task>;
  fields: readonly Field[];
  tasks: readonly Task[];
}

export function createFitter({ fields, tasks, goals, spelled }: FitContent): Fitter {
  let words: ReadonlySet<string> | undefined;
  const spelledWords = () => {
    words ??= new Set(spelled.split(" "));
    return words;
  };
  const matchField = createFieldMatcher(fields, spelledWords);
  const matchTask = createTaskMatcher(tasks, goals, spelledWords);

  return {
    fields,
    tasks,
    matchField,
    matchTask,
    fit({ ageGroup, industry, learningGoal, fieldChoice, taskChoice }) {
      const task = chosen(tasks, taskChoice, () => matchTask(learningGoal, ageGroup));
      return {
        field: chosen(fields, fieldChoice, () => matchField(industry, ageGroup)),
        task,
        second: task && secondOf(learningGoal, task, (part) => matchTask(part, ageGroup)),
      };
    },
  };
}

/** The first part of "write letters and spot scams" that is surely another task. */
function secondOf(learningGoal: string, task: Task, matchTask: Fitter["matchTask"]) {
  const parts = learningGoal.split(/\s+(?:and|also|plus|but)\s+|[;.\n]+/i);
  if (parts.length === 1 || [task.preset, task.name].includes(learningGoal.trim())) return null;
  for (const words of parts) {
    const matched = matchTask(words);
    if (matched.isSure && matched.found.id !== task.id) return matched.found;
  }
  return null;
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
