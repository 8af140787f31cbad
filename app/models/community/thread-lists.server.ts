import { eq, type SQL, sql } from "drizzle-orm";

import type { Database } from "../../db/client.server";
import {
  tags as tagTable,
  threadLists,
  threadPageMarks,
  threads,
  threadTags,
} from "../../db/schema/community";
import type { ThreadFilters } from "../../schemas/thread-filters";

/** Questions on a page of the list. */
export const pageSize = 15;
/** Questions between two marks. */
const markEvery = 4 * pageSize;
const staleAfterMs = 10 * 60_000;

/**
 * A list that an index holds in its order: all questions or those of one tag, all of them or only
 * the answered or unanswered ones, by date or by rank.
 */
export interface WholeList {
  /** As the page marks know it: `tag:3:answered|hot`. */
  name: string;
  /** A `from` and `where` with the row as `t`. */
  rows: SQL;
  id: SQL;
  key: SQL;
  length: SQL;
}

/** Null where no single index holds what is asked. */
export function wholeListOf({ sort, tags, q, filter }: ThreadFilters): WholeList | null {
  if (q || filter === "bookmarked" || tags.length > 1) return null;
  // Answered questions among the unanswered: there are none, and no index is needed for that.
  if (sort === "unanswered" && filter === "answered") return null;
  const answered = sort === "unanswered" ? 0 : filter === "answered" ? 1 : null;
  return listBy(sort === "hot" ? "hot" : "newest", tags[0], answered);
}

/** All questions by date. */
export const everything = listBy("newest", undefined, null);

function listBy(
  order: "hot" | "newest",
  tag: number | undefined,
  answered: 0 | 1 | null,
): WholeList {
  const name = [
    tag === undefined ? "all" : `tag:${tag}`,
    ...(answered === null ? [] : [answered ? "answered" : "unanswered"]),
  ].join(":");
  const index = answered === null ? order : `answered_${order}`;
  const state = answered === null ? sql`` : sql.raw(` and t.is_answered = ${answered}`);
  return {
    name: `${name}|${order}`,
    rows:
      tag === undefined
        ? sql`${threads} as t indexed by ${sql.raw(`threads_${index}`)}
            where t.status = 'visible'${state}`
        : sql`${threadTags} as t indexed by ${sql.raw(`thread_tags_${index}`)}
            where t.tag_id = ${tag}${state}`,
    id: sql.raw(tag === undefined ? "t.id" : "t.thread_id"),
    key: sql.raw(order === "hot" ? "t.hot" : "t.created_at"),
    length: lengthOf(tag, answered),
  };
}

function lengthOf(tag: number | undefined, answered: 0 | 1 | null): SQL {
  if (tag !== undefined) {
    const count = { all: "thread_count", 1: "answered_count", 0: "thread_count - answered_count" };
    return sql`ifnull((select ${sql.raw(count[answered ?? "all"])} from ${tagTable} where id = ${tag}), 0)`;
  }
  const stored = (list: string) => sql`ifnull((select thread_count from ${threadLists}
    where list = ${sql.raw(`'${list}'`)}), 0)`;
  if (answered === null) return stored("all");
  return answered ? stored("answered") : sql`(${stored("all")} - ${stored("answered")})`;
}

/**
 * The ids of one page, in order. A far page begins at a mark, which says what stands at a position
 * counted from the end: a new question moves no mark of the lists by date.
 */
export function pageOf(list: WholeList, { start, size }: { start: number; size: number }): SQL {
  const { rows, id, key, length, name } = list;
  const inOrder = sql`order by ${key} desc, ${id} desc limit ${size}`;
  if (start < markEvery) return sql`select ${id} as id from ${rows} ${inOrder} offset ${start}`;

  const place = sql`${length} - ${start}`;
  const nearest = sql`from ${threadPageMarks} as mark
    where mark.list = ${name} and mark.position >= max(1, ${place})
    order by mark.position limit 1`;
  return sql`select ${id} as id from ${rows} and (${key}, ${id}) <= (
      ifnull((select mark.sort_key ${nearest}), 9e999),
      ifnull((select mark.thread_id ${nearest}), 0)
    ) ${inOrder}
    offset ifnull((select mark.position ${nearest}) - (${place}), ${start})`;
}

export interface ListState {
  length: number;
  marksMadeAt: number | null;
  marksMadeFor: number | null;
}

/** The statement that reads how long a list is and when its marks were made, and for what length. */
export function selectListState(db: Database, { name, length }: WholeList) {
  return db
    .select({
      length: sql<number>`${length}`.as("list_length"),
      marksMadeAt: sql<number | null>`mark.sort_key`.as("marks_made_at"),
      marksMadeFor: sql<number | null>`mark.thread_id`.as("marks_made_for"),
    })
    .from(sql`(select 1) left join ${threadPageMarks} as mark
      on mark.list = ${name} and mark.position = 0`);
}

/** Whether a far page is asked and the list grew or shrank since its marks were made, or they are a day old. */
export function needsMarks(
  { length, marksMadeAt, marksMadeFor }: ListState,
  start: number,
  now: number,
) {
  if (start < markEvery) return false;
  if (marksMadeAt === null) return length > markEvery;
  const age = now - marksMadeAt;
  return age > (marksMadeFor === length ? 24 * 60 * 60_000 : staleAfterMs);
}

/**
 * Sets the marks of a list anew, by one pass over its index. The row at position 0 holds the moment
 * and the length. Between two passes a question that was taken away, or whose rank moved, shifts a
 * far page a little.
 */
export function makeMarks(db: Database, { name, rows, id, key, length }: WholeList, now: number) {
  return db.batch([
    db.delete(threadPageMarks).where(eq(threadPageMarks.list, name)),
    db.insert(threadPageMarks).values({
      list: name,
      position: 0,
      sortKey: now,
      threadId: sql`${length}`,
    }),
    db.insert(threadPageMarks).select(sql`
      select ${name}, place, sort_key, id from (
        select row_number() over (order by ${key}, ${id}) as place,
          ${key} as sort_key, ${id} as id
        from ${rows}
      ) where place % ${markEvery} = 0`),
  ]);
}
