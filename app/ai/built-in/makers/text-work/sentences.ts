import { readTerms } from "../../../../search/terms";
import { countWords } from "./task";

export interface Sentence {
  text: string;
  /** Counted from 1. */
  paragraph: number;
  place: number;
  words: number;
}

const mostSentences = 400;
/** A sentence about what was asked for goes before any other. */
const focusWeight = 8;
const abbreviation =
  /(?:\b(?:mr|mrs|ms|dr|prof|st|no|nr|vs|etc|approx|e\.g|i\.e|a\.m|p\.m|inc|tel|fig|jan|feb|mar|apr|aug|sept?|oct|nov|dec)\.|\b\p{Lu}\.)$/iu;

/** Sentences in their order; a line of a list is one of its own. */
export function splitSentences(text: string): Sentence[] {
  const found: Sentence[] = [];
  for (const [index, paragraph] of text
    .split(/\n\s*\n/)
    .filter((each) => each.trim() !== "")
    .entries()) {
    for (const line of paragraph.split("\n")) {
      for (const piece of splitLine(line.replace(/^\s*(?:[-*+\u2022]|\d+[.)])\s+/, ""))) {
        if (found.length >= mostSentences) return found;
        found.push({
          text: piece,
          paragraph: index + 1,
          place: found.length,
          words: countWords(piece),
        });
      }
    }
  }
  return found;
}

function splitLine(line: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  for (const match of line.matchAll(/[.?!]+["')]*\s+(?=["'(]?[\p{Lu}\d])/gu)) {
    const end = match.index + match[0].trimEnd().length;
    if (abbreviation.test(line.slice(start, end))) continue;
    pieces.push(line.slice(start, end));
    start = match.index + match[0].length;
  }
  pieces.push(line.slice(start));
  return pieces.map((piece) => piece.trim()).filter((piece) => /[\p{L}\p{N}]/u.test(piece));
}

/** A text that is cut short keeps its amounts and dates before what nobody asked about. */
const fact = /\d|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i;

/** A sentence with an amount speaks of money without saying so. */
const moneyTerm = /^(?:mone|cost|budget|financ|expens|spend)/;
const amount = /[$\u20ac\u00a3]\s?\d/;

/**
 * The sentences from the most telling one down: those whose words the text comes back to. A word
 * that was covered counts less for the next, so that no two say the same.
 */
export function rankSentences(
  sentences: readonly Sentence[],
  focus: readonly string[],
  keepsFacts = false,
): Sentence[] {
  const terms = sentences.map(({ text }) => [...new Set(readTerms(text).map(({ term }) => term))]);
  const weights = new Map<string, number>();
  for (const term of terms.flat()) weights.set(term, (weights.get(term) ?? 0) + 1);
  for (const [term, count] of weights) weights.set(term, count === 1 ? 0.2 : Math.log(1 + count));
  const isAboutMoney = focus.some((term) => moneyTerm.test(term));
  const isInFocus = terms.map(
    (each, index) =>
      each.some((term) => focus.includes(term)) ||
      (isAboutMoney && amount.test(sentences[index]?.text ?? "")),
  );

  const factWeight = isInFocus.includes(true) ? 6 : 100;
  const left = new Set(sentences.map((_, index) => index));
  const ranked: Sentence[] = [];
  while (left.size > 0 && ranked.length < sentences.length) {
    let best = -1;
    let most = -1;
    for (const index of left) {
      const isFact = keepsFacts && fact.test(sentences[index]?.text ?? "");
      const about = (isInFocus[index] ? focusWeight : 1) * (isFact ? factWeight : 1);
      const worth = about * worthOf(sentences[index], terms[index] ?? [], weights);
      if (worth > most) {
        most = worth;
        best = index;
      }
    }
    const chosen = sentences[best];
    if (!chosen) break;
    left.delete(best);
    ranked.push(chosen);
    for (const term of terms[best] ?? []) weights.set(term, (weights.get(term) ?? 0) * 0.4);
    if (ranked.length >= 60) break; // nobody asks for more, and the work grows with their square
  }
  const rest = [...left].flatMap((index) => sentences[index] ?? []);
  return [...ranked, ...rest];
}

function worthOf(
  sentence: Sentence | undefined,
  terms: readonly string[],
  weights: ReadonlyMap<string, number>,
) {
  if (!sentence) return 0;
  const sum = terms.reduce((total, term) => total + (weights.get(term) ?? 0), 0);
  let worth = sum / Math.max(4, terms.length) ** 0.5;
  if (sentence.place === 0) worth *= 1.25;
  if (sentence.words < 5) worth *= 0.4;
  if (sentence.text.endsWith("?")) worth *= 0.6;
  if (
    /^(?:But|And|Or|So|This|That|These|Those|It|They|He|She|Then|However|Also)\b/.test(
      sentence.text,
    )
  )
    worth *= 0.8;
  return worth;
}
