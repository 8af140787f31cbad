import type { Span } from "../learner-words";
import { add, decimal, divide, type Fraction, fraction } from "./fraction";
import { afterNumber, type Unit, unitById } from "./units";

export interface Quantity extends Span {
  value: Fraction;
  /** As it was typed. */
  text: string;
  isPercent: boolean;
  /** The sign of its money, such as "$", or "" where it is none. */
  currency: string;
  unit: Unit | null;
}

const tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
const ones = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const teens = [
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
];

const numberWords = new Map<string, number>([
  ...ones.map((word, index) => [word, index + 1] as const),
  ...teens.map((word, index) => [word, index + 10] as const),
  ...tens.map((word, index) => [word, (index + 2) * 10] as const),
  ["a dozen", 12],
  ["half a dozen", 6],
  ["a hundred", 100],
  ["a thousand", 1000],
]);
for (const [index, ten] of tens.entries()) {
  for (const [small, one] of ones.entries()) {
    numberWords.set(`${ten}-${one}`, (index + 2) * 10 + small + 1);
  }
}

const vulgar: Record<string, readonly [number, number]> = {
  "\u00bd": [1, 2],
  "\u00bc": [1, 4],
  "\u00be": [3, 4],
  "\u2153": [1, 3],
  "\u2154": [2, 3],
  "\u215b": [1, 8],
};

const words = [...numberWords.keys()].sort((one, other) => other.length - one.length).join("|");
const signs = Object.keys(vulgar).join("");

/** A mixed number, a fraction, digits, or a number in words. */
const pattern = new RegExp(
  [
    "(?<![\\p{L}\\d.,/:])",
    "([$\\u20ac\\u00a3] ?)?",
    `(?:(\\d{1,4})(?: (?:and )?(\\d{1,3})/(\\d{1,3})| ?([${signs}]))|([${signs}])|(\\d{1,4})/(\\d{1,4})(?![/\\d])`,
    "|(\\d{1,15}(?:[.,]\\d{1,9}){0,5})(?!\\d|:\\d)",
    `|\\b(${words})\\b(?!-))`,
    "( ?(?:%|percent\\b|per cent\\b|pct\\b)| ?[$\\u20ac\\u00a3](?!\\d)| z\u0142| (?:us )?(?:dollars?|bucks|usd|euros?|eur|cents?|pence)\\b)?",
  ].join(""),
  "giu",
);

const mostQuantities = 200;

export function findQuantities(text: string): Quantity[] {
  const found: Quantity[] = [];
  for (const match of text.matchAll(pattern)) {
    if (found.length >= mostQuantities) break;
    const value = readValue(match);
    if (value === null) continue;
    const before = match[1]?.trim() ?? "";
    const after = match[11]?.trim().toLowerCase() ?? "";
    const isPercent = /^(?:%|per ?cent|pct)/.test(after);
    const { currency, factor } = readCurrency(before, after);
    const end = match.index + match[0].length;
    const unit = isPercent || currency !== "" ? null : readUnit(text, end, match[10] !== undefined);
    // "10k" and "3rd" are not ten and three.
    if (!unit && /^\p{L}/u.test(text.slice(end))) continue;
    found.push({
      value: factor === null ? value : divide(value, factor),
      text: text.slice(match.index, unit?.end ?? end).trim(),
      isPercent,
      currency,
      unit: unit?.unit ?? null,
      start: match.index,
      end: unit?.end ?? end,
    });
  }
  return found;
}

function readValue(match: RegExpMatchArray): Fraction | null {
  const [, , whole, top, bottom, mixedSign, sign, plainTop, plainBottom, digits, word] = match;
  if (whole !== undefined) {
    const part = mixedSign ? ofSign(mixedSign) : ratio(top, bottom);
    return part && add(fraction(BigInt(whole)), part);
  }
  if (sign !== undefined) return ofSign(sign);
  if (plainTop !== undefined) return ratio(plainTop, plainBottom);
  if (digits !== undefined) return readDigits(digits);
  const spoken = numberWords.get(word?.toLowerCase() ?? "");
  return spoken === undefined ? null : fraction(spoken);
}

function ofSign(sign: string) {
  const [top, bottom] = vulgar[sign] ?? [0, 1];
  return fraction(top, bottom);
}

function ratio(top = "", bottom = "") {
  const divisor = BigInt(bottom);
  return divisor === 0n ? null : fraction(BigInt(top), divisor);
}

/** Points and commas part thousands or decimals; what fits neither is no number to be sure of. */
export function readDigits(text: string): Fraction | null {
  if (/^\d+$/.test(text)) return fraction(BigInt(text));
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text)) return decimal(text.replaceAll(",", ""));
  if (/^\d{1,3}(?:\.\d{3})+,\d{1,2}$/.test(text)) {
    return decimal(text.replaceAll(".", "").replace(",", "."));
  }
  if (/^\d{1,3}(?:\.\d{3}){2,}$/.test(text)) return decimal(text.replaceAll(".", ""));
  if (/^\d+\.\d+$/.test(text)) return decimal(text);
  if (/^\d+,\d{1,2}$/.test(text)) return decimal(text.replace(",", "."));
  return null;
}

function readCurrency(
  before: string,
  after: string,
): { currency: string; factor: Fraction | null } {
  if (before !== "") return { currency: before, factor: null };
  if (after === "z\u0142") return { currency: "z\u0142", factor: null };
  if (/^[$\u20ac\u00a3]$/u.test(after)) return { currency: after, factor: null };
  if (/dollar|bucks|usd/.test(after)) return { currency: "$", factor: null };
  if (/eur/.test(after)) return { currency: "\u20ac", factor: null };
  if (/^cents?$/.test(after)) return { currency: "$", factor: fraction(100) };
  if (after === "pence") return { currency: "\u00a3", factor: fraction(100) };
  return { currency: "", factor: null };
}

function readUnit(text: string, end: number, isWord: boolean) {
  // "2 US cups" and "1 level tablespoon": the word between does not change what is measured.
  const kind =
    /^ (?:u\.?s\.?|uk|u\.k\.|british|american|metric|imperial|level|heaped|heaping|full|large|small) /i;
  const between = kind.exec(text.slice(end, end + 16))?.[0].trimEnd().length ?? 0;
  const rest = text.slice(end + between, end + between + 24);
  for (const { id, pattern: name } of afterNumber) {
    const match = name.exec(rest);
    const found = match && unitById(id);
    // "two m" is hardly two meters, and "one in ten" no inch.
    if (!found || (isWord && match[0].replace(/\P{L}/gu, "").length < 3)) continue;
    return { unit: found, end: end + between + match[0].length };
  }
  return null;
}
