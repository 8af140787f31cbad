import {
  add,
  compare,
  divide,
  type Fraction,
  fraction,
  isWhole,
  multiply,
  subtract,
  write,
} from "./fraction";
import { readDigits } from "./quantities";
import type { Reading } from "./reading";
import { rounded, type Worker } from "./working";

type Sign = "+" | "-" | "*" | "/" | "^" | "(" | ")";
type Token = Sign | Fraction;

const wordSigns: readonly [RegExp, string][] = [
  [/\bdivide (\d[\d.,]*) by (?=\d)/gi, "$1 / "],
  [/\bmultiply (\d[\d.,]*) (?:by|with) (?=\d)/gi, "$1 * "],
  [/\bsubtract (\d[\d.,]*) from (\d[\d.,]*)/gi, "$2 - $1"],
  [/(\d)\s+(?:divided by|over)\s+(?=[(\d])/gi, "$1 / "],
  [/(\d|\))\s+(?:times|multiplied by|x)\s+(?=[(\d])/gi, "$1 * "],
  [/(\d|\))\s+plus\s+(?=[(\d])/gi, "$1 + "],
  [/(\d|\))\s+minus\s+(?=[(\d])/gi, "$1 - "],
  [/(\d|\))\s+to the power of\s+(?=[(\d])/gi, "$1 ^ "],
  [/(\d|\))\s+squared\b/gi, "$1 ^ 2"],
  [/(\d)x(?=\d)/gi, "$1*"],
  [/[\u00d7\u00b7]/g, "*"],
  [/[\u00f7]/g, "/"],
  [/\*\*/g, "^"],
];

/** Digits, signs and brackets in a row, with an operator between two of them. */
const written = /[(\d][\d.,()+*/^ \t-]*[\d)]/g;
const longestSum = 200;
const mostTokens = 60;
const mostSteps = 24;
const largestPower = 12n;

/** A sum that somebody wrote as a sum, such as "12 * (3 + 4)". */
export const expression: Worker = (reading) => {
  // Money signs may stand in it; dates and clock times must not.
  const typed = wordSigns.reduce(
    (text, [pattern, sign]) => text.replace(pattern, sign),
    cleaned(reading),
  );
  const candidate = longest(typed);
  if (!candidate) return null;
  const tokens = tokenize(candidate);
  if (!tokens) return null;
  const steps: string[] = [];
  const outcome = calculate(tokens, steps);
  if (typeof outcome === "string")
    return { lacking: outcome, used: placesIn(reading, tokens, candidate) };
  const short = rounded(outcome, reading);
  return {
    title: "The sum as you wrote it",
    steps,
    result: `**${pretty(tokens)} = ${write(outcome)}**${short ? `, rounded as you asked ${write(short)}` : ""}`,
    notes:
      steps.length > 1
        ? ["Brackets come first, then powers, then times and divided by, then plus and minus."]
        : [],
    used: placesIn(reading, tokens, candidate),
  };
};

function cleaned({ text, dates }: Reading) {
  let result = text;
  for (const { start, end } of dates) {
    result = `${result.slice(0, start)}${";".repeat(end - start)}${result.slice(end)}`;
  }
  return result.replace(/[$\u20ac\u00a3]/g, " ").replace(/\d{1,2}:\d{2}/g, ";");
}

function longest(text: string) {
  const rows = (text.match(written) ?? []).filter(({ length }) => length <= longestSum);
  const alone = text.replace(
    /^\s*(?:what is|what's|calculate|compute|solve|work out)?\s*|[\s=?.]+$/gi,
    "",
  );
  const found = rows.filter((row) => isSum(row) || (row === alone && /\d\s*[-/]\s*\d/.test(row)));
  return found.sort((one, other) => other.length - one.length)[0];
}

function isSum(candidate: string) {
  // "2-3 people", "1/2 cup" and "24/7" are no sums; "2 - 3" and "(2-3)" are.
  if (
    !/[\d)]\s*[+*^]\s*[\d(]|[\d)] +[-/] +[\d(]|\(.*[-/].*\)|\d\s*[-/]\s*\(|\)\s*[-/]\s*\d/.test(
      candidate,
    )
  ) {
    return false;
  }
  return !/\d\s+\d/.test(candidate) && count(candidate, "(") === count(candidate, ")");
}

function count(text: string, sign: string) {
  return text.split(sign).length - 1;
}

function tokenize(text: string): Token[] | null {
  const tokens: Token[] = [];
  for (const part of text.match(/\d+(?:[.,]\d+)*|[-+*/^()]/g) ?? []) {
    if (!/\d/.test(part)) tokens.push(part as Sign);
    else {
      const value = readDigits(part);
      if (!value) return null;
      tokens.push(value);
    }
  }
  return tokens.length <= mostTokens ? tokens : null;
}

function isValue(token: Token | undefined): token is Fraction {
  return typeof token === "object";
}

/** Works inward out, one operation a step; a sentence where it cannot be done. */
function calculate(all: readonly Token[], steps: string[]): Fraction | string {
  let tokens = withSigns(all);
  for (let guard = 0; guard < mostTokens * 2; guard++) {
    const only = tokens[0];
    if (tokens.length === 1 && isValue(only)) return only;
    const inner = innermost(tokens);
    if (!inner) return "I could not read this sum: a number or a bracket is missing.";
    const { start, end } = inner;
    if (end - start === 1) {
      tokens = [
        ...tokens.slice(0, start - 1),
        ...tokens.slice(start, end),
        ...tokens.slice(end + 1),
      ];
      continue;
    }
    const at = nextOperator(tokens, start, end);
    const [left, sign, right] = tokens.slice(at - 1, at + 2);
    if (at < 0 || !isValue(left) || !isValue(right) || isValue(sign) || sign === undefined) {
      return "I could not read this sum: two signs stand side by side, or a number is missing.";
    }
    const value = operate(left, sign, right);
    if (typeof value === "string") return value;
    if (steps.length < mostSteps)
      steps.push(`${write(left, 4)} ${spoken(sign)} ${write(right, 4)} = **${write(value, 4)}**`);
    tokens = [...tokens.slice(0, at - 1), value, ...tokens.slice(at + 2)];
  }
  return "This sum is too long for me.";
}

/** A minus in front of a number belongs to it. */
function withSigns(tokens: readonly Token[]) {
  const result: Token[] = [];
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1];
    const isSign = token === "-" && (before === undefined || (!isValue(before) && before !== ")"));
    const next = tokens[index + 1];
    if (isSign && isValue(next)) continue;
    const beforeThat = tokens[index - 2];
    const isNegative =
      isValue(token) &&
      before === "-" &&
      (index === 1 || (beforeThat !== undefined && !isValue(beforeThat) && beforeThat !== ")"));
    result.push(isNegative && isValue(token) ? subtract(fraction(0), token) : token);
  }
  return result;
}

/** The place between the brackets that hold no others, or the whole. */
function innermost(tokens: readonly Token[]) {
  const end = tokens.indexOf(")");
  if (end < 0) return tokens.includes("(") ? null : { start: 0, end: tokens.length };
  const start = tokens.lastIndexOf("(", end);
  return start < 0 || end - start === 1 ? null : { start: start + 1, end };
}

function nextOperator(tokens: readonly Token[], start: number, end: number) {
  for (const group of [["^"], ["*", "/"], ["+", "-"]]) {
    for (let at = start; at < end; at++) {
      const token = tokens[at];
      if (typeof token === "string" && group.includes(token)) return at;
    }
  }
  return -1;
}

function operate(left: Fraction, sign: Sign, right: Fraction): Fraction | string {
  switch (sign) {
    case "+":
      return add(left, right);
    case "-":
      return subtract(left, right);
    case "*":
      return multiply(left, right);
    case "/":
      return right.n === 0n ? "Nothing can be divided by zero." : divide(left, right);
    case "^":
      return power(left, right);
    default:
      return "I could not read this sum.";
  }
}

function power(base: Fraction, exponent: Fraction): Fraction | string {
  if (!isWhole(exponent) || exponent.n < 0n || exponent.n > largestPower) {
    return `I calculate powers from 0 to ${largestPower} only.`;
  }
  return fraction(base.n ** exponent.n, base.d ** exponent.n);
}

function spoken(sign: Sign) {
  const shown: Partial<Record<Sign, string>> = {
    "*": "\u00d7",
    "/": "\u00f7",
    "-": "\u2212",
    "^": "to the power of",
  };
  return shown[sign] ?? sign;
}

function pretty(tokens: readonly Token[]) {
  return tokens
    .map((token) => (isValue(token) ? write(token, 4) : spoken(token)))
    .join(" ")
    .replace(/\( /g, "(")
    .replace(/ \)/g, ")");
}

function placesIn({ quantities }: Reading, tokens: readonly Token[], candidate: string) {
  const values = tokens.filter(isValue);
  return quantities.flatMap(({ value, text }, place) =>
    candidate.includes(text) || values.some((each) => compare(each, value) === 0) ? [place] : [],
  );
}
