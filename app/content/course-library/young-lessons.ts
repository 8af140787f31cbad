import type { LessonText } from "./lesson-text";

/** Lessons for beginners under 18, by skill: of those that no kind of goal tells in its own way. */
export type YoungLessons = Readonly<Record<string, LessonText>>;
