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

/** The lessons that bring it about, each in a module of its own, and the project that a course for it closes with. */
export interface HowTo extends NamedHowTo {
  /** Of the first one. Markdown without headings, as the others are. */
  explanation: string;
  recap: readonly [string, string, string];
  /** Once more, with what only the learner has. */
  yours: TitledText;
  /** What goes wrong with this very thing, and how one sees it. */
  check: TitledText;
  /** What to change for another size, material, language or person. */
  different: TitledText;
  project: ClosingProject;
}

export interface TitledText {
  /** At most 60 characters. */
  title: string;
  text: string;
}

/** A how-to with words that speak for it, from which the model is trained beside what people wrote. */
export interface WordedHowTo extends HowTo {
  words: readonly string[];
}
