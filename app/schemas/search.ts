import * as z from "zod/mini";

import { longestSearch, mostPages } from "./search-length";
import { atMost, cleanText, sentText } from "./text";

const tooLong = `Please search with at most ${longestSearch} characters.`;

/** The query of `/search` and `GET /api/search`, as it stands in the address. */
export const SearchInput = z.object({
  q: sentText(longestSearch, { tooLong }).check(
    z.overwrite<string>(cleanText),
    atMost(longestSearch, tooLong),
  ),
  kind: z.optional(sentText(20)),
  /** Set: no word is put right. */
  exact: z.optional(sentText(1)),
  page: sentText(2).check(z.regex(/^([1-9]|10)$/, `Please name a page from 1 to ${mostPages}.`)),
});
