import { inArray, type SQL, sql } from "drizzle-orm";

import { withoutWanting } from "../ai/built-in/fit/reasons";
import type { Course, CourseRecord, WrittenCourse } from "../ai/course";
import type { Database } from "../db/client.server";
import { courseParts, courses } from "../db/schema/learning";
import { sha256 } from "../keys/digest.server";
import type { LessonPlace } from "./course-lesson";
import { putTogether, type StoredParts, type StoredRecord, takeApart } from "./course-parts";

/** Half of a SHA-256 tells our texts apart. */
const hashLength = 32;

/**
 * The columns of a course. What of it the library wrote is kept once for all learners.
 *
 * @param draft the course as the library alone wrote it.
 */
export async function storeParts(db: Database, written: WrittenCourse, draft: WrittenCourse) {
  const numbers = await numberParts(db, textsOf(draft));
  return columnsOf(takeApart(written, (text) => numbers.get(text)));
}

/**
 * The same for a course from before there were parts; null where it is none, or a model wrote
 * in it. Its words may be those of an older library: whatever names the learner's goal or field
 * stays in the course.
 */
export async function storeWhole(
  db: Database,
  { course, record }: Pick<Columns, "course" | "record">,
) {
  const stored: StoredParts | Course = JSON.parse(course);
  if ("head" in stored) return null;
  const whole = { course: stored, record: JSON.parse(record) as CourseRecord };
  const { modules, request } = whole.record;
  if (modules.some(({ lessons }) => lessons.some(({ writtenBy }) => writtenBy !== "library"))) {
    return null;
  }
  const own = beginningsOf([request.learningGoal, request.industry]);
  const shared = textsOf(whole).filter((text) => {
    const said = text.toLowerCase();
    return !own.some((beginning) => said.includes(beginning));
  });
  const numbers = await numberParts(db, shared);
  return columnsOf(takeApart(whole, (text) => numbers.get(text)));
}

/** What our texts quote is on one line, often without "I want to", and long wishes are cut. */
function beginningsOf(typed: readonly string[]) {
  return [...typed.map(withoutWanting), ...typed]
    .map((said) =>
      said
        .replace(/[\s\p{Cc}]+/gu, " ")
        .replace(/["“”„]/g, "'")
        .trim(),
    )
    .filter(Boolean)
    .map((said) =>
      JSON.stringify([...said].slice(0, 20).join(""))
        .slice(1, -1)
        .toLowerCase(),
    );
}

/** The number of a part that courses share, for any value that the library alone wrote. */
export async function numberPart(db: Database, value: object | string) {
  const text = JSON.stringify(value);
  return (await numberParts(db, [text])).get(text);
}

function textsOf(course: WrittenCourse): string[] {
  const texts = new Set<string>();
  takeApart(course, (text) => {
    texts.add(text);
    return undefined;
  });
  return [...texts];
}

function columnsOf({ stored, record }: ReturnType<typeof takeApart>) {
  return { course: JSON.stringify(stored), provenance: JSON.stringify(record) };
}

async function numberParts(db: Database, texts: readonly string[]) {
  const parts = await Promise.all(
    texts.map(async (text) => ({ text, hash: (await sha256(text)).slice(0, hashLength) })),
  );
  const sent = JSON.stringify(parts.map(({ hash, text }) => [hash, text]));
  const hashes = sql`(select value from json_each(${JSON.stringify(parts.map(({ hash }) => hash))}))`;
  const [, rows] = await db.batch([
    db
      .insert(courseParts)
      .select(sql`select null, value ->> 0, value ->> 1 from json_each(${sent}) where true`)
      .onConflictDoNothing(),
    db
      .select({ id: courseParts.id, hash: courseParts.hash })
      .from(courseParts)
      .where(inArray(courseParts.hash, hashes)),
  ]);
  const ids = new Map(rows.map(({ id, hash }) => [hash, id]));
  return new Map(parts.map(({ text, hash }) => [text, ids.get(hash)]));
}

/** All of a course, its titles alone, or with them the text of one lesson. */
export type Reading = "whole" | "titles" | LessonPlace;

/** The column with so much of a course's parts, as JSON by their numbers. */
export function partsOfCourse(reading: Reading): SQL<string> {
  const paths = JSON.stringify(["$.head", "$.modules", ...lessonsOf(reading)]);
  // In this order the database looks up each part that the course names, and no other.
  return sql<string>`(
    select json_group_object(part.id, json(part.content))
    from json_each(${paths}) as path
    cross join json_tree(${courses.course}, path.value) as tree
    cross join ${courseParts} as part
    where tree.type = 'integer' and part.id = tree.atom)`;
}

function lessonsOf(reading: Reading) {
  if (reading === "titles") return [];
  return [reading === "whole" ? "$.lessons" : `$.lessons[${reading.module}][${reading.lesson}]`];
}

interface Columns {
  title: string;
  course: string;
  record: string;
  parts: string;
}

/** A course as it was written. Those from before there were parts are stored as a whole. */
export function openParts({ title, course, record, parts }: Columns): WrittenCourse {
  const stored: StoredParts | Course = JSON.parse(course);
  if (!("head" in stored)) return { course: stored, record: JSON.parse(record) as CourseRecord };
  return putTogether(title, stored, JSON.parse(record) as StoredRecord, JSON.parse(parts));
}

/** A row of the table with the course itself in place of what is stored of it. */
export function withCourse({ parts, record, ...row }: Record<string, unknown>) {
  const { course } = openParts({ ...row, parts, record } as unknown as Columns);
  return { ...row, course };
}
