import { termFor } from "./terms";

/** Words of a search that is still being typed: more are not looked at. */
const mostTyped = 4;
const shortestBeginning = 2;

export interface Typed {
  /** As they were typed, in lower case and without accents; the last one may not be at its end. */
  words: string[];
  /** The terms of those before the last one. */
  terms: string[];
  /** What the term begins with that the last word will be. */
  begun: string;
  /** The term of the last word, were it at its end: endings fall off, so it may be shorter. */
  ended: string;
}

/** The words of a text, in lower case and without accents. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Null while too little was typed to suggest anything. */
export function readTyped(q: string): Typed | null {
  const words = wordsOf(q).slice(0, mostTyped);
  const begun = words.at(-1) ?? "";
  if ([...begun].length < shortestBeginning) return null;
  const terms = words
    .slice(0, -1)
    .map(termFor)
    .filter((term) => term !== "");
  return { words, terms: [...new Set(terms)], begun, ended: termFor(begun) };
}

/** Whether every typed word begins a word of the text, or is one of its words in another form. */
export function isMeant(text: string, { words }: Typed) {
  const own = wordsOf(text);
  const terms = new Set(own.map(termFor));
  return words.every((typed) => {
    const term = termFor(typed);
    return own.some((word) => word.startsWith(typed)) || (term !== "" && terms.has(term));
  });
}
