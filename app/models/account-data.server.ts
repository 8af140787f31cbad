import { and, eq, exists, notExists, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { run, type Statement } from "../db/batch";
import type { Database } from "../db/client.server";
import { isRefusedBy } from "../db/conflict";
import { countUpTo } from "../db/found";
import { leaveWork } from "../db/pending-work";
import { certificates } from "../db/schema/certificates";
import * as community from "../db/schema/community";
import { groupAssignments, groupMembers, groupPrompts, groups } from "../db/schema/groups";
import {
  marketplaceDownloads,
  marketplaceItems,
  marketplaceSaves,
  sellers,
} from "../db/schema/items";
import * as learning from "../db/schema/learning";
import {
  listingDecisions,
  listingDrafts,
  marketplaceFiles,
  marketplaceItemVersions,
} from "../db/schema/listings";
import * as moderation from "../db/schema/moderation";
import * as news from "../db/schema/news";
import {
  cartItems,
  carts,
  coupons,
  couponUses,
  orderItems,
  orders,
  payouts,
  purchases,
  refunds,
} from "../db/schema/orders";
import { achievements, activityDays, passwordLinks, users, weekFeeds } from "../db/schema/people";
import * as reactions from "../db/schema/reactions";
import * as review from "../db/schema/review";
import { reviewHelpfulVotes, reviews } from "../db/schema/reviews";
import { drafts, notificationSettings, notifications, textPictures } from "../db/schema/site";
import { transfers } from "../db/schema/transfers";
import { fileAt } from "../files/discard.server";
import { partsOfCourse, withCourse } from "./course-parts.server";
import { dropUnusedFilesOf } from "./marketplace/file.server";
import { pauseAllOf, withdrawAllOf } from "./marketplace/seller.server";
import { forgetGuest } from "./news/own-comment.server";
import { dictionaryOfAttempt, withExchange } from "./packed-exchange.server";
import { cardContent } from "./review-card.server";
import { selectReviewPicturesOf } from "./text-picture.server";

export interface Holding {
  /** The key in the download. */
  name: string;
  table: SQLiteTable;
  /** The column that holds the person's id, in this table or in the one that `through` leads to. */
  person: SQLiteColumn;
  through?: SQLiteColumn;
  /** What happens to the rows when the person leaves: others see or count on those that stay. */
  onLeaving: "delete" | "keep";
  /** Columns whose text is JSON. */
  json?: readonly string[];
  /** What is read beside the columns, for `told`. */
  reads?: Readonly<Record<string, SQL>>;
  /** A row as its person knows it, where it is stored in another way. */
  told?: (row: Record<string, unknown>) => Record<string, unknown>;
  /** Columns that are about somebody else. */
  without?: readonly string[];
  /** Others see it, or it opens something: it goes with the account, however much else there is. */
  atOnce?: true;
  /** What stands in columns of rows that stay, where nobody needs what the person wrote there. */
  emptied?: Readonly<Record<string, SQL | null>>;
}

/**
 * Every place where the database holds something about a person: the download
 * reads this list and the deletion goes through it. Tables come before those
 * that refer to them. A test compares it with the database.
 */
export const holdings: readonly Holding[] = [
  own("achievements", achievements, achievements.userId),
  own("learningDays", activityDays, activityDays.userId),
  own("passwordLinks", passwordLinks, passwordLinks.userId, { atOnce: true }),
  kept("passwordLinksIssued", passwordLinks, passwordLinks.issuedBy, { without: ["userId"] }),
  own("learningPath", learning.learningPaths, learning.learningPaths.userId, { json: ["steps"] }),
  own("skills", learning.skillProgress, learning.skillProgress.userId),
  own("checks", learning.skillChecks, learning.skillChecks.userId, { json: ["answers"] }),
  own("exercises", learning.userProgress, learning.userProgress.userId),
  own("exerciseAttempts", learning.exerciseAttempts, learning.exerciseAttempts.userId, {
    json: ["response", "feedback"],
    reads: { dictionary: dictionaryOfAttempt() },
    told: withExchange,
  }),
  own("courses", learning.courses, learning.courses.userId, {
    reads: { parts: partsOfCourse("whole"), record: sql`${learning.courses.provenance}` },
    told: withCourse,
  }),
  own("lessons", learning.lessonProgress, learning.lessonProgress.userId, {
    json: ["answers", "retries"],
  }),
  own("certificates", certificates, certificates.userId, { json: ["shown"], atOnce: true }),
  own("challenges", learning.challengeAnswers, learning.challengeAnswers.userId),
  own("reviewCards", review.reviewCards, review.reviewCards.userId, {
    reads: { content: cardContent() },
    json: ["content"],
  }),
  own("reviewCounts", review.reviewCounts, review.reviewCounts.userId),
  own("triedElsewhere", transfers, transfers.userId),
  own("groups", groups, groups.ownerId, { atOnce: true }),
  own("groupAssignments", groupAssignments, groups.ownerId, {
    through: groupAssignments.groupId,
    atOnce: true,
  }),
  own("groupMembers", groupMembers, groups.ownerId, {
    atOnce: true,
    through: groupMembers.groupId,
    without: ["userId", "name"],
  }),
  own("groupsJoined", groupMembers, groupMembers.userId, { atOnce: true }),
  own("promptsSharedWithYou", groupPrompts, groups.ownerId, {
    atOnce: true,
    through: groupPrompts.groupId,
    without: ["userId", "prompt"],
  }),
  own("promptsShared", groupPrompts, groupPrompts.userId, { atOnce: true }),
  own("weekFeed", weekFeeds, weekFeeds.userId, { atOnce: true }),
  own("notifications", notifications, notifications.userId),
  own("notificationsSwitchedOff", notificationSettings, notificationSettings.userId),

  kept("questions", community.threads, community.threads.authorId),
  kept("answers", community.answers, community.answers.authorId),
  kept("questionComments", community.threadComments, community.threadComments.authorId),
  kept("editsOfQuestionsAndAnswers", community.postRevisions, community.postRevisions.editorId),
  kept("votesOnQuestions", reactions.threadVotes, reactions.threadVotes.userId),
  kept("votesOnAnswers", reactions.answerVotes, reactions.answerVotes.userId),
  kept("reports", moderation.reports, moderation.reports.reporterId, { emptied: { note: null } }),
  kept("decisionsAsEditor", moderation.moderationLog, moderation.moderationLog.actorId),
  kept("decisionsAboutPosts", moderation.moderationLog, moderation.moderationLog.subjectId, {
    without: ["actorId"],
  }),
  own("communityFigures", community.communityMembers, community.communityMembers.userId),
  own("bookmarkedQuestions", reactions.threadBookmarks, reactions.threadBookmarks.userId),
  own("followedQuestions", reactions.threadFollows, reactions.threadFollows.userId),
  own("unsentPosts", community.postDrafts, community.postDrafts.userId),
  own("unsentTexts", drafts, drafts.userId, { json: ["fields"] }),

  // Those of texts that stay; those of reviews and the others are swept with what nobody uses.
  kept("picturesInTexts", textPictures, textPictures.ownerId, {
    emptied: {
      usedAt: sql`iif(${textPictures.reviewId} is null, ${textPictures.usedAt}, null)`,
      reviewId: null,
    },
  }),
  kept("articles", news.newsArticles, news.newsArticles.editorId),
  kept("editsOfArticles", news.articleRevisions, news.articleRevisions.editorId),
  kept("articleComments", news.articleComments, news.articleComments.userId),
  kept("articlesLikedAndSaved", news.userArticleInteractions, news.userArticleInteractions.userId),

  own("seller", sellers, sellers.userId),
  kept("files", marketplaceFiles, marketplaceFiles.ownerId, {
    emptied: {
      fileName: sql`iif(${marketplaceFiles.kind} = 'package', 'package.zip', 'cover')`,
    },
  }),
  kept("listings", marketplaceItems, marketplaceItems.creatorId, {
    emptied: { supportEmail: null },
  }),
  kept("listingVersions", marketplaceItemVersions, marketplaceItems.creatorId, {
    through: marketplaceItemVersions.itemId,
    emptied: { supportEmail: null },
  }),
  kept("listingDecisions", listingDecisions, listingDecisions.actorId),
  kept("coupons", coupons, coupons.sellerId),
  kept("couponsUsed", couponUses, couponUses.userId),
  kept("orders", orders, orders.userId),
  kept("orderedItems", orderItems, orders.userId, { through: orderItems.orderId }),
  kept("soldItems", orderItems, orderItems.sellerId, { without: ["orderId"] }),
  kept("payouts", payouts, payouts.sellerId),
  kept("purchases", purchases, purchases.userId),
  kept("sales", purchases, purchases.sellerId, {
    without: ["userId", "stripeSessionId", "orderItemId"],
  }),
  kept("refunds", refunds, refunds.userId, { emptied: { reason: null } }),
  kept("downloads", marketplaceDownloads, marketplaceDownloads.userId),
  kept("reviews", reviews, reviews.userId, { emptied: { imageUrl: null, imagePath: null } }),
  kept("votesOnReviews", reviewHelpfulVotes, reviewHelpfulVotes.userId),
  own("savedItems", marketplaceSaves, marketplaceSaves.userId),
  own("cart", carts, carts.userId),
  own("cartItems", cartItems, carts.userId, { through: cartItems.cartId }),
  own("unsentListings", listingDrafts, listingDrafts.userId),
];

type More = Partial<
  Pick<Holding, "through" | "json" | "reads" | "told" | "without" | "emptied" | "atOnce">
>;

function own(name: string, table: SQLiteTable, person: SQLiteColumn, more?: More): Holding {
  return { name, table, person, onLeaving: "delete", ...more };
}

function kept(name: string, table: SQLiteTable, person: SQLiteColumn, more?: More): Holding {
  return { name, table, person, onLeaving: "keep", ...more };
}

/** In which of the tables the person has rows. */
export function selectFilled(db: Database, id: number) {
  return db
    .select(
      Object.fromEntries(
        holdings.map((holding) => [
          holding.name,
          sql<number>`${exists(rowsOf(db, holding, id))}`.as(`has_${holding.name}`),
        ]),
      ),
    )
    .from(users)
    .where(eq(users.id, id));
}

/** An account with more rows that change with it than these goes piece by piece, behind the answer. */
const mostAtOnce = 60;
const mostListingsAtOnce = 2;

/** Each time something else may have come to the account between the read and the write. */
const mostTries = 3;

interface Leaver {
  id: number;
  /** By which this browser was known before its person signed in. */
  guestId?: string | null;
}

/** How many rows a person has in each of the tables, counted as far as it matters. */
function selectAmounts(db: Database, id: number) {
  return db
    .select(
      Object.fromEntries(
        holdings.map((holding) => {
          const counted = isChanged(holding) ? mostAtOnce + 1 : mostListingsAtOnce + 1;
          const rows = sql`select 1 from ${holding.table} where ${isHeld(holding, id, mostAtOnce + 1)}`;
          return [holding.name, countUpTo(rows, counted, `many_${holding.name}`)];
        }),
      ),
    )
    .from(users)
    .where(eq(users.id, id));
}

export function isChanged({ onLeaving, emptied }: Holding) {
  return onLeaving === "delete" || emptied !== undefined;
}

/**
 * Deletes an account and what belongs to it alone. What others see or count on
 * stays; then the account stays with it, empty and under no name. Of an account with much in it
 * `deleteNext` (account-pieces.server.ts) deletes the rest behind the answer: by then nobody can sign in to it, and what was on
 * sale is not shown.
 *
 * @returns the files that nobody else uses, for their bytes to go.
 */
export async function deleteAccount(db: Database, leaver: Leaver, now: number) {
  for (let tries = 1; ; tries++) {
    try {
      return await deleteAsRead(db, leaver, now);
    } catch (error) {
      if (tries === mostTries || !isRefusedBy(error, "not-null", "users.username")) throw error;
    }
  }
}

/** Refused as a whole by `users.username` where something came to the account after it was read. */
async function deleteAsRead(db: Database, { id, guestId = null }: Leaver, now: number) {
  // The same as for the download: a request may only make fifty queries.
  const [[has = {}]] = await db.batch([selectAmounts(db, id)]);
  const changing = holdings.filter(isChanged).map(({ name }) => has[name] ?? 0);
  const isMuch =
    changing.reduce((sum, many) => sum + many, 0) > mostAtOnce ||
    (has.listings ?? 0) > mostListingsAtOnce;
  if (isMuch) {
    await run(db, [
      db.update(users).set(emptied(id)).where(eq(users.id, id)),
      ...holdings
        .filter(({ name, atOnce }) => atOnce && has[name])
        .toReversed()
        .map((holding) => db.delete(holding.table).where(isHeld(holding, id))),
      ...(guestId === null ? [] : [forgetGuest(db, guestId)]),
      leaveWork(db, { kind: "account", subject: id }, now),
    ]);
    return [];
  }

  const filled = holdings.filter(({ name }) => has[name]);
  const deletions: Statement[] = filled
    .filter(({ onLeaving, table }) => onLeaving === "delete" && table !== listingDrafts)
    .toReversed()
    .map((holding) => db.delete(holding.table).where(isHeld(holding, id)));
  const emptyings: Statement[] = filled.flatMap((holding) =>
    holding.emptied
      ? [db.update(holding.table).set(holding.emptied).where(isHeld(holding, id))]
      : [],
  );
  const appeared = holdings
    .filter(({ name }) => !has[name])
    .map((holding) => exists(rowsOf(db, holding, id)));
  const [, , , , , dropped, pictures] = await db.batch([
    db
      .update(users)
      .set({
        ...emptied(id),
        // Null, which the column refuses, where something came meanwhile: then nothing of this happens.
        username: sql`iif(${or(...appeared) ?? sql`false`}, null, ${emptied(id).username})`,
      })
      .where(eq(users.id, id)),
    ...withdrawAllOf(db, id, now),
    // Ahead of the others, as the files that it used can go only then.
    db.delete(listingDrafts).where(eq(listingDrafts.userId, id)),
    dropUnusedFilesOf(db, id),
    selectReviewPicturesOf(db, id),
    ...(has.listings ? pauseAllOf(db, id) : []),
    ...deletions,
    ...emptyings,
    ...(guestId === null ? [] : [forgetGuest(db, guestId)]),
    deleteEmpty(db, id),
  ]);
  return [...dropped, ...pictures.map(({ address }) => fileAt(address))];
}

/** Behind all other deletions: the account itself, unless something of it stays. */
export function deleteEmpty(db: Database, id: number) {
  const holdsNothing = holdings
    .filter(({ onLeaving }) => onLeaving === "keep")
    .map((holding) => notExists(rowsOf(db, holding, id)));
  return db.delete(users).where(and(eq(users.id, id), ...holdsNothing));
}

/** What is left of an account whose posts stay. Nobody can register these names. */
function emptied(id: number) {
  return {
    username: `former member ${id}`,
    publicName: `Former member (${id})`,
    nameKey: null,
    email: null,
    password: "",
    ageGroup: null,
    ageGroupAt: null,
    competenceLevel: null,
    industry: null,
    learningGoal: null,
    fieldChoice: null,
    taskChoice: null,
    aiSkillScore: 0,
    streak: 0,
    longestStreak: 0,
    freezes: 0,
    lastActive: null,
    lastDay: null,
    lastDayZone: null,
    weekDueAt: null,
    timeZone: null,
    notifications: null,
    role: "learner",
    status: "suspended",
    sessionVersion: sql`${users.sessionVersion} + 1`,
  } as const;
}

export function rowsOf(db: Database, holding: Holding, id: number) {
  return db.select({ one: sql`1` }).from(holding.table).where(isHeld(holding, id));
}

/** @param most what is held through other rows is held through so many of these. */
export function isHeld({ person, through }: Holding, id: number, most?: number): SQL {
  if (!through) return eq(person, id);
  const limit = most === undefined ? sql`` : sql` limit ${sql.raw(String(most))}`;
  return sql`${through} in (select id from ${person.table} where ${person} = ${id}${limit})`;
}
