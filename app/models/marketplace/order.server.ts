import { and, eq, sql } from "drizzle-orm";
import type { Statement } from "../../db/batch";

import type { Database } from "../../db/client.server";
import { isRefusedBy } from "../../db/conflict";
import { coupons, couponUses, orderItems, orders } from "../../db/schema/orders";
import type { Payments } from "../../payments/payments";
import { PaymentError, type PaymentProvider } from "../../payments/provider";
import { type Refusal, refuse } from "../../schemas/refusal";

import { shownMoney } from "./money";
import { type Priced, priceOrder, type Wanted } from "./order-quote.server";
import { completeOrder, completionOf, type PaidLine } from "./purchase.server";
import type { Buyer } from "./purchase-rules";

const orderColumns = {
  id: orders.id,
  reference: orders.reference,
  userId: orders.userId,
  status: orders.status,
  source: orders.source,
  provider: orders.provider,
  sessionId: orders.providerSessionId,
  paymentId: orders.providerPaymentId,
  currency: orders.currency,
  subtotalCents: orders.subtotalCents,
  discountCents: orders.discountCents,
  totalCents: orders.totalCents,
  refundedCents: orders.refundedCents,
  couponId: orders.couponId,
  couponCode: orders.couponCode,
  failure: orders.failure,
  createdAt: orders.createdAt,
  completedAt: orders.completedAt,
};

export type Order = Pick<
  typeof orders.$inferSelect,
  Exclude<keyof typeof orderColumns, "sessionId" | "paymentId">
> & { sessionId: string | null; paymentId: string | null };

export interface OrderRequest extends Wanted {
  /** From the form: the same form sent again is the same order. */
  key: string;
  /** The total in cents that the buyer agreed to. */
  agreedCents?: number;
}

interface Till {
  provider: PaymentProvider;
  /** Where the buyer comes back to from the provider's page. */
  returnUrl: (reference: string) => string;
  now: number;
}

type Placed = { ok: true; order: Order; payAt: string | null } | Refusal;

/** Stripe takes no more at once, and our columns not much more. */
const mostCents = 99_999_999;
const mostTries = 5;

/**
 * Places an order at the prices of this moment and starts its payment. However often the same form
 * is sent, one at a time or all at once, there is one order and every answer is about it.
 */
export async function placeOrder(
  db: Database,
  buyer: Buyer,
  request: OrderRequest,
  till: Till,
): Promise<Placed> {
  for (let tries = 0; tries < mostTries; tries++) {
    const existing = await readOrder(
      db,
      and(isOf(buyer.id), eq(orders.idempotencyKey, request.key)),
    );
    if (existing) return startPayment(db, await withLines(db, existing), till);

    const pricing = await priceOrder(db, buyer, request, till.now);
    if (!pricing.ok) return pricing;
    const refusal = refuseTotal(pricing.priced, request, till);
    if (refusal) return refusal;

    const reference = newReference();
    try {
      await db.batch(orderStatements(db, buyer.id, { reference, request, till }, pricing.priced));
    } catch (error) {
      if (!isLostRace(error)) throw error;
      continue;
    }
    const order = await readOrder(db, eq(orders.reference, reference));
    if (!order) throw new Error("The order was not written.");
    return startPayment(db, await withLines(db, order), till);
  }
  return refuse("conflict", "What you are buying just changed. Please look again.");
}

function refuseTotal({ quote }: Priced, { agreedCents, coupon }: OrderRequest, { provider }: Till) {
  if (coupon?.trim() && quote.couponErrors.length > 0) {
    const sentence = quote.couponErrors.join(" ");
    return refuse("conflict", sentence, "coupon");
  }
  if (agreedCents !== undefined && agreedCents !== quote.totalCents) {
    const sentence = `The total is now ${shownMoney(quote.totalCents)}. Please look at it again before you pay.`;
    return refuse("conflict", sentence);
  }
  if (quote.totalCents > mostCents) {
    return refuse("conflict", `One order may cost at most ${shownMoney(mostCents)}.`);
  }
  if (quote.totalCents > 0 && quote.totalCents < provider.leastCents) {
    const sentence = `The smallest payment we can take is ${shownMoney(provider.leastCents)}.`;
    return refuse("conflict", sentence);
  }
  return null;
}

/**
 * Everything that an order is made of, in one batch: its lines at the price that the database has
 * at that moment, and the coupon's use. What costs nothing is complete with it.
 */
function orderStatements(
  db: Database,
  userId: number,
  { reference, request, till }: { reference: string; request: OrderRequest; till: Till },
  { quote, lines, coupon, nthUse }: Priced,
): [Statement, ...Statement[]] {
  const { now, provider } = till;
  const isFree = quote.totalCents === 0;
  const orderId = sql<number>`(select id from ${orders} where reference = ${reference})`;
  const written = JSON.stringify(
    lines.map((line) => [
      ...[line.itemId, line.listPriceCents, line.quantity, line.unitPriceCents],
      ...[line.discountCents, line.totalCents, line.sellerId],
    ]),
  );

  const statements: [Statement, ...Statement[]] = [
    db.insert(orders).values({
      reference,
      userId,
      idempotencyKey: request.key,
      source: quote.source,
      provider: isFree ? "none" : provider.id,
      subtotalCents: quote.subtotalCents,
      discountCents: quote.discountCents,
      totalCents: quote.totalCents,
      couponId: coupon?.id ?? null,
      couponCode: coupon?.code ?? null,
      termsAcceptedAt: now,
      createdAt: now,
      updatedAt: now,
    }),
    // A price that is no longer the stored one, or an item that left the sale, becomes a null,
    // which the column refuses: then none of this happens.
    db.insert(orderItems).select(sql`select null, ${orderId}, line.value ->> 0,
        ifnull(item.creator_id, line.value ->> 6), ifnull(item.version_number, 1),
        ifnull(item.name, ''), item.license, line.value ->> 2,
        case when item.id is null or seller.id is null then null else line.value ->> 3 end,
        line.value ->> 4, line.value ->> 5
      from json_each(${written}) as line
      left join marketplace_items as item on item.id = line.value ->> 0 and item.status = 'active'
        and item.pricing_model <> 'subscription' and item.price_cents = line.value ->> 1
      left join users as seller on seller.id = item.creator_id and seller.status = 'active'`),
  ];
  if (coupon) {
    // The coupon's CHECK refuses a use beyond the last, the unique index a second "first" use.
    statements.push(
      db
        .update(coupons)
        .set({ usedCount: sql`${coupons.usedCount} + 1` })
        .where(eq(coupons.id, coupon.id)),
      db
        .insert(couponUses)
        .values({ couponId: coupon.id, userId, orderId, nth: nthUse, createdAt: now }),
    );
  }
  if (isFree) {
    const paid: PaidLine[] = lines.map((line) => ({ ...line, orderItemId: null }));
    statements.push(...completionOf(db, { reference, userId, provider: "none" }, paid, { now }));
  }
  return statements;
}

/** The batch was refused because somebody was faster: look again, and say what is true now. */
function isLostRace(error: unknown) {
  return (
    isRefusedBy(error, "unique", "orders") ||
    isRefusedBy(error, "unique", "coupon_uses") ||
    isRefusedBy(error, "check", "coupons_used") ||
    isRefusedBy(error, "not-null", "order_items.unit_price")
  );
}

/**
 * Where a pending order is paid. One whose payment was started before is asked about and settled: a
 * second payment of it is never made, since a provider forgets the key of the first one after a day.
 */
async function startPayment(db: Database, found: Found, till: Till): Promise<Placed> {
  const { order, lines } = found;
  const { provider, now } = till;
  if (order.status !== "pending" || order.provider !== provider.id) {
    return { ok: true, order, payAt: null };
  }
  if (order.sessionId !== null) {
    const asked = await askProvider(db, found, provider, now);
    if (asked) return { ok: true, ...asked };
    const sentence =
      "We could not ask the payment provider whether this order is paid. Please try again in a minute.";
    return refuse("no-answer", sentence);
  }
  try {
    const { sessionId, url } = await provider.createCheckout({
      reference: order.reference,
      currency: order.currency,
      totalCents: order.totalCents,
      lines: lines.flatMap(({ name, quantity, totalCents }) =>
        totalCents > 0
          ? [{ name: quantity > 1 ? `${name} × ${quantity}` : name, amountCents: totalCents }]
          : [],
      ),
      returnUrl: till.returnUrl(order.reference),
    });
    await db
      .update(orders)
      .set({ providerSessionId: sessionId, updatedAt: now })
      .where(and(eq(orders.id, order.id), sql`${orders.providerSessionId} is null`));
    return { ok: true, order: { ...order, sessionId }, payAt: url };
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    logPayment("checkout-failure", order.reference, error);
    const sentence =
      "The payment provider did not answer. Nothing was charged. Please try again in a minute.";
    return refuse("no-answer", sentence);
  }
}

/** For a buyer who comes back to an order without having paid: the same payment once more. */
export function placeAgain(db: Database, found: Found, till: Till) {
  return startPayment(db, found, till);
}

function logPayment(event: string, reference: string, error: Error) {
  console.error(JSON.stringify({ event, order: reference, cause: error.message }));
}

/** Ten signs without those that look alike: 50 bits. */
function newReference() {
  const signs = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return `LL-${[...bytes].map((byte) => signs[byte % signs.length]).join("")}`;
}

function isOf(userId: number) {
  return eq(orders.userId, userId);
}

async function readOrder(db: Database, where: ReturnType<typeof and>): Promise<Order | undefined> {
  const [[order]] = await db.batch([db.select(orderColumns).from(orders).where(where)]);
  return order;
}

export function selectOrderLines(db: Database, orderId: ReturnType<typeof sql> | number) {
  return db
    .select({
      orderItemId: orderItems.id,
      itemId: orderItems.itemId,
      sellerId: orderItems.sellerId,
      versionNumber: orderItems.versionNumber,
      name: orderItems.name,
      license: orderItems.license,
      quantity: orderItems.quantity,
      unitPriceCents: orderItems.unitPriceCents,
      discountCents: orderItems.discountCents,
      totalCents: orderItems.totalCents,
    })
    .from(orderItems)
    .where(sql`${orderItems.orderId} = ${orderId}`)
    .orderBy(orderItems.id);
}

export type OrderLine = Awaited<ReturnType<typeof selectOrderLines>>[number];

interface Found {
  order: Order;
  lines: readonly OrderLine[];
}

async function withLines(db: Database, order: Order): Promise<Found> {
  const [lines] = await db.batch([selectOrderLines(db, order.id)]);
  return { order, lines };
}

/** A buyer's order with its lines; undefined for somebody else's. */
export async function getOrder(db: Database, userId: number, reference: string) {
  const where = and(isOf(userId), eq(orders.reference, reference));
  const id = sql`(select id from orders where reference = ${reference} and user_id = ${userId})`;
  const [[order], lines] = await db.batch([
    db.select(orderColumns).from(orders).where(where),
    selectOrderLines(db, id),
  ]);
  return order && { order: order as Order, lines };
}

/**
 * Asks the provider what became of a pending order, and does what follows from it. Whoever brings
 * the news first (the buyer coming back, or a notice of the provider) completes the order.
 */
export async function settleOrder(
  db: Database,
  found: Found,
  payments: Payments,
  now: number,
): Promise<Order> {
  const { order } = found;
  const provider = payments.providerOf(order.provider);
  if (order.status !== "pending" || !provider) return order;
  // Where nobody answers, the buyer sees that it is not complete yet; the next look asks again.
  return (await askProvider(db, found, provider, now))?.order ?? order;
}

/** The order as it is after the provider's answer, and where it can still be paid; null without one. */
async function askProvider(
  db: Database,
  { order, lines }: Found,
  provider: PaymentProvider,
  now: number,
): Promise<{ order: Order; payAt: string | null } | null> {
  if (order.sessionId === null) return { order, payAt: null };
  try {
    const started = { sessionId: order.sessionId, startedAt: order.createdAt };
    const state = await provider.readPayment(started, now);
    if (state.kind === "open") return { order, payAt: state.payAt };
    if (state.kind === "ended") await closeOrder(db, order, "cancelled", now);
    else await payOrder(db, order, lines, { ...state, now });
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    logPayment("payment-unknown", order.reference, error);
    return null;
  }
  return { order: (await readOrder(db, eq(orders.id, order.id))) ?? order, payAt: null };
}

/** Completes an order whose payment was made. Throws where another sum was paid than was asked. */
export async function payOrder(
  db: Database,
  order: Order,
  lines: readonly OrderLine[],
  paid: { paymentId: string; amountCents: number | null; now: number },
  more: Statement[] = [],
) {
  if (paid.amountCents !== null && paid.amountCents !== order.totalCents) {
    throw new PaymentError(`${paid.amountCents} was paid where ${order.totalCents} was asked.`);
  }
  return completeOrder(db, order, lines, paid, more);
}

/** Ends an order that was not paid, and gives its use of the coupon back. */
export async function closeOrder(
  db: Database,
  order: Pick<Order, "id">,
  status: "cancelled" | "failed",
  now: number,
  more: Statement[] = [],
) {
  const isPending = sql`exists (select 1 from ${orders} where ${orders.id} = ${order.id} and ${orders.status} = 'pending')`;
  await db.batch([
    db
      .update(coupons)
      .set({ usedCount: sql`${coupons.usedCount} - 1` })
      .where(
        sql`${coupons.id} in (select coupon_id from ${couponUses} where ${couponUses.orderId} = ${order.id}) and ${isPending}`,
      ),
    db.delete(couponUses).where(sql`${couponUses.orderId} = ${order.id} and ${isPending}`),
    db
      .update(orders)
      .set({ status, updatedAt: now })
      .where(and(eq(orders.id, order.id), eq(orders.status, "pending"))),
    ...more,
  ]);
}

/** A buyer gives up an order that is not paid. False where it is too late for that. */
export async function cancelOrder(db: Database, order: Order, payments: Payments, now: number) {
  if (order.status !== "pending") return order.status === "cancelled";
  const provider = payments.providerOf(order.provider);
  try {
    if (provider && order.sessionId) await provider.endCheckout(order.sessionId);
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    logPayment("cancel-refused", order.reference, error);
    return false;
  }
  await closeOrder(db, order, "cancelled", now);
  // The news of its payment may have been faster.
  return (await readOrder(db, eq(orders.id, order.id)))?.status === "cancelled";
}
