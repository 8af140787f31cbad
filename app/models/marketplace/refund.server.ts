import { and, eq, type SQL, sql } from "drizzle-orm";
import { run, type Statement } from "../../db/batch";

import type { Database } from "../../db/client.server";
import { isRefusedBy } from "../../db/conflict";
import { named, namedOrNull } from "../../db/named";
import { marketplaceItems, sellers } from "../../db/schema/items";
import { orders, payouts, purchases, refunds } from "../../db/schema/orders";
import { notifications } from "../../db/schema/site";
import type { Payments } from "../../payments/payments";
import { PaymentError, type Refund } from "../../payments/provider";
import { type Refusal, refuse } from "../../schemas/refusal";
import { notify } from "../notification.server";
import { shownMoney, weekStartOf } from "./money";
import { verifyReviews } from "./purchase.server";
import { getPurchase } from "./purchase-library.server";
import { refundOf, refundRule, refundWindowMs } from "./refund";

type Refunded = { ok: true; state: "complete" | "requested"; amountCents: number } | Refusal;

/** Gives a buyer the money of a purchase back, by the rule that `refundOf` tells. */
export async function refundPurchase(
  db: Database,
  userId: number,
  { purchaseId, reason }: { purchaseId: number; reason: string | null },
  payments: Payments,
  now: number,
): Promise<Refunded> {
  const found = await getPurchase(db, userId, purchaseId);
  if (!found) return refuse("unknown", "There is no such purchase.");
  const { purchase, recentRefunds } = found;
  const { amountCents } = purchase;
  const rule = refundOf(purchase, { recentRefunds, now });
  if (rule.kind === "done") return { ok: true, state: "complete", amountCents };
  if (rule.kind === "no") return refuse("conflict", rule.reason);

  const provider = payments.providerOf(purchase.provider);
  const paid = await readPaid(db, eq(purchases.id, purchaseId));
  if (!provider || !paid?.paymentId) {
    return refuse("conflict", "This payment cannot be refunded here. Please write to support.");
  }

  // Written first, so that money is never given back twice; what stopped half-way goes on here, with
  // the refund that was made then: the provider forgets its key after a day.
  if (rule.kind === "possible") {
    const requested = await requestRefund(db, { userId, purchaseId, amountCents, reason, now });
    if (!requested) return refundPurchase(db, userId, { purchaseId, reason }, payments, now);
  }
  try {
    const { paymentId } = paid;
    const key = `refund-${paid.reference}-${purchaseId}`;
    const made =
      rule.kind === "requested" &&
      (await provider.findRefund({ paymentId, purchaseId, refundId: paid.refundId }));
    const refund = made || (await provider.refund({ paymentId, purchaseId, amountCents, key }));
    if (refund.state === "complete") await completeRefund(db, paid, refund.refundId, now);
    else await run(db, [noteRefund(db, purchaseId, refund, now)]);
    if (refund.state !== "failed") return { ok: true, state: refund.state, amountCents };
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    console.error(
      JSON.stringify({ event: "refund-failure", order: paid.reference, cause: error.message }),
    );
    const sentence =
      "The payment provider did not answer. Your request is noted: please press the button again in a minute.";
    return refuse("no-answer", sentence);
  }
  return refuse("no-answer", "The payment provider refused this refund. Please write to support.");
}

/** Everything that a refund moves. */
interface Paid {
  purchaseId: number;
  userId: number;
  itemId: number;
  name: string;
  amountCents: number;
  creatorCents: number;
  sellerId: number;
  provider: "test" | "stripe" | "none";
  orderId: number;
  reference: string;
  paymentId: string | null;
  /** What the provider calls its refund, as far as it is known. */
  refundId: string | null;
  refundStatus: string | null;
}

async function readPaid(db: Database, where: SQL): Promise<Paid | undefined> {
  const [[paid]] = await db.batch([
    db
      .select({
        ...named("paid", {
          purchaseId: purchases.id,
          userId: purchases.userId,
          itemId: purchases.itemId,
          amountCents: purchases.amountCents,
          provider: purchases.provider,
          orderId: orders.id,
          reference: orders.reference,
          paymentId: orders.providerPaymentId,
        }),
        ...namedOrNull("paid", {
          refundId: refunds.providerRefundId,
          refundStatus: refunds.status,
        }),
        name: sql<string>`(select name from order_items where order_items.id = ${purchases.orderItemId})`.as(
          "paid_name",
        ),
        creatorCents: sql<number>`ifnull(${purchases.creatorCents}, 0)`.as("paid_creator_cents"),
        sellerId: sql<number>`${purchases.sellerId}`.as("paid_seller_id"),
      })
      .from(purchases)
      .innerJoin(
        orders,
        sql`${orders.id} = (select order_id from order_items where order_items.id = ${purchases.orderItemId})`,
      )
      .leftJoin(refunds, eq(refunds.purchaseId, purchases.id))
      .where(where),
  ]);
  return paid;
}

interface Request {
  userId: number;
  purchaseId: number;
  amountCents: number;
  reason: string | null;
  now: number;
}

/** False where another request was faster: what is true now is to be read again. */
async function requestRefund(db: Database, request: Request) {
  const { userId, purchaseId, amountCents, reason, now } = request;
  const isWithinRule = sql`(select count(*) from refunds as before where before.user_id = ${userId}
      and before.status in ('requested', 'complete') and before.created_at > ${now - refundWindowMs}) < ${refundRule.mostRefunds}
    and ifnull((select times from marketplace_downloads as fetched where fetched.user_id = ${userId}
      and fetched.item_id = (select item_id from purchases where id = ${purchaseId})), 0) <= ${refundRule.mostDownloads}`;
  try {
    await db.insert(refunds).values({
      purchaseId,
      userId,
      // The check of the column refuses what is below zero.
      amountCents: sql`case when ${isWithinRule} then ${amountCents} else -1 end`,
      reason,
      createdAt: now,
    });
    return true;
  } catch (error) {
    if (isRefusedBy(error, "unique", "refunds") || isRefusedBy(error, "check", "refunds_money"))
      return false;
    throw error;
  }
}

/**
 * The money went back: the purchase ends, the order and the seller's week know of it, all in one
 * batch. A week that was paid out is not touched any more: the refund counts against this one.
 */
async function completeRefund(db: Database, paid: Paid, refundId: string, now: number) {
  const isOpen = sql`exists (select 1 from refunds where purchase_id = ${paid.purchaseId} and status = 'requested')`;
  const soldIn = sql`(select own.id from payouts as own where own.id = (select payout_id from purchases where id = ${paid.purchaseId}) and own.paid_at is null)`;
  const currentWeek = sql`(select own.id from payouts as own where own.seller_id = ${paid.sellerId} and own.provider = ${paid.provider} and own.week_start = ${weekStartOf(now)})`;
  const alone = sql`select ${paid.itemId} where not exists (select 1 from purchases as other
    where other.user_id = ${paid.userId} and other.item_id = ${paid.itemId}
      and other.status = 'complete' and other.id <> ${paid.purchaseId})`;

  const news = `A buyer of "${paid.name}" took the money back. ${shownMoney(paid.creatorCents)} less for you.`;

  const statements: Statement[] = [
    db
      .insert(payouts)
      .select(
        sql`select null, ${paid.sellerId}, ${paid.provider}, ${weekStartOf(now)}, 0, 0, 0, null, null
          where ${isOpen} and ${soldIn} is null`,
      )
      .onConflictDoNothing(),
    db
      .update(payouts)
      .set({ refundedCents: sql`${payouts.refundedCents} + ${paid.creatorCents}` })
      .where(sql`${isOpen} and ${payouts.id} = ifnull(${soldIn}, ${currentWeek})`),
    db
      .update(orders)
      .set({
        refundedCents: sql`${orders.refundedCents} + ${paid.amountCents}`,
        status: sql`case when ${orders.refundedCents} + ${paid.amountCents} >= ${orders.totalCents} then 'refunded' else 'partly_refunded' end`,
        updatedAt: now,
      })
      .where(and(eq(orders.id, paid.orderId), isOpen)),
    db
      .update(marketplaceItems)
      .set({
        purchases: sql`max(${marketplaceItems.purchases} - 1, 0)`,
        earnedCents: sql`max(${marketplaceItems.earnedCents} - ${paid.creatorCents}, 0)`,
      })
      .where(and(eq(marketplaceItems.id, paid.itemId), isOpen)),
    db
      .update(sellers)
      .set({ saleCount: sql`max(${sellers.saleCount} - 1, 0)` })
      .where(and(eq(sellers.userId, paid.sellerId), isOpen)),
    db
      .update(purchases)
      .set({ status: "refunded", refundedAt: now })
      .where(and(eq(purchases.id, paid.purchaseId), isOpen)),
    ...verifyReviews(db, paid.userId, alone, false),
    db.insert(notifications).select(
      sql`select null, id, 'refund', ${news}, '/marketplace/sales', null, ${now}
        from users where id = ${paid.sellerId} and status = 'active' and ${isOpen}`,
    ),
    db
      .update(refunds)
      .set({ status: "complete", providerRefundId: refundId, decidedAt: now })
      .where(and(eq(refunds.purchaseId, paid.purchaseId), eq(refunds.status, "requested"))),
  ];
  await run(db, statements);
}

/** What the provider says of a refund that is under way. */
function noteRefund(
  db: Database,
  purchaseId: number,
  { refundId, state }: Refund,
  now: number,
): Statement {
  return db
    .update(refunds)
    .set({
      providerRefundId: refundId,
      ...(state === "failed" ? { status: "failed", decidedAt: now } : {}),
    })
    .where(and(eq(refunds.purchaseId, purchaseId), eq(refunds.status, "requested")));
}

interface RefundNotice extends Refund {
  paymentId: string | null;
  purchaseId: number | null;
}

/**
 * A notice of the provider about a refund, whose answer we may never have read. One that is not ours
 * changes nothing. Throws where it may be the one that somebody waits for.
 */
export async function settleRefund(db: Database, notice: RefundNotice, now: number) {
  const { refundId, paymentId, state } = notice;
  const isKnown = sql`${purchases.id} = (select purchase_id from refunds where provider_refund_id = ${refundId})`;
  const isOfPurchase = sql`${purchases.id} = ${notice.purchaseId} and ${orders.providerPaymentId} = ${paymentId}`;
  const paid = await readPaid(db, sql`(${isKnown} or ${isOfPurchase})`);
  if (!paid) {
    if (await isAwaited(db, paymentId)) {
      throw new PaymentError("A refund of this payment is open, and the notice names none.");
    }
    return;
  }
  if (paid.refundStatus !== "requested") return;

  const { purchaseId, userId, name } = paid;
  if (state === "complete") return completeRefund(db, paid, refundId, now);
  const title = `The refund for "${name}" did not go through. Please write to support.`;
  const when = sql`${state} = 'failed' and exists (select 1 from refunds
    where purchase_id = ${purchaseId} and status = 'requested')`;
  await run(db, [
    notify(db, { userId, kind: "refund", title, href: "/library", when }, now),
    noteRefund(db, purchaseId, notice, now),
  ]);
}

/** Whether a refund of this payment was asked for and its answer never read. */
async function isAwaited(db: Database, paymentId: string | null) {
  const paidBy = sql`(select provider_payment_id from orders where id = (select order_id from order_items
    where id = (select order_item_id from purchases where id = ${refunds.purchaseId})))`;
  const [[open]] = await db.batch([
    db
      .select({ id: refunds.id })
      .from(refunds)
      .where(
        sql`${refunds.status} = 'requested' and ${refunds.providerRefundId} is null and ${paidBy} = ${paymentId}`,
      )
      .limit(1),
  ]);
  return open !== undefined;
}
