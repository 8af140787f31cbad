import { eq, sql } from "drizzle-orm";
import type { Statement } from "../../db/batch";
import type { Database } from "../../db/client.server";
import { isRefusedBy } from "../../db/conflict";
import { forgetMarks } from "../../db/far-pages";
import { newsArticles, newsLists } from "../../db/schema/news";
import { indexArticle } from "./article-index.server";

type ArticleRow = typeof newsArticles.$inferSelect;

type Columns = Partial<typeof newsArticles.$inferInsert>;

/**
 * The statements of every write to an article: the columns that change, the lengths of the lists it
 * stands in, the search, and the marks of far pages behind which it came or went. They belong into one
 * batch, which fails as a whole where somebody else moved or edited it since `before` was read.
 */
export function articleStatements(
  db: Database,
  before: ArticleRow,
  change: Columns,
  now: number,
): [Statement, ...Statement[]] {
  const { id } = before;
  return [
    moveInLists(db, id, -1),
    db
      .update(newsArticles)
      .set({
        ...change,
        // Null, which the column refuses.
        status: sql`iif(status = ${before.status} and revision = ${before.revision},
          ${change.status ?? before.status}, null)`,
        updatedAt: now,
      })
      .where(eq(newsArticles.id, id)),
    moveInLists(db, id, 1),
    ...indexArticle(db, { ...before, ...change, id }, now),
    ...forgetMoved(db, before, { ...before, ...change }),
  ];
}

/** Whether a batch failed because its article is not any more as it was read. */
export function isMoved(error: unknown) {
  return isRefusedBy(error, "not-null", "news_articles.status");
}

/** Takes a published article out of the lengths of its lists before it changes, and back in after. */
function moveInLists(db: Database, id: number, by: 1 | -1) {
  const counted = by === 1 ? sql`1` : sql`0`;
  return db
    .insert(newsLists)
    .select(sql`select list.value, ${counted}
      from ${newsArticles} as article, json_each(json_array('all', article.source)) as list
      where article.id = ${id} and article.status = 'published'`)
    .onConflictDoUpdate({
      target: newsLists.list,
      set: { articleCount: sql`${newsLists.articleCount} + ${by}` },
    });
}

/** Of a category, or of all articles, as the marks of its far pages are stored under. */
export function marksName(source: string | null) {
  return `news:${source ?? "all"}`;
}

type Placed = Pick<ArticleRow, "status" | "source"> & { publishedAt?: number | null };

/** Marks count from the oldest article, so those that are older than the change stay true. */
function forgetMoved(db: Database, before: Placed, after: Placed): Statement[] {
  const places = [before, after].filter(({ status }) => status === "published");
  const isSame =
    before.status === after.status &&
    before.source === after.source &&
    before.publishedAt === after.publishedAt;
  if (places.length === 0 || isSame) return [];
  const from = Math.min(...places.map(({ publishedAt }) => publishedAt ?? 0));
  const lists = [null, ...new Set(places.map(({ source }) => source))];
  return [forgetMarks(db, lists.map(marksName), from)];
}
