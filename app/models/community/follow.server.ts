import { and, eq, type SQL, sql } from "drizzle-orm";

import type { Database } from "../../db/client.server";
import { threads } from "../../db/schema/community";
import { threadFollows } from "../../db/schema/reactions";

/** An answer tells at most so many, those who followed first. */
const mostTold = 500;

/** A select of the ids of those who are told of a new answer; the asker follows from the beginning. */
export function followersOf(threadId: number): SQL {
  return sql`select user_id from ${threadFollows} where thread_id = ${threadId}
    order by created_at, user_id limit ${mostTold}`;
}

/**
 * Follows a question for a person, or stops it; setting what is set already changes nothing.
 *
 * @returns null where there is no such visible question.
 */
export async function setFollow(
  db: Database,
  { threadId, userId, followed }: { threadId: number; userId: number; followed: boolean },
  now: number,
): Promise<{ followed: boolean } | null> {
  const change = followed
    ? db
        .insert(threadFollows)
        .select(sql`select id, ${userId}, ${now} from ${threads}
          where id = ${threadId} and status = 'visible'`)
        .onConflictDoNothing()
    : db
        .delete(threadFollows)
        .where(and(eq(threadFollows.threadId, threadId), eq(threadFollows.userId, userId)));
  const [, rows] = await db.batch([
    change,
    db
      .select({ shown: sql<number>`1`.as("followed_thread") })
      .from(threads)
      .where(and(eq(threads.id, threadId), eq(threads.status, "visible"))),
  ]);
  return rows.length > 0 ? { followed } : null;
}
