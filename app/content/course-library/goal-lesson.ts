import type { LessonText } from "./lesson-text";

/** The lessons for beginners, told with what one kind of goal is about, by skill. */
export type GoalLessons = Readonly<Record<string, LessonText>>;
