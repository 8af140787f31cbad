import type { Depth } from "./lesson-text";

/** What a learner does for a goal in a lesson, by its depth. */
export type GoalStep = Readonly<Partial<Record<Depth, string>>> & {
  /** Those that speak of what nobody under 18 has: a landlord, staff, a job. */
  forAdults?: readonly Depth[];
};

/** By skill; where none is told there is none. */
export type GoalSteps = Readonly<Record<string, GoalStep>>;
