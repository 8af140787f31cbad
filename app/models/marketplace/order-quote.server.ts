import { eq, sql } from "drizzle-orm";
import type { Database } from "../../db/client.server";
import { isThere } from "../../db/found";
import { named } from "../../db/named";
import { marketplaceItems } from "../../db/schema/items";
import { cartItems, carts, coupons, couponUses } from "../../db/schema/orders";
import { users } from "../../db/schema/people";
import { couponCode } from "../../schemas/coupon";
import { type Refusal, refuse } from "../../schemas/refusal";
import { refuseOffer, unitPriceOf } from "./cart.server";
import { type Coupon, discountLines, invalidCoupon, refuseCoupon } from "./coupon";
import type { Quote, QuoteLine } from "./order";
import { type Buyer, refuseBuyer, refuseSale, unknownItem } from "./purchase-rules";

export interface Wanted {
  /** One item; without it the cart. */
  itemId?: number;
  /** For one piece, in cents, where the price is a minimum. */
  offer?: number;
  coupon?: string;
}

/** What an order is written from: the quote with what the buyer is not shown. */
export interface Priced {
  quote: Quote;
  lines: PricedLine[];
  coupon: Coupon | null;
  /** The smallest number that stands on none of this person's uses of the coupon. */
  nthUse: number;
}

export interface PricedLine extends QuoteLine {
  sellerId: number;
  versionNumber: number;
  /** As it is stored at this moment; an order is refused when it is another one by then. */
  listPriceCents: number;
}

export type Pricing = { ok: true; priced: Priced } | Refusal;

const lineColumns = named("quote", {
  itemId: marketplaceItems.id,
  creatorId: marketplaceItems.creatorId,
  versionNumber: marketplaceItems.versionNumber,
  name: marketplaceItems.name,
  type: marketplaceItems.type,
  category: marketplaceItems.category,
  imageUrl: marketplaceItems.imagePath,
  license: marketplaceItems.license,
  priceCents: marketplaceItems.priceCents,
  pricingModel: marketplaceItems.pricingModel,
  status: marketplaceItems.status,
  sellerStatus: users.status,
});

function isOwnedBy(userId: number) {
  return isThere(
    sql`select 1 from purchases where purchases.user_id = ${userId}
      and purchases.item_id = ${marketplaceItems.id} and purchases.status = 'complete'`,
    "quote_owned",
  );
}

/** One piece of an item, or the pieces in the cart, as one list of rows. */
function selectLines(db: Database, userId: number, itemId: number | undefined) {
  if (itemId !== undefined) {
    return db
      .select({
        ...lineColumns,
        isOwned: isOwnedBy(userId),
        quantity: sql<number>`1`.as("quote_quantity"),
        offerCents: sql<number | null>`null`.as("quote_offer"),
      })
      .from(marketplaceItems)
      .innerJoin(users, eq(users.id, marketplaceItems.creatorId))
      .where(eq(marketplaceItems.id, itemId));
  }
  return db
    .select({
      ...lineColumns,
      isOwned: isOwnedBy(userId),
      ...named("quote", { quantity: cartItems.quantity, offerCents: cartItems.offerCents }),
    })
    .from(carts)
    .innerJoin(cartItems, eq(cartItems.cartId, carts.id))
    .innerJoin(marketplaceItems, eq(marketplaceItems.id, cartItems.itemId))
    .innerJoin(users, eq(users.id, marketplaceItems.creatorId))
    .where(eq(carts.userId, userId))
    .orderBy(cartItems.addedAt, cartItems.id);
}

type LineRow = Awaited<ReturnType<typeof selectLines>>[number];

function selectCoupon(db: Database, code: string) {
  return db
    .select({
      id: coupons.id,
      code: coupons.code,
      kind: coupons.kind,
      percent: coupons.percent,
      amountCents: coupons.amountCents,
      scope: coupons.scope,
      sellerId: coupons.sellerId,
      itemId: coupons.itemId,
      category: coupons.category,
      minSubtotalCents: coupons.minSubtotalCents,
      startsAt: coupons.startsAt,
      endsAt: coupons.endsAt,
      maxUses: coupons.maxUses,
      maxUsesPerUser: coupons.maxUsesPerUser,
      usedCount: coupons.usedCount,
      isActive: coupons.isActive,
    })
    .from(coupons)
    .where(eq(coupons.code, code));
}

/** This person's uses of a coupon. */
function selectUses(db: Database, userId: number, code: string) {
  return db
    .select({ nth: couponUses.nth })
    .from(couponUses)
    .where(
      sql`${couponUses.couponId} = (select id from ${coupons} where code = ${code}) and ${couponUses.userId} = ${userId}`,
    )
    .orderBy(couponUses.nth)
    .limit(1000);
}

/** The prices of this moment for what somebody wants to buy. One round trip. */
export async function priceOrder(
  db: Database,
  buyer: Buyer,
  wanted: Wanted,
  now: number,
): Promise<Pricing> {
  const code = couponCode(wanted.coupon ?? "");
  const [rows, [coupon], uses] = await db.batch([
    selectLines(db, buyer.id, wanted.itemId),
    selectCoupon(db, code),
    selectUses(db, buyer.id, code),
  ]);

  const tooYoung = refuseBuyer(buyer);
  if (tooYoung) return tooYoung;
  const chosen =
    wanted.itemId === undefined ? chooseLines(rows, buyer) : chooseItem(rows[0], buyer, wanted);
  if (!chosen.ok) return chosen;

  const usedNumbers = uses.map(({ nth }) => nth);
  const worth = chosen.lines.map(({ itemId, sellerId, category, totalCents }) => ({
    ...{ itemId, sellerId, category },
    subtotalCents: totalCents,
  }));
  const refused = code
    ? reasonAgainst(coupon, { lines: worth, usedByBuyer: uses.length, now })
    : [];
  const valid = coupon && refused.length === 0 && code ? coupon : null;
  const discounts = valid ? discountLines(valid, worth) : worth.map(() => 0);

  const lines = chosen.lines.map((line, index) => {
    const discountCents = discounts[index] ?? 0;
    return { ...line, discountCents, totalCents: line.totalCents - discountCents };
  });
  const discountCents = sum(discounts);
  const totalCents = sum(lines.map((line) => line.totalCents));
  return {
    ok: true,
    priced: {
      quote: {
        source: wanted.itemId === undefined ? "cart" : "item",
        lines: lines.map(({ sellerId, versionNumber, listPriceCents, ...line }) => line),
        subtotalCents: totalCents + discountCents,
        discountCents,
        totalCents,
        couponCode: valid?.code ?? null,
        couponErrors: refused,
        unavailable: chosen.unavailable,
      },
      lines,
      coupon: valid,
      nthUse: firstFree(usedNumbers),
    },
  };
}

type Chosen = { ok: true; lines: PricedLine[]; unavailable: string[] } | Refusal;

function chooseItem(row: LineRow | undefined, buyer: Buyer, { offer }: Wanted): Chosen {
  // What was never on sale is as unknown here as everywhere else.
  const isKnown = row && !["pending", "changes_requested", "rejected"].includes(row.status);
  const refusal = refuseSale(isKnown ? saleOf(row) : undefined, buyer);
  if (!row || refusal) {
    return refusal ?? refuse("unknown", unknownItem);
  }
  if (offer !== undefined && row.pricingModel === "pay-what-you-want") {
    const sentence = refuseOffer(offer, row.priceCents ?? 0);
    if (sentence) return refuse("invalid", sentence, "offer");
  }
  return { ok: true, lines: [priceLine({ ...row, offerCents: offer ?? null })], unavailable: [] };
}

function chooseLines(rows: readonly LineRow[], buyer: Buyer): Chosen {
  const isFine = (row: LineRow) => refuseSale(saleOf(row), buyer) === null;
  const lines = rows.filter(isFine).map(priceLine);
  const unavailable = rows.filter((row) => !isFine(row)).map(({ name }) => name);
  if (lines.length === 0) {
    const sentence =
      rows.length === 0 ? "Your cart is empty." : "Nothing in your cart is on sale any more.";
    return refuse("conflict", sentence);
  }
  return { ok: true, lines, unavailable };
}

function saleOf(row: LineRow) {
  return { ...row, isOnSale: row.status === "active" && row.sellerStatus === "active" };
}

function priceLine(row: LineRow): PricedLine {
  const unitPriceCents = unitPriceOf(row);
  return {
    itemId: row.itemId,
    sellerId: row.creatorId,
    versionNumber: row.versionNumber,
    name: row.name,
    type: row.type,
    category: row.category,
    imageUrl: row.imageUrl,
    license: row.license,
    quantity: row.quantity,
    unitPriceCents,
    listPriceCents: row.priceCents ?? 0,
    discountCents: 0,
    totalCents: unitPriceCents * row.quantity,
    minimumCents: row.pricingModel === "pay-what-you-want" ? row.priceCents : null,
    isOwned: row.isOwned === 1,
  };
}

function reasonAgainst(
  coupon: Coupon | undefined,
  use: Parameters<typeof refuseCoupon>[1],
): string[] {
  const reason = coupon && refuseCoupon(coupon, use);
  if (coupon && !reason) return [];
  return reason ? [invalidCoupon, reason] : [invalidCoupon];
}

function firstFree(taken: readonly number[]) {
  let nth = 1;
  while (taken.includes(nth)) nth++;
  return nth;
}

function sum(parts: readonly number[]) {
  return parts.reduce((total, part) => total + part, 0);
}
