import { isAnchor } from "./anchors";
import type { Ask } from "./asks";
import { sigmoid } from "./classifier";
import { findClauses } from "./clauses";
import type { Span } from "./prompt-reading";
import type { AskedRow, Row } from "./rows";

const longest = 12;
const asked = { order: 0, wish: 1, question: 2 };

/** From here on a passage is taken to ask, though no rule finds an order, a wish or a question in it. */
const asksFrom = 0.5;

/**
 * An order says it best, then a wish, then a question, and those first that stand where something seems
 * to be asked; without any of them the passage that is most likely to ask.
 */
export function findAct(asks: readonly Ask[], { passages, scores }: AskedRow): Span | null {
  const chanceAt = ({ start }: Span) =>
    sigmoid(scores[passages.findIndex(({ end }) => start < end)] ?? Number.NEGATIVE_INFINITY);
  const byForm = asks.toSorted((a, b) => asked[a.how] - asked[b.how] || a.start - b.start);
  const best = byForm.find((ask) => chanceAt(ask) >= asksFrom) ?? byForm[0];
  if (best) return { start: best.start, end: best.end };
  const at = scores.indexOf(Math.max(...scores));
  const passage = passages[at];
  return passage && sigmoid(scores[at] ?? 0) >= asksFrom
    ? { start: passage.start, end: passage.end }
    : null;
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
