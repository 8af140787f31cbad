import * as z from "zod/mini";

import { dollarsAsCents, itemNumber } from "./cart";
import { atMost, optionalText, sentText, typedText } from "./text";

export const termsSentence = "Please agree to the terms before you pay.";
const longCode = "This code is too long.";
const keySentence = "This form is no longer complete. Please open the purchase again.";

function blankAsNothing(value: unknown) {
  return typeof value === "string" && value.trim() === "" ? undefined : value;
}

/** Either one item, at the buyer's own price where there is only a least one, or the cart. */
export const Basket = z.object({
  itemId: z.optional(itemNumber),
  offer: z.optional(z.pipe(z.transform(blankAsNothing), z.optional(dollarsAsCents))),
  coupon: z.optional(sentText(100, { tooLong: longCode }).check(atMost(100, longCode))),
});
export type Basket = z.infer<typeof Basket>;

/** An order. The key comes with the form: sending the same form again is the same order. */
export const Purchase = z.extend(Basket, {
  terms: z.literal([true, "on"], { error: termsSentence }),
  key: sentText(64, { missing: keySentence, tooLong: keySentence }).check(
    z.regex(/^[\w-]{16,64}$/, keySentence),
  ),
  /** The total in cents that the buyer saw; another one is shown before it is charged. */
  total: z.optional(z.coerce.number({ error: keySentence }).check(z.int(keySentence))),
});
export type Purchase = z.infer<typeof Purchase>;

/**
 * The form that buys as it was sent. Its buttons are its `intent`: "apply" a coupon, "offer" a price,
 * "pay". `applied` is the coupon by which the shown total was made.
 */
export const TypedCheckout = z.object({
  intent: typedText,
  itemId: optionalText,
  offer: optionalText,
  coupon: typedText,
  applied: typedText,
  terms: optionalText,
  key: optionalText,
  total: optionalText,
});
