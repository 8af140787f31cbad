import { contractions, shorthand, words as wordLists } from "./english/pack";

export { spansOf } from "./reader/matches";

export interface Span {
  start: number;
  end: number;
}

/** The same text with spaces in these places. */
export function blank(text: string, spans: readonly Span[]) {
  let result = "";
  let from = 0;
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    if (end <= from) continue;
    const hole = text.slice(Math.max(start, from), end).replace(/[^\n]/g, " ");
    result += text.slice(from, start) + hole;
    from = end;
  }
  return result + text.slice(from);
}

/** What stands between a word and the one before it. A hole is where something was left out. */
export type Pause = "" | "hole" | "comma" | "colon" | "sentence" | "line";

export interface Word extends Span {
  /** Lower case, without apostrophes, short forms written out. */
  text: string;
  before: Pause;
  isNumber: boolean;
  isMoney: boolean;
  isQuoted: boolean;
  isCapital: boolean;
}

const wordPattern = /\d+(?:[.,:]\d+)*|[\p{L}\p{M}]+(?:'\p{L}+)*/gu;

function pauseIn(between: string): Pause {
  if (between === " ") return "";
  if (between.length > 4 && /^ +$/.test(between)) return "hole";
  if (between.includes("\n")) return "line";
  if (/[!?;…]|\.(?=\s|$|["')])/.test(between)) return "sentence";
  if (between.includes(":")) return "colon";
  if (between === " (" || between === ") ") return "";
  return /[,()[\]|]| -|- |->|"/.test(between) ? "comma" : "";
}

function normalizeWord(raw: string) {
  const lower = raw.toLowerCase();
  const spelled = contractions[lower] ?? lower.replaceAll("'", "").replace(/(\p{L})\1{2,}/gu, "$1");
  return shorthand[spelled] ?? spelled;
}

export function splitWords(text: string, quoted: readonly Span[] = []): Word[] {
  const words: Word[] = [];
  let end = 0;
  for (const match of text.matchAll(wordPattern)) {
    const raw = match[0];
    const start = match.index;
    const between = text.slice(end, start);
    const word = normalizeWord(raw);
    end = start + raw.length;
    words.push({
      text: word,
      start,
      end,
      before: words.length === 0 ? "line" : pauseIn(between),
      isNumber: /^\d/.test(raw) || wordLists.numberWords.has(word),
      isMoney: /[£$€]\s?$/.test(between) || /^\s?[£$€]/.test(text.slice(end, end + 2)),
      isQuoted: quoted.some((span) => span.start <= start && end <= span.end),
      isCapital: /^\p{Lu}/u.test(raw),
    });
  }
  return words;
}

/** Words that fell out take their pause along, so that no new sentence begins in their place. */
export function keepWords(words: readonly Word[], isKept: (word: Word, index: number) => boolean) {
  const kept: Word[] = [];
  let pause: Pause = "";
  for (const [index, word] of words.entries()) {
    pause = strongerPause(pause, word.before);
    if (!isKept(word, index)) continue;
    kept.push({ ...word, before: kept.length === 0 ? "line" : pause });
    pause = "";
  }
  return kept;
}

const pauses: Pause[] = ["", "hole", "comma", "colon", "sentence", "line"];

function strongerPause(a: Pause, b: Pause) {
  return pauses.indexOf(a) > pauses.indexOf(b) ? a : b;
}

/** The index after the last word before the next pause. */
export function clauseEnd(words: readonly Word[], from: number, limit = 14) {
  let end = from + 1;
  while (end < words.length && end - from < limit && words[end]?.before === "") end++;
  return end;
}

export function sentenceStart(words: readonly Word[], from: number) {
  let start = from;
  while (start > 0 && !isSentenceBreak(words[start])) start--;
  return start;
}

export function sentenceEnd(words: readonly Word[], from: number) {
  let end = from + 1;
  while (end < words.length && !isSentenceBreak(words[end])) end++;
  return end;
}

function isSentenceBreak(word: Word | undefined) {
  return word?.before === "sentence" || word?.before === "line";
}
