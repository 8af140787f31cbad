import * as z from "zod/mini";

/** Signs on top of one letter: more of them are a trick, and sorting them takes their number squared. */
const pile = /(\p{M}{30})\p{M}+/gu;

/** Before a text is composed or taken apart. */
export function withoutPiles(text: string) {
  return text.replace(pile, "$1");
}

/** Text as people type it: trimmed, without control and direction characters, in Unicode's composed form. */
export function cleanText(text: string) {
  return (
    withoutPiles(text)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, "")
      .toWellFormed()
      .normalize("NFC")
      .trim()
  );
}

/**
 * What may be sent for a text of so many characters: cleaning it makes it shorter, and a character
 * can take two places or be written as several.
 */
export function longestSent(longest: number) {
  return 4 * longest + 1000;
}

interface Sentences {
  /** For what is no text at all. */
  missing?: string;
  tooLong?: string;
}

/**
 * A text that somebody sent: how every text field begins. What is no text, or is far too long for
 * the field, is refused before a later check or pattern looks at it.
 */
export function sentText(longest: number, { missing, tooLong }: Sentences = {}) {
  return z.string(missing).check(
    z.refine((text) => text.length <= longestSent(longest), {
      error: tooLong ?? `Please use at most ${longest} characters`,
      abort: true,
    }),
  );
}

/** Unlike zod's own check of a length, it does not ask what has a length but is no text or list. */
export function atLeast(shortest: number, sentence: string) {
  return z.refine<{ length: number }>(({ length }) => length >= shortest, sentence);
}

export function atMost(longest: number, sentence: string) {
  return z.refine<{ length: number }>(({ length }) => length <= longest, sentence);
}
