import { and, asc, eq, inArray, max, sql } from "drizzle-orm";

import { exerciseById } from "../content/exercises/exercises";
import type { Database } from "../db/client.server";
import { exerciseAttempts, exercises, userProgress } from "../db/schema/learning";
import { readExchange, readSlots, showExchange } from "./exchange";
import { attemptsOf, selectNewestAttempts } from "./exercise-attempt.server";
import { selectTool } from "./tool.server";

/** The statement that reads the exercises of a tool, to be batched with others of the same page. */
function selectExercises(db: Database, toolId: number) {
  return db
    .select({
      id: exercises.id,
      aiToolId: exercises.aiToolId,
      title: exercises.title,
      instructions: exercises.instructions,
      examplePrompt: exercises.examplePrompt,
      difficulty: exercises.difficulty,
      order: exercises.order,
    })
    .from(exercises)
    .where(eq(exercises.aiToolId, toolId))
    .orderBy(asc(exercises.order), asc(exercises.id));
}

type ExerciseRow = Awaited<ReturnType<typeof selectExercises>>[number];

/** The rows with what the content knows of them; one that left the content is not shown. */
function withPassMarks(rows: readonly ExerciseRow[]) {
  return rows.flatMap((row) => {
    const passMark = exerciseById(row.id)?.passMark;
    return passMark === undefined ? [] : [{ ...row, passMark }];
  });
}

/** The exercises of a tool, or null for an unknown one. */
export async function listExercises(db: Database, toolId: number) {
  const [[tool], rows] = await db.batch([selectTool(db, toolId), selectExercises(db, toolId)]);
  return tool ? withPassMarks(rows) : null;
}

interface PracticeQuery {
  toolId: number;
  /** The chosen exercise, if there is one. */
  exerciseId: number | undefined;
  /** Null for a visitor, of whom nothing is stored. */
  userId: number | null;
}

/** A tool with its exercises and what a learner did with them, or null for an unknown tool. */
export async function getPractice(db: Database, { toolId, exerciseId = 0, userId }: PracticeQuery) {
  const content = [selectTool(db, toolId), selectExercises(db, toolId)] as const;
  if (userId === null) {
    const [[tool], rows] = await db.batch([...content]);
    return tool
      ? { tool, exercises: withPassMarks(rows).map(untried), tries: [], last: null }
      : null;
  }

  const [[tool], rows, completed, bests, tries, [newest]] = await db.batch([
    ...content,
    selectCompleted(db, userId, toolId),
    selectBests(db, userId, toolId),
    selectTries(db, userId, exerciseId),
    selectNewestAttempts(db, userId, exerciseId, 1),
  ]);
  if (!tool) return null;

  const best = new Map(bests.map((each) => [each.exerciseId, each.best]));
  const done = new Set(completed.map((each) => each.exerciseId));
  return {
    tool,
    exercises: withPassMarks(rows).map((row) => ({
      ...row,
      isTried: best.has(row.id),
      best: best.get(row.id) ?? null,
      isDone: done.has(row.id),
    })),
    tries: showTries(tries),
    last: newest ? showNewest(newest, exerciseId, tries) : null,
  };
}

function untried<Row>(row: Row) {
  return { ...row, isTried: false, best: null, isDone: false };
}

function selectCompleted(db: Database, userId: number, toolId: number) {
  return db
    .select({ exerciseId: userProgress.exerciseId })
    .from(userProgress)
    .where(
      and(
        eq(userProgress.userId, userId),
        eq(userProgress.completed, true),
        inArray(userProgress.exerciseId, idsOf(db, toolId)),
      ),
    );
}

/** The best points of each exercise that was tried; null where no try was scored. */
function selectBests(db: Database, userId: number, toolId: number) {
  return db
    .select({ exerciseId: exerciseAttempts.exerciseId, best: max(exerciseAttempts.score) })
    .from(exerciseAttempts)
    .where(
      and(
        eq(exerciseAttempts.userId, userId),
        inArray(exerciseAttempts.exerciseId, idsOf(db, toolId)),
      ),
    )
    .groupBy(exerciseAttempts.exerciseId);
}

function idsOf(db: Database, toolId: number) {
  return db.select({ id: exercises.id }).from(exercises).where(eq(exercises.aiToolId, toolId));
}

function selectTries(db: Database, userId: number, exerciseId: number) {
  return db
    .select({
      id: exerciseAttempts.id,
      score: exerciseAttempts.score,
      slots: sql<string | null>`json_extract(${exerciseAttempts.feedback}, '$.slots')`.as("slots"),
    })
    .from(exerciseAttempts)
    .where(attemptsOf(userId, exerciseId))
    .orderBy(asc(exerciseAttempts.id));
}

type TryRow = Awaited<ReturnType<typeof selectTries>>[number];

/** The kept tries, numbered as they were made, the best one first and the later one of two equals. */
function showTries(rows: readonly TryRow[]) {
  return rows
    .map(({ id, score, slots }, index) => ({
      id,
      number: index + 1,
      score,
      slots: readSlots(slots).map(({ evidence: _, ...slot }) => slot),
    }))
    .sort((a, b) => (b.score ?? -1) - (a.score ?? -1) || b.number - a.number);
}

type NewestRow = Awaited<ReturnType<typeof selectNewestAttempts>>[number];

function showNewest(newest: NewestRow, exerciseId: number, tries: readonly TryRow[]) {
  const exchange = readExchange(newest);
  const before = tries.at(-2)?.score ?? null;
  return (
    exchange && showExchange(exchange, exerciseById(exerciseId), { id: `${newest.id}`, before })
  );
}
