import type { AgeGroup } from "../profile-options";

/** What to mind or to try at an age: 30 to 80 words. */
export interface AgeNote {
  /** In whose lessons it may stand, the best place first. */
  skills: readonly string[];
  /** The kinds of goals whose lessons have the same subject; none: it is about the skill, whatever the goal. */
  goals: readonly string[];
  text: string;
}

/** By age group, the most important first. */
export type AgeNotes = Readonly<Record<AgeGroup, readonly AgeNote[]>>;
