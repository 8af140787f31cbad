import type { Depth } from "./lesson-text";

/** What a learner does for a goal in the lesson on a skill, by skill; where none is told there is none. */
export type GoalSteps = Readonly<Record<string, Readonly<Partial<Record<Depth, string>>>>>;
