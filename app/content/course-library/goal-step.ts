import type { Depth } from "./lesson-text";

/**
 * What a learner does for their own goal in the lesson on a skill, by skill. `[material]` and
 * `[result]` are places for what the goal brings, both at the end of a sentence or a clause. What fills
 * them may be one thing or many: what follows speaks of "the answer" and never of "it".
 */
export type GoalSteps = Readonly<Record<string, Readonly<Record<Depth, string>>>>;
