import { eq, type SQL, sql } from "drizzle-orm";

import type { Database } from "../../db/client.server";
import { newsArticles, newsLists, newsPageMarks } from "../../db/schema/news";
import type { Owner } from "../owner";
import { type FeedQuery, pageSize } from "./article";
import {
  articleApiColumns,
  articleCardColumns,
  stateColumns,
  toApiArticle,
} from "./article.server";
import { readPublished, selectDue } from "./article-publish.server";

/**
 * How a page of the feed is found. The length of every list is stored. A page near the front is read
 * through the index of the list; a far one begins at a mark. A mark says which article stands at a
 * position counted from the oldest, so a new article at the front moves none of them.
 */
const markEvery = 10 * pageSize;
const staleAfterMs = 10 * 60_000;
const mostApiArticles = 1000;

/** The published articles of a category, or all of them, through their index. */
function articlesOf(source: string | null): SQL {
  return source === null
    ? sql`${newsArticles} as a indexed by news_articles_newest where a.status = 'published'`
    : sql`${newsArticles} as a indexed by news_articles_source_newest
        where a.status = 'published' and a.source = ${source}`;
}

function lengthOf(source: string | null): SQL {
  return sql`ifnull((select article_count from ${newsLists} where list = ${source ?? "all"}), 0)`;
}

/** The ids of the articles from `start`, counted from the newest. */
function pageOf(source: string | null, { start, size }: { start: number; size: number }): SQL {
  const newestFirst = sql`order by a.feed_at desc, a.id desc limit ${size}`;
  if (start < markEvery) {
    return sql`select a.id as id from ${articlesOf(source)} ${newestFirst} offset ${start}`;
  }
  const place = sql`${lengthOf(source)} - ${start}`;
  const nearest = sql`from ${newsPageMarks} as mark
    where mark.list = ${source ?? "all"} and mark.position >= max(1, ${place})
    order by mark.position limit 1`;
  return sql`select a.id as id from ${articlesOf(source)} and (a.feed_at, a.id) <= (
      ifnull((select mark.feed_at ${nearest}), ${Number.MAX_SAFE_INTEGER}),
      ifnull((select mark.article_id ${nearest}), 0)
    ) ${newestFirst}
    offset ifnull((select mark.position ${nearest}) - (${place}), ${start})`;
}

function selectCards(
  db: Database,
  { source, page }: FeedQuery,
  { size, reader }: { size: number; reader: Owner },
) {
  return db
    .select({ ...articleCardColumns, ...stateColumns(reader) })
    .from(sql`(${pageOf(source, { start: (page - 1) * size, size })}) as page`)
    .crossJoin(newsArticles)
    .where(sql`${newsArticles.id} = page.id`)
    .orderBy(sql`news_articles.feed_at desc, news_articles.id desc`);
}

/** The statement that reads how long a list is and when its marks were made, and for what length. */
function selectLength(db: Database, source: string | null) {
  return db
    .select({
      length: sql<number>`${lengthOf(source)}`.as("list_length"),
      marksMadeAt: sql<number | null>`mark.feed_at`.as("marks_made_at"),
      marksMadeFor: sql<number | null>`mark.article_id`.as("marks_made_for"),
    })
    .from(sql`(select 1) left join ${newsPageMarks} as mark
      on mark.list = ${source ?? "all"} and mark.position = 0`);
}

/**
 * A page of the feed, with what its reader did with each article.
 *
 * `renewMarks` is set where the marks of a far page are missing or old: call it behind the answer.
 */
export async function listArticles(
  db: Database,
  query: FeedQuery,
  { reader, now }: { reader: Owner; now: number },
) {
  const read = () =>
    db.batch([
      selectCards(db, query, { size: pageSize, reader }),
      selectLength(db, query.source),
      selectDue(db, now),
    ]);
  const [articles, [list]] = await readPublished(db, now, read);
  const total = list?.length ?? 0;
  return {
    articles,
    total,
    pageCount: Math.max(1, Math.ceil(total / pageSize)),
    renewMarks: marksToRenew(db, query, { list, size: pageSize, now }),
  };
}

/** The articles as `/api` answers them: at most a thousand, or a page of them. */
export async function listApiArticles(
  db: Database,
  query: FeedQuery & { limit?: number },
  now: number,
) {
  const size = Math.min(query.limit ?? mostApiArticles, mostApiArticles);
  const start = (query.page - 1) * size;
  const read = () =>
    db.batch([
      db
        .select(articleApiColumns)
        .from(sql`(${pageOf(query.source, { start, size })}) as page`)
        .crossJoin(newsArticles)
        .where(sql`${newsArticles.id} = page.id`)
        .orderBy(sql`news_articles.feed_at desc, news_articles.id desc`),
      selectLength(db, query.source),
      selectDue(db, now),
    ]);
  const [rows, [list]] = await readPublished(db, now, read);
  return {
    articles: rows.map(toApiArticle),
    total: list?.length ?? 0,
    renewMarks: marksToRenew(db, query, { list, size, now }),
  };
}

interface ListState {
  length: number;
  marksMadeAt: number | null;
  marksMadeFor: number | null;
}

function marksToRenew(
  db: Database,
  { source, page }: FeedQuery,
  { list, size, now }: { list?: ListState; size: number; now: number },
) {
  const isFar = (page - 1) * size >= markEvery;
  return isFar && list && areStale(list, now) ? () => makeMarks(db, source, now) : null;
}

/** Whether a list grew or shrank since its marks were made, or they are a day old. */
function areStale({ length, marksMadeAt, marksMadeFor }: ListState, now: number) {
  if (marksMadeAt === null) return length > markEvery;
  const age = now - marksMadeAt;
  return marksMadeFor !== length ? age > staleAfterMs : age > 24 * 60 * 60_000;
}

/**
 * Sets the marks of a list anew, by one pass over its index. The row at position 0 holds the moment
 * and the length. Between two passes an article taken away or dated back moves a far page a little.
 */
function makeMarks(db: Database, source: string | null, now: number) {
  const list = source ?? "all";
  return db.batch([
    db.delete(newsPageMarks).where(eq(newsPageMarks.list, list)),
    db.insert(newsPageMarks).values({
      list,
      position: 0,
      feedAt: now,
      articleId: sql`${lengthOf(source)}`,
    }),
    db.insert(newsPageMarks).select(sql`
      select ${list}, place, feed_at, id from (
        select row_number() over (order by a.feed_at, a.id) as place, a.feed_at as feed_at, a.id as id
        from ${articlesOf(source)}
      ) where place % ${markEvery} = 0`),
  ]);
}
