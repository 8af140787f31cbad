import type { Contradiction, Span } from "./prompt-reading";

interface Size extends Span {
  unit: string;
  least: number;
  most: number;
}

const numbers: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  single: 1,
  full: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  fifty: 50,
  hundred: 100,
};

const pattern =
  /(?:\b(?<before>exactly|at least|minimum(?: of)?|min|more than|over|at most|max(?:imum)?(?: of)?|no more than|not more than|no longer than|under|below|less than|fewer than|up to|within|only|in|to|just|precisely)\s+)?(?<![\d.,])\b(?<number>\d{1,3}(?:,\d{3})+|\d+|one|two|three|four|five|six|seven|eight|ten|twelve|fifteen|twenty|thirty|fifty|a full|a single|full)[ -](?<unit>words?|sentences?|pages?|lines?|paragraphs?|mins?|minutes?|hours?)\b(?<after> (?:max(?:imum)?|at most|at least|minimum|or more|or less|in total))?/giu;

/** How many words a page, a line or a sentence holds at least and at most: what cannot fit is certain. */
const wordsIn: Record<string, [number, number]> = {
  word: [1, 1],
  sentence: [2, 80],
  line: [1, 25],
  paragraph: [8, 300],
  page: [150, 900],
};
const minutesIn: Record<string, [number, number]> = { min: [1, 1], minute: [1, 1], hour: [60, 60] };

function limits(number: number, marks: string): [number, number] {
  if (/at least|min|(?<!no |not )more than|over|or more/.test(marks))
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

function findSizes(own: string): Size[] {
  return Array.from(own.matchAll(pattern), ({ 0: all, index, groups }) => {
    const { before = "", number = "", unit = "", after = "" } = groups ?? {};
    const word = number.toLowerCase().replace(/^a /, "");
    const value = numbers[word] ?? Number(number.replaceAll(",", ""));
    const [least, most] = limits(value, `${before}${after}`.toLowerCase());
    return {
      start: index,
      end: index + all.length,
      unit: unit.toLowerCase().replace(/s$/, ""),
      least,
      most,
    };
  });
}

/** Parts of the whole may be smaller: "six points of at most 15 words". */
const isOfAPart =
  /\b(?:each|every|per|a (?:day|week|piece)|of|version|sentences?|then|first|second|cut|from|shorten|text|currently|now|it(?:['’]s| is| has)|text is|have|long(?:er)? than)\b/i;

/** Two sizes for the same thing that cannot both hold. */
export function findSizeConflict(own: string): Contradiction[] {
  const sizes = findSizes(own);
  for (const [at, a] of sizes.entries()) {
    for (const b of sizes.slice(at + 1, at + 6)) {
      // With more times than two it is a timetable.
      const areTimes = sizes.length === 2 && isCooking.test(own);
      if (!conflicts(a, b, wordsIn) && !(areTimes && conflicts(a, b, minutesIn))) continue;
      const around = own.slice(Math.max(0, a.start - 20), b.end + 12);
      const firm = /exactly|at least|max|at most|no more|not more/i.test(
        own.slice(b.start - 1, b.end),
      );
      if (isOfAPart.test(around) && !(a.unit === b.unit && firm)) continue;
      if (around.length > 400) continue;
      return [
        {
          id: "two-sizes",
          first: { start: a.start, end: a.end },
          second: { start: b.start, end: b.end },
        },
      ];
    }
  }
  return [];
}

const isCooking = /\b(?:cook\w*|recipe|roast\w*|bake\w*|meal|oven)\b/i;

function conflicts(a: Size, b: Size, table: Record<string, [number, number]>) {
  const [inA, inB] = [table[a.unit], table[b.unit]];
  if (!inA || !inB) return false;
  const isBelow = (x: Size, perX: [number, number], y: Size, perY: [number, number]) =>
    x.most * perX[1] < y.least * perY[0];
  return isBelow(a, inA, b, inB) || isBelow(b, inB, a, inA);
}
