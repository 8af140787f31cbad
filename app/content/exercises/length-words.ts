import type { Slot } from "./exercise";

/** How much there is to read, in words or numbers. */
export const lengths: Slot["any"] = [
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|single|few|half an?)[ -](?:short )?(?:words?|sentences?|lines?|paragraphs?|pages?|characters?)\b/i,
  /\b(?:a|per) (?:paragraph|page)\b/i,
  /\bfits? (?:on|in(?:to)?) (?:half )?(?:an? |one )(?:sheet|page|card|postcard|screen)\b/i,
  "brief",
  "briefly",
  "concise",
  "short",
  "shorter",
];
