import { findOrders } from "./orders";
import type { LanguagePack } from "./pack";
import { findCode, findPasted, findQuoted, type Pasted } from "./pasted";
import { findPrivateData, type PrivateSpan } from "./private-data";
import { isReadable } from "./readable-word";
import { findRepeated } from "./repetition";
import {
  keepWords,
  type Span,
  sentenceEnd,
  sentenceStart,
  spansOf,
  splitWords,
  type Word,
} from "./words";

export interface Reading {
  prompt: string;
  /** As long as the prompt; what is private, pasted, quoted, code or a gap is blank. */
  own: string;
  /** As typed, with keyboard quotes and dashes; only private data, comments and gaps are blank. */
  typed: string;
  /** The learner's own words: readable, said once, without what is said to the coach. */
  words: Word[];
  pasted: Pasted[];
  privateSpans: PrivateSpan[];
  /** Gaps in square brackets that nobody filled. */
  gaps: number;
  hasCode: boolean;
  hasOrders: boolean;
  /** How many words were typed at all, and how many of them cannot be read or stood there before. */
  counts: { all: number; unreadable: number; repeated: number };
}

/** Longer prompts are read up to here, so that no text can keep the coach busy. */
const readLimit = 6000;

const gapPattern = /\[[^[\]\n]{1,80}\]|\{\{?[^{}\n]{1,60}\}?\}|<[A-Z][A-Z _-]{1,40}>/g;
const linkPattern = /\b(?:https?:\/\/|www\.)\S+/gi;
const commentPattern = /<!--[\s\S]{0,2000}?(?:-->|$)/g;

/** The same length, with plain quotes, dashes and spaces. */
function plainSigns(text: string) {
  return text
    .replace(/[\u2018\u2019\u201b\u00b4]/g, "'")
    .replace(/[\u201c\u201d\u201e\u201f\u00ab\u00bb]/g, '"')
    .replace(/[\u2013\u2014\u2212]/g, "-")
    .replace(/[\u00a0\u2000-\u200f\u202f\u2060\ufeff\t]/g, " ");
}

export function blank(text: string, spans: readonly Span[]) {
  let result = text;
  for (const { start, end } of spans) {
    const hole = result.slice(start, end).replace(/[^\n]/g, " ");
    result = result.slice(0, start) + hole + result.slice(end);
  }
  return result;
}

/** A sentence that tells the coach what to give asks nobody for anything else. */
function withoutOrders(words: readonly Word[], pack: LanguagePack) {
  const orders = findOrders(words, pack).map(({ from }) => ({
    start: sentenceStart(words, from),
    end: sentenceEnd(words, from),
  }));
  return keepWords(words, (_, at) => orders.every(({ start, end }) => at < start || at >= end));
}

function startsIn(words: readonly Word[]) {
  const starts = new Set(words.map(({ start }) => start));
  return ({ start }: Word) => starts.has(start);
}

export function readPrompt(prompt: string, pack: LanguagePack): Reading {
  const privateSpans = findPrivateData(prompt);
  const text = plainSigns(blank(prompt, privateSpans)).slice(0, readLimit);
  const gaps = spansOf(text, gapPattern);
  const links = spansOf(text, linkPattern);
  const comments = spansOf(text, commentPattern);
  const withoutGaps = blank(text, [...comments, ...gaps, ...links]);

  const typed = splitWords(withoutGaps, pack);
  const noise = typed.filter((word) => !isReadable(word, withoutGaps, pack));
  const repeated = findRepeated(typed.filter((word) => !noise.includes(word)));
  const code = findCode(blank(withoutGaps, noise));
  const pasted = findPasted(blank(withoutGaps, [...code, ...repeated]), code, pack);
  const own = blank(withoutGaps, pasted);

  const all = splitWords(own, pack, findQuoted(own));
  const isNoise = startsIn(noise);
  const readable = keepWords(all, (word) => word.isQuoted || !isNoise(word));
  const isRepeated = startsIn(repeated);
  const once = keepWords(readable, (word) => !isRepeated(word));
  const words = withoutOrders(once, pack);
  return {
    prompt,
    own,
    typed: blank(text, [...comments, ...gaps]),
    words,
    pasted,
    privateSpans,
    gaps: gaps.length,
    hasCode: code.length > 0,
    hasOrders: words.length < once.length,
    counts: {
      all: all.length,
      unreadable: all.length - readable.length,
      repeated: readable.length - once.length,
    },
  };
}

/** The typed text of these words, cut short where something private begins. */
export function quoteWords(reading: Reading, from: number, to: number) {
  const [first, last] = [reading.words[from], reading.words[to - 1]];
  const sign = first?.isMoney && /[£$€]$/.test(reading.prompt.slice(0, first.start)) ? 1 : 0;
  const start = (first?.start ?? 0) - sign;
  const end = (last?.end ?? start) + (last && reading.prompt[last.end] === "%" ? 1 : 0);
  const cut = reading.privateSpans.find((span) => span.start >= start && span.start < end);
  return reading.prompt.slice(start, cut?.start ?? end).trim();
}
