import { type SQL, sql } from "drizzle-orm";
import type { Statement } from "../../db/batch";

import type { Database } from "../../db/client.server";
import { threads } from "../../db/schema/community";
import {
  searchDocuments,
  searchPostings,
  searchTermKinds,
  searchTerms,
} from "../../db/schema/site";
import type { SearchDocument } from "../../search/document";
import { solvedFacet } from "../../search/facets";
import { forgetDocuments, indexDocument, indexDocuments } from "../../search/index-document.server";
import type { SearchKind } from "../../search/kinds";
import { plainText } from "../../search/plain-text";

/** A number, or a select of one: the id of a row that the same batch inserts. */
type Id = number | SQL;

export const questionKind = "question" satisfies SearchKind;
const answerKind = "answer" satisfies SearchKind;

/** What the search knows of a question. */
export interface IndexedThread {
  id: Id;
  title: string;
  /** Markdown. */
  body: string;
  /** Names, such as "Best Practices". */
  tags: readonly string[];
  isSolved: boolean;
}

/** What the search knows of an answer. */
export interface IndexedAnswer {
  id: Id;
  threadId: Id;
  /** Markdown. */
  body: string;
  isAccepted: boolean;
}

/**
 * Statements that bring a visible question into the search, new or edited. They stand behind the
 * statement that writes its row. Its answers are shown under the title that the row has.
 */
export function indexThread(db: Database, thread: IndexedThread, now: number): Statement[] {
  const { id, title, body, tags, isSolved } = thread;
  return indexDocument(
    db,
    {
      kind: questionKind,
      ref: textOf(id),
      title,
      tags,
      body: plainText(body),
      href: sql`'/community/' || ${textOf(id)}`,
      facets: isSolved ? [solvedFacet] : [],
    },
    now,
  );
}

/**
 * Statements that bring a visible answer into the search, new or edited. It is found by its own
 * words: those of the question find the question.
 */
export function indexAnswer(
  db: Database,
  { id, threadId, ...answer }: IndexedAnswer,
  now: number,
): Statement[] {
  return indexDocument(
    db,
    {
      ...foundAs(answer),
      ref: textOf(id),
      href: sql`'/community/' || ${textOf(threadId)} || '#answer-' || ${textOf(id)}`,
    },
    now,
  );
}

/** The same for many visible answers to a question, which the search does not know. */
export function indexAnswers(
  db: Database,
  threadId: number,
  posts: readonly (Omit<IndexedAnswer, "id" | "threadId"> & { id: number })[],
  now: number,
): Statement[] {
  const documents = posts.map(({ id, ...answer }) => ({
    ...foundAs(answer),
    ref: String(id),
    href: `/community/${threadId}#answer-${id}`,
  }));
  return indexDocuments(db, answerKind, documents, now);
}

/** The search reads its question's title when it shows it. */
function foundAs({
  body,
  isAccepted,
}: Pick<IndexedAnswer, "body" | "isAccepted">): Omit<SearchDocument, "ref" | "href"> {
  return {
    kind: answerKind,
    title: "",
    tags: [],
    body: plainText(body),
    facets: isAccepted ? [solvedFacet] : [],
  };
}

/**
 * The documents of a question and of the answer that is accepted at that moment. The others are not
 * looked at, however many there are.
 */
function solvedDocuments(threadId: number) {
  return sql`select id from ${searchDocuments}
    where kind = ${questionKind} and ref = ${String(threadId)}
    union all select id from ${searchDocuments}
    where kind = ${answerKind} and ref = (
      select cast(accepted_answer_id as text) from ${threads} where id = ${threadId})`;
}

/**
 * Statements after which `solved:yes` finds neither the question nor its accepted answer. They stand
 * before the statement that writes `accepted_answer_id`.
 */
export function unmarkSolved(db: Database, threadId: number): Statement[] {
  const gone = sql`term = ${solvedFacet} and kind in (${questionKind}, ${answerKind})
    and document_id in (${solvedDocuments(threadId)})`;
  return [
    db
      .update(searchTerms)
      .set({ documents: sql`documents - (select count(*) from ${searchPostings} where ${gone})` })
      .where(sql`term = ${solvedFacet} and exists (select 1 from ${searchPostings} where ${gone})`),
    db
      .update(searchTermKinds)
      .set({ documents: sql`documents - 1` })
      .where(
        sql`term = ${solvedFacet} and kind in (select kind from ${searchPostings} where ${gone})`,
      ),
    db.delete(searchPostings).where(gone),
    db.delete(searchTerms).where(sql`term = ${solvedFacet} and documents = 0`),
    db.delete(searchTermKinds).where(sql`term = ${solvedFacet} and documents = 0`),
  ];
}

/**
 * Statements after which `solved:yes` finds the question and its accepted answer, behind the one that
 * writes it. What the search does not know, such as a hidden question, stays unknown.
 */
export function markSolved(db: Database, threadId: number): Statement[] {
  const missing = sql`select id from (${solvedDocuments(threadId)}) where id not in (
    select document_id from ${searchPostings} where term = ${solvedFacet}
      and kind in (${questionKind}, ${answerKind}) and document_id in (${solvedDocuments(threadId)}))`;
  return [
    db
      .insert(searchTerms)
      .select(sql`select ${solvedFacet}, count(*) from (${missing}) where true having count(*) > 0`)
      .onConflictDoUpdate({
        target: searchTerms.term,
        set: { documents: sql`documents + excluded.documents` },
      }),
    db
      .insert(searchTermKinds)
      .select(sql`select ${solvedFacet}, kind, 1 from ${searchDocuments} where id in (${missing})`)
      .onConflictDoUpdate({
        target: [searchTermKinds.term, searchTermKinds.kind],
        set: { documents: sql`documents + 1` },
      }),
    db
      .insert(searchPostings)
      .select(
        sql`select ${solvedFacet}, kind, 0, id from ${searchDocuments} where id in (${missing})`,
      ),
  ];
}

/** Statements that take a question out of the search. Its answers go piece by piece. */
export function forgetThread(db: Database, threadId: number): Statement[] {
  return forgetDocuments(db, questionKind, [String(threadId)]);
}

/** Statements that take answers out of the search. */
export function forgetAnswers(db: Database, ids: readonly number[]): Statement[] {
  return forgetDocuments(db, answerKind, ids.map(String));
}

/** As it stands in `search_documents.ref`. */
function textOf(id: Id) {
  return typeof id === "number" ? String(id) : sql`cast(${id} as text)`;
}
