import { kindNeeds, kinds } from "./kind-needs";
import type { Kind } from "./prompt-reading";
import { type AskedRow, inputNames } from "./rows";

/** What the classifiers say: each kind, and each need if it were that kind. */
export interface Classified {
  kindProbabilities: ArrayLike<number>;
  needProbabilities: ArrayLike<number>;
}

type Sign = "more" | "less" | "free";

interface LevelNumber {
  name: string;
  /** Which way it may move the level. What a person adds can only move it up. */
  sign: Sign;
  of(row: AskedRow, classified: Classified): number;
}

const noKind = kinds.indexOf("none");

const odds = (probability: number) => Math.log((probability + 0.02) / (1.02 - probability)) / 2;

const needRanges = kinds.map((_, at) => {
  const before = kinds.slice(0, at).reduce((sum, kind) => sum + kindNeeds[kind].length, 0);
  return [before, before + kindNeeds[kinds[at] as (typeof kinds)[number]].length] as const;
});

/** The needs of every kind, weighed by how likely the kind is. */
function overKinds(classified: Classified, measure: (needs: number[]) => number) {
  let sum = 0;
  for (const [at, [from, to]] of needRanges.entries()) {
    if (from === to) continue;
    const needs = Array.from(
      { length: to - from },
      (_, i) => classified.needProbabilities[from + i] ?? 0,
    );
    sum += (classified.kindProbabilities[at] ?? 0) * measure(needs);
  }
  return sum;
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function signal(name: string, most = Number.POSITIVE_INFINITY) {
  const at = inputNames.indexOf(name);
  return ({ inputs }: AskedRow) => Math.min(most, inputs[at] ?? 0);
}

const fromSignals: [string, Sign, number?][] = [
  ["anchors", "more", 4],
  ["numbers", "more", 3],
  ["names", "more", 2],
  ["sizes", "more", 2],
  ["caps", "more", 2],
  ["materialLength", "more", 5],
  ["hasCode", "more"],
  ["ownLength", "more", 3],
  ["asksFirst", "more"],
  ["isPointerOpen", "less"],
  ["vague", "less"],
  ["gaps", "less"],
  ["mannerShare", "less"],
  ["askedAnchors", "more", 3],
  ["isForwarded", "less"],
  ["isSilent", "less"],
  ["isSilentLong", "less"],
  ["questions", "more", 1],
];

/** How likely the request is one of these. */
function chanceOf(...wanted: Kind[]) {
  const places = wanted.map((kind) => kinds.indexOf(kind));
  return ({ kindProbabilities }: Classified) =>
    places.reduce((sum, at) => sum + (kindProbabilities[at] ?? 0), 0);
}

const isFact = chanceOf("lookup", "compute", "explain");
const isWorkOnText = chanceOf("transform", "fix");

export const levelNumbers: readonly LevelNumber[] = [
  { name: "needs, on average", sign: "more", of: (_, c) => overKinds(c, mean) },
  { name: "needs, in odds", sign: "more", of: (_, c) => overKinds(c, (n) => mean(n.map(odds))) },
  { name: "weakest need", sign: "more", of: (_, c) => overKinds(c, (n) => Math.min(...n)) },
  {
    name: "all needs at once",
    sign: "more",
    of: (_, c) => overKinds(c, (n) => n.reduce((a, b) => a * b, 1)),
  },
  { name: "strongest need", sign: "more", of: (_, c) => overKinds(c, (n) => Math.max(...n)) },
  { name: "nothing is asked", sign: "less", of: (_, c) => c.kindProbabilities[noKind] ?? 0 },
  {
    name: "nothing is asked, in odds",
    sign: "less",
    of: (_, c) => odds(c.kindProbabilities[noKind] ?? 0),
  },
  {
    name: "a fact, asked for in full",
    sign: "more",
    of: (row, c) => signal("isClosedQuestion")(row) * isFact(c),
  },
  { name: "a sum in full", sign: "more", of: (row, c) => signal("isSum")(row) * isFact(c) },
  ...(["qShort", "qGeneral", "qPins", "qAnchors"] as const).map((name) => ({
    name: `${name}, of a fact`,
    sign: "more" as const,
    of: (row: AskedRow, c: Classified) => signal(name)(row) * isFact(c),
  })),
  ...(["qLeaning", "qPersonal", "qBareThe", "qFewAnchors"] as const).map((name) => ({
    name: `${name}, of a fact`,
    sign: "less" as const,
    of: (row: AskedRow, c: Classified) => signal(name)(row) * isFact(c),
  })),
  {
    name: "material to work on",
    sign: "more",
    of: (row, c) => signal("hasMaterial")(row) * isWorkOnText(c),
  },
  {
    name: "material only pointed at",
    sign: "less",
    of: (row, c) => signal("isPointerOpen")(row) * isWorkOnText(c),
  },
  { name: "an anchor", sign: "more", of: (row) => (signal("anchors")(row) > 0 ? 1 : 0) },
  { name: "two anchors", sign: "more", of: (row) => (signal("anchors")(row) > 1 ? 1 : 0) },
  ...fromSignals.map(([name, sign, most]) => ({ name, sign, of: signal(name, most) })),
  ...kinds
    .filter((kind) => kind !== "none")
    .map((kind, at) => ({
      name: kind,
      sign: "free" as const,
      of: (_: AskedRow, c: Classified) => c.kindProbabilities[at] ?? 0,
    })),
];

export function numbersForLevel(row: AskedRow, classified: Classified) {
  return levelNumbers.map(({ of }) => of(row, classified));
}

/** What a person adds as a fact, and what is lacking; the other signals may speak either way. */
const added = new Set(
  `sizes caps forms tones exclusions keeps readers reasons times units light systems places levels
  turns choices broken anchors materialLength hasMaterial hasCode hasError numbers materialNumbers
  names orders wishes asksQuestion asksFirst isClosedQuestion isSum askedAnchors ownLength clauses
  self told addressed asksAtEnd asksAtEdge endsAsking isBareWish namesAProduct
  asksOnEdge qGeneral qPins qAnchors askedScore askedBest askedAtAll askedOften`.split(/\s+/),
);
const lacking = new Set(
  `gaps mannerShare isPointerOpen isCut isForwarded isSilent isSilentLong silentTold silentLines
  isPastedAlone isErrorAlone closedAboutThe
  silentRecords edgeless isSilentLetter isKept isStanding qLeaning qBareThe qFewAnchors`.split(
    /\s+/,
  ),
);
/** Every added sentence moves these: words that stand among the numbers, once, and a share. */
const leftOut = new Set(["vague", "pointers", "askedShare"]);

const levelSignals = inputNames.flatMap((name, at) => (leftOut.has(name) ? [] : [{ name, at }]));

const signOf = { more: 1, less: -1, free: 0 };

/** For each input of the level: 1 may only raise it, -1 only lower it. */
export const levelSigns: readonly number[] = [
  ...levelNumbers.map(({ sign }) => signOf[sign]),
  ...levelSignals.map(({ name }) => (added.has(name) ? 1 : lacking.has(name) ? -1 : 0)),
];

/** The numbers, and behind them what was counted. */
export function levelInputs({ inputs }: AskedRow, numbers: readonly number[]) {
  return [...numbers, ...levelSignals.map(({ at }) => inputs[at] ?? 0)];
}
