import { spansOf } from "./matches";
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

/** What a word is wherever it stands. */
function readSpelling(raw: string) {
  const plain = plainWord(raw);
  const known = shortForms.get(plain);
  const isCapital = /^\p{Lu}/u.test(raw);
  return {
    plain,
    /** As it is meant: as a name, and as any other word. */
    name: known ?? plain,
    word: known ?? guessWord(plain) ?? plain,
    isNumber: /^\d/.test(raw),
    isCapital,
    isLikeName: isCapital && /\p{Ll}/u.test(raw),
  };
}

type Spelling = ReturnType<typeof readSpelling>;

/** Most words of a text were met before, and one reading meets each of them many times. */
const met = new Map<string, Spelling>();
const mostMet = 2000;
const longestMet = 12;

function spellingOf(raw: string) {
  const known = met.get(raw);
  if (known) return known;
  const spelling = readSpelling(raw);
  if (met.size >= mostMet) met.clear();
  if (raw.length <= longestMet) met.set(raw, spelling);
  return spelling;
}

export function findTokens(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const { start, end: next } of spansOf(text, tokenPattern)) {
    const between = text.slice(end, start);
    const isFirst = tokens.length === 0;
    const isApart = isFirst || between !== " ";
    const isOpening = isFirst || (isApart && /[.!?\n…]/.test(between));
    const { plain, name, word, isNumber, isCapital, isLikeName } = spellingOf(
      text.slice(start, next),
    );
    // A name in the middle of a sentence is spelt as it is meant.
    const meant = isLikeName && !isOpening ? name : word;
    tokens.push({
      word: isNumber ? "#" : meant,
      isRespelt: !isNumber && meant !== plain,
      isNumber,
      isCapital,
      start,
      end: next,
      isJoined: !isFirst && !(isApart && /[.,;:!?\n()…–—|]/.test(between)),
      isOpening,
    });
    end = next;
  }
  return tokens;
}
