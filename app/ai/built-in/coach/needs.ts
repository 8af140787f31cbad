import { askedFor, type NeedWords, needWords, whys } from "./english/needs";
import { notes } from "./english/notes";
import { words as wordLists } from "./english/pack";
import { fillIn } from "./fill-in";
import { alsoShown, notShown } from "./other-sense";
import type { Kind, Need, PromptReading, Span } from "./reader/prompt-reading";
import { readAloud } from "./reader/read-aloud";
import type { CoachReport, NeedResult } from "./report";
import { withNoun } from "./text-noun";
import type { Typed } from "./typed";
import { blank, spansOf } from "./words";

/** One thing that a request needs, and what is said of it. */
export interface Thing extends Need, NeedWords {}

const { functionWords, numberWords } = wordLists;
const longestQuote = 140;
/** A number from its first digit on: to begin at each of a long one would take the square of its length. */
const undivided =
  /\b(?:https?:\/\/|www\.)[^\s<>"“”]+|\[[^[\]\n]{1,40}\]|(?:[£$€]|(?<!\d))\d+(?:[.,:]\d+)+|\bhalf an? dozen\b|\b[\p{L}\d]+ (?:times|days|hours|minutes) (?:a|per) (?:day|week|month)\b/giu;

/** An address, a masked value and a number are quoted whole or not at all. */
export function withWhole(text: string, { start, end }: Span): Span {
  const cut = spansOf(text, undivided).filter((each) => each.start < end && start < each.end);
  return {
    start: Math.min(start, ...cut.map((each) => each.start)),
    end: Math.max(end, ...cut.map((each) => each.end)),
  };
}

const restOfClause = /^(?:[^.!?,;:\n()]|[.,:](?=\d)){0,80}(?=[.!?,;:\n()]|$)/;

/** "What a pension is" */
const lastVerb = /^ (?:is|are|was|were|means?)(?= to\b|\s*(?:[.?!,;:\n]|$))/;

/** To the end of its clause, where a number was cut in two. */
function withClause(text: string, span: Span, isCut = false): Span {
  const whole = withWhole(text, span);
  const after = text.slice(whole.end);
  const isOpen = isCut || (/\d$/.test(text.slice(span.start, span.end)) && whole.end > span.end);
  const isAsked = /\bwhat\b/i.test(text.slice(whole.start, whole.end));
  const rest = isOpen ? restOfClause.exec(after) : isAsked ? lastVerb.exec(after) : null;
  return { start: whole.start, end: whole.end + (rest?.[0].length ?? 0) };
}

/** As typed, up to the end of a clause where it is long. */
export function quote({ text }: Typed, span: Span) {
  const { start, end } = withClause(text, span);
  const clean = (part: string) => part.replace(/^[\s.,;:!?)\]-]+|[\s.,;:(]+$/g, "");
  const whole = clean(text.slice(start, end));
  if (whole.length <= longestQuote) return whole;
  const cut = whole.slice(0, longestQuote);
  const clause = Math.max(
    ...[". ", ", ", "; ", "! ", "? ", "\n", ": "].map((mark) => cut.lastIndexOf(mark)),
  );
  return clean(cut.slice(0, clause > 20 ? clause : cut.lastIndexOf(" ")));
}

export function wordsFor(kind: Kind, { id }: Pick<Need, "id">) {
  const words = needWords[kind][id];
  if (!words) throw new Error(`no words for ${kind}.${id}`);
  return words;
}

/** What the exercise hands out need not be pasted. */
const handedOut = new Set<string>(["material", "code", "numbers"]);

/** Below this nothing is said of what such a request needs: another kind needs other things. */
export const likelyKind = 0.5;
const surelyThere = 0.9;

const choosing = /\b(?:or|between|vs|versus|whether|either|should i|should we)\b/i;

/**
 * A place or a year is spoken of where it is said, since most questions need none; choices where there
 * are some, since "which tent for two" leaves all tents open.
 */
function isWorthSaying({ id, evidence }: Need, kind: Kind, read: string) {
  if (kind === "decide" && id === "options") return evidence !== null || choosing.test(read);
  if (kind === "list" && id === "size")
    return evidence !== null || !/\ban? (?:menu|song)\b/i.test(read);
  return kind !== "lookup" || id !== "limits" || evidence !== null;
}

export function neededBy(reading: PromptReading, typed: Typed, isExercise: boolean): Thing[] {
  const { kind, kindProbability, needs } = reading;
  if (kindProbability < likelyKind) return [];
  return needs
    .filter(({ id, state }) => !isExercise || state === "there" || !handedOut.has(id))
    .filter((need) => isExercise || isWorthSaying(need, kind, typed.read))
    .map((need) => asShown(need, kind, typed))
    .map((need) => withNoun({ ...need, ...wordsFor(kind, need) }, typed));
}

/** Without words that do not show it, and with those that do. */
function asShown(need: Need, kind: Kind, typed: Typed): Need {
  const name = `${kind}.${need.id}`;
  if (need.evidence && notShown[name]?.test(inContext(typed.text, need.evidence)))
    return { ...need, evidence: null };
  const said =
    need.state === "there" ? null : alsoShown[name]?.exec(blank(typed.read, typed.pasted));
  if (!said) return need;
  const evidence = readAloud(
    typed.text,
    { start: said.index, end: said.index + said[0].length },
    () => true,
  );
  return { ...need, state: "there", probability: surelyThere, evidence };
}

/** "Make me one", "to someone": what follows tells what, and whom. */
const cutShort: Partial<Record<Need["id"], RegExp>> = {
  operation: /^(?:(?:make|write|create|build|give)(?: \S+){0,3}|how (?:much|many|long|far|old))\n/i,
  reader: /\b(?:someone|somebody)\n (?:who|that|with|without|of|aged|new)\b/i,
};

/** The words, and on another line what follows them. */
function inContext(text: string, { start, end }: Span) {
  return `${text.slice(start, end)}\n${text.slice(end, end + 20)}`;
}

function quoteNeed(typed: Typed, { id }: Need, evidence: Span) {
  const isCut = cutShort[id]?.test(inContext(typed.text, evidence));
  return quote(typed, withClause(typed.text, evidence, isCut));
}

function noteOf({ state, unsure, step }: Thing) {
  if (state === "missing") return step;
  return unsure ? fillIn(notes.unsure, { unsure }) : notes.notFound;
}

/** What such a request needs, with the words that give it. What is there and cannot be shown is not spoken of. */
export function describeNeeds(typed: Typed, things: readonly Thing[]): NeedResult[] {
  return things.flatMap((thing) => {
    const { id, label, need, state, evidence } = thing;
    const words = state === "there" && evidence ? quoteNeed(typed, thing, evidence) : "";
    if (state === "there" && !words) return [];
    const told = { id, label, need, state };
    return { ...told, evidence: words ? [words] : [], note: words ? "" : noteOf(thing) };
  });
}

/** What beginners leave out most often is praised first. */
const praised: readonly Need["id"][] = [
  ...(["facts", "criteria", "expected", "symptom", "data", "focus", "reader", "purpose"] as const),
  ...(["limits", "look", "way", "form", "learner", "use", "size", "setting", "options"] as const),
  ...(["numbers", "subject"] as const),
];

/** The strongest words of the prompt and what they settle. No praise without a quotation. */
export function findBest(needs: readonly NeedResult[]): CoachReport["best"] {
  for (const id of praised) {
    const [words] = needs.find((need) => need.id === id)?.evidence ?? [];
    if (words) return { quote: words, why: whys[id] };
  }
  return null;
}

/** "20 years", "in July" and "for me" name nothing that the task is about. */
const empty =
  /^(?:\d+|years?|months?|weeks?|days?|hours?|minutes?|old|january|february|march|april|june|july|august|september|october|november|december)$/i;

function isTelling(words: string) {
  const said = words.match(/[\p{L}\d'’]+/gu) ?? [];
  const isOwn = (word: string) =>
    word.length > 2 &&
    !empty.test(word) &&
    ![functionWords, numberWords].some((list) => list.has(word.toLowerCase()));
  return said.length > 1 && said.some(isOwn);
}

/** What a friend would have asked for is there, and the words that say it name something. */
export function findAskedFor(needs: readonly NeedResult[]): CoachReport["best"] {
  const said = needs.flatMap(({ evidence }) => evidence).filter(isTelling);
  const [longest] = said.toSorted((a, b) => b.length - a.length);
  return longest ? { quote: longest, why: askedFor } : null;
}
