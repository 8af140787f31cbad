import { isAnchor } from "./anchors";
import type { Ask } from "./asks";
import { isCommon } from "./common-words";
import { isMet } from "./matches";
import type { OwnWords } from "./own-words";

/** A longer text tells who asks. */
const mostWords = 24;

const opening =
  /\b(?:what|whats|wots|wot|which|who|whos|when|where|wheres|whose|how (?:do|does|did|many|much|long|far|high|deep|old|tall|big|hot|often|to|can|i|u|meny)|is|are|was|were|does|did|do|can|could|must|has|have|hav)\b/i;
/** Only who asks, or who stands beside them, knows what is meant. */
const leaning =
  /\b(?:this|these|those|that(?= (?:\p{L}+ )?(?:one|thing|film|paper|book|song|goal|man|woman|place)\b)|there\W*$|now\W*$|them|him|her|the (?:one|thing|other|new)|yesterday|today|we(?:['’]re| were| did| had))\b|\b(?:for|about|does|did|is|was|of|do|with|fix|use|make|when|time) (?:it|that)\b(?! (?:true|legal|allowed|ok|normal|safe|the same|an?)\b)/iu;
/** Depends on the person: their money, their papers, their pills. */
const personal = /\b(?:i|my|mine|we|our|us|me|mum|dad|wife|husband|son|daughter)\b/i;
/** Anybody's question. */
const general =
  /\b(?:(?:do|does|can|must|should|would|could|have|need) (?:you|u|one|people|they)|(?:you|one) (?:can|must|have|need|keep|get)|how (?:old|long|far|high|deep|tall|hot) (?:is|are|was|does|do|can|should)|stands? for|mean|plural|spell|called|word for|capital|difference|code|number|date|year|temperature|point|law|rules?)\b/i;
/** "the dose", "the processing time": which one is not said. */
const bareThe = /\bthe (?:\p{Ll}+ ){0,1}\p{Ll}+\W*$/iu;
/** "in Leeds", "on a Samsung", "of an iPhone 12" */
const place = /\b(?:in|on|at|from|to|of|for|near|between) (?:the |an? )?[\p{Lu}\d]/u;
const year = /\b(?:1[5-9]|20)\d{2}\b/;
const quoted = /["“'‘][^"”'’\n]{2,40}["”'’]/;

export interface Question {
  /** How short it is: 1 for a few words, 0 where it is no question or long. */
  short: number;
  isLeaning: boolean;
  isPersonal: boolean;
  isGeneral: boolean;
  isBareThe: boolean;
  /** Names, figures, years and quoted words: what pins the answer down. */
  pins: number;
  anchors: number;
}

const noQuestion: Question = {
  short: 0,
  isLeaning: false,
  isPersonal: false,
  isGeneral: false,
  isBareThe: false,
  pins: 0,
  anchors: 0,
};

/** A short question, and whether its answer is the same whoever asks. */
export function readQuestion(
  { own, spelt, tokens, materialTokens }: OwnWords,
  asks: readonly Ask[],
): Question {
  if (asks.some(({ how }) => how === "order")) return noQuestion;
  if (tokens.length > mostWords || tokens.length === 0 || materialTokens.length > 12)
    return noQuestion;
  const said = spelt.text;
  if (!opening.test(said) && !/\?/.test(said) && tokens.length > 8) return noQuestion;
  const names = tokens.filter(
    (token) => token.isCapital && !token.isOpening && !isCommon(token.word),
  ).length;
  const numbers = tokens.filter(({ isNumber }) => isNumber).length;
  const isAnchored = new Set(tokens.filter(isAnchor).map(({ word }) => word)).size;
  return {
    short: Math.min(1, (mostWords + 1 - tokens.length) / 12),
    isLeaning: isMet(said, leaning),
    isPersonal: personal.test(said),
    isGeneral: general.test(said),
    isBareThe: isMet(said, bareThe),
    pins:
      Math.min(2, names) / 2 +
      Math.min(1, numbers) / 2 +
      [place, year, quoted].filter((pattern) => pattern.test(own)).length / 2,
    anchors: Math.min(5, isAnchored),
  };
}

const closed =
  /^\W*(?:(?:do|does|can|could|are|should|must)\s+(?!(?:i|you|u|ya|we|us|he|she|it|they|me|my|our|your|the)\b)|is it (?:true|(?:ok|okay|safe|bad|normal|dangerous|possible|healthy|rude|allowed) (?:to|for))\s+)(?:[\p{L}\d%'’-]+\s*){2,14}\W*$/iu;
const onesOwn =
  /\b(?:i|mine|we|our|us|me|this|that|these|those|them|him|her|he|she|they|today|tomorrow|now|there|here|or|u)\b|\bmy (?!(?:dog|cat|baby|puppy|kitten|toddler|rabbit|hamster|child|kids?)\b)/i;
const longestGeneral = 110;

/** A closed question about a common thing, the same whoever asks: "do cats need baths". */
export function isGeneralQuestion(text: string) {
  return text.length <= longestGeneral && isMet(text, closed) && !onesOwn.test(text);
}
