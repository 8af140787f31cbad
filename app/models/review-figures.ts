/** Spans of days between two tries, each by its fewest days. */
export const spans = [1, 2, 4, 8, 16, 31, 61] as const;

/** The span that so many days fall into; null on the same day, which shows nothing of memory. */
export function spanOf(days: number) {
  return spans.findLast((least) => least <= days) ?? null;
}

export interface ReviewCount {
  strand: string;
  daysSince: number;
  asked: number;
  known: number;
}

/** From so many reviews on a share says something. */
const enough = 10;

/** In how many reviews of a strand the learner knew it; null until there is something to measure. */
export function retentionOf(counts: readonly ReviewCount[], strand: string) {
  const sum = sumOf(counts.filter((each) => each.strand === strand));
  return sum.asked < enough ? null : sum;
}

function sumOf(counts: readonly ReviewCount[]) {
  return {
    asked: counts.reduce((total, { asked }) => total + asked, 0),
    known: counts.reduce((total, { known }) => total + known, 0),
  };
}

/** A curve needs so many reviews, and so many in each of its points. */
const enoughForCurve = { reviews: 30, each: 5, points: 2 };

/**
 * A learner's own forgetting: the share that they still knew, by the days since the try before.
 * Null until there are enough reviews.
 */
export function ownCurve(counts: readonly ReviewCount[]) {
  if (sumOf(counts).asked < enoughForCurve.reviews) return null;
  const points = spans.flatMap((days) => {
    const { asked, known } = sumOf(counts.filter(({ daysSince }) => daysSince === days));
    return asked < enoughForCurve.each ? [] : { days: inDays(days), asked, share: known / asked };
  });
  return points.length < enoughForCurve.points ? null : points;
}

/** "1", "2–3", "61+" */
function inDays(least: number) {
  const next = spans.find((days) => days > least);
  if (next === undefined) return `${least}+`;
  return next - 1 === least ? `${least}` : `${least}–${next - 1}`;
}
