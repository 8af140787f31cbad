import { type Span, spansOf, wholeWords } from "../learner-words";

export interface LeftOut extends Span {
  /** Only what should not be there: "people" of "without any people". */
  things: string;
}

const item = String.raw`[^\s.,;:]{1,24}(?: [^\s.,;:]{1,24}){0,2}`;
const things = String.raw`(${item}(?:(?:, ?${item}){0,5},? (?:or|and|nor) ${item})?[^.,;:\n]{0,40})`;
const leads = [
  "without(?: (?:any|a|an|the))?",
  "avoid(?:ing)?(?: any)?",
  "exclud(?:e|ing)",
  "leav(?:e|ing) out",
  "(?:do not|don't|dont|never|must not|should not|shouldn't)(?: (?:show|include|add|draw|use|put|have|paint|write|make|want|be|contain|depict))(?: (?:any|a|an|in))?",
  "not (?:any|a|an)",
  "free of",
  "no(?! (?:more|less|fewer|matter|longer|idea|later|one\\b|\\d|need))",
].join("|");

const leftOut = new RegExp(String.raw`(?<![\w-])(?:${leads}) ${things}`, "gi");
const nobody =
  /\b(?:nobody|no[- ]one|no human(?:s| beings?)?)\b(?: else)?(?: (?:in sight|there|around|in it|in the picture))?/gi;
const setting = /--no\s{1,3}([^\n]{1,80}?)(?=\s--|\n|$)/gi;

/** What must not be in the picture. */
export function findLeftOut(text: string): LeftOut[] {
  const found: LeftOut[] = [];
  const add = (span: Span, named: string) => {
    const isTaken = found.some(({ start, end }) => start < span.end && span.start < end);
    if (!isTaken) found.push({ ...wholeWords(text, span), things: named.trim() });
  };
  for (const match of text.matchAll(setting)) {
    add({ start: match.index, end: match.index + match[0].length }, match[1] ?? "");
  }
  for (const span of spansOf(text, nobody)) {
    add(span, /else/i.test(text.slice(span.start, span.end)) ? "others" : "people");
  }
  for (const match of text.matchAll(leftOut)) {
    add({ start: match.index, end: match.index + match[0].length }, match[1] ?? "");
  }
  return found.sort((a, b) => a.start - b.start);
}
