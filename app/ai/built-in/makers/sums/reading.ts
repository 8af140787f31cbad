import { plainSigns, type Span } from "../learner-words";
import { type FoundDate, findDates } from "./dates";
import { isUnsurePoint, plainFigures } from "./figures";
import { type Direction, type Fraction, fraction } from "./fraction";
import { findQuantities, type Quantity } from "./quantities";

/**
 * A prompt with its numbers taken out. In `marked`, each stands as a sign with its place in
 * `quantities`: `m0` money, `p1` percent, `u2` with a unit, `n3` any other; dates are `d0`.
 * So a rule can say "from {m} to {m}" whatever the numbers look like.
 */
export interface Reading {
  text: string;
  marked: string;
  quantities: readonly Quantity[];
  dates: readonly FoundDate[];
  rounding: Rounding | null;
  /** Digits that are no number, date or rounding to be sure of, such as "10k" or "7:45". */
  unread: readonly (Span & { text: string })[];
}

export interface Rounding {
  step: Fraction;
  direction: Direction;
}

export function readSum(prompt: string): Reading {
  const text = plainFigures(plainSigns(prompt).replace(/[{}]/g, " "));
  const dates = withYears(findDates(text));
  const asked = readRounding(text);
  const quantities = findQuantities(blankOut(text, asked ? [...dates, asked.span] : dates)).filter(
    (each) => !isPronoun(each) && !isUnsurePoint(each.text, each.currency !== "", text),
  );
  return {
    text,
    marked: mark(text, quantities, dates),
    quantities,
    dates,
    rounding: asked?.rounding ?? null,
    unread: findUnread(text, [...quantities, ...dates, ...(asked ? [asked.span] : [])]),
  };
}

/** "Which one": counts nothing. */
function isPronoun({ text, unit, currency, isPercent }: Quantity) {
  return /^one$/i.test(text) && !unit && currency === "" && !isPercent;
}

/** "2 June 2026, so 2 June plus 90 days": the same day. */
function withYears(dates: readonly FoundDate[]): FoundDate[] {
  return dates.map((found) => {
    const { date } = found;
    if (!date || date.year !== null) return found;
    const same = dates.find(
      ({ date: other }) =>
        other && other.year !== null && other.month === date.month && other.day === date.day,
    );
    return same ? { ...found, date: same.date } : found;
  });
}

function findUnread(text: string, read: readonly Span[]) {
  const rest = blankOut(text, read);
  return Array.from(rest.matchAll(/[\p{L}]?\d[\p{L}\d.,:/-]*/gu), ({ 0: all, index }) => {
    const found = all.replace(/[.,:/-]+$/, "");
    return { text: found, start: index, end: index + found.length };
  });
}

function blankOut(text: string, spans: readonly Span[]) {
  let result = text;
  for (const { start, end } of spans) {
    result = result.slice(0, start) + "\u0001".repeat(end - start) + result.slice(end);
  }
  return result;
}

function mark(text: string, quantities: readonly Quantity[], dates: readonly FoundDate[]) {
  const signs = [
    ...quantities.map((each, at) => ({ ...each, sign: `{${kindOf(each)}${at}}` })),
    ...dates.map(({ start, end }, at) => ({ start, end, sign: `{d${at}}` })),
  ].sort((one, other) => other.start - one.start);
  let result = text;
  for (const { start, end, sign } of signs) {
    result = result.slice(0, start) + sign + result.slice(end);
  }
  return result.toLowerCase();
}

function kindOf({ isPercent, currency, unit }: Quantity) {
  if (isPercent) return "p";
  if (currency !== "") return "m";
  return unit ? "u" : "n";
}

/**
 * A pattern over the marked text: `{n}` any plain number, `{m}` money, `{p}` percent, `{u}` with a
 * unit, `{x}` money or a plain number, `{d}` a date.
 */
export function rule(source: string) {
  const kinds: Record<string, string> = {
    n: "n",
    m: "m",
    p: "p",
    u: "u",
    x: "[mn]",
    d: "d",
    a: "[mnu]",
  };
  const filled = source.replace(/\{(\w)\}/g, (_, kind: string) => `\\{${kinds[kind]}(\\d+)\\}`);
  return new RegExp(filled, "g");
}

export interface Hit {
  /** The places of what stood in the rule's gaps. */
  places: number[];
  at: number;
  text: string;
}

export function findRule({ marked }: Reading, pattern: RegExp): Hit[] {
  return Array.from(marked.matchAll(pattern), (match) => ({
    places: match
      .slice(1)
      .filter((place) => place !== undefined)
      .map(Number),
    at: match.index,
    text: match[0],
  }));
}

const roundingWords =
  /\bround(?:ed|ing)?(?: off)?\b(?:[^.;?!\n]|\.(?=\d)){0,50}?\b(?:to|at|in|on|after|nearest|next|full|whole|with|down|up)\b ?(?:(?:the|a|an|to|nearest|next|full|whole) )*((?:no|zero|one|two|three|1|2|3) )?((?:5|five|10|ten) cents|cents?|pennies|penny|dollars?|euros?|pounds?|whole|full|grams?|g|ml|milliliters?|degrees?|numbers?|integers?|tens?|10|fives?|5|hundreds?|100|decimals?(?: places?)?|half)\b/i;
const wholeWords = /\b(?:whole|full) (?:numbers?|grams?|dollars?|euros?|milliliters?|degrees?)\b/i;

function readRounding(text: string): { rounding: Rounding; span: Span } | null {
  const asked = roundingWords.exec(text) ?? wholeWords.exec(text);
  if (!asked) return null;
  const [phrase, digits = "", word = "whole"] = asked;
  const direction = /\bup\b/i.test(phrase) ? "up" : /\bdown\b/i.test(phrase) ? "down" : "nearest";
  return {
    rounding: { step: stepOf(word.toLowerCase(), digits.trim().toLowerCase()), direction },
    // What is rounded may stand between "round" and "to".
    span: {
      start: asked.index + phrase.length - digits.length - word.length,
      end: asked.index + phrase.length,
    },
  };
}

function stepOf(word: string, digits: string) {
  if (/^(?:5|five) cents/.test(word)) return fraction(1, 20);
  if (/^(?:10|ten) cents/.test(word)) return fraction(1, 10);
  if (/^(?:cents?|penn)/.test(word)) return fraction(1, 100);
  if (word.startsWith("decimal")) {
    const count = ["no", "zero", "one", "1", "two", "2", "three", "3"].indexOf(digits || "two");
    return fraction(1, 10n ** BigInt(count < 2 ? 0 : count >> 1));
  }
  if (/^(?:tens?|10)$/.test(word)) return fraction(10);
  if (/^(?:fives?|5)$/.test(word)) return fraction(5);
  if (/^(?:hundreds?|100)$/.test(word)) return fraction(100);
  return word === "half" ? fraction(1, 2) : fraction(1);
}
