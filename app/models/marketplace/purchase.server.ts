import { eq, type SQL, sql } from "drizzle-orm";
import { licenseOf } from "../../content/marketplace";
import { run, type Statement } from "../../db/batch";
import type { Database } from "../../db/client.server";
import { isRefusedBy } from "../../db/conflict";
import { marketplaceItemDays, marketplaceItems, sellers } from "../../db/schema/items";
import { cartItems, coupons, couponUses, orders, payouts, purchases } from "../../db/schema/orders";
import { reviews } from "../../db/schema/reviews";
import { notifications } from "../../db/schema/site";
import { wantsToKnow } from "../notification.server";
import { reweighItem } from "./item-index.server";
import { dayOf, shownMoney, splitSale, weekStartOf } from "./money";

/** A line of an order that is being paid. */
export interface PaidLine {
  itemId: number;
  sellerId: number;
  name: string;
  license: string | null;
  totalCents: number;
}

interface PaidOrder {
  reference: string;
  userId: number;
  provider: "test" | "stripe" | "none";
}

interface Payment {
  now: number;
  paymentId?: string | null;
}

/**
 * Completes an order in one batch: purchases with the split of each, what the sellers are owed, the
 * counters, the cart. However many bring the news of the payment, the first of them does it.
 *
 * @returns false when it was complete before.
 */
export async function completeOrder(
  db: Database,
  order: PaidOrder & { id: number },
  lines: readonly PaidLine[],
  payment: Payment,
  more: Statement[] = [],
) {
  try {
    await run(db, [...completionOf(db, order, lines, payment), ...more]);
    return true;
  } catch (error) {
    if (!isCompleteAlready(error)) throw error;
    return false;
  }
}

/** The statements of a completion; they fail as a whole for an order that is complete. */
export function completionOf(
  db: Database,
  { reference, userId, provider }: PaidOrder,
  lines: readonly PaidLine[],
  { now, paymentId = null }: Payment,
): [Statement, ...Statement[]] {
  const orderId = sql`(select id from orders where reference = ${reference})`;
  const itemIds = sql`select item_id from order_items where order_id = ${orderId}`;

  const sold = lines.map((line) => ({ ...line, ...splitSale(line.totalCents) }));
  const splits = JSON.stringify(
    sold.map((line) => [
      ...[line.itemId, line.platformFeeCents, line.processingFeeCents, line.creatorCents],
      licenseOf(line.license).text,
    ]),
  );

  return [
    // The checks of the table refuse a total below zero: so nothing is completed twice, and
    // nothing that was refunded is handed out again.
    db
      .update(orders)
      .set({
        status: "complete",
        completedAt: now,
        updatedAt: now,
        providerPaymentId: paymentId,
        totalCents: sql`case when ${orders.status} in (${sql.raw(payable[provider])}) then ${orders.totalCents} else -1 end`,
      })
      .where(eq(orders.reference, reference)),
    ...(provider === "stripe" ? takeCouponAgain(db, orderId, now) : []),
    ...owe(db, sold, { provider, now }),
    db.insert(purchases).select(sql`select null, ${userId}, line.item_id, ${now}, 'complete',
        line.total_cents, case orders.provider when 'stripe' then orders.provider_session_id end,
        'full', line.id, ${provider}, line.quantity, line.version_number, line.license,
        split.value ->> 4, line.seller_id, split.value ->> 1, split.value ->> 2, split.value ->> 3,
        (select id from payouts where payouts.seller_id = line.seller_id
          and payouts.provider = ${provider} and payouts.week_start = ${weekStartOf(now)}), null
      from order_items as line
      join orders on orders.id = line.order_id
      join json_each(${splits}) as split on split.value ->> 0 = line.item_id
      where line.order_id = ${orderId}`),
    db
      .update(marketplaceItems)
      .set({
        purchases: sql`${marketplaceItems.purchases} + 1`,
        earnedCents: sql`${marketplaceItems.earnedCents} + (select split.value ->> 3
          from json_each(${splits}) as split where split.value ->> 0 = ${marketplaceItems.id})`,
      })
      .where(sql`${marketplaceItems.id} in (${itemIds})`),
    db
      .insert(sellers)
      .select(sql`select line.seller_id, null, null, count(*), seller.created_at
        from order_items as line join users as seller on seller.id = line.seller_id
        where line.order_id = ${orderId} group by line.seller_id`)
      .onConflictDoUpdate({
        target: sellers.userId,
        set: { saleCount: sql`${sellers.saleCount} + excluded.sale_count` },
      }),
    db
      .insert(marketplaceItemDays)
      .select(sql`select item_id, ${dayOf(now)}, 0, 1 from order_items where order_id = ${orderId}`)
      .onConflictDoUpdate({
        target: [marketplaceItemDays.itemId, marketplaceItemDays.day],
        set: { purchases: sql`${marketplaceItemDays.purchases} + 1` },
      }),
    ...lines.map(({ itemId }) => reweighItem(db, itemId)),
    db.delete(cartItems).where(
      sql`${cartItems.cartId} = (select id from carts where user_id = ${userId})
          and (select source from orders where reference = ${reference}) = 'cart'
          and ${cartItems.itemId} in (${itemIds})`,
    ),
    ...verifyReviews(db, userId, itemIds, true),
    tellSellers(db, sold, now),
  ];
}

/** What money was taken for is handed out, given up or not; where none moved, giving up is final. */
const payable = {
  stripe: "'pending', 'cancelled', 'failed'",
  test: "'pending'",
  none: "'pending'",
} as const;

/** Giving an order up freed its use of the coupon. It was paid with the discount: so the use counts, even past the last. */
function takeCouponAgain(db: Database, orderId: SQL, now: number): Statement[] {
  const isFreed = sql`not exists (select 1 from ${couponUses} where ${couponUses.orderId} = ${orderId})`;
  return [
    db
      .update(coupons)
      .set({
        usedCount: sql`${coupons.usedCount} + 1`,
        maxUses: sql`max(${coupons.maxUses}, ${coupons.usedCount} + 1)`,
      })
      .where(
        sql`${coupons.id} = (select coupon_id from orders where id = ${orderId}) and ${isFreed}`,
      ),
    db.insert(couponUses).select(sql`select null, paid.coupon_id, paid.user_id, paid.id,
        1 + ifnull((select max(nth) from coupon_uses as before
          where before.coupon_id = paid.coupon_id and before.user_id = paid.user_id), 0), ${now}
      from orders as paid
      where paid.id = ${orderId} and paid.coupon_id is not null and ${isFreed}`),
  ];
}

/** What the sellers of these lines are owed for this week. */
function owe(
  db: Database,
  sold: readonly { sellerId: number; creatorCents: number }[],
  { provider, now }: { provider: PaidOrder["provider"]; now: number },
): Statement[] {
  if (provider === "none") return [];
  const bySeller = new Map<number, { count: number; cents: number }>();
  for (const { sellerId, creatorCents } of sold) {
    const sum = bySeller.get(sellerId) ?? { count: 0, cents: 0 };
    bySeller.set(sellerId, { count: sum.count + 1, cents: sum.cents + creatorCents });
  }
  const owed = JSON.stringify([...bySeller].map(([id, { count, cents }]) => [id, count, cents]));
  return [
    db
      .insert(payouts)
      .select(
        sql`select null, value ->> 0, ${provider}, ${weekStartOf(now)}, value ->> 1, value ->> 2, 0, null, null
          from json_each(${owed}) where true`,
      )
      .onConflictDoUpdate({
        target: [payouts.sellerId, payouts.provider, payouts.weekStart],
        set: {
          saleCount: sql`${payouts.saleCount} + excluded.sale_count`,
          earnedCents: sql`${payouts.earnedCents} + excluded.earned_cents`,
        },
      }),
  ];
}

/** One sentence per line to its seller, unless they do not want to know or closed the account. */
function tellSellers(
  db: Database,
  sold: readonly { sellerId: number; name: string; creatorCents: number }[],
  now: number,
) {
  const news = JSON.stringify(
    sold.map(({ sellerId, name, creatorCents }) => [
      sellerId,
      `You sold "${name}". You earn ${shownMoney(creatorCents)}.`,
    ]),
  );
  return db.insert(notifications).select(
    sql`select null, seller.id, 'sale', news.value ->> 1, '/marketplace/sales', null, ${now}
      from json_each(${news}) as news
      join users as seller on seller.id = news.value ->> 0
      where ${wantsToKnow(sql.raw("seller"), "sale")}`,
  );
}

/**
 * A review counts as that of a buyer from the purchase on, and no longer once the last purchase
 * was refunded. The item's figures move with it.
 */
export function verifyReviews(
  db: Database,
  userId: number,
  itemIds: SQL,
  isVerified: boolean,
): Statement[] {
  const turned = sql`review.user_id = ${userId} and review.verified = ${isVerified ? 0 : 1}`;
  const sign = sql.raw(isVerified ? "+" : "-");
  const { verifiedRatingCount, verifiedRatingSum } = marketplaceItems;
  return [
    db
      .update(marketplaceItems)
      .set({
        verifiedRatingCount: sql`${verifiedRatingCount} ${sign} 1`,
        verifiedRatingSum: sql`${verifiedRatingSum} ${sign} (select rating from reviews as review
          where ${turned} and review.item_id = marketplace_items.id)`,
      })
      .where(
        sql`id in (${itemIds}) and id in
          (select item_id from reviews as review where ${turned} and review.status = 'visible')`,
      ),
    db
      .update(reviews)
      .set({ verified: isVerified })
      .where(
        sql`${reviews.userId} = ${userId} and ${reviews.verified} = ${isVerified ? 0 : 1}
          and ${reviews.itemId} in (${itemIds})`,
      ),
  ];
}

function isCompleteAlready(error: unknown) {
  return isRefusedBy(error, "check", "orders_") || isRefusedBy(error, "unique", "purchases");
}
