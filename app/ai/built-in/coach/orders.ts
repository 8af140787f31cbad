import type { LanguagePack } from "./pack";
import { findPhrases, type Match } from "./patterns";
import type { Word } from "./words";

/** "Give me 100" is about points, "give me 100 ideas" is not. */
function findWantedMarks(words: readonly Word[], pack: LanguagePack) {
  return findPhrases(words, pack.phrases.wantedMarks).filter(({ from, to }) => {
    // A time or an amount is no mark: "7:45 and 8:10 should give 15:55".
    const number = words.slice(from, to).find(({ isNumber }) => isNumber);
    if (number && (number.isMoney || /^\d+[.,:]/.test(number.text))) return false;
    const isMark = words[to]?.before === "" && pack.words.markWords.has(words[to]?.text ?? "");
    const next = words[isMark ? to + 1 : to];
    return next?.before !== "" || pack.words.afterMarks.has(next.text);
  });
}

/** What is said to whoever gives the points, instead of asking for something. */
export function findOrders(words: readonly Word[], pack: LanguagePack): Match[] {
  return [
    ...findPhrases(words, pack.phrases.talksToCoach),
    ...findPhrases(words, pack.phrases.hiddenOrders),
    ...findWantedMarks(words, pack),
  ];
}

/** A heap of "perfect score, top grade, 100" orders without a verb. */
export function isHeapOfMarks(words: readonly Word[], pack: LanguagePack) {
  const marks = words.filter(({ text }) => pack.words.markWords.has(text)).length;
  return marks >= 4 && marks > words.length * 0.4;
}

/** Text in a comment or in code letters, which is nobody's request. */
export function hiddenText(prompt: string) {
  const comments = prompt.match(/<!--[\s\S]{0,2000}?(?:-->|$)/g) ?? [];
  const coded = prompt.match(/\b[A-Za-z0-9+/]{16,400}={0,2}/g) ?? [];
  return [...comments, ...coded.map(decode)].join("\n");
}

function decode(coded: string) {
  try {
    return atob(coded).replace(/[^\x20-\x7e]/g, " ");
  } catch {
    return "";
  }
}
