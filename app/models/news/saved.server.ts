import { and, desc, eq, sql } from "drizzle-orm";

import type { Database } from "../../db/client.server";
import {
  guestArticleInteractions,
  newsArticles,
  userArticleInteractions,
} from "../../db/schema/news";
import type { Owner } from "../owner";
import { articleCardColumns, isPublished, stateColumns } from "./article.server";

/** So many saved articles are listed. */
const mostListed = 100;

/** The statement that reads what a member or guest saved and can still be read, the last first. */
export function selectSavedArticles(db: Database, reader: Owner) {
  const { userId, guestId } = reader;
  const kept = userId !== null ? userArticleInteractions : guestArticleInteractions;
  const isTheirs =
    userId !== null
      ? eq(userArticleInteractions.userId, userId)
      : eq(guestArticleInteractions.guestId, guestId ?? "");
  return db
    .select({
      ...articleCardColumns,
      ...stateColumns(reader),
      savedAt: sql<number>`ifnull(${kept.savedAt}, ${kept.updatedAt})`.as("kept_saved_at"),
    })
    .from(kept)
    .innerJoin(newsArticles, eq(newsArticles.id, kept.articleId))
    .where(and(isTheirs, eq(kept.saved, true), isPublished))
    .orderBy(desc(kept.savedAt), desc(kept.id))
    .limit(mostListed);
}
