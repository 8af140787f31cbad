import { and, desc, eq, sql } from "drizzle-orm";

import type { Database } from "../../db/client.server";
import {
  marketplaceDownloads,
  marketplaceItems,
  marketplaceItemVersions,
  orderItems,
  orders,
  purchases,
  refunds,
} from "../../db/schema/marketplace";
import { refundRule } from "./refund";

export const purchasesPerPage = 24;

const purchaseColumns = {
  id: sql<number>`${purchases.id}`.as("purchase_id"),
  itemId: sql<number>`${purchases.itemId}`.as("purchase_item_id"),
  name: sql<string>`ifnull(${orderItems.name}, ${marketplaceItems.name})`.as("purchase_name"),
  type: sql<string>`${marketplaceItems.type}`.as("purchase_type"),
  category: sql<string>`${marketplaceItems.category}`.as("purchase_category"),
  imageUrl: sql<string | null>`${marketplaceItems.imagePath}`.as("purchase_image"),
  itemStatus: sql<string>`${marketplaceItems.status}`.as("purchase_item_status"),
  purchasedAt: sql<number>`${purchases.purchaseDate}`.as("purchased_at"),
  status: sql<"complete" | "refunded" | "revoked">`${purchases.status}`.as("purchase_status"),
  amountCents: sql<number>`${purchases.amountCents}`.as("purchase_amount"),
  quantity: sql<number>`${purchases.quantity}`.as("purchase_quantity"),
  provider: sql<"test" | "stripe" | "none">`${purchases.provider}`.as("purchase_provider"),
  boughtVersion: sql<number>`${purchases.versionNumber}`.as("purchase_version"),
  currentVersion: sql<number>`${marketplaceItems.versionNumber}`.as("purchase_current_version"),
  refundedAt: sql<number | null>`${purchases.refundedAt}`.as("purchase_refunded_at"),
  refundStatus: sql<string | null>`${refunds.status}`.as("purchase_refund_status"),
  reference: sql<string | null>`${orders.reference}`.as("purchase_reference"),
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
      .select({
        itemId: sql<number>`${marketplaceItems.id}`.as("free_item_id"),
        name: sql<string>`${marketplaceItems.name}`.as("free_name"),
        type: sql<string>`${marketplaceItems.type}`.as("free_type"),
        category: sql<string>`${marketplaceItems.category}`.as("free_category"),
        imageUrl: sql<string | null>`${marketplaceItems.imagePath}`.as("free_image"),
        downloadedAt: sql<number>`${marketplaceDownloads.lastAt}`.as("free_last_at"),
      })
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
      .select({
        reference: sql<string>`${orders.reference}`.as("open_reference"),
        totalCents: sql<number>`${orders.totalCents}`.as("open_total"),
        createdAt: sql<number>`${orders.createdAt}`.as("open_created_at"),
      })
      .from(orders)
      .where(and(eq(orders.userId, userId), eq(orders.status, "pending")))
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
        license: sql<string | null>`${purchases.license}`.as("held_license"),
        licenseText: sql<string | null>`${purchases.licenseText}`.as("held_license_text"),
        creatorId: sql<number>`${marketplaceItems.creatorId}`.as("held_creator_id"),
        supportEmail: sql<string | null>`${marketplaceItems.supportEmail}`.as("held_support"),
        uploadMethod: sql<string | null>`${version.uploadMethod}`.as("held_method"),
        linkUrl: sql<string | null>`${version.linkUrl}`.as("held_link"),
        instructions: sql<string | null>`${version.instructions}`.as("held_instructions"),
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
      .select({
        number: sql<number>`${version.number}`.as("history_number"),
        changes: sql<string | null>`${version.changes}`.as("history_changes"),
        decidedAt: sql<number | null>`${version.decidedAt}`.as("history_decided_at"),
      })
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

/** The purchases that an order made, by item: where each is opened. */
export async function purchasesOf(db: Database, userId: number, reference: string) {
  const [rows] = await db.batch([
    db
      .select({
        purchaseId: sql<number>`${purchases.id}`.as("made_purchase"),
        itemId: sql<number>`${purchases.itemId}`.as("made_item"),
      })
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
        reference: sql<string>`${orders.reference}`.as("receipt_reference"),
        status: sql<string>`${orders.status}`.as("receipt_status"),
        provider: sql<"test" | "stripe" | "none">`${orders.provider}`.as("receipt_provider"),
        currency: sql<string>`${orders.currency}`.as("receipt_currency"),
        subtotalCents: sql<number>`${orders.subtotalCents}`.as("receipt_subtotal"),
        discountCents: sql<number>`${orders.discountCents}`.as("receipt_discount"),
        totalCents: sql<number>`${orders.totalCents}`.as("receipt_total"),
        refundedCents: sql<number>`${orders.refundedCents}`.as("receipt_refunded"),
        couponCode: sql<string | null>`${orders.couponCode}`.as("receipt_coupon"),
        completedAt: sql<number | null>`${orders.completedAt}`.as("receipt_completed_at"),
        buyer: sql<string>`(select username from users where users.id = ${orders.userId})`.as(
          "receipt_buyer",
        ),
      })
      .from(orders)
      .where(isThis),
    db
      .select({
        itemId: sql<number>`${orderItems.itemId}`.as("line_item_id"),
        sellerId: sql<number>`${orderItems.sellerId}`.as("line_seller_id"),
        versionNumber: sql<number>`${orderItems.versionNumber}`.as("line_version"),
        name: sql<string>`${orderItems.name}`.as("line_name"),
        license: sql<string | null>`${orderItems.license}`.as("line_license"),
        licenseText: sql<string | null>`${purchases.licenseText}`.as("line_license_text"),
        quantity: sql<number>`${orderItems.quantity}`.as("line_quantity"),
        unitPriceCents: sql<number>`${orderItems.unitPriceCents}`.as("line_unit_price"),
        discountCents: sql<number>`${orderItems.discountCents}`.as("line_discount"),
        totalCents: sql<number>`${orderItems.totalCents}`.as("line_total"),
        refundedAt: sql<number | null>`${purchases.refundedAt}`.as("line_refunded_at"),
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

export type Receipt = NonNullable<Awaited<ReturnType<typeof getReceipt>>>;
