import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { ReviewSort } from "../../content/marketplace";
import type { Database } from "../../db/client.server";
import { isRefusedBy } from "../../db/conflict";
import { isThere } from "../../db/found";
import { named } from "../../db/named";
import { isStaying } from "../../db/pending-work";
import { marketplaceDownloads, marketplaceItems, marketplaceLists } from "../../db/schema/items";
import { purchases } from "../../db/schema/orders";
import { reviewHelpfulVotes, reviews } from "../../db/schema/reviews";
import type { Review } from "../../schemas/review";
import { type Counted, claimCount, hasCount } from "../guest-count.server";
import type { Owner } from "../owner";
import { releaseReplaced, showWithReview } from "../text-picture.server";
import { listsOf } from "./item-index.server";
import { reviewsPerPage, type ShownReview } from "./review";

/** So many pages can be asked for: a later one would read more than 200 rows. */
export const mostReviewPages = 18;

const orders: Record<ReviewSort, readonly SQL[]> = {
  helpful: [
    desc(reviews.helpful),
    desc(reviews.verified),
    desc(reviews.createdAt),
    desc(reviews.id),
  ],
  recent: [desc(reviews.createdAt), desc(reviews.id)],
  "highest-rated": [desc(reviews.rating), desc(reviews.createdAt), desc(reviews.id)],
  "lowest-rated": [asc(reviews.rating), asc(reviews.createdAt), asc(reviews.id)],
};

/** Whose vote or save it is: a member's own, else the guest's; a person without either has none. */
function ownedBy(
  columns: {
    userId: SQL.Aliased | typeof reviewHelpfulVotes.userId;
    guestId: typeof reviewHelpfulVotes.guestId;
  },
  { userId, guestId }: Owner,
) {
  return userId !== null
    ? sql`${columns.userId} = ${userId}`
    : sql`${columns.guestId} = ${guestId ?? ""}`;
}

const votes = reviewHelpfulVotes;

/** The statement that reads reviews, to be batched with others of the same page. */
export function selectReviews(
  db: Database,
  {
    itemId,
    sort,
    viewer,
    limit = reviewsPerPage,
    page = 1,
  }: {
    itemId: number;
    sort: ReviewSort;
    viewer: Owner;
    limit?: number;
    page?: number;
  },
) {
  return db
    .select({
      ...named("review", {
        reviewId: reviews.id,
        authorId: reviews.userId,
        itemId: reviews.itemId,
        stars: reviews.rating,
        reviewText: reviews.reviewText,
        imageUrl: reviews.imageUrl,
        imagePath: reviews.imagePath,
        createdAt: reviews.createdAt,
        helpful: reviews.helpful,
        verified: reviews.verified,
      }),
      isMarked: isThere(
        sql`select 1 from ${votes} where ${votes.reviewId} = ${reviews.id} and ${ownedBy(votes, viewer)}`,
        "review_marked",
      ),
    })
    .from(reviews)
    .where(and(eq(reviews.itemId, itemId), eq(reviews.status, "visible")))
    .orderBy(...orders[sort])
    .limit(limit)
    .offset((Math.min(page, mostReviewPages) - 1) * limit);
}

type ReviewRow = Awaited<ReturnType<typeof selectReviews>>[number];

export function showReview(row: ReviewRow, { userId }: Owner): ShownReview {
  return {
    id: row.reviewId,
    userId: row.authorId,
    itemId: row.itemId,
    rating: row.stars,
    reviewText: row.reviewText,
    imageUrl: row.imagePath ?? row.imageUrl,
    createdAt: row.createdAt === null ? null : new Date(row.createdAt).toISOString(),
    helpful: row.helpful,
    verified: row.verified,
    isOwn: row.authorId === userId,
    isMarked: row.isMarked === 1,
  };
}

/** Null where there is no such item on sale. */
export async function listReviews(
  db: Database,
  asked: { itemId: number; sort: ReviewSort; viewer: Owner; limit?: number; page?: number },
) {
  const [[item], rows] = await db.batch([
    db
      .select({ id: marketplaceItems.id })
      .from(marketplaceItems)
      .where(
        and(
          eq(marketplaceItems.id, asked.itemId),
          eq(marketplaceItems.status, "active"),
          isStaying(sql`${marketplaceItems.creatorId}`),
        ),
      ),
    selectReviews(db, asked),
  ]);
  return item ? rows.map((row) => showReview(row, asked.viewer)) : null;
}

export type ReviewRefusal = "unknown" | "own-item" | "removed";

interface NewReview extends Review {
  userId: number;
  itemId: number;
  /** Our copy of the picture; null where there is none, undefined where the one at hand stays. */
  imagePath: string | null | undefined;
}

type Saved =
  | { ok: true; id: number; isNew: boolean; released: string[] }
  | { ok: false; reason: ReviewRefusal };

/**
 * Stores a person's review of an item; a second one takes the place of the first. The item's
 * counters, its mean and the lists by stars change in the same batch, by the difference.
 *
 * @returns with its id the addresses of pictures that it shows no more.
 */
export async function saveReview(db: Database, review: NewReview, now: number): Promise<Saved> {
  try {
    return await storeReview(db, review, now);
  } catch (error) {
    if (!isRefusedBy(error, "not-null", "reviews.item_id")) throw error;
    const { refusal } = await readReviewBefore(db, review);
    if (refusal === null) throw error;
    return { ok: false, reason: refusal };
  }
}

async function storeReview(db: Database, review: NewReview, now: number): Promise<Saved> {
  const { userId, itemId, rating, imageUrl, imagePath } = review;
  const isVerified = hasBought({ userId, itemId });
  // Null, which the column refuses, for what nobody may review now: then nothing of this happens.
  const reviewedItem = sql<number>`(select id from ${marketplaceItems}
    where id = ${itemId} and creator_id <> ${userId} and (status = 'active' or ${isVerified})
      and not exists (select 1 from ${reviews}
        where user_id = ${userId} and item_id = ${itemId} and status = 'removed'))`;
  // The copy at hand stays only as long as it is one of the same picture.
  const keptPath = sql<
    string | null
  >`iif(${reviews.imageUrl} is ${imageUrl}, ${reviews.imagePath}, null)`;
  const old = (column: SQL) => sql`(select ${column} from ${reviews}
    where user_id = ${userId} and item_id = ${itemId} and status = 'visible')`;
  const oldRating = old(sql`rating`);
  const oldVerified = sql`ifnull(${old(sql`verified`)}, 0)`;
  const sum = sql`(stars_1 + 2 * stars_2 + 3 * stars_3 + 4 * stars_4 + 5 * stars_5
    - ifnull(${oldRating}, 0) + ${rating})`;
  const count = sql`(rating_count + (${oldRating} is null))`;
  const starsAfter = (stars: number) =>
    sql`${sql.raw(`stars_${stars}`)} - (ifnull(${oldRating}, 0) = ${sql.raw(String(stars))}) + ${sql.raw(rating === stars ? "1" : "0")}`;

  const results = await db.batch([
    moveInStarLists(db, itemId, -1),
    db
      .update(marketplaceItems)
      .set({
        rating: sql`${sum} * 1.0 / ${count}`,
        ratingCount: count,
        stars1: starsAfter(1),
        stars2: starsAfter(2),
        stars3: starsAfter(3),
        stars4: starsAfter(4),
        stars5: starsAfter(5),
        verifiedRatingCount: sql`verified_rating_count - ${oldVerified} + ${isVerified}`,
        verifiedRatingSum: sql`verified_rating_sum - ${oldVerified} * ifnull(${oldRating}, 0)
          + ${isVerified} * ${rating}`,
      })
      .where(eq(marketplaceItems.id, itemId)),
    moveInStarLists(db, itemId, 1),
    db
      .insert(reviews)
      .values({
        userId,
        itemId: reviewedItem,
        rating,
        reviewText: review.reviewText,
        imageUrl,
        imagePath: imagePath ?? null,
        verified: isVerified as unknown as boolean,
        createdAt: now,
      })
      .onConflictDoUpdate({
        target: [reviews.userId, reviews.itemId],
        set: {
          rating,
          reviewText: review.reviewText,
          imageUrl,
          imagePath: imagePath === undefined ? keptPath : imagePath,
          verified: isVerified as unknown as boolean,
          updatedAt: now,
        },
      })
      .returning({ id: reviews.id, updatedAt: reviews.updatedAt }),
    releaseReplaced(db, { userId, itemId }, now),
    ...(imagePath ? [showWithReview(db, { userId, itemId }, now)] : []),
  ]);
  const [stored] = results[3];
  if (!stored) throw new Error("The review was not stored.");
  const released = results[4].map(({ address }) => address);
  return { ok: true, id: stored.id, isNew: stored.updatedAt === null, released };
}

/** What a person's review of an item would meet: why there can be none, and the picture of their last one. */
export async function readReviewBefore(
  db: Database,
  { userId, itemId }: { userId: number; itemId: number },
) {
  const [[item], [mine], [bought]] = await db.batch([
    db
      .select({ creatorId: marketplaceItems.creatorId, itemStatus: marketplaceItems.status })
      .from(marketplaceItems)
      .where(eq(marketplaceItems.id, itemId)),
    db
      .select({
        reviewStatus: reviews.status,
        imageUrl: reviews.imageUrl,
        imagePath: reviews.imagePath,
      })
      .from(reviews)
      .where(and(eq(reviews.userId, userId), eq(reviews.itemId, itemId))),
    db
      .select({ has: sql<number>`${hasBought({ userId, itemId })}`.as("has_bought") })
      .from(sql`(select 1)`),
  ]);
  const refusal = (): ReviewRefusal | null => {
    // What is no longer on sale can still be reviewed by those who have it.
    if (!item || (item.itemStatus !== "active" && bought?.has !== 1)) return "unknown";
    if (item.creatorId === userId) return "own-item";
    return mine?.reviewStatus === "removed" ? "removed" : null;
  };
  return {
    refusal: refusal(),
    imageUrl: mine?.imageUrl ?? null,
    imagePath: mine?.imagePath ?? null,
  };
}

/** 1 for a purchase that stands, or a download of what is free; else 0. */
function hasBought({ userId, itemId }: { userId: number; itemId: number }) {
  return sql<number>`(exists (select 1 from ${purchases}
      where user_id = ${userId} and item_id = ${itemId} and status = 'complete')
    or exists (select 1 from ${marketplaceDownloads}
      where item_id = ${itemId} and user_id = ${userId}
        and (select price_cents from ${marketplaceItems} where id = ${itemId}) is null))`;
}

/** Takes an item out of the counts by stars before its mean changes, and puts it back behind that. */
export function moveInStarLists(db: Database, itemId: number, by: 1 | -1) {
  const counted = by === 1 ? sql`1` : sql`0`;
  return db
    .insert(marketplaceLists)
    .select(sql`select list.value, ${counted}
      from ${marketplaceItems} as item, json_each(${listsOf(sql.raw("item"))}) as list
      where item.id = ${itemId} and item.status = 'active' and list.value like 'stars:%'`)
    .onConflictDoUpdate({
      target: marketplaceLists.list,
      set: { itemCount: sql`${marketplaceLists.itemCount} + ${by}` },
    });
}

/**
 * Marks a review as helpful, once for a person or guest, and once a day for the guests of one
 * address.
 *
 * @returns the count after it, or why not. A repeat changes nothing and answers the same count.
 */
export async function markHelpful(db: Database, reviewId: number, voter: Counted, now: number) {
  const { userId, guestId } = voter;
  const guest = userId === null ? voter : null;
  const thing = `helpful:${reviewId}`;
  const isOther = sql`${reviews.status} = 'visible' and ${reviews.userId} <> ${userId ?? -1}
    and ${guest ? hasCount(thing, guest) : sql`true`}`;
  const mark = [
    db
      .update(reviews)
      .set({ helpful: sql`${reviews.helpful} + 1` })
      .where(
        sql`${reviews.id} = ${reviewId} and ${isOther} and not exists (
          select 1 from ${votes} where ${votes.reviewId} = ${reviewId} and ${ownedBy(votes, voter)})`,
      ),
    db
      .insert(votes)
      .select(sql`select null, id, ${userId}, ${guestId}, ${now}
        from ${reviews} where ${reviews.id} = ${reviewId} and ${isOther}`)
      .onConflictDoNothing(),
    db
      .select({ itemId: reviews.itemId, authorId: reviews.userId, helpful: reviews.helpful })
      .from(reviews)
      .where(and(eq(reviews.id, reviewId), eq(reviews.status, "visible"))),
  ] as const;
  const [, , rows] = guest
    ? await db.batch([claimCount(db, thing, guest, now), ...mark]).then(([, ...rest]) => rest)
    : await db.batch(mark);
  const [review] = rows;
  if (!review) return { ok: false, reason: "unknown" } as const;
  if (review.authorId === userId) return { ok: false, reason: "own" } as const;
  return { ok: true, id: reviewId, itemId: review.itemId, helpful: review.helpful } as const;
}
