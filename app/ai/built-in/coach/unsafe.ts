import { phrases, words as wordLists } from "./english/pack";
import { findPhrases } from "./patterns";
import type { Word } from "./words";

export type Unsafe = "self-harm" | "weapons" | "cheating";

/** Requests the coach does not help to word better. Small lists, read narrowly. */
export function findUnsafe(words: readonly Word[]): Unsafe | null {
  const has = (list: ReadonlySet<string>) => words.some(({ text }) => list.has(text));
  if (
    findPhrases(words, phrases.selfHarm).length > 0 &&
    !has(wordLists.preventionWords) &&
    !has(wordLists.lightWords)
  ) {
    return "self-harm";
  }
  if (
    findPhrases(words, phrases.weapons).length > 0 &&
    !has(wordLists.harmlessObjects) &&
    !has(wordLists.preventionWords)
  ) {
    return "weapons";
  }
  if (findPhrases(words, phrases.cheating).length > 0 && !has(wordLists.preventionWords)) {
    return "cheating";
  }
  return null;
}
