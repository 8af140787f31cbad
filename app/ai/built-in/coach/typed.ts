import { words as wordLists } from "./english/pack";
import { findGaps } from "./open-gaps";
import { findOrders, hiddenOrders, isHeapOfMarks, ordersInCode } from "./orders";
import { findPasted, findQuoted, type Pasted } from "./pasted";
import { watchOrders } from "./watch/watch";
import {
  blank,
  keepWords,
  type Span,
  sentenceEnd,
  sentenceStart,
  splitWords,
  type Word,
} from "./words";

/** A prompt taken apart: what is asked, and what only stands in it. */
export interface Typed {
  /** As typed, with private data masked. Every span of a report is a place in it. */
  text: string;
  /** As long; open gaps and what is said to the coach are blank. */
  read: string;
  /** The learner's own words: outside quotes, code and what was pasted. */
  words: Word[];
  pasted: Pasted[];
  /** Gaps in brackets that nobody filled. */
  gaps: number;
  hasOrders: boolean;
}

/** Longer prompts are read up to here, so that no text can keep the coach busy. */
const readLimit = 6000;

/** The same length, with plain quotes, dashes and spaces. */
function plainSigns(text: string) {
  return text
    .replace(/[\u2018\u2019\u201b\u00b4]/g, "'")
    .replace(/[\u201c\u201d\u201e\u201f\u00ab\u00bb]/g, '"')
    .replace(/[\u2013\u2014\u2212]/g, "-")
    .replace(/[\u00a0\u2000-\u200f\u202f\u2060\ufeff\t]/g, " ");
}

/** The sentences that tell the coach what to give, with the marks that end them. */
function orderSpans(words: readonly Word[], text: string): Span[] {
  if (isHeapOfMarks(words)) return [{ start: 0, end: text.length }];
  const starts = [...findOrders(words).map(({ from }) => from), ...watchOrders(words)];
  return starts.map((from) => {
    const end = words[sentenceEnd(words, from) - 1]?.end ?? 0;
    const marks = /^[.!?]{0,8}/.exec(text.slice(end, end + 8))?.[0].length ?? 0;
    return { start: words[sentenceStart(words, from)]?.start ?? 0, end: end + marks };
  });
}

/** What the learner says, and what only stands in the prompt. @param masked the prompt, with private data masked. */
export function readOwn(masked: string) {
  const plain = plainSigns(masked).slice(0, readLimit);
  const pasted = findPasted(plain);
  const gaps = findGaps(plain, pasted);
  const filled = blank(plain, gaps);
  return {
    plain,
    pasted,
    gaps,
    filled,
    own: splitWords(blank(filled, pasted), findQuoted(filled)),
  };
}

/** @param masked the prompt, with private data masked. */
export function takeApart(masked: string): Typed {
  const { plain, pasted, gaps, filled, own } = readOwn(masked);
  const code = pasted.filter(({ what }) => what === "code");
  const orders = [
    ...orderSpans(own, plain),
    ...hiddenOrders(plain),
    ...ordersInCode(plain, own, code),
  ];
  const isOrder = ({ start, end }: Word) =>
    orders.some((span) => span.start <= start && end <= span.end);
  return {
    text: masked,
    read: blank(filled, orders),
    words: keepWords(own, (word) => !isOrder(word)),
    pasted,
    gaps: gaps.length,
    hasOrders: orders.length > 0,
  };
}

/** A sum, such as "12 * 7" or "350 °F =". */
const sum = /\d\s?[-+*/×÷%^=°]\s?(?:\d|[?=a-z])|=\s?\?/i;

/** Whether there are words of the learner's, or a sum. */
export function asksSomething({ words, read, pasted }: Typed) {
  const filler = words.filter(({ text }) => wordLists.fillerText.has(text));
  if (filler.length >= 3) return false;
  return words.some(({ isNumber }) => !isNumber) || sum.test(blank(read, pasted));
}
