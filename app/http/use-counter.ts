import type { Window } from "../models/rate-limit.server";

/** So many callers are remembered by default. Whoever comes after them takes the place of the oldest. */
const usualMost = 10_000;

/**
 * Counts uses in the memory of one isolate, so that what only reads writes nothing. A caller whom
 * several isolates serve has the limit in each of them.
 */
export function createUseCounter(most = usualMost) {
  const uses = new Map<string, { count: number; resetAt: number }>();

  return {
    /** Counts one use. Null while there is room, else the milliseconds after which there is again. */
    take(key: string, { limit, windowMs }: Window, now: number): number | null {
      const before = uses.get(key);
      if (before && before.resetAt > now) {
        before.count++;
        return before.count <= limit ? null : before.resetAt - now;
      }
      uses.delete(key); // the map is in the order of insertion, oldest first
      uses.set(key, { count: 1, resetAt: now + windowMs });
      const [oldest] = uses.keys();
      if (uses.size > most && oldest !== undefined) uses.delete(oldest);
      return null;
    },
  };
}
