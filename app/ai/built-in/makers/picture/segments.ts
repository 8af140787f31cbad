import type { Word } from "../learner-words";

/** Words between two marks, as indexes: from the first to the one after the last. */
export interface Segment {
  from: number;
  to: number;
}

export function segmentsOf(text: string, words: readonly Word[]): Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  for (let at = 1; at <= words.length; at++) {
    const word = words[at];
    const between = word ? text.slice(words[at - 1]?.end, word.start) : ".";
    if (word && !/[.,;:!?\n()]| - /.test(between)) continue;
    segments.push({ from, to: at });
    from = at;
  }
  return segments;
}

/** "For my dad", or "4 my dad" as one types it on a phone. */
export function isForWord({ text }: Word) {
  return text === "for" || text === "4";
}
