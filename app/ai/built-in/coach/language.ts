import { otherLanguages } from "./other-languages";
import { type LanguagePack, wordSet } from "./pack";
import type { Reading } from "./reading";
import type { Word } from "./words";

const sets = Object.values(otherLanguages).map(wordSet);

/** Above this share of letters of another script, the words cannot be English. */
const mostForeignLetters = 0.4;

function stripAccents(text: string) {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ı", "i")
    .replaceAll("ß", "ss")
    .replaceAll("đ", "d");
}

function foreignLetterShare(text: string) {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters === 0 ? 0 : (letters - latin) / letters;
}

/** Votes for English and for the likeliest other language. */
function countVotes(words: readonly Word[], pack: LanguagePack) {
  const others = sets.map(() => 0);
  let english = 0;
  let known = 0;
  for (const { text } of words) {
    const plain = stripAccents(text);
    const isEnglish = text === plain && pack.words.functionWords.has(text);
    if (isEnglish) english++;
    if (text === plain && pack.knows(text)) known++;
    for (const [index, set] of sets.entries()) {
      if (set.has(plain)) others[index] = (others[index] ?? 0) + 1;
    }
  }
  return { english, known, other: Math.max(...others) };
}

/** True where the sentences are in a language the coach has no word lists for. */
export function isOtherLanguage(reading: Reading, pack: LanguagePack) {
  const words = reading.words.filter(
    (word) => !word.isNumber && !word.isQuoted && word.text.length > 1,
  );
  if (foreignLetterShare(reading.own) > mostForeignLetters) return true;
  if (words.length === 0)
    return foreignLetterShare(reading.prompt) > mostForeignLetters && !reading.hasCode;

  const { english, known, other } = countVotes(words, pack);
  if (words.length < 4 && reading.counts.repeated > words.length) return false;
  if (words.length < 4) return other > 0 && known === 0 && other * 2 >= words.length;
  if (other > english && other >= words.length * 0.2 && other >= 2) return true;
  return words.length >= 5 && english < words.length * 0.1 && known < words.length * 0.25;
}
