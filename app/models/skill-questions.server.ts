import { and, eq, inArray, sql } from "drizzle-orm";

import { questionsPart } from "../content/course-library/part-names";
import type { Question } from "../content/skills/skill";
import type { Database } from "../db/client.server";
import { courseLibrary, courseParts, courses } from "../db/schema/learning";
import { type CheckQuestion, isOther } from "./check-answer";
import type { LessonPlace } from "./course-lesson";

/** The statement that reads the questions of a skill, to be batched with others. */
export function selectQuestions(db: Database, skillId: string) {
  return db
    .select({ questions: courseLibrary.content })
    .from(courseLibrary)
    .where(eq(courseLibrary.part, questionsPart(skillId)));
}

/** @throws when they are missing: the reference content was not written. */
export function toQuestions([row]: Awaited<ReturnType<typeof selectQuestions>>) {
  if (!row) throw new Error("The course library has no questions: run `npm run seed`.");
  return JSON.parse(row.questions) as readonly CheckQuestion[];
}

/** The statement that reads the questions of some skills, to be batched with others. */
export function selectQuestionsOf(db: Database, skillIds: readonly string[]) {
  return db
    .select({ part: courseLibrary.part, questions: courseLibrary.content })
    .from(courseLibrary)
    .where(inArray(courseLibrary.part, skillIds.map(questionsPart)));
}

/** The statement that reads the questions of the skills that a lesson of a course asks for. */
export function selectLessonQuestions(
  db: Database,
  { userId, courseId, place }: { userId: number; courseId: number; place: LessonPlace },
) {
  const exercises = `$.lessons[${place.module}][${place.lesson}][1]`;
  const whole = `$.modules[${place.module}].lessons[${place.lesson}].exercises`;
  const isAsked = and(eq(courses.id, courseId), eq(courses.userId, userId));
  const asked = sql`
    select ${questionsPart("")} || json_extract(coalesce(part.content, exercise.value), '$.skillId')
    from ${courses}, json_each(${courses.course}, ${exercises}) as exercise
    left join ${courseParts} as part on exercise.type = 'integer' and part.id = exercise.atom
    where ${isAsked}
    union all
    select ${questionsPart("")} || json_extract(exercise.value, '$.skillId')
    from ${courses}, json_each(${courses.provenance}, ${whole}) as exercise where ${isAsked}`;
  return db
    .select({ part: courseLibrary.part, questions: courseLibrary.content })
    .from(courseLibrary)
    .where(sql`${courseLibrary.part} in (${asked})`);
}

/** The choices of some skills, to be asked for by skill; none where there are none. */
export type QuestionBank = (skillId: string) => readonly Question[];

export function toBank(rows: Awaited<ReturnType<typeof selectLessonQuestions>>): QuestionBank {
  const parts = new Map(rows.map(({ part, questions }) => [part, questions]));
  return (skillId) => {
    const all: CheckQuestion[] = JSON.parse(parts.get(questionsPart(skillId)) ?? "[]");
    return all.flatMap((question) => (isOther(question) ? [] : question));
  };
}
