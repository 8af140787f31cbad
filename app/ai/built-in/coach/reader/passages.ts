import { findMatches, spansOf } from "./matches";
import type { Span } from "./prompt-reading";

/** Ends of sentences, bars and arrows between two texts, a colon before a quotation. */
const boundary = /(?<![.!?…])[.!?…]+["'”’)]*\s+|\s(?:\||->|=>|<-)\s|:\s+(?=["“])/gu;
/** Without one of these a line has no boundary, and short lines are many. */
const mark = /[.!?…|>=<:]/;
const lines = /[^\n]+/g;
const unbroken = /\S+/g;
const connective =
  /^(?:and|but|so|because|then|now|anyway|please|pls|plz|can|could|would|what|how|which|i want|i need|tell|if|or)\b/i;
/** So many words are one passage, whatever stands between them. */
const longestWhole = 18;
const fewestInPiece = 5;
const fewestBehind = 3;
const mostInPiece = 16;
/** A text of more is a list or a log: what is asked stands at its head or at its end. */
const mostPassages = 200;
const mostAtEnd = 50;

/**
 * The sentences of a text, each on one line; a long one in pieces of five to sixteen words, as people
 * dictate without stops. Of more than two hundred the middle ones are left out.
 */
export function findPassages(text: string): Span[] {
  const passages: Span[] = [];
  for (const line of findMatches(text, lines)) {
    let from = 0;
    const found = mark.test(line[0]) ? spansOf(line[0], boundary) : [];
    for (const end of [...found.map((each) => each.end), line[0].length]) {
      const sentence = line[0].slice(from, end);
      if (/[\p{L}\p{N}]/u.test(sentence)) passages.push(...pieces(sentence, line.index + from));
      from = end;
    }
  }
  if (passages.length <= mostPassages) return passages;
  return [...passages.slice(0, mostPassages - mostAtEnd), ...passages.slice(-mostAtEnd)];
}

function pieces(sentence: string, start: number): Span[] {
  const whole = [{ start, end: start + sentence.length }];
  if (sentence.length < 2 * longestWhole) return whole;
  const words = findMatches(sentence, unbroken);
  if (words.length <= longestWhole) return whole;
  const cuts = [0];
  let last = 0;
  for (const [at, word] of words.entries()) {
    const length = at - last;
    if (length < fewestInPiece || words.length - at < fewestBehind) continue;
    const isBehindMark = /[,;:)–—-]$/.test(words[at - 1]?.[0] ?? "");
    const opens =
      length > fewestInPiece && connective.test(sentence.slice(word.index, word.index + 12));
    if (!isBehindMark && !opens && length < mostInPiece) continue;
    cuts.push(word.index);
    last = at;
  }
  return cuts.map((cut, at) => ({
    start: start + cut,
    end: start + (cuts[at + 1] ?? sentence.length),
  }));
}
