import { type SQL, sql } from "drizzle-orm";

import type { Database } from "../db/client.server";
import { isAnythingLeft, isStaying } from "../db/pending-work";
import { answers, threads } from "../db/schema/community";
import { marketplaceItems } from "../db/schema/items";
import { type Facet, kindFacet, solvedFacet } from "./facets";
import { type SearchKind, searchKindIds } from "./kinds";
import type { SearchQuery } from "./read-query";
import { selectSpelled } from "./select-spelled.server";
import { unionAll } from "./union";

/** A result, as `selectResults` answers it. */
export type FoundRow = Awaited<ReturnType<typeof selectResults>>[number];

/** The most postings of a term that are read, its heaviest first. */
export const mostPostings = 1000;
/** What one search may read. The steps for a candidate are counted in `candidatesFor`. */
const rowBudget = 4_300;
/** What teaches comes before what others wrote, where it answers about as well. */
const kindFactor = sql`case kind when 'lesson' then 1.5 when 'guide' then 1.4 when 'tool' then 1.4 else 1.0 end`;
/** Found is what holds this share of the query, by the rarity of its words. */
const leastShare = 0.35;

interface Wanted {
  offset: number;
  limit: number;
  /** Nothing is read where one of these words stands for no term. */
  unlessUnknown?: readonly string[];
  /** Rows that the same search has read before. */
  spent?: number;
}

/**
 * The most documents that are looked at: each costs its posting, a look-up for every word and
 * facet, and three steps of counting and sorting.
 */
export function candidatesFor({ words, facets }: SearchQuery, spent = 0) {
  if (words.length + facets.length === 1) return mostPostings;
  const steps = 1 + words.length + facets.length + 3;
  return Math.min(mostPostings, Math.floor((rowBudget - spent) / steps));
}

/**
 * Whether a result is still to be seen: documents are taken out piece by piece behind the write that
 * hides what they are of. Nothing is looked up where nothing is left to be done.
 */
const isShown = sql`(not ${isAnythingLeft} or case kind
  when 'answer' then exists (select 1 from search_documents as document
    join ${answers} as answer on answer.id = cast(document.ref as integer)
    join ${threads} as thread on thread.id = answer.thread_id
    where document.id = weighed.id and answer.status = 'visible' and thread.status = 'visible')
  when 'listing' then ${isStaying(sql`(select creator_id from ${marketplaceItems} as item
    where item.id = (select cast(ref as integer) from search_documents where id = weighed.id))`)}
  else true end)`;

/**
 * The statement that finds the documents of a page, best first. Of equally good ones answers come
 * last, since they stand under the titles of their questions, and otherwise the newest first. One
 * query, as the database counts what it reads, not how often it is asked:
 *
 * 1. `asked`: how rare each word and facet is. A word that stands nowhere drops out.
 * 2. `plan`: which lists of postings are read, and how far; with a kind, of that kind alone. A facet
 *    with few documents is read alone. Otherwise the words are read from the rarest on until there
 *    are enough candidates, so every list but the last one is whole. A list is left out where its
 *    word and all commoner ones together are less than the share that counts as found.
 * 3. `takes`: the list that is not read whole is read from each kind as far as all kinds share its
 *    room evenly, and a kind that needs less leaves the rest to the others.
 * 4. `candidates`: these postings. A document of several lists counts in the rarest one only.
 * 5. Every candidate gets the weights of all words, so a word whose list was not read counts too.
 *
 * An answer is shown under the title that its question has now.
 */
export function selectResults(
  db: Database,
  query: SearchQuery,
  { offset, limit, unlessUnknown = [], spent }: Wanted,
) {
  const { words, facets, spellings = {} } = query;
  const most = candidatesFor(query, spent);
  const only = words.length + facets.length === 1 ? [...words, ...facets][0] : undefined;
  const kinds = JSON.stringify(searchKindIds.map(kindFacet));
  const weight = (at: number) => sql.raw(`weight_${at}`);

  const kind = searchKindIds.find((each) => facets.includes(kindFacet(each)));
  const read = kind === undefined ? searchKindIds : [kind];
  const isRead = sql`kind in (select value from json_each(${JSON.stringify(read)}))`;
  const documentsRead =
    kind === undefined
      ? sql`documents`
      : sql`ifnull((select documents from search_term_kinds
          where term = search_terms.term and kind = ${kind}), 0)`;
  const weights = words.map(
    (word, at) => sql`, (select weight from search_postings
      where term = ${planned(word, sql`term`)} and kind = candidates.kind
        and document_id = candidates.id) as ${weight(at)}`,
  );
  const firstPlace = words.map(
    (word, at) => sql`iif(${weight(at)} is null, 1000, ${planned(word, sql`place`)})`,
  );
  const score = words.map((word, at) => sql`ifnull(${weight(at)} * ${rarity(word)}, 0)`);
  const share = words.map((word, at) => sql`iif(${weight(at)} is null, 0, ${rarity(word)})`);

  const counts = sql`(place = 0 or place = ${least(firstPlace)}) and ${sum(share)} >= ${leastShare} * (
    select sum(rarity) from asked where is_facet = 0
  )`;

  const results = sql`
    with site as materialized (
      select sum(documents) as documents from search_terms
      where term in (select value from json_each(${kinds}))
    ), spelled as materialized (
      ${selectSpelled(words, spellings)}
    ), asked as materialized (
      select each.word, each.term, each.documents, is_facet,
        ln(1 + (max(site.documents, each.holding) - each.holding + 0.5) / (each.holding + 0.5))
          as rarity
      from (
        select word, spelled.term, documents as holding, ${documentsRead} as documents, 0 as is_facet
          from spelled cross join search_terms on search_terms.term = spelled.term
        union all
        select term, term, documents, ${documentsRead}, 1 from json_each(${JSON.stringify(facets)})
          cross join search_terms on term = value
      ) as each cross join site
      where not exists (select 1 from spelled where term is null
        and word in (select value from json_each(${JSON.stringify(unlessUnknown)})))
    ), source as materialized (
      select (select count(*) from asked where is_facet = 1) = ${facets.length} as is_possible,
        ${words.length} = 0
          or ifnull((select min(documents) from asked where is_facet = 1) <= ${most}, 0) as is_facet
    ), lists as materialized (
      select word, term, documents, rarity, asked.is_facet,
        row_number() over rarest_first as place,
        ifnull(sum(documents) over (rarest_first rows unbounded preceding), 0) - documents as before,
        is_possible and asked.is_facet = source.is_facet and iif(
          asked.is_facet,
          row_number() over rarest_first = 1,
          sum(rarity) over (rarest_first rows between current row and unbounded following)
            >= ${leastShare} * sum(rarity) over (partition by asked.is_facet)
        ) as is_read
      from asked cross join source
      window rarest_first as (partition by asked.is_facet order by documents, term)
    ), plan as materialized (
      select word, term, documents, rarity, place, is_read, is_facet,
        iif(is_read, max(0, ${most} - before), 0) as take
      from lists
    ), part as materialized (
      select term, take, iif(is_facet, 0, place) as place from plan
      where take > 0 and take < documents
    ), shares as materialized (
      -- D1 binds every number as a real one, and a limit that is not whole is refused.
      select kind, search_term_kinds.documents, cast((take - ifnull(
          sum(search_term_kinds.documents) over (fewest_first rows unbounded preceding), 0)
          + search_term_kinds.documents) / (count(*) over () - row_number() over fewest_first + 1)
        as integer) as share
      from part cross join search_term_kinds on search_term_kinds.term = part.term
      where ${isRead}
      window fewest_first as (order by search_term_kinds.documents, kind)
    ), takes as materialized (
      select json_group_object(kind, min(documents, most)) as takes
      from shares cross join (select max(share) as most from shares)
    ), candidates as (
      select document_id as id, kind, iif(is_facet, 0, place) as place
      from plan cross join search_postings on search_postings.term = plan.term
      where take > 0 and take >= documents and ${isRead}
      union all select * from (${unionAll(read.map(partOf))})
    ), weighed as (
      select id, kind, place ${sql.join(weights)} from candidates
      where ${sql.join([sql`true`, ...facets.map(holds)], sql` and `)}
      -- Keeps the look-ups above from being repeated wherever their results are used below.
      limit -1 offset 0
    ), ranked as (
      select id, ${sum(score)} * ${kindFactor} as score, ${only ? planned(only, sql`documents`) : sql`count(*) over ()`} as found
      from weighed where ${words.length === 0 ? sql`true` : counts} and ${isShown}
      order by score desc, kind = 'answer', id desc limit ${limit} offset ${offset}
    )
    select search_documents.kind, ref, excerpt, href, found,
      ifnull((select thread.title from ${answers} as answer
        join ${threads} as thread on thread.id = answer.thread_id
        where search_documents.kind = 'answer' and answer.id = cast(ref as integer)), title) as title,
      exists (select 1 from plan where is_read and documents > take) as more,
      (select json_group_object(word, term) from plan where word <> term) as spelled,
      exists (select 1 from search_postings
        where term = ${solvedFacet} and kind = search_documents.kind
          and document_id = ranked.id) as solved
    from ranked cross join search_documents on search_documents.id = ranked.id
    order by score desc, search_documents.kind = 'answer', ranked.id desc`;
  return db
    .select({
      kind: sql<SearchKind>`kind`.as("kind"),
      ref: sql<string>`ref`.as("ref"),
      title: sql<string>`title`.as("title"),
      excerpt: sql<string>`excerpt`.as("excerpt"),
      href: sql<string>`href`.as("href"),
      /** 1 for a solved question and for the answer that solved it. */
      solved: sql<number>`solved`.as("solved"),
      /** How many were found, on all pages. */
      found: sql<number>`found`.as("found"),
      /** JSON: the term that was looked for in place of a word that stands nowhere. */
      spelled: sql<string>`spelled`.as("spelled"),
      /** 1 where more documents hold the words than were looked at. */
      more: sql<number>`more`.as("more"),
    })
    .from(sql`(${results})`);
}

function planned(term: string, column: SQL) {
  return sql`(select ${column} from plan where word = ${term})`;
}

function rarity(word: string) {
  return planned(word, sql`rarity`);
}

/** The heaviest postings of a kind, as far as it takes from the list that is not read whole. */
function partOf(kind: SearchKind) {
  const column = (name: "term" | "place") => sql`(select ${sql.raw(name)} from part)`;
  return sql`select * from (
    select document_id as id, kind, ${column("place")} as place
    from search_postings indexed by search_postings_best
    where term = ${column("term")} and kind = ${kind} order by weight desc, document_id desc
    limit ifnull((select takes ->> ${`$.${kind}`} from takes), 0)
  )`;
}

function holds(facet: Facet) {
  const [name, value] = facet.split(":");
  if (name === "kind") return sql`kind = ${value}`;
  return sql`exists (
    select 1 from search_postings
    where term = ${facet} and kind = candidates.kind and document_id = candidates.id
  )`;
}

function sum(parts: SQL[]) {
  return parts.length === 0 ? sql`0` : sql`(${sql.join(parts, sql` + `)})`;
}

/** `min` of one value would be the aggregate function. */
function least(parts: SQL[]) {
  return parts.length === 1 ? sql.join(parts) : sql`min(${sql.join(parts, sql`, `)})`;
}
