import { createHmac } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";

import {
  coupons,
  couponUses,
  orders,
  paymentEvents,
  payouts,
  purchases,
  refunds,
} from "~/db/schema/orders";
import { notifications } from "~/db/schema/site";
import { contentSecurityPolicy } from "~/http/security-headers.server";
import { placeOrder } from "~/models/marketplace/order.server";
import { refundPurchase } from "~/models/marketplace/refund.server";
import { createPayments } from "~/payments/payments";
import { isSignedByStripe } from "~/payments/stripe-signature";
import * as webhook from "~/routes/api.payments.stripe";
import * as orderPage from "~/routes/checkout_.$reference";
import { sentenceOf } from "~/schemas/refusal";
import { form, startApp } from "../../support/app";
import { addItem } from "../../support/market";
import { addCoupon, buyerOf, newKey } from "../../support/shop";

type App = Awaited<ReturnType<typeof startApp>>;

const secret = "whsec_only_for_tests";
const keys = { STRIPE_SECRET_KEY: "sk_test_only_for_tests", STRIPE_WEBHOOK_SECRET: secret };
const sessionId = "cs_test_a1k8LrWQZb2pQdT7uJY3cQ0hVxS5nR4mG6fE9iB1oD8wA2tKyP7sHuXzNv";
const paymentId = "pi_3RkLm2Ab7VugoKSB1QqT827J";
const payAt = "https://checkout.stripe.com/c/pay/cs_test_a1k8";

afterEach(() => vi.restoreAllMocks());

/** A session as Stripe sends it, with the fields that we do not read as well. */
function session(reference: string, changes: object = {}) {
  return {
    id: sessionId,
    object: "checkout.session",
    amount_subtotal: 999,
    amount_total: 999,
    automatic_tax: { enabled: false, liability: null, status: null },
    cancel_url: "http://localhost/checkout/x?unpaid",
    client_reference_id: reference,
    created: 1_763_640_000,
    currency: "usd",
    customer_details: { email: "buyer@example.org", name: "A Buyer", tax_exempt: "none" },
    expires_at: 1_763_726_400,
    livemode: false,
    metadata: {},
    mode: "payment",
    payment_intent: paymentId,
    payment_method_types: ["card"],
    payment_status: "paid",
    status: "complete",
    success_url: "http://localhost/checkout/x",
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    url: null,
    ...changes,
  };
}

function event(id: string, type: string, object: object) {
  return JSON.stringify({
    id,
    object: "event",
    api_version: "2026-07-29.dahlia",
    created: 1_763_640_100,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  });
}

function signature(body: string, { at = Date.now(), key = secret } = {}) {
  const time = Math.floor(at / 1000);
  const hex = createHmac("sha256", key).update(`${time}.${body}`).digest("hex");
  return `t=${time},v1=${hex},v0=${"0".repeat(64)}`;
}

function deliver(app: App, body: string, header = signature(body)) {
  const headers = { "Stripe-Signature": header, "Content-Type": "application/json" };
  const request = new Request("http://localhost/api/payments/stripe", {
    method: "POST",
    body,
    headers,
  });
  return app.send(webhook.action, request);
}

/** Stripe as it answers; every call is kept. `later` is what became of the session that was made first. */
function answerAsStripe(refundStatus = "succeeded", later: object = {}) {
  const calls: { path: string; method: string; key: string | null; body: URLSearchParams }[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input as string, init);
    const path = new URL(request.url).pathname;
    const body = new URLSearchParams(await request.text());
    calls.push({ path, method: request.method, key: request.headers.get("Idempotency-Key"), body });
    expect(request.headers.get("Authorization")).toBe(`Bearer ${keys.STRIPE_SECRET_KEY}`);
    if (path === "/v1/refunds") {
      return Response.json({ id: "re_3RkLm2", object: "refund", status: refundStatus });
    }
    const open = { payment_status: "unpaid", status: "open", payment_intent: null, url: payAt };
    // Its key lapses after a day: then each call makes another session.
    const made = calls.filter((call) => call.path === path && call.method === "POST").length;
    const changes =
      request.method === "POST" ? { ...open, ...(made > 1 && { id: "cs_test_second" }) } : later;
    return Response.json(session(body.get("client_reference_id") ?? "", { ...open, ...changes }));
  });
  return calls;
}

async function startShop() {
  const app = await startApp(keys);
  const payments = createPayments(keys);
  const [buyer, item] = [await app.createUser(), await addItem(app, { priceCents: 999 })];
  const place = (key = newKey(), coupon?: string) =>
    placeOrder(
      app.db,
      buyerOf(buyer),
      { itemId: item.id, key, coupon },
      {
        provider: payments.provider,
        returnUrl: (reference) => `http://localhost/checkout/${reference}`,
        now: Date.now(),
      },
    );
  return { app, payments, buyer, item, place };
}

async function placed(shop: Awaited<ReturnType<typeof startShop>>, coupon?: string) {
  const answer = await shop.place(newKey(), coupon);
  if (!answer.ok) throw new Error(sentenceOf(answer));
  return answer;
}

test("an order leads to Stripe's page, with the database's price, and its form sent again to the same", async () => {
  const shop = await startShop();
  await using app = shop.app;
  const calls = answerAsStripe();
  const key = newKey();
  const first = await shop.place(key);
  const second = await shop.place(key);
  expect(first).toMatchObject({
    ok: true,
    payAt,
  });
  expect(second).toMatchObject({
    ok: true,
    payAt,
  });

  const [stored] = await app.db.select().from(orders);
  expect(stored).toMatchObject({
    ...{ provider: "stripe", status: "pending", totalCents: 999 },
    providerSessionId: sessionId,
  });
  expect(calls.map(({ method, key }) => [method, key])).toEqual([
    ["POST", stored?.reference],
    ["GET", null],
  ]);
  expect(Object.fromEntries(calls[0]?.body ?? [])).toMatchObject({
    mode: "payment",
    client_reference_id: stored?.reference,
    "line_items[0][price_data][unit_amount]": "999",
    "line_items[0][price_data][currency]": "usd",
    "line_items[0][quantity]": "1",
    success_url: `http://localhost/checkout/${stored?.reference}`,
  });
  expect(await app.db.select().from(purchases)).toEqual([]);
});

test.each([
  ["can still be paid", {}, { to: payAt, status: "pending", bought: 0 }],
  [
    "was paid meanwhile",
    { payment_status: "paid", status: "complete", payment_intent: paymentId, url: null },
    { to: null, status: "complete", bought: 1 },
  ],
  [
    "is being paid by a slow way",
    { status: "complete", url: null },
    { to: null, status: "pending", bought: 0 },
  ],
  ["has lapsed", { status: "expired", url: null }, { to: null, status: "cancelled", bought: 0 }],
])("who goes to the payment again gets no second one: the first %s", async (_, later, expected) => {
  const shop = await startShop();
  await using app = shop.app;
  const calls = answerAsStripe("succeeded", later);
  const { order } = await placed(shop);

  const there = `/checkout/${order.reference}`;
  const press = form(there, { intent: "pay" }, await app.signIn(shop.buyer));
  const answer = await app.send(orderPage.action, press, { reference: order.reference });
  expect(answer.headers.get("Location")).toBe(expected.to ?? there);
  expect(calls.filter(({ method }) => method === "POST")).toHaveLength(1);
  expect(await app.db.select().from(orders)).toMatchObject([
    { status: expected.status, providerSessionId: sessionId },
  ]);
  expect(await app.db.select().from(purchases)).toHaveLength(expected.bought);
});

test("a signed notice completes the order once, however often it is delivered", async () => {
  const shop = await startShop();
  await using app = shop.app;
  answerAsStripe();
  const { order } = await placed(shop);
  const body = event("evt_1RkLm3", "checkout.session.completed", session(order.reference));

  const answers = await Promise.all(Array.from({ length: 8 }, () => deliver(app, body)));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect((await deliver(app, body)).status).toBe(200);
  expect(await app.db.select().from(purchases)).toMatchObject([
    { amountCents: 999, provider: "stripe", stripeSessionId: sessionId, creatorCents: 869 },
  ]);
  expect(await app.db.select().from(orders)).toMatchObject([
    { status: "complete", providerPaymentId: paymentId },
  ]);
  expect(await app.db.select().from(payouts)).toMatchObject([
    { provider: "stripe", saleCount: 1, earnedCents: 869 },
  ]);
  expect(await app.db.select().from(paymentEvents)).toMatchObject([
    { eventId: "evt_1RkLm3", orderId: order.id, failure: null, processedAt: expect.any(Number) },
  ]);
});

test("what Stripe did not sign is refused: other secret, changed body, old, none", async () => {
  const shop = await startShop();
  await using app = shop.app;
  answerAsStripe();
  const { order } = await placed(shop);
  const body = event("evt_2", "checkout.session.completed", session(order.reference));
  const forged = [
    signature(body, { key: "whsec_other" }),
    signature(body.replace("999", "1")),
    signature(body, { at: Date.now() - 301_000 }),
    signature(body, { at: Date.now() + 301_000 }),
    "",
    "t=,v1=",
    signature(body).replace("v1=", "v0="),
  ];
  for (const header of forged) expect((await deliver(app, body, header)).status, header).toBe(400);
  expect(await app.db.select().from(paymentEvents)).toEqual([]);
  expect(await app.db.select().from(purchases)).toEqual([]);

  // Stripe's own example of the scheme: the later of two secrets signs as well.
  const two = signature(body, { key: "whsec_other" }).replace(/,v0=.*/, "");
  const both = `${two},${signature(body).split(",")[1]}`;
  expect(isSignedByStripe(body, both, { secret, now: Date.now() })).toBe(true);
});

test("a notice with another sum or checkout is kept and not acted on; an unknown order is let go", async () => {
  const shop = await startShop();
  await using app = shop.app;
  answerAsStripe();
  const { order } = await placed(shop);
  const paid = (id: string, changes: object) =>
    deliver(app, event(id, "checkout.session.completed", session(order.reference, changes)));
  expect((await paid("evt_low", { amount_total: 1 })).status).toBe(500);
  expect((await paid("evt_yen", { currency: "jpy" })).status).toBe(500);
  expect((await paid("evt_other", { id: "cs_test_other" })).status).toBe(500);
  expect((await paid("evt_unpaid", { payment_status: "unpaid" })).status).toBe(200);
  expect((await paid("evt_unknown", { client_reference_id: "LL-0000000000" })).status).toBe(200);
  expect(await app.db.select().from(purchases)).toEqual([]);
  const kept = await app.db.select().from(paymentEvents);
  expect(kept.filter(({ processedAt }) => processedAt === null)).toHaveLength(3);
  expect(kept.find(({ eventId }) => eventId === "evt_low")?.failure).toContain("1 was paid where");
});

test("an expired checkout ends the order; a late payment still hands out what was paid", async () => {
  const shop = await startShop();
  await using app = shop.app;
  answerAsStripe();
  const { order } = await placed(shop);
  const expired = { payment_status: "unpaid", status: "expired", payment_intent: null };
  await deliver(
    app,
    event("evt_exp", "checkout.session.expired", session(order.reference, expired)),
  );
  expect(await app.db.select().from(orders)).toMatchObject([{ status: "cancelled" }]);
  const late = "checkout.session.async_payment_succeeded";
  await deliver(app, event("evt_late", late, session(order.reference)));
  expect(await app.db.select().from(orders)).toMatchObject([{ status: "complete" }]);
  expect(await app.db.select().from(purchases)).toHaveLength(1);
});

test("a late payment uses its coupon again, even where somebody else had the last use since", async () => {
  const shop = await startShop();
  await using app = shop.app;
  answerAsStripe();
  await addCoupon(app, { percent: null, kind: "amount", amountCents: 99, maxUses: 1 });
  const late = await placed(shop, "LAMP20");
  const expired = { payment_status: "unpaid", status: "expired", payment_intent: null };
  await deliver(
    app,
    event("evt_exp", "checkout.session.expired", session(late.order.reference, expired)),
  );
  expect(await app.db.select().from(coupons)).toMatchObject([{ usedCount: 0, maxUses: 1 }]);
  await app.db.update(orders).set({ providerSessionId: null });
  await placed(shop, "LAMP20");

  const type = "checkout.session.async_payment_succeeded";
  const body = event("evt_late", type, session(late.order.reference, { amount_total: 900 }));
  await Promise.all([deliver(app, body), deliver(app, body)]);
  expect(await app.db.select().from(purchases)).toMatchObject([{ amountCents: 900 }]);
  expect(await app.db.select().from(coupons)).toMatchObject([{ usedCount: 2, maxUses: 2 }]);
  const uses = await app.db.select().from(couponUses);
  expect(uses.map(({ nth }) => nth).sort()).toEqual([1, 2]);
});

test("a refund goes through Stripe, and is complete when Stripe says so", async () => {
  const shop = await startShop();
  await using app = shop.app;
  const calls = answerAsStripe("pending");
  const { order } = await placed(shop);
  await deliver(app, event("evt_3", "checkout.session.completed", session(order.reference)));
  const [bought] = await app.db.select().from(purchases);
  const purchaseId = bought?.id ?? 0;

  const asked = await refundPurchase(
    app.db,
    shop.buyer.id,
    { purchaseId, reason: null },
    shop.payments,
    Date.now(),
  );
  expect(asked).toMatchObject({ ok: true, state: "requested" });
  const call = calls.find(({ path }) => path === "/v1/refunds");
  expect(call?.key).toBe(`refund-${order.reference}-${purchaseId}`);
  expect(Object.fromEntries(call?.body ?? [])).toMatchObject({
    payment_intent: paymentId,
    amount: "999",
  });
  expect(await app.db.select().from(purchases)).toMatchObject([{ status: "complete" }]);

  const refund = { id: "re_3RkLm2", object: "refund", amount: 999, status: "succeeded" };
  const body = event("evt_4", "refund.updated", refund);
  await Promise.all([deliver(app, body), deliver(app, body)]);
  expect(await app.db.select().from(refunds)).toMatchObject([{ status: "complete" }]);
  expect(await app.db.select().from(purchases)).toMatchObject([{ status: "refunded" }]);
  expect(await app.db.select().from(payouts)).toMatchObject([{ refundedCents: 869 }]);
});

/**
 * Stripe that keeps what it gave back and has forgotten every key, as after a day: each call makes
 * another refund. `broken` says how many answers are lost.
 */
function keepRefunds({ status = "succeeded", broken = 0 } = {}) {
  const other = { id: "re_other", status: "succeeded", metadata: { purchase: "999" } };
  const made: { id: string; status: string; metadata: { purchase?: string } }[] = [other];
  const calls = answerAsStripe();
  const others = vi.mocked(globalThis.fetch).getMockImplementation() as typeof fetch;
  let lost = 0;
  vi.mocked(globalThis.fetch).mockImplementation(async (input, init) => {
    const url = new URL(String(input));
    if (url.pathname !== "/v1/refunds") return others(input, init);
    if (init?.method === "GET") {
      expect(url.searchParams.get("payment_intent")).toBe(paymentId);
      return Response.json({ object: "list", data: [...made].reverse(), has_more: false });
    }
    const purchase = new URLSearchParams(String(init?.body)).get("metadata[purchase]") ?? undefined;
    const refund = { id: `re_${made.length}`, status, metadata: { purchase } };
    made.push(refund);
    if (lost++ < broken) throw new TypeError("The connection was lost.");
    return Response.json(refund);
  });
  return { calls, made };
}

async function bought(shop: Awaited<ReturnType<typeof startShop>>) {
  const { order } = await placed(shop);
  await deliver(
    shop.app,
    event("evt_paid", "checkout.session.completed", session(order.reference)),
  );
  const [purchase] = await shop.app.db.select().from(purchases);
  if (!purchase) throw new Error("Nothing was bought.");
  const giveBack = (now = Date.now()) =>
    refundPurchase(
      shop.app.db,
      shop.buyer.id,
      { purchaseId: purchase.id, reason: null },
      shop.payments,
      now,
    );
  return { purchase, giveBack };
}

const dayMs = 24 * 60 * 60 * 1000;

test("a refund whose answer was lost is found a day later, and not made a second time", async () => {
  const shop = await startShop();
  await using app = shop.app;
  const { made } = keepRefunds({ broken: 1 });
  const { purchase, giveBack } = await bought(shop);
  expect(await giveBack()).toMatchObject({ ok: false, why: "no-answer" });
  expect(await app.db.select().from(refunds)).toMatchObject([
    { status: "requested", providerRefundId: null },
  ]);

  expect(await giveBack(Date.now() + 2 * dayMs)).toMatchObject({ ok: true, state: "complete" });
  expect(made.map(({ metadata }) => metadata.purchase)).toEqual(["999", String(purchase.id)]);
  expect(await app.db.select().from(refunds)).toMatchObject([
    { status: "complete", providerRefundId: "re_1" },
  ]);
  expect(await app.db.select().from(orders)).toMatchObject([{ refundedCents: 999 }]);
});

test("a refund that stays under way is asked about, however often the button is pressed", async () => {
  const shop = await startShop();
  await using app = shop.app;
  const { made } = keepRefunds({ status: "pending" });
  const { giveBack } = await bought(shop);
  for (const days of [0, 2, 3]) {
    const answer = await giveBack(Date.now() + days * dayMs);
    expect(answer).toMatchObject({ ok: true, state: "requested" });
  }
  expect(made).toHaveLength(2);

  // One that was made without a name is known by its id.
  Object.assign(made[1] ?? {}, { status: "succeeded", metadata: {} });
  expect(await giveBack(Date.now() + 4 * dayMs)).toMatchObject({ ok: true, state: "complete" });
  expect(made).toHaveLength(2);
  expect(await app.db.select().from(purchases)).toMatchObject([{ status: "refunded" }]);
});

test("a notice settles a refund whose answer was lost, and waits where it may be about one", async () => {
  const shop = await startShop();
  await using app = shop.app;
  keepRefunds({ broken: 1 });
  const { purchase, giveBack } = await bought(shop);
  await giveBack();
  const named = { metadata: { purchase: String(purchase.id) } };
  const tell = (id: string, type: string, changes: object) =>
    deliver(
      app,
      event(id, type, {
        ...{ id: "re_1", object: "refund", status: "succeeded", payment_intent: paymentId },
        ...changes,
      }),
    );
  const status = async () => (await app.db.select().from(refunds))[0]?.status;

  // Another application of the same account may name its things alike.
  const elsewhere = { ...named, payment_intent: "pi_other" };
  expect((await tell("evt_elsewhere", "refund.updated", elsewhere)).status).toBe(200);
  expect((await tell("evt_nameless", "refund.updated", { id: "re_9" })).status).toBe(500);
  expect(await status()).toBe("requested");

  expect((await tell("evt_named", "refund.created", named)).status).toBe(200);
  expect(await status()).toBe("complete");
  expect(await app.db.select().from(purchases)).toMatchObject([{ status: "refunded" }]);
  expect((await tell("evt_nameless", "refund.updated", { id: "re_9" })).status).toBe(200);
});

test("a refund that failed is told to its buyer once", async () => {
  const shop = await startShop();
  await using app = shop.app;
  keepRefunds({ status: "pending" });
  const { giveBack } = await bought(shop);
  await giveBack();
  const refund = { id: "re_1", object: "refund", status: "failed", payment_intent: paymentId };
  const told = ["evt_a", "evt_b"].map((id) => deliver(app, event(id, "refund.failed", refund)));
  expect((await Promise.all(told)).map((answer) => answer.status)).toEqual([200, 200]);
  expect(await app.db.select().from(refunds)).toMatchObject([{ status: "failed" }]);
  const news = await app.db.select().from(notifications);
  expect(news.filter(({ kind }) => kind === "refund")).toMatchObject([{ userId: shop.buyer.id }]);
});

test("without Stripe's secrets there is no such address, and half of them is a mistake", async () => {
  await using app = await startApp();
  const body = event("evt_5", "checkout.session.completed", session("LL-0000000000"));
  expect((await deliver(app, body)).status).toBe(404);
  expect(() => createPayments({ STRIPE_SECRET_KEY: "sk_test" })).toThrow("Set both");
  expect(createPayments({}).provider.id).toBe("test");
  expect(createPayments(keys).providerOf("test")).toBeUndefined();

  const policy = { nonce: "n", isSecure: true };
  expect(contentSecurityPolicy(policy)).toContain("form-action 'self';");
  const { formOrigins } = createPayments(keys);
  expect(contentSecurityPolicy({ ...policy, formOrigins })).toContain(
    "form-action 'self' https://checkout.stripe.com;",
  );
});
