/** How far a lesson goes: `first` for beginners, `further` for those who use AI tools every week. */
export type Depth = "first" | "further";

/** An exercise of a course. Options, key and explanations belong together: order them with care. */
export interface LessonQuestion {
  /** Unique in the library and never reused: answers are stored under it. */
  id: string;
  question: string;
  /** Three or four; each says why it is right or wrong once an answer was given. */
  options: readonly { text: string; explanation: string }[];
  /** Index of the one right option. */
  answer: number;
  /** Points the way without giving the answer away. */
  hint: string;
}

/** What the library teaches about a skill at one depth. */
export interface LessonText {
  /** At most 60 characters. */
  title: string;
  /** Markdown without headings, 180 to 350 words. */
  explanation: string;
  /** What to remember: three short sentences. */
  recap: readonly [string, string, string];
  questions: readonly [LessonQuestion, LessonQuestion];
}

/** The lessons of one skill, under its id. */
export interface SkillLessons {
  skillId: string;
  first: LessonText;
  further: LessonText;
}
