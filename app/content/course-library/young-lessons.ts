import type { LessonQuestion, LessonText } from "./lesson-text";

/** Lessons for beginners under 18, by skill: of those that no kind of goal tells in its own way. */
export type YoungLessons = Readonly<Record<string, LessonText>>;

/** What beginners under 18 are asked about the others, by skill. */
export type YoungQuestions = Readonly<Record<string, readonly LessonQuestion[]>>;
