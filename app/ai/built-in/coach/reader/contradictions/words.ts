import { wordSet } from "../../word-set";
import type { Span } from "../prompt-reading";
import type { Token } from "../tokens";

/** Words between two pauses or joints: what is said in one breath. */
export interface Piece {
  /** Indexes into the tokens: from, and the one after the last. */
  from: number;
  to: number;
}

const joints = wordSet("but and then so oh ah because since although though while which who plus");

/** So many words at most, so that no text takes longer than its length. */
const longest = 60;

export function findPieces(tokens: readonly Token[]): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (let to = 1; to <= tokens.length; to++) {
    const next = tokens[to];
    const goesOn = next?.isJoined && !next.isOpening && !joints.has(next.word);
    if (goesOn && to - from < longest) continue;
    pieces.push({ from, to });
    from = to;
  }
  return pieces;
}

export function spanOfTokens(tokens: readonly Token[], from: number, to: number): Span {
  return { start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 };
}

/** Indexes of the sentence that holds a token: its first one, and the one after its last. */
export function sentenceOf(tokens: readonly Token[], at: number): Piece {
  let from = at;
  while (from > 0 && at - from < longest && !tokens[from]?.isOpening) from--;
  let to = at + 1;
  while (to < tokens.length && to - at < longest && !tokens[to]?.isOpening) to++;
  return { from, to };
}

/** Whether one of them stands between the two indexes. */
export function holds(tokens: readonly Token[], { from, to }: Piece, words: ReadonlySet<string>) {
  for (let at = from; at < to; at++) if (words.has(tokens[at]?.word ?? "")) return true;
  return false;
}

/** Here and not there, now and not then: what is said with them does not contradict itself. */
export const exceptions = wordSet(
  "except apart besides unless until instead versions version either optional separately otherwise bar rather others half then second another",
);

/** Whose doings are told, not ordered. */
export const people = wordSet(
  "i we he she they my his her their our who husband wife son daughter",
);
