import { desc, eq, sql } from "drizzle-orm";

import type { Database } from "../../db/client.server";
import { named } from "../../db/named";
import { threads } from "../../db/schema/community";
import { threadBookmarks } from "../../db/schema/reactions";

/** So many bookmarked questions are listed. */
const mostListed = 100;

/**
 * The statement that reads the questions that a member bookmarked and can still be read, the last
 * first. A visitor has none.
 */
export function selectSavedThreads(db: Database, userId: number | null) {
  return db
    .select({
      ...named("saved", {
        id: threads.id,
        title: threads.title,
        excerpt: threads.excerpt,
        answerCount: threads.answerCount,
        savedAt: threadBookmarks.createdAt,
      }),
      isAnswered: sql<number>`${threads.isAnswered}`.as("saved_is_answered"),
    })
    .from(threadBookmarks)
    .innerJoin(threads, eq(threads.id, threadBookmarks.threadId))
    .where(sql`${threadBookmarks.userId} = ${userId} and +${threads.status} = 'visible'`)
    .orderBy(desc(threadBookmarks.createdAt), desc(threadBookmarks.threadId))
    .limit(mostListed);
}
