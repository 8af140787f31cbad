import * as z from "zod/mini";

import { readId } from "./id";
import { atMost, cleanText, sentText } from "./text";

const longReference = "Please use at most 200 characters.";
const unknownWeek = "This form does not say which week it is about.";

/** A week of a creator that is paid out, with the number of the transfer where there is one. */
export const Payout = z.object({
  id: z.pipe(
    z.string(unknownWeek).check(z.refine((id) => readId(id) !== undefined, unknownWeek)),
    z.transform(Number),
  ),
  /** What the editor was asked about, in whole cents: a refund may have come in between. */
  sumCents: z.pipe(
    z.string(unknownWeek).check(z.regex(/^-?\d{1,12}$/, unknownWeek)),
    z.transform(Number),
  ),
  reference: z._default(
    sentText(200, { tooLong: longReference }).check(
      z.overwrite(cleanText),
      atMost(200, longReference),
    ),
    "",
  ),
});
