import { and, desc, eq, sql } from "drizzle-orm";

import { exerciseById } from "../content/exercises/exercises";
import type { Database } from "../db/client.server";
import { isRefusedBy } from "../db/conflict";
import { exerciseAttempts, userProgress } from "../db/schema/learning";
import { transfers } from "../db/schema/transfers";
import type { TransferAnswers } from "../schemas/transfer";
import { countActivity } from "./activity.server";
import { attemptsOf } from "./exercise-attempt.server";
import { type Moment, selectProgress, toProgress } from "./progress.server";

function transferOf(userId: number, exerciseId: number) {
  return and(eq(transfers.userId, userId), eq(transfers.exerciseId, exerciseId));
}

function selectPassed(db: Database, userId: number, exerciseId: number) {
  return db
    .select({ exerciseId: userProgress.exerciseId })
    .from(userProgress)
    .where(
      and(
        eq(userProgress.userId, userId),
        eq(userProgress.exerciseId, exerciseId),
        eq(userProgress.completed, true),
      ),
    );
}

/**
 * What a learner takes to an assistant of their own: the newest of their prompts that passed, and
 * what they said of it before.
 *
 * @returns null where the exercise is unknown; `prompt` is null until one has passed.
 */
export async function readTransfer(db: Database, userId: number, exerciseId: number) {
  const exercise = exerciseById(exerciseId);
  if (!exercise) return null;
  const [[passed], [kept]] = await db.batch([
    db
      .select({ prompt: exerciseAttempts.prompt })
      .from(exerciseAttempts)
      .where(
        and(
          attemptsOf(userId, exerciseId),
          sql`${exerciseAttempts.score} >= ${exercise.passMark}`,
          sql`exists ${selectPassed(db, userId, exerciseId)}`,
        ),
      )
      .orderBy(desc(exerciseAttempts.id))
      .limit(1),
    db.select().from(transfers).where(transferOf(userId, exerciseId)),
  ]);
  const { id, toolId, title } = exercise;
  return {
    exercise: { id, toolId, title },
    prompt: passed?.prompt ?? null,
    kept: kept ?? null,
  };
}

/**
 * Keeps what a learner says of an answer that they got elsewhere. The first time for an exercise
 * lights the day; later ones take its place.
 *
 * @returns null where the exercise is unknown or has not been passed.
 */
export async function keepTransfer(
  db: Database,
  { userId, exerciseId }: { userId: number; exerciseId: number },
  { assistant, ...answers }: TransferAnswers,
  moment: Moment,
) {
  const [account, path, evidence, days, earned, [passed], [kept]] = await db.batch([
    ...selectProgress(db, userId, moment.now),
    selectPassed(db, userId, exerciseId),
    db
      .select({ createdAt: transfers.createdAt })
      .from(transfers)
      .where(transferOf(userId, exerciseId)),
  ]);
  const progress = toProgress([account, path, evidence, days, earned], moment);
  if (!progress || !passed) return null;

  const said = { ...answers, assistant: assistant || null, updatedAt: moment.now };
  if (kept) {
    await db.update(transfers).set(said).where(transferOf(userId, exerciseId));
    return { newAchievements: [] };
  }
  const done = { isFinished: true, shown: [] };
  const { newAchievements, statements } = countActivity(db, userId, progress, done, moment.now);
  try {
    await db.batch([
      db.insert(transfers).values({ userId, exerciseId, ...said, createdAt: moment.now }),
      ...statements,
    ]);
    return { newAchievements };
  } catch (error) {
    // The same form came twice at once: the first one counts, and these words are the newer ones.
    if (!isRefusedBy(error, "unique", "transfers")) throw error;
    await db.update(transfers).set(said).where(transferOf(userId, exerciseId));
    return { newAchievements: [] };
  }
}

/** The statement that reads all that a learner said of answers they got elsewhere, the newest first. */
export function selectTransfers(db: Database, userId: number) {
  return db
    .select()
    .from(transfers)
    .where(eq(transfers.userId, userId))
    .orderBy(desc(transfers.createdAt));
}

/** The statement that counts them. */
export function countTransfers(db: Database, userId: number) {
  return db
    .select({ count: sql<number>`count(*)`.as("transfers") })
    .from(transfers)
    .where(eq(transfers.userId, userId));
}

/** With their exercises; those of exercises that the site does not have any more are left out. */
export function toTransfers(rows: Awaited<ReturnType<typeof selectTransfers>>) {
  return rows.flatMap(({ userId: _, exerciseId, ...said }) => {
    const exercise = exerciseById(exerciseId);
    return exercise
      ? [{ ...said, id: exerciseId, toolId: exercise.toolId, title: exercise.title }]
      : [];
  });
}
