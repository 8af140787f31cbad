/** Spans of days between two tries, each by its fewest days. */
export const spans = [1, 2, 4, 8, 16, 31, 61] as const;

/** The span that so many days fall into; null on the same day, which shows nothing of memory. */
export function spanOf(days: number) {
  return spans.findLast((least) => least <= days) ?? null;
}
