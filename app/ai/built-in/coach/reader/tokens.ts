import type { Span } from "./prompt-reading";

export interface Token extends Span {
  /** Lower case, without apostrophes, short forms written out; "#" for a number. */
  word: string;
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

function normalise(raw: string) {
  const plain = raw
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/(\p{L})\1{2,}/gu, "$1");
  return shortForms.get(plain) ?? plain;
}

export function findTokens(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(tokenPattern)) {
    const raw = match[0];
    const between = text.slice(end, match.index);
    const isNumber = /^\d/.test(raw);
    tokens.push({
      word: isNumber ? "#" : normalise(raw),
      isNumber,
      isCapital: /^\p{Lu}/u.test(raw),
      start: match.index,
      end: match.index + raw.length,
      isJoined: tokens.length > 0 && !/[.,;:!?\n()…–—|]/.test(between),
      isOpening: tokens.length === 0 || /[.!?\n…]/.test(between),
    });
    end = match.index + raw.length;
  }
  return tokens;
}
