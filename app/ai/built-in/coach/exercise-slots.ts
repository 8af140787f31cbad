import { findSlots } from "../slots";
import { words as wordLists } from "./english/pack";
import { readCore } from "./exercise";
import { withWhole } from "./needs";
import type { CoachedExercise, SlotResult } from "./report";
import { respell } from "./respell";
import type { Typed } from "./typed";
import { blank, clauseEnd, type Span, splitWords } from "./words";

const longestQuote = 8;
const longestSpan = 120;

/** So many words in a row are no coincidence. */
const copiedRun = 6;

const sentenceEnd = /(?<!\b(?:Mr|Mrs|Ms|Dr|St|no|vs|e\.g|i\.e|[ap]\.m))[.?!]["')]*(?=\s)|\n\s*\n/i;
const notBefore = /\b(?:(?:do|does|did|should|must|can) ?not|don'?t|never|not|no|without) +$/i;
const nameBehind = /^\.? \p{Lu}[\p{L}'-]+/u;

/** A quotation keeps the "don't" before it and the name behind a "Mr.", and ends with its sentence. */
function inSentence(text: string, { start, end }: Span): Span {
  const refusal = notBefore.exec(text.slice(Math.max(0, start - 20), start))?.[0] ?? "";
  const isTitle = /\b(?:Mr|Mrs|Ms|Dr)$/.test(text.slice(start, end));
  const name = isTitle ? (nameBehind.exec(text.slice(end))?.[0] ?? "") : "";
  const close = text.slice(start, end).search(sentenceEnd);
  return {
    start: start - refusal.length,
    end: close > 0 ? start + close : end + name.length,
  };
}

/** To the ends of the words and numbers it touches: "$100" where a pattern found "1". */
function widen(text: string, { start, end }: Span): Span {
  const before =
    /(?:(?:\d+[.,:])+\d*|[\p{L}\p{N}]+)$/u.exec(text.slice(Math.max(0, start - 40), start))?.[0] ??
    "";
  const sign = /[£$€]$/.test(text.slice(0, start - before.length)) ? 1 : 0;
  const behind = /^[\p{L}\p{N}]*(?:[.,:]\d+)*/u.exec(text.slice(end, end + 40))?.[0] ?? "";
  const isLetter = (at: number) => /[\p{L}\p{N}]/u.test(text[at] ?? "");
  return {
    start: isLetter(start) ? start - before.length - sign : start,
    end: isLetter(end - 1) ? end + behind.length : end,
  };
}

/** The few words behind a found one that belong to the same clause. */
function withClause({ words }: Typed, span: Span): Span {
  const at = words.findIndex(({ start, end }) => start <= span.start && span.start < end);
  const last = at < 0 ? undefined : words[clauseEnd(words, at, longestQuote) - 1];
  return { start: span.start, end: Math.max(span.end, last?.end ?? 0) };
}

/** The typed text, cut short where it gets long. */
function quoteSpan({ text: typed }: Typed, { start, end }: Span) {
  const text = typed
    .slice(start, end)
    .replace(/(?:[\s.,;:?]|\b(?:please|pls|thanks))+$/i, "")
    .trim();
  if (text.length <= longestSpan) return text;
  return text.slice(0, Math.max(text.lastIndexOf(" ", longestSpan), 1)).trim();
}

/** The sentences that say what to do, and the text that is there without being pasted. */
function handedOut({ instructions, material = "" }: CoachedExercise) {
  const orders = instructions
    .split(/(?<=[.?!])\s+/)
    .filter((sentence) => wordLists.orderWords.has(splitWords(sentence)[0]?.text ?? ""));
  return [...orders, material].map((text) => splitWords(text).map((word) => word.text));
}

function runsOf<Item>(words: readonly Item[]) {
  const last = words.length - copiedRun;
  return Array.from({ length: Math.max(0, last + 1) }, (_, at) => words.slice(at, at + copiedRun));
}

/** What was only taken over from the exercise says nothing that is not there already. */
function withoutHandedOut({ read }: Typed, exercise: CoachedExercise) {
  const given = new Set(
    handedOut(exercise).flatMap((words) => runsOf(words).map((run) => run.join(" "))),
  );
  const copied = runsOf(splitWords(read)).filter((run) =>
    given.has(run.map(({ text }) => text).join(" ")),
  );
  return blank(
    read,
    copied.map((run) => ({ start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0 })),
  );
}

/** Where no word fills a slot, a misspelt one counts as the one that is meant. */
function findMeant(text: string, { slots }: CoachedExercise) {
  const found = findSlots(text, slots);
  if (found.every(({ span }) => span)) return found;
  const cues = slots.flatMap(({ any }) => any.filter((cue) => typeof cue === "string"));
  const respelt = respell(
    text,
    new Set(cues.flatMap((cue) => splitWords(cue).map((word) => word.text))),
  );
  return findSlots(respelt.text, slots).map((meant, at) =>
    found[at]?.span || !meant.span
      ? (found[at] ?? meant)
      : { ...meant, span: respelt.place(meant.span) },
  );
}

/**
 * In a prompt as long as this, one or two things that were not found are mostly said in other words than
 * those that are listened for: of 46 such things readers found 45. Of three or more most are not said.
 */
const manyWords = 80;
const mostUnsure = 2;

/**
 * What the learner says of each thing that the exercise asks for, pasted and quoted words included;
 * nothing where they ask for another task.
 */
export function fillSlots(typed: Typed, exercise: CoachedExercise): SlotResult[] {
  const found =
    readCore(typed, exercise, []) === "other"
      ? []
      : findMeant(withoutHandedOut(typed, exercise), exercise);
  const open = exercise.slots.filter((_, at) => !found[at]?.span).length;
  const isUnsure = typed.words.length >= manyWords && open <= mostUnsure;
  return exercise.slots.map(({ id, label }, at) => {
    const { span, isPattern } = found[at] ?? { span: null, isPattern: false };
    if (!span) return { id, label, isFilled: false, isUnsure, evidence: [] };
    const wide = isPattern ? widen(typed.text, span) : withClause(typed, span);
    const quote = quoteSpan(typed, inSentence(typed.text, withWhole(typed.text, wide)));
    return { id, label, isFilled: true, isUnsure: false, evidence: quote ? [quote] : [] };
  });
}
