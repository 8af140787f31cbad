import { and, asc, eq, gte, lt } from "drizzle-orm";

import { createFitter, type Fitter } from "../ai/built-in/fit/fit";
import { type FitContent, fitPart, fitVersionPart } from "../content/fit/fit-content";
import type { Database } from "../db/client.server";
import { courseLibrary } from "../db/schema/learning";

export type { Fitter };

/** The statement that reads which version of fields and goals there is, to be batched with others. */
export function selectFit(db: Database) {
  return db
    .select({ fitVersion: courseLibrary.content })
    .from(courseLibrary)
    .where(eq(courseLibrary.part, fitVersionPart));
}

/** Its texts are long, and it takes longer to make than to use. */
let latest: { version: string; fitter: Fitter } | undefined;

/**
 * How fields and goals are understood: read once by an isolate, and again where there is another version.
 *
 * @throws when the texts are missing: the reference content was not written.
 */
export async function toFitter(
  db: Database,
  [row]: Awaited<ReturnType<typeof selectFit>>,
): Promise<Fitter> {
  if (!row) throw new Error("The course library knows no fields: run `npm run seed`.");
  if (latest?.version !== row.fitVersion) {
    latest = { version: row.fitVersion, fitter: createFitter(await readContent(db)) };
  }
  return latest.fitter;
}

async function readContent(db: Database) {
  const [rows] = await db.batch([
    db
      .select({ fitText: courseLibrary.content })
      .from(courseLibrary)
      // A range of the key: LIKE would read every part of the library.
      .where(and(gte(courseLibrary.part, fitPart), lt(courseLibrary.part, `${fitPart}\uffff`)))
      .orderBy(asc(courseLibrary.part)),
  ]);
  return JSON.parse(rows.map(({ fitText }) => fitText).join("")) as FitContent;
}

export async function readFitter(db: Database) {
  const [rows] = await db.batch([selectFit(db)]);
  return toFitter(db, rows);
}
