import { FSRSAlgorithm, type Grade as FsrsGrade, Rating } from "ts-fsrs";

export type Grade = "missed" | "partly" | "known";

/** What FSRS knows of a memory. */
export interface Memory {
  /** The days after which nine of ten such memories are still there. */
  stability: number;
  /** From 1 to 10. */
  difficulty: number;
}

const ratings: Readonly<Record<Grade, FsrsGrade>> = {
  missed: Rating.Again,
  partly: Rating.Hard,
  known: Rating.Good,
};

/** Days are the smallest step here, and everything is asked at least once a year. */
const fsrs = new FSRSAlgorithm({
  request_retention: 0.9,
  maximum_interval: 365,
  enable_short_term: false,
});

/**
 * The memory after a try, and the days until the next one.
 *
 * @param before null at the first try.
 * @param days since the try before.
 */
export function afterTry(before: Memory | null, days: number, grade: Grade) {
  const memory: Memory = fsrs.next_state(before, days, ratings[grade]);
  return { memory, interval: fsrs.next_interval(memory.stability, days) };
}
