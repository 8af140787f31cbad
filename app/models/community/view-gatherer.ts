/** How one isolate gathers views before it writes them; times in milliseconds. */
export interface GatherRules {
  /** So many gathered views are worth a write, */
  most: number;
  /** and so are fewer when the first of them is this old. */
  longestMs: number;
  /** The same viewer of the same question counts again after this. */
  againAfterMs: number;
  /** So many viewers are remembered, the latest. */
  mostViewers: number;
}

const usualRules: GatherRules = {
  most: 32,
  longestMs: 60_000,
  againAfterMs: 30 * 60_000,
  mostViewers: 5000,
};

/**
 * Gathers the views of questions in memory, so that a view is no write.
 *
 * A viewer (an account, or a network address of today) counts once per question and half an hour.
 * What was gathered is taken out to be written once it is 32 views, or with the first view that
 * comes a minute or more after the oldest. An isolate that ends before that loses what it holds: at
 * most 31 views.
 */
export function createViewGatherer(rules: GatherRules = usualRules) {
  let gathered = new Map<number, number>();
  let total = 0;
  let since = 0;
  const seenAt = new Map<string, number>();

  function isAgain(key: string, now: number) {
    const before = seenAt.get(key);
    if (before !== undefined && now - before < rules.againAfterMs) return true;
    seenAt.delete(key); // the map is in the order of insertion, oldest first
    seenAt.set(key, now);
    const [oldest] = seenAt.keys();
    if (seenAt.size > rules.mostViewers && oldest !== undefined) seenAt.delete(oldest);
    return false;
  }

  return {
    /** Counts a view. False where this viewer was counted a short while ago. */
    add(threadId: number, viewer: string, now: number): boolean {
      if (isAgain(`${threadId} ${viewer}`, now)) return false;
      if (total === 0) since = now;
      gathered.set(threadId, (gathered.get(threadId) ?? 0) + 1);
      total++;
      return true;
    },

    /** Views of a question that wait here. */
    waiting: (threadId: number) => gathered.get(threadId) ?? 0,

    /** Whether it is time to write. */
    isDue: (now: number) => total >= rules.most || (total > 0 && now - since >= rules.longestMs),

    /** Everything that was gathered, which this no longer holds. */
    take(): Map<number, number> {
      const taken = gathered;
      gathered = new Map();
      total = 0;
      return taken;
    },

    /** Takes back what could not be written. */
    putBack(views: ReadonlyMap<number, number>, now: number) {
      for (const [threadId, count] of views) {
        gathered.set(threadId, (gathered.get(threadId) ?? 0) + count);
        total += count;
      }
      since = now;
    },
  };
}
