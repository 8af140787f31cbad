import { and, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";

import type { Database } from "../db/client.server";
import { named } from "../db/named";
import { isStaying } from "../db/pending-work";
import { answers, threads } from "../db/schema/community";
import { reviews } from "../db/schema/reviews";
import { drafts, textPictures } from "../db/schema/site";
import { picturesIn } from "../files/picture-address";

/** A picture that no text uses by then is not waited for. */
const unusedAfter = 24 * 60 * 60 * 1000;
/** So many are swept at a time. */
const sweptAtOnce = 10;

export async function addPicture(
  db: Database,
  { ownerId, address }: { ownerId: number; address: string },
  now: number,
) {
  await db.insert(textPictures).values({ ownerId, address, createdAt: now });
}

/** Keeps the pictures of a text that is about to be stored. */
export async function markUsed(db: Database, text: string, now: number) {
  const addresses = picturesIn(text);
  if (addresses.length === 0) return;
  await db
    .update(textPictures)
    .set({ usedAt: now })
    .where(
      and(
        isNull(textPictures.usedAt),
        sql`${textPictures.address} in (select value from json_each(${JSON.stringify(addresses)}))`,
      ),
    );
}

interface Post {
  authorId: number;
  threadId: number | SQL;
  /** Null for the question itself. */
  answerId: number | SQL | null;
}

/**
 * The statements that show an author's pictures with a post, to be batched with it. A picture belongs
 * to the first post that used it, and is seen for as long as that one is.
 */
export function showWithPost(
  db: Database,
  text: string,
  { authorId, threadId, answerId }: Post,
  now: number,
): BatchItem<"sqlite">[] {
  const addresses = picturesIn(text);
  if (addresses.length === 0) return [];
  return [
    db
      .update(textPictures)
      .set({ usedAt: now, threadId: sql`${threadId}`, answerId: sql`${answerId}` })
      .where(
        and(
          isNull(textPictures.usedAt),
          eq(textPictures.ownerId, authorId),
          sql`${textPictures.address} in (select value from json_each(${JSON.stringify(addresses)}))`,
        ),
      ),
  ];
}

/**
 * The statement that takes the pictures of a deleted post away. Like others that no text uses they
 * are swept after a day; until then their owner may put them into another text.
 */
export function releasePictures(
  db: Database,
  post: { threadId: number } | { answerId: number },
  now: number,
) {
  return db
    .update(textPictures)
    .set({ usedAt: null, threadId: null, answerId: null, createdAt: now })
    .where(
      "threadId" in post
        ? eq(textPictures.threadId, post.threadId)
        : sql`${textPictures.threadId} = (select thread_id from ${answers} where id = ${post.answerId})
            and ${textPictures.answerId} = ${post.answerId}`,
    );
}

interface ReviewPlace {
  userId: number;
  itemId: number;
}

/** The statement that shows a new picture with its author's review, to be batched behind it. */
export function showWithReview(db: Database, { userId, itemId }: ReviewPlace, now: number) {
  return db
    .update(textPictures)
    .set({ usedAt: now, reviewId: ofReview("id", { userId, itemId }) })
    .where(
      and(
        isNull(textPictures.usedAt),
        eq(textPictures.ownerId, userId),
        eq(textPictures.address, ofReview("image_path", { userId, itemId })),
      ),
    );
}

/**
 * The statement that takes away the pictures that a review had before, to be batched behind it. It
 * returns their addresses: unlike those of texts nobody can use them again.
 */
export function releaseReplaced(db: Database, review: ReviewPlace, now: number) {
  return db
    .update(textPictures)
    .set({ usedAt: null, reviewId: null, createdAt: now })
    .where(
      and(
        eq(textPictures.reviewId, ofReview("id", review)),
        sql`${textPictures.address} is not ${ofReview("image_path", review)}`,
      ),
    )
    .returning({ address: textPictures.address });
}

function ofReview(column: "id" | "image_path", { userId, itemId }: ReviewPlace) {
  return sql`(select ${sql.identifier(column)} from ${reviews}
    where user_id = ${userId} and item_id = ${itemId})`;
}

/** The statement that reads the addresses of all pictures that are seen with a person's reviews. */
export function selectReviewPicturesOf(db: Database, ownerId: number) {
  return db
    .select({ address: textPictures.address })
    .from(textPictures)
    .where(and(eq(textPictures.ownerId, ownerId), isNotNull(textPictures.reviewId)));
}

/** The statement that reads the addresses of some pictures of a person that nothing shows. */
export function selectUnusedOf(db: Database, ownerId: number, most: number) {
  return db
    .select({ address: textPictures.address })
    .from(textPictures)
    .where(and(eq(textPictures.ownerId, ownerId), isNull(textPictures.usedAt)))
    .limit(most);
}

/** The statement that forgets pictures whose bytes are gone. */
export function forgetUnused(db: Database, addresses: readonly string[]) {
  return db
    .delete(textPictures)
    .where(
      and(
        isNull(textPictures.usedAt),
        sql`${textPictures.address} in (select value from json_each(${JSON.stringify(addresses)}))`,
      ),
    );
}

/** Whose a picture is and where it is seen; null for one that belongs to no text and no review. */
export async function findTextPicture(db: Database, address: string) {
  const [[picture]] = await db.batch([
    db
      .select({
        ...named("picture", { ownerId: textPictures.ownerId }),
        isUsed: sql`${textPictures.usedAt} is not null`.mapWith(Boolean).as("picture_used"),
        isInPost:
          sql`(${textPictures.threadId} is not null or ${textPictures.reviewId} is not null)`
            .mapWith(Boolean)
            .as("picture_in_post"),
        isPostShown: sql`(
          exists (select 1 from ${threads} where ${threads.id} = ${textPictures.threadId}
            and ${threads.status} = 'visible')
          and (${textPictures.answerId} is null or exists (select 1 from ${answers}
            where ${answers.id} = ${textPictures.answerId} and ${answers.status} = 'visible'))
          or exists (select 1 from ${reviews} where ${reviews.id} = ${textPictures.reviewId}
            and ${reviews.status} = 'visible') and ${isStaying(sql`${textPictures.ownerId}`)}
        )`
          .mapWith(Boolean)
          .as("picture_shown"),
      })
      .from(textPictures)
      .where(eq(textPictures.address, address)),
  ]);
  return picture ?? null;
}

/** Takes out some pictures that neither a text nor its owner's unsent one uses. */
export async function dropUnused(db: Database, now: number) {
  const unused = db
    .select({ id: textPictures.id })
    .from(textPictures)
    .where(
      and(
        isNull(textPictures.usedAt),
        lt(textPictures.createdAt, now - unusedAfter),
        sql`not exists (select 1 from ${drafts} where ${drafts.userId} = ${textPictures.ownerId}
          and instr(${drafts.fields}, ${textPictures.address}) > 0)`,
      ),
    )
    .orderBy(textPictures.createdAt)
    .limit(sweptAtOnce);
  return db
    .delete(textPictures)
    .where(inArray(textPictures.id, unused))
    .returning({ address: textPictures.address });
}
