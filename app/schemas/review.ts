import * as z from "zod/mini";

import { longestReview, shortestReview } from "./review-length";
import { cleanText } from "./text";

const noRating = "Please choose a rating from 1 to 5 stars";
const noText = "Review must be at least 10 characters";

/** An address of a picture somewhere on the web, or nothing. */
const imageUrl = z.pipe(
  z.nullable(z.string("The image URL must be a text")).check(
    z.overwrite((text) => (text === null || cleanText(text) === "" ? null : cleanText(text))),
    z.refine((text) => text === null || isWebAddress(text), "Please enter a valid image URL"),
  ),
  z.nullable(z.string()),
);

/** A review as forms and `/api` send it. */
export const Review = z.object({
  rating: z.coerce
    .number<string | number>(noRating)
    .check(z.refine((stars) => Number.isInteger(stars) && stars >= 1 && stars <= 5, noRating)),
  reviewText: z
    .string(noText)
    .check(
      z.overwrite(cleanText),
      z.minLength(shortestReview, noText),
      z.maxLength(longestReview, "Review must be less than 1000 characters"),
    ),
  imageUrl: z._default(z.optional(imageUrl), null),
});
export type Review = z.infer<typeof Review>;

function isWebAddress(text: string) {
  return text.length <= 2000 && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
