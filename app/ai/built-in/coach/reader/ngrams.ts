import { hash } from "./hash";
import type { Token } from "./tokens";

/** Hashes of what stands in the person's own words, each once: words, pairs of neighbours, and how it begins. */
export function findNgrams(
  tokens: readonly Pick<Token, "word" | "isJoined" | "isOpening">[],
): number[] {
  const words = new Set<number>();
  for (const [at, { word, isJoined, isOpening }] of tokens.entries()) {
    const before = isJoined ? (tokens[at - 1]?.word ?? "^") : isOpening ? "^" : ",";
    words.add(hash(`${before} ${word}`));
    if (at < 3) words.add(hash(`^${word}`));
    words.add(hash(word));
  }
  return [...words];
}
