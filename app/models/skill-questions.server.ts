import { and, eq, inArray, sql } from "drizzle-orm";

import { questionsPart } from "../content/course-library/part-names";
import type { Question } from "../content/skills/skill";
import type { Database } from "../db/client.server";
import { courseLibrary, courses } from "../db/schema/learning";
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
  return JSON.parse(row.questions) as readonly Question[];
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
  const exercises = `$.modules[${place.module}].lessons[${place.lesson}].exercises`;
  const asked = db
    .select({ part: sql`${questionsPart("")} || json_extract(exercise.value, '$.skillId')` })
    .from(sql`${courses}, json_each(${courses.provenance}, ${exercises}) as exercise`)
    .where(and(eq(courses.id, courseId), eq(courses.userId, userId)));
  return db
    .select({ part: courseLibrary.part, questions: courseLibrary.content })
    .from(courseLibrary)
    .where(sql`${courseLibrary.part} in (${asked})`);
}

/** Questions of some skills, to be asked for by skill; none where there are none. */
export type QuestionBank = (skillId: string) => readonly Question[];

export function toBank(rows: Awaited<ReturnType<typeof selectLessonQuestions>>): QuestionBank {
  const parts = new Map(rows.map(({ part, questions }) => [part, questions]));
  return (skillId) => JSON.parse(parts.get(questionsPart(skillId)) ?? "[]");
}
