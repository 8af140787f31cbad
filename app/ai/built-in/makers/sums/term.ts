import { add, divide, type Fraction, hundred, multiply, subtract } from "./fraction";
import type { Quantity } from "./quantities";
import type { Reading } from "./reading";
import { rounded, show, type Worked } from "./working";

/** An expression and its value: what is shown is what was worked out. */
export interface Term {
  value: Fraction;
  text: string;
  currency: string;
  /** How tightly it holds together: a sum needs brackets in a product. */
  level: "sum" | "product" | "whole";
}

export function given({ value, currency }: Pick<Quantity, "value" | "currency">): Term {
  return { value, text: show(value, { currency }), currency, level: "whole" };
}

export function plainTerm(value: Fraction): Term {
  return given({ value, currency: "" });
}

function inBrackets({ text, level }: Term, isTight: boolean) {
  return level === "sum" || (isTight && level === "product") ? `(${text})` : text;
}

export function plus(...terms: readonly Term[]): Term {
  const [first, ...rest] = terms;
  if (!first) throw new Error("A sum has at least one part.");
  if (rest.length === 0) return first;
  return {
    value: terms.map(({ value }) => value).reduce(add),
    text: terms.map(({ text }) => text).join(" + "),
    currency: terms.find(({ currency }) => currency !== "")?.currency ?? "",
    level: "sum",
  };
}

export function minus(from: Term, ...terms: readonly Term[]): Term {
  return {
    value: terms.reduce((rest, { value }) => subtract(rest, value), from.value),
    text: [from.text, ...terms.map((each) => inBrackets(each, false))].join(" \u2212 "),
    currency: from.currency || (terms[0]?.currency ?? ""),
    level: "sum",
  };
}

export function times(one: Term, other: Term): Term {
  return {
    value: multiply(one.value, other.value),
    text: `${inBrackets(one, false)} \u00d7 ${inBrackets(other, true)}`,
    currency: one.currency || other.currency,
    level: "product",
  };
}

/** The divisor must not be zero. */
export function over(one: Term, other: Term): Term {
  return {
    value: divide(one.value, other.value),
    text: `${inBrackets(one, false)} \u00f7 ${inBrackets(other, true)}`,
    currency: other.currency === "" ? one.currency : "",
    level: "product",
  };
}

/** 12 percent more is times 1.12. */
export function percentFactor(percent: Fraction, sign: 1 | -1): Term {
  const part = divide(percent, hundred);
  return plainTerm(sign > 0 ? add(oneWhole, part) : subtract(oneWhole, part));
}

const oneWhole: Fraction = { n: 1n, d: 1n };

interface Outcome {
  name?: string;
  term: Term;
  unit?: string;
}

/** What was understood in plain words, each expression with its value, and the results. */
export function workedFrom(
  reading: Reading,
  understood: string,
  outcomes: readonly Outcome[],
  used: readonly number[],
  notes: readonly string[] = [],
): Worked {
  const results = outcomes.map(({ name, term, unit }) => {
    const value = writeTerm(term, unit);
    const short = rounded(term.value, reading);
    const asked = short
      ? `, rounded as you asked ${writeTerm({ ...term, value: short }, unit)}`
      : "";
    return `${name ? `${name}: ` : ""}**${value}**${asked}`;
  });
  return {
    title: `I read this as: ${understood}`,
    steps: outcomes
      .filter(({ term }) => term.level !== "whole")
      .map(
        ({ name, term, unit }) =>
          `${name ? `${name}: ` : ""}${term.text} = **${writeTerm(term, unit)}**`,
      ),
    result: results.join("; "),
    notes,
    used,
  };
}

export function writeTerm({ value, currency }: Pick<Term, "value" | "currency">, unit = "") {
  return `${show(value, { currency })}${unit && ` ${unit}`}`;
}
