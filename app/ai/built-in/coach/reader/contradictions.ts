import {
  type ContradictionRule,
  contradictionRules,
  notForbidden,
  saidAndForbidden,
} from "./contradiction-rules";
import { findDiets } from "./diets";
import type { Contradiction, Span } from "./prompt-reading";
import { findSizeConflict } from "./sizes";

function spanOf(text: string, start: number): Span {
  return { start, end: start + text.length };
}

function spansOf(own: string, pattern: RegExp) {
  return Array.from(own.matchAll(pattern), ({ 0: text, index }) => spanOf(text, index));
}

const areApart = (a: Span, b: Span) => a.end <= b.start || b.end <= a.start;

function findRule(own: string, { id, first, second, unless }: ContradictionRule): Contradiction[] {
  const others = spansOf(own, second);
  if (others.length === 0 || unless?.test(own)) return [];
  for (const one of spansOf(own, first)) {
    const other = others.find((span) => areApart(one, span));
    if (!other) continue;
    return [
      one.start < other.start
        ? { id, first: one, second: other }
        : { id, first: other, second: one },
    ];
  }
  return [];
}

function findForbidden(own: string): Contradiction[] {
  if (notForbidden.test(own)) return [];
  return saidAndForbidden.flatMap((pattern) => {
    const [match] = own.matchAll(pattern);
    const { first, second } = match?.groups ?? {};
    if (!match || !first || !second) return [];
    return [
      {
        id: "said-and-forbidden" as const,
        first: spanOf(first, match.index),
        second: spanOf(second, match.index + match[0].length - second.length),
      },
    ];
  });
}

/** Orders that cannot both be followed. Read in the person's own words only. */
export function findContradictions(own: string, isPicture: boolean): Contradiction[] {
  const rules = contradictionRules.filter((rule) => isPicture || !rule.isOfPictures);
  const found = [
    ...findSizeConflict(own),
    ...findDiets(own),
    ...rules.flatMap((rule) => findRule(own, rule)),
    ...findForbidden(own),
  ];
  return found.filter(({ id }, at) => found.findIndex((other) => other.id === id) === at);
}
