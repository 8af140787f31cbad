import * as z from "zod/mini";

import { PaymentError, type PaymentProvider, type PaymentState, type Refund } from "./provider";

const api = "https://api.stripe.com/v1";
/** The answers below are those of this version, whatever the account's own is. */
const apiVersion = "2026-07-29.dahlia";
const timeoutMs = 15_000;

/** Where Stripe's own page is, for the security policy of ours. */
export const stripeOrigin = "https://checkout.stripe.com";

/** What we read of a Checkout Session, from an answer or inside an event. */
export const StripeSession = z.object({
  id: z.string(),
  url: z.nullish(z.string()),
  status: z.nullish(z.enum(["open", "complete", "expired"])),
  payment_status: z.enum(["paid", "unpaid", "no_payment_required"]),
  payment_intent: z.nullish(z.string()),
  amount_total: z.nullable(z.int()),
  currency: z.nullable(z.string()),
  client_reference_id: z.nullish(z.string()),
});
export type StripeSession = z.infer<typeof StripeSession>;

/** What we read of a refund, from an answer or inside an event. */
export const StripeRefund = z.object({
  id: z.string(),
  status: z.nullable(z.string()),
  payment_intent: z.nullish(z.string()),
  metadata: z.nullish(z.object({ purchase: z.optional(z.string()) })),
});
type StripeRefund = z.infer<typeof StripeRefund>;

const StripeRefunds = z.object({ data: z.array(StripeRefund) });
/** The most that Stripe lists at once, and more than an order has purchases. */
const mostRefunds = 100;

/** Stripe Checkout: the buyer pays on Stripe's page and comes back. */
export function createStripeProvider(
  secretKey: string,
  call: typeof fetch = (input, init) => fetch(input, init),
): PaymentProvider {
  async function send<Answer>(
    method: "GET" | "POST",
    path: string,
    schema: z.ZodMiniType<Answer>,
    { fields, key }: { fields?: Record<string, string | number>; key?: string } = {},
  ): Promise<Answer> {
    const headers = new Headers({
      Authorization: `Bearer ${secretKey}`,
      "Stripe-Version": apiVersion,
    });
    if (key) headers.set("Idempotency-Key", key);
    const body =
      fields &&
      new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));

    const answer = await call(`${api}${path}`, {
      method,
      headers,
      body,
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => {
      throw new PaymentError("Stripe did not answer.", { cause: error });
    });
    if (!answer.ok) throw new PaymentError(`Stripe ${answer.status}: ${await reasonOf(answer)}`);

    const read = schema.safeParse(await answer.json());
    if (!read.success) throw new PaymentError(`Stripe answered ${path} in another form.`);
    return read.data;
  }

  return {
    id: "stripe",
    note: "You pay on a page of Stripe, our payment provider.",
    processingMs: 0,
    confirmationMs: 1000,
    leastCents: 50,

    async createCheckout({ reference, currency, lines, returnUrl }) {
      const fields: Record<string, string | number> = {
        mode: "payment",
        client_reference_id: reference,
        success_url: returnUrl,
        cancel_url: `${returnUrl}?unpaid`,
        "payment_intent_data[metadata][order]": reference,
      };
      for (const [index, { name, amountCents }] of lines.entries()) {
        fields[`line_items[${index}][quantity]`] = 1;
        fields[`line_items[${index}][price_data][currency]`] = currency.toLowerCase();
        fields[`line_items[${index}][price_data][unit_amount]`] = amountCents;
        fields[`line_items[${index}][price_data][product_data][name]`] = name;
      }
      const session = await send("POST", "/checkout/sessions", StripeSession, {
        fields,
        key: reference,
      });
      if (!session.url) throw new PaymentError("Stripe gave no address to pay at.");
      return { sessionId: session.id, url: session.url };
    },

    async readPayment({ sessionId }) {
      const path = `/checkout/sessions/${encodeURIComponent(sessionId)}`;
      return stateOf(await send("GET", path, StripeSession));
    },

    async endCheckout(sessionId) {
      const path = `/checkout/sessions/${encodeURIComponent(sessionId)}`;
      // Only an open one can be ended; one that was ended before is what is wanted.
      const { status } = await send("GET", path, StripeSession);
      if (status === "open") await send("POST", `${path}/expire`, StripeSession);
      if (status === "complete") throw new PaymentError("This order has been paid already.");
    },

    async refund({ paymentId, purchaseId, amountCents, key }) {
      const fields = {
        payment_intent: paymentId,
        amount: amountCents,
        reason: "requested_by_customer",
        "metadata[purchase]": purchaseId,
      };
      return readRefund(await send("POST", "/refunds", StripeRefund, { fields, key }));
    },

    async findRefund({ paymentId, purchaseId, refundId }) {
      const path = `/refunds?payment_intent=${encodeURIComponent(paymentId)}&limit=${mostRefunds}`;
      const { data } = await send("GET", path, StripeRefunds);
      return data
        .map(readRefund)
        .find((made) => made.refundId === refundId || made.purchaseId === purchaseId);
    },
  };
}

export function stateOf(session: StripeSession): PaymentState {
  if (session.payment_status !== "unpaid" && session.payment_intent) {
    return {
      kind: "paid",
      paymentId: session.payment_intent,
      amountCents: session.currency === "usd" ? session.amount_total : -1,
    };
  }
  if (session.status === "expired") return { kind: "ended" };
  return { kind: "open", payAt: session.url ?? null };
}

/** What a refund says of itself; the purchase is null for one that was not made here. */
export function readRefund({ id, status, payment_intent, metadata }: StripeRefund) {
  return {
    refundId: id,
    state: refundStateOf(status),
    paymentId: payment_intent ?? null,
    purchaseId: Number(metadata?.purchase) || null,
  };
}

function refundStateOf(status: string | null): Refund["state"] {
  if (status === "succeeded") return "complete";
  return status === "failed" || status === "canceled" ? "failed" : "requested";
}

/** Stripe's own words about what was wrong, without the request. */
async function reasonOf(answer: Response) {
  const text = await answer.text();
  try {
    const { error } = JSON.parse(text) as { error?: { type?: string; message?: string } };
    return [error?.type, error?.message].filter(Boolean).join(": ") || "no reason given";
  } catch {
    return "no reason given";
  }
}
