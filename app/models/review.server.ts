import { and, asc, count, eq, gt, lte, min, type SQL, sql } from "drizzle-orm";

import type { Statement } from "../db/batch";
import type { Database } from "../db/client.server";
import { isRefusedBy } from "../db/conflict";
import { users } from "../db/schema/people";
import { reviewCards, reviewCounts } from "../db/schema/review";
import { countActivity } from "./activity.server";
import { type Moment, type Progress, selectProgress, toProgress } from "./progress.server";
import {
  arrangedFor,
  type CardRow,
  cardColumns,
  placeOf,
  questionOf,
  whyNow,
} from "./review-card.server";
import { spanOf } from "./review-figures";
import {
  countForToday,
  mostCards,
  mostCounted,
  nextOf,
  secondsFor,
  spentOn,
} from "./review-portion";
import { afterTry, type Grade } from "./review-schedule.server";
import { addDays, dayKey, daysBetween, startOfDay } from "./streak";

/** The statement that reads the cards that are due, the longest due first, as far as a day can take them. */
function selectDue(db: Database, userId: number, now: number) {
  return db
    .select(cardColumns)
    .from(reviewCards)
    .where(and(eq(reviewCards.userId, userId), lte(reviewCards.dueAt, now)))
    .orderBy(asc(reviewCards.dueAt), asc(reviewCards.id))
    .limit(mostCards);
}

function selectCard(db: Database, userId: number, id: number) {
  return db.select(cardColumns).from(reviewCards).where(isCard(userId, id));
}

function isCard(userId: number, id: number) {
  return and(eq(reviewCards.userId, userId), eq(reviewCards.id, id));
}

interface Asked {
  user: { id: number; timeZone: string | null };
  /** The card whose answer is shown, or null. */
  answered: number | null;
  /** The strand of the card before. */
  lastStrand: string | null;
  /** Whether the learner goes on beyond the day's two minutes. */
  goesOn: boolean;
}

/** The next card of a learner, or the answer to the one before. One round trip. */
export async function getReview(db: Database, asked: Asked, { now, timeZone }: Moment) {
  const { user, answered, lastStrand, goesOn } = asked;
  const waiting = db
    .select({ id: reviewCards.id })
    .from(reviewCards)
    .where(and(eq(reviewCards.userId, user.id), lte(reviewCards.dueAt, now)))
    .limit(mostCounted)
    .as("waiting");
  const [due, [waits], [coming], [spent], [card]] = await db.batch([
    selectDue(db, user.id, now),
    db.select({ count: count() }).from(waiting),
    db
      .select({ at: min(reviewCards.dueAt) })
      .from(reviewCards)
      .where(and(eq(reviewCards.userId, user.id), gt(reviewCards.dueAt, now))),
    db
      .select({ reviewDay: users.reviewDay, reviewSeconds: users.reviewSeconds })
      .from(users)
      .where(eq(users.id, user.id)),
    selectCard(db, user.id, answered ?? 0),
  ]);
  if (!spent || (answered !== null && (!card || card.tries === 0))) return null;

  const zone = user.timeZone ?? timeZone;
  const today = dayKey(now, zone);
  const seconds = spentOn(today, spent);
  const left = countForToday(
    due.map(({ kind }) => kind),
    goesOn ? 0 : seconds,
  );
  const portion = due.slice(0, left).map((each) => ({ ...each, strand: placeOf(each).strand }));
  const next = card ? undefined : nextOf(portion, lastStrand);
  return {
    /** Cards that are left of today's two minutes. */
    left,
    /** Cards that are due, today's and those beyond. */
    waiting: waits?.count ?? 0,
    hasReviewed: seconds > 0,
    /** The calendar day on which the next card comes; null when there is none. */
    nextDay: coming?.at == null ? null : dayKey(coming.at, zone),
    today,
    goesOn,
    card: next ? showCard(next, user.id, today) : null,
    result: card ? showResult(card, user.id, { today, zone }) : null,
  };
}

/** A card as it is asked: without its key. */
function showCard(card: CardRow, userId: number, today: string) {
  const question = arrangedFor(userId, card);
  return {
    ...headOf(card),
    tries: card.tries,
    why: whyNow(card, today),
    question: question && {
      prompt: question.prompt,
      options: question.options.map(({ text }) => text),
    },
  };
}

function headOf(card: CardRow) {
  const { strand, strandTitle, skill } = placeOf(card);
  return { id: card.id, kind: card.kind, strand, strandTitle, skill };
}

/** A card once it was answered. */
function showResult(
  card: CardRow,
  userId: number,
  { today, zone }: { today: string; zone: string },
) {
  const question = arrangedFor(userId, card, card.tries - 1);
  return {
    ...headOf(card),
    grade: card.grade,
    comesIn: daysBetween(today, dayKey(card.dueAt, zone)),
    question: question && {
      prompt: question.prompt,
      options: question.options,
      answer: question.answer,
      chosen: question.places.indexOf(Number(card.answer)),
    },
  };
}

export interface ReviewAnswer {
  userId: number;
  cardId: number;
  /** How often the card had been reviewed when it was shown. */
  tries: number;
  /** The chosen option's place as it was shown. */
  option?: number | undefined;
  /** Whether the card may go, because the site does not hold what it asks any more. */
  letsGo: boolean;
}

type Recorded =
  | { ok: true; isNew: boolean; newAchievements: string[] }
  | { ok: false; reason: "other" | "nothing" | "gone" };

/**
 * Records a review: when the card comes again, what it shows of the learner's memory, the
 * learning day, the streak and new achievements, in one batch. The same form sent twice
 * counts once.
 */
export async function recordReview(
  db: Database,
  sent: ReviewAnswer,
  moment: Moment,
): Promise<Recorded> {
  const { userId, cardId, tries } = sent;
  const [account, path, evidence, days, earned, [card]] = await db.batch([
    ...selectProgress(db, userId, moment.now),
    selectCard(db, userId, cardId),
  ]);
  const progress = toProgress([account, path, evidence, days, earned], moment);
  if (!progress || !card) return { ok: false, reason: "other" };
  if (tries > card.tries) return { ok: false, reason: "other" };
  if (tries < card.tries) return { ok: true, isNew: false, newAchievements: [] };
  if (sent.letsGo && isGone(card)) {
    await db.delete(reviewCards).where(isCard(userId, cardId));
    return { ok: false, reason: "gone" };
  }

  const graded = gradeOf(card, sent);
  if (!graded) return { ok: false, reason: "nothing" };
  const done = { isFinished: true, shown: [] };
  const { newAchievements, statements } = countActivity(db, userId, progress, done, moment.now);
  try {
    await db.batch([
      ...storeReview(db, { userId, card, ...graded }, progress, moment.now),
      ...statements,
    ]);
    return { ok: true, isNew: true, newAchievements };
  } catch (error) {
    // The same form came twice at once: the first one counts.
    if (!isRefusedBy(error, "check", "review_cards_tries")) throw error;
    return { ok: true, isNew: false, newAchievements: [] };
  }
}

/** Whether the site does not hold what a card asks any more. */
function isGone(card: CardRow) {
  return questionOf(card) === null;
}

/** What was answered, as it is stored, and how far it was known. */
function gradeOf(card: CardRow, { userId, option }: ReviewAnswer) {
  const asked = arrangedFor(userId, card);
  const place = asked?.places[option ?? -1];
  if (place === undefined) return null;
  const grade: Grade = place === questionOf(card)?.answer ? "known" : "missed";
  return { answer: String(place), grade };
}

interface Graded {
  userId: number;
  card: CardRow;
  answer: string;
  grade: Grade;
}

function storeReview(
  db: Database,
  { userId, card, answer, grade }: Graded,
  { zone }: Pick<Progress, "zone">,
  now: number,
): [Statement, ...Statement[]] {
  const today = dayKey(now, zone);
  const days = Math.max(0, daysBetween(card.seenDay, today));
  const { memory, interval } = afterTry(card, days, grade);
  const span = spanOf(days);
  const isKnown = grade !== "missed";
  const { tries } = reviewCards;
  return [
    db
      .update(reviewCards)
      .set({
        ...memory,
        // The table refuses the batch where another request has counted this review.
        tries: sql`case when ${tries} = ${card.tries} then ${tries} + 1 else -1 end`,
        misses: card.misses + (isKnown ? 0 : 1),
        seenDay: today,
        dueAt: startOfDay(addDays(today, interval), zone),
        answer,
        grade,
      })
      .where(isCard(userId, card.id)),
    db
      .update(users)
      .set({
        reviewDay: today,
        reviewSeconds: sql`case when ${users.reviewDay} = ${today} then ${users.reviewSeconds}
          else 0 end + ${secondsFor[card.kind]}`,
      })
      .where(eq(users.id, userId)),
    ...(span === null
      ? []
      : [countReview(db, { userId, strand: placeOf(card).strand, span, isKnown })]),
  ];
}

function countReview(
  db: Database,
  {
    userId,
    strand,
    span,
    isKnown,
  }: { userId: number; strand: string; span: number; isKnown: boolean },
) {
  const known = isKnown ? 1 : 0;
  const { asked } = reviewCounts;
  return db
    .insert(reviewCounts)
    .values({ userId, strand, daysSince: span, asked: 1, known })
    .onConflictDoUpdate({
      target: [reviewCounts.userId, reviewCounts.strand, reviewCounts.daysSince],
      set: { asked: sql`${asked} + 1`, known: sql`${reviewCounts.known} + ${known}` },
    });
}

/** The kinds of cards that are due to a person, the longest due first. */
export function dueKinds(userId: SQL, now: number) {
  return sql<string | null>`(select group_concat(kind) from (
    select kind from ${reviewCards} as due
    where due.user_id = ${userId} and due.due_at <= ${now}
    order by due.due_at, due.id limit ${sql.raw(String(mostCards))}))`.as("due_kinds");
}
