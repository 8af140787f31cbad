import { and, asc, eq, inArray, sql } from "drizzle-orm";

import { exerciseById } from "../content/exercises/exercises";
import type { Database } from "../db/client.server";
import { exerciseAttempts, exercises, userProgress } from "../db/schema/learning";
import { type ExchangeColumns, readExchange, readSlots, showExchange } from "./exchange";
import { attemptsOf } from "./exercise-attempt.server";
import { dictionaryOfAttempt, unpackExchange } from "./packed-exchange.server";
import { selectTool } from "./tool.server";
import { selectVisitorWork, toVisitorWork, workOf } from "./visitor-work.server";

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
  userId: number | null;
  /** Of whom an exercise is kept. */
  visitor?: { id: string; now: number } | null;
}

/** A tool with its exercises and what a learner did with them, or null for an unknown tool. */
export async function getPractice(db: Database, query: PracticeQuery) {
  const { toolId, exerciseId = 0, userId } = query;
  if (userId === null) return getVisitorPractice(db, { ...query, exerciseId });

  const content = [selectTool(db, toolId), selectExercises(db, toolId)] as const;

  const [[tool], rows, completed, bests, stored] = await db.batch([
    ...content,
    selectCompleted(db, userId, toolId),
    selectBests(db, userId, toolId),
    selectTries(db, userId, exerciseId),
  ]);
  if (!tool) return null;
  const tries = unpackTries(stored);

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
    last: showNewest(tries, exerciseId),
  };
}

/** The same for somebody without an account, with the tries that are kept of them. */
async function getVisitorPractice(
  db: Database,
  { toolId, exerciseId, visitor }: PracticeQuery & { exerciseId: number },
) {
  const [[tool], rows, stored] = await db.batch([
    selectTool(db, toolId),
    selectExercises(db, toolId),
    selectVisitorWork(db, visitor?.id ?? "", visitor?.now ?? 0),
  ]);
  if (!tool) return null;
  const kept = workOf(toVisitorWork(stored), "exercise");
  const tries = kept
    .filter(({ subject }) => subject === String(exerciseId))
    .map(({ part, body }) => ({ id: Number(part), score: body.score, exchange: body.exchange }));
  return {
    tool,
    exercises: withPassMarks(rows).map((row) => withTries(row, kept)),
    tries: showTries(tries),
    last: showNewest(tries, exerciseId),
  };
}

function withTries<Row extends { id: number; passMark: number }>(
  row: Row,
  kept: readonly { subject: string; body: { score: number | null } }[],
) {
  const scores = kept.flatMap(({ subject, body }) =>
    subject === String(row.id) ? (body.score ?? []) : [],
  );
  const best = scores.length > 0 ? Math.max(...scores) : null;
  return { ...row, isTried: best !== null, best, isDone: best !== null && best >= row.passMark };
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

/** The best points of each exercise that was tried, each found in the index; null where no try was scored. */
function selectBests(db: Database, userId: number, toolId: number) {
  const tries = sql`from ${exerciseAttempts} where ${exerciseAttempts.userId} = ${userId}
    and ${exerciseAttempts.exerciseId} = ${exercises.id}`;
  return db
    .select({
      exerciseId: exercises.id,
      best: sql<number | null>`(select max(${exerciseAttempts.score}) ${tries})`.as("best"),
    })
    .from(exercises)
    .where(and(eq(exercises.aiToolId, toolId), sql`exists (select 1 ${tries})`));
}

function idsOf(db: Database, toolId: number) {
  return db.select({ id: exercises.id }).from(exercises).where(eq(exercises.aiToolId, toolId));
}

function selectTries(db: Database, userId: number, exerciseId: number) {
  const { id, dictionaryId } = exerciseAttempts;
  return db
    .select({
      id,
      score: exerciseAttempts.score,
      prompt: exerciseAttempts.prompt,
      response: exerciseAttempts.response,
      feedback: exerciseAttempts.feedback,
      packed: exerciseAttempts.packed,
      dictionaryId,
      /** Where it is another than that of the try before. */
      dictionary: sql<string | null>`iif(lag(${dictionaryId}) over (order by ${id})
        is ${dictionaryId}, null, ${dictionaryOfAttempt()})`.as("dictionary"),
    })
    .from(exerciseAttempts)
    .where(attemptsOf(userId, exerciseId))
    .orderBy(asc(id));
}

function unpackTries(rows: Awaited<ReturnType<typeof selectTries>>) {
  const dictionaries = new Map(
    rows.flatMap(({ dictionaryId, dictionary }) =>
      dictionary ? [[dictionaryId, dictionary] as const] : [],
    ),
  );
  return rows.map(({ id, score, dictionaryId, ...stored }) => ({
    id,
    score,
    exchange: unpackExchange(stored, dictionaries.get(dictionaryId) ?? null),
  }));
}

type Tries = readonly { id: number; score: number | null; exchange: ExchangeColumns }[];

/** The kept tries, numbered as they were made, the best one first and the later one of two equals. */
function showTries(tries: Tries) {
  return tries
    .map(({ id, score, exchange }, index) => ({
      id,
      number: index + 1,
      score,
      slots: readSlots(exchange).map(({ evidence: _, ...slot }) => slot),
    }))
    .sort((a, b) => (b.score ?? -1) - (a.score ?? -1) || b.number - a.number);
}

function showNewest(tries: Tries, exerciseId: number) {
  const newest = tries.at(-1);
  const exchange = newest && readExchange(newest.exchange);
  if (!exchange) return null;
  const before = tries.at(-2)?.score ?? null;
  return showExchange(exchange, exerciseById(exerciseId), { id: `${newest.id}`, before });
}
