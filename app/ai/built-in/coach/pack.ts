import type { PhraseList } from "./patterns";

/**
 * What the coach knows about one language. Everything in it is data: `english/` is the first pack,
 * another language is another folder of the same lists and texts.
 */
export interface LanguagePack {
  id: string;
  words: Record<WordList, ReadonlySet<string>>;
  phrases: Record<PhraseName, PhraseList>;
  /** Each doing word and the family it belongs to. */
  verbs: ReadonlyMap<string, string>;
  /** What a request may be about, such as food or code. */
  families: readonly (readonly [family: string, words: ReadonlySet<string>])[];
  /** What typing habits stand for: "u", "pls", "we're". */
  shorthand: Readonly<Record<string, string>>;
  contractions: Readonly<Record<string, string>>;
  /** Endings that tell what a word is. */
  forms: { plural: RegExp; gerund: RegExp; adverb: RegExp };
  /** The pairs of letters that stand side by side in its words. */
  letterPairs: ReadonlySet<string>;
  /** Whether this is one of its everyday words, in any of its forms. */
  knows(word: string): boolean;
  texts: typeof import("./english/texts");
}

type Lists = typeof import("./english/adjectives") &
  typeof import("./english/gate-words") &
  Omit<typeof import("./english/function-words"), "shorthand"> &
  typeof import("./english/nouns") &
  typeof import("./english/people") &
  typeof import("./english/small-words").smallWords;

/** The first pack names the lists that each pack has. */
export type WordList = keyof Lists | "allVerbs" | "requestStarts" | "transformVerbs";

export type PhraseName =
  | keyof typeof import("./english/phrases")
  | keyof typeof import("./english/gate-phrases");

export function wordSet(source: string): ReadonlySet<string> {
  return new Set(source.split(/\s+/).filter(Boolean));
}
