import type { Depth } from "./lesson-text";

/**
 * What a learner does for their own goal in the lesson on a skill, by skill. `[material]` and
 * `[result]` are places for what the goal brings, both at the end of a sentence or a clause.
 */
export type GoalSteps = Readonly<Record<string, Readonly<Record<Depth, string>>>>;
