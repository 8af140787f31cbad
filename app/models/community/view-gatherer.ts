/** How one isolate gathers views before it writes them; times in milliseconds. */
export interface GatherRules {
  /** So many gathered views are worth a write, */
  most: number;
  /** and no more than so many are written as they are; of more, few of one question are rounded. */
  mostExact: number;
  /** Fewer are worth it when the first of them is this old. */
  longestMs: number;
  /** The same viewer of the same question counts again after this. */
  againAfterMs: number;
  /** So many viewers are remembered, the latest. */
  mostViewers: number;
}

const usualRules: GatherRules = {
  most: 256,
  mostExact: 32,
  longestMs: 60_000,
  againAfterMs: 30 * 60_000,
  mostViewers: 5000,
};

/** Of many views, fewer than these of one question are written as so many or as none. */
const roundedTo = 8;

/**
 * Gathers the views of questions in memory, so that a view is no write.
 *
 * A viewer (an account, or a network address of today) counts once per question and half an hour.
 * What was gathered is taken out to be written once it is 256 views, or with the first view that
 * comes a minute or more after the oldest. An isolate that ends before that loses what it holds: at
 * most 255 views, those of a minute.
 *
 * A question is a written row. So that 256 views of as many questions are not 256 of them, three
 * views of one question are written as eight in three cases of eight: the sum stays right, and at
 * most one row is written for eight views. Where fewer than 33 came in a minute, each counts.
 */
export function createViewGatherer(rules: GatherRules = usualRules, chance = Math.random) {
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

  function rounded(views: ReadonlyMap<number, number>) {
    return new Map(
      [...views].flatMap(([threadId, count]): [number, number][] => {
        if (count >= roundedTo) return [[threadId, count]];
        return chance() * roundedTo < count ? [[threadId, roundedTo]] : [];
      }),
    );
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

    /** Everything that was gathered, as it is to be written. This no longer holds it. */
    take(): Map<number, number> {
      const taken = gathered;
      const isMany = total > rules.mostExact;
      gathered = new Map();
      total = 0;
      return isMany ? rounded(taken) : taken;
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
