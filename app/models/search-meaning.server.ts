import { sql } from "drizzle-orm";

import type { Database } from "../db/client.server";
import { nearestTerm } from "../search/far-spellings";
import { readQuery } from "../search/read-query";
import { longTerms, selectCompared, selectSpelled } from "../search/select-spelled.server";
import { askAgain, readSpellings, respell } from "../search/spellings";

interface Meaning {
  /** The search with the words that may be meant. */
  q: string;
  /** The same as people are told of it. */
  spelled: string;
}

/** What a search may mean that found nothing as it was typed; null where its words are known. */
async function readMeaning(db: Database, q: string): Promise<Meaning | null> {
  const { words } = readQuery(q);
  if (words.length === 0) return null;
  const { typed, spellings } = readSpellings(q, words);
  const [rows, compared] = await db.batch([
    db
      .select({
        word: sql<string>`word`.as("meant_word"),
        term: sql<string | null>`term`.as("meant_term"),
      })
      .from(sql`(${selectSpelled(words, spellings)})`),
    selectCompared(db, longTerms(words, typed)),
  ]);
  const terms = new Map(compared.map((each) => [each.word, each.terms]));
  const spelled: Record<string, string> = {};
  for (const { word, term } of rows) {
    const meant = term ?? nearestTerm(word, terms.get(word) ?? []);
    if (meant !== null && meant !== word) spelled[word] = meant;
  }
  if (Object.keys(spelled).length === 0) return null;
  const again = askAgain(q, typed, spelled);
  return { q: again, spelled: respell(q, typed, { spelled, texts: [again] }) };
}

/**
 * Reads a list that looks for words as they were typed, and where nothing is found for what they may
 * mean, as the search of the whole site does. Only then it costs more than its own round trip.
 */
export async function readForgivingly<Filters extends { q: string }, Found>(
  db: Database,
  filters: Filters,
  {
    read,
    isEmpty,
  }: { read: (filters: Filters) => Promise<Found>; isEmpty: (found: Found) => boolean },
): Promise<Found & { spelled: string | null }> {
  const found = await read(filters);
  const meaning = filters.q && isEmpty(found) ? await readMeaning(db, filters.q) : null;
  const meant = meaning && (await read({ ...filters, q: meaning.q }));
  return meant && !isEmpty(meant)
    ? { ...meant, spelled: meaning.spelled }
    : { ...found, spelled: null };
}
