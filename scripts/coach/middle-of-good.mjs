/** A cut whose worth is so near the best, as a share of it, is as good. */
const asGood = 0.001;

/**
 * Of the cuts that are as good as the best the one in their middle, so that none leaps when little else
 * changes. `worths`: one for each cut.
 */
export function middleOfGood(cuts, worths) {
  const least = Math.max(...worths) * (1 - asGood);
  const good = cuts.filter((_, at) => worths[at] >= least);
  const middle = (good[0] + good.at(-1)) / 2;
  return good.reduce((best, cut) =>
    Math.abs(cut - middle) < Math.abs(best - middle) ? cut : best,
  );
}
