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
  const sentence = tooLong ?? `Please use at most ${longest} characters`;
  return z.string(missing).check(lengthCheck("too_big", longestSent(longest), sentence, false));
}

/** What a field holds while a form is written: nothing is asked of it yet. */
export const typedText = z._default(z.string("Please enter this as text."), "");

/** Undefined where a form has no such field. */
export const optionalText = z.optional(z.string("Please enter this as text."));

/**
 * For texts and lists. Unlike zod's own check of a length, it asks nothing of what was refused
 * already, such as an object that only calls something its length.
 */
export function atLeast(shortest: number, sentence: string) {
  return lengthCheck("too_small", shortest, sentence);
}

export function atMost(longest: number, sentence: string) {
  return lengthCheck("too_big", longest, sentence);
}

function lengthCheck(code: "too_small" | "too_big", bound: number, message: string, goesOn = true) {
  return z.check<string | unknown[]>(({ value, issues }) => {
    const isRight = code === "too_small" ? value.length >= bound : value.length <= bound;
    if (isRight) return;
    const limit = code === "too_small" ? { code, minimum: bound } : { code, maximum: bound };
    const origin = typeof value === "string" ? "string" : "array";
    issues.push({ ...limit, origin, inclusive: true, input: value, message, continue: goesOn });
  });
}
