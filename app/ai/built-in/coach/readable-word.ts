import type { LanguagePack } from "./pack";
import type { Word } from "./words";

const rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].flatMap((row) => [
  row,
  [...row].reverse().join(""),
]);

function isKeyboardRun(text: string) {
  const needed = text.length <= 5 ? 4 : 5;
  for (let at = 0; at + needed <= text.length; at++) {
    const piece = text.slice(at, at + needed);
    if (rows.some((row) => row.includes(piece))) return true;
  }
  return false;
}

function hasStrangePairs(text: string, pairs: ReadonlySet<string>) {
  let strange = 0;
  for (let at = 0; at + 2 <= text.length; at++) {
    if (!pairs.has(text.slice(at, at + 2))) strange++;
  }
  return strange >= 2 && strange / (text.length - 1) > 0.34;
}

/** False for a row of the keyboard, a held-down key and letters nobody could read aloud. */
export function isReadable(word: Word, typed: string, pack: LanguagePack) {
  const { text, isNumber, isCapital } = word;
  const letters = typed.slice(word.start, word.end).toLowerCase();
  if (letters.length >= 6 && new Set(letters).size <= 2 && !isNumber) return false;
  if (isNumber || text.length < 4 || pack.knows(text)) return true;
  if (text.length > 40) return false;
  if (!/^[a-z]+$/.test(text)) return true;
  if (isKeyboardRun(text)) return false;
  // Short capitals such as HTTPS or GDPR are names.
  if (isCapital && text.length <= 5) return true;
  if (!/[aeiouy]/.test(text)) return false;
  return text.length < 5 || !hasStrangePairs(text, pack.letterPairs);
}
