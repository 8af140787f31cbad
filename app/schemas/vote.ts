import * as z from "zod/mini";

const sentence = "Send 1, -1 or 0, which takes a vote back.";

/** Sets a vote, never flips it. */
export const Vote = z.object({
  value: z.union([z.literal(1), z.literal(-1), z.literal(0)], sentence),
});
