import { findMatches } from "../matches";
import type { Contradiction, Span } from "../prompt-reading";
import { numbers } from "./numbers";
import { after, before, between, countSentenceEnds, inOrder, isAskedAbout } from "./stretches";

interface Size extends Span {
  unit: string;
  /** "at most", "in": what it may not pass. */
  isLimit: boolean;
  least: number;
  most: number;
}

const sizePattern =
  /(?:\b(?<before>exactly|at least|no less than|not less than|no fewer than|minimum(?: of)?|min|more than|over|at most|max(?:imum)?(?: of)?|no more than|not more than|no longer than|under|below|less than|fewer than|up to|within|only|in|to|just|precisely)\s+)?(?<![\d.,])\b(?<number>\d{1,3}(?:,\d{3})+|\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|fifty|a full|a single|full)[ -](?:(?:short|long|full|whole|single|separate) )?(?<unit>words?|sentences?|pages?|lines?|paragraphs?|mins?|minutes?|hours?)\b(?<after> (?:max(?:imum)?|at most|at least|minimum|or more|or less|in total))?/giu;

/** How many words a page, a line or a sentence holds at least and at most: what cannot fit is certain. */
const wordsIn: Record<string, [number, number]> = {
  word: [1, 1],
  sentence: [2, 80],
  line: [1, 25],
  paragraph: [8, 300],
  page: [150, 900],
};
/** How many sentences: one sentence is no three paragraphs. */
const sentencesIn: Record<string, [number, number]> = { sentence: [1, 1], paragraph: [1, 30] };
const minutesIn: Record<string, [number, number]> = { min: [1, 1], minute: [1, 1], hour: [60, 60] };

function limits(number: number, marks: string): [number, number] {
  if (/at least|(?:no|not) (?:less|fewer) than|min|(?<!no |not )more than|over|or more/.test(marks))
    return [number, Number.POSITIVE_INFINITY];
  if (
    /most|max|no more|not more|no longer|under|below|less|fewer|up to|within|only|or less/.test(
      marks,
    )
  )
    return [0, number];
  if (/exactly|precisely/.test(marks)) return [number, number];
  return [number * 0.6, number * 1.6];
}

/** A dish is ready in them. */
const limitWords = /^(?:at most|max|(?:no|not) (?:more|longer)|under|below|less|within|up to|in)/i;

function findSizes(own: string): Size[] {
  return findMatches(own, sizePattern).map(({ 0: all, index, groups }) => {
    const { before: mark = "", number = "", unit = "", after: behind = "" } = groups ?? {};
    const word = number.toLowerCase().replace(/^a /, "");
    const value = numbers[word] ?? Number(number.replaceAll(",", ""));
    const [least, most] = limits(value, `${mark}${behind}`.toLowerCase());
    return {
      start: index,
      end: index + all.length,
      unit: unit.toLowerCase().replace(/s$/, ""),
      isLimit: limitWords.test(mark),
      least,
      most,
    };
  });
}

/** Of a part, or of one text after the other: "two lines each", "first 200 words, then 20". */
const partWords =
  /\b(?:each|every|per|a (?:day|week|piece)|versions?|sentences?|again|then|first|second|cut|shorten\w*|longer than|instead|or|one (?:for|in|with))\b/i;
/** A second order or question has a size of its own. */
const secondOrder =
  /\b(?:tell me|give me|which|what|why|how|whether|summar\w+|explain|find|followed by|plus)\b/i;
/** Not wished but there already: "it's 300 words", "this 12 page contract", "from two pages". */
const given =
  /(?:\b(?:is|are|was|were|has|have|had|contains?|currently|now|from|this|these|the|my|your|his|her|our|their)|['’]s)\s+(?:about |around |over |only |some |already )?$/i;
const givenOf =
  /\b(?<!(?:essay|article|text|story|letter|post|poem|speech|summary|report|note|message|piece|review|maximum|minimum) )of\s+$/i;
const listItem = /\n\s*(?:[-*•]|\w{1,2}[.)])/;
const longestGap = 300;

/** "100 words each", "a one line title", "one line of advice" */
const partAfter =
  /^\s*(?:each|every|per|a (?:day|week|piece)|of (?!text\b|prose\b)|(?:subject|title|headline|caption|tagline|intro\w*|abstract|conclusion|heading|quote)s?)\b/i;

function isWished(own: string, size: Size) {
  const head = before(own, size);
  return !partAfter.test(after(own, size)) && !given.test(head) && !givenOf.test(head);
}

function areOfOneText(own: string, a: Size, b: Size) {
  const gap = between(own, a, b);
  return (
    gap.length <= longestGap &&
    countSentenceEnds(gap) <= 1 &&
    ![partWords, secondOrder, listItem].some((pattern) => pattern.test(gap)) &&
    !/\b(?:each|every|per|versions?)\b/i.test(`${before(own, a, 20)} ${after(own, b, 20)}`)
  );
}

const cooking = /\b(?:cook\w*|recipe|roast\w*|bake\w*|meal|oven)\b/i;
/** "20 minutes kneading", "prep under 20 minutes": a step has its own time. */
const stepAfter =
  /^\s*(?:of\s+|in the\s+)?(?:\p{L}+ing|work|prep\p{L}*|hands|active|effort|rest|oven)\b/iu;
const stepBefore =
  /\b(?:prep\w*|work\w*|active|hands[- ]on|knead\w*|rest\w*)(?: time)?(?: of| is|:)?\s*$/i;

/** One time in which a dish is to be ready, and a longer one that it is to cook. */
function areTimesOfADish(own: string, a: Size, b: Size) {
  return (
    cooking.test(own) &&
    (a.isLimit || b.isLimit) &&
    ![a, b].some((size) => stepAfter.test(after(own, size)) || stepBefore.test(before(own, size)))
  );
}

/** Two sizes for the same thing that cannot both hold. */
export function findSizeConflict(own: string): Contradiction[] {
  const sizes = findSizes(own);
  const wished = sizes.filter((size) => isWished(own, size));
  // With more times than two it is a timetable.
  const isTimetable = sizes.filter(({ unit }) => unit in minutesIn).length !== 2;
  for (const [at, a] of wished.entries()) {
    for (const b of wished.slice(at + 1, at + 6)) {
      const conflict =
        conflicts(a, b, wordsIn) ||
        conflicts(a, b, sentencesIn) ||
        (!isTimetable && conflicts(a, b, minutesIn) && areTimesOfADish(own, a, b));
      if (!conflict || !areOfOneText(own, a, b) || isAskedAbout(own, b)) continue;
      return [{ id: "two-sizes", ...inOrder(a, b) }];
    }
  }
  return [];
}

function conflicts(a: Size, b: Size, table: Record<string, [number, number]>) {
  const [inA, inB] = [table[a.unit], table[b.unit]];
  if (!inA || !inB) return false;
  const isBelow = (x: Size, perX: [number, number], y: Size, perY: [number, number]) =>
    x.most * perX[1] < y.least * perY[0];
  return isBelow(a, inA, b, inB) || isBelow(b, inB, a, inA);
}
