import { type SQL, sql } from "drizzle-orm";

import type { FarList } from "../../db/far-pages";
import { tags as tagTable, threadLists, threads, threadTags } from "../../db/schema/community";
import type { ThreadFilters } from "../../schemas/thread-filters";

/** Questions on a page of the list. */
export const pageSize = 15;
/** Questions between two marks. */
const markEvery = 4 * pageSize;

/**
 * All questions or those of one tag, all of them or only the answered or unanswered ones, by date or
 * by rank. Null where no single index holds what is asked.
 */
export function wholeListOf({ sort, tags, q, filter }: ThreadFilters): FarList | null {
  if (q || filter === "bookmarked" || tags.length > 1) return null;
  // Answered questions among the unanswered: there are none, and no index is needed for that.
  if (sort === "unanswered" && filter === "answered") return null;
  const answered = sort === "unanswered" ? 0 : filter === "answered" ? 1 : null;
  return listBy(sort === "hot" ? "hot" : "newest", tags[0], answered);
}

/** All questions by date. */
export const everything = listBy("newest", undefined, null);

function listBy(order: "hot" | "newest", tag: number | undefined, answered: 0 | 1 | null): FarList {
  const name = [
    tag === undefined ? "all" : `tag:${tag}`,
    ...(answered === null ? [] : [answered ? "answered" : "unanswered"]),
  ].join(":");
  const index = answered === null ? order : `answered_${order}`;
  const state = answered === null ? sql`` : sql.raw(` and t.is_answered = ${answered}`);
  return {
    name: `threads:${name}|${order}`,
    rows:
      tag === undefined
        ? sql`${threads} as t indexed by ${sql.raw(`threads_${index}`)}
            where t.status = 'visible'${state}`
        : sql`${threadTags} as t indexed by ${sql.raw(`thread_tags_${index}`)}
            where t.tag_id = ${tag}${state}`,
    id: sql.raw(tag === undefined ? "t.id" : "t.thread_id"),
    key: sql.raw(order === "hot" ? "t.hot" : "t.created_at"),
    length: lengthOf(tag, answered),
    every: markEvery,
    // Of those with or without an answer, an old one can come in between.
    isAppended: order === "newest" && answered === null,
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
