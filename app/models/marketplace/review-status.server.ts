import { type SQL, sql } from "drizzle-orm";
import type { Statement } from "../../db/batch";

import type { Database } from "../../db/client.server";
import { marketplaceItems } from "../../db/schema/items";
import { reviews } from "../../db/schema/reviews";
import { moveInStarLists } from "./review.server";

/**
 * The statements that take a review out of an item's figures, or bring it back, with the lists by
 * stars. They count by what the row says when they run: for a review that is so already they change
 * nothing.
 */
export function setReviewStatus(
  db: Database,
  { id, itemId }: { id: number; itemId: number },
  status: "visible" | "removed",
): Statement[] {
  const review = (column: string): SQL =>
    sql`(select ${sql.raw(column)} from ${reviews} where id = ${id})`;
  const by = sql`(${sql.raw(status === "visible" ? "1" : "0")} - ${review("status = 'visible'")})`;
  const stars = (count: number) =>
    sql`${sql.raw(`stars_${count}`)} + ${by} * ${review(`rating = ${count}`)}`;
  const count = sql`(rating_count + ${by})`;
  const sum = sql`(stars_1 + 2 * stars_2 + 3 * stars_3 + 4 * stars_4 + 5 * stars_5
    + ${by} * ${review("rating")})`;
  return [
    moveInStarLists(db, itemId, -1),
    db
      .update(marketplaceItems)
      .set({
        rating: sql`iif(${count} = 0, 0, ${sum} * 1.0 / max(${count}, 1))`,
        ratingCount: count,
        stars1: stars(1),
        stars2: stars(2),
        stars3: stars(3),
        stars4: stars(4),
        stars5: stars(5),
        verifiedRatingCount: sql`verified_rating_count + ${by} * ${review("verified")}`,
        verifiedRatingSum: sql`verified_rating_sum + ${by} * ${review("verified * rating")}`,
      })
      .where(sql`id = ${itemId} and ${by} <> 0`),
    moveInStarLists(db, itemId, 1),
    db.update(reviews).set({ status }).where(sql`id = ${id} and status <> ${status}`),
  ];
}
