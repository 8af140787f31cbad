import type { Field } from "./field";
import type { Task } from "./task";

/** All that is needed to understand a field and a goal. It is in the database, as one part of the library. */
export interface FitContent {
  fields: readonly Field[];
  tasks: readonly Task[];
  /** Words of our own texts, parted by spaces: whoever types one of them has not mistyped another. */
  spelled: string;
}

export const fitPart = "fit";

/** Stands for "None of these". */
export const none = "none";
