import { isAnchor, isManner, isMatter } from "./anchors";
import type { Ask } from "./asks";
import type { Findings } from "./caps";
import { findContradictions } from "./contradictions/find";
import { kinds } from "./kind-needs";
import type { Classified } from "./level-numbers";
import { isMet } from "./matches";
import { findPointers } from "./pointers";
import { programError } from "./program-error";
import { isGeneralQuestion } from "./question";
import { isReadable } from "./readable";
import type { Row } from "./rows";
import { unit } from "./signals";
import { tellsTrouble } from "./trouble";
import { holdsCode, holdsUnmarkedText } from "./unmarked-text";

export interface RequestFindings extends Findings {
  asks: Ask[];
}

const noKind = kinds.indexOf("none");
const changeKind = kinds.indexOf("transform");
const fixKind = kinds.indexOf("fix");
const workedOn = [changeKind, fixKind];
/** How likely it must be that nothing is asked. */
const silentFrom = 0.5;
/** So likely that nothing lifts the level. */
const surelySilent = 0.8;

/** Said to come along, and no text says more than that. */
const promised =
  /\b(?:i(?:['’]?ll| will) (?:paste|send|attach)(?! (?:him|her|them|to)\b)|will be pasted|(?:the |see |in the )?(?:attached|attachment|enclosed))\b|https?:\/\/\s*$/i;
const fewestPasted = 12;
/** "2+2", "15% of 80 =" */
const bareSum =
  /^[\s=]*(?=[^?]*\d\s*(?:[-+*/x×÷^%]|of\b))[\d\s+\-*/x×÷^().,=%$£€]+(?:of\s+[\d.,\s$£€]+)?[\s=?]*$/i;
/** Questions with one answer, whoever asks: "what rhymes with orange", "capital of Peru?" */
const plainFact =
  /^\W*(?:(?:what|whats|what's|what’s|tell me|which is|is)\W+(?:is |are )?)?(?:the )?(?:capital (?:city )?of|plural of|opposite of|square root of|past tense of|chemical symbol (?:of|for)|boiling point of|population of|synonyms? (?:for|of)|antonyms? (?:for|of)|rhymes with|meaning of the word)\s+(?!it\b|this\b|that\b|my\b)[\p{L}\d"“' -]{2,40}\W*$|^\W*how (?:do|does|would) (?:you|u|one|i) (?:spell|pronounce)\s+(?!it\b|this\b|that\b|my\b)[\p{L}"“' -]{2,40}\W*$|^\W*(?:when (?:did|was|is)|who (?:wrote|painted|invented|discovered|composed))\s+(?!it\b|he\b|she\b|they\b|you\b|the (?:meeting|party|deadline|appointment|exam)\b)(?:\p{L}+\s+){0,4}\p{Lu}\p{L}+(?:\s+\p{L}+){0,3}\W*$/iu;
/** "6ft1 in cm", "212 °F to °C", "0.375 as a fraction" */
const conversion = new RegExp(
  `^\\W*(?:convert |what(?:['’]?s| is) |how (?:much|many \\p{L}+) (?:is|are) )?\\d[\\d.,/ ]*\\s*[\\p{L}°²³/]{0,14}\\d*\\s+(?:in|to|into|as)\\s+(?:an? )?${unit}(?![\\p{L}\\d])[^.!?\\n]{0,40}\\W*$|^\\W*(?:half|a third|a quarter|double|twice) (?:of )?\\d[\\d/., ]*\\W*$|^\\W*(?:is|was|will) \\d{4} (?:be )?a leap year\\W*$`,
  "iu",
);
const amount = "[$£€]?\\d[\\d.,/]*\\s*(?:%|\\p{L}{1,6})?";
const larger = "(?:bigger|larger|greater|higher|more|longer|heavier|smaller|lower|less|shorter)";
/** "Which is bigger, 5/8 or 0.6?", "is 3/4 more than 70%" */
const sizes = new RegExp(
  `^\\W*(?:(?:which|what)(?:['’]?s| is| one is)?(?: the)? ${larger}\\W+${amount}\\s+or\\s+${amount}|is ${amount} ${larger} than ${amount})\\W*$`,
  "iu",
);
const language =
  "(?:english|french|german|spanish|italian|portuguese|dutch|polish|irish|welsh|scots|gaelic|latin|greek|russian|ukrainian|turkish|arabic|hebrew|hindi|urdu|bengali|chinese|mandarin|cantonese|japanese|korean|vietnamese|thai|tagalog|malay|indonesian|swahili|zulu|afrikaans|norwegian|swedish|danish|finnish|czech|romanian|hungarian)";
/** "Irish for hedgehog", "how do you say good luck in Polish" */
const inLanguage = new RegExp(
  `^\\W*(?:(?:what(?:['’]?s| is)|how (?:do|would|can|to|i)(?: (?:you|u|i|we|one))? (?:say|write|call)) (?!(?:this|it|that|my)\\b).{2,60} in ${language}\\b|(?:the )?${language} (?:word )?for (?!(?:this|it|that|my|the|a|an|me|us)\\b).{2,60})[^.!?\\n]{0,40}\\W*$`,
  "i",
);
const likelyPicture = 0.5;
const likelyWriting = 0.5;
const longestFact = 200;
/** So many words about the manner and none about a matter. */
const manyMannered = 3;

/** What is certain enough to hold a level down. */
export function findCertain({ words }: Row, classified: Classified): RequestFindings {
  const { own, asks, tokens, material, materialTokens } = words;
  const silent = classified.kindProbabilities[noKind] ?? 0;
  const hasCode = material.some(({ what }) => what === "code" || what === "error");
  const works = workedOn.reduce((sum, at) => sum + (classified.kindProbabilities[at] ?? 0), 0);
  const picture = classified.kindProbabilities[kinds.indexOf("picture")] ?? 0;
  const isPointed = findPointers(own).length > 0;
  const isCode =
    (classified.kindProbabilities[fixKind] ?? 0) > (classified.kindProbabilities[changeKind] ?? 0);
  const isGiven =
    materialTokens.length >= 4 || holdsCode(words) || (!isCode && holdsUnmarkedText(words));
  // The words of an error are no program, however many they are.
  const isCodeMissing =
    (classified.kindProbabilities[fixKind] ?? 0) > 0.5 &&
    programError.test(words.text) &&
    !material.some(({ what }) => what === "code" || what === "block") &&
    !holdsCode(words);
  const writes = classified.kindProbabilities[kinds.indexOf("write")] ?? 0;
  // What is enclosed in a letter that is to be written is part of the letter.
  const isPromised =
    writes < likelyWriting && promised.test(words.text) && materialTokens.length < fewestPasted;
  const hasAnchor = tokens.some((token) => token.isNumber || isAnchor(token));
  const mannered = tokens.filter(isManner).length;
  // Manners and praise were taken away, and nothing is left.
  const isEmpty = tokens.length === 0 && materialTokens.length === 0;
  const isComplete =
    own.length <= longestFact &&
    ([bareSum, plainFact, conversion, sizes, inLanguage].some((pattern) => isMet(own, pattern)) ||
      isGeneralQuestion(own));
  const isTrouble = tellsTrouble(words);
  const isTold = isComplete || isTrouble;
  return {
    asks,
    isComplete,
    isTrouble,
    isBareSum: own.length <= longestFact && bareSum.test(own),
    isReadable: isEmpty || materialTokens.length > 3 || isReadable(tokens),
    hasRequest: isTold || (!isEmpty && silent < silentFrom),
    isSurelySilent: !isTold && (isEmpty || silent >= surelySilent),
    hasSubject: hasAnchor || materialTokens.length > 2 || hasCode || /["“`]/.test(own),
    isMannerOnly: mannered >= manyMannered && !tokens.some(isMatter) && materialTokens.length < 3,
    isMaterialMissing: isPromised || isCodeMissing || (works > 0.5 && isPointed && !isGiven),
    contradictions: findContradictions(words, picture >= likelyPicture),
  };
}
