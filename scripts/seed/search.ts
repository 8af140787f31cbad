import { createHash } from "node:crypto";

import { eq } from "drizzle-orm";

import { openDatabase } from "~/db/client.server";
import { siteFacts } from "~/db/schema/site";
import { readDocument } from "~/search/document";
import { forgetOthers, indexDocument } from "~/search/index-document.server";
import { siteDocuments, siteKinds } from "~/search/site-documents";

const fact = "search-content";
/** Documents that are written at once. */
const portion = 20;

/**
 * Brings the search index to the content in the code: what is new or changed is written, what is
 * gone is taken out. A second run with the same content reads one row.
 *
 * @returns whether anything was written.
 */
export async function seedSearch(d1: D1Database) {
  const db = openDatabase(d1);
  const documents = siteDocuments();
  const version = versionOf(documents.map((each) => [each, readDocument(each)]));

  const [[known]] = await db.batch([
    db.select({ value: siteFacts.value }).from(siteFacts).where(eq(siteFacts.name, fact)),
  ]);
  if (known?.value === version) return false;

  const now = Date.now();
  for (let from = 0; from < documents.length; from += portion) {
    const [first, ...rest] = documents
      .slice(from, from + portion)
      .flatMap((each) => indexDocument(db, each, now));
    if (first) await db.batch([first, ...rest]);
  }

  // Recorded last: a run that was broken off is taken up by the next one.
  const recorded = { value: version, updatedAt: now };
  await db.batch([
    db
      .insert(siteFacts)
      .values({ name: fact, ...recorded })
      .onConflictDoUpdate({ target: siteFacts.name, set: recorded }),
    ...siteKinds.flatMap((kind) =>
      forgetOthers(
        db,
        kind,
        documents.filter((each) => each.kind === kind).map(({ ref }) => ref),
      ),
    ),
  ]);
  return true;
}

function versionOf(content: unknown) {
  return createHash("sha256").update(JSON.stringify(content)).digest("hex");
}
