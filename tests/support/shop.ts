import { eq } from "drizzle-orm";

import { marketplaceItemVersions } from "~/db/schema/listings";
import { coupons } from "~/db/schema/orders";
import { users } from "~/db/schema/people";
import type { Coupon } from "~/models/marketplace/coupon";
import { getOrder, placeOrder, settleOrder } from "~/models/marketplace/order.server";
import { createPayments } from "~/payments/payments";
import { sentenceOf } from "~/schemas/refusal";
import type { startApp } from "./app";
import { addItem } from "./market";

type App = Awaited<ReturnType<typeof startApp>>;
export type Person = Awaited<ReturnType<App["createUser"]>>;

/** A Friday noon in UTC; its week begins on Monday, November 16. */
export const friday = Date.UTC(2026, 10, 20, 12);
export const monday = Date.UTC(2026, 10, 16);

export const payments = createPayments({});
export const till = {
  provider: payments.provider,
  returnUrl: (reference: string) => `http://localhost/checkout/${reference}`,
  now: friday,
};

export function buyerOf(person: Person, ageGroup: string | null = null) {
  return { id: person.id, ageGroup };
}

export function newKey() {
  return crypto.randomUUID();
}

/** An item on sale whose version holds a prompt pack. */
export async function addPackage(app: App, columns: Parameters<typeof addItem>[1] = {}) {
  const item = await addItem(app, columns);
  await app.db.insert(marketplaceItemVersions).values({
    itemId: item.id,
    number: 1,
    status: "approved",
    type: item.type,
    name: item.name,
    description: item.description,
    fullDescription: "",
    category: item.category,
    pricingModel: item.pricingModel,
    priceCents: item.priceCents,
    uploadMethod: "other",
    linkUrl: "https://example.org/tool",
    instructions: "Open the link and sign in.",
    content: {
      kind: "prompts",
      introduction: "Use them after each meeting.",
      prompts: [{ title: "Notes to tasks", prompt: "Turn these notes into tasks." }],
    },
    decidedAt: friday,
  });
  return item;
}

export async function addCoupon(app: App, columns: Partial<Omit<Coupon, "id">> = {}) {
  const values = { code: "LAMP20", kind: "percent", percent: 20, ...columns } as const;
  const [coupon] = await app.db.insert(coupons).values(values).returning();
  if (!coupon) throw new Error("The coupon was not stored.");
  return coupon;
}

/** Buys one item and waits until the test provider has confirmed it. */
export async function buy(
  app: App,
  person: Person,
  wanted: { itemId?: number; offer?: number; coupon?: string },
  now = friday,
) {
  const placed = await placeOrder(
    app.db,
    buyerOf(person),
    { ...wanted, key: newKey() },
    { ...till, now },
  );
  if (!placed.ok) throw new Error(sentenceOf(placed));
  return settle(app, person, placed.order.reference, now + 2000);
}

export async function settle(app: App, person: Person, reference: string, now: number) {
  const found = await getOrder(app.db, person.id, reference);
  if (!found) throw new Error(`There is no order ${reference}.`);
  return settleOrder(app.db, found, payments, now);
}

export async function setAgeGroup(app: App, person: Person, ageGroup: string) {
  await app.db.update(users).set({ ageGroup }).where(eq(users.id, person.id));
}
