import { leadWords, placeWords } from "../../../../content/exercises/picture-vocabulary";
import type { Span, Word } from "../learner-words";
import type { PictureTerm } from "./lexicon";
import { isForWord } from "./segments";

const sideWords =
  /^(?:left|right|middle|center|side|top|bottom|background|foreground|distance|style)$/;

/** "on a winter coast": from the little word before a place to its end. */
function placePhrase(words: readonly Word[], term: PictureTerm): Span {
  if (placeWords.has(words[term.from]?.text ?? "")) return term;
  for (let at = term.from; at > term.from - 6 && at > 0 && words[at]?.isJoined; at--) {
    const before = words[at - 1];
    if (!before || sideWords.test(before.text)) break;
    if (placeWords.has(before.text)) return { start: before.start, end: term.end };
    if (!leadWords.has(before.text)) continue;
    const isInFront = words[at - 2]?.text === "of" && words[at - 3]?.text === "front";
    const opener = words[at - 1]?.isJoined ? words[isInFront ? at - 4 : at - 2] : undefined;
    const start = opener && placeWords.has(opener.text) ? opener.start : words[at]?.start;
    return { start: start ?? term.start, end: term.end };
  }
  return term;
}

const housing = new Set<string>(["building", "tower", "tree", "boat", "vehicle"]);

/** Places, and things that are one by the word before them: "in a boathouse". */
export function placesOf(words: readonly Word[], found: readonly PictureTerm[]): Span[] {
  return found.flatMap((term): Span[] => {
    const { part, tag } = term.meaning;
    const isPlace = part === "place";
    if (!isPlace && !(part === "subject" && housing.has(tag))) return [];
    const phrase = placePhrase(words, term);
    const first = words.find(({ start }) => start === phrase.start)?.text ?? "";
    const isForWhom = words.slice(Math.max(0, term.from - 6), term.from).some(isForWord);
    const isBarePlace = isPlace && tag !== "table" && !isForWhom;
    return placeWords.has(first) || isBarePlace ? [phrase] : [];
  });
}
