import type { Word } from "./words";

/** So many words in the same order are no accident. */
const runLength = 4;

/** The words that only say again what was said: whole runs, and words in a row. */
export function findRepeated(words: readonly Word[]): Word[] {
  const repeated = new Set<number>();
  const seen = new Map<string, number>();
  for (let at = 0; at + runLength <= words.length; at++) {
    const run = words
      .slice(at, at + runLength)
      .map((word) => word.text)
      .join(" ");
    if (seen.has(run)) for (let i = at; i < at + runLength; i++) repeated.add(i);
    else seen.set(run, at);
  }
  for (const unit of [1, 2, 3]) {
    for (let at = unit; at + unit <= words.length; at++) {
      if (words[at]?.before === "hole") continue;
      const isSame = Array.from({ length: unit }).every(
        (_, i) => words[at + i]?.text === words[at - unit + i]?.text,
      );
      if (isSame) for (let i = 0; i < unit; i++) repeated.add(at + i);
    }
  }
  return words.filter((_, at) => repeated.has(at));
}

/** How many of the words are new, in the poorest stretch of twenty. */
export function variety(words: readonly Word[]) {
  const stretch = 20;
  if (words.length < 15) return 1;
  let poorest = 1;
  for (let at = 0; at === 0 || at + stretch <= words.length; at += 5) {
    const part = words.slice(at, at + stretch).map((word) => word.text);
    poorest = Math.min(poorest, new Set(part).size / part.length);
  }
  return poorest;
}
