/** A word of a text in the form in which it is compared: without case, accents and plural. */
export interface Word {
  word: string;
  /** The stretch of the text in which it stands: what is named first counts most. */
  stretch: number;
  /** Behind "in", "for" and the like: it says where or for whom, not what. */
  isBehind: boolean;
  /** What somebody was and is no more: "tram driver" in "retired tram driver". */
  isFormer: boolean;
}

const stops = new Set(
  `a about actually all also am an any are as at be been being bit by currently did do does doing
  employed employee enjoy experience field from full fulltime fun general got had
  have i im in industry interest interested interests into is job jobs just kind kinda like line lot lots
  love mainly me mostly my no not now of old on or our part parttime person pretty professional
  profession really recently running run sector self-employed semi since small so some sort still
  subject such than that the thing things this time to up ve very was we were work worked working
  works world year years yo people who area study-related trying try want would d ll m re s t`
    .split(/\s+/)
    .filter(Boolean),
);
const openers = new Set([
  "in",
  "at",
  "for",
  "with",
  "of",
  "from",
  "on",
  "to",
  "about",
  "near",
  "by",
  "behind",
  "beside",
]);
const parters = new Set(["and", "but", "who", "sometimes", "plus", "also", "then", "while", "or"]);

/** They say that what follows is over. "Retired" says so too, and of what stands before it. */
const endings = new Set(["former", "formerly", "ex", "previously"]);
/** "Retired people" are somebody's customers, and "retired greyhounds" their dogs. */
const notOneself = new Set([
  "people",
  "person",
  "folk",
  "resident",
  "member",
  "dog",
  "greyhound",
  "horse",
]);

/** The words that carry meaning, in their order. */
export function readWords(text: string): Word[] {
  const words: Word[] = [];
  let stretch = 0;
  let isBehind = false;
  let isFormer = false;
  const pieces = piecesOf(text);
  for (const [at, piece] of pieces.entries()) {
    const next = singular(pieces[at + 1]?.word ?? "");
    if (piece.isMark || parters.has(piece.word)) {
      if (words.length > 0) stretch++;
      isBehind = false;
      isFormer = false;
    } else if (endings.has(piece.word)) {
      isFormer = true;
    } else if (openers.has(piece.word)) {
      isBehind = words.some((each) => each.stretch === stretch);
    } else if (!stops.has(piece.word)) {
      words.push({ word: singular(piece.word), stretch, isBehind, isFormer });
      if (piece.word === "retired" && !isBehind && !notOneself.has(next)) {
        for (const before of words.slice(0, -1)) before.isFormer = true;
        isFormer = true;
      }
    }
  }
  return words;
}

function piecesOf(text: string) {
  const plain = text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[\u2018\u2019`]/g, "'")
    .replace(/([\p{L}])&([\p{L}])/gu, "$1n$2")
    .replace(/'s\b/g, "")
    .replace(/c\+\+/gi, "cplusplus")
    .replace(/\b(\w+)\.(\w)\b/g, "$1$2")
    .replace(/\bex[- ]pat/gi, "expat")
    .replace(/\b(?:used to|i was an?|i once was an?)\b(?: be| work)?/gi, "formerly");
  const isShouted = plain.length > 8 && plain === plain.toUpperCase();
  return (plain.match(/[\p{L}\p{N}]+|[,;:/&()–—.|+]/gu) ?? []).map((piece) => ({
    word: piece === "IT" && !isShouted ? "IT" : piece.toLowerCase(),
    isMark: !/[\p{L}\p{N}]/u.test(piece),
  }));
}

function singular(word: string) {
  if (word.length < 4) return word;
  return word
    .replace(/ies$/, "y")
    .replace(/(ss|x|ch|sh)es$/, "$1")
    .replace(/([^siu])s$/, "$1");
}

/**
 * How many letters have to be changed, left out, added or swapped from these places on; more than `most` is
 * not counted. Nearly all words of a vocabulary differ in their first letters, so it is told by trying.
 */
function lettersApart(one: string, other: string, most: number, at = 0, otherAt = 0): number {
  let here = at;
  let there = otherAt;
  while (here < one.length && one[here] === other[there]) {
    here++;
    there++;
  }
  const left = one.length - here;
  const otherLeft = other.length - there;
  if (left === 0 || otherLeft === 0) return left + otherLeft;
  if (Math.abs(left - otherLeft) > most || most === 0) return most + 1;
  const from = (step: number, otherStep: number) =>
    lettersApart(one, other, most - 1, here + step, there + otherStep);
  const isSwapped = one[here] === other[there + 1] && one[here + 1] === other[there];
  return 1 + Math.min(from(1, 1), from(1, 0), from(0, 1), isSwapped ? from(2, 2) : most);
}

interface Meant {
  word: string;
  /** How sure it is: 1 where the word stands as it is. */
  sureness: number;
}

/** Understands mistyped words as those of a vocabulary, unless they are words in their own right. */
export function createSpeller(vocabulary: ReadonlySet<string>, isWord: (word: string) => boolean) {
  const byStart = new Map<string, string[]>();
  for (const word of vocabulary) {
    if (word.length < 4) continue;
    for (const start of new Set([word[0] ?? "", word[1] ?? ""])) {
      const known = byStart.get(start);
      if (known) known.push(word);
      else byStart.set(start, [word]);
    }
  }

  return (typed: string): Meant | null => {
    if (vocabulary.has(typed)) return { word: typed, sureness: 1 };
    if (typed.length < 4 || /\d/.test(typed) || isWord(typed)) return null;
    let most = typed.length < 7 ? 1 : 2;
    let best: { word: string; apart: number } | null = null;
    for (const word of byStart.get(typed[0] ?? "") ?? []) {
      const apart = lettersApart(typed, word, most);
      if (apart > most) continue;
      best = { word, apart };
      // Another is meant only where it is closer.
      most = apart - 1;
    }
    return best && { word: best.word, sureness: surenessOf(typed, best.apart) };
  };
}

/** A short word is soon another one. */
function surenessOf(typed: string, apart: number) {
  if (apart === 1) return typed.length >= 6 ? 0.9 : 0.3;
  return typed.length >= 9 ? 0.8 : 0.3;
}
