import { and, asc, gte, lt } from "drizzle-orm";

import { createFitter, type Fitter } from "../ai/built-in/fit/fit";
import { type FitContent, fitPart } from "../content/fit/fit-content";
import type { Database } from "../db/client.server";
import { courseLibrary } from "../db/schema/learning";

export type { Fitter };

/** The statement that reads how fields and goals are understood, to be batched with others. */
export function selectFit(db: Database) {
  return (
    db
      .select({ fitText: courseLibrary.content })
      .from(courseLibrary)
      // A range of the key: LIKE would read every part of the library.
      .where(and(gte(courseLibrary.part, fitPart), lt(courseLibrary.part, `${fitPart}\uffff`)))
      .orderBy(asc(courseLibrary.part))
  );
}

/** It takes longer to make than to use, and the same texts make the same one. */
let latest: { text: string; fitter: Fitter } | undefined;

/** @throws when the texts are missing: the reference content was not written. */
export function toFitter(rows: Awaited<ReturnType<typeof selectFit>>): Fitter {
  const text = rows.map(({ fitText }) => fitText).join("");
  if (!text) throw new Error("The course library knows no fields: run `npm run seed`.");
  if (latest?.text !== text) {
    latest = { text, fitter: createFitter(JSON.parse(text) as FitContent) };
  }
  return latest.fitter;
}

export async function readFitter(db: Database) {
  const [rows] = await db.batch([selectFit(db)]);
  return toFitter(rows);
}
