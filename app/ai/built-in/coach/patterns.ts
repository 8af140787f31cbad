import type { Word } from "./words";

/**
 * A small language for phrases, so that the word lists stay lists:
 * `#` a number, `_` any word, `a|b` either word, `...` up to three words; a trailing `?` makes a
 * word optional.
 */
interface Part {
  kind: "word" | "any" | "gap";
  words: ReadonlySet<string>;
  takesNumber: boolean;
  optional: boolean;
}

const noWords: ReadonlySet<string> = new Set();

export interface PhraseList {
  byFirst: Map<string, Part[][]>;
  /** Those that may begin with any word. */
  open: Part[][];
}

export interface Match {
  from: number;
  /** The index after the last word. */
  to: number;
}

function compilePart(source: string): Part {
  const optional = source.endsWith("?");
  const body = optional ? source.slice(0, -1) : source;
  if (body === "_") return { kind: "any", words: noWords, takesNumber: false, optional };
  if (body === "...") return { kind: "gap", words: noWords, takesNumber: false, optional: true };

  const words = new Set(body.split("|"));
  return { kind: "word", words, takesNumber: words.delete("#"), optional };
}

export function compilePhrases(source: string): PhraseList {
  const list: PhraseList = { byFirst: new Map(), open: [] };
  for (const line of source.split("\n")) {
    const parts = line.trim().split(/\s+/).filter(Boolean).map(compilePart);
    if (parts.length > 0) addPhrase(list, parts);
  }
  return list;
}

function addPhrase(list: PhraseList, parts: Part[]) {
  const starts = new Set<string>();
  for (const part of parts) {
    if (part.kind === "any" || part.kind === "gap") return list.open.push(parts);
    if (part.takesNumber) starts.add("#");
    for (const word of part.words) starts.add(word);
    if (!part.optional) break;
  }
  for (const start of starts) {
    const same = list.byFirst.get(start);
    if (same) same.push(parts);
    else list.byFirst.set(start, [parts]);
  }
}

/** The index after the match, or -1. A phrase never runs over a pause in the sentence. */
function matchFrom(words: readonly Word[], at: number, parts: Part[], part: number): number {
  const wanted = parts[part];
  if (!wanted) return at;
  const word = words[at];
  const isOpen = word !== undefined && (part === 0 || word.before === "");
  const step = isOpen && fits(word, wanted) ? 1 : 0;
  if (wanted.kind === "gap") {
    for (let length = 0; length <= 3; length++) {
      const end = matchFrom(words, at + length, parts, part + 1);
      if (end >= 0) return end;
      if (words[at + length]?.before !== "") return -1;
    }
    return -1;
  }
  if (step) {
    const end = matchFrom(words, at + 1, parts, part + 1);
    if (end >= 0) return end;
  }
  return wanted.optional ? matchFrom(words, at, parts, part + 1) : -1;
}

function fits(word: Word, part: Part) {
  if (word.isQuoted) return part.kind === "any";
  if (part.kind !== "word") return true;
  return part.words.has(word.text) || (part.takesNumber && word.isNumber);
}

/** The longest phrase that begins at this word. */
function matchAt(words: readonly Word[], at: number, list: PhraseList): Match | null {
  const word = words[at];
  if (!word) return null;
  let to = -1;
  const candidates = [
    list.byFirst.get(word.text),
    word.isNumber && list.byFirst.get("#"),
    list.open,
  ];
  for (const phrases of candidates) {
    if (!phrases) continue;
    for (const parts of phrases) to = Math.max(to, matchFrom(words, at, parts, 0));
  }
  return to > at ? { from: at, to } : null;
}

export function findPhrases(words: readonly Word[], list: PhraseList): Match[] {
  const matches: Match[] = [];
  for (let at = 0; at < words.length; at++) {
    const match = matchAt(words, at, list);
    if (!match) continue;
    matches.push(match);
    at = match.to - 1;
  }
  return matches;
}
