import { sql } from "drizzle-orm";

import type { Database } from "../../db/client.server";
import { threads } from "../../db/schema/community";
import {
  searchDocuments,
  searchPostings,
  searchTermKinds,
  searchTerms,
} from "../../db/schema/site";
import { kindFacet } from "../../search/facets";
import { readTerms } from "../../search/terms";
import { questionKind } from "./thread-index.server";

/** A title of so many characters says enough to look for others like it. */
const leastTitle = 11;
/** So many are offered to somebody who asks. */
const mostSimilar = 5;

export interface SimilarThread {
  id: number;
  title: string;
  answerCount: number;
}

export interface SimilarOptions {
  limit: number;
  /** The question itself, where it is stored already. */
  except?: number;
  /** Of the words, by their rarity, that a question has to hold: 0 to 1. */
  leastShare?: number;
}

/** A longer title is read so far; its rarest words tell what it is about. */
const mostWords = 16;
const tellingWords = 6;
/**
 * Postings that are read, four rows each with grouping and sorting, and rows for the comparison of the questions among them:
 * two for each word and four more. In all at most 500.
 */
const mostPostings = 56;
const rowsToCompare = 230;
/** Alike is what holds this share of the words, by their rarity; related, what holds that one. */
const alikeShare = 0.35;
export const relatedShare = 0.25;

/**
 * The statement that finds the visible questions most like a title, best first.
 *
 * The lists of the rarest words are read whole, as many as there is room for; of the first one that
 * is too long, the heaviest postings. What was found gets the weights of all the words.
 */
export function selectSimilar(
  db: Database,
  title: string,
  { limit, except, leastShare = alikeShare }: SimilarOptions,
) {
  const words = [...new Set(readTerms(title).map(({ term }) => term))].slice(0, mostWords);
  const compared = Math.floor(rowsToCompare / (2 * Math.min(words.length, tellingWords) + 4));
  const isTooLong = sql`before + documents > ${mostPostings}`;
  const found = sql`
    with site as materialized (
      select documents from ${searchTerms} where term = ${kindFacet(questionKind)}
    ), asked as materialized (
      select term, counted.documents, ln(1 + (
          max(site.documents, holding) - holding + 0.5) / (holding + 0.5)
        ) as rarity
      from (
        -- A word of other texts alone tells as much as it does there.
        select known.term, ifnull(held.documents, 0) as documents,
          ifnull(held.documents, known.documents) as holding
        from json_each(${JSON.stringify(words)}) as word
          cross join ${searchTerms} as known on known.term = word.value
          left join ${searchTermKinds} as held
            on held.term = known.term and held.kind = ${questionKind}
      ) as counted cross join site
      order by holding, term limit ${tellingWords}
    ), lists as materialized (
      select term, documents, rarity, sum(documents) over (
          order by documents, term rows unbounded preceding) - documents as before
      from asked
    ), candidates as materialized (
      -- What holds most of the words read so far is compared: all of it would be too much.
      select id from (
        select document_id as id, rarity * weight as share from lists cross join ${searchPostings} as posting
          on posting.term = lists.term
        where not (${isTooLong}) and posting.kind = ${questionKind}
        union all
        select id, weight from (
          select document_id as id, weight from ${searchPostings} as posting
            indexed by search_postings_best
          where posting.term = (select term from lists where ${isTooLong} order by before limit 1)
            and posting.kind = ${questionKind}
          order by weight desc limit ifnull(
            (select ${mostPostings} - before from lists
              where ${isTooLong} and before < ${mostPostings} order by before limit 1), 0)
        )
      ) group by id order by sum(share) desc, id desc limit ${compared}
    ), compared as materialized (
      -- One sum for each candidate: to group them would write every weight down and sort it.
      select id, (
          select json_array(sum(asked.rarity * posting.weight), sum(asked.rarity), count(*))
          from asked cross join ${searchPostings} as posting
            on posting.term = asked.term and posting.kind = ${questionKind}
              and posting.document_id = candidates.id
        ) as held
      from candidates
    ), alike as (
      select id, held ->> 0 as score from compared
      where held ->> 1 >= ${leastShare} * (select sum(rarity) from asked)
        and held ->> 2 >= (select min(2, count(*)) from asked)
      order by score desc, id desc limit ${limit + 1}
    )
    select threads.id, threads.title, threads.answer_count
    from alike cross join ${searchDocuments} as document on document.id = alike.id
      cross join ${threads} on threads.id = cast(document.ref as integer)
    where threads.status = 'visible' and threads.id is not ${except ?? null}
    order by score desc, alike.id desc limit ${limit}`;
  return db
    .select({
      id: sql<number>`id`.as("similar_id"),
      title: sql<string>`title`.as("similar_title"),
      answerCount: sql<number>`answer_count`.as("similar_answers"),
    })
    .from(sql`(${found})`);
}

/** The visible questions most like a title, best first. None where it says too little. */
export async function findSimilar(
  db: Database,
  title: string,
  options: SimilarOptions,
): Promise<SimilarThread[]> {
  const [rows] = await db.batch([selectSimilar(db, title, options)]);
  return rows;
}

/** What is offered to somebody who types a title; nothing for a short one. */
export async function offerSimilar(db: Database, title: string): Promise<SimilarThread[]> {
  if ([...title.trim()].length < leastTitle) return [];
  return findSimilar(db, title, { limit: mostSimilar });
}
