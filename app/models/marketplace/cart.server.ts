import { and, asc, eq, inArray, sql } from "drizzle-orm";

import type { Database } from "../../db/client.server";
import { named } from "../../db/named";
import { marketplaceItems } from "../../db/schema/items";
import { cartItems, carts } from "../../db/schema/orders";
import { users } from "../../db/schema/people";
import { mostPieces } from "../../schemas/cart";
import { type Refusal, refuse } from "../../schemas/refusal";
import type { Cart } from "./cart";
import { shownMoney, toDollars } from "./money";
import { type Buyer, refuseBuyer, refuseSale } from "./purchase-rules";

/** So many different things fit into a cart. */
const mostLines = 20;

/** The statement that reads a member's cart, to be batched with others of the same page. */
export function selectCart(db: Database, userId: number | null) {
  return db
    .select({
      ...named("cart", {
        lineId: cartItems.id,
        itemId: cartItems.itemId,
        quantity: cartItems.quantity,
        offerCents: cartItems.offerCents,
        name: marketplaceItems.name,
        imageUrl: marketplaceItems.imagePath,
        priceCents: marketplaceItems.priceCents,
        pricingModel: marketplaceItems.pricingModel,
        type: marketplaceItems.type,
        category: marketplaceItems.category,
      }),
      isOnSale: isOnSale.as("cart_item_on_sale"),
    })
    .from(carts)
    .innerJoin(cartItems, eq(cartItems.cartId, carts.id))
    .innerJoin(marketplaceItems, eq(marketplaceItems.id, cartItems.itemId))
    .innerJoin(users, eq(users.id, marketplaceItems.creatorId))
    .where(eq(carts.userId, userId ?? -1))
    .orderBy(asc(cartItems.addedAt), asc(cartItems.id));
}

/** Beside a listing and its creator: whether anybody may buy it now. */
const isOnSale = sql<number>`(${marketplaceItems.status} = 'active' and ${users.status} = 'active' and ${marketplaceItems.priceCents} is not null and ${marketplaceItems.pricingModel} <> 'subscription')`;

export type CartRow = Awaited<ReturnType<typeof selectCart>>[number];

/** What one piece costs now: the price, or the buyer's offer where that is above the minimum. */
export function unitPriceOf({
  offerCents,
  priceCents,
  pricingModel,
}: Pick<CartRow, "offerCents" | "priceCents" | "pricingModel">) {
  const price = priceCents ?? 0;
  return pricingModel === "pay-what-you-want" ? Math.max(price, offerCents ?? 0) : price;
}

export function toCart(rows: readonly CartRow[]): Cart {
  const items = rows.map((row) => ({
    id: row.lineId,
    itemId: row.itemId,
    quantity: row.quantity,
    details: {
      name: row.name,
      imageUrl: row.imageUrl,
      price: toDollars(unitPriceOf(row)),
      minimum: row.pricingModel === "pay-what-you-want" ? toDollars(row.priceCents) : null,
      type: row.type,
      category: row.category,
      isOnSale: row.isOnSale === 1,
    },
  }));
  const totalCents = rows
    .filter((row) => row.isOnSale === 1)
    .reduce((sum, row) => sum + unitPriceOf(row) * row.quantity, 0);
  return { items, total: toDollars(totalCents) };
}

export async function getCart(db: Database, userId: number) {
  const [rows] = await db.batch([selectCart(db, userId)]);
  return toCart(rows);
}

type Changed = { ok: true } | Refusal;

/** Puts one piece into the cart; of what is in it already there is one more. */
export async function addToCart(
  db: Database,
  buyer: Buyer,
  itemId: number,
  now: number,
): Promise<{ ok: true; isNew: boolean } | Refusal> {
  const [[item], rows] = await db.batch([selectSale(db, itemId), selectCart(db, buyer.id)]);
  const refusal = refuseBuyer(buyer) ?? refuseSale(item, buyer);
  if (refusal) return refusal;

  const line = rows.find((row) => row.itemId === itemId);
  if (!line && rows.length >= mostLines) {
    return refuse("conflict", `Your cart holds ${mostLines} different items, which is the most.`);
  }
  if (line && line.quantity >= mostPieces) {
    return refuse("conflict", `Your cart holds ${mostPieces} of this item, which is the most.`);
  }

  await db.batch([
    db
      .insert(carts)
      .values({ userId: buyer.id, createdAt: now, updatedAt: now })
      .onConflictDoUpdate({ target: carts.userId, set: { updatedAt: now } }),
    db
      .insert(cartItems)
      .values({ cartId: cartOf(buyer.id), itemId, quantity: 1, addedAt: now })
      .onConflictDoUpdate({
        target: [cartItems.cartId, cartItems.itemId],
        set: { quantity: sql`min(${cartItems.quantity} + 1, ${mostPieces})` },
      }),
  ]);
  return { ok: true, isNew: !line };
}

/** What decides whether an item can be bought. */
function selectSale(db: Database, itemId: number) {
  return db
    .select({
      creatorId: marketplaceItems.creatorId,
      priceCents: marketplaceItems.priceCents,
      pricingModel: marketplaceItems.pricingModel,
      isOnSale: sql`${marketplaceItems.status} = 'active' and ${users.status} = 'active'`
        .mapWith(Boolean)
        .as("sale_on_sale"),
    })
    .from(marketplaceItems)
    .innerJoin(users, eq(users.id, marketplaceItems.creatorId))
    .where(
      sql`${marketplaceItems.id} = ${itemId} and ${marketplaceItems.status} in ('active', 'paused', 'under_investigation', 'removed')`,
    );
}

/** Sets what the buyer pays for one piece where the price is a minimum. */
export async function setOffer(
  db: Database,
  userId: number,
  { itemId, offer }: { itemId: number; offer: number },
): Promise<Changed> {
  const [rows] = await db.batch([selectCart(db, userId)]);
  const line = rows.find((row) => row.itemId === itemId);
  if (!line) return refuse("unknown", notInCart);
  if (line.pricingModel !== "pay-what-you-want") {
    return refuse("conflict", "The price of this item is fixed.");
  }
  const refused = refuseOffer(offer, line.priceCents ?? 0);
  if (refused) return refuse("invalid", refused);

  await db.update(cartItems).set({ offerCents: offer }).where(eq(cartItems.id, line.lineId));
  return { ok: true };
}

const highestOffer = 1_000_000;

/** Why this much cannot be paid for one piece, or null. */
export function refuseOffer(offerCents: number, minimumCents: number) {
  if (offerCents < minimumCents) return `The least for this item is ${shownMoney(minimumCents)}.`;
  if (offerCents > highestOffer) return `The most for one item is ${shownMoney(highestOffer)}.`;
  return null;
}

export const notInCart = "This item is not in your cart.";

/** Sets how many pieces of an item the cart holds; false when it was not in it. */
export async function setQuantity(
  db: Database,
  userId: number,
  { itemId, quantity }: { itemId: number; quantity: number },
  now: number,
) {
  const [changed] = await db.batch([
    db
      .update(cartItems)
      .set({ quantity })
      .where(and(eq(cartItems.itemId, itemId), isOwnLine(db, userId)))
      .returning({ id: cartItems.id }),
    db.update(carts).set({ updatedAt: now }).where(eq(carts.userId, userId)),
  ]);
  return changed.length > 0;
}

/** Takes an item out of the cart with all its pieces; false when it was not in it. */
export async function removeFromCart(db: Database, userId: number, itemId: number, now: number) {
  const [removed] = await db.batch([
    db
      .delete(cartItems)
      .where(and(eq(cartItems.itemId, itemId), isOwnLine(db, userId)))
      .returning({ id: cartItems.id }),
    db.update(carts).set({ updatedAt: now }).where(eq(carts.userId, userId)),
  ]);
  return removed.length > 0;
}

export async function clearCart(db: Database, userId: number, now: number) {
  await db.batch([
    db.delete(cartItems).where(isOwnLine(db, userId)),
    db.update(carts).set({ updatedAt: now }).where(eq(carts.userId, userId)),
  ]);
}

function isOwnLine(db: Database, userId: number) {
  return inArray(
    cartItems.cartId,
    db.select({ id: carts.id }).from(carts).where(eq(carts.userId, userId)),
  );
}

function cartOf(userId: number) {
  return sql<number>`(select id from carts where user_id = ${userId})`;
}
