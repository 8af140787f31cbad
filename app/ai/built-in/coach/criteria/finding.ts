import type { LanguagePack } from "../pack";
import type { Match } from "../patterns";
import { quoteWords, type Reading } from "../reading";
import { sentenceEnd, type Word } from "../words";

/** What one criterion found: how much of it is there (0 to 1), and the learner's words for it. */
export interface Finding {
  level: number;
  quotes: string[];
  /** The quotation worth praising, and what it settles. */
  best?: { kind: string; quote: string };
  /** The parts that were found, such as "length" or "reader"; the next step asks for another. */
  kinds: string[];
  isNeeded: boolean;
}

const mostQuotes = 3;

export function nothingFound(isNeeded = true): Finding {
  return { level: 0, quotes: [], kinds: [], isNeeded };
}

/** Up to three quotations, in the order typed, without those that lie inside another. */
export function quoteMatches(reading: Reading, matches: readonly Match[]) {
  const longest = [...matches].sort((a, b) => b.to - b.from - (a.to - a.from));
  const chosen: Match[] = [];
  for (const match of longest) {
    if (chosen.length === mostQuotes) break;
    if (chosen.every(({ from, to }) => match.to <= from || to <= match.from)) chosen.push(match);
  }
  return chosen
    .sort((a, b) => a.from - b.from)
    .map(({ from, to }) => quoteWords(reading, from, to))
    .filter(Boolean);
}

/** A word with a meaning of its own: not grammar, not a number, not "something nice". */
export function isContent(word: Word | undefined, pack: LanguagePack) {
  if (!word || word.isNumber || word.text.length < 2) return false;
  if (word.isQuoted) return true;
  return !pack.words.functionWords.has(word.text) && !pack.words.vagueWords.has(word.text);
}

/** A word that names what the prompt is about, not the kind of answer or its reader. */
export function isSubject(word: Word | undefined, pack: LanguagePack) {
  if (!word || !isContent(word, pack)) return false;
  if (word.isQuoted) return true;
  const { text } = word;
  return !(
    pack.words.promptWords.has(text) ||
    pack.words.textKinds.has(text) ||
    pack.words.layouts.has(text) ||
    pack.words.people.has(text) ||
    pack.words.tones.has(text) ||
    pack.words.fillers.has(text)
  );
}

/** "Audience: parents of toddlers": a heading and what stands behind it. */
export function findLabelled(
  words: readonly Word[],
  labels: ReadonlySet<string>,
  pack: LanguagePack,
): Match[] {
  return words.flatMap(({ text }, from) => {
    if (!labels.has(text) || words[from + 1]?.before !== "colon") return [];
    const to = Math.min(sentenceEnd(words, from), from + 15);
    const says = words.slice(from + 1, to).some((word) => word.isNumber || isContent(word, pack));
    return says ? [{ from, to }] : [];
  });
}

export function isAboutCode({ words }: Reading, pack: LanguagePack) {
  const code = pack.families.find(([family]) => family === "code")?.[1];
  return words.some(({ text }) => code?.has(text));
}

export function countContent(words: readonly Word[], match: Match, pack: LanguagePack) {
  return words.slice(match.from, match.to).filter((word) => isContent(word, pack)).length;
}
