import { commonWordList } from "./weights/common-word-list";

const commonWords = new Set(commonWordList.split(" "));

/** One of the words that are said so often that they name nothing. */
export function isCommon(word: string) {
  return commonWords.has(word);
}
