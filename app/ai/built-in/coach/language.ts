import { shorthand, words as wordLists, wordSet } from "./english/pack";
import { otherLanguages } from "./other-languages";
import type { Typed } from "./typed";
import { blank } from "./words";

const sets = Object.values(otherLanguages).map(wordSet);

/** Above this share of letters of another script, the sentences cannot be English. */
const mostForeignLetters = 0.5;
/** A sign of these scripts stands for about as much as three letters. */
const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const lettersPerSign = 3;

/** Small words that are part of a name when a capital follows: "de Souza", "van Dijk". */
const nameParts = wordSet(
  "de da di do dos du des del della van von der den la le el los las al y e",
);

interface Token {
  word: string;
  isCapital: boolean;
}

/** The words of sentences: what has signs inside is a name, code or an address. */
function tokensOf(text: string): Token[] {
  return text.split(/\s+/).flatMap((piece) => {
    const word = /^[("'*_-]*([\p{L}\p{M}]+(?:['-][\p{L}\p{M}]+)*)[)"'*_.,;:!?…-]*$/u.exec(
      piece,
    )?.[1];
    if (!word) return [];
    const isCapital = /^\p{Lu}/u.test(word);
    return word.split(/['-]/).map((part) => ({ word: part.toLowerCase(), isCapital }));
  });
}

function stripAccents(text: string) {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ı", "i")
    .replaceAll("ß", "ss")
    .replaceAll("đ", "d")
    .replaceAll("ł", "l")
    .replaceAll("ø", "o")
    .replaceAll("æ", "ae");
}

function foreignLetterShare(text: string) {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const latin = count(/\p{Script=Latin}/gu);
  const foreign = count(/\p{L}/gu) - latin + (lettersPerSign - 1) * count(dense);
  return latin + foreign === 0 ? 0 : foreign / (latin + foreign);
}

/** "do", "i" and "on" are words of many languages; "list" and "plan" are words of some. */
function englishVote(typed: string) {
  const word = shorthand[typed] ?? typed;
  if (wordLists.functionWords.has(word) || wordLists.numberWords.has(word))
    return word.length < 3 ? 0.5 : 1;
  return wordLists.orderWords.has(word) || wordLists.anyExerciseWords.has(word) ? 0.75 : 0;
}

/** Votes for English, for the likeliest other language, and how many lower-case words have accents. */
function countVotes(tokens: readonly Token[]) {
  const others = sets.map(() => 0);
  let english = 0;
  let accented = 0;
  for (const [at, { word, isCapital }] of tokens.entries()) {
    const plain = stripAccents(word);
    if (word === plain) english += englishVote(word);
    if (nameParts.has(plain) && (isCapital || tokens[at + 1]?.isCapital)) continue;
    if (isCapital && at > 0) continue;
    if (word !== plain && !isCapital) accented++;
    for (const [index, set] of sets.entries()) {
      if (set.has(plain)) others[index] = (others[index] ?? 0) + 1;
    }
  }
  return { english, accented, other: Math.max(...others) };
}

/**
 * True where the learner's own sentences are in a language the coach cannot read. A list of names,
 * lines of code and a text that is half English are not.
 */
export function isOtherLanguage({ read, pasted }: Pick<Typed, "read" | "pasted">) {
  const own = blank(read, pasted);
  const text = /\p{L}/u.test(own)
    ? own
    : blank(
        read,
        pasted.filter(({ what }) => what === "code"),
      );
  if (foreignLetterShare(text) > mostForeignLetters) return true;

  const tokens = tokensOf(text);
  const { english, accented, other } = countVotes(tokens);
  if (english === 0 && other > 0 && other * 3 >= tokens.length) return true;
  if (other >= 2 && other > 1.5 * english && other >= tokens.length * 0.18) return true;
  const foreign = other + accented;
  if (other > 0 && foreign >= 2 && foreign > 2 * english && foreign >= tokens.length * 0.25)
    return true;
  return tokens.length >= 4 && english < tokens.length * 0.1 && accented >= tokens.length * 0.25;
}
