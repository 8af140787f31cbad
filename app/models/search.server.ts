import type { Database } from "../db/client.server";
import { mostPages } from "../schemas/search-length";
import { markWords, type Piece, quote } from "../search/excerpt";
import { nearestTerm } from "../search/far-spellings";
import type { SearchKind } from "../search/kinds";
import { readQuery, type SearchQuery } from "../search/read-query";
import { type FoundRow, mostPostings, selectResults } from "../search/select-results.server";
import { longTerms, rowsOfComparing, selectCompared } from "../search/select-spelled.server";
import { readSpellings, respell } from "../search/spellings";
import { publishDue, selectDue } from "./news/article-publish.server";

const pageSize = 10;

interface SearchRequest {
  q: string;
  kind?: SearchKind;
  /** From 1. */
  page: number;
  isExact?: boolean;
}

export interface SearchResult {
  kind: SearchKind;
  ref: string;
  href: string;
  title: Piece[];
  excerpt: Piece[];
  /** Of a question, and of the answer that solved it. */
  isSolved: boolean;
}

export interface SearchPage {
  results: SearchResult[];
  /** How many were found: 1,000 at most, and at least so many where `isMore`. */
  found: number;
  isMore: boolean;
  pageCount: number;
  /** False where nothing was asked that can be looked for, such as "how is it". */
  isAsked: boolean;
  /** What was looked for, where a word stands nowhere as it was typed; else null. */
  spelled: string | null;
}

/**
 * Looks for what was asked. One round trip; a long word that stands nowhere costs a second one, since
 * the terms that it is compared with have to be read first.
 */
export async function searchSite(
  db: Database,
  { q, kind, page, isExact = false }: SearchRequest,
  now: number,
): Promise<SearchPage> {
  const query = readQuery(q, kind);
  const { typed, spellings } = readSpellings(q, isExact ? [] : query.words);
  const unlessUnknown = isExact ? [] : longTerms(query.words, typed);
  const wanted = { offset: (page - 1) * pageSize, limit: pageSize };
  const results = selectResults(db, { ...query, spellings }, { ...wanted, unlessUnknown });
  const [current, due, compared] = await db.batch([
    results,
    selectDue(db, now),
    selectCompared(db, unlessUnknown),
  ]);
  const isOutdated = due.length > 0 && (await publishDue(db, now)) > 0;
  let rows = isOutdated ? await results : current;
  if (rows.length === 0 && compared.length > 0) {
    const meant = { ...query, spellings: withFar(spellings, compared) };
    rows = await selectResults(db, meant, { ...wanted, spent: rowsOfComparing });
  }
  const spelled: Record<string, string> = JSON.parse(rows[0]?.spelled ?? "{}");
  const texts = rows.flatMap(({ title, excerpt }) => [title, excerpt]);
  const isSpelled = Object.keys(spelled).length > 0;
  const found = readPage(rows, query, spelled);
  return { ...found, spelled: isSpelled ? respell(q, typed, { spelled, texts }) : null };
}

/** The same with the nearest of the compared terms. */
function withFar(
  spellings: NonNullable<SearchQuery["spellings"]>,
  compared: readonly { word: string; terms: [term: string, documents: number][] }[],
) {
  const all = { ...spellings };
  for (const { word, terms } of compared) {
    const term = nearestTerm(word, terms);
    const near = all[word] ?? [];
    if (term !== null) all[word] = [...near, [term, furthest]];
  }
  return all;
}

/** Behind every likelier spelling. */
const furthest = 9;

function readPage(
  rows: FoundRow[],
  { words, facets }: SearchQuery,
  spelled: Readonly<Record<string, string>>,
): Omit<SearchPage, "spelled"> {
  const terms = new Set(words.map((word) => spelled[word] ?? word));
  const found = rows[0]?.found ?? 0;
  return {
    results: rows.map(({ kind, ref, href, title, excerpt, solved }) => ({
      ...{ kind, ref, href, isSolved: solved === 1 },
      title: markWords(title, terms),
      excerpt: quote(excerpt, terms),
    })),
    found: Math.min(found, mostPostings),
    isMore: rows[0]?.more === 1,
    pageCount: Math.min(mostPages, Math.ceil(found / pageSize)),
    isAsked: words.length + facets.length > 0,
  };
}
