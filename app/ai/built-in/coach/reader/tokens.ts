import { guessWord } from "./misspelt";
import type { Span } from "./prompt-reading";

export interface Token extends Span {
  /** Lower case, without apostrophes, short forms written out; "#" for a number. */
  word: string;
  /** It was written in another way: short, or misspelt. */
  isRespelt: boolean;
  isNumber: boolean;
  isCapital: boolean;
  /** No stop, comma or line break stands before it. */
  isJoined: boolean;
  /** It opens a sentence or a line. */
  isOpening: boolean;
}

const tokenPattern = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*|\d+(?:[.,:/]\d+)*/gu;

const shortForms = new Map(
  Object.entries({
    u: "you",
    ur: "your",
    r: "are",
    n: "and",
    im: "i'm",
    ive: "i've",
    pls: "please",
    plz: "please",
    plese: "please",
    wat: "what",
    wot: "what",
    wht: "what",
    bc: "because",
    cos: "because",
    cuz: "because",
    coz: "because",
    tho: "though",
    thru: "through",
    abt: "about",
    sth: "something",
    smth: "something",
    smt: "something",
    ppl: "people",
    msg: "message",
    diff: "difference",
    pic: "picture",
    w: "with",
    wanna: "want",
    gonna: "going",
    gimme: "give",
    dis: "this",
    da: "the",
    teh: "the",
    hte: "the",
    adn: "and",
    nad: "and",
    yuo: "you",
    yo: "you",
    hwo: "how",
    cna: "can",
    cud: "could",
    wud: "would",
    rite: "write",
    wots: "whats",
    wats: "whats",
    wich: "which",
    wen: "when",
    wos: "was",
    cum: "come",
    fone: "phone",
    dat: "that",
    hw: "homework",
    tmrw: "tomorrow",
    tmr: "tomorrow",
    tomoz: "tomorrow",
    colour: "color",
    colours: "colors",
    summarise: "summarize",
  }).map(([short, long]) => [short, long.replace("'", "")]),
);

function plainWord(raw: string) {
  return raw
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/(\p{L})\1{2,}/gu, "$1");
}

function guessOnce(word: string, guesses: Map<string, string>) {
  const known = guesses.get(word) ?? guessWord(word) ?? word;
  guesses.set(word, known);
  return known;
}

export function findTokens(text: string): Token[] {
  const tokens: Token[] = [];
  const guesses = new Map<string, string>();
  let end = 0;
  for (const match of text.matchAll(tokenPattern)) {
    const raw = match[0];
    const between = text.slice(end, match.index);
    const isNumber = /^\d/.test(raw);
    const isOpening = tokens.length === 0 || /[.!?\n…]/.test(between);
    const isCapital = /^\p{Lu}/u.test(raw);
    const plain = plainWord(raw);
    // A name in the middle of a sentence is spelt as it is meant.
    const isName = isCapital && !isOpening && /\p{Ll}/u.test(raw);
    const word = shortForms.get(plain) ?? (isName ? plain : guessOnce(plain, guesses));
    tokens.push({
      word: isNumber ? "#" : word,
      isRespelt: !isNumber && word !== plain,
      isNumber,
      isCapital,
      start: match.index,
      end: match.index + raw.length,
      isJoined: tokens.length > 0 && !/[.,;:!?\n()…–—|]/.test(between),
      isOpening,
    });
    end = match.index + raw.length;
  }
  return tokens;
}
