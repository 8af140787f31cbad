import type { Span } from "./prompt-reading";

/** Ends of sentences, bars and arrows between two texts, a colon before a quotation. */
const boundary = /(?<![.!?…])[.!?…]+["'”’)]*\s+|\s(?:\||->|=>|<-)\s|:\s+(?=["“])/gu;
const connective =
  /^(?:and|but|so|because|then|now|anyway|please|pls|plz|can|could|would|what|how|which|i want|i need|tell|if|or)\b/i;
/** So many words are one passage, whatever stands between them. */
const longestWhole = 18;
const fewestInPiece = 5;
const fewestBehind = 3;
const mostInPiece = 16;

/**
 * The sentences of a text, each on one line; a long one in pieces of five to sixteen words, as people
 * dictate without stops.
 */
export function findPassages(text: string): Span[] {
  const passages: Span[] = [];
  for (const line of text.matchAll(/[^\n]+/g)) {
    let from = 0;
    const ends = Array.from(
      line[0].matchAll(boundary),
      ({ 0: mark, index }) => index + mark.length,
    );
    for (const end of [...ends, line[0].length]) {
      const sentence = line[0].slice(from, end);
      if (/[\p{L}\p{N}]/u.test(sentence)) passages.push(...pieces(sentence, line.index + from));
      from = end;
    }
  }
  return passages;
}

function pieces(sentence: string, start: number): Span[] {
  const words = Array.from(sentence.matchAll(/\S+/g));
  if (words.length <= longestWhole) return [{ start, end: start + sentence.length }];
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
