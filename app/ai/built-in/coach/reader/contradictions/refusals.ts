import { stem } from "../../../../../search/terms";
import { wordSet } from "../../word-set";
import type { Token } from "../tokens";
import { findThing, type Thing } from "./things";
import { exceptions, holds, type Piece, people, sentenceOf } from "./words";

/** Something that is not to be in the answer: "no museums", "never use examples", "nut free". */
export interface Refusal extends Piece {
  /** Of the words that name it, the thing itself last. */
  stems: readonly string[];
  thing: Thing | undefined;
}

const mostRefusals = 12;
const longestName = 3;
const mostNamed = 6;

const bare = wordSet("no zero without minus");
const forbidding = wordSet("dont never cannot cant mustnt shouldnt wont not isnt arent");
const dropping = wordSet("avoid skip omit exclude ban bans banned");
const verbs = wordSet(
  "use using mention mentioning include including add adding say saying put putting write writing show showing name naming give giving print reveal revealing have having contain containing want share draw ask asking tell refer be",
);
/** "Don't change the names": they are to be there all the same. */
const keeping = wordSet(
  "change touch alter translate forget worry repeat shorten correct remove delete cut lose skip omit drop leave hide mind like know think stop start let miss invent move edit",
);
/** Not yet, not now. */
const later = wordSet("now yet today first until");
const eating = wordSet("eat take");
const between = wordSet("please ever once even to out there");
const determiners = wordSet(
  "a an the any my our his her their your this that these those of single one to about at even kind kinds sort sorts word",
);
const stops = wordSet(
  "in on at for from with by and or but so as if when where because since that which who is are was were be been i we he she they it you me us them please pls all whatsoever anywhere anything too either except apart until unless only just can will would should must may do does did has have had not no into onto after before between over under up out off like than then this there here now today tomorrow yet inside within",
);
/** Too general to be found again, or said of the day and not of the answer. */
const vague = wordSet(
  "monday tuesday wednesday thursday friday saturday sunday need problem idea time way doubt thing good use sense clue rush hurry fuss worry text word sentence answer title part letter email message list name line matter reason point case luck one job work day week people person bit lot money place home man woman kid end start change idea help",
);
const ofMore = wordSet(
  "other more new big long real such different extra further another fancy much many fewer later earlier less longer",
);
/** Before "no" where it is an order: "with no nuts", "please no nuts". */
const leading = wordSet(
  "with use has have be contain contains absolutely strictly please pls so add put want wants need needs and but include really definitely there theres own show me us",
);
const owning = wordSet("have has had got is was were are theres ive");
const wishing = wordSet("want wants need needs like must should to");
/** Refused somewhere only: "no people in the background". */
const places = wordSet(
  "in on at for from to after before between under over near behind around by inside outside of with during within",
);
const everywhere = wordSet("it there any them all");
const theWhole = wordSet("answer text whole poem recipe picture menu story dish house");
const narrowing = wordSet("i you we he she they that which who whose my where when if");
const choices = wordSet("or vs versus both either");
const orJoint = wordSet("or nor");

function toRefusal(tokens: readonly Token[], piece: Piece, first: number): Refusal | null {
  const stems = tokens.slice(first, piece.to).map(({ word }) => stem(word));
  const last = stems.at(-1) ?? "";
  if (ofMore.has(tokens[first]?.word ?? "")) return null;
  const thing = findThing(stems);
  return thing || stems.length > 1 || (last.length > 2 && !vague.has(last))
    ? { ...piece, stems, thing }
    : null;
}

/** "No bread, pasta or rice": further things stand here, the last of them behind "or". */
function isListed(tokens: readonly Token[], at: number) {
  for (let index = at; index < at + 6 && index < tokens.length; index++) {
    const { word = "", isOpening, isJoined } = tokens[index] ?? {};
    if (isOpening || (index === at && isJoined)) return false;
    if (orJoint.has(word)) return index > at;
    if (stops.has(word) || verbs.has(word)) return false;
  }
  return false;
}

/** Where the words end that name one thing: at a joint, or after three. */
function endOfName(tokens: readonly Token[], first: number) {
  let at = first;
  while (at - first < longestName) {
    const token = tokens[at];
    if (!token || token.isNumber || stops.has(token.word)) break;
    if (at > first && !token.isJoined) break;
    at++;
  }
  return at;
}

/** What is named from here on, one thing after the other: "bread, pasta or rice". */
function readNamed(tokens: readonly Token[], start: number, from: number): Refusal[] {
  const found: Refusal[] = [];
  if (!tokens[from]?.isJoined) return found;
  for (let at = from; found.length < mostNamed; ) {
    while (determiners.has(tokens[at]?.word ?? "")) at++;
    const end = endOfName(tokens, at);
    if (end === at) break;
    const refusal = toRefusal(tokens, { from: start, to: end }, at);
    if (refusal) found.push(refusal);
    if (orJoint.has(tokens[end]?.word ?? "")) at = end + 1;
    else if (isListed(tokens, end)) at = end;
    else break;
  }
  return found;
}

/** "nut free", "sugar-free", "eggless" */
function readFree(tokens: readonly Token[], at: number): Refusal[] {
  const { word = "", isJoined } = tokens[at] ?? {};
  if (/^carbs?$/.test(word) && tokens[at - 1]?.word === "low")
    return [{ from: at - 1, to: at + 1, stems: ["carb"], thing: findThing(["carb"]) }];
  const named =
    word === "free" && isJoined ? tokens[at - 1]?.word : /^(\p{L}{3,})less$/u.exec(word)?.[1];
  if (!named || stops.has(named) || determiners.has(named)) return [];
  const stems = [stem(named)];
  const thing = findThing(stems);
  const from = word === "free" ? at - 1 : at;
  return thing ? [{ from, to: at + 1, stems, thing }] : [];
}

/** "Leave God right out", "keep his age out of it" */
function readLeftOut(tokens: readonly Token[], at: number): Refusal[] {
  const end = tokens.findIndex(
    ({ word }, index) => index > at + 1 && index < at + 7 && word === "out",
  );
  if (end < 0 || tokens[end + 1]?.word === "loud") return [];
  const named = readNamed(tokens, at, at + 1);
  return named.filter(({ to }) => to <= end + 1).map((refusal) => ({ ...refusal, to: end + 1 }));
}

/** "The price must not appear", "names mustn't be mentioned" */
function readPassive(tokens: readonly Token[], at: number): Refusal[] {
  const { word = "" } = tokens[at] ?? {};
  const isNot =
    word === "not" && /^(?:must|should|may|can|shall|is|are)$/.test(tokens[at - 1]?.word ?? "");
  if (!isNot && !/^(?:mustnt|shouldnt|isnt|arent|cant|cannot)$/.test(word)) return [];
  const next = tokens
    .slice(at + 1, at + 4)
    .map((token) => token.word)
    .join(" ")
    .replace(/^to /, "");
  if (
    !/^(?:appear|show|come up|be (?:mentioned|named|used|shown|revealed|told|visible|included))/.test(
      next,
    )
  )
    return [];
  const end = isNot ? at - 1 : at;
  let first = end;
  while (
    first > 0 &&
    end - first < 2 &&
    tokens[first]?.isJoined &&
    !stops.has(tokens[first - 1]?.word ?? "") &&
    !determiners.has(tokens[first - 1]?.word ?? "")
  )
    first--;
  const refusal = toRefusal(tokens, { from: first, to: end }, first);
  return refusal ? [{ ...refusal, to: at + 3 }] : [];
}

/** "I have no job", "there are no buses": so it is, and nothing is asked of the answer. */
function isFact(tokens: readonly Token[], at: number) {
  const [subject = "", before = ""] = [tokens[at - 2]?.word, tokens[at - 1]?.word];
  if (!tokens[at]?.isJoined) return false;
  if (owning.has(before)) return !wishing.has(subject) && tokens[at - 1]?.isJoined === true;
  return people.has(before);
}

/** "The garden no lock", "when I brake no noise": in the middle of what is told. */
function isTold(tokens: readonly Token[], at: number) {
  const before = tokens[at - 1];
  return Boolean(tokens[at]?.isJoined && before && !leading.has(before.word));
}

function readAt(tokens: readonly Token[], at: number): Refusal[] {
  const { word = "" } = tokens[at] ?? {};
  if (word === "leave" || word === "keep") return readLeftOut(tokens, at);
  if (dropping.has(word)) return isFact(tokens, at) ? [] : readNamed(tokens, at, at + 1);
  if (bare.has(word)) {
    if (isFact(tokens, at) || (word !== "without" && isTold(tokens, at))) return [];
    const isVerb = tokens[at + 1]?.isJoined && verbs.has(tokens[at + 1]?.word ?? "");
    return readNamed(tokens, at, isVerb ? at + 2 : at + 1);
  }
  if (word === "nothing") {
    const named = readNamed(tokens, at, at + 1);
    if (named.some(({ thing }) => thing)) return named.filter(({ thing }) => thing);
    const holdsAt = tokens.findIndex(
      (token, index) =>
        index > at && index < at + 7 && /^(?:contains?|containing|with)$/.test(token.word),
    );
    return holdsAt < 0 ? [] : readNamed(tokens, at, holdsAt + 1);
  }
  if (!forbidding.has(word)) return [];
  const passive = readPassive(tokens, at);
  if (passive.length > 0) return passive;
  const next = tokens[at + 1]?.word ?? "";
  if (eating.has(next) && tokens[at + 1]?.isJoined) return readNamed(tokens, at, at + 2);
  if (isFact(tokens, at) && next !== "want") return [];
  let verb = at + 1;
  while (tokens[verb]?.isJoined && between.has(tokens[verb]?.word ?? "")) verb++;
  const isOrder = (word === "dont" || word === "never") && !isTold(tokens, at);
  const said = tokens[verb]?.isJoined ? (tokens[verb]?.word ?? "") : "";
  const isVerb = said !== "" && (verbs.has(said) || (isOrder && !keeping.has(said)));
  if (isVerb) return readNamed(tokens, at, verb + 1);
  return word === "not" &&
    !isTold(tokens, at) &&
    /^(?:a|single|one|any)$/.test(tokens[at + 1]?.word ?? "")
    ? readNamed(tokens, at, at + 1)
    : [];
}

/** "In the letter": what is said holds there. */
function isPlaced(tokens: readonly Token[], at: number) {
  const next = tokens[at];
  if (!(next?.isJoined || next?.isOpening) || !places.has(next.word)) return false;
  const [one = "", other = ""] = [tokens[at + 1]?.word, tokens[at + 2]?.word];
  return !everywhere.has(one) && !theWhole.has(one) && !theWhole.has(other);
}

/** "No people in the background", "no sugar except honey", "no steps that I did not say". */
function isLimited(tokens: readonly Token[], { from, to }: Refusal) {
  const next = tokens[to];
  if (next?.isJoined && (narrowing.has(next.word) || later.has(next.word))) return true;
  if (isPlaced(tokens, to)) return true;
  const sentence = sentenceOf(tokens, from);
  // "Under it a short paragraph, no table"
  if (
    isPlaced(tokens, sentence.from) ||
    /^(?:under|below)$/.test(tokens[sentence.from]?.word ?? "")
  )
    return true;
  // "One with a kitchen, or one without": both are there to choose from.
  const isChoice = tokens[from]?.word === "without" && holds(tokens, sentence, choices);
  return isChoice || holds(tokens, sentence, exceptions);
}

/** What is not to be anywhere in the answer. */
export function findRefusals(tokens: readonly Token[]): Refusal[] {
  const found: Refusal[] = [];
  for (let at = 0; at < tokens.length && found.length < mostRefusals; at++) {
    found.push(...readFree(tokens, at), ...readAt(tokens, at));
  }
  return found.filter((refusal) => !isLimited(tokens, refusal));
}
