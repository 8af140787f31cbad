import { sql } from "drizzle-orm";

import { marketplaceItems } from "../../db/schema/items";
import { purchases } from "../../db/schema/orders";

/** The column that tells by which purchase a person owns the item of a row; null where they do not. */
export function ownPurchase(userId: number | null) {
  const owned = sql`(select max(${purchases.id}) from ${purchases}
    where ${purchases.userId} = ${userId} and ${purchases.itemId} = ${marketplaceItems.id}
      and ${purchases.status} = 'complete')`;
  return sql<number | null>`${userId === null ? sql`null` : owned}`.as("own_purchase");
}
