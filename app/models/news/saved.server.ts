import { and, desc, eq, sql } from "drizzle-orm";

import type { Database } from "../../db/client.server";
import { named } from "../../db/named";
import {
  guestArticleInteractions,
  newsArticles,
  userArticleInteractions,
} from "../../db/schema/news";
import type { Owner } from "../owner";
import { everySaved, type SavedPage } from "../saved-page";
import { articleCardColumns, isPublished, stateColumns } from "./article.server";

/** The statement that reads what a member or guest saved and can still be read, the last first. */
export function selectSavedArticles(
  db: Database,
  reader: Owner,
  { most, before }: SavedPage = everySaved,
) {
  const { userId, guestId } = reader;
  const kept = userId !== null ? userArticleInteractions : guestArticleInteractions;
  const isTheirs =
    userId !== null
      ? eq(userArticleInteractions.userId, userId)
      : eq(guestArticleInteractions.guestId, guestId ?? "");
  const isOlder = before && sql`(${kept.savedAt}, ${kept.id}) < (${before.at}, ${before.id})`;
  return db
    .select({
      ...articleCardColumns,
      ...stateColumns(reader),
      savedAt: sql<number>`ifnull(${kept.savedAt}, ${kept.updatedAt})`.as("kept_saved_at"),
      ...named("kept", { keptId: kept.id }),
    })
    .from(kept)
    .innerJoin(newsArticles, eq(newsArticles.id, kept.articleId))
    .where(and(isTheirs, eq(kept.saved, true), isPublished, isOlder))
    .orderBy(desc(kept.savedAt), desc(kept.id))
    .limit(most + 1);
}
