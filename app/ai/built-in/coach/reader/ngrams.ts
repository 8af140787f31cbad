import { hash } from "./hash";
import { soundOf } from "./misspelt";
import type { Token } from "./tokens";

/** Hashes of what stands in the person's own words, each once. */
export interface Ngrams {
  /** Words, pairs of neighbours, and words by their middle letters in order and by their sound. */
  words: number[];
  /** Pieces of four letters, so that a typing mistake costs little. */
  pieces: number[];
}

const pieceLength = 4;
const longestWord = 24;

/** "wirte" and "write" have the same letters in the middle. */
function unscramble(word: string) {
  return `%${word[0]}${[...word.slice(1, -1)].sort().join("")}${word.at(-1)}`;
}

export function findNgrams(tokens: readonly Token[]): Ngrams {
  const words = new Set<number>();
  const pieces = new Set<number>();
  const seen = new Set<string>();
  for (const [at, { word, isJoined, isOpening, isNumber }] of tokens.entries()) {
    const before = isJoined ? (tokens[at - 1]?.word ?? "^") : isOpening ? "^" : ",";
    words.add(hash(`${before} ${word}`));
    if (at < 3) words.add(hash(`^${word}`));
    if (seen.has(word)) continue;
    seen.add(word);
    words.add(hash(word));
    if (isNumber || word.length < 4 || word.length > longestWord) continue;
    words.add(hash(unscramble(word)));
    words.add(hash(`&${soundOf(word)}`));
    const padded = `<${word}>`;
    for (let from = 0; from + pieceLength <= padded.length; from++) {
      pieces.add(hash(`~${padded.slice(from, from + pieceLength)}`));
    }
  }
  return { words: [...words], pieces: [...pieces] };
}
