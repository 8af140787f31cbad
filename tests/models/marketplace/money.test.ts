import fc from "fast-check";
import { expect, test } from "vitest";

import { type Coupon, discountLines, refuseCoupon } from "~/models/marketplace/coupon";
import { shownMoney, splitSale, weekStartOf } from "~/models/marketplace/money";

const cents = fc.integer({ min: 0, max: 1_000_000_000 });

test("a sale is split into 10 %, 3 % and the rest, to the cent [MK-60]", () => {
  expect(splitSale(999)).toEqual({
    platformFeeCents: 100,
    processingFeeCents: 30,
    creatorCents: 869,
  });
  expect(splitSale(1)).toEqual({ platformFeeCents: 0, processingFeeCents: 0, creatorCents: 1 });
  fc.assert(
    fc.property(cents, (price) => {
      const { platformFeeCents, processingFeeCents, creatorCents } = splitSale(price);
      expect(platformFeeCents + processingFeeCents + creatorCents).toBe(price);
      expect(Math.abs(platformFeeCents - price * 0.1)).toBeLessThanOrEqual(0.5);
      expect(Math.abs(processingFeeCents - price * 0.03)).toBeLessThanOrEqual(0.5);
      expect(creatorCents).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("money reads in dollars with two decimals [CA-12]", () => {
  expect(shownMoney(900)).toBe("$9.00");
  expect(shownMoney(5)).toBe("$0.05");
  expect(shownMoney(123456789)).toBe("$1,234,567.89");
  expect(shownMoney(-869)).toBe("-$8.69");
});

test("a week begins on Monday at 00:00 UTC", () => {
  const monday = Date.UTC(2026, 10, 16);
  expect(weekStartOf(monday)).toBe(monday);
  expect(weekStartOf(Date.UTC(2026, 10, 22, 23, 59, 59, 999))).toBe(monday);
  expect(weekStartOf(monday - 1)).toBe(Date.UTC(2026, 10, 9));
  expect(weekStartOf(Date.UTC(2024, 1, 29, 12))).toBe(Date.UTC(2024, 1, 26));
});

const coupon: Coupon = {
  ...{ id: 1, code: "LAMP", kind: "amount", percent: null, amountCents: 500, scope: "all" },
  ...{ sellerId: null, itemId: null, category: null, minSubtotalCents: 0, isActive: true },
  ...{ startsAt: null, endsAt: null, maxUses: null, maxUsesPerUser: null, usedCount: 0 },
};

function line(subtotalCents: number, changes: { itemId?: number; category?: string } = {}) {
  return { itemId: 1, sellerId: 7, category: "Education", subtotalCents, ...changes };
}

test("an amount is shared out to the cent, and never takes off more than there is", () => {
  expect(discountLines(coupon, [line(100), line(100), line(100)])).toEqual([100, 100, 100]);
  expect(
    discountLines({ ...coupon, amountCents: 100 }, [line(1000), line(1000), line(1000)]),
  ).toEqual([34, 33, 33]);
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 20 }), cents, (worth, amountCents) => {
      const lines = worth.map((each) => line(each));
      const parts = discountLines({ ...coupon, amountCents }, lines);
      const total = worth.reduce((sum, each) => sum + each, 0);
      expect(parts.reduce((sum, each) => sum + each, 0)).toBe(Math.min(amountCents, total));
      for (const [index, part] of parts.entries()) {
        expect(Number.isInteger(part)).toBe(true);
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(worth[index] ?? 0);
      }
    }),
  );
});

test("a percentage is rounded line by line and leaves other categories alone", () => {
  const percent: Coupon = { ...coupon, kind: "percent", amountCents: null, percent: 15 };
  expect(discountLines(percent, [line(999), line(5)])).toEqual([150, 1]);
  const scoped: Coupon = { ...percent, scope: "category", category: "Finance" };
  expect(discountLines(scoped, [line(999), line(1000, { category: "Finance" })])).toEqual([0, 150]);
});

test("a coupon is refused for the first reason that a buyer can do something about", () => {
  const now = Date.UTC(2026, 10, 20);
  const use = { lines: [line(900)], usedByBuyer: 0, now };
  expect(refuseCoupon(coupon, use)).toBeNull();
  expect(refuseCoupon({ ...coupon, isActive: false }, use)).toContain("not in use");
  expect(refuseCoupon({ ...coupon, startsAt: now + 1 }, use)).toContain("from Nov 20, 2026");
  expect(refuseCoupon({ ...coupon, endsAt: now }, use)).toContain("expired");
  expect(refuseCoupon({ ...coupon, endsAt: now + 1 }, use)).toBeNull();
  expect(refuseCoupon({ ...coupon, maxUses: 3, usedCount: 3 }, use)).toContain(
    "as often as it may",
  );
  expect(refuseCoupon({ ...coupon, maxUsesPerUser: 1 }, { ...use, usedByBuyer: 1 })).toContain(
    "as one person may",
  );
  expect(refuseCoupon({ ...coupon, scope: "item", itemId: 2 }, use)).toContain("not for what");
  expect(refuseCoupon({ ...coupon, minSubtotalCents: 901 }, use)).toContain("at least $9.01");
});
