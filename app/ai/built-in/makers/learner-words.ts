import { inertLine } from "./inert";

export interface Span {
  start: number;
  end: number;
}

export interface Word extends Span {
  /** Lower case, American spelling, without a possessive ending. */
  text: string;
  /** Nothing but a space or a hyphen stands between this word and the one before. */
  isJoined: boolean;
}

/** Longer texts are read up to here, so that none can keep a reader busy. */
const readLimit = 2500;

const wordPattern = /\d+(?:[.,:/]\d+)*|[\p{L}\p{M}]+(?:'\p{L}+)*/gu;

const americanSpelling = new Map(
  Object.entries({
    aeroplane: "airplane",
    aluminium: "aluminum",
    centre: "center",
    centred: "centered",
    colour: "color",
    coloured: "colored",
    colourful: "colorful",
    colours: "colors",
    cosy: "cozy",
    grey: "gray",
    greyscale: "grayscale",
    harbour: "harbor",
    jewellery: "jewelry",
    metre: "meter",
    metres: "meters",
    mould: "mold",
    moustache: "mustache",
    mum: "mom",
    neighbour: "neighbor",
    neighbours: "neighbors",
    plough: "plow",
    theatre: "theater",
    tyre: "tire",
    watercolour: "watercolor",
    watercolours: "watercolors",
  }),
);

/** The same text, as long as before, with plain quotes, dashes and spaces. */
export function plainSigns(text: string) {
  return text
    .slice(0, readLimit)
    .replace(/[\u2018\u2019\u201b\u00b4]/g, "'")
    .replace(/[\u201c\u201d\u201e\u201f\u00ab\u00bb]/g, '"')
    .replace(/[\u2013\u2014\u2212]/g, "-")
    .replace(/(?!\n)[\p{Cc}\p{Cf}\p{Zs}]/gu, (sign) => " ".repeat(sign.length));
}

export function splitWords(text: string): Word[] {
  const words: Word[] = [];
  let end = 0;
  for (const match of text.matchAll(wordPattern)) {
    const raw = match[0].toLowerCase().replace(/'s$/, "");
    words.push({
      text: americanSpelling.get(raw) ?? raw,
      start: match.index,
      end: match.index + match[0].length,
      isJoined: words.length > 0 && /^(?: {1,3}|-)$/.test(text.slice(end, match.index)),
    });
    end = match.index + match[0].length;
  }
  return words;
}

export interface Term<Meaning> {
  words: readonly string[];
  meaning: Meaning;
}

/** Terms by their first word, long ones first. */
export type Lexicon<Meaning> = ReadonlyMap<string, readonly Term<Meaning>[]>;

export interface FoundTerm<Meaning> extends Span {
  meaning: Meaning;
  /** Index of the first word, and of the one after the last. */
  from: number;
  to: number;
}

/** Each entry is a list with commas, such as `oil painting, oil on canvas`. */
export function buildLexicon<Meaning>(entries: Iterable<readonly [string, Meaning]>) {
  const lexicon = new Map<string, Term<Meaning>[]>();
  for (const [list, meaning] of entries) {
    for (const term of list.split(",")) {
      const words = term
        .trim()
        .split(/[\s-]+/)
        .filter(Boolean);
      const first = words[0];
      if (first === undefined) continue;
      const same = lexicon.get(first);
      if (same) same.push({ words, meaning });
      else lexicon.set(first, [{ words, meaning }]);
    }
  }
  for (const terms of lexicon.values()) terms.sort((a, b) => b.words.length - a.words.length);
  return lexicon;
}

/** A word and what it may be the plural of. */
function forms(word: string) {
  if (word.length < 4 || !word.endsWith("s") || word.endsWith("ss")) return [word];
  const all = [word, word.slice(0, -1)];
  if (word.endsWith("es")) all.push(word.slice(0, -2));
  if (word.endsWith("ies")) all.push(`${word.slice(0, -3)}y`);
  return all;
}

function fits<Meaning>(words: readonly Word[], at: number, term: Term<Meaning>) {
  return term.words.every((wanted, index) => {
    const word = words[at + index];
    if (!word || (index > 0 && !word.isJoined)) return false;
    return index === term.words.length - 1
      ? forms(word.text).includes(wanted)
      : word.text === wanted;
  });
}

/**
 * The terms in a text, the longest at each place and no two on the same words.
 * One term may have several meanings.
 */
export function findTerms<Meaning>(words: readonly Word[], lexicon: Lexicon<Meaning>) {
  const found: FoundTerm<Meaning>[] = [];
  for (let at = 0; at < words.length; ) {
    const here = termsAt(words, at, lexicon);
    const length = here[0]?.words.length ?? 0;
    const last = words[at + length - 1];
    const first = words[at];
    if (first && last) {
      for (const { meaning } of here) {
        found.push({ meaning, from: at, to: at + length, start: first.start, end: last.end });
      }
    }
    at += Math.max(1, length);
  }
  return found;
}

function termsAt<Meaning>(words: readonly Word[], at: number, lexicon: Lexicon<Meaning>) {
  const first = words[at]?.text ?? "";
  const candidates = forms(first).flatMap((form) => lexicon.get(form) ?? []);
  const fitting = candidates.filter((term) => fits(words, at, term));
  const longest = Math.max(0, ...fitting.map((term) => term.words.length));
  return fitting.filter((term) => term.words.length === longest);
}

/** Blank instead of these parts, as long as before. */
export function blank(text: string, spans: readonly Span[]) {
  let result = "";
  let from = 0;
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    if (end <= from) continue;
    const begin = Math.max(from, start);
    result += text.slice(from, begin) + text.slice(begin, end).replace(/[^\n]/g, " ");
    from = end;
  }
  return result + text.slice(from);
}

/** Without the blanks at both ends. */
export function trimSpan(text: string, { start, end }: Span): Span {
  const part = text.slice(start, end);
  const left = part.length - part.trimStart().length;
  return { start: start + left, end: start + Math.max(left, part.trimEnd().length) };
}

export function spansOf(text: string, pattern: RegExp): Span[] {
  return Array.from(text.matchAll(pattern), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Cut back to the end of the last whole word. */
export function wholeWords(text: string, { start, end }: Span): Span {
  const cutsWord = /\w/.test(text[end] ?? "") && /\w/.test(text[end - 1] ?? "");
  const space = text.lastIndexOf(" ", end - 1);
  return trimSpan(text, { start, end: cutsWord && space > start ? space : end });
}

/** A learner's words in quotation marks, on one line, so that markdown shows them as typed. */
export function quote(text: string, limit = 90) {
  if (/^--[a-z]+(?: [\w:.]+)?$/i.test(text)) return `\`${text}\``;
  return `"${inertLine(text.replace(/^[\s,;:.]+|[\s,;:-]+$/g, ""), limit)}"`;
}
