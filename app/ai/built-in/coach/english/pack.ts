import { compilePhrases } from "../patterns";
import { wordSet } from "../word-set";
import * as functionWords from "./function-words";
import * as gatePhrases from "./gate-phrases";
import * as gateWords from "./gate-words";

function mapValues<Key extends string, From, To>(
  record: Record<Key, From>,
  change: (value: From) => To,
) {
  return Object.fromEntries(
    Object.entries<From>(record).map(([key, value]) => [key, change(value)]),
  ) as Record<Key, To>;
}

export const words = mapValues(
  {
    ...gateWords,
    functionWords: functionWords.functionWords,
    vagueWords: functionWords.vagueWords,
    numberWords: functionWords.numberWords,
  },
  wordSet,
);

export const phrases = mapValues(gatePhrases, compilePhrases);
export const { shorthand, contractions } = functionWords;
