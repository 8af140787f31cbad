import type { Slot } from "../../content/exercises/exercise";
import { withoutPiles } from "../../schemas/text";

export interface FoundSlot {
  id: string;
  /** Where in the text the words stand that fill it; null: the text says nothing of it. */
  span: { start: number; end: number } | null;
  isPattern: boolean;
}

interface PlainWord {
  text: string;
  start: number;
  end: number;
}

/** The words of a text in lower case and without accents. */
function plainWords(text: string): PlainWord[] {
  return Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+/gu), ({ 0: word, index }) => ({
    text: withoutPiles(word).normalize("NFD").replace(/\p{M}/gu, "").toLowerCase(),
    start: index,
    end: index + word.length,
  }));
}

/** The same length, with the quotes and dashes of a keyboard in place of a phone's. */
function plainSigns(text: string) {
  return text
    .replace(/[\u2018\u2019\u201b]/g, "'")
    .replace(/[\u201c\u201d\u201e]/g, '"')
    .replace(/[\u2010-\u2014\u2212]/g, "-");
}

function findPhrase(words: readonly PlainWord[], phrase: string) {
  const wanted = plainWords(phrase);
  if (wanted.length === 0) return null;
  const at = words.findIndex((_, from) =>
    wanted.every(({ text }, i) => words[from + i]?.text === text),
  );
  const [first, last] = [words[at], words[at + wanted.length - 1]];
  return first && last ? { start: first.start, end: last.end } : null;
}

function findPattern(text: string, pattern: RegExp) {
  // Without g and y: such a pattern would remember where it stopped.
  const match = new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, "")).exec(text);
  return match ? { start: match.index, end: match.index + match[0].length } : null;
}

/**
 * What a text says of each slot, in the order of the slots. A string is looked for as whole words,
 * whatever stands between them; a pattern is tried on the text as it was typed.
 */
export function findSlots(text: string, slots: readonly Pick<Slot, "id" | "any">[]): FoundSlot[] {
  const words = plainWords(text);
  const typed = plainSigns(text);
  return slots.map(({ id, any }) => {
    for (const cue of any) {
      const isPattern = typeof cue !== "string";
      const span = isPattern ? findPattern(typed, cue) : findPhrase(words, cue);
      if (span) return { id, span, isPattern };
    }
    return { id, span: null, isPattern: false };
  });
}

/** The ids of the slots that a text fills. */
export function filledSlots(text: string, slots: readonly Pick<Slot, "id" | "any">[]): string[] {
  return findSlots(text, slots).flatMap(({ id, span }) => (span ? [id] : []));
}
