import { desc, eq, sql } from "drizzle-orm";

import type { Database } from "../../db/client.server";
import { named } from "../../db/named";
import { threads } from "../../db/schema/community";
import { threadBookmarks } from "../../db/schema/reactions";
import { everySaved, type SavedPage } from "../saved-page";

/**
 * The statement that reads the questions that a member bookmarked and can still be read, the last
 * first. A visitor has none.
 */
export function selectSavedThreads(
  db: Database,
  userId: number | null,
  { most, before }: SavedPage = everySaved,
) {
  const isOlder = before
    ? sql`(${threadBookmarks.createdAt}, ${threadBookmarks.threadId}) < (${before.at}, ${before.id})`
    : sql`true`;
  return db
    .select({
      ...named("saved", {
        id: threads.id,
        title: threads.title,
        excerpt: threads.excerpt,
        answerCount: threads.answerCount,
        savedAt: threadBookmarks.createdAt,
        keptId: threadBookmarks.threadId,
      }),
      isAnswered: sql<number>`${threads.isAnswered}`.as("saved_is_answered"),
    })
    .from(threadBookmarks)
    .innerJoin(threads, eq(threads.id, threadBookmarks.threadId))
    .where(
      sql`${threadBookmarks.userId} = ${userId} and +${threads.status} = 'visible' and ${isOlder}`,
    )
    .orderBy(desc(threadBookmarks.createdAt), desc(threadBookmarks.threadId))
    .limit(most + 1);
}
