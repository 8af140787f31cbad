import { shorten } from "./long-text";
import { findNgrams, type Ngrams } from "./ngrams";
import { findOwnWords, type OwnWords } from "./own-words";
import type { Tool } from "./prompt-reading";
import { findSignals } from "./signals";

/** Everything that is counted before anything is judged, in the shortened text. */
export interface Row {
  words: OwnWords;
  signals: number[];
  ngrams: Ngrams;
}

export function readRow(text: string, tool: Tool): Row {
  const words = findOwnWords(shorten(text));
  return { words, signals: findSignals(words, tool), ngrams: findNgrams(words.tokens) };
}

const smallest = 4;

/** So that a long prompt does not outvote itself. */
export function blockScale(count: number) {
  return 1 / Math.sqrt(Math.max(smallest, count));
}

/** For the level each word says what it says, however many there are: none takes from another. */
export function evenScale() {
  return 1 / 6;
}
