import { findMatches } from "../matches";
import type { Contradiction, Span } from "../prompt-reading";
import { after, before, between, inOrder, isAskedAbout } from "./stretches";

interface Price extends Span {
  amount: number;
  isMost: boolean;
}

const price =
  /(?:\b(?<most>under|below|at most|no more than|not more than|max(?:imum)?(?: of)?|up to|less than|within|not (?:a )?(?:penny|cent|rupee)s? (?:over|more than))|\b(?<least>at least|no less than|not less than|more than|over|above|nothing (?:cheaper|under|below)(?: than)?|minimum(?: of)?|from))\s+(?<currency>[£$€₹])\s?(?<amount>\d{1,6}(?:,\d{3})*(?:\.\d{1,2})?)/giu;
/** Of each, of somebody else, or of two things. */
const apart =
  /\b(?:and|or|each|per|another|other|instead|then|normally|usually|was|were|but (?:the|his|her|their))\b/i;

/** "Under £10" and "at least £40". */
export function findPriceConflict(own: string): Contradiction[] {
  const prices = findMatches(own, price)
    .map(
      ({ 0: all, index, groups }): Price => ({
        start: index,
        end: index + all.length,
        amount: Number((groups?.amount ?? "").replaceAll(",", "")),
        isMost: groups?.most !== undefined,
      }),
    )
    .filter(
      (span) => !isAskedAbout(own, span) && !/\b(?:was|were|quoted)\b/i.test(before(own, span)),
    );
  for (const [at, a] of prices.entries()) {
    const b = prices[at + 1];
    if (!b || a.isMost === b.isMost) continue;
    const [most, least] = a.isMost ? [a, b] : [b, a];
    const isSame =
      most.amount < least.amount &&
      !apart.test(between(own, a, b)) &&
      !/^\s*(?:is|are|was) (?:too|not)/i.test(after(own, b));
    if (isSame) return [{ id: "two-sizes", ...inOrder(a, b) }];
  }
  return [];
}
