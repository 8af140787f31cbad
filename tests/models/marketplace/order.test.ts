import { asc, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { marketplaceItemDays, marketplaceItems } from "~/db/schema/items";
import {
  cartItems,
  coupons,
  couponUses,
  orderItems,
  orders,
  payouts,
  purchases,
} from "~/db/schema/orders";
import { users } from "~/db/schema/people";
import { reviews } from "~/db/schema/reviews";
import { notifications } from "~/db/schema/site";
import { addToCart, getCart } from "~/models/marketplace/cart.server";
import {
  cancelOrder,
  closeOrder,
  getOrder,
  type Order,
  placeOrder,
  settleOrder,
} from "~/models/marketplace/order.server";
import { priceOrder } from "~/models/marketplace/order-quote.server";
import { PaymentError, type PaymentProvider } from "~/payments/provider";
import { sentenceOf } from "~/schemas/refusal";
import { startApp } from "../../support/app";
import { addItem } from "../../support/market";
import {
  addCoupon,
  buy,
  buyerOf,
  friday,
  monday,
  newKey,
  payments,
  settle,
  till,
} from "../../support/shop";

type App = Awaited<ReturnType<typeof startApp>>;
type Found = NonNullable<Awaited<ReturnType<typeof getOrder>>>;

async function count(app: App, table: typeof orders | typeof orderItems | typeof purchases) {
  const [row] = await app.db.select({ rows: sql<number>`count(*)` }).from(table);
  return row?.rows;
}

test("an order has the database's price, and once paid its purchase has the exact split [CA-26, CA-29, EN-22]", async () => {
  await using app = await startApp();
  const [seller, buyer] = [await app.createUser(), await app.createUser()];
  const item = await addItem(app, { creatorId: seller.id, priceCents: 999, license: "Commercial" });

  const placed = await placeOrder(app.db, buyerOf(buyer), { itemId: item.id, key: newKey() }, till);
  if (!placed.ok) throw new Error(sentenceOf(placed));
  expect(placed.order).toMatchObject({ status: "pending", provider: "test", totalCents: 999 });
  expect(placed.order.reference).toMatch(/^LL-[0-9A-HJKMNP-TV-Z]{10}$/);
  expect(await count(app, purchases)).toBe(0);

  // Not confirmed before its time, whoever asks.
  const early = await settle(app, buyer, placed.order.reference, friday + 1999);
  expect(early.status).toBe("pending");
  const done = await settle(app, buyer, placed.order.reference, friday + 2000);
  expect(done).toMatchObject({ status: "complete", completedAt: friday + 2000 });

  const bought = await app.db.select().from(purchases);
  expect(bought).toMatchObject([
    {
      ...{ userId: buyer.id, itemId: item.id, sellerId: seller.id, status: "complete" },
      ...{ amountCents: 999, platformFeeCents: 100, processingFeeCents: 30, creatorCents: 869 },
      ...{ provider: "test", accessType: "full", license: "Commercial", stripeSessionId: null },
    },
  ]);
  expect(bought[0]?.licenseText).toContain("paid work included");
  expect(await app.db.select().from(payouts)).toMatchObject([
    {
      ...{ sellerId: seller.id, provider: "test", weekStart: monday, saleCount: 1 },
      ...{ earnedCents: 869, refundedCents: 0, id: bought[0]?.payoutId },
    },
  ]);
  const [sold] = await app.db.select().from(marketplaceItems);
  expect(sold?.purchases).toBe(1);
  expect(await app.db.select().from(marketplaceItemDays)).toMatchObject([
    { itemId: item.id, day: Math.floor(friday / 86_400_000), purchases: 1, downloads: 0 },
  ]);
  expect(await app.db.select().from(notifications)).toMatchObject([
    {
      userId: seller.id,
      kind: "sale",
      title: `You sold "${item.name}". You earn $8.69.`,
      href: "/marketplace/sales",
    },
  ]);
});

test("twenty identical submits at once are one order, paid and handed out once [CA-26]", async () => {
  await using app = await startApp();
  const buyer = await app.createUser();
  const item = await addItem(app);
  const request = { itemId: item.id, key: newKey() };

  const answers = await Promise.all(
    Array.from({ length: 20 }, () => placeOrder(app.db, buyerOf(buyer), request, till)),
  );
  const references = new Set(answers.map((each) => each.ok && each.order.reference));
  expect(references.size).toBe(1);
  expect(await count(app, orders)).toBe(1);
  expect(await count(app, orderItems)).toBe(1);

  const [reference] = [...references];
  const found = await getOrder(app.db, buyer.id, String(reference));
  if (!found) throw new Error("The order is not there.");
  const settled = await Promise.all(
    Array.from({ length: 20 }, () => settleOrder(app.db, found, payments, friday + 5000)),
  );
  expect(settled.map(({ status }) => status)).toEqual(Array(20).fill("complete"));
  expect(await count(app, purchases)).toBe(1);
  const [week] = await app.db.select().from(payouts);
  expect(week).toMatchObject({ saleCount: 1, earnedCents: 783 });
  const [sold] = await app.db.select().from(marketplaceItems);
  expect(sold?.purchases).toBe(1);
});

test("an answer that was lost after the order was stored leads to the same order", async () => {
  await using app = await startApp();
  const buyer = await app.createUser();
  const item = await addItem(app);
  const request = { itemId: item.id, key: newKey() };
  const lost: PaymentProvider = {
    ...payments.provider,
    createCheckout: () => Promise.reject(new PaymentError("The connection broke.")),
  };

  const first = await placeOrder(app.db, buyerOf(buyer), request, { ...till, provider: lost });
  expect(first).toMatchObject({ ok: false, why: "no-answer" });
  const second = await placeOrder(app.db, buyerOf(buyer), request, till);
  expect(second).toMatchObject({ ok: true, order: { status: "pending" } });
  expect(await count(app, orders)).toBe(1);
});

test("fifty buyers at once share the last use of a coupon: one gets it", async () => {
  await using app = await startApp();
  const item = await addItem(app, { priceCents: 1000 });
  await addCoupon(app, { maxUses: 3, usedCount: 2 });
  const rows = Array.from({ length: 50 }, (_, index) => ({
    username: `buyer-${index}`,
    email: `buyer-${index}@example.org`,
    password: "x",
  }));
  const ids: { id: number }[] = [];
  for (let start = 0; start < rows.length; start += 5) {
    const part = rows.slice(start, start + 5);
    ids.push(...(await app.db.insert(users).values(part).returning({ id: users.id })));
  }

  const answers = await Promise.all(
    ids.map(({ id }) =>
      placeOrder(
        app.db,
        { id, ageGroup: null },
        { itemId: item.id, coupon: "lamp20", key: newKey() },
        till,
      ),
    ),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  for (const answer of answers) {
    if (answer.ok) expect(answer.order.totalCents).toBe(800);
    else {
      expect(answer).toMatchObject({
        why: "conflict",
        errors: {
          coupon: [
            "Invalid coupon code. Please try again. This code has been used as often as it may be.",
          ],
        },
      });
    }
  }
  const [coupon] = await app.db.select().from(coupons);
  expect(coupon?.usedCount).toBe(3);
  expect(await app.db.select().from(couponUses)).toHaveLength(1);
  expect(await count(app, orders)).toBe(1);
});

test("one person's two orders at once cannot both be the one use they have", async () => {
  await using app = await startApp();
  const buyer = await app.createUser();
  const item = await addItem(app, { priceCents: 1000 });
  await addCoupon(app, { maxUsesPerUser: 1 });
  const place = () =>
    placeOrder(app.db, buyerOf(buyer), { itemId: item.id, coupon: "LAMP20", key: newKey() }, till);

  const answers = await Promise.all([place(), place(), place()]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  const [coupon] = await app.db.select().from(coupons);
  expect(coupon?.usedCount).toBe(1);

  // Given up, the use is free again.
  const kept = answers.find((each) => each.ok);
  if (!kept?.ok) throw new Error("No order was placed.");
  expect(await cancelOrder(app.db, kept.order, payments, friday)).toBe(true);
  await closeOrder(app.db, kept.order, "cancelled", friday);
  const [after] = await app.db.select().from(coupons);
  expect(after?.usedCount).toBe(0);
  expect((await place()).ok).toBe(true);
});

test("an order that is given up and paid for at the same time ends as one of the two, and its coupon with it", async () => {
  await using app = await startApp();
  const item = await addItem(app, { priceCents: 1000 });
  await addCoupon(app);
  const give = (order: Order) => cancelOrder(app.db, order, payments, friday + 5000);
  const races: ((found: Found) => Promise<unknown>)[] = [
    async (found) => [await give(found.order), await finish(found)],
    async (found) => [await finish(found), await give(found.order)],
    ...Array.from({ length: 12 }, (_, each) => (found: Found) => {
      const both = [() => finish(found), () => give(found.order)];
      return Promise.all((each % 2 ? both : both.reverse()).map((run) => run()));
    }),
  ];
  function finish(found: Found) {
    return settleOrder(app.db, found, payments, friday + 5000);
  }

  for (const race of races) {
    const buyer = await app.createUser();
    const wanted = { itemId: item.id, coupon: "LAMP20", key: newKey() };
    const placed = await placeOrder(app.db, buyerOf(buyer), wanted, till);
    if (!placed.ok) throw new Error(sentenceOf(placed));
    const found = await getOrder(app.db, buyer.id, placed.order.reference);
    if (!found) throw new Error("The order is not there.");

    const answers = await race(found);
    const after = await getOrder(app.db, buyer.id, placed.order.reference);
    const isComplete = after?.order.status === "complete";
    expect(["complete", "cancelled"]).toContain(after?.order.status);
    expect(answers).toContain(!isComplete);
    const bought = await app.db.select().from(purchases).where(eq(purchases.userId, buyer.id));
    const uses = await app.db.select().from(couponUses).where(eq(couponUses.userId, buyer.id));
    expect([bought.length, uses.length]).toEqual(isComplete ? [1, 1] : [0, 0]);
  }
  const [coupon] = await app.db.select().from(coupons);
  expect(coupon?.usedCount).toBe((await app.db.select().from(couponUses)).length);
});

test("a total of nothing is complete at once, without a provider and with nothing owed", async () => {
  await using app = await startApp();
  const buyer = await app.createUser();
  const item = await addItem(app);
  await addCoupon(app, { percent: 100 });
  const placed = await placeOrder(
    app.db,
    buyerOf(buyer),
    { itemId: item.id, coupon: "LAMP20", key: newKey() },
    till,
  );
  expect(placed).toMatchObject({
    ok: true,
    payAt: null,
    order: { status: "complete", provider: "none", totalCents: 0, discountCents: 900 },
  });
  expect(await app.db.select().from(purchases)).toMatchObject([
    { amountCents: 0, creatorCents: 0, provider: "none" },
  ]);
  expect(await app.db.select().from(payouts)).toEqual([]);
});

test("the cart is bought as a whole: sums exact, sellers apart, and what was bought leaves it [CA-14]", async () => {
  await using app = await startApp();
  const [ada, bo, buyer] = [await app.createUser(), await app.createUser(), await app.createUser()];
  const first = await addItem(app, { creatorId: ada.id, priceCents: 999 });
  const second = await addItem(app, { creatorId: ada.id, priceCents: 1 });
  const third = await addItem(app, { creatorId: bo.id, priceCents: 1250 });
  for (const { id } of [first, second, third, third]) {
    await addToCart(app.db, buyerOf(buyer), id, friday);
  }
  await addCoupon(app, { kind: "amount", percent: null, amountCents: 1000 });

  const order = await buy(app, buyer, { coupon: "LAMP20" });
  expect(order).toMatchObject({
    ...{ status: "complete", source: "cart", subtotalCents: 3500 },
    ...{ discountCents: 1000, totalCents: 2500 },
  });
  const bought = await app.db.select().from(purchases).orderBy(asc(purchases.id));
  expect(bought.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(2500);
  expect(bought.map(({ quantity }) => quantity)).toEqual([1, 1, 2]);

  const weeks = await app.db.select().from(payouts).orderBy(asc(payouts.sellerId));
  expect(weeks.map(({ sellerId, saleCount }) => [sellerId, saleCount])).toEqual([
    [ada.id, 2],
    [bo.id, 1],
  ]);
  for (const week of weeks) {
    const own = bought.filter(({ sellerId }) => sellerId === week.sellerId);
    expect(week.earnedCents).toBe(own.reduce((sum, each) => sum + (each.creatorCents ?? 0), 0));
    expect(own.every(({ payoutId }) => payoutId === week.id)).toBe(true);
  }
  expect(await getCart(app.db, buyer.id)).toEqual({ items: [], total: 0 });
});

test("buying one item leaves the cart as it is", async () => {
  await using app = await startApp();
  const buyer = await app.createUser();
  const item = await addItem(app);
  await addToCart(app.db, buyerOf(buyer), item.id, friday);
  await buy(app, buyer, { itemId: item.id });
  expect(await app.db.select().from(cartItems)).toHaveLength(1);
});

test("a failing statement takes the whole order back: nothing is half-made", async () => {
  await using app = await startApp();
  const buyer = await app.createUser();
  const item = await addItem(app, { priceCents: 1000 });
  await addCoupon(app);
  await app.env.DB.exec(
    "create trigger no_uses before insert on coupon_uses begin select raise(abort, 'the disk is full'); end",
  );
  const wanted = { itemId: item.id, coupon: "LAMP20", key: newKey() };
  await expect(placeOrder(app.db, buyerOf(buyer), wanted, till)).rejects.toThrow();
  await app.env.DB.exec("drop trigger no_uses");

  expect(await count(app, orders)).toBe(0);
  expect(await count(app, orderItems)).toBe(0);
  const [coupon] = await app.db.select().from(coupons);
  expect(coupon?.usedCount).toBe(0);

  const placed = await placeOrder(app.db, buyerOf(buyer), wanted, till);
  if (!placed.ok) throw new Error(sentenceOf(placed));
  await app.env.DB.exec(
    "create trigger no_news before insert on notifications begin select raise(abort, 'the disk is full'); end",
  );
  await expect(settle(app, buyer, placed.order.reference, friday + 5000)).rejects.toThrow();
  await app.env.DB.exec("drop trigger no_news");
  expect(await count(app, purchases)).toBe(0);
  expect(await app.db.select().from(payouts)).toEqual([]);
  expect((await settle(app, buyer, placed.order.reference, friday + 5000)).status).toBe("complete");
});

test("what changed since the form was opened is shown before it is charged [CA-26]", async () => {
  await using app = await startApp();
  const buyer = await app.createUser();
  const item = await addItem(app, { priceCents: 900 });
  await app.db.update(marketplaceItems).set({ priceCents: 1200 });
  const placed = await placeOrder(
    app.db,
    buyerOf(buyer),
    { itemId: item.id, key: newKey(), agreedCents: 900 },
    till,
  );
  expect(placed).toMatchObject({
    ok: false,
    why: "conflict",
    errors: { "": [expect.stringContaining("The total is now $12.00.")] },
  });
  expect(await count(app, orders)).toBe(0);
});

test("a price that changes between reading and writing is read again", async () => {
  await using app = await startApp();
  const buyer = await app.createUser();
  const item = await addItem(app, { priceCents: 900 });
  const { batch } = app.db;
  let reads = 0;
  app.db.batch = (async (statements: Parameters<typeof batch>[0]) => {
    const results = await batch.call(app.db, statements);
    // The second batch is the one that reads the prices.
    reads++;
    if (reads === 2) await app.env.DB.exec("update marketplace_items set price_cents = 1500");
    return results;
  }) as unknown as typeof batch;

  const placed = await placeOrder(app.db, buyerOf(buyer), { itemId: item.id, key: newKey() }, till);
  expect(placed).toMatchObject({ ok: true, order: { totalCents: 1500 } });
  expect(await app.db.select().from(orderItems)).toMatchObject([{ unitPriceCents: 1500 }]);
  expect(await count(app, orders)).toBe(1);
});

test("nobody buys what is not on sale, what is free, their own, or under 18", async () => {
  await using app = await startApp();
  const [seller, buyer, gone] = [
    await app.createUser(),
    await app.createUser(),
    await app.createUser(),
  ];
  const sentences: [Parameters<typeof addItem>[1], string][] = [
    [{ status: "paused" }, "This item is no longer on sale."],
    [{ status: "pending" }, "There is no such item in the marketplace."],
    [{ priceCents: null, pricingModel: "free" }, "This item is free"],
    [{ pricingModel: "subscription" }, "Subscriptions are not offered yet."],
    [{ creatorId: gone.id }, "This item is no longer on sale."],
    [{ creatorId: buyer.id }, "This is your own listing"],
  ];
  await app.db.update(users).set({ status: "suspended" }).where(eq(users.id, gone.id));
  for (const [columns, sentence] of sentences) {
    const item = await addItem(app, { creatorId: seller.id, ...columns });
    const wanted = { itemId: item.id, key: newKey() };
    const placed = await placeOrder(app.db, buyerOf(buyer), wanted, till);
    expect(placed, sentence).toMatchObject({
      ok: false,
      errors: { "": [expect.stringContaining(sentence)] },
    });
    expect((await addToCart(app.db, buyerOf(buyer), item.id, friday)).ok).toBe(false);
  }
  const item = await addItem(app);
  const young = await placeOrder(
    app.db,
    buyerOf(buyer, "under18"),
    { itemId: item.id, key: newKey() },
    till,
  );
  expect(young).toMatchObject({
    ok: false,
    why: "forbidden",
    errors: { "": [expect.stringContaining("once you are 18")] },
  });
  expect(await count(app, orders)).toBe(0);
});

test("where the price is a minimum, the buyer may offer more and not less", async () => {
  await using app = await startApp();
  const buyer = buyerOf(await app.createUser());
  const item = await addItem(app, { priceCents: 500, pricingModel: "pay-what-you-want" });
  const total = async (offer?: number) => {
    const pricing = await priceOrder(app.db, buyer, { itemId: item.id, offer }, friday);
    return pricing.ok ? pricing.priced.quote.totalCents : sentenceOf(pricing);
  };
  expect(await total()).toBe(500);
  expect(await total(750)).toBe(750);
  expect(await total(499)).toBe("The least for this item is $5.00.");
  expect(await total(100_000_000)).toContain("The most for one item is");

  // A fixed price is not open to offers.
  const fixed = await addItem(app, { priceCents: 500 });
  const pricing = await priceOrder(app.db, buyer, { itemId: fixed.id, offer: 1 }, friday);
  expect(pricing).toMatchObject({ ok: true, priced: { quote: { totalCents: 500 } } });
});

test("a purchase makes the buyer's earlier review a verified one", async () => {
  await using app = await startApp();
  const buyer = await app.createUser();
  const item = await addItem(app, { rating: 4, ratingCount: 1, stars4: 1 });
  await app.db.insert(reviews).values({ userId: buyer.id, itemId: item.id, rating: 4 });
  await buy(app, buyer, { itemId: item.id });
  expect(await app.db.select().from(reviews)).toMatchObject([{ verified: true }]);
  expect(await app.db.select().from(marketplaceItems)).toMatchObject([
    { verifiedRatingCount: 1, verifiedRatingSum: 4 },
  ]);
});
