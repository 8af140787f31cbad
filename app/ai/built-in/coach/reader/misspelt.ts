import { orders, requestWords } from "./ask-words";
import { commonWordList } from "./weights/common-word-list";
import { realWordList } from "./weights/real-word-list";

/** Shorter ones sound like too many others. */
const fewestLetters = 4;
const fewestSounds = 4;
const mostLettersApart = 2;

/** In this order: what is written in several ways and sounds the same. */
const alike: [RegExp, string][] = [
  [/^(?:kn|gn)/, "n"],
  [/^wr/, "r"],
  [/^wh/, "w"],
  [/^ps/, "s"],
  [/ph/g, "f"],
  [/[st]?[tsc]i(?=on|an|ous)/g, "S"],
  [/t?ch|sh/g, "S"],
  [/dg|g(?=[eiy])/g, "j"],
  [/gh/g, ""],
  [/c(?=[eiy])/g, "s"],
  [/ck|c|qu?/g, "k"],
  [/x/g, "ks"],
  [/z/g, "s"],
  [/^[aeiou]/, "A"],
  [/(?!^)[aeiouyhw]/g, ""],
  [/(.)\1+/g, "$1"],
];

/** The same key for "explain" and "explane", "questions" and "qestions". */
export function soundOf(word: string) {
  return alike.reduce((sound, [spelling, sign]) => sound.replace(spelling, sign), word);
}

/** The same key for "explain" and "expalin": the first letter, and the others in order. */
export function lettersOf(word: string) {
  return word[0] + [...word.slice(1)].sort().join("");
}

export const knownWords = [
  ...new Set([...orders, ...requestWords, ...commonWordList.split(" ")]),
].filter((word) => /^[a-z]+$/.test(word));

function shelve(keyOf: (word: string) => string) {
  const shelf = new Map<string, string>();
  const long = knownWords.filter((word) => word.length >= fewestLetters);
  // The first of two that are alike is the more usual request.
  for (const word of [...long].reverse()) shelf.set(keyOf(word), word);
  return shelf;
}

const bySound = shelve(soundOf);
const byLetters = shelve(lettersOf);

const known = new Set(knownWords);
const real = new Set(realWordList.split(" "));

/** The known word that sounds or looks like this one, whether or not this one is a word itself. */
export function wordLike(word: string) {
  if (word.length < fewestLetters || word.length > 20 || !/^[a-z]+$/.test(word)) return undefined;
  const scrambled = byLetters.get(lettersOf(word));
  if (scrambled) return scrambled;
  const sound = soundOf(word);
  const alike = sound.length < fewestSounds ? undefined : bySound.get(sound);
  return alike && Math.abs(alike.length - word.length) <= mostLettersApart ? alike : undefined;
}

/** What is meant by a word that is none. */
export function guessWord(word: string) {
  if (known.has(word) || real.has(word)) return undefined;
  return wordLike(word);
}
