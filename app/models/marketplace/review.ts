export const reviewsPerPage = 10;

/** A review as the page and `/api` show it. The author is never named. */
export interface ShownReview {
  id: number;
  userId: number;
  itemId: number;
  rating: number;
  reviewText: string | null;
  /** On our origin where the picture could be fetched, else the address that was given. */
  imageUrl: string | null;
  /** ISO date; null reads "Unknown date". */
  createdAt: string | null;
  helpful: number;
  verified: boolean;
  /** Whether whoever asks wrote it, or marked it as helpful. */
  isOwn: boolean;
  isMarked: boolean;
}

export interface Stars {
  stars: number;
  count: number;
  /** Whole percents; those of all five sum to 100. */
  percent: number;
}

/** Five to one stars, each with its share: the largest remainders are rounded up. */
export function distributionOf(counts: readonly [number, number, number, number, number]): Stars[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const shares = counts.map((count, at) => {
    const exact = total === 0 ? 0 : (count * 100) / total;
    return { at, floor: Math.floor(exact), rest: exact - Math.floor(exact) };
  });
  const missing = total === 0 ? 0 : 100 - shares.reduce((sum, { floor }) => sum + floor, 0);
  const rounded = new Set(
    [...shares]
      .sort((one, other) => other.rest - one.rest || other.at - one.at)
      .slice(0, missing)
      .map(({ at }) => at),
  );
  return [5, 4, 3, 2, 1].map((stars) => {
    const { floor = 0 } = shares[stars - 1] ?? {};
    return {
      stars,
      count: counts[stars - 1] ?? 0,
      percent: floor + (rounded.has(stars - 1) ? 1 : 0),
    };
  });
}
