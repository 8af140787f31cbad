import { isAnchor } from "./anchors";
import type { Ask } from "./asks";
import { findClauses } from "./clauses";
import type { Span } from "./prompt-reading";
import type { Row } from "./rows";

const longest = 12;
const asked = { order: 0, wish: 1, question: 2 };

/** An order says it best, then a wish, then a question; the first of them. */
export function findAct(asks: readonly Ask[]): Span | null {
  const best = [...asks].sort((a, b) => asked[a.how] - asked[b.how] || a.start - b.start)[0];
  return best ? { start: best.start, end: best.end } : null;
}

/** The clause that names most, from its first telling word to its end. */
export function findSubject({ words: { tokens, material } }: Row): Span | null {
  let best: Span | null = null;
  let most = 0;
  for (const { from, to } of findClauses(tokens)) {
    const clause = tokens.slice(from, to);
    const telling = clause.filter((token) => isAnchor(token) || token.isNumber).length;
    const first = clause.findIndex((token) => isAnchor(token) || token.isNumber);
    if (telling <= most || first < 0) continue;
    const part = clause.slice(first, first + longest);
    most = telling;
    best = { start: part[0]?.start ?? 0, end: part.at(-1)?.end ?? 0 };
  }
  const pasted = material[0];
  return best ?? (pasted ? { start: pasted.start, end: pasted.end } : null);
}
