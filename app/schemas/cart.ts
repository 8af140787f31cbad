import * as z from "zod/mini";

import { sentText } from "./text";

const unknownItem = "Please name an item of the marketplace.";

export const itemNumber = z.coerce
  .number({ error: unknownItem })
  .check(z.int(unknownItem), z.gte(1, unknownItem), z.lte(999_999_999_999_999, unknownItem));

/** The most pieces of one thing in a cart. */
export const mostPieces = 99;

/** What is put into the cart; through `/api` the quantity is always 1. */
export const CartAddition = z.object({
  itemId: itemNumber,
  quantity: z._default(
    z.literal(1, { error: "Add one piece at a time: the quantity is always 1." }),
    1,
  ),
});

/** How many pieces of a thing the cart is to hold. None at all is a removal. */
export const CartQuantity = z.object({
  quantity: z.pipe(
    z.pipe(
      z.union([z.number(), z.string()], { error: "Please say how many." }),
      z.transform(Number),
    ),
    z
      .number({ error: "Please say how many." })
      .check(
        z.int("Please say how many."),
        z.gte(1, "To have none of it, remove it from your cart."),
        z.lte(mostPieces, `Your cart holds at most ${mostPieces} of one item.`),
      ),
  ),
});

const offerSentence = "Please write your price in dollars, such as 7.50.";

/** Dollars as typed (`7.5`, `$7.50`, `7,50`) or sent as a number; whole cents come out. */
export const dollarsAsCents = z.pipe(
  z.pipe(
    z.union([z.number(), sentText(12)], { error: offerSentence }),
    z.transform((typed) => String(typed).trim().replace(/^\$/, "").trim().replace(",", ".")),
  ),
  z.pipe(
    z.string().check(z.regex(/^\d{1,8}(?:\.\d{0,2})?$/, offerSentence)),
    z.transform((text) => Math.round(Number(text) * 100)),
  ),
);

/** The buyer's own price, where the seller named only the least. */
export const CartOffer = z.object({ itemId: itemNumber, offer: dollarsAsCents });
