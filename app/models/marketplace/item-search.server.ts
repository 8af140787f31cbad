import { type SQL, sql } from "drizzle-orm";

import { marketplaceLists, marketplaceSuggestions } from "../../db/schema/items";
import { searchDocuments, searchPostings, searchTermKinds } from "../../db/schema/site";
import { readTerms } from "../../search/terms";
import { listingKind } from "./item-index.server";
import { isOffered } from "./item-lists.server";
import { foldForSuggestions } from "./prefixes";

/** Up to so many items the words are looked for anywhere in the texts, in the middle of a word too. */
const literalUpTo = 2000;
/**
 * A larger market is searched by whole words and by the beginnings of the words of a name. These are
 * the rows for the best items of a word: three for each, and one for every other word.
 */
const mostRows = 2800;
const mostNames = 300;
const mostWords = 6;
const longestPrefix = 8;

/** Where what somebody typed can be found: which items to look at and what they must pass. */
export interface TextSource {
  when: SQL;
  /** A `from` with the item as `i`. */
  from: SQL;
  where: SQL;
  /** Whether more may match than it finds. */
  isPart?: SQL;
}

export function textSources(q: string): TextSource[] {
  const isSmall = sql`ifnull((select item_count from ${marketplaceLists} where list = 'all'), 0) <= ${literalUpTo}`;
  return [
    {
      when: isSmall,
      from: sql.raw("marketplace_items as i indexed by marketplace_items_newest"),
      where: sql`${isOffered} and ${hasText(q)}`,
    },
    { when: sql`1`, ...wordSource(q) },
  ];
}

/** All words of the query stand somewhere in name, description or tags, in any case. */
export function hasText(q: string): SQL {
  const text = sql.raw("i.name || ' ' || i.description || ' ' || i.tags");
  const conditions = q
    .split(" ")
    .filter(Boolean)
    .slice(0, mostWords)
    .map((word) => {
      const lower = word.toLowerCase();
      // SQLite's lower() knows the letters of English only.
      const others = /^[ -~]*$/.test(word)
        ? []
        : [...new Set([lower, word.toUpperCase(), capitalized(lower)])];
      const found = [sql`instr(lower(${text}), ${lower}) > 0`].concat(
        others.map((other) => sql`instr(${text}, ${other}) > 0`),
      );
      return sql`(${sql.join(found, sql` or `)})`;
    });
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`1`;
}

function capitalized(word: string) {
  const [first = "", ...rest] = word;
  return first.toUpperCase() + rest.join("");
}

/**
 * Through the stored terms: the rarest one finds, the others are looked up for what it found. A last
 * word that no item holds was perhaps not typed to its end: then names are looked up by it.
 */
function wordSource(q: string): Omit<TextSource, "when"> {
  const words = (foldForSuggestions(q).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, mostWords);
  const terms = words.flatMap((word) => readTerms(word)[0]?.term ?? []);
  const last = words.at(-1) ?? "";
  const begun = [...last].length <= longestPrefix ? last : "";

  const documentsOf = (term: SQL) =>
    sql`ifnull((select documents from ${searchTermKinds}
      where term = ${term} and kind = ${listingKind}), 0)`;
  const rarest = sql`(select value from json_each(${JSON.stringify(terms)})
    order by ${documentsOf(sql`value`)}, key desc limit 1)`;
  const isBegun = sql`${documentsOf(sql`${readTerms(last)[0]?.term ?? ""}`)} = 0`;
  const mostItems = Math.floor(mostRows / (2 + terms.length));
  const from = sql`(
      select cast(document.ref as integer) as item_id, best.document_id as document_id from (
        select document_id from ${searchPostings} as posting indexed by search_postings_best
        where posting.term = ${rarest} and posting.kind = ${listingKind}
        order by posting.weight desc limit ${most(mostItems)}
      ) as best cross join ${searchDocuments} as document on document.id = best.document_id
      union all
      select named.item_id, document.id from (
        select item_id from ${marketplaceSuggestions} as suggested
        where suggested.prefix = ${begun} and suggested.kind = 'product'
        order by suggested.weight desc limit iif(${isBegun}, ${most(mostNames)}, 0)
      ) as named cross join ${searchDocuments} as document
        on document.kind = ${listingKind} and document.ref = cast(named.item_id as text)
    ) as found cross join marketplace_items as i on i.id = found.item_id`;

  const passed = terms.map((term, place) => {
    const isIn = sql`${term} = ${rarest} or exists (select 1 from ${searchPostings} as posting
      where posting.term = ${term} and posting.kind = ${listingKind}
        and posting.document_id = found.document_id)`;
    return place === terms.length - 1 ? sql`(${isBegun} or ${isIn})` : sql`(${isIn})`;
  });
  const begins = sql`(select count(*) from (select 1 from ${marketplaceSuggestions} as suggested
    where suggested.prefix = ${begun} and suggested.kind = 'product' limit ${most(mostNames + 1)}))`;
  return {
    from,
    where: sql.join([isOffered, ...passed], sql` and `),
    isPart: sql`iif(${isBegun}, ${begins} > ${most(mostNames)}, 0)
      or ${documentsOf(rarest)} > ${most(mostItems)}`,
  };
}

function most(rows: number) {
  return sql.raw(String(rows));
}
