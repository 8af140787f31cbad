import { desc, sql } from "drizzle-orm";

import type { Database } from "../../db/client.server";
import { newsArticles } from "../../db/schema/news";
import type { Owner } from "../owner";
import { articleCardColumns, isPublished, stateColumns } from "./article.server";
import { relatedArticles } from "./choose-related";

/** The statement that reads the related articles of one, the nearest first; some may be gone by now. */
export function selectRelated(db: Database, articleId: number, reader: Owner) {
  // A cross join reads from left to right: the planner would rather go through all articles.
  return db
    .select({ ...articleCardColumns, ...stateColumns(reader) })
    .from(
      sql`json_each((select related_ids from ${newsArticles} as asked where asked.id = ${articleId})) as stored`,
    )
    .crossJoin(newsArticles)
    .where(sql`${newsArticles.id} = stored.value and ${isPublished}`)
    .orderBy(sql`stored.key`)
    .limit(relatedArticles);
}

/** The statement that reads the newest articles of the same category, to fill up a short list. */
export function selectNewestOfSame(db: Database, articleId: number, reader: Owner) {
  return db
    .select({ ...articleCardColumns, ...stateColumns(reader) })
    .from(newsArticles)
    .where(
      sql`${isPublished} and ${newsArticles.source} =
        (select source from ${newsArticles} as asked where asked.id = ${articleId})`,
    )
    .orderBy(desc(newsArticles.feedAt), desc(newsArticles.id))
    .limit(relatedArticles + 1);
}

type Card = Awaited<ReturnType<typeof selectRelated>>[number];

/** The related articles as they are shown: those that were stored, then the newest of the category. */
export function toRelated(
  articleId: number,
  stored: readonly Card[],
  newest: readonly Card[],
): Card[] {
  const shown = new Map([...stored, ...newest].map((card) => [card.id, card]));
  shown.delete(articleId);
  return [...shown.values()].slice(0, relatedArticles);
}
