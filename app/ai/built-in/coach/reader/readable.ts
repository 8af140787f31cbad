import type { Token } from "./tokens";

const rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm", "poiuytrewq", "lkjhgfdsa", "mnbvcxz"];
/** Pairs that next to no word holds. */
const strangePairs =
  /[bcdfghjklmnpqrstvwxz]{5}|q[^u]|[jv][bcdfghjklmnpqrstvwxz]|[bcdfghjklmnpqrstvwx][qxj]|x[bdfgjkmnrvz]|z[bcdfgjkpqrstvx]/g;

function isKeyboardRun(word: string) {
  for (let at = 0; at + 4 <= word.length; at++) {
    const piece = word.slice(at, at + 4);
    if (
      rows.some((row) => row.includes(piece)) &&
      !/^(?:were|power|tree|prop|ertu|rope|repo|pert|opti)/.test(piece)
    )
      return true;
  }
  return false;
}

function canBeRead(word: string) {
  if (!/^[a-z]+$/.test(word) || word.length < 5) return true;
  if (isKeyboardRun(word) || word.length > 32) return false;
  if (!/[aeiouy]/.test(word)) return word.length < 7;
  return (word.match(strangePairs)?.length ?? 0) * 4 < word.length - 1;
}

const fewWords = 8;
const poorest = 0.3;

/** False for letters that nobody could read aloud and for a pile of repeated words. */
export function isReadable(tokens: readonly Token[]) {
  const words = tokens.filter(({ isNumber }) => !isNumber).map(({ word }) => word);
  if (words.length === 0) return tokens.length > 0;
  const letters = words.filter((word) => !canBeRead(word)).length;
  if (letters * 2 >= words.length) return false;
  const stretch = words.slice(0, 60);
  return stretch.length < fewWords || new Set(stretch).size > stretch.length * poorest;
}
