import { eq, lt, type SQL, sql } from "drizzle-orm";

import type { Database } from "../db/client.server";
import { guestCounts, rateLimits } from "../db/schema/site";
import { visitorWork } from "../db/schema/visitors";

export interface Window {
  limit: number;
  windowMs: number;
}

/** A window of somebody, such as of one network address. */
export interface KeyedWindow extends Window {
  key: string;
}

/**
 * Counts one use of the key and says whether it is still within the window's
 * limit. One atomic statement, so simultaneous uses count exactly.
 */
export async function takeFromLimit(db: Database, key: string, window: Window, now: number) {
  return readUse(await countUse(db, { key, ...window }, now), window, now);
}

/** The statement that counts one use, to be batched with what is used. */
export function countUse(db: Database, { key, windowMs }: KeyedWindow, now: number) {
  return db
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
}

/** What `countUse` answered. */
export function readUse(
  [row]: { count: number; resetAt: number }[],
  { limit }: Pick<Window, "limit">,
  now: number,
) {
  if (!row) throw new Error("The counter was not written.");
  return {
    isAllowed: row.count <= limit,
    count: row.count,
    retryAfterMs: Math.max(0, row.resetAt - now),
  };
}

/** Whether the use that was counted last is within the limit: a condition for later statements of its batch. */
export function isWithin({ key, limit }: KeyedWindow): SQL {
  return sql`(select ${rateLimits.count} from ${rateLimits} where ${rateLimits.key} = ${key}) <= ${limit}`;
}

export async function clearLimit(db: Database, key: string) {
  await db.delete(rateLimits).where(eq(rateLimits.key, key));
}

/** Forgets windows that have passed, visitors' counts of other days and what they did a month ago. */
export async function pruneLimits(db: Database, now: number) {
  await db.batch([
    db.delete(rateLimits).where(lt(rateLimits.resetAt, now)),
    db.delete(guestCounts).where(lt(guestCounts.expiresAt, now)),
    db.delete(visitorWork).where(lt(visitorWork.expiresAt, now)),
  ]);
}
