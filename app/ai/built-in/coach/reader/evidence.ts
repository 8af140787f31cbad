import { sumNgrams } from "./classifier";
import { needsOf, vocabulary } from "./classify";
import { findClauses } from "./clauses";
import { findNgrams } from "./ngrams";
import type { NeedId, Span } from "./prompt-reading";
import type { Row } from "./rows";
import { ngramShares } from "./weights/classifiers";

/** Long prompts hold what they need in many places; the first clauses are enough to quote one. */
const mostClauses = 40;

/** What the pasted part shows by itself. */
const inMaterial: Partial<Record<NeedId, readonly string[]>> = {
  material: ["block", "quote", "inline"],
  code: ["code", "error"],
  symptom: ["error"],
};

/** For every group of needs the clause that speaks for it most. */
export function findEvidence({ words }: Row) {
  const clauses = findClauses(words.tokens).slice(0, mostClauses);
  const sums = clauses.map(({ from, to }) =>
    sumNgrams(
      needsOf,
      { ngrams: findNgrams(words.tokens.slice(from, to)) },
      vocabulary,
      ngramShares,
    ),
  );
  return (id: NeedId, group: number): Span | null => {
    const shown = words.material.find(({ what }) => inMaterial[id]?.includes(what));
    if (shown) return { start: shown.start, end: shown.end };
    let best = -1;
    let most = 0;
    for (const [at, sum] of sums.entries()) {
      if ((sum[group] ?? 0) > most) [best, most] = [at, sum[group] ?? 0];
    }
    const clause = clauses[best];
    return clause ? { start: clause.start, end: clause.end } : null;
  };
}
