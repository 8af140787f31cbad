import { eq } from "drizzle-orm";

import { courses } from "~/db/schema/learning";
import { getCourse } from "~/models/course.server";
import type { startApp } from "./app";

/** A course with its record, whoever it belongs to. */
export async function readCourse(
  { db }: Pick<Awaited<ReturnType<typeof startApp>>, "db">,
  id: number,
) {
  const [row] = await db.select({ userId: courses.userId }).from(courses).where(eq(courses.id, id));
  const course = row && (await getCourse(db, row.userId, id));
  if (!course) throw new Error(`There is no course ${id}.`);
  return course;
}
