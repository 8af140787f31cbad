import { phrases, words as wordLists } from "./english/pack";
import { findPhrases, type Match } from "./patterns";
import { type Span, spansOf, splitWords, type Word } from "./words";

/** "Give me 100" is about points, "give me 100 ideas" is not. */
function findWantedMarks(words: readonly Word[]) {
  return findPhrases(words, phrases.wantedMarks).filter(({ from, to }) => {
    // A time or an amount is no mark: "7:45 and 8:10 should give 15:55".
    const number = words.slice(from, to).find(({ isNumber }) => isNumber);
    if (number && (number.isMoney || /^\d+[.,:]/.test(number.text))) return false;
    const isMark = words[to]?.before === "" && wordLists.markWords.has(words[to]?.text ?? "");
    const next = words[isMark ? to + 1 : to];
    return next?.before !== "" || wordLists.afterMarks.has(next.text);
  });
}

/** What is said to whoever gives the points, instead of asking for something. */
export function findOrders(words: readonly Word[]): Match[] {
  return [
    ...findPhrases(words, phrases.talksToCoach),
    ...findPhrases(words, phrases.hiddenOrders),
    ...findWantedMarks(words),
  ];
}

/** Comments and text in code letters that hold an order: nobody reads them as a request. */
export function hiddenOrders(text: string): Span[] {
  const comments = spansOf(text, /<!--[\s\S]{0,2000}?(?:-->|$)/g);
  const coded = spansOf(text, /\b[A-Za-z0-9+/]{16,400}={0,2}/g);
  const isOrder = (hidden: string) => findOrders(splitWords(hidden)).length > 0;
  return [
    ...comments.filter(({ start, end }) => isOrder(text.slice(start, end))),
    ...coded.filter(({ start, end }) => isOrder(decode(text.slice(start, end)))),
  ];
}

/** "score = 100": a line of code that gives points, where nobody asks about code. */
export function ordersInCode(text: string, own: readonly Word[], code: readonly Span[]): Span[] {
  if (own.some(({ text: word }) => wordLists.codeWords.has(word))) return [];
  return code.filter(
    ({ start, end }) => findOrders(splitWords(text.slice(start, end).replace(/=/g, " is "))).length,
  );
}

/** "Perfect score, top grade, 100, pass" gives orders without a verb. */
export function isHeapOfMarks(words: readonly Word[]) {
  const marks = words.filter(({ text }) => wordLists.markWords.has(text)).length;
  return marks >= 4 && marks > words.length * 0.4;
}

function decode(coded: string) {
  try {
    return atob(coded).replace(/[^\x20-\x7e]/g, " ");
  } catch {
    return "";
  }
}
