import type { AppLoadContext } from "@remix-run/cloudflare";

import type { Cart, CartLine } from "../../models/marketplace/cart";
import {
  addToCart,
  getCart,
  notInCart,
  removeFromCart,
  setQuantity,
} from "../../models/marketplace/cart.server";
import type { SessionUser } from "../../models/session.server";
import { type Refusal, refuse } from "../../schemas/refusal";

type Changed = Refusal | { ok: true; cart: Cart };

/** One piece more, with the line that holds it now. */
export async function putIntoCart(
  { db, now }: AppLoadContext,
  user: SessionUser,
  itemId: number,
): Promise<Refusal | { ok: true; isNew: boolean; line: CartLine | null }> {
  const added = await addToCart(db, user, itemId, now);
  if (!added.ok) return added;
  const { items } = await getCart(db, user.id);
  return { ...added, line: items.find((line) => line.itemId === itemId) ?? null };
}

/** Sets the pieces of a line; none at all takes it out. */
export async function changeLine(
  { db, now }: AppLoadContext,
  { id: userId }: SessionUser,
  { itemId, quantity }: { itemId: number; quantity: number },
): Promise<Changed> {
  const wasThere =
    quantity === 0
      ? await removeFromCart(db, userId, itemId, now)
      : await setQuantity(db, userId, { itemId, quantity }, now);
  return wasThere ? { ok: true, cart: await getCart(db, userId) } : refuse("unknown", notInCart);
}
