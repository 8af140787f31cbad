import { and, desc, eq, type SQL, sql } from "drizzle-orm";

import type { Database } from "../../db/client.server";
import { named } from "../../db/named";
import { isStaying } from "../../db/pending-work";
import { marketplaceItems, marketplaceSaves } from "../../db/schema/items";
import type { Owner } from "../owner";
import { everySaved, type SavedPage } from "../saved-page";
import { itemCardColumns } from "./item.server";

export const saveKinds = ["favorite", "bookmark"] as const;
export type SaveKind = (typeof saveKinds)[number];

function isTheirs({ userId, guestId }: Owner): SQL {
  return userId !== null
    ? sql`${marketplaceSaves.userId} = ${userId}`
    : sql`${marketplaceSaves.guestId} = ${guestId ?? ""}`;
}

/** The statement that reads which kinds of save this person has on an item. */
export function selectSaves(db: Database, itemId: number, owner: Owner) {
  return db
    .select(named("save", { saveKind: marketplaceSaves.kind }))
    .from(marketplaceSaves)
    .where(and(eq(marketplaceSaves.itemId, itemId), isTheirs(owner)));
}

/** Saves an item or takes it from the saved ones. False where there is no such item on sale. */
export async function setSaved(
  db: Database,
  { itemId, kind, saved }: { itemId: number; kind: SaveKind; saved: boolean },
  owner: Owner,
  now: number,
) {
  const { userId, guestId } = owner;
  const [[item]] = await db.batch([
    db
      .select({ id: marketplaceItems.id })
      .from(marketplaceItems)
      .where(and(eq(marketplaceItems.id, itemId), eq(marketplaceItems.status, "active"))),
    saved
      ? db
          .insert(marketplaceSaves)
          .select(sql`select null, ${userId}, ${userId === null ? guestId : null}, id, ${kind}, ${now}
            from ${marketplaceItems} where id = ${itemId} and status = 'active'`)
          .onConflictDoNothing()
      : db
          .delete(marketplaceSaves)
          .where(
            and(
              eq(marketplaceSaves.itemId, itemId),
              eq(marketplaceSaves.kind, kind),
              isTheirs(owner),
            ),
          ),
  ]);
  return item !== undefined;
}

/**
 * The statement that reads what a person or guest saved and is still on sale, the last first. An
 * item that was saved in both kinds comes twice: `toSavedItems` makes it one entry.
 */
export function selectSavedItems(
  db: Database,
  owner: Owner,
  { most, before }: SavedPage = everySaved,
) {
  const { createdAt, id } = marketplaceSaves;
  return db
    .select({ ...itemCardColumns, ...named("kept", { savedAt: createdAt, keptId: id }) })
    .from(marketplaceSaves)
    .innerJoin(marketplaceItems, eq(marketplaceItems.id, marketplaceSaves.itemId))
    .where(
      and(
        isTheirs(owner),
        sql`+${marketplaceItems.status} = 'active'`,
        isStaying(sql`${marketplaceItems.creatorId}`),
        before && sql`(${createdAt}, ${id}) < (${before.at}, ${before.id})`,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(most + 1);
}

export function toSavedItems<Item extends { id: number }>(rows: readonly Item[]): Item[] {
  return [...new Map(rows.map((item) => [item.id, item])).values()];
}
