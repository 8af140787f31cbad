import { createHash } from "node:crypto";

import { eq, inArray } from "drizzle-orm";

import { run } from "~/db/batch";
import { type Database, openDatabase } from "~/db/client.server";
import { searchDocuments, siteFacts } from "~/db/schema/site";
import { indexArticle, selectUnindexed } from "~/models/news/article-index.server";
import { readDocument, type SearchDocument } from "~/search/document";
import { forgetOthers, indexDocument, indexDocuments } from "~/search/index-document.server";
import { siteDocuments, siteKinds } from "~/search/site-documents";

const fact = "search-content";
const articlesFact = "search-articles";
/** Documents that are written at once. */
const portion = 20;

/**
 * Brings the search index to the content in the code: what is new or changed is written, what is
 * gone is taken out. Articles that were published before they could be found come in once. A second
 * run with the same content reads two rows.
 *
 * @returns whether anything was written.
 */
export async function seedSearch(d1: D1Database) {
  const db = openDatabase(d1);
  return [await seedContent(db), await seedArticles(db)].includes(true);
}

async function seedContent(db: Database) {
  const { documents, version } = readContent();
  if ((await readFact(db, fact)) === version) return false;

  const now = Date.now();
  const known = await readKnown(db);
  const isKnown = ({ kind, ref }: SearchDocument) => known.has(`${kind} ${ref}`);
  for (const part of inPortions(documents.filter(isKnown))) {
    await run(
      db,
      part.flatMap((each) => indexDocument(db, each, now)),
    );
  }
  for (const kind of siteKinds) {
    const added = documents.filter((each) => each.kind === kind && !isKnown(each));
    for (const part of inPortions(added)) await run(db, indexDocuments(db, kind, part, now));
  }

  // Recorded last: a run that was broken off is taken up by the next one.
  await db.batch([
    record(db, fact, version),
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

let content: { documents: SearchDocument[]; version: string } | undefined;

/** The same for as long as the program runs: tests seed many databases with it. */
function readContent() {
  if (!content) {
    const documents = siteDocuments();
    const version = versionOf(documents.map((each) => [each, readDocument(each)]));
    content = { documents, version };
  }
  return content;
}

async function readKnown(db: Database) {
  const { kind, ref } = searchDocuments;
  const rows = await db.select({ kind, ref }).from(searchDocuments).where(inArray(kind, siteKinds));
  return new Set(rows.map((each) => `${each.kind} ${each.ref}`));
}

function inPortions<Item>(items: readonly Item[]) {
  return Array.from({ length: Math.ceil(items.length / portion) }, (_, at) =>
    items.slice(at * portion, (at + 1) * portion),
  );
}

async function seedArticles(db: Database) {
  if ((await readFact(db, articlesFact)) !== undefined) return false;
  let written = false;
  while (true) {
    const articles = await selectUnindexed(db, portion);
    const [first, ...rest] = articles.flatMap((each) => indexArticle(db, each, Date.now()));
    if (!first) break;
    await db.batch([first, ...rest]);
    written = true;
  }
  await db.batch([record(db, articlesFact, "all")]);
  return written;
}

async function readFact(db: Database, name: string) {
  const [[known]] = await db.batch([
    db.select({ value: siteFacts.value }).from(siteFacts).where(eq(siteFacts.name, name)),
  ]);
  return known?.value;
}

function record(db: Database, name: string, value: string) {
  const recorded = { value, updatedAt: Date.now() };
  return db
    .insert(siteFacts)
    .values({ name, ...recorded })
    .onConflictDoUpdate({ target: siteFacts.name, set: recorded });
}

function versionOf(content: unknown) {
  return createHash("sha256").update(JSON.stringify(content)).digest("hex");
}
