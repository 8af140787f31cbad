import { and, eq, isNull } from "drizzle-orm";
import * as z from "zod/mini";

import type { Database } from "../../db/client.server";
import { orders, paymentEvents } from "../../db/schema/orders";
import { PaymentError } from "../../payments/provider";
import { readRefund, StripeRefund, StripeSession, stateOf } from "../../payments/stripe-provider";
import { causeOf } from "../cause";
import { closeOrder, getOrder, payOrder } from "./order.server";
import { settleRefund } from "./refund.server";

/** What every notice of Stripe has; `object` is read by its type. */
export const StripeEvent = z.object({
  id: z.string().check(z.maxLength(255)),
  type: z.string().check(z.maxLength(255)),
  data: z.object({ object: z.unknown() }),
});
type StripeEvent = z.infer<typeof StripeEvent>;

/**
 * Does what a notice of Stripe asks for, once, however often it is delivered. One that could not be
 * done is kept with the reason and done when it is delivered again.
 *
 * @returns false where it should be delivered again.
 */
export async function takeStripeEvent(
  db: Database,
  event: StripeEvent,
  payload: string,
  now: number,
): Promise<boolean> {
  const isThis = and(eq(paymentEvents.provider, "stripe"), eq(paymentEvents.eventId, event.id));
  const [, [stored]] = await db.batch([
    db
      .insert(paymentEvents)
      .values({ provider: "stripe", eventId: event.id, type: event.type, payload, receivedAt: now })
      .onConflictDoNothing(),
    db
      .select({ id: paymentEvents.id, processedAt: paymentEvents.processedAt })
      .from(paymentEvents)
      .where(isThis),
  ]);
  if (!stored) throw new Error("The notice was not written.");
  if (stored.processedAt !== null) return true;

  try {
    const orderId = await act(db, event, now);
    await db
      .update(paymentEvents)
      .set({ processedAt: now, failure: null, orderId })
      .where(and(eq(paymentEvents.id, stored.id), isNull(paymentEvents.processedAt)));
    return true;
  } catch (error) {
    const failure = causeOf(error);
    console.error(JSON.stringify({ event: "notice-failure", notice: event.id, cause: failure }));
    await db.update(paymentEvents).set({ failure }).where(eq(paymentEvents.id, stored.id));
    return false;
  }
}

/** Each of these can be done twice without harm. Returns the order that it was about. */
async function act(db: Database, { type, data }: StripeEvent, now: number) {
  if (type.startsWith("checkout.session.")) {
    const session = read(StripeSession, data.object);
    const found = await orderOf(db, session);
    // Another application may use the same account.
    if (!found) return null;
    const { order, lines } = found;

    const state = stateOf(session);
    if (state.kind === "paid") await payOrder(db, order, lines, { ...state, now });
    else if (type === "checkout.session.expired") await closeOrder(db, order, "cancelled", now);
    else if (type === "checkout.session.async_payment_failed") {
      await closeOrder(db, order, "failed", now);
    }
    return order.id;
  }
  if (type.startsWith("refund.")) {
    await settleRefund(db, readRefund(read(StripeRefund, data.object)), now);
  }
  return null;
}

async function orderOf(db: Database, session: StripeSession) {
  const reference = session.client_reference_id ?? "";
  const [[row]] = await db.batch([
    db
      .select({ userId: orders.userId, sessionId: orders.providerSessionId })
      .from(orders)
      .where(and(eq(orders.reference, reference), eq(orders.provider, "stripe"))),
  ]);
  if (!row) return undefined;
  if (row.sessionId !== null && row.sessionId !== session.id) {
    throw new PaymentError("The notice names another checkout than the order has.");
  }
  return getOrder(db, row.userId, reference);
}

function read<Output>(schema: z.ZodMiniType<Output>, value: unknown): Output {
  const result = schema.safeParse(value);
  if (!result.success) throw new PaymentError("The notice has another form.");
  return result.data;
}
