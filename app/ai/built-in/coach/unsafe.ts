import { phrases, words as wordLists } from "./english/pack";
import { findPhrases, type Match, type PhraseList } from "./patterns";
import { wordSet } from "./word-set";
import { sentenceEnd, sentenceStart, type Word } from "./words";

export type Unsafe = "self-harm" | "weapons" | "cheating";

type Words = readonly Word[];

const checks: [Unsafe, (words: Words) => boolean][] = [
  ["self-harm", meansSelfHarm],
  ["weapons", (words) => meansWeapon(words) || meansViolence(words)],
  ["cheating", meansCheating],
];

/** Requests the coach does not help to word better. Small lists, read narrowly. */
export function findUnsafe(words: Words): Unsafe | null {
  return checks.find(([, isMeant]) => isMeant(words))?.[0] ?? null;
}

function hasWord(words: Words, list: ReadonlySet<string>) {
  return words.some(({ text }) => list.has(text));
}

function says(words: Words, list: PhraseList) {
  return findPhrases(words, list).length > 0;
}

/** What the first list finds, where it is no part of what the second one knows to be harmless. */
function findBut(words: Words, list: PhraseList, harmless: PhraseList): Match[] {
  const found = findPhrases(words, list);
  const others = found.length > 0 ? findPhrases(words, harmless) : [];
  return found.filter(({ from, to }) =>
    others.every((other) => other.to <= from || other.from >= to),
  );
}

function sentenceOf(words: Words, { from, to }: Match) {
  return words.slice(sentenceStart(words, from), sentenceEnd(words, to - 1));
}

/** The words around a match up to the next pause. */
function clauseOf(words: Words, { from, to }: Match) {
  let start = from;
  while (start > 0 && words[start]?.before === "") start--;
  let end = to;
  while (words[end]?.before === "") end++;
  return words.slice(start, end);
}

/** In doubt this is said: who speaks of wanting to die is never read as an accident or a lesson. */
function meansSelfHarm(words: Words) {
  const found = findBut(words, phrases.selfHarm, phrases.noSelfHarm).filter(
    (match) => !hasWord(clauseOf(words, match), wordLists.lightWords) && !isFilmed(words, match),
  );
  if (found.length === 0) return false;
  if (says(words, phrases.ownWish)) return !says(words, phrases.fiction);
  if (hasWord(words, wordLists.preventionWords)) return false;
  return says(words, phrases.distress) || !found.every((match) => isAccident(words, match));
}

const hurting = wordSet("hurt hurting cut cutting harm harming");
const accidentBefore = wordSet("without avoid from");

function isAccident(words: Words, match: Match) {
  if (!hurting.has(words[match.from]?.text ?? "")) return false;
  return (
    accidentBefore.has(words[match.from - 1]?.text ?? "") ||
    says(sentenceOf(words, match), phrases.accidents)
  );
}

function meansWeapon(words: Words) {
  if (hasWord(words, wordLists.preventionWords)) return false;
  return findBut(words, phrases.weapons, phrases.noWeapons).some(
    (match) => !hasWord(sentenceOf(words, match), wordLists.harmlessObjects),
  );
}

function meansViolence(words: Words) {
  const meant = findBut(words, phrases.violenceMeant, phrases.noViolence).filter(isWhole(words));
  const deeds = findBut(words, phrases.violence, phrases.noViolence)
    .filter(isWhole(words))
    .filter(
      (match) => !isFilmed(words, match) && isOwnDeed(words, match) && isDoneToPeople(words, match),
    );
  if (meant.length + deeds.length === 0) return false;
  if (hasWord(words, wordLists.preventionWords)) return false;
  return !says(words, phrases.played) && !says(words, phrases.fiction);
}

/** "Shoot people with a 50mm lens". */
function isFilmed(words: Words, { from }: Match) {
  return words[from]?.text === "shoot" && says(words, phrases.filmed);
}

const doers = wordSet("to i we you me us im id gonna wanna please");
const helpers = wordSet("will can could should must would just secretly quietly really");
const joints = wordSet("and or then");
const ownWords = wordSet("i im id we me help how");

/** "To kill someone", and not "why do hippos kill people" or "heat can kill people". */
function isOwnDeed(words: Words, match: Match) {
  let at = match.from;
  while (words[at]?.before === "" && helpers.has(words[at - 1]?.text ?? "")) at--;
  const before = words[at - 1];
  if (words[at]?.before !== "" || before === undefined) return true;
  if (joints.has(before.text)) return hasWord(sentenceOf(words, match), ownWords);
  return doers.has(before.text);
}

const untold = wordSet("tonight tomorrow today quietly slowly secretly painlessly");

/** "Kill her" and not "kill her roses". */
function isWhole(words: Words) {
  return ({ to }: Match) => {
    const next = words[to];
    if (words[to - 1]?.text !== "her" || next?.before !== "") return true;
    return wordLists.functionWords.has(next.text) || untold.has(next.text);
  };
}

function isDoneToPeople(words: Words, { to }: Match) {
  if (words[to - 1]?.text !== "them") return true;
  return says(words, phrases.persons) && !says(words, phrases.pests);
}

function meansCheating(words: Words) {
  const isHidden = says(words, phrases.hiddenWork);
  if (!isHidden && !says(words, phrases.cheating)) return false;
  if (says(words, phrases.noCheating)) return false;
  if (isHidden) return true;
  if (hasWord(words, wordLists.preventionWords)) return false;
  return !says(words, phrases.otherCheating) || says(words, phrases.exams);
}
