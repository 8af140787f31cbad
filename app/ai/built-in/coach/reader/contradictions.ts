import {
  type ContradictionRule,
  contradictionRules,
  saidAndForbidden,
} from "./contradiction-rules";
import { findDiets } from "./diets";
import type { Contradiction, Span } from "./prompt-reading";
import { findSizeConflict } from "./sizes";
import {
  after,
  areApart,
  before,
  between,
  inOrder,
  isAskedAbout,
  stretchAround,
} from "./stretches";

const mostMatches = 12;
const longestGap = 500;

function spanOf(text: string, start: number): Span {
  return { start, end: start + text.length };
}

function spansOf(own: string, pattern: RegExp) {
  const spans = Array.from(own.matchAll(pattern), ({ 0: text, index }) => spanOf(text, index));
  return spans.slice(0, mostMatches);
}

const compared = /\b(?:compar\w+|difference|versus|vs|examples of)\b/i;
/** "from formal to casual", "a colourful photo into black and white" */
const turned =
  /\b(?:into|instead of|rather than)\b|^(?:\s+\p{L}+){0,2}\s+to (?:an? )?(?:more )?$/iu;

/** The two are not both wished of one thing. */
function isSuspended(own: string, rule: ContradictionRule, one: Span, other: Span) {
  const gap = between(own, one, other);
  const stretch = stretchAround(own, one, other);
  // A short text with every detail may compare, or turn one thing into another.
  const isOfLength = rule.id === "short-but-everything";
  return (
    gap.length > longestGap ||
    (!isOfLength && (turned.test(gap) || compared.test(stretch))) ||
    rule.unless?.test(stretch) ||
    isAskedAbout(own, one) ||
    isAskedAbout(own, other)
  );
}

function findRule(own: string, rule: ContradictionRule): Contradiction[] {
  const others = spansOf(own, rule.second);
  if (others.length === 0) return [];
  for (const one of spansOf(own, rule.first)) {
    const other = others.find((span) => areApart(one, span) && !isSuspended(own, rule, one, span));
    if (other) return [{ id: rule.id, ...inOrder(one, other) }];
  }
  return [];
}

/** Refused here, wanted there, or only sometimes. */
const sometimes = /\b(?:unless|except|where|when|if|only)\b/i;
/** "in the letter": what is said holds there. */
const somewhere =
  /^\s+(?:in|for(?! everything| all| the whole)|on|at|within|under|inside|before|after|of|below|to|from)\b/i;
const inThat = /\b(?:in|for|under|at) (?:the|my|this) \p{L}+,? (?:please )?$/iu;
const refusal = /^\W*(?:but |and )?(?:with )?(?:no|not|without|avoid|don['’]?t|do not)\b/i;
/** "bread with yeast and without yeast" */
const bothWays = /\bwith (?:an? |the |some )?$/i;

function isExcepted(own: string, first: Span, second: Span) {
  const isSomewhere = (span: Span) =>
    somewhere.test(after(own, span)) || inThat.test(before(own, span));
  const refusedFirst = refusal.test(own.slice(first.start, first.end));
  const isPair =
    /^\W*(?:and|or) without\b/i.test(own.slice(second.start, second.end)) &&
    bothWays.test(before(own, first));
  return (
    isPair ||
    isSomewhere(second) ||
    (refusedFirst && isSomewhere(first)) ||
    sometimes.test(stretchAround(own, first, second)) ||
    isAskedAbout(own, first)
  );
}

function findForbidden(own: string): Contradiction[] {
  for (const pattern of saidAndForbidden) {
    for (const { 0: all, index, groups } of own.matchAll(pattern)) {
      const { first: said = "", second: refused = "" } = groups ?? {};
      const first = spanOf(said, index);
      const second = spanOf(refused, index + all.length - refused.length);
      if (!isExcepted(own, first, second)) return [{ id: "said-and-forbidden", first, second }];
    }
  }
  return [];
}

const areTheSame = (a: Contradiction, b: Contradiction) =>
  a.id === b.id || !(areApart(a.first, b.first) || areApart(a.second, b.second));

/** Orders that cannot both be followed, each pair once. Read in the person's own words only. */
export function findContradictions(own: string, isPicture: boolean): Contradiction[] {
  const rules = contradictionRules.filter((rule) => isPicture || !rule.isOfPictures);
  const found = [
    ...findSizeConflict(own),
    ...findDiets(own),
    ...rules.flatMap((rule) => findRule(own, rule)),
    ...findForbidden(own),
  ];
  return found.filter((one, at) => found.findIndex((other) => areTheSame(one, other)) === at);
}
