import { and, desc, eq, min, notInArray, sql } from "drizzle-orm";

import type { CoachedAnswer } from "../ai/coached-answer";
import type { Exercise } from "../content/exercises/exercise";
import type { Database } from "../db/client.server";
import { isRefusedBy } from "../db/conflict";
import { exerciseAttempts, userProgress } from "../db/schema/learning";
import { longestCardText } from "../schemas/card-text-length";
import { countActivity } from "./activity.server";
import { exchangeOf, writeExchange } from "./exchange";
import {
  type Dictionary,
  dictionaryId,
  dictionaryOf,
  insertDictionary,
  packExchange,
} from "./packed-exchange.server";
import { type Moment, type Progress, selectProgress, toProgress } from "./progress.server";
import { makeCards, promptItem, type Tried } from "./review-making.server";
import { evidenceAfter, storeEvidence } from "./skill-evidence.server";

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
  const { zone } = progress;
  const stored = await store(db, { ...attempt, zone }, completes ? progress : null, moment.now);
  return { ...stored, before: newest?.score ?? null };
}

function selectCompletion(db: Database, userId: number, exerciseId: number) {
  return db
    .select({ completedAt: userProgress.completedAt })
    .from(userProgress)
    .where(and(eq(userProgress.userId, userId), eq(userProgress.exerciseId, exerciseId)));
}

/** @param progress of the learner, when the try completes the exercise. */
async function store(
  db: Database,
  attempt: AttemptOf & { zone: string },
  progress: Progress | null,
  now: number,
): Promise<Omit<Recorded, "before">> {
  const { userId, exercise, zone } = attempt;
  const completion = progress && complete(db, attempt, progress, now);
  const dictionary = await dictionaryOf(exercise);
  try {
    const [, , , [newest]] = await db.batch([
      insertDictionary(db, dictionary),
      insertAttempt(db, attempt, dictionary, now),
      forgetOldAttempts(db, userId, exercise.id),
      selectNewestAttempts(db, userId, exercise.id, 1),
      ...makeCards(db, missedIn(attempt), { userId, zone, now }),
      ...(completion?.statements ?? []),
    ]);
    if (!newest) throw new Error("The try was not written.");
    return { attemptId: newest.id, newAchievements: completion?.newAchievements ?? [] };
  } catch (error) {
    // Another request has completed it meanwhile: then this one is only a try.
    if (!completion || !isRefusedBy(error, "unique", "user_progress")) throw error;
    return store(db, attempt, null, now);
  }
}

/** The first thing that a prompt did not say comes back in the review, unless it has passed. */
function missedIn({ exercise, answered: { prompt, report } }: AttemptOf): Tried[] {
  const missing = report.slots.find(({ isFilled }) => !isFilled);
  const [skillId] = exercise.skills;
  const isUseful = report.isPassed === false && report.gate === null;
  if (!missing || !skillId || !isUseful || prompt.length > longestCardText) return [];
  const item = promptItem(exercise.id, missing.id);
  return [{ kind: "prompt", item, skillId, content: { prompt }, wasKnown: false }];
}

/** One try, unless the newest one has the same prompt. */
function insertAttempt(
  db: Database,
  { userId, exercise, answered }: AttemptOf,
  dictionary: Dictionary,
  now: number,
) {
  const exchange = writeExchange(exchangeOf(answered));
  const { prompt } = exchange;
  const { score } = answered.report;
  const newest = db
    .select({ prompt: exerciseAttempts.prompt })
    .from(exerciseAttempts)
    .where(attemptsOf(userId, exercise.id))
    .orderBy(desc(exerciseAttempts.id))
    .limit(1);
  return db.insert(exerciseAttempts).select(sql`
    select null, ${userId}, ${exercise.id}, ${prompt}, '', '', ${score},
      ${answered.answer.engine}, ${now}, ${packExchange(exchange, dictionary)},
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
function complete(db: Database, { userId, exercise }: AttemptOf, progress: Progress, now: number) {
  const row = { userId, exerciseId: exercise.id, completed: true, completedAt: now };
  const inserted = db.insert(userProgress).values(row);
  const [skillId] = exercise.skills;
  if (skillId === undefined) throw new Error(`Exercise ${exercise.id} names no skill.`);

  const item = `exercise ${exercise.id}`;
  const attempt = { skillId, item, isPassed: true, hasFullMarks: false, now };
  const shown = evidenceAfter(progress.bySkill.get(skillId), attempt);
  const done = { isFinished: true, shown: [shown] };
  const { newAchievements, statements } = countActivity(db, userId, progress, done, now);
  return {
    newAchievements,
    statements: [inserted, storeEvidence(db, userId, attempt), ...statements],
  };
}
