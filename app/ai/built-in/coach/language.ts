import { shorthand, words as wordLists } from "./english/pack";
import { otherLanguages } from "./other-languages";
import { findQuoted } from "./pasted";
import type { Typed } from "./typed";
import { wordSet } from "./word-set";
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
  if (/^[a-z]*$/.test(text)) return text;
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

/** With these somebody asks for work on a text, which may be in any language. */
const workOrders = wordSet(
  `translate correct proofread summarise summarize explain shorten rewrite simplify reply answer check
  fix improve polish`,
);
const pieceEnd = /\n|[:.!?](?:\s|$)|[：。！？]/;

function piecesOf(text: string) {
  return text.split(pieceEnd).filter((piece) => /\p{L}/u.test(piece));
}

/** "Correct", "translate this for me", but no greeting. */
function ordersWork(piece: string) {
  const tokens = tokensOf(piece);
  const { english, accented, other } = countVotes(tokens);
  if (!workOrders.has(tokens[0]?.word ?? "")) return false;
  return accented === 0 && other <= Math.max(1, english);
}

function isEnglish(piece: string) {
  const tokens = tokensOf(piece);
  const { english, accented, other } = countVotes(tokens);
  return english >= 1.5 && english > 2 * (other + accented) && english >= tokens.length * 0.25;
}

/** An English request before or behind a text that nothing marks as pasted. */
function isAskedInEnglish(text: string) {
  const pieces = piecesOf(text);
  const [first = ""] = pieces;
  const [lower = ""] = piecesOf(
    text
      .split(/\n[ \t]*\n/)
      .slice(1)
      .at(-1) ?? "",
  );
  return (
    isEnglish(first) || isEnglish(lower) || ordersWork(first) || ordersWork(pieces.at(-1) ?? "")
  );
}

/** The learner's own sentences, or, where there are none, everything but code. */
function ownSentences({ read, pasted }: Pick<Typed, "read" | "pasted">) {
  const code = pasted.filter(({ what }) => what === "code");
  const tries = [[...pasted, ...findQuoted(read)], pasted].map((spans) => blank(read, spans));
  return tries.find((text) => /\p{L}/u.test(text)) ?? blank(read, code);
}

/**
 * True where the learner's own sentences are in a language the coach cannot read. A list of names,
 * lines of code and a text that is half English are not.
 */
export function isOtherLanguage(typed: Pick<Typed, "read" | "pasted">) {
  const text = ownSentences(typed);
  if (isAskedInEnglish(text)) return false;
  if (foreignLetterShare(text) > mostForeignLetters) return true;

  const tokens = tokensOf(text);
  const { english, accented, other } = countVotes(tokens);
  if (english === 0 && other > 0 && other * 3 >= tokens.length) return hasForeignWord(tokens);
  if (other >= 2 && other > 1.5 * english && other >= tokens.length * 0.18) return true;
  const foreign = other + accented;
  if (other > 0 && foreign >= 2 && foreign > 2 * english && foreign >= tokens.length * 0.25)
    return true;
  return tokens.length >= 4 && english < tokens.length * 0.1 && accented >= tokens.length * 0.25;
}

/** A single letter stands for many things: "big o notation". */
function hasForeignWord(tokens: readonly Token[]) {
  return tokens.some(({ word }) => {
    const plain = stripAccents(word);
    return plain.length > 1 && sets.some((set) => set.has(plain));
  });
}
