import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client.server";
import { articleComments, newsArticles } from "../../db/schema/news";
import type { Owner } from "../owner";
import { deleteWindowMs } from "./comment";

/** Deletes a person's own comment: a member's at any time, a guest's within the stated minutes. */
export async function deleteOwnComment(
  db: Database,
  { id, articleId, viewer }: { id: number; articleId: number; viewer: Owner },
  now: number,
) {
  const isOwn =
    viewer.userId !== null
      ? sql`user_id = ${viewer.userId}`
      : sql`user_id is null and guest_id = ${viewer.guestId ?? ""} and created_at > ${now - deleteWindowMs}`;
  const own = sql`id = ${id} and article_id = ${articleId} and status = 'published' and ${isOwn}`;
  const results = await db.batch([
    countPublished(db, articleId, sql`exists (select 1 from ${articleComments} where ${own})`),
    db.delete(articleComments).where(own).returning({ id: articleComments.id }),
  ]);
  return results[1].length > 0;
}

function countPublished(db: Database, articleId: number, isCounted: SQL) {
  return db
    .update(newsArticles)
    .set({ commentCount: sql`${newsArticles.commentCount} - 1` })
    .where(and(eq(newsArticles.id, articleId), isCounted));
}

/** The statement after which nothing says that one browser wrote these comments of a visitor. */
export function forgetGuest(db: Database, guestId: string) {
  return db
    .update(articleComments)
    .set({ guestId: null })
    .where(and(isNull(articleComments.userId), eq(articleComments.guestId, guestId)));
}
