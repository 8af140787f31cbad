import type { LanguageModel, ModelFailure } from "./language-model";

/**
 * Whether a model may be called now:
 * - `resting`: it failed several times in a row and is left alone for a while.
 * - `used-up-by-person`, `used-up`: the day's budget has no room for the task.
 */
export type Admission = "admitted" | "resting" | "used-up-by-person" | "used-up";

export interface Outcome {
  /** Calls that were admitted and not made. */
  unused: number;
  /** Why nothing of the model could be used. */
  failure: ModelFailure | null;
}

/** Stands before a task for the model: an answer or a course. */
export interface ModelGuard {
  /** Takes that many calls from the day's budgets. What is not admitted costs nothing. */
  admit(calls: number): Promise<Admission>;
  /** Tells how an admitted task ended. */
  settle(outcome: Outcome): Promise<void>;
}

/** A model with the guard before it. */
export interface GuardedModel {
  model: LanguageModel;
  guard: ModelGuard;
}

/** For everything a request wants of the model. A second of the 15 is left for the rest of it. */
export const taskMs = 14_000;
