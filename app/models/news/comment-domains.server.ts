import { inArray, sql } from "drizzle-orm";
import type { Statement } from "../../db/batch";
import type { Database } from "../../db/client.server";
import { commentDomains } from "../../db/schema/news";

const domainWindowMs = 2 * 24 * 60 * 60_000;
/** More comments than this with a domain, and more than four in five of them removed, block it. */
const domainComments = 10;

/** Counts the sites that guests link to, in windows of two days. */
export function countDomains(db: Database, domains: readonly string[], now: number): Statement[] {
  if (domains.length === 0) return [];
  const isOver = sql`${commentDomains.windowStart} <= ${now - domainWindowMs}`;
  return [
    db
      .insert(commentDomains)
      .values(domains.map((domain) => ({ domain, windowStart: now, commentCount: 1 })))
      .onConflictDoUpdate({
        target: commentDomains.domain,
        set: {
          windowStart: sql`case when ${isOver} then ${now} else ${commentDomains.windowStart} end`,
          commentCount: sql`case when ${isOver} then 1 else ${commentDomains.commentCount} + 1 end`,
          removedCount: sql`case when ${isOver} then 0 else ${commentDomains.removedCount} end`,
        },
      }),
  ];
}

/** Counts a removal against the sites of a comment, and blocks those that are mostly removed. */
export function countRemoved(db: Database, domains: readonly string[], now: number): Statement[] {
  if (domains.length === 0) return [];
  const removed = sql`min(${commentDomains.removedCount} + 1, ${commentDomains.commentCount})`;
  return [
    db
      .update(commentDomains)
      .set({
        removedCount: removed,
        blockedAt: sql`case when ${commentDomains.blockedAt} is null
          and ${commentDomains.commentCount} > ${domainComments}
          and ${removed} > 0.8 * ${commentDomains.commentCount}
          then ${now} else ${commentDomains.blockedAt} end`,
      })
      .where(inArray(commentDomains.domain, [...domains])),
  ];
}
