import { and, eq, sql } from "drizzle-orm";

import type { Database } from "../../db/client.server";
import { threads } from "../../db/schema/community";
import { threadBookmarks } from "../../db/schema/reactions";

/**
 * Bookmarks a question for a person, or not; setting what is set already changes nothing.
 *
 * @returns null where there is no such visible question.
 */
export async function setBookmark(
  db: Database,
  { threadId, userId, bookmarked }: { threadId: number; userId: number; bookmarked: boolean },
  now: number,
): Promise<{ bookmarked: boolean } | null> {
  const change = bookmarked
    ? db
        .insert(threadBookmarks)
        .select(sql`select ${userId}, id, ${now} from ${threads}
          where id = ${threadId} and status = 'visible'`)
        .onConflictDoNothing()
    : db
        .delete(threadBookmarks)
        .where(and(eq(threadBookmarks.threadId, threadId), eq(threadBookmarks.userId, userId)));
  const [, rows] = await db.batch([
    change,
    db
      .select({ shown: sql<number>`1`.as("bookmarked_thread") })
      .from(threads)
      .where(and(eq(threads.id, threadId), eq(threads.status, "visible"))),
  ]);
  return rows.length > 0 ? { bookmarked } : null;
}
