import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/client.server";
import { isRefusedBy } from "../../db/conflict";
import { marketplaceItems } from "../../db/schema/items";
import { listingDecisions, marketplaceItemVersions } from "../../db/schema/listings";
import { indexItem, unindexItem } from "./item-index.server";

interface ReadVersion {
  id: number;
  itemId: number;
  status: string;
  submittedAt: number;
}

/** The version's status, or null, which the table refuses, when it or its item changed meanwhile. */
export function statusIfStill(version: ReadVersion, itemStatus: string) {
  return sql<string>`(select status from ${marketplaceItemVersions}
    where id = ${version.id} and status = ${version.status}
      and submitted_at = ${version.submittedAt}
      and (select status from ${marketplaceItems} where id = ${version.itemId}) = ${itemStatus})`;
}

/** Whether a batch failed because `statusIfStill` found something else. */
export function isStale(error: unknown) {
  return isRefusedBy(error, "not-null", "listing_decisions.from_status");
}

/** Takes an item off the market for a while, or brings it back. False when it is not theirs or not so. */
export async function setPaused(
  db: Database,
  { userId, itemId, isPaused }: { userId: number; itemId: number; isPaused: boolean },
  now: number,
) {
  const [from, to] = isPaused ? (["active", "paused"] as const) : (["paused", "active"] as const);
  const [item] = await db
    .select({
      id: marketplaceItems.id,
      name: marketplaceItems.name,
      description: marketplaceItems.description,
      tags: marketplaceItems.tags,
      category: marketplaceItems.category,
    })
    .from(marketplaceItems)
    .where(
      and(
        eq(marketplaceItems.id, itemId),
        eq(marketplaceItems.creatorId, userId),
        eq(marketplaceItems.status, from),
      ),
    );
  if (!item) return false;

  const change = db
    .update(marketplaceItems)
    .set({ status: to })
    .where(eq(marketplaceItems.id, itemId));
  const fromStatus = sql<string>`(select status from ${marketplaceItems}
    where id = ${itemId} and status = ${from})`;
  try {
    await db.batch([
      db.insert(listingDecisions).values({
        itemId,
        actorId: userId,
        fromStatus,
        toStatus: to,
        createdAt: now,
      }),
      ...(isPaused ? [...unindexItem(db, itemId), change] : [change, ...indexItem(db, item, now)]),
    ]);
    return true;
  } catch (error) {
    // A second press at the same moment: the first one did it.
    if (isStale(error)) return true;
    throw error;
  }
}
