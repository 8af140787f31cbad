import type { ClosingProject } from "./closing-projects";

/** One thing that people want to have done for a task, and that a course can teach: see `content/how-tos`. */
export interface NamedHowTo {
  /** Within its task. */
  id: string;
  /** What somebody would say they want: "Practice a job interview out loud". */
  name: string;
  /** Nobody under 18 does it. */
  forAdults: boolean;
}

/** The lesson that brings it about, and the project that a course for it closes with. */
export interface HowTo extends NamedHowTo {
  /** Markdown without headings. */
  explanation: string;
  recap: readonly [string, string, string];
  project: ClosingProject;
}

/** A how-to with words that speak for it, from which the model is trained beside what people wrote. */
export interface WordedHowTo extends HowTo {
  words: readonly string[];
}
