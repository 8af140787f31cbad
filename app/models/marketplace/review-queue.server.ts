import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client.server";
import { marketplaceItems } from "../../db/schema/items";
import { marketplaceItemVersions } from "../../db/schema/listings";

const mostWaiting = 10;
export const queueFull =
  "Ten of your listings are waiting for an editor. Please send this one when one of them is decided.";

/** Whether the queue has room for this listing of a person; editors read all of it. */
export function hasRoom(userId: number, itemId: SQL | number) {
  return sql`(select count(*) from ${marketplaceItemVersions} as waiting
    join ${marketplaceItems} as listed on listed.id = waiting.item_id
    where listed.creator_id = ${userId} and waiting.status = 'pending'
      and waiting.item_id <> ${itemId}) < ${mostWaiting}`;
}

export async function isFull(db: Database, userId: number, itemId: number | null) {
  const [row] = await db.all<{ room: number }>(sql`select ${hasRoom(userId, itemId ?? 0)} as room`);
  return row?.room === 0;
}
