import { and, desc, eq, sql } from "drizzle-orm";

import type { Database } from "../../db/client.server";
import { isStaying } from "../../db/pending-work";
import { marketplaceItems, marketplaceSuggestions } from "../../db/schema/items";
import { foldForSuggestions, prefixToLookUp } from "./prefixes";

export type SuggestionKind = "product" | "category" | "tag";

export interface Suggestion {
  type: SuggestionKind;
  value: string;
}

/** Each kind has its own places, so that many products do not hide a category. */
const places: Record<SuggestionKind, number> = { product: 4, category: 2, tag: 2 };
/** Of one prefix so many are looked through for the rest of what was typed. */
const mostLookedThrough = 40;

/**
 * What begins like the typed words: names of products by how many have them, categories and tags by
 * how many items they find, a shorter one first among equals. Nothing under two characters.
 */
export async function suggest(db: Database, typed: string): Promise<Suggestion[]> {
  const words = wordsOf(typed);
  const prefix = prefixToLookUp(typed);
  if (prefix === null) return [];

  const kinds = Object.keys(places) as SuggestionKind[];
  const found = await db.batch([
    selectKind(db, "product", prefix),
    selectKind(db, "category", prefix),
    selectKind(db, "tag", prefix),
  ]);
  return kinds.flatMap((kind, at) => {
    const values = (found[at] ?? [])
      .map(({ value }) => value)
      .filter((value) => beginsWith(wordsOf(value), words))
      // A name that is typed to its end comes before the longer ones that begin with it.
      .sort((one, other) => Number(isWhole(other, words)) - Number(isWhole(one, words)));
    return [...new Set(values)].slice(0, places[kind]).map((value) => ({ type: kind, value }));
  });
}

const seller = sql`(select creator_id from ${marketplaceItems} as item
  where item.id = ${marketplaceSuggestions.itemId})`;

function selectKind(db: Database, kind: SuggestionKind, prefix: string) {
  return (
    db
      .select({ value: marketplaceSuggestions.value })
      .from(marketplaceSuggestions)
      .where(
        and(
          eq(marketplaceSuggestions.prefix, prefix),
          eq(marketplaceSuggestions.kind, kind),
          kind === "product" ? isStaying(seller) : undefined,
        ),
      )
      // As the index holds them: among thousands of one weight the first are read and no others.
      .orderBy(
        desc(marketplaceSuggestions.weight),
        desc(sql`-length(${marketplaceSuggestions.value})`),
      )
      .limit(mostLookedThrough)
  );
}

function wordsOf(text: string) {
  return foldForSuggestions(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Every typed word begins a word of the value. */
function beginsWith(words: readonly string[], typed: readonly string[]) {
  return typed.every((start) => words.some((word) => word.startsWith(start)));
}

function isWhole(value: string, typed: readonly string[]) {
  return wordsOf(value).join(" ") === typed.join(" ");
}
