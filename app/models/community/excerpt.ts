import { withEllipsis } from "../../search/excerpt";
import { plainText } from "../../search/plain-text";

/** Two lines of a card, also on a wide screen. */
const longest = 240;

/** The beginning of a post as plain text, for its card. */
export function excerptOf(body: string) {
  const text = plainText(body);
  if (text.length <= longest) return text;
  const cut = text.lastIndexOf(" ", longest);
  return withEllipsis(text.slice(0, cut > longest / 2 ? cut : longest));
}
