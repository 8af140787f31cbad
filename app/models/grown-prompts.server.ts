import { and, asc, desc, eq, isNotNull, max, min, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";

import { findSlots } from "../ai/built-in/slots";
import { exerciseById } from "../content/exercises/exercises";
import type { Database } from "../db/client.server";
import { named } from "../db/named";
import { exerciseAttempts, exercises } from "../db/schema/learning";
import { selectTransfers, toTransfers } from "./transfer.server";

/** What a try says that the first one of the same exercise did not. */
export interface Gain {
  label: string;
  why: string;
  /** The learner's own words. */
  quote: string;
}

const longestQuote = 90;

/**
 * For each exercise with more than one try: the first beside the best, and what came to it; and what
 * the learner said of answers that they got elsewhere. One round trip.
 */
export async function listGrownPrompts(db: Database, userId: number) {
  const first = alias(exerciseAttempts, "first");
  const best = alias(exerciseAttempts, "best");
  const tried = and(
    eq(exerciseAttempts.userId, userId),
    eq(exerciseAttempts.exerciseId, exercises.id),
  );
  const firstId = db
    .select({ id: min(exerciseAttempts.id) })
    .from(exerciseAttempts)
    .where(tried);
  const bestId = db
    .select({ id: exerciseAttempts.id })
    .from(exerciseAttempts)
    .where(and(tried, isNotNull(exerciseAttempts.score)))
    .orderBy(desc(exerciseAttempts.score), asc(exerciseAttempts.id))
    .limit(1);
  const newestId = db
    .select({ id: max(exerciseAttempts.id) })
    .from(exerciseAttempts)
    .where(tried);
  const [rows, elsewhere] = await db.batch([
    db
      .select({
        exerciseId: exercises.id,
        ...named("first", {
          firstId: first.id,
          prompt: first.prompt,
          score: first.score,
          at: first.createdAt,
        }),
        ...named("best", {
          bestId: best.id,
          bestPrompt: best.prompt,
          bestScore: best.score,
          bestAt: best.createdAt,
        }),
      })
      .from(exercises)
      .innerJoin(first, eq(first.id, sql`(${firstId})`))
      .innerJoin(best, eq(best.id, sql`(${bestId})`))
      .where(ne(first.id, sql`(${newestId})`))
      .orderBy(asc(exercises.id)),
    selectTransfers(db, userId),
  ]);
  return { exercises: rows.flatMap(toGrown), transfers: toTransfers(elsewhere) };
}

interface Row {
  exerciseId: number;
  firstId: number;
  prompt: string;
  score: number | null;
  at: number;
  bestId: number;
  bestPrompt: string;
  bestScore: number | null;
  bestAt: number;
}

function toGrown(row: Row) {
  const exercise = exerciseById(row.exerciseId);
  if (!exercise) return [];
  const { id, toolId, title, slots } = exercise;
  const before = new Set(
    findSlots(row.prompt, slots).flatMap(({ id: slot, span }) => (span ? [slot] : [])),
  );
  const now = findSlots(row.bestPrompt, slots);
  const gains = slots.flatMap(({ id: slot, label, why }): Gain[] => {
    const span = now.find((each) => each.id === slot)?.span;
    if (!span || before.has(slot)) return [];
    return [{ label, why, quote: quoteAround(row.bestPrompt, span) }];
  });
  const { prompt, score, at, bestPrompt, bestScore, bestAt } = row;
  return [
    {
      ...{ id, toolId, title, gains },
      first: { prompt, score, at, said: before.size },
      best: {
        prompt: bestPrompt,
        score: bestScore,
        at: bestAt,
        said: countSaid(now),
      },
      asked: slots.length,
      isFirstBest: row.bestId === row.firstId,
    },
  ];
}

function countSaid(found: readonly { span: object | null }[]) {
  return found.filter(({ span }) => span !== null).length;
}

/** The clause in which something stands, cut at words where it is long. */
function quoteAround(text: string, { start, end }: { start: number; end: number }) {
  const from = Math.max(
    0,
    ...[...text.slice(0, start).matchAll(/[.?!;:\n,(]\s*/g)].map(
      ({ 0: mark, index }) => index + mark.length,
    ),
  );
  const length = /[.?!;\n]/.exec(text.slice(end))?.index ?? text.length - end;
  const clause = text.slice(from, end + length).trim();
  if (clause.length <= longestQuote) return clause;
  const shortest = end - from;
  const cut = clause.lastIndexOf(" ", Math.max(longestQuote, shortest));
  return `${clause.slice(0, cut > 0 ? cut : longestQuote)} ...`;
}
