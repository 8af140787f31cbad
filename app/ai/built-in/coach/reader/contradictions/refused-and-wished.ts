import { stem } from "../../../../../search/terms";
import { wordSet } from "../../word-set";
import type { Contradiction } from "../prompt-reading";
import type { Token } from "../tokens";
import { isPlant } from "./diets";
import { findRefusals, type Refusal } from "./refusals";
import { isAskedAbout } from "./stretches";
import {
  exceptions,
  findPieces,
  holds,
  type Piece,
  people,
  sentenceOf,
  spanOfTokens,
} from "./words";

/** So many words before a thing what wishes it may stand. */
const cueReach = 12;

const wishes = wordSet(
  "use add include including put insert start begin beginning open finish end ending close mention say name write show tell give draw make fill place list must should shall needs need want wants every each all plenty lots throughout load with contain contains stir soak soaked mix top cover serve sign state reveal announce lead explain describe beat pour take require requires heat fry season sprinkle whisk with could",
);
const orders = wordSet("do make give write plan draw use add put design cook bake prepare show");
const negators = wordSet(
  "no not never without dont doesnt didnt wont cant cannot couldnt mustnt shouldnt isnt arent wasnt wouldnt avoid skip minus less free zero nothing none neither nor instead than rather except besides unless bar nobody nowhere",
);
const told = wordSet(
  "was were had did went came said told got ate used been has brought took gave kept saw made sent ran began started if",
);
const wishing = wordSet("want wants need needs like must should");
const stating = wordSet("is are i im we has its theres");
const asking = wordSet("how which what much many frightened scared afraid hates hate");
/** "oat milk", "nut free": another thing. */
const substitutes = wordSet(
  "dairy gluten sugar free alternative alternatives substitute substitutes low less reduced artificial non",
);
const ordered = wordSet("every each all should must has needs");

function isNamedAt(tokens: readonly Token[], at: number, { stems, thing }: Refusal) {
  const word = tokens[at]?.word ?? "";
  const before = tokens[at]?.isJoined ? (tokens[at - 1]?.word ?? "") : "";
  const after = tokens[at + 1]?.isJoined ? (tokens[at + 1]?.word ?? "") : "";
  if (substitutes.has(before) || substitutes.has(after) || isPlant.test(before)) return false;
  const named = stem(word);
  if (thing?.members.has(named)) return true;
  const from = at - stems.length + 1;
  return stems.every((each, place) => each === stem(tokens[from + place]?.word ?? ""));
}

/** A thing that is to be there: ordered or wished, not refused, not told, and of nobody. */
function isWished(tokens: readonly Token[], piece: Piece, at: number, refusal: Refusal) {
  const isRefused = (index: number) => index >= refusal.from && index < refusal.to;
  for (let index = piece.from; index < piece.to; index++) {
    const word = tokens[index]?.word ?? "";
    if (index <= at && told.has(word)) return false;
    if (negators.has(word) && !isRefused(index)) return false;
  }
  if (holds(tokens, { from: Math.max(piece.from, at - 3), to: at }, asking)) return false;
  const opening = tokens[piece.from]?.word ?? "";
  if (people.has(opening) && !holds(tokens, { from: piece.from, to: at }, wishing)) return false;
  const from = Math.max(piece.from, at - cueReach);
  const sentence = sentenceOf(tokens, at);
  const isCounted =
    tokens.slice(Math.max(piece.from, at - 3), at).some(({ isNumber }) => isNumber) &&
    refusal.from >= sentence.from &&
    refusal.from < sentence.to &&
    !holds(tokens, sentence, stating);
  const isMember = refusal.thing !== undefined && at < refusal.from;
  return (
    isCounted ||
    holds(tokens, { from, to: at }, wishes) ||
    ordered.has(tokens[at + 1]?.word ?? "") ||
    (at < refusal.from &&
      /^(?:in|as)$/.test(tokens[at - 2]?.word ?? "") &&
      /^an?$/.test(tokens[at - 1]?.word ?? "")) ||
    (isMember && /^(?:about|of|the|a|an|brave|little|clever)$/.test(tokens[at - 1]?.word ?? "")) ||
    (piece.to - piece.from <= 7 && orders.has(tokens[sentence.from]?.word ?? ""))
  );
}

/** "Show it without and with guac". */
function isPair(tokens: readonly Token[], refusal: Refusal, piece: Piece) {
  const isJoint = (at: number) => /^(?:and|or)$/.test(tokens[at]?.word ?? "");
  const isBehind = piece.from === refusal.to && isJoint(piece.from) && piece.to - piece.from <= 3;
  return (
    isBehind ||
    (piece.to === refusal.from - 1 && isJoint(refusal.from - 1)) ||
    (piece.to === refusal.from && isJoint(refusal.from))
  );
}

function findWished(
  own: string,
  tokens: readonly Token[],
  refusal: Refusal,
  pieces: readonly Piece[],
) {
  for (const piece of pieces) {
    if (isPair(tokens, refusal, piece) || holds(tokens, piece, exceptions)) continue;
    for (let at = piece.from; at < piece.to; at++) {
      const isRefused = at >= refusal.from && at < refusal.to;
      if (isRefused || !isNamedAt(tokens, at, refusal)) continue;
      if (!isWished(tokens, piece, at, refusal)) continue;
      const span = spanOfTokens(tokens, Math.max(piece.from, at - 2), at + 1);
      if (!isAskedAbout(own, span)) return { at, span };
    }
  }
  return null;
}

/** The same thing refused and wished: "no loops, use a for loop", "nut free, with almonds". */
export function findRefusedAndWished(own: string, tokens: readonly Token[]): Contradiction[] {
  const pieces = findPieces(tokens);
  for (const refusal of findRefusals(tokens)) {
    const refused = spanOfTokens(tokens, refusal.from, refusal.to);
    if (isAskedAbout(own, refused)) continue;
    const wished = findWished(own, tokens, refusal, pieces);
    if (!wished) continue;
    const isFirst = refusal.from < wished.at;
    const [first, second] = isFirst ? [refused, wished.span] : [wished.span, refused];
    return [{ id: "said-and-forbidden", first, second }];
  }
  return [];
}
