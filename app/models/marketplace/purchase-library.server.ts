import { and, desc, eq, sql } from "drizzle-orm";

import type { Database } from "../../db/client.server";
import { named, namedOrNull } from "../../db/named";
import { marketplaceDownloads, marketplaceItems } from "../../db/schema/items";
import { marketplaceItemVersions } from "../../db/schema/listings";
import { orderItems, orders, purchases, refunds } from "../../db/schema/orders";
import type { OrderStatus } from "./order";
import { refundRule } from "./refund";

const purchasesPerPage = 24;

const purchaseColumns = {
  ...named("purchase", {
    id: purchases.id,
    itemId: purchases.itemId,
    type: marketplaceItems.type,
    category: marketplaceItems.category,
    imageUrl: marketplaceItems.imagePath,
    itemStatus: marketplaceItems.status,
    purchasedAt: purchases.purchaseDate,
    status: purchases.status,
    amountCents: purchases.amountCents,
    quantity: purchases.quantity,
    provider: purchases.provider,
    boughtVersion: purchases.versionNumber,
    currentVersion: marketplaceItems.versionNumber,
    refundedAt: purchases.refundedAt,
  }),
  name: sql<string>`ifnull(${orderItems.name}, ${marketplaceItems.name})`.as("purchase_name"),
  ...namedOrNull("purchase", { refundStatus: refunds.status, reference: orders.reference }),
  timesDownloaded: sql<number>`ifnull((select times from marketplace_downloads as fetched
    where fetched.item_id = ${purchases.itemId} and fetched.user_id = ${purchases.userId}), 0)`.as(
    "purchase_times",
  ),
};

function selectPurchases(db: Database) {
  return db
    .select(purchaseColumns)
    .from(purchases)
    .innerJoin(marketplaceItems, eq(marketplaceItems.id, purchases.itemId))
    .leftJoin(orderItems, eq(orderItems.id, purchases.orderItemId))
    .leftJoin(orders, eq(orders.id, orderItems.orderId))
    .leftJoin(refunds, eq(refunds.purchaseId, purchases.id))
    .$dynamic();
}

/**
 * What somebody bought, the newest first, the free things they downloaded, and the orders whose
 * payment is not known yet. One round trip.
 *
 * @param before the moment and id of the last purchase of the page before.
 */
export async function getLibrary(
  db: Database,
  userId: number,
  before?: { purchasedAt: number; id: number },
) {
  const isOlder = before
    ? sql`(${purchases.purchaseDate}, ${purchases.id}) < (${before.purchasedAt}, ${before.id})`
    : undefined;
  const [bought, free, open, [counted]] = await db.batch([
    selectPurchases(db)
      .where(and(eq(purchases.userId, userId), isOlder))
      .orderBy(desc(purchases.purchaseDate), desc(purchases.id))
      .limit(purchasesPerPage + 1),
    db
      .select(
        named("free", {
          itemId: marketplaceItems.id,
          name: marketplaceItems.name,
          type: marketplaceItems.type,
          category: marketplaceItems.category,
          imageUrl: marketplaceItems.imagePath,
          downloadedAt: marketplaceDownloads.lastAt,
        }),
      )
      .from(marketplaceDownloads)
      .innerJoin(marketplaceItems, eq(marketplaceItems.id, marketplaceDownloads.itemId))
      .where(
        and(
          eq(marketplaceDownloads.userId, userId),
          sql`${marketplaceItems.priceCents} is null and ${marketplaceItems.status} = 'active'`,
        ),
      )
      .orderBy(desc(marketplaceDownloads.createdAt))
      .limit(purchasesPerPage),
    db
      .select(
        named("open", {
          reference: orders.reference,
          totalCents: orders.totalCents,
          createdAt: orders.createdAt,
        }),
      )
      .from(orders)
      .where(sql`${orders.userId} = ${userId} and ${orders.status} = 'pending'`)
      .orderBy(desc(orders.createdAt))
      .limit(5),
    selectRecentRefunds(db, userId),
  ]);
  const shown = bought.slice(0, purchasesPerPage);
  return {
    purchases: shown,
    free: before ? [] : free,
    openOrders: before ? [] : open,
    recentRefunds: counted?.recent ?? [],
    last: bought.length > shown.length ? shown.at(-1) : undefined,
  };
}

/** When this person last got money back, so that the rule can be told beside each purchase. */
function selectRecentRefunds(db: Database, userId: number) {
  const latest = sql`select created_at from ${refunds} where user_id = ${userId}
    and status in ('requested', 'complete') order by created_at desc limit ${refundRule.mostRefunds}`;
  return db
    .select({
      recent: sql<number[]>`(select json_group_array(created_at) from (${latest}))`
        .mapWith((text: string) => JSON.parse(text))
        .as("recent_refunds"),
    })
    .from(sql`(select 1)`);
}

/** One purchase with what it holds; undefined for somebody else's. */
export async function getPurchase(db: Database, userId: number, id: number) {
  const version = marketplaceItemVersions;
  const [[purchase], [held], history, [counted]] = await db.batch([
    selectPurchases(db).where(and(eq(purchases.userId, userId), eq(purchases.id, id))),
    db
      .select({
        ...named("held", {
          license: purchases.license,
          licenseText: purchases.licenseText,
          creatorId: marketplaceItems.creatorId,
          supportEmail: marketplaceItems.supportEmail,
        }),
        ...namedOrNull("held", {
          uploadMethod: version.uploadMethod,
          linkUrl: version.linkUrl,
          instructions: version.instructions,
        }),
        content: sql<string | null>`${version.content}`.as("held_content"),
        hasFile: sql<number>`${version.fileId} is not null`.as("held_file"),
      })
      .from(purchases)
      .innerJoin(marketplaceItems, eq(marketplaceItems.id, purchases.itemId))
      .leftJoin(
        version,
        and(
          eq(version.itemId, marketplaceItems.id),
          eq(version.number, marketplaceItems.versionNumber),
        ),
      )
      .where(
        and(eq(purchases.userId, userId), eq(purchases.id, id), eq(purchases.status, "complete")),
      ),
    db
      .select(
        named("history", {
          number: version.number,
          changes: version.changes,
          decidedAt: version.decidedAt,
        }),
      )
      .from(version)
      .where(
        and(
          sql`${version.itemId} = (select item_id from ${purchases} where id = ${id} and user_id = ${userId})`,
          eq(version.status, "approved"),
        ),
      )
      .orderBy(desc(version.number))
      .limit(20),
    selectRecentRefunds(db, userId),
  ]);
  return (
    purchase && {
      purchase,
      held: held ?? null,
      history,
      recentRefunds: counted?.recent ?? [],
    }
  );
}

/** The purchases that an order made, by item: where each is opened. None before it is paid. */
export async function purchasesOf(
  db: Database,
  userId: number,
  { reference, status }: { reference: string; status: OrderStatus },
): Promise<ReadonlyMap<number, number>> {
  if (status !== "complete" && status !== "partly_refunded") return new Map();
  const [rows] = await db.batch([
    db
      .select(named("made", { purchaseId: purchases.id, itemId: purchases.itemId }))
      .from(orders)
      .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
      .innerJoin(purchases, eq(purchases.orderItemId, orderItems.id))
      .where(and(eq(orders.reference, reference), eq(orders.userId, userId))),
  ]);
  return new Map(rows.map(({ itemId, purchaseId }) => [itemId, purchaseId]));
}

/** Everything on a receipt; undefined for somebody else's order, or one that was not paid. */
export async function getReceipt(db: Database, userId: number, reference: string) {
  const isThis = and(eq(orders.reference, reference), eq(orders.userId, userId));
  const [[order], lines] = await db.batch([
    db
      .select({
        ...named("receipt", {
          reference: orders.reference,
          status: orders.status,
          provider: orders.provider,
          currency: orders.currency,
          subtotalCents: orders.subtotalCents,
          discountCents: orders.discountCents,
          totalCents: orders.totalCents,
          refundedCents: orders.refundedCents,
          couponCode: orders.couponCode,
          completedAt: orders.completedAt,
        }),
        buyer: sql<string>`(select username from users where users.id = ${orders.userId})`.as(
          "receipt_buyer",
        ),
      })
      .from(orders)
      .where(isThis),
    db
      .select({
        ...named("line", {
          itemId: orderItems.itemId,
          sellerId: orderItems.sellerId,
          versionNumber: orderItems.versionNumber,
          name: orderItems.name,
          license: orderItems.license,
          quantity: orderItems.quantity,
          unitPriceCents: orderItems.unitPriceCents,
          discountCents: orderItems.discountCents,
          totalCents: orderItems.totalCents,
        }),
        ...namedOrNull("line", {
          licenseText: purchases.licenseText,
          refundedAt: purchases.refundedAt,
        }),
      })
      .from(orderItems)
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .leftJoin(purchases, eq(purchases.orderItemId, orderItems.id))
      .where(isThis)
      .orderBy(orderItems.id),
  ]);
  return order && order.completedAt !== null
    ? { ...order, completedAt: order.completedAt, lines }
    : undefined;
}
