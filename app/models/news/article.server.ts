import { and, eq, type SQL, sql } from "drizzle-orm";

import type { Database } from "../../db/client.server";
import {
  guestArticleInteractions,
  newsArticles,
  userArticleInteractions,
} from "../../db/schema/news";
import type { Owner } from "../owner";

/** The columns of an `ArticleCard`, for a `select` that stands in a batch beside others. */
export const articleCardColumns = {
  id: newsArticles.id,
  title: newsArticles.title,
  summary: newsArticles.summary,
  source: newsArticles.source,
  imageUrl: newsArticles.imageUrl,
  imagePath: newsArticles.imagePath,
  publishedAt: newsArticles.publishedAt,
  likes: newsArticles.likes,
  saves: newsArticles.saves,
  isDemo: newsArticles.isDemo,
};

const articleColumns = {
  ...articleCardColumns,
  contentHtml: newsArticles.contentHtml,
  author: newsArticles.author,
  imageAlt: newsArticles.imageAlt,
  imageWidth: newsArticles.imageWidth,
  imageHeight: newsArticles.imageHeight,
  commentCount: newsArticles.commentCount,
  readingMinutes: newsArticles.readingMinutes,
  updatedAt: newsArticles.updatedAt,
  createdAt: newsArticles.createdAt,
};

/** What readers may see. */
export const isPublished = eq(newsArticles.status, "published");

export function isOfArticle(articleId: number): SQL {
  return and(eq(newsArticles.id, articleId), isPublished) as SQL;
}

/** What a reader did with the article of a row of `news_articles`, as two columns. */
export function stateColumns(owner: Owner) {
  return {
    liked: did("liked", owner).mapWith(Boolean).as("viewer_liked"),
    saved: did("saved", owner).mapWith(Boolean).as("viewer_saved"),
  };
}

function did(column: "liked" | "saved", { userId, guestId }: Owner) {
  const name = sql.raw(column);
  if (userId !== null) {
    return sql<number>`ifnull((select ${name} from ${userArticleInteractions} as done
      where done.user_id = ${userId} and done.article_id = news_articles.id), 0)`;
  }
  if (guestId === null) return sql<number>`0`;
  return sql<number>`ifnull((select ${name} from ${guestArticleInteractions} as done
    where done.guest_id = ${guestId} and done.article_id = news_articles.id), 0)`;
}

/** The statement that reads a published article and what its reader did with it. */
export function selectArticle(db: Database, articleId: number, reader: Owner) {
  return db
    .select({ ...articleColumns, ...stateColumns(reader) })
    .from(newsArticles)
    .where(isOfArticle(articleId));
}

/** What `/api` answers; `content` is the text as it was written. */
export const articleApiColumns = {
  id: newsArticles.id,
  title: newsArticles.title,
  summary: newsArticles.summary,
  content: newsArticles.content,
  source: newsArticles.source,
  author: newsArticles.author,
  imageUrl: newsArticles.imageUrl,
  publishedAt: newsArticles.publishedAt,
  likes: newsArticles.likes,
  saves: newsArticles.saves,
};

type ApiArticleRow = Pick<typeof newsArticles.$inferSelect, keyof typeof articleApiColumns>;

/** An article as `/api` answers it: the two stated names with an underscore, the moment as an ISO date. */
export function toApiArticle({ imageUrl, publishedAt, ...article }: ApiArticleRow) {
  return {
    ...article,
    image_url: imageUrl,
    published_at: publishedAt === null ? null : new Date(publishedAt).toISOString(),
  };
}

/** The published article as `/api` answers it, or undefined. */
export async function getApiArticle(db: Database, articleId: number) {
  const [row] = await db.select(articleApiColumns).from(newsArticles).where(isOfArticle(articleId));
  return row && toApiArticle(row);
}

/** The title of a published article, or undefined. */
export async function getArticleTitle(db: Database, articleId: number) {
  const [row] = await db
    .select({ title: newsArticles.title })
    .from(newsArticles)
    .where(isOfArticle(articleId));
  return row?.title;
}
