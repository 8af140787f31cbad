import { plainQuestion } from "./english/texts";
import { findMatter } from "./matters";
import { likelyKind, neededBy, type Thing } from "./needs";
import type { Kind, Level, PromptReading, Tool } from "./reader/prompt-reading";
import type { Typed } from "./typed";

/** What is told of a request: what it needs, and how it was understood. */
export interface Told {
  things: Thing[];
  /** What it is about is known better than its kind. */
  isMatter: boolean;
  /** What it is about is told first, whatever the level. */
  isUrgent: boolean;
  /** One short question, which anybody may ask as it stands. */
  isPlain: boolean;
  /** The kind that was read may be named. */
  isKind: boolean;
}

interface Read {
  typed: Typed;
  reading: PromptReading;
  level: Level;
  tool: Tool;
  isExercise: boolean;
}

const mostPlainWords = 16;
/** A question of these kinds hangs on what is asked back. */
const askedBack = new Set<Kind>(["decide", "compute", "code", "explain", "transform"]);

function isPlainQuestion({ typed, reading, tool }: Read) {
  const { kind, kindProbability, hasSubject, isMaterialMissing } = reading;
  const isAskedBack = askedBack.has(kind) && kindProbability >= likelyKind;
  const asks = tool === "chat" && hasSubject && !isMaterialMissing && !isAskedBack;
  return asks && typed.words.length <= mostPlainWords && plainQuestion.test(typed.read);
}

/** Nobody is told that all is well where it may not be. */
export function mayBeLower({ level, otherLevel }: PromptReading) {
  return otherLevel !== null && otherLevel < level;
}

/** Where the answer could be used as it is, what is still open is nice to have, or nothing at all. */
function asOpenAs(level: Level, isSure: boolean, things: readonly Thing[]): Thing[] {
  if (level === 5 && isSure) return things.filter(({ state }) => state !== "missing");
  if (level < 4 || (level === 4 && !isSure)) return [...things];
  return things.map((thing) => (thing.state === "missing" ? { ...thing, need: "nice" } : thing));
}

/** Where everything is there, and no friend's question finds its answer, the kind tells what is there. */
function findOpenMatter({ typed, reading, level, tool }: Read) {
  const matter = findMatter(typed, reading, tool);
  const isUnheard = matter?.things.every(({ state }) => state !== "there");
  return level === 5 && isUnheard && !matter?.isUrgent && !mayBeLower(reading) ? null : matter;
}

/** A plan that is spoken of, where both sides of it are asked for. */
const bothSides =
  /\b(?:for and (?:\w+ )?against|pros and cons|arguments (?:for|in)|overview of)\b/i;

/** "The primes below 50" point at no text. */
export const belowAmount =
  /^(?!.*\b(?:this|these|following|attached|text|table|list)\b).*\b(?:below|above) [$€£]?\d(?![\d.,]* (?:words|lines|sentences|characters|pages))/is;

function isOfKind({ typed, reading }: Read, isPlain: boolean) {
  if (reading.kind === "transform" && belowAmount.test(typed.read)) return false;
  if (reading.kind === "plan" && bothSides.test(typed.read)) return false;
  return !isPlain || reading.kind === "lookup";
}

export function tellAbout(read: Read): Told {
  const { reading, level, isExercise } = read;
  const matter = isExercise ? null : findOpenMatter(read);
  const isPlain = !isExercise && !matter && isPlainQuestion(read);
  const isKind = matter ? matter.kinds.has(reading.kind) : isOfKind(read, isPlain);
  const isUrgent = matter?.isUrgent ?? false;
  const things = matter?.things ?? (isKind ? neededBy(reading, read.typed, isExercise) : []);
  return {
    things: isExercise || isUrgent ? things : asOpenAs(level, !mayBeLower(reading), things),
    isMatter: matter !== null,
    isUrgent,
    isPlain,
    isKind,
  };
}
