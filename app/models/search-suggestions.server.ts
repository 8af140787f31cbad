import type { Database } from "../db/client.server";
import { type LearningTitle, learningTitles } from "../search/learning-titles";
import { isMeant, readTyped, type Typed, wordsOf } from "../search/read-typed";
import { selectBegun } from "../search/select-begun.server";
import type { SearchSuggestion } from "../search/suggestion";
import { termFor } from "../search/terms";

const most = { learning: 5, ofOneKind: 3, others: 3, searches: 2 };

/**
 * What may be meant by a search that is being typed: what teaches first, then what people wrote, then
 * searches by words of the site. One round trip.
 */
export async function suggestSearches(db: Database, q: string): Promise<SearchSuggestion[]> {
  const typed = readTyped(q);
  if (!typed) return [];
  const [[begun]] = await db.batch([selectBegun(db, typed)]);
  const { terms, documents } = begun ?? { terms: [], documents: [] };
  const learning = fewOfEach(learningTitles.filter(({ title }) => isMeant(title, typed)));
  const others = documents.filter(({ title }) => isMeant(title, typed));
  return [
    ...learning.slice(0, most.learning),
    ...others.slice(0, most.others),
    ...searchesFor(typed, terms, [...learningTitles, ...documents]),
  ];
}

/** So that the lessons of a common word leave room for its tool. */
function fewOfEach(found: readonly LearningTitle[]) {
  const counts = new Map<string, number>();
  return found.filter(({ kind }) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= most.ofOneKind;
  });
}

/** The typed search with its last word ended, by words that titles of the site hold. */
function searchesFor(
  { words, begun }: Typed,
  terms: readonly string[],
  titled: readonly { title: string }[],
): SearchSuggestion[] {
  const ended = new Map<string, string>();
  for (const { title } of titled) {
    for (const word of wordsOf(title)) {
      if (!word.startsWith(begun) || word === begun) continue;
      const term = termFor(word);
      if (!ended.has(term)) ended.set(term, word);
    }
  }
  const before = words.slice(0, -1);
  return terms
    .flatMap((term) => ended.get(term) ?? [])
    .slice(0, most.searches)
    .map((word) => {
      const title = [...before, word].join(" ");
      return { kind: "search", title, href: `/search?${new URLSearchParams({ q: title })}` };
    });
}
