import { is, SQL, sql } from "drizzle-orm";
import type { Statement } from "../db/batch";

import type { Database } from "../db/client.server";
import { searchDocuments, searchPostings, searchTermKinds, searchTerms } from "../db/schema/site";
import { readDocument, type SearchDocument } from "./document";
import type { SearchKind } from "./kinds";

/** A document whose row the same batch inserts: its id is known by a select of one text. */
export type NewDocument = Omit<SearchDocument, "ref" | "href"> & {
  ref: string | SQL;
  href: string | SQL;
};

/**
 * Brings the index to what the document says now, whether it knew the document or not. Only what
 * changed is written. The statements belong into the same `db.batch` as the write that changes the
 * thing itself, so that neither can be without the other.
 */
export function indexDocument(
  db: Database,
  document: SearchDocument | NewDocument,
  now: number,
): Statement[] {
  const { kind, ref, href, title } = document;
  const { excerpt, length, postings } = readDocument(document);
  const terms = JSON.stringify(postings.map(([term]) => term));
  const weighed = JSON.stringify(postings);
  const known = sql`(select id from search_documents where kind = ${kind} and ref = ${ref})`;
  const gone = sql`select term from search_postings
    where document_id = ${known} and term not in (select value from json_each(${terms}))`;

  const kept = sql`select value from json_each(${terms})`;
  const added = sql`json_each(${terms}) where not exists (
    select 1 from search_postings where term = value and kind = ${kind} and document_id = ${known}
  )`;
  const columns = { title, excerpt, href, length, updatedAt: now };

  return [
    db.insert(searchDocuments).select(
      sql`select null, ${kind}, ${ref}, ${title}, ${excerpt}, ${href}, ${length}, ${now}
        where ${known} is null`,
    ),
    db
      .update(searchDocuments)
      .set(columns)
      .where(
        sql`id = ${known}
          and (title, excerpt, href, length) is not (${title}, ${excerpt}, ${href}, ${length})`,
      ),

    db.update(searchTerms).set({ documents: sql`documents - 1` }).where(sql`term in (${gone})`),
    db.delete(searchTerms).where(sql`documents = 0 and term in (${gone})`),
    db
      .update(searchTermKinds)
      .set({ documents: sql`documents - 1` })
      .where(sql`kind = ${kind} and term in (${gone})`),
    db.delete(searchTermKinds).where(sql`documents = 0 and kind = ${kind} and term in (${gone})`),
    db.delete(searchPostings).where(sql`document_id = ${known} and term not in (${kept})`),

    db
      .insert(searchTerms)
      .select(sql`select value, 1 from ${added}`)
      .onConflictDoUpdate({ target: searchTerms.term, set: { documents: sql`documents + 1` } }),
    db
      .insert(searchTermKinds)
      .select(sql`select value, ${kind}, 1 from ${added}`)
      .onConflictDoUpdate({
        target: [searchTermKinds.term, searchTermKinds.kind],
        set: { documents: sql`documents + 1` },
      }),
    db
      .insert(searchPostings)
      .select(
        sql`select value ->> 0, ${kind}, value ->> 1, ${known} from json_each(${weighed}) where true`,
      )
      .onConflictDoUpdate({
        target: [searchPostings.term, searchPostings.kind, searchPostings.documentId],
        set: { weight: sql`excluded.weight` },
        setWhere: sql`weight <> excluded.weight`,
      }),
  ];
}

/**
 * Brings many documents of a kind into the index with as many statements as one needs. For those that
 * it does not know: behind `forgetDocuments` of the same.
 */
export function indexDocuments(
  db: Database,
  kind: SearchKind,
  documents: readonly SearchDocument[],
  now: number,
): Statement[] {
  if (documents.length === 0) return [];
  const each = documents.map((document) => {
    const { excerpt, length, postings } = readDocument(document);
    return [document.ref, document.title, excerpt, document.href, length, postings];
  });
  const all = sql`json_each(${JSON.stringify(each)}) as document`;
  const held = sql`${all}, json_each(document.value, '$[5]') as posting`;
  return [
    db.insert(searchDocuments).select(
      sql`select null, ${kind}, document.value ->> 0, document.value ->> 1, document.value ->> 2,
        document.value ->> 3, document.value ->> 4, ${now} from ${all}`,
    ),
    db
      .insert(searchTerms)
      .select(sql`select posting.value ->> 0, count(*) from ${held} where true group by 1`)
      .onConflictDoUpdate({
        target: searchTerms.term,
        set: { documents: sql`documents + excluded.documents` },
      }),
    db
      .insert(searchTermKinds)
      .select(sql`select posting.value ->> 0, ${kind}, count(*) from ${held} where true group by 1`)
      .onConflictDoUpdate({
        target: [searchTermKinds.term, searchTermKinds.kind],
        set: { documents: sql`documents + excluded.documents` },
      }),
    db.insert(searchPostings).select(
      sql`select posting.value ->> 0, ${kind}, posting.value ->> 1, (select id from search_documents
        where kind = ${kind} and ref = document.value ->> 0) from ${held}`,
    ),
  ];
}

/**
 * Takes things out of the index.
 *
 * @param refs a list, or a select of one column of text. A select is asked by each of the
 * statements, so it stands before what changes its answer.
 */
export function forgetDocuments(
  db: Database,
  kind: SearchKind,
  refs: readonly string[] | SQL,
): Statement[] {
  const some = is(refs, SQL) ? refs : sql`select value from json_each(${JSON.stringify(refs)})`;
  return forget(
    db,
    kind,
    sql`select id from search_documents where kind = ${kind} and ref in (${some})`,
  );
}

/** Takes out of the index what it still knows of a kind besides these. For content in the code. */
export function forgetOthers(db: Database, kind: SearchKind, refs: readonly string[]): Statement[] {
  const list = JSON.stringify(refs);
  return forget(
    db,
    kind,
    sql`select id from search_documents
      where kind = ${kind} and ref not in (select value from json_each(${list}))`,
  );
}

function forget(db: Database, kind: SearchKind, ids: SQL): Statement[] {
  // Counted once for all: a count for each term looks up every document for it.
  const counted = sql`(select term as gone_term, count(*) as gone from search_postings
    where document_id in (${ids}) group by term)`;
  const terms = sql`select term from search_postings where document_id in (${ids})`;
  return [
    db
      .update(searchTerms)
      .set({ documents: sql`documents - gone` })
      .from(counted)
      .where(sql`term = gone_term`),
    db.delete(searchTerms).where(sql`documents = 0 and term in (${terms})`),
    db
      .update(searchTermKinds)
      .set({ documents: sql`documents - gone` })
      .from(counted)
      .where(sql`term = gone_term and kind = ${kind}`),
    db.delete(searchTermKinds).where(sql`documents = 0 and kind = ${kind} and term in (${terms})`),
    db.delete(searchPostings).where(sql`document_id in (${ids})`),
    db.delete(searchDocuments).where(sql`id in (${ids})`),
  ];
}
