import { eq, lt, sql } from "drizzle-orm";

import type { Database } from "../db/client.server";
import { rateLimits } from "../db/schema/site";

export interface Window {
  limit: number;
  windowMs: number;
}

/**
 * Counts one use of the key and says whether it is still within the window's
 * limit. One atomic statement, so simultaneous uses count exactly.
 */
export async function takeFromLimit(
  db: Database,
  key: string,
  { limit, windowMs }: Window,
  now: number,
) {
  const [row] = await db
    .insert(rateLimits)
    .values({ key, count: 1, resetAt: now + windowMs })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${rateLimits.resetAt} <= ${now} then 1 else ${rateLimits.count} + 1 end`,
        resetAt: sql`case when ${rateLimits.resetAt} <= ${now} then ${now + windowMs} else ${rateLimits.resetAt} end`,
      },
    })
    .returning({ count: rateLimits.count, resetAt: rateLimits.resetAt });

  if (!row) throw new Error("The counter was not written.");
  return {
    isAllowed: row.count <= limit,
    count: row.count,
    retryAfterMs: Math.max(0, row.resetAt - now),
  };
}

export async function clearLimit(db: Database, key: string) {
  await db.delete(rateLimits).where(eq(rateLimits.key, key));
}

/** Forgets windows that have passed. */
export async function pruneLimits(db: Database, now: number) {
  await db.delete(rateLimits).where(lt(rateLimits.resetAt, now));
}
