import { eq, inArray, sql } from "drizzle-orm";

import type { SuitingCase } from "../ai/built-in/course/choose-cases";
import { caseName, openLibrary, partsFor } from "../ai/built-in/course/library";
import type { Fit } from "../ai/built-in/fit/fit";
import type { CourseRequest } from "../ai/course";
import { moduleKinds } from "../content/course-library/field-pack";
import type { LessonText } from "../content/course-library/lesson-text";
import { lessonsPart, packPart } from "../content/course-library/part-names";
import type { Database } from "../db/client.server";
import { courseLibrary } from "../db/schema/learning";
import { selectSkillText, toSkillText } from "./skill-text.server";

/** The statement that reads what a course is made from, to be batched with others. */
export function selectLibrary(db: Database, request: CourseRequest, fit: Fit) {
  return db
    .select({ part: courseLibrary.part, content: courseLibrary.content })
    .from(courseLibrary)
    .where(inArray(courseLibrary.part, partsFor(request, fit)));
}

/** The statement that reads the texts of cases out of the packs in which they lie. */
export function selectCases(db: Database, cases: readonly SuitingCase[]) {
  const wanted = JSON.stringify(
    cases.map((each) => [
      caseName(each),
      packPart(each.packId),
      `$.${each.isOwn ? "ownCases" : "cases"}."${each.skillId}"`,
    ]),
  );
  return db
    .select({
      name: sql<string>`wanted.value ->> 0`.as("case_name"),
      text: sql<string>`json_extract(${courseLibrary.content}, wanted.value ->> 2)`.as("case_text"),
    })
    .from(sql`json_each(${wanted}) as wanted`)
    .innerJoin(courseLibrary, eq(courseLibrary.part, sql`wanted.value ->> 1`));
}

export function toCases(rows: Awaited<ReturnType<typeof selectCases>>) {
  return new Map(rows.map(({ name, text }) => [name, text]));
}

type Rows = Awaited<ReturnType<typeof selectLibrary>>;

export function toLibrary(request: CourseRequest, rows: Rows, fit: Fit) {
  return openLibrary(request, new Map(rows.map(({ part, content }) => [part, content])), fit);
}

/** What the library teaches about a skill, on its page and in courses; null where no course does. */
export async function readLessonTexts(db: Database, skillId: string) {
  const kind = moduleKinds.find(({ skills }) => (skills as readonly string[]).includes(skillId));
  if (!kind) return null;
  const names = { first: lessonsPart("first", kind.id), further: lessonsPart("further", kind.id) };
  const [rows, text] = await db.batch([
    db
      .select({
        part: courseLibrary.part,
        text: sql<string | null>`json_extract(${courseLibrary.content}, ${`$."${skillId}"`})`.as(
          "text",
        ),
      })
      .from(courseLibrary)
      .where(inArray(courseLibrary.part, Object.values(names))),
    selectSkillText(db, skillId),
  ]);
  const read = (name: string) => rows.find(({ part }) => part === name)?.text;
  const [first, further] = [read(names.first), read(names.further)];
  if (!first || !further) return null;
  return {
    page: toSkillText(text),
    first: JSON.parse(first) as LessonText,
    further: JSON.parse(further) as LessonText,
  };
}
