import { askedNames, askedNgrams, askedNumbers } from "./asked";
import { shorten } from "./long-text";
import { findNgrams } from "./ngrams";
import { findOwnWords, type OwnWords } from "./own-words";
import { type Passage, readPassages } from "./passage-forms";
import type { Tool } from "./prompt-reading";
import { findSignals, signalNames } from "./signals";

/** Everything that is counted before anything is judged, in the shortened text. */
export interface Row {
  words: OwnWords;
  passages: readonly Passage[];
  /** In the order of `signalNames`. */
  signals: readonly number[];
  /** Hashes of the own words. */
  ngrams: readonly number[];
}

/** A row whose passages have been judged. */
export interface AskedRow extends Row {
  /** For each passage the odds, as a logarithm, that it asks something. */
  scores: readonly number[];
  /** In the order of `inputNames`. */
  inputs: readonly number[];
  /** Hashes of the words that ask. */
  askedNgrams: readonly number[];
}

/** What was counted, and what the passages say. */
export const inputNames: readonly string[] = [...signalNames, ...askedNames];

export function readRow(text: string, tool: Tool): Row {
  const words = findOwnWords(shorten(text));
  return {
    words,
    // Manners and praise are blank there, so that they change nothing.
    passages: readPassages(words.quiet, tool, words.own === words.quiet ? words.tokens : undefined),
    signals: findSignals(words, tool),
    ngrams: findNgrams(words.tokens),
  };
}

export function withAsked(row: Row, scores: readonly number[]): AskedRow {
  return {
    ...row,
    scores,
    inputs: [...row.signals, ...askedNumbers(scores)],
    askedNgrams: askedNgrams(row.passages, scores),
  };
}

const smallest = 4;

/** So that a long prompt does not outvote itself. */
export function blockScale(count: number) {
  return 0.5 / Math.sqrt(Math.max(smallest, count));
}

/** For the level each word says what it says, however many there are: none takes from another. */
export function evenScale() {
  return 1 / 12;
}

/** A form is there or not. */
export function fullScale() {
  return 1;
}
