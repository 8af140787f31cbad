import { guessWord } from "./reader/misspelt";
import type { Span } from "./words";

interface Respelt {
  text: string;
  /** Where a span of this text stands in the typed one. */
  place(span: Span): Span;
}

const longEnough = 5;

/** "Nieghbors" for "neighbors": two letters side by side have changed places. */
function swapped(typed: string, wanted: ReadonlySet<string>) {
  if (typed.length < longEnough) return undefined;
  for (let at = 0; at + 1 < typed.length; at++) {
    const word = `${typed.slice(0, at)}${typed[at + 1]}${typed[at]}${typed.slice(at + 2)}`;
    if (wanted.has(word)) return word;
  }
  return undefined;
}

/** A text in which misspelt words stand as the wanted ones, in lower case, that are meant. */
export function respell(typed: string, wanted: ReadonlySet<string>): Respelt {
  const changes: { at: number; more: number }[] = [];
  let text = "";
  let from = 0;
  let more = 0;
  for (const { 0: written, index } of typed.matchAll(
    /(?<![\p{L}\p{M}])[a-z]+(?![\p{L}\p{M}])/giu,
  )) {
    const word = written.toLowerCase();
    if (wanted.has(word)) continue;
    const guess = guessWord(word);
    const meant = guess && wanted.has(guess) ? guess : swapped(word, wanted);
    if (!meant) continue;
    text += typed.slice(from, index) + meant;
    from = index + written.length;
    more += meant.length - written.length;
    changes.push({ at: text.length, more });
  }
  // Spans begin and end with words, and a word that was changed ends where it is noted.
  const placeOf = (offset: number) =>
    offset - (changes.findLast(({ at }) => at <= offset)?.more ?? 0);
  return {
    text: text + typed.slice(from),
    place: ({ start, end }) => ({ start: placeOf(start), end: placeOf(end) }),
  };
}
