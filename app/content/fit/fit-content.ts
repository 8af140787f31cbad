import type { NamedHowTo } from "../course-library/how-to";
import type { Field } from "./field";
import type { GoalWeights, HowToWeights } from "./goal-weights";
import type { Task } from "./task";

/** All that is needed to understand a field and a goal. It is in the database, among the parts of the library. */
export interface FitContent {
  fields: readonly Field[];
  tasks: readonly Task[];
  /** By task. */
  howTos: Readonly<Record<string, readonly NamedHowTo[]>>;
  goals: GoalWeights;
  howToWeights: HowToWeights;
  /** Words of our own texts, parted by spaces: whoever types one of them has not mistyped another. */
  spelled: string;
}

/** Its text is cut into parts of this name and a number, since a statement holds no more. */
export const fitPart = "fit-";
/** Changes with the text, so that whoever knows it reads no part. */
export const fitVersionPart = "fit";

/** Stands for "None of these". */
export const none = "none";
