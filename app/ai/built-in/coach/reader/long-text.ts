import type { Span } from "./prompt-reading";

/** The middle of a longer text is pasted: what is asked stands at its head or at its end. */
const longestText = 4000;
const readAtEnd = 1000;
const readAtHead = longestText - readAtEnd;
const seam = "\n";

/** Head and end of a long text, so that nothing reads over its middle. */
export function shorten(whole: string) {
  if (whole.length <= longestText) return whole;
  return whole.slice(0, readAtHead) + seam + whole.slice(-readAtEnd);
}

/** Where a span of the shortened text lies in the whole one. */
export function spanIn(whole: string, span: Span): Span {
  if (whole.length <= longestText) return span;
  const left = whole.length - longestText - seam.length;
  return {
    start: span.start > readAtHead ? span.start + left : span.start,
    end: span.end > readAtHead + seam.length ? span.end + left : Math.min(span.end, readAtHead),
  };
}
