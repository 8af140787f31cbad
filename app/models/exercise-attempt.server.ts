import { and, desc, eq, min, notInArray, sql } from "drizzle-orm";

import type { CoachedAnswer } from "../ai/coached-answer";
import type { Exercise } from "../content/exercises/exercise";
import type { Database } from "../db/client.server";
import { isRefusedBy } from "../db/conflict";
import { exerciseAttempts, userProgress } from "../db/schema/learning";
import { longestCardText } from "../schemas/card-text-length";
import { countActivity } from "./activity.server";
import { type Exchange, exchangeOf, writeExchange } from "./exchange";
import {
  type Dictionary,
  dictionaryId,
  dictionaryOf,
  insertDictionary,
  packExchange,
} from "./packed-exchange.server";
import { type Moment, type Progress, selectProgress, toProgress } from "./progress.server";
import { makeCards, promptItem, type Tried, type Whose } from "./review-making.server";
import { type Attempt, evidenceAfter, storeEvidence } from "./skill-evidence.server";

/** So many tries of an exercise are kept for a learner, and the first and the best one in any case. */
export const keptAttempts = 20;

export function attemptsOf(userId: number, exerciseId: number) {
  return and(eq(exerciseAttempts.userId, userId), eq(exerciseAttempts.exerciseId, exerciseId));
}

/** The statement that reads a learner's last tries of an exercise, the newest first. */
function selectNewestAttempts(db: Database, userId: number, exerciseId: number, count: number) {
  return db
    .select({
      id: exerciseAttempts.id,
      score: exerciseAttempts.score,
      prompt: exerciseAttempts.prompt,
    })
    .from(exerciseAttempts)
    .where(attemptsOf(userId, exerciseId))
    .orderBy(desc(exerciseAttempts.id))
    .limit(count);
}

export interface AttemptOf {
  userId: number;
  exercise: Exercise;
  answered: CoachedAnswer;
}

interface Recorded {
  attemptId: number;
  /** Points of the try before this one. */
  before: number | null;
  newAchievements: string[];
}

/**
 * Keeps a learner's try. The first that reaches the pass mark completes the exercise,
 * in the same batch with what that shows of the skill, the learning day, the streak,
 * the score, the path and new achievements. The same prompt sent twice is one try.
 *
 * @returns null when there is no such learner any more.
 */
export async function recordAttempt(
  db: Database,
  attempt: AttemptOf,
  moment: Moment,
): Promise<Recorded | null> {
  const { userId, exercise, answered } = attempt;
  const [account, path, evidence, days, earned, [completed], [newest, second]] = await db.batch([
    ...selectProgress(db, userId, moment.now),
    selectCompletion(db, userId, exercise.id),
    selectNewestAttempts(db, userId, exercise.id, 2),
  ]);
  const progress = toProgress([account, path, evidence, days, earned], moment);
  if (!progress) return null;
  if (newest?.prompt === answered.prompt) {
    return { attemptId: newest.id, before: second?.score ?? null, newAchievements: [] };
  }

  const completes = answered.report.isPassed === true && !completed;
  const whose = { userId, zone: progress.zone, now: moment.now };
  const stored = await store(db, whose, tryOf(attempt), completes ? progress : null);
  return { ...stored, before: newest?.score ?? null };
}

/** A try as it is kept. */
export interface Try {
  exercise: Exercise;
  exchange: Exchange;
  engine: string;
}

export function tryOf({ exercise, answered }: Pick<AttemptOf, "exercise" | "answered">): Try {
  return { exercise, exchange: exchangeOf(answered), engine: answered.answer.engine };
}

/** The statement that reads whether an exercise is completed, to be batched with others. */
export function selectCompletion(db: Database, userId: number, exerciseId: number) {
  return db
    .select({ completedAt: userProgress.completedAt })
    .from(userProgress)
    .where(and(eq(userProgress.userId, userId), eq(userProgress.exerciseId, exerciseId)));
}

/** @param progress of the learner, when the try completes the exercise. */
async function store(
  db: Database,
  whose: Whose,
  kept: Try,
  progress: Progress | null,
): Promise<Omit<Recorded, "before">> {
  const completion = progress && completeNow(db, whose, kept.exercise, progress);
  const recording = await recordingOf(db, whose, kept);
  try {
    const [, , , [newest]] = await db.batch([
      ...recording.tries,
      selectNewestAttempts(db, whose.userId, kept.exercise.id, 1),
      ...recording.cards,
      ...(completion?.statements ?? []),
    ]);
    if (!newest) throw new Error("The try was not written.");
    return { attemptId: newest.id, newAchievements: completion?.newAchievements ?? [] };
  } catch (error) {
    // Another request has completed it meanwhile: then this one is only a try.
    if (!completion || !isRefusedBy(error, "unique", "user_progress")) throw error;
    return store(db, whose, kept, null);
  }
}

/** The statements that keep a try and make a card of what it missed. */
export async function recordingOf(db: Database, whose: Whose, kept: Try) {
  const dictionary = await dictionaryOf(kept.exercise);
  return {
    tries: [
      insertDictionary(db, dictionary),
      insertAttempt(db, whose, kept, dictionary),
      forgetOldAttempts(db, whose.userId, kept.exercise.id),
    ] as const,
    cards: makeCards(db, missedIn(kept), whose),
  };
}

/** The first thing that a prompt did not say comes back in the review, unless it has passed. */
function missedIn({ exercise, exchange: { prompt, notes } }: Try): Tried[] {
  const missing = notes.slots.find(({ isFilled }) => !isFilled);
  const [skillId] = exercise.skills;
  const isUseful = notes.isPassed === false && notes.gate === null;
  if (!missing || !skillId || !isUseful || prompt.length > longestCardText) return [];
  const item = promptItem(exercise.id, missing.id);
  return [{ kind: "prompt", item, skillId, content: { prompt }, wasKnown: false }];
}

/** One try, unless the newest one has the same prompt. */
function insertAttempt(
  db: Database,
  { userId, now }: Whose,
  { exercise, exchange, engine }: Try,
  dictionary: Dictionary,
) {
  const columns = writeExchange(exchange);
  const { prompt } = columns;
  const newest = db
    .select({ prompt: exerciseAttempts.prompt })
    .from(exerciseAttempts)
    .where(attemptsOf(userId, exercise.id))
    .orderBy(desc(exerciseAttempts.id))
    .limit(1);
  return db.insert(exerciseAttempts).select(sql`
    select null, ${userId}, ${exercise.id}, ${prompt}, '', '', ${exchange.notes.score},
      ${engine}, ${now}, ${packExchange(columns, dictionary)},
      ${dictionaryId(db, dictionary)}
    where ${prompt} is not (${newest})`);
}

function forgetOldAttempts(db: Database, userId: number, exerciseId: number) {
  const newest = db
    .select({ id: exerciseAttempts.id })
    .from(exerciseAttempts)
    .where(attemptsOf(userId, exerciseId))
    .orderBy(desc(exerciseAttempts.id))
    .limit(keptAttempts);
  const best = db
    .select({ id: exerciseAttempts.id })
    .from(exerciseAttempts)
    .where(attemptsOf(userId, exerciseId))
    .orderBy(desc(exerciseAttempts.score), desc(exerciseAttempts.id))
    .limit(1);
  const first = db
    .select({ id: min(exerciseAttempts.id) })
    .from(exerciseAttempts)
    .where(attemptsOf(userId, exerciseId));
  return db
    .delete(exerciseAttempts)
    .where(
      and(
        attemptsOf(userId, exerciseId),
        notInArray(exerciseAttempts.id, first),
        notInArray(exerciseAttempts.id, newest),
        notInArray(exerciseAttempts.id, best),
      ),
    );
}

/** What follows from completing an exercise. Its row comes first: the database lets in only one. */
function completeNow(db: Database, whose: Whose, exercise: Exercise, progress: Progress) {
  const { userId, now } = whose;
  const completion = completionOf(db, whose, exercise);
  const { attempt } = completion;
  const shown = evidenceAfter(progress.bySkill.get(attempt.skillId), attempt);
  const done = { isFinished: true, shown: [shown] };
  const { newAchievements, statements } = countActivity(db, userId, progress, done, now);
  return { newAchievements, statements: [...completion.statements, ...statements] };
}

/** What a passed exercise shows, and the statements that keep it. */
export function completionOf(db: Database, { userId, now }: Whose, exercise: Exercise) {
  const [skillId] = exercise.skills;
  if (skillId === undefined) throw new Error(`Exercise ${exercise.id} names no skill.`);

  const item = `exercise ${exercise.id}`;
  const attempt: Attempt = { skillId, item, isPassed: true, hasFullMarks: false, now };
  const row = { userId, exerciseId: exercise.id, completed: true, completedAt: now };
  return {
    attempt,
    statements: [db.insert(userProgress).values(row), storeEvidence(db, userId, attempt)],
  };
}
