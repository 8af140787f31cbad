import { type SQL, sql } from "drizzle-orm";
import { threads, threadTags } from "../../db/schema/community";
import { threadBookmarks } from "../../db/schema/reactions";
import { searchDocuments, searchPostings, searchTermKinds } from "../../db/schema/site";
import { readQuery } from "../../search/read-query";
import { questionKind } from "./thread-index.server";

/** Which of the questions that hold the words belong into the list, and which page of it. */
export interface FoundThreadsOptions {
  /** "unanswered" leaves out the solved ones and goes by date, as "newest" does. */
  sort: "hot" | "newest" | "unanswered";
  /** All of them. */
  tagIds: readonly number[];
  filter: "all" | "answered" | "bookmarked";
  /** Whose bookmarks; null finds none of them. */
  userId: number | null;
  offset: number;
  limit: number;
}

/** What one search of the list may read. */
const rowBudget = 4_400;

/**
 * A select of the page's questions for the list's `?q=`, to be joined as `page` in the statement
 * that reads the cards (`… from (${selectFoundThreads(q, …)}) as page left join threads on
 * threads.id = page.id order by page.place`). All words, `tag:` and `solved:yes` have to hold.
 *
 * Columns: `id`; `place` in the whole list, from 0; `total` of what was found; `is_part`: 1 where
 * more questions may hold the words than were looked at, the newest first: the page says so. Where
 * nothing is found there is one row whose `id` is null; a page behind the last one has no row.
 *
 * The word that fewest questions hold finds; the others are looked up for what it found. Ids of
 * documents rise with time, so the newest are looked at first.
 */
export function selectFoundThreads(q: string, options: FoundThreadsOptions): SQL {
  const { sort, tagIds, filter, userId, offset, limit } = options;
  const { words, facets } = readQuery(q);
  const asked = [...words, ...facets.filter((facet) => !facet.startsWith("kind:"))];
  const isAsked = asked.length > 0;

  const documentsOf = (term: SQL) =>
    sql`ifnull((select documents from ${searchTermKinds}
      where term = ${term} and kind = ${questionKind}), 0)`;
  const rarest = sql`(select value from json_each(${JSON.stringify(asked)})
    order by ${documentsOf(sql`value`)}, key limit 1)`;
  // Its place in the index, a look-up for each word and tag, the document, the question, two steps
  // of sorting and one of paging.
  const rowsEach = asked.length + tagIds.length + 6;
  const most = sql.raw(String(isAsked ? Math.floor(rowBudget / rowsEach) : 0));

  const holds = (term: string) => sql`exists (select 1 from ${searchPostings} as posting
    where posting.term = ${term} and posting.kind = ${questionKind}
      and posting.document_id = document.id)`;
  const source =
    filter === "bookmarked"
      ? {
          from: sql`(select thread_id from ${threadBookmarks} where user_id = ${userId}
            order by thread_id desc limit ${most}) as kept
            cross join ${searchDocuments} as document
              on document.kind = ${questionKind} and document.ref = cast(kept.thread_id as text)`,
          holds: asked.map(holds),
          isPart: sql`(select count(*) from (select 1 from ${threadBookmarks}
            where user_id = ${userId} limit ${most} + 1)) > ${most}`,
        }
      : {
          from: sql`(select document_id as id from ${searchPostings} as posting
            where posting.term = ${rarest} and posting.kind = ${questionKind}
            order by posting.document_id desc limit ${most}) as best
            cross join ${searchDocuments} as document on document.id = best.id`,
          holds: asked.map((term) => sql`(${term} = ${rarest} or ${holds(term)})`),
          isPart: sql`${documentsOf(rarest)} > ${most}`,
        };

  const conditions = [
    ...source.holds,
    sql`document.kind = ${questionKind}`,
    sql`t.status = 'visible'`,
    ...(filter === "answered" ? [sql`t.is_answered = 1`] : []),
    ...(sort === "unanswered" ? [sql`t.is_answered = 0`] : []),
    ...tagIds.map(
      (id) => sql`exists (select 1 from ${threadTags} as tagged
        where tagged.thread_id = t.id and tagged.tag_id = ${id})`,
    ),
  ];
  const key = sql.raw(sort === "hot" ? "t.hot" : "t.created_at");
  return sql`
    select each.value as id, ifnull(each.key, 0) as place, json_array_length(found.ids) as total,
      ${source.isPart} as is_part
    from (select json_group_array(id) as ids from (
        select t.id from ${source.from}
          cross join ${threads} as t on t.id = cast(document.ref as integer)
        where ${sql.join(conditions, sql` and `)}
        order by ${key} desc, t.id desc
      )) as found left join json_each(found.ids) as each
    limit ${limit} offset ${offset}`;
}
