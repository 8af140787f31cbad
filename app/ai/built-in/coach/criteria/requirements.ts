import type { LanguagePack } from "../pack";
import { findPhrases, type Match } from "../patterns";
import { quoteWords, type Reading } from "../reading";
import { clauseEnd, range, type Word } from "../words";
import { countContent, type Finding, findLabelled, isContent, quoteMatches } from "./finding";
import { opensClause, type Task } from "./task";

export type RequirementKind =
  | "quantity"
  | "length"
  | "include"
  | "exclude"
  | "time"
  | "limit"
  | "manner"
  | "light"
  | "color"
  | "view";

export interface Requirement extends Match {
  kind: RequirementKind;
}

const kinds: RequirementKind[] = [
  "length",
  "quantity",
  "exclude",
  "include",
  "time",
  "limit",
  "manner",
];
/** What is praised first: the clearest for a learner to see. */
const praised: RequirementKind[] = [
  "length",
  "quantity",
  "exclude",
  "include",
  "limit",
  "time",
  "manner",
];
const pictureKinds: RequirementKind[] = ["light", "color", "view"];

const longestQuote = 9;

/** "No onions" and "not museums" are limits; "I am not sure" and "no idea" are none. */
function isLimit(words: readonly Word[], match: Match, pack: LanguagePack) {
  const text = words[match.from]?.text ?? "";
  if (!pack.words.negations.has(text)) return true;
  const before = words[match.from]?.before === "" ? (words[match.from - 1]?.text ?? "") : "";
  return pack.words.nounNegations.has(text)
    ? !pack.words.beforeFacts.has(before)
    : opensClause(words, match.from, pack) || pack.words.beforeLimits.has(before);
}

/** A doing word asks for something only where an order can stand: "ask for a date", not "I ask". */
function isOrdered(words: readonly Word[], { from }: Match, pack: LanguagePack) {
  const text = words[from]?.text ?? "";
  if (!pack.verbs.has(text) || opensClause(words, from, pack)) return true;
  return pack.words.beforeOrders.has(words[from - 1]?.text ?? "");
}

/** "Keep it calm" is a tone and is counted there. */
function saysMore(words: readonly Word[], { from, to }: Match, pack: LanguagePack) {
  return words
    .slice(from + 1, to)
    .some(
      (word) =>
        isContent(word, pack) &&
        !pack.words.tones.has(word.text) &&
        !(pack.words.promptWords.has(word.text) && !pack.words.textKinds.has(word.text)),
    );
}

/** "Suggest 7 board" needs the "games". */
function toNoun(words: readonly Word[], { from, to }: Match, pack: LanguagePack): Match {
  const isPlural = pack.forms.plural.test(words[to - 1]?.text ?? "");
  return { from, to: !isPlural && words[to]?.before === "" ? to + 1 : to };
}

function extend(words: readonly Word[], match: Match): Match {
  return { from: match.from, to: Math.max(match.to, clauseEnd(words, match.from, longestQuote)) };
}

function findKind(
  reading: Reading,
  kind: RequirementKind,
  idioms: readonly Match[],
  pack: LanguagePack,
): Requirement[] {
  const { words } = reading;
  const matches = findPhrases(words, pack.phrases[kind]).filter(
    ({ from }) => !idioms.some((idiom) => from >= idiom.from && from < idiom.to),
  );
  switch (kind) {
    case "exclude":
      return matches
        .filter((match) => isLimit(words, match, pack))
        .map((match) => ({ ...extend(words, match), kind }))
        .filter((match) => countContent(words, match, pack) > 0 || match.to - match.from > 2);
    case "include":
      return matches
        .filter((match) => isOrdered(words, match, pack))
        .map((match) => ({ ...extend(words, match), kind }))
        .filter((match) => countContent(words, match, pack) > 1 && saysMore(words, match, pack));
    case "quantity":
      return matches
        .filter((match) => isOrdered(words, match, pack))
        .map((match) => ({ ...toNoun(words, match, pack), kind }));
    case "time":
      return matches
        .filter(({ to }) => !pack.words.ages.has(words[to]?.text ?? ""))
        .map((match) => ({ ...match, kind }));
    default:
      return matches.map((match) => ({ ...match, kind }));
  }
}

/** "A poster" is one, "a poster text" is not. */
export function isAboutPicture({ words }: Reading, tasks: readonly Task[], pack: LanguagePack) {
  return tasks.some(
    ({ family, from, to }) =>
      family === "picture" ||
      range(from, to).some(
        (at) =>
          pack.words.pictureKinds.has(words[at]?.text ?? "") &&
          !pack.words.textKinds.has(words[at + 1]?.text ?? ""),
      ),
  );
}

/** A second thing to do in the same prompt is something the answer must have. */
function furtherTasks(tasks: readonly Task[], words: readonly Word[], pack: LanguagePack) {
  const requests = tasks.filter(({ kind }) => kind === "request").sort((a, b) => a.from - b.from);
  return requests
    .slice(1)
    .filter((task) => saysMore(words, task, pack))
    .map(({ from, to }): Requirement => ({ from, to, kind: "include" }));
}

function findSections(words: readonly Word[], pack: LanguagePack): Requirement[] {
  const { lengthLabels, includeLabels, excludeLabels } = pack.words;
  const sections = [
    ["length", lengthLabels],
    ["include", includeLabels],
    ["exclude", excludeLabels],
  ] as const;
  return sections.flatMap(([kind, labels]) =>
    findLabelled(words, labels, pack).map((match) => ({ ...match, kind })),
  );
}

function money(words: readonly Word[]): Requirement[] {
  return words.flatMap(({ isMoney, before }, index) =>
    isMoney
      ? [{ from: before === "" ? index - 1 : index, to: index + 1, kind: "limit" as const }]
      : [],
  );
}

/** The same words count for one kind only: the first that claims them. */
function withoutOverlap(found: readonly Requirement[]) {
  const kept: Requirement[] = [];
  for (const one of found) {
    if (kept.every(({ from, to }) => one.from >= to || from >= one.to)) kept.push(one);
  }
  return kept;
}

export function findRequirements(reading: Reading, tasks: readonly Task[], pack: LanguagePack) {
  const idioms = findPhrases(reading.words, pack.phrases.idioms);
  const main = new Set(tasks.filter(({ kind }) => kind !== "question").map(({ from }) => from));
  const isPicture = isAboutPicture(reading, tasks, pack);
  const found = [...kinds, ...(isPicture ? pictureKinds : [])]
    .flatMap((kind) => findKind(reading, kind, idioms, pack))
    .filter(({ kind, from }) => kind !== "include" || !main.has(from));
  return withoutOverlap([
    ...found.filter(({ kind }) => kind !== "include" && kind !== "exclude"),
    ...found.filter(({ kind }) => kind === "exclude"),
    ...furtherTasks(tasks, reading.words, pack),
    ...found.filter(({ kind }) => kind === "include"),
    ...money(reading.words),
    ...findSections(reading.words, pack),
  ]);
}

/** By the number of kinds; a second of the same kind counts half. */
const levels = [0, 0.3, 0.45, 0.57, 0.67, 0.76, 0.83, 0.9, 0.95, 1];

/** "Up to 70% off" in an advert is a limit of something, but nobody asks for it. */
const unasked = 0.3;

export function judgeRequirements(
  reading: Reading,
  tasks: readonly Task[],
  found: readonly Requirement[],
): Finding {
  const kindsFound = new Set(found.map(({ kind }) => kind));
  const counted = found.filter(({ kind }) => !pictureKinds.includes(kind)).length;
  const repeats = Math.max(0, Math.min(2, counted - kindsFound.size));
  const first = praised.flatMap((kind) => found.find((one) => one.kind === kind) ?? [])[0];
  const halves = kindsFound.size * 2 + repeats;
  return {
    level: (levels[Math.min(halves, levels.length - 1)] ?? 0) * (tasks.length > 0 ? 1 : unasked),
    quotes: quoteMatches(reading, found),
    best: first && { kind: first.kind, quote: quoteWords(reading, first.from, first.to) },
    kinds: [...kindsFound],
    isNeeded: true,
  };
}
