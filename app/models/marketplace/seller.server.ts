import { and, desc, eq, inArray, isNotNull, isNull, lt, ne, type SQL, sql } from "drizzle-orm";

import type { Database } from "../../db/client.server";
import { named, namedOrNull } from "../../db/named";
import { marketplaceItems, marketplaceLists, sellers } from "../../db/schema/items";
import { listingDecisions, marketplaceItemVersions } from "../../db/schema/listings";
import { users } from "../../db/schema/people";
import { hasOtherEditor } from "../editor.server";
import { notify } from "../notification.server";
import { personColumns, publicNameSql, readPerson } from "../person.server";
import { unindexItems } from "./item-index.server";

const sellersPerPage = 20;

/** Everybody who submitted a listing, the newest first; `before` is the number the page before ended with. */
export async function listSellers(db: Database, before?: number) {
  const [rows] = await db.batch([
    db
      .select({
        ...named("seller", {
          since: sellers.createdAt,
          userId: sellers.userId,
          verifiedAt: sellers.verifiedAt,
        }),
        name: publicNameSql().as("seller_name"),
        isActive: sql<number>`${users.status} = 'active'`.as("is_active"),
        firstItem: sql<string | null>`(select name from ${marketplaceItems}
          where creator_id = ${sellers.userId} order by updated_at desc limit 1)`.as("first_item"),
      })
      .from(sellers)
      .innerJoin(users, eq(users.id, sellers.userId))
      .where(before === undefined ? undefined : lt(sellers.userId, before))
      .orderBy(desc(sellers.userId))
      .limit(sellersPerPage + 1),
  ]);
  const shown = rows.slice(0, sellersPerPage);
  return {
    sellers: shown.map((row) => ({ ...row, isActive: Boolean(row.isActive) })),
    before: rows.length > shown.length ? (shown.at(-1)?.userId ?? null) : null,
  };
}

/** The statement that reads who sells under this number, to be batched with the list of their items. */
export function selectSeller(db: Database, userId: number | null) {
  return db
    .select({
      ...personColumns("seller"),
      since: sql<number>`ifnull(${sellers.createdAt}, ${users.createdAt})`.as("seller_since"),
      ...namedOrNull("seller", { verifiedAt: sellers.verifiedAt }),
      sold: sql<number>`ifnull(${sellers.saleCount}, 0)`.as("seller_sold"),
    })
    .from(users)
    .leftJoin(sellers, eq(sellers.userId, users.id))
    .where(eq(users.id, userId ?? -1));
}

export function readSeller(rows: Awaited<ReturnType<typeof selectSeller>>) {
  const [row] = rows;
  if (!row) return null;
  const { since, verifiedAt, sold } = row;
  return { ...readPerson(row), since, isVerified: verifiedAt !== null, sold };
}

/**
 * Sets or removes the date since which a seller is verified, and copies it to what they sell.
 *
 * @returns false when there is no such seller, they are so already, or it is the editor who decides.
 */
export async function setVerified(
  db: Database,
  { userId, isVerified, editorId }: { userId: number; isVerified: boolean; editorId?: number },
  now: number,
) {
  if (userId === editorId && (await hasOtherEditor(db, editorId))) return false;
  const isOther = isVerified ? isNull(sellers.verifiedAt) : isNotNull(sellers.verifiedAt);
  const [seller] = await db
    .select({ userId: sellers.userId })
    .from(sellers)
    .where(and(eq(sellers.userId, userId), isOther));
  if (!seller) return false;

  // Counted from the items that change, so that a second press counts nothing.
  const changing = sql`(select count(*) from ${marketplaceItems} as item
    where item.creator_id = ${userId} and item.status = 'active'
      and item.seller_verified = ${isVerified ? 0 : 1})`;
  await db.batch([
    db.insert(marketplaceLists).values({ list: "verified", itemCount: 0 }).onConflictDoNothing(),
    db
      .update(marketplaceLists)
      .set({
        itemCount: isVerified ? sql`item_count + ${changing}` : sql`item_count - ${changing}`,
      })
      .where(eq(marketplaceLists.list, "verified")),
    db
      .update(marketplaceItems)
      .set({ sellerVerified: isVerified })
      .where(eq(marketplaceItems.creatorId, userId)),
    db
      .update(sellers)
      .set({ verifiedAt: isVerified ? now : null })
      .where(eq(sellers.userId, userId)),
    notify(
      db,
      {
        userId,
        kind: "listing",
        title: isVerified
          ? "You are a verified seller now. Your items carry the badge."
          : "You are not a verified seller any more. Your items stay on sale without the badge.",
        href: "/marketplace/listings",
      },
      now,
    ),
  ]);
  return true;
}

/** Statements that take everything a leaving person sells off the market. Buyers keep what they have. */
export function pauseAllOf(db: Database, userId: number) {
  const onSale = sql`select id from ${marketplaceItems} where creator_id = ${userId} and status = 'active'`;
  return pauseItems(db, userId, onSale);
}

/** The statement that reads the ids of some of what a person sells. */
export function selectOnSale(db: Database, userId: number, most: number) {
  return db
    .select({ id: marketplaceItems.id })
    .from(marketplaceItems)
    .where(and(eq(marketplaceItems.creatorId, userId), eq(marketplaceItems.status, "active")))
    .limit(most);
}

/** The same for some of it: `onSale` is a select of ids of items on sale. */
export function pauseItems(db: Database, userId: number, onSale: SQL) {
  return [
    ...unindexItems(db, onSale),
    db.insert(listingDecisions).select(sql`select null, id, null, ${userId}, 'active', 'paused',
      '[]', null, null, cast(unixepoch('subsec') * 1000 as integer) from (${onSale})`),
    db
      .update(marketplaceItems)
      .set({ status: "paused", sellerVerified: false })
      .where(sql`id in (${onSale})`),
  ];
}

/**
 * Statements that take back what of a leaving person no editor has approved, so that none goes on
 * sale later. Nothing refers to its pictures and packages then.
 */
export function withdrawAllOf(db: Database, userId: number, now: number) {
  return withdraw(
    db,
    userId,
    {
      isTheirs: sql`item_id in (select id from ${marketplaceItems} where creator_id = ${userId})`,
      isTheirItem: sql`creator_id = ${userId}`,
    },
    now,
  );
}

/** The statement that reads the ids of some items that are still to be withdrawn, or a version of them. */
export function selectToWithdraw(db: Database, userId: number, most: number) {
  const version = sql`select 1 from ${marketplaceItemVersions} as version
    where version.item_id = ${marketplaceItems.id} and version.status <> 'approved'
      and (version.status <> 'rejected' or version.file_id is not null
        or version.image_path is not null)`;
  return db
    .select({ id: marketplaceItems.id })
    .from(marketplaceItems)
    .where(
      sql`creator_id = ${userId} and (status in ('pending', 'changes_requested')
        or (status = 'rejected' and image_path is not null) or exists (${version}))`,
    )
    .limit(most);
}

/** The same for some items: `ids` is a select of their ids. */
export function withdrawItems(db: Database, userId: number, ids: SQL, now: number) {
  const theirs = { isTheirs: sql`item_id in (${ids})`, isTheirItem: sql`id in (${ids})` };
  return withdraw(db, userId, theirs, now);
}

function withdraw(
  db: Database,
  userId: number,
  { isTheirs, isTheirItem }: { isTheirs: SQL; isTheirItem: SQL },
  now: number,
) {
  const isOpen = sql`status in ('pending', 'changes_requested')`;
  return [
    db.insert(listingDecisions).select(sql`select null, item_id, id, ${userId}, status, 'rejected',
      '[]', null, null, ${now} from ${marketplaceItemVersions} where ${isTheirs} and ${isOpen}`),
    db
      .update(marketplaceItemVersions)
      .set({
        status: "rejected",
        decidedAt: sql`iif(${isOpen}, ${now}, decided_at)`,
        fileId: null,
        imagePath: null,
      })
      .where(and(isTheirs, ne(marketplaceItemVersions.status, "approved"))),
    db
      .update(marketplaceItems)
      .set({ status: "rejected", imagePath: null })
      .where(
        and(
          isTheirItem,
          inArray(marketplaceItems.status, ["pending", "changes_requested", "rejected"]),
        ),
      ),
  ] as const;
}
