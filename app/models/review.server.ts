import { and, asc, count, desc, eq, gt, lte, min, sql } from "drizzle-orm";

import { asCoached } from "../ai/built-in/as-coached";
import { coachPrompt } from "../ai/built-in/coach/coach";
import type { Statement } from "../db/batch";
import type { Database } from "../db/client.server";
import { isRefusedBy } from "../db/conflict";
import { users } from "../db/schema/people";
import { reviewCards, reviewCounts } from "../db/schema/review";
import type { ReviewFields } from "../schemas/review-answer";
import { countActivity } from "./activity.server";
import { type Moment, type Progress, selectProgress, toProgress } from "./progress.server";
import {
  arrangedFor,
  type CardRow,
  cardColumns,
  isGone,
  placeOf,
  pointsTaskOf,
  promptTaskOf,
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

/** Written out, because SQLite takes the index of missed cards for nothing else. */
const isMissed = sql`${reviewCards.grade} = 'missed'`;

/** The card of a skill that was missed longest ago. */
function selectFadingCard(db: Database, userId: number, skillId: string) {
  return db
    .select(cardColumns)
    .from(reviewCards)
    .where(and(eq(reviewCards.userId, userId), eq(reviewCards.skillId, skillId), isMissed))
    .orderBy(asc(reviewCards.id))
    .limit(1);
}

function isCard(userId: number, id: number) {
  return and(eq(reviewCards.userId, userId), eq(reviewCards.id, id));
}

interface ReviewQuery {
  user: { id: number; timeZone: string | null };
  /** The card whose answer is shown, or null. */
  answered: number | null;
  /** The fading skill that is asked for, whether a card of it is due or not. */
  skillId: string | null;
  /** The strand of the card before. */
  lastStrand: string | null;
  /** Whether the learner goes on beyond the day's two minutes. */
  goesOn: boolean;
}

/** The next card of a learner, or the answer to the one before. One round trip. */
export async function getReview(db: Database, asked: ReviewQuery, { now, timeZone }: Moment) {
  const { user, answered, skillId, lastStrand, goesOn } = asked;
  const waiting = db
    .select({ id: reviewCards.id })
    .from(reviewCards)
    .where(and(eq(reviewCards.userId, user.id), lte(reviewCards.dueAt, now)))
    .limit(mostCounted)
    .as("waiting");
  const [due, [waits], [coming], [spent], [card], [fading]] = await db.batch([
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
    selectFadingCard(db, user.id, skillId ?? ""),
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
  const next = card ? undefined : (fading ?? nextOf(portion, lastStrand));
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

/** All that is left of a learner's day, each card as it is asked, with the points that one recalls. */
export async function getReviewToday(
  db: Database,
  user: { id: number; timeZone: string | null },
  { now, timeZone }: Moment,
) {
  const [due, [spent]] = await db.batch([
    selectDue(db, user.id, now),
    db
      .select({ reviewDay: users.reviewDay, reviewSeconds: users.reviewSeconds })
      .from(users)
      .where(eq(users.id, user.id)),
  ]);
  const today = dayKey(now, user.timeZone ?? timeZone);
  const kinds = due.map(({ kind }) => kind);
  const left = countForToday(kinds, spent ? spentOn(today, spent) : 0);
  return due
    .slice(0, left)
    .filter((card) => !isGone(card))
    .map((card) => ({ ...showCard(card, user.id, today), recall: pointsTaskOf(card) }));
}

/** More cards are in no file: a year of daily reviews makes about a third of them. */
const mostInDeck = 500;

/** All cards with their keys, the newest first, to be taken along. */
export async function listDeck(db: Database, userId: number) {
  const cards = await db
    .select(cardColumns)
    .from(reviewCards)
    .where(eq(reviewCards.userId, userId))
    .orderBy(desc(reviewCards.id))
    .limit(mostInDeck);
  return cards.map((card) => {
    const mend = promptTaskOf(card);
    const { strandTitle, skill } = placeOf(card);
    return {
      question: questionOf(card),
      mend: mend && { ask: mend.slot.ask, why: mend.slot.why, prompt: mend.prompt },
      recall: pointsTaskOf(card),
      tags: [strandTitle, ...(skill ? [skill.id] : [])],
    };
  });
}

/** A card as it is asked: without its key. */
function showCard(card: CardRow, userId: number, today: string) {
  const question = arrangedFor(userId, card);
  const mend = promptTaskOf(card);
  const recall = pointsTaskOf(card);
  return {
    ...headOf(card),
    tries: card.tries,
    why: whyNow(card, today),
    question: question && {
      prompt: question.prompt,
      options: question.options.map(({ text }) => text),
    },
    mend: mend && { title: mend.exercise.title, ask: mend.slot.ask, prompt: mend.prompt },
    recall: recall && { title: recall.title },
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
    mended: showMended(card),
    points: pointsTaskOf(card)?.points ?? null,
    wrote: card.kind === "prompt" || card.kind === "points" ? card.answer : null,
  };
}

function showMended(card: CardRow) {
  const task = promptTaskOf(card);
  return task && { ask: task.slot.ask, why: task.slot.why };
}

/** What a lesson said, to be held beside what was recalled; null where that is not what a card asks. */
export async function getPoints(db: Database, { userId, cardId, tries }: ReviewAnswer) {
  const [card] = await selectCard(db, userId, cardId);
  return card?.tries === tries ? (pointsTaskOf(card)?.points ?? null) : null;
}

export interface ReviewAnswer extends ReviewFields {
  userId: number;
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
  const done = { isFinished: true, shown: [], card: { isKnown: graded.grade !== "missed" } };
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

/** What was answered, as it is stored, and how far it was known; null without an answer. */
function gradeOf(card: CardRow, sent: ReviewAnswer): { answer: string; grade: Grade } | null {
  if (card.kind === "prompt") return gradePrompt(card, sent.text);
  if (card.kind === "points") return sent.said ? { answer: sent.text, grade: sent.said } : null;
  const place = arrangedFor(sent.userId, card)?.places[sent.option ?? -1];
  if (place === undefined) return null;
  const isRight = place === questionOf(card)?.answer;
  return { answer: String(place), grade: isRight ? "known" : "missed" };
}

/** The coach looks for the one thing that the prompt did not say. */
function gradePrompt(card: CardRow, text: string) {
  const task = promptTaskOf(card);
  if (!task || text === "" || text === task.prompt) return null;
  const { gate, slots, masked } = coachPrompt(text, asCoached(task.exercise));
  if (gate?.id.startsWith("unsafe")) return { answer: "", grade: "missed" as const };
  const isSaid = slots.some(({ id, isFilled }) => id === task.slot.id && isFilled);
  return { answer: masked.text, grade: isSaid ? ("known" as const) : ("missed" as const) };
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

/** The statement that reads how a learner's reviews went, to be batched with others. */
export function selectCounts(db: Database, userId: number) {
  const { strand, daysSince, asked, known } = reviewCounts;
  return db
    .select({ strand, daysSince, asked, known })
    .from(reviewCounts)
    .where(eq(reviewCounts.userId, userId));
}

/** More cards that were missed are not looked at. */
const mostMissed = 30;

/** The statement that reads the skills of which a card was missed when it was last reviewed. */
export function selectFading(db: Database, userId: number) {
  const missed = db
    .select({ skillId: reviewCards.skillId })
    .from(reviewCards)
    .where(and(eq(reviewCards.userId, userId), isMissed))
    .limit(mostMissed)
    .as("missed");
  return db.selectDistinct({ skillId: missed.skillId }).from(missed);
}
