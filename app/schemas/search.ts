import * as z from "zod/mini";

import { longestSearch, mostPages } from "./search-length";
import { cleanText } from "./text";

/** The query of `/search` and `GET /api/search`, as it stands in the address. */
export const SearchInput = z.object({
  q: z
    .string()
    .check(
      z.overwrite<string>(cleanText),
      z.maxLength(longestSearch, `Please search with at most ${longestSearch} characters.`),
    ),
  kind: z.optional(z.string()),
  page: z.string().check(z.regex(/^([1-9]|10)$/, `Please name a page from 1 to ${mostPages}.`)),
});
