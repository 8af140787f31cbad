import { friendlyAsks } from "./english/friendly-asks";
import { matters } from "./english/matters";
import { likelyKind, type Thing } from "./needs";
import { forOneself, misread, otherMatter, otherSense } from "./other-sense";
import { patternFor } from "./reader/matches";
import { programError } from "./reader/program-error";
import type { Kind, NeedId, PromptReading, Span, Tool } from "./reader/prompt-reading";
import { readAloud } from "./reader/read-aloud";
import { withNoun } from "./text-noun";
import type { Typed } from "./typed";
import { blank, spansOf } from "./words";

/** What a request is about, inside its kind, and what has to be said of it. */
export interface Matter {
  kinds: ReadonlySet<string>;
  things: Thing[];
  /** To be told even where nothing is missing: somebody may lose money. */
  isUrgent: boolean;
}

/** In longer texts only the sentence that asks is read for its matter. */
const longestWhole = 220;
/** So long a text may say a thing in words that nobody thought of. */
const manyWords = 30;
const [surelyThere, perhaps, surelyNot] = [0.9, 0.45, 0.1];
/** These are about what they say, whatever they mention. */
const ownKinds = new Set<Kind>(["picture", "code", "compute"]);
const surelyOfKind = 0.6;

const compiled = new Map<string, RegExp>();

/** As whole words; compiled when it is first needed, and at less cost where plain letters are enough. */
function wordsLike(source: string, flags = "iu") {
  const known = compiled.get(source);
  if (known) return known;
  const [before, after] = flags === "i" ? ["\\b", "\\b"] : ["(?<![\\p{L}\\d])", "(?![\\p{L}\\d])"];
  const pattern = new RegExp(`${before}(?:${source})${after}`, flags);
  compiled.set(source, pattern);
  return pattern;
}

/** The learner's own words, each at its place, without those that mislead. */
function ownText({ read, pasted }: Typed) {
  return without(blank(read, pasted), otherSense);
}

function without(text: string, pattern: RegExp | undefined) {
  return pattern ? blank(text, spansOf(text, pattern)) : text;
}

/** "What could it be": what "it" is was told before. */
const pointsBack = /^(?:what|why|how|is|could|can|should) (?:[^\s,;]+ ){0,3}(?:it|this)\b/i;
const longestTold = 500;

function asking(own: string, { act }: PromptReading) {
  if (own.trim().length <= longestWhole) return own;
  if (!act) return "";
  if (own.length <= longestTold && pointsBack.test(own.slice(act.start, act.end))) return own;
  const start =
    Math.max(...[".", "!", "?", "\n"].map((end) => own.lastIndexOf(end, act.start))) + 1;
  const length = own.slice(act.start).search(/[.!?\n]|$/);
  return own.slice(start, act.start + Math.min(length, longestWhole));
}

/** What is asked, as a gap in the learner's text; where nothing is, the first gap of what could be added. */
export function gapOf(step: string, add: string) {
  const question = /(?:^|\. )([^.:?]+)[^.?]*\?/.exec(step)?.[1];
  if (question) return `${question.charAt(0).toLowerCase()}${question.slice(1)}?`;
  return /\[([^[\]]+)\]/.exec(add)?.[1] ?? add;
}

/** "It is about [what it is about]" helps nobody. */
function isEcho(add: string) {
  return /^(.+) \[what \1\]\.$/i.test(add);
}

function findSaid(own: string, source: string): Span | null {
  const found = source && patternFor(own, wordsLike(source)).exec(own);
  if (!found) return null;
  const span = { start: found.index, end: found.index + found[0].length };
  return readAloud(own, span, () => true);
}

function stateOf(reading: PromptReading, id: NeedId, said: Span | null, mayBeSaid: boolean) {
  if (id === "material") {
    const given = reading.needs.find((need) => need.id === "material" || need.id === "code");
    const isMissing = given ? given.state === "missing" : !mayBeSaid;
    return reading.isMaterialMissing || isMissing ? surelyNot : perhaps;
  }
  return said ? surelyThere : mayBeSaid ? perhaps : surelyNot;
}

function thingOf(name: string, isNice: boolean, typed: Typed, reading: PromptReading): Thing {
  const own = ownText(typed);
  const ask = friendlyAsks[name];
  if (!ask) throw new Error(`no ask called ${name}`);
  const [id, label, step, add, source] = ask;
  const { not, also = "" } = misread[name] ?? {};
  const evidence = findSaid(without(own, not), source) ?? findSaid(own, also);
  const isLong = own.trim().split(/\s+/).length >= manyWords;
  // "Email to my gym: they charged me" tells it, or pastes it.
  const mayBeSaid =
    isLong || findSaid(without(without(typed.read, otherSense), not), source) !== null;
  const probability = stateOf(reading, id, evidence, mayBeSaid);
  const state =
    probability === surelyThere ? "there" : probability === perhaps ? "unsure" : "missing";
  const thing: Thing = {
    ...{ id, label, step, state, probability, evidence, add: isEcho(add) ? "" : add },
    ...{ need: isNice ? "nice" : "must", unsure: "", gap: gapOf(step, add) },
  };
  return withNoun(thing, typed);
}

const urgent = "! ";

/** However long a text is, a warning is not in it. */
function asMissing(thing: Thing): Thing {
  return { ...thing, state: "missing", probability: surelyNot };
}

function plain(text: string) {
  return text.replaceAll("'", "").replaceAll(/\s+/g, " ").trim();
}

const program =
  /\b(?:python|javascript|typescript|java|php|sql|html|css|vba|regex|formula|stack trace|traceback)\b/;
const ofPrograms = new Set<Kind>(["fix", "code"]);

/** What goes wrong in a program is no thing that is out of order: what is needed is the code. */
function isOfProgram(read: string, { kind }: PromptReading) {
  return ofPrograms.has(kind) && (program.test(read) || programError.test(read));
}

/** What it is about, where the words leave no doubt. */
export function findMatter(typed: Typed, reading: PromptReading, tool: Tool): Matter | null {
  const own = ownText(typed);
  if (tool !== "chat" || isOfProgram(typed.read, reading)) return null;
  const asked = plain(asking(own, reading));
  const whole = plain(own);
  const found = matters.find(
    ([when, , asks]) =>
      wordsLike(when, "i").test(asks.startsWith(urgent) ? whole : asked) &&
      (forOneself[asks] || !otherMatter[asks]?.test(whole)),
  );
  if (!found) return null;
  const [, kinds, first] = found;
  const asks = otherMatter[first]?.test(whole) ? (forOneself[first] ?? first) : first;
  const told = new Set(kinds.split(" "));
  const { kind, kindProbability } = reading;
  const isOther = !told.has(kind) && kindProbability >= surelyOfKind;
  // "Meals for the week" is no sum.
  const isOwnKind = ownKinds.has(kind) && (kind !== "compute" || /\d/.test(own));
  if (isOther && (isOwnKind || kind === "transform")) return null;
  if (kind === "transform" && kindProbability >= likelyKind && asks === "paste") return null;
  const isUrgent = asks.startsWith(urgent);
  const names = (isUrgent ? asks.slice(urgent.length) : asks).split(" ");
  const nice = names.indexOf("~");
  const things = names.flatMap((name, at) =>
    name === "~" ? [] : [thingOf(name, nice >= 0 && at > nice, typed, reading)],
  );
  return { kinds: told, things: isUrgent ? things.map(asMissing) : things, isUrgent };
}
