import type { Span } from "./prompt-reading";
import type { Token } from "./tokens";

export interface Clause extends Span {
  /** Indexes into the tokens: from, and the one after the last. */
  from: number;
  to: number;
}

/** A piece between two commas that is shorter joins the next one, as in a list of names. */
const shortest = 3;
const longest = 40;

export function findClauses(tokens: readonly Token[]): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  for (let to = 1; to <= tokens.length; to++) {
    const next = tokens[to];
    const isBreak =
      !next || next.isOpening || (!next.isJoined && to - from >= shortest) || to - from >= longest;
    if (!isBreak) continue;
    const [first, last] = [tokens[from], tokens[to - 1]];
    if (first && last) clauses.push({ from, to, start: first.start, end: last.end });
    from = to;
  }
  return clauses;
}
