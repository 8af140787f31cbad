import * as z from "zod/mini";

import { longestReview, shortestReview } from "./review-form";
import { atLeast, atMost, cleanText, sentText } from "./text";

const noRating = "Please choose a rating from 1 to 5 stars";
const longText = "Review must be less than 1000 characters";
const noText = "Review must be at least 10 characters";

const noAddress = "Please enter a valid image URL";
const longestAddress = 2000;

/** An address of a picture somewhere on the web, or nothing. */
const imageUrl = z.pipe(
  z
    .nullable(
      sentText(longestAddress, { missing: "The image URL must be a text", tooLong: noAddress }),
    )
    .check(
      z.overwrite((text) => (text === null || cleanText(text) === "" ? null : cleanText(text))),
      z.refine((text) => text === null || isWebAddress(text), noAddress),
    ),
  z.nullable(z.string()),
);

/** A review as forms and `/api` send it. */
export const Review = z.object({
  rating: z.coerce
    .number<string | number>(noRating)
    .check(z.refine((stars) => Number.isInteger(stars) && stars >= 1 && stars <= 5, noRating)),
  reviewText: sentText(longestReview, { missing: noText, tooLong: longText }).check(
    z.overwrite(cleanText),
    atLeast(shortestReview, noText),
    atMost(longestReview, longText),
  ),
  imageUrl: z._default(z.optional(imageUrl), null),
});
export type Review = z.infer<typeof Review>;

function isWebAddress(text: string) {
  return (
    text.length <= longestAddress && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
  );
}
