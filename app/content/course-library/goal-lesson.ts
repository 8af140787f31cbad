import type { LessonQuestion } from "./lesson-text";

/** The lesson on a skill for beginners, told with what a kind of goal is about. */
export interface GoalLesson {
  /** At most 60 characters. */
  title: string;
  /** Markdown without headings. What to remember is that of the skill's lesson. */
  explanation: string;
  /** Asked in the place of the first question of the skill's lesson. */
  question: LessonQuestion;
}

/** The lessons of one kind of goal, by skill. */
export type GoalLessons = Readonly<Record<string, GoalLesson>>;
