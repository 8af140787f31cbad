import type { LanguagePack } from "./pack";
import { findPhrases } from "./patterns";
import type { Reading } from "./reading";

export type Unsafe = "self-harm" | "weapons" | "cheating";

/** Requests the coach does not help to word better. Small lists, read narrowly. */
export function findUnsafe({ words }: Reading, pack: LanguagePack): Unsafe | null {
  const has = (list: ReadonlySet<string>) => words.some(({ text }) => list.has(text));
  if (
    findPhrases(words, pack.phrases.selfHarm).length > 0 &&
    !has(pack.words.preventionWords) &&
    !has(pack.words.lightWords)
  ) {
    return "self-harm";
  }
  if (
    findPhrases(words, pack.phrases.weapons).length > 0 &&
    !has(pack.words.harmlessObjects) &&
    !has(pack.words.preventionWords)
  ) {
    return "weapons";
  }
  if (findPhrases(words, pack.phrases.cheating).length > 0 && !has(pack.words.preventionWords)) {
    return "cheating";
  }
  return null;
}
