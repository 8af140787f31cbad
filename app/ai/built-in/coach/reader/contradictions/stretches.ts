import { spansOf as allSpansOf } from "../matches";
import type { Span } from "../prompt-reading";

const longestStretch = 300;
const sentenceEnd = /[.!?](?=\s|$)|\n/g;
/** "What are ...", "how do I ...": a thing is asked about. "Could you" and "can I have" are wishes. */
const question =
  /^[\s\p{P}]*(?:(?:so|and|but|hi|hello|please|ok|short answer),?\s+)*(?:what(?!\s+(?:i|we)\b)|what['’]?s|which|who|why|how(?! about\b)|(?:when|where) (?:is|are|was|were|do|does|did|can|should|will)|is|are|was|were|does|did|do (?:i|you|we|they|people)|(?:can|could|may|should|will|would) (?:(?:i|we) (?!have\b|get\b)|he|she|it|they|my|our|the|an?|people|one|this|that))\b/iu;

/** What stands in front of a span. */
export const before = (own: string, { start }: Span, length = 40) =>
  own.slice(Math.max(0, start - length), start);

/** What follows a span. */
export const after = (own: string, { end }: Span, length = 40) => own.slice(end, end + length);

export const areApart = (a: Span, b: Span) => a.end <= b.start || b.end <= a.start;

const plain = ({ start, end }: Span): Span => ({ start, end });

/** The same two, in the order of the text. */
export function inOrder(a: Span, b: Span): { first: Span; second: Span } {
  const [first, second] = a.start < b.start ? [a, b] : [b, a];
  return { first: plain(first), second: plain(second) };
}

/** From the start of the sentence that holds the first to the end of the one that holds the second. */
export function stretchAround(own: string, a: Span, b: Span) {
  const { first, second } = inOrder(a, b);
  const head = before(own, first, longestStretch);
  const tail = after(own, second, longestStretch);
  const ends = Array.from(head.matchAll(sentenceEnd), ({ index }) => index + 1);
  const last = tail.search(sentenceEnd);
  return (
    head.slice(ends.at(-1) ?? 0) +
    own.slice(first.start, second.end) +
    (last < 0 ? tail : tail.slice(0, last))
  );
}

/** What stands between the two. */
export function between(own: string, a: Span, b: Span) {
  const { first, second } = inOrder(a, b);
  return own.slice(first.end, second.start);
}

export const countSentenceEnds = (text: string) => text.match(sentenceEnd)?.length ?? 0;

/** It stands in a question: what is asked about is no wish. */
export function isAskedAbout(own: string, span: Span) {
  const head = before(own, span, longestStretch);
  const clause = head.slice(Math.max(...[...".!?:;\n"].map((mark) => head.lastIndexOf(mark))) + 1);
  return question.test(`${clause}${own.slice(span.start, span.end)}`);
}

const mostMatches = 12;

/** Where a pattern is met, up to a dozen times. */
export function spansOf(own: string, pattern: RegExp): Span[] {
  return allSpansOf(own, pattern, mostMatches);
}

/** Two answers are wished, or two things are compared: what is said of one need not hold for the other. */
export const versions =
  /\b(?:versions?|variants?|one (?:formal|casual|short|funny|serious)|then|first|either|or|compare|difference|between|both)\b/i;
