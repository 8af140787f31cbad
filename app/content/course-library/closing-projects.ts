import type { GoalPreset } from "../profile-options";

/** The last lesson of a course: something of one's own, by goal. */
export interface ClosingProject {
  /** At most 60 characters. */
  title: string;
  /** Markdown without headings, 100 to 160 words: what to make, in which steps, from one's own life. */
  brief: string;
  /** Four to six sentences to tick off, in the first person. */
  checklist: readonly string[];
}

export type ClosingProjects = Readonly<Record<GoalPreset | "own", ClosingProject>>;
