import * as z from "zod/mini";

const isSet = z.optional(z.boolean("Send true or false, or nothing to turn it round."));

/** Sets whether a reader likes an article; without a value it turns round. */
export const ArticleLike = z.object({ liked: isSet });

/** Sets whether a reader keeps an article; without a value it turns round. */
export const ArticleSave = z.object({ saved: isSet });
