import type { ClosingProject } from "./closing-projects";
import type { LessonQuestion } from "./lesson-text";

/** In the place of a task: kinds of help, for a goal that no how-to is about. */
export const anyGoal = "any-goal";

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
  /** Asked under the first one, with the skill that it is about. */
  question: LessonQuestion & { skillId: string };
  /** Once more, with what only the learner has. */
  yours: string;
  /** What goes wrong with this very thing, and how one sees it. */
  check: string;
  /** What to change for another size, material, language or person. */
  different: string;
  project: ClosingProject;
}

/** A how-to with words that speak for it, from which the model is trained beside what people wrote. */
export interface WordedHowTo extends HowTo {
  words: readonly string[];
}
