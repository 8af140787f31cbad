import { sql } from "drizzle-orm";

import type { Database } from "../../db/client.server";
import { type FarList, measureList, pageOf, selectListState } from "../../db/far-pages";
import { newsArticles, newsLists } from "../../db/schema/news";
import type { Owner } from "../owner";
import { type FeedQuery, pageSize } from "./article";
import {
  articleApiColumns,
  articleCardColumns,
  stateColumns,
  toApiArticle,
} from "./article.server";
import { readPublished, selectDue } from "./article-publish.server";
import { marksName } from "./article-statements.server";

const markEvery = 10 * pageSize;

/** The published articles of a category, or all of them, the newest first. */
function listOf(source: string | null): FarList {
  return {
    name: marksName(source),
    rows:
      source === null
        ? sql`${newsArticles} as a indexed by news_articles_newest where a.status = 'published'`
        : sql`${newsArticles} as a indexed by news_articles_source_newest
            where a.status = 'published' and a.source = ${source}`,
    id: sql.raw("a.id"),
    key: sql.raw("a.feed_at"),
    length: sql`ifnull((select article_count from ${newsLists} where list = ${source ?? "all"}), 0)`,
    every: markEvery,
    isAppended: true,
  };
}

function selectCards(
  db: Database,
  { source, page }: FeedQuery,
  { size, reader }: { size: number; reader: Owner },
) {
  return db
    .select({ ...articleCardColumns, ...stateColumns(reader) })
    .from(sql`(${pageOf(listOf(source), { start: (page - 1) * size, size })}) as page`)
    .crossJoin(newsArticles)
    .where(sql`${newsArticles.id} = page.id`)
    .orderBy(sql`news_articles.feed_at desc, news_articles.id desc`);
}

/**
 * A page of the feed, with what its reader did with each article.
 *
 * How long the feed is, and what a far page of it needs, is told as by `measureList`.
 */
export async function listArticles(
  db: Database,
  query: FeedQuery,
  { reader, now }: { reader: Owner; now: number },
) {
  const list = listOf(query.source);
  const read = () =>
    db.batch([
      selectCards(db, query, { size: pageSize, reader }),
      selectListState(db, list),
      selectDue(db, now),
    ]);
  const [articles, [state]] = await readPublished(db, now, read);
  const start = (query.page - 1) * pageSize;
  const measured = measureList(db, list, state, { start, size: pageSize, now });
  return { ...measured, articles: measured.isCounting ? [] : articles };
}

/** A page of the articles as `/api` answers them. */
export async function listApiArticles(
  db: Database,
  query: FeedQuery & { limit: number },
  now: number,
) {
  const size = query.limit;
  const start = (query.page - 1) * size;
  const list = listOf(query.source);
  const read = () =>
    db.batch([
      db
        .select(articleApiColumns)
        .from(sql`(${pageOf(list, { start, size })}) as page`)
        .crossJoin(newsArticles)
        .where(sql`${newsArticles.id} = page.id`)
        .orderBy(sql`news_articles.feed_at desc, news_articles.id desc`),
      selectListState(db, list),
      selectDue(db, now),
    ]);
  const [rows, [state]] = await readPublished(db, now, read);
  return {
    ...measureList(db, list, state, { start, size, now }),
    articles: rows.map(toApiArticle),
  };
}
