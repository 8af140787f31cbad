import type { Slot } from "../../content/exercises/exercise";
import { withoutPiles } from "../../schemas/text";
import { guessWord } from "./coach/reader/misspelt";

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

type IsWord = (typed: PlainWord, wanted: string) => boolean;

function findPhrase(words: readonly PlainWord[], phrase: string, isWord: IsWord) {
  const wanted = plainWords(phrase);
  if (wanted.length === 0) return null;
  const at = words.findIndex((_, from) =>
    wanted.every(({ text }, i) => {
      const typed = words[from + i];
      return typed !== undefined && isWord(typed, text);
    }),
  );
  const [first, last] = [words[at], words[at + wanted.length - 1]];
  return first && last ? { start: first.start, end: last.end } : null;
}

function findPattern(text: string, pattern: RegExp) {
  // Without g and y: such a pattern would remember where it stopped.
  const match = new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, "")).exec(text);
  return match ? { start: match.index, end: match.index + match[0].length } : null;
}

const isSame: IsWord = (typed, wanted) => typed.text === wanted;

/** For each word the one that is meant, where it is misspelt: asked for once, however many cues there are. */
function meantBy(words: readonly PlainWord[]): IsWord {
  const meant = new Map(words.map(({ text }) => [text, guessWord(text) ?? text]));
  return ({ text }, wanted) =>
    text === wanted || meant.get(text) === wanted || isSwapped(text, wanted);
}

const longEnough = 5;

/** "Nieghbors" for "neighbors": two letters side by side have changed places. */
function isSwapped(typed: string, wanted: string) {
  if (typed.length !== wanted.length || wanted.length < longEnough) return false;
  let at = 0;
  while (at < typed.length && typed[at] === wanted[at]) at++;
  return (
    typed[at] === wanted[at + 1] &&
    typed[at + 1] === wanted[at] &&
    typed.slice(at + 2) === wanted.slice(at + 2)
  );
}

/**
 * What a text says of each slot, in the order of the slots. A string is looked for as whole words,
 * whatever stands between them; a pattern is tried on the text as it was typed. Where neither is there, a
 * misspelt word counts as the one that is meant.
 */
export function findSlots(text: string, slots: readonly Pick<Slot, "id" | "any">[]): FoundSlot[] {
  const words = plainWords(text);
  const typed = plainSigns(text);
  let isMeant: IsWord | undefined;
  return slots.map(({ id, any }) => {
    for (const cue of any) {
      const isPattern = typeof cue !== "string";
      const span = isPattern ? findPattern(typed, cue) : findPhrase(words, cue, isSame);
      if (span) return { id, span, isPattern };
    }
    isMeant ??= meantBy(words);
    for (const cue of any) {
      const span = typeof cue === "string" ? findPhrase(words, cue, isMeant) : null;
      if (span) return { id, span, isPattern: false };
    }
    return { id, span: null, isPattern: false };
  });
}

/** The ids of the slots that a text fills. */
export function filledSlots(text: string, slots: readonly Pick<Slot, "id" | "any">[]): string[] {
  return findSlots(text, slots).flatMap(({ id, span }) => (span ? [id] : []));
}
