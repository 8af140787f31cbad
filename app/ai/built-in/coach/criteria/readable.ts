import type { LanguagePack } from "../pack";
import type { Reading } from "../reading";
import { isSentenceBreak, type Word } from "../words";
import type { Finding } from "./finding";

const longSentence = 35;
const fewWords = 9;
const manyWords = 80;
/** In a longer prompt one "good" or "thing" does no harm. */
const wordsPerVagueWord = 20;

export function sentenceLengths(words: readonly Word[]) {
  const lengths: number[] = [];
  for (const [index, word] of words.entries()) {
    if (index === 0 || isSentenceBreak(word)) lengths.push(0);
    lengths[lengths.length - 1] = (lengths.at(-1) ?? 0) + 1;
  }
  return lengths;
}

export function findVague(reading: Reading, pack: LanguagePack) {
  return reading.words.filter((word) => !word.isQuoted && pack.words.vagueWords.has(word.text));
}

/** How easily a stranger can follow: short sentences, no "something nice", not too short. */
export function judgeReadable(reading: Reading, pack: LanguagePack): Finding {
  const { words, counts } = reading;
  const lengths = sentenceLengths(words);
  const isLong = lengths.some((length) => length > longSentence);
  let level = words.length > 0 ? 1 : 0;
  if (isLong) level -= 0.4;
  const vague = findVague(reading, pack).length - Math.floor(words.length / wordsPerVagueWord);
  level -= Math.min(0.6, 0.2 * Math.max(0, vague));
  const isShort = words.length < fewWords && reading.pasted.length === 0;
  if (isShort) level -= 0.5;
  if (words.length > manyWords && lengths.length < 3) level -= 0.3;
  if (counts.unreadable + counts.repeated > 0) level -= 0.3;
  const kinds = [
    isLong && "long-sentence",
    vague > 0 && "vague-words",
    isShort && "few-words",
    counts.unreadable + counts.repeated > 0 && "noise",
  ].filter((kind) => kind !== false);
  return { level: Math.max(0, level), quotes: [], kinds, isNeeded: true };
}
