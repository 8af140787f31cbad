import { desc, eq, sql } from "drizzle-orm";

import type { Database } from "../../db/client.server";
import { threadBookmarks, threads } from "../../db/schema/community";

/** So many bookmarked questions are listed. */
const mostListed = 100;

/**
 * The statement that reads the questions that a member bookmarked and can still be read, the last
 * first. A visitor has none.
 */
export function selectSavedThreads(db: Database, userId: number | null) {
  return db
    .select({
      id: sql<number>`${threads.id}`.as("saved_thread"),
      title: sql<string>`${threads.title}`.as("saved_thread_title"),
      excerpt: sql<string>`${threads.excerpt}`.as("saved_thread_excerpt"),
      answerCount: sql<number>`${threads.answerCount}`.as("saved_thread_answers"),
      isAnswered: sql<number>`${threads.isAnswered}`.as("saved_thread_solved"),
      savedAt: sql<number>`${threadBookmarks.createdAt}`.as("saved_thread_at"),
    })
    .from(threadBookmarks)
    .innerJoin(threads, eq(threads.id, threadBookmarks.threadId))
    .where(sql`${threadBookmarks.userId} = ${userId} and +${threads.status} = 'visible'`)
    .orderBy(desc(threadBookmarks.createdAt), desc(threadBookmarks.threadId))
    .limit(mostListed);
}
