import { type SQL, sql } from "drizzle-orm";

import type { Database } from "../db/client.server";
import { isLong } from "./far-spellings";
import type { SearchQuery } from "./read-query";

type Spellings = NonNullable<SearchQuery["spellings"]>;

/** A shorter beginning fits too many words. */
const shortestPrefix = 3;
const mostCompletions = 60;
/** Terms that are compared with the long words of a search, all of these together. */
const mostCompared = 250;
/** The most rows that comparing reads: each term some six times over, and the words themselves. */
export const rowsOfComparing = 6 * mostCompared + 100;

/**
 * A select of `word` and the `term` that each stands for: itself where it is known, else the commonest
 * one that begins with it, else of those that are spelled almost like it the likeliest and commonest.
 * Null for a word that means none.
 */
export function selectSpelled(words: readonly string[], spellings: Spellings): SQL {
  const asked = words.map((word) => [word, spellings[word] && JSON.stringify(spellings[word])]);
  // Without spellings a word is taken as it was typed.
  return sql`select asked.value ->> 0 as word, coalesce(
      (select term from search_terms where term = asked.value ->> 0),
      (select term from (
        select term, documents from search_terms
        where asked.value ->> 1 is not null and length(asked.value ->> 0) >= ${shortestPrefix}
          and term > asked.value ->> 0 and term < (asked.value ->> 0) || char(1114111)
        limit ${mostCompletions}
      ) order by documents desc, term limit 1),
      (select term from json_each(asked.value ->> 1) as spelling
        cross join search_terms on term = spelling.value ->> 0
        order by spelling.value ->> 1, documents desc, term limit 1)
    ) as term
    from json_each(${JSON.stringify(asked)}) as asked`;
}

/** A word in which two mistakes may be: its term, where endings fell off, is not much shorter. */
export function longTerms(terms: readonly string[], typed: ReadonlyMap<string, string>) {
  return terms.filter((term) => isLong(typed.get(term) ?? "") && /^[a-z]{6,}$/.test(term));
}

/**
 * The statement that reads, for each long term that stands nowhere and begins none, the terms with its
 * first letters: the database knows no distance of words, so they are compared elsewhere.
 */
export function selectCompared(db: Database, long: readonly string[]) {
  const most = Math.floor(mostCompared / Math.max(1, long.length));
  const beginning = sql`substr(asked.value, 1, ${sql.raw(String(shortestPrefix))})`;
  const compared = sql`select asked.value as word, (
      select json_group_array(json_array(term, documents)) from (
        select term, documents from search_terms
        where term >= ${beginning} and term < ${beginning} || char(1114111) limit ${most}
      )
    ) as terms
    from json_each(${JSON.stringify(long)}) as asked
    where not exists (select 1 from search_terms
      where term >= asked.value and term < asked.value || char(1114111))`;
  return db
    .select({
      word: sql<string>`word`.as("compared_word"),
      terms: sql<[term: string, documents: number][]>`terms`
        .mapWith((text: string) => JSON.parse(text) as [string, number][])
        .as("compared_terms"),
    })
    .from(sql`(${compared})`);
}
