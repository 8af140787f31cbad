import type { CourseRecord } from "../ai/course";
import { type LessonPlace, lessonKey } from "./course-lesson";
import { madeUpBy, type readRetries } from "./similar-question";
import type { Attempt } from "./skill-evidence.server";
import type { QuestionBank } from "./skill-questions.server";

interface AnsweredCourse {
  record: CourseRecord;
  answers: ReadonlyMap<string, readonly number[]>;
  retries: ReadonlyMap<string, ReturnType<typeof readRetries>>;
  questionsOf: QuestionBank;
}

/** Of each exercise of an answered lesson whether it was answered rightly, or made up for. */
export function rightIn(
  { record, answers, retries, questionsOf }: AnsweredCourse,
  place: LessonPlace,
): boolean[] {
  const key = lessonKey(place);
  const { exercises } = record.modules[place.module]?.lessons[place.lesson] ?? { exercises: [] };
  return exercises.map(
    ({ skillId, answer }, index) =>
      answers.get(key)?.[index] === answer ||
      madeUpBy(retries.get(key) ?? [], index, questionsOf(skillId)) !== undefined,
  );
}

/** An answered lesson is done once half of its exercises are right; until then it is read. */
export function isDoneBy(course: AnsweredCourse, place: LessonPlace) {
  const right = rightIn(course, place);
  return 2 * right.filter(Boolean).length >= right.length;
}

/** What a just answered lesson shows: of each skill whose last exercises of the course were in it. */
export function attemptsOf(
  { record, answers, retries, questionsOf }: AnsweredCourse,
  place: LessonPlace,
  now: number,
): Attempt[] {
  const asked = record.modules.flatMap(({ lessons }, module) =>
    lessons.flatMap(({ exercises }, lesson) =>
      exercises.map((exercise, index) => ({
        ...exercise,
        option: answers.get(lessonKey({ module, lesson }))?.[index],
        madeUpBy: madeUpBy(
          retries.get(lessonKey({ module, lesson })) ?? [],
          index,
          questionsOf(exercise.skillId),
        ),
        isHere: module === place.module && lesson === place.lesson,
      })),
    ),
  );
  const here = new Set(asked.filter(({ isHere }) => isHere).map(({ skillId }) => skillId));
  return [...here].flatMap((skillId) => {
    const own = asked.filter((each) => each.skillId === skillId && each.questionId !== null);
    if (own.length === 0 || own.some(({ option }) => option === undefined)) return [];
    const isPassed = own.every(({ option, answer, madeUpBy }) => option === answer || madeUpBy);
    const item = `lesson ${own.map(({ questionId, madeUpBy }) => madeUpBy ?? questionId).join(" ")}`;
    return [{ skillId, item, isPassed, hasFullMarks: false, now }];
  });
}
