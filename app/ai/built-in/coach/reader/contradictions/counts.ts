import { stem } from "../../../../../search/terms";
import { findMatches } from "../matches";
import type { Contradiction, Span } from "../prompt-reading";
import { numbers } from "./numbers";
import { after, before, between, inOrder, isAskedAbout, spansOf, stretchAround } from "./stretches";

/** So many of something: a number, or bounds, and what is counted. */
interface Count extends Span {
  /** Without its ending. */
  noun: string;
  least: number;
  most: number;
  /** It says how many at most, at least or exactly. */
  isBound: boolean;
}

const bounds =
  "exactly|precisely|only|just|at least|at most|no more than|not more than|no fewer than|no less than|not less than|max(?:imum)?(?: of)?|min(?:imum)?(?: of)?|up to|more than|fewer than|less than|under|over";
const numberWords = Object.keys(numbers)
  .filter((word) => word.length > 2)
  .join("|");
const counted = new RegExp(
  `(?:\\b(?<before>${bounds})\\s+)?(?<![\\d.,£$€₹]\\s?)\\b(?<number>\\d{1,4}|a dozen|a single|${numberWords})[ -](?:(?:different|separate|short|long|simple|easy|good|subject|exact) )?(?<noun>\\p{L}{3,14})\\b(?<behind>,? (?:max(?:imum)?|at most|at least|minimum|or more|no more|not more|not less|in all|in total|total|only|altogether|exactly))?`,
  "giu",
);
/** Of a part, of each, of what is there, or one after the other. */
const part =
  /\b(?:each|every|per|versions?|sets?|then|again|cut|reduce|from|to|instead|or|one (?:for|in|with)|half|first|second|other|plus|extra|another|including|of (?:them|which|these))\b/i;
const given =
  /(?:\b(?:is|are|was|were|has|have|had|contains?|currently|now|from|this|these|those|the|my|your|his|her|our|their|last|first|next|every|each|per|of|in|for|after|within|over|ages?|aged|i|we|under)|['’]s)\s+(?:about |around |only |just )?$/i;
const behindPart = /^\s*(?:each|every|per|ago|old|of (?!text\b))/i;
const uncounted =
  /^(?:days?|weeks?|months?|years?|hours?|minutes?|mins?|people|persons?|kids|children|pounds|dollars|euros|percent|words?|lines?|pages?|paragraphs?|sentences?|times?|and|or|for|the|per|more|less|grams?|cups?|miles?|min|hrs?|ish|degrees?|steps?)$/i;

const mostCounts = 20;
const longestGap = 400;

/** Poems of so many lines. */
const forms: readonly (readonly [RegExp, number])[] = [
  [/\bhaikus?\b/gi, 3],
  [/\blimericks?\b/gi, 5],
  [/\bsonnets?\b/gi, 14],
];

function boundsOf(number: number, said: string): [number, number] {
  if (
    /least|fewer|less|min|more than|over|or more/.test(said) &&
    !/^(?:fewer|less) than|no more|not more/.test(said)
  )
    return [number, Number.POSITIVE_INFINITY];
  if (/most|max|no more|not more|up to|under|(?:fewer|less) than/.test(said)) return [0, number];
  return [number, number];
}

function findCounts(own: string): Count[] {
  return findMatches(own, counted).flatMap(({ 0: all, index, groups }): Count[] => {
    const { before: mark = "", number = "", noun = "", behind = "" } = groups ?? {};
    const value = numbers[number.toLowerCase().replace(/^a /, "")] ?? Number(number);
    const said = `${mark}${behind}`.toLowerCase();
    const [least, most] = boundsOf(value, said);
    const isBound = said !== "";
    if (/^things?$/i.test(noun) || (!isBound && uncounted.test(noun))) return [];
    const span = { start: index, end: index + all.length };
    return [{ ...span, noun: stem(noun.toLowerCase()), least, most, isBound }];
  });
}

function isWished(own: string, count: Count) {
  return (
    !given.test(before(own, count)) &&
    !behindPart.test(after(own, count)) &&
    !isAskedAbout(own, count)
  );
}

/** "Ten questions" and "no more than six questions", "a haiku" and "twelve lines". */
export function findCountConflict(own: string): Contradiction[] {
  const wished = findCounts(own)
    .filter((count) => isWished(own, count))
    .slice(0, mostCounts);
  for (const [at, a] of wished.entries()) {
    const b = wished.slice(at + 1).find((other) => excludes(own, a, other));
    if (b) return [{ id: "two-sizes", ...inOrder(a, b) }];
  }
  const listed = findListConflict(own);
  return listed.length > 0 ? listed : findFormConflict(own);
}

function excludes(own: string, a: Count, b: Count) {
  const gap = between(own, a, b);
  return (
    a.noun === b.noun &&
    (a.isBound || b.isBound) &&
    (a.most < b.least || b.most < a.least) &&
    gap.length <= longestGap &&
    !part.test(gap)
  );
}

const lineCount = /\b(?<number>\d{1,3}|\p{L}{3,7})[ -]lines?\b/giu;
/** Several poems, or one that is spoken about. */
const severalForms =
  /\b(?:(?:not|or|and|two|three|some|\d+) (?:haikus|limericks|sonnets)|explain|why|each)\b/i;
const someLines = /\b(?:last|first|final|these|those) $/i;

function findFormConflict(own: string): Contradiction[] {
  for (const [form, lines] of forms) {
    const [named] = spansOf(own, form);
    if (!named || isAskedAbout(own, named)) continue;
    for (const { 0: all, index, groups } of findMatches(own, lineCount)) {
      const word = groups?.number ?? "";
      const number = numbers[word.toLowerCase()] ?? Number(word);
      const span = { start: index, end: index + all.length };
      if (!(number > 0) || number === lines || someLines.test(before(own, span))) continue;
      if (severalForms.test(stretchAround(own, named, span))) continue;
      return [{ id: "two-sizes", ...inOrder(named, span) }];
    }
  }
  return [];
}

/** "List ten dog names, exactly five." */
const listed =
  /\b(?:list|name|suggest|give me|find me|i (?:want|need)) (?<first>\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|fifty) (?:\p{L}+ ){0,3}\p{L}+,? (?:but |and )?(?<second>(?:exactly|precisely|at most|no more than|max(?:imum)?|only) (?<most>\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|fifty)(?: of them)?)(?=[.!;\n]|\s*$)/giu;

function findListConflict(own: string): Contradiction[] {
  for (const { 0: all, index, groups } of findMatches(own, listed)) {
    const { first = "", second = "", most = "" } = groups ?? {};
    const [wanted, allowed] = [first, most].map(
      (word) => numbers[word.toLowerCase()] ?? Number(word),
    );
    if (wanted === undefined || allowed === undefined) continue;
    if (wanted <= allowed && !/^(?:exactly|precisely)/i.test(second)) continue;
    if (wanted === allowed) continue;
    const start = index + all.indexOf(first);
    const end = index + all.length;
    return [
      {
        id: "two-sizes",
        first: { start, end: start + first.length },
        second: { start: end - second.length, end },
      },
    ];
  }
  return [];
}
