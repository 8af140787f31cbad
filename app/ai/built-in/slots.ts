import type { Slot } from "../../content/exercises/exercise";

/** The words of a text in lower case and without accents, one space around each. */
function spaced(text: string) {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const words = plain.match(/[\p{L}\p{N}]+/gu);
  return words ? ` ${words.join(" ")} ` : "";
}

/** The same length, with the quotes and dashes of a keyboard in place of a phone's. */
function plainSigns(text: string) {
  return text
    .replace(/[\u2018\u2019\u201b]/g, "'")
    .replace(/[\u201c\u201d\u201e]/g, '"')
    .replace(/[\u2010-\u2014\u2212]/g, "-");
}

/**
 * The ids of the slots that a prompt fills, in the order of the slots. A string is looked for as
 * whole words, whatever stands between them; a pattern is tried on the prompt as it was typed.
 */
export function filledSlots(prompt: string, slots: readonly Pick<Slot, "id" | "any">[]): string[] {
  const words = spaced(prompt);
  const typed = plainSigns(prompt);

  function isThere(wanted: string | RegExp) {
    // Not test(): a pattern with the flag g would remember where it stopped.
    if (typeof wanted !== "string") return typed.search(wanted) >= 0;
    const phrase = spaced(wanted);
    return phrase !== "" && words.includes(phrase);
  }

  return slots.filter(({ any }) => any.some(isThere)).map(({ id }) => id);
}
