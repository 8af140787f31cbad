import { eq, sql } from "drizzle-orm";
import type { Statement } from "../../db/batch";

import type { Database } from "../../db/client.server";
import { marketplaceItems } from "../../db/schema/items";
import { listingDecisions } from "../../db/schema/listings";
import { indexItem, unindexItem } from "./item-index.server";

/**
 * The statements that take a reported item off the market while it is being looked at, or bring it
 * back. Buyers keep what they have. The batch fails as a whole where the item's status has changed
 * meanwhile (`isStale` tells); none for an unknown item.
 */
export async function setInvestigated(
  db: Database,
  { itemId, editorId }: { itemId: number; editorId: number },
  isInvestigated: boolean,
  now: number,
): Promise<Statement[]> {
  const [from, to] = isInvestigated
    ? (["active", "under_investigation"] as const)
    : (["under_investigation", "active"] as const);
  const [[item]] = await db.batch([
    db
      .select({
        id: marketplaceItems.id,
        name: marketplaceItems.name,
        description: marketplaceItems.description,
        tags: marketplaceItems.tags,
        category: marketplaceItems.category,
      })
      .from(marketplaceItems)
      .where(eq(marketplaceItems.id, itemId)),
  ]);
  if (!item) return [];

  const change = db
    .update(marketplaceItems)
    .set({ status: to })
    .where(eq(marketplaceItems.id, itemId));
  return [
    db.insert(listingDecisions).values({
      itemId,
      actorId: editorId,
      fromStatus: sql<string>`(select status from ${marketplaceItems}
        where id = ${itemId} and status = ${from})`,
      toStatus: to,
      createdAt: now,
    }),
    ...(isInvestigated
      ? [...unindexItem(db, itemId), change]
      : [change, ...indexItem(db, item, now)]),
  ];
}
