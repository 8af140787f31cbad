import type { Course, CourseRecord } from "../ai/course";

/** Where a lesson stands in its course, counted from 0. */
export interface LessonPlace {
  module: number;
  lesson: number;
}

/** The same as people count, and as it is stored: "2.1" is the first lesson of the second module. */
export function lessonKey({ module, lesson }: LessonPlace) {
  return `${module + 1}.${lesson + 1}`;
}

export function readLessonKey(text: string): LessonPlace | undefined {
  const [, module, lesson] = text.match(/^([1-9]\d?)\.([1-9]\d?)$/) ?? [];
  return module && lesson ? { module: Number(module) - 1, lesson: Number(lesson) - 1 } : undefined;
}

/** A lesson's exercises with what was chosen, the key and an explanation of every option. */
export type LessonResult = {
  prompt: string;
  options: { text: string; explanation: string }[];
  answer: number;
  chosen: number;
}[];

interface AnsweredCourse {
  course: Course;
  record: CourseRecord;
  answers: ReadonlyMap<string, readonly number[]>;
}

/** A lesson with its record and, once it was answered, its result; undefined where there is none. */
export function lessonAt({ course, record, answers }: AnsweredCourse, place: LessonPlace) {
  const lesson = course.modules[place.module]?.lessons[place.lesson];
  const kept = record.modules[place.module]?.lessons[place.lesson];
  if (!lesson || !kept) return undefined;

  const given = answers.get(lessonKey(place));
  const result: LessonResult | null = given
    ? lesson.exercises.map(({ question, options }, index) => {
        const { answer, explanations } = kept.exercises[index] ?? { answer: -1, explanations: [] };
        return {
          prompt: question,
          options: options.map((text, option) => ({
            text,
            explanation: explanations[option] ?? "",
          })),
          answer,
          chosen: given[index] ?? -1,
        };
      })
    : null;
  return { lesson, record: kept, result };
}
