import { readTerms } from "./terms";

/** A piece of a text; where it holds a word that was searched for, `isMatch`. */
export interface Piece {
  text: string;
  isMatch: boolean;
}

/** Characters of a result's text that are shown. */
const shownLength = 240;
/** Of these, what is kept for the words around the matches. */
const lead = 60;

interface Span {
  from: number;
  to: number;
}

/** The text in pieces, so that the searched words can be marked. */
export function markWords(text: string, terms: ReadonlySet<string>): Piece[] {
  return cutAt(text, matchesIn(text, terms));
}

/** The part of a text that holds most of the searched words, at most about three lines. */
export function quote(text: string, terms: ReadonlySet<string>): Piece[] {
  const from = bestStart(text, matchesIn(text, terms));
  const isToEnd = from + shownLength >= text.length;
  const part = text.slice(from, isToEnd ? text.length : endOfWord(text, from + shownLength));
  const begin = from === 0 || isSentenceStart(text, from) ? "" : "…";
  return markWords(begin + (isToEnd ? part : withEllipsis(part)), terms);
}

/** A text that goes on: no point or comma stands before the three dots. */
export function withEllipsis(text: string) {
  return `${text.replace(/[\s.,;:!?…–-]+$/u, "").toWellFormed()}…`;
}

function matchesIn(text: string, terms: ReadonlySet<string>): Span[] {
  if (terms.size === 0) return [];
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+(?:['’.-][\p{L}\p{N}\p{M}]+)*/gu)].flatMap(
    ({ 0: word, index }) =>
      readTerms(word).some(({ term }) => terms.has(term))
        ? [{ from: index, to: index + word.length }]
        : [],
  );
}

function cutAt(text: string, matches: readonly Span[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { from, to } of matches) {
    if (from > at) pieces.push({ text: text.slice(at, from), isMatch: false });
    pieces.push({ text: text.slice(from, to), isMatch: true });
    at = to;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isMatch: false });
  return pieces;
}

/** Where the part with most matches begins: at a sentence if one starts shortly before them. */
function bestStart(text: string, matches: readonly Span[]) {
  let best = { from: 0, count: 0 };
  for (const { from } of matches) {
    const { length } = matches.filter(
      (each) => each.from >= from && each.to <= from + shownLength - lead,
    );
    if (length > best.count) best = { from, count: length };
  }
  if (best.from < shownLength / 2) return 0;

  // Near the end more of what comes before is shown.
  const latest = Math.min(best.from, Math.max(0, text.length - shownLength));
  const sentence = [...text.slice(0, latest + 1).matchAll(/[.?!] (?=\S)/g)].at(-1);
  const start = sentence ? sentence.index + 2 : 0;
  if (best.from - start <= shownLength - lead) return start;
  return text.lastIndexOf(" ", latest - lead / 2) + 1;
}

function isSentenceStart(text: string, at: number) {
  return /[.?!] $/.test(text.slice(Math.max(0, at - 2), at));
}

function endOfWord(text: string, near: number) {
  const space = text.lastIndexOf(" ", near);
  return space > near - 40 ? space : near;
}
