import type { Span } from "./prompt-reading";

const twins = new WeakMap<RegExp, RegExp>();

/** The same for plain letters: the flag u makes a pattern slow that ignores case. */
function twinOf(pattern: RegExp) {
  const known = twins.get(pattern);
  if (known) return known;
  let isInSet = false;
  const source = pattern.source.replace(/\\p\{(L|N)[ul]?\}|\\.|[[\]]/g, (part, name) => {
    if (part === "[" || part === "]") isInSet = part === "[";
    if (!name) return part;
    const set = name === "L" ? "a-z" : "0-9";
    return isInSet ? set : `[${set}]`;
  });
  const isPlain = !/\\(?:p|u\{)/i.test(source);
  const twin = isPlain ? new RegExp(source, pattern.flags.replace("u", "")) : pattern;
  twins.set(pattern, twin);
  return twin;
}

const plain = /^[\0-\x7f]*$/;
let last = "";
let isLastPlain = true;

/** What finds the same in this text as the pattern, and sooner. */
export function patternFor(text: string, pattern: RegExp) {
  if (!pattern.unicode || !pattern.ignoreCase) return pattern;
  if (text !== last) {
    last = text;
    isLastPlain = plain.test(text);
  }
  return isLastPlain ? twinOf(pattern) : pattern;
}

/** As `matchAll`, which would copy the pattern for every text. */
export function findMatches(text: string, wanted: RegExp, most = Number.POSITIVE_INFINITY) {
  const pattern = patternFor(text, wanted);
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  while (found.length < most) {
    const match = pattern.exec(text);
    if (!match) break;
    found.push(match);
    // Behind nothing it looks on one character later.
    if (match[0] === "") {
      const isPair = pattern.unicode && (text.codePointAt(match.index) ?? 0) > 0xffff;
      pattern.lastIndex += isPair ? 2 : 1;
    }
  }
  pattern.lastIndex = 0;
  return found;
}

/** Where a pattern is met. */
export function spansOf(text: string, pattern: RegExp, most?: number): Span[] {
  return findMatches(text, pattern, most).map(({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  }));
}

/** Whether a pattern that is not for all places is met. */
export function isMet(text: string, pattern: RegExp) {
  return patternFor(text, pattern).test(text);
}
