import { inArray } from "drizzle-orm";

import { openLibrary, partsFor } from "../ai/built-in/course/library";
import type { Fit } from "../ai/built-in/fit/fit";
import type { CourseRequest } from "../ai/course";
import type { Database } from "../db/client.server";
import { courseLibrary } from "../db/schema/learning";

/** The statement that reads what a course is made from, to be batched with others. */
export function selectLibrary(db: Database, request: CourseRequest, fit: Fit) {
  return db
    .select({ part: courseLibrary.part, content: courseLibrary.content })
    .from(courseLibrary)
    .where(inArray(courseLibrary.part, partsFor(request, fit)));
}

type Rows = Awaited<ReturnType<typeof selectLibrary>>;

export function toLibrary(request: CourseRequest, rows: Rows, fit: Fit) {
  return openLibrary(request, new Map(rows.map(({ part, content }) => [part, content])), fit);
}
