import { type LanguagePack, type PhraseName, type WordList, wordSet } from "../pack";
import { compilePhrases, type PhraseList } from "../patterns";
import * as adjectives from "./adjectives";
import { commonWords } from "./common-words";
import { familyWords } from "./families";
import * as functionWords from "./function-words";
import * as gatePhrases from "./gate-phrases";
import * as gateWords from "./gate-words";
import * as nouns from "./nouns";
import * as people from "./people";
import * as phrases from "./phrases";
import { smallWords } from "./small-words";
import * as texts from "./texts";
import { requestStarts, transformVerbs, verbs } from "./verbs";

const { shorthand, ...grammar } = functionWords;
const allVerbs = Object.values(verbs).join(" ");

const sources = {
  ...adjectives,
  ...gateWords,
  ...grammar,
  ...nouns,
  ...people,
  ...smallWords,
  allVerbs,
  requestStarts: `${requestStarts} ${allVerbs}`,
  transformVerbs,
};

function mapValues<Key extends string, From, To>(
  record: Record<Key, From>,
  change: (value: From) => To,
) {
  return Object.fromEntries(
    Object.entries<From>(record).map(([key, value]) => [key, change(value)]),
  ) as Record<Key, To>;
}

const words: Record<WordList, ReadonlySet<string>> = mapValues(sources, wordSet);

const compiled: Record<PhraseName, PhraseList> = mapValues(
  { ...phrases, ...gatePhrases },
  (source) => compilePhrases(source, words),
);

const known = new Set([
  ...wordSet(commonWords),
  ...Object.values(words).flatMap((list) => [...list]),
]);

const endings = ["s", "es", "ed", "d", "ing", "er", "ly", "y", "al", "ers"];

/** True for everyday words, "baked", "running" and "cities" included. */
function knows(word: string) {
  if (known.has(word)) return true;
  return endings.some((ending) => {
    if (!word.endsWith(ending)) return false;
    const stem = word.slice(0, -ending.length);
    const single = stem.at(-1) === stem.at(-2) ? stem.slice(0, -1) : stem;
    return [stem, `${stem}e`, `${stem.slice(0, -1)}y`, single].some((form) => known.has(form));
  });
}

function pairsOf(list: Iterable<string>) {
  const pairs = new Set<string>();
  for (const word of list) {
    for (let at = 0; at + 2 <= word.length; at++) pairs.add(word.slice(at, at + 2));
  }
  return pairs;
}

export const english: LanguagePack = {
  id: "en",
  words,
  phrases: compiled,
  verbs: new Map(
    Object.entries(verbs).flatMap(([family, list]) =>
      [...wordSet(list)].map((verb) => [verb, family] as const),
    ),
  ),
  families: Object.entries(familyWords).map(([family, list]) => [family, wordSet(list)] as const),
  shorthand,
  contractions: {
    "we're": "weare",
    "it's": "its",
    "what's": "whats",
    "i'll": "i",
    "we'll": "we",
    "we'd": "we",
    "she'll": "she",
    "he'll": "he",
  },
  forms: { plural: /[^s]s$/, gerund: /ing$/, adverb: /ly$/ },
  letterPairs: pairsOf(known),
  knows,
  texts,
};
