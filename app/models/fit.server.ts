import { and, asc, eq, gte, lt, ne, or, sql } from "drizzle-orm";

import { createFitter, type Fitter } from "../ai/built-in/fit/fit";
import { type FitContent, fitPart, fitVersionPart } from "../content/fit/fit-content";
import type { Database } from "../db/client.server";
import { courseLibrary } from "../db/schema/learning";

export type { Fitter };

/** Its texts are long, and it takes longer to make than to use. */
let latest: { version: string; fitter: Fitter } | undefined;

/**
 * The statement that reads which version of fields and goals there is, and their texts where this isolate knows
 * another or none, to be batched with others: no page asks the database once more for them.
 */
export function selectFit(db: Database) {
  const version = db
    .select({ content: courseLibrary.content })
    .from(courseLibrary)
    .where(eq(courseLibrary.part, fitVersionPart));
  return (
    db
      .select({ fitPart: courseLibrary.part, fitText: courseLibrary.content })
      .from(courseLibrary)
      .where(
        and(
          // A range of the key: LIKE would read every part of the library.
          gte(courseLibrary.part, fitVersionPart),
          lt(courseLibrary.part, `${fitPart}\uffff`),
          or(
            eq(courseLibrary.part, fitVersionPart),
            ne(sql`(${version})`, latest?.version ?? "none"),
          ),
        ),
      )
      // The version comes first: the names of the others begin with its name.
      .orderBy(asc(courseLibrary.part))
  );
}

/**
 * How fields and goals are understood: made once by an isolate, and again where there is another version.
 *
 * @throws when the texts are missing: the reference content was not written.
 */
export function toFitter([first, ...parts]: Awaited<ReturnType<typeof selectFit>>): Fitter {
  if (!first) throw new Error("The course library knows no fields: run `npm run seed`.");
  const version = first.fitText;
  // Without parts it was known when it was asked for; what another request has read since then does as well.
  if (parts.length > 0 && latest?.version !== version) {
    const text = parts.map(({ fitText }) => fitText).join("");
    latest = { version, fitter: createFitter(JSON.parse(text) as FitContent) };
  }
  if (!latest) throw new Error("The texts of fields and goals are missing: run `npm run seed`.");
  return latest.fitter;
}

export async function readFitter(db: Database) {
  const [rows] = await db.batch([selectFit(db)]);
  return toFitter(rows);
}
