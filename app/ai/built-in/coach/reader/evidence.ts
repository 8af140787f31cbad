import { judgePassages, scoreNeeds } from "./classify";
import { findClauses } from "./clauses";
import type { NeedId, Span, Tool } from "./prompt-reading";
import { type Row, readRow } from "./rows";

/** Long prompts hold what they need in many places; the first clauses are enough to quote one. */
const mostClauses = 24;

/** What the pasted part shows by itself. */
const inMaterial: Partial<Record<NeedId, readonly string[]>> = {
  material: ["block", "quote", "inline"],
  code: ["code", "error"],
  symptom: ["error"],
};

/** For a need the clause that would show it best if it stood alone. */
export function findEvidence({ words }: Row, tool: Tool) {
  const clauses = findClauses(words.tokens).slice(0, mostClauses);
  const scores = clauses.map(({ start, end }) =>
    scoreNeeds(judgePassages(readRow(words.text.slice(start, end), tool))),
  );
  return (id: NeedId, output: number): Span | null => {
    const shown = words.material.find(({ what }) => inMaterial[id]?.includes(what));
    if (shown) return { start: shown.start, end: shown.end };
    let best = 0;
    for (const [at, score] of scores.entries()) {
      if ((score[output] ?? 0) > (scores[best]?.[output] ?? 0)) best = at;
    }
    const clause = clauses[best];
    return clause ? { start: clause.start, end: clause.end } : null;
  };
}
