import { isSubject } from "./criteria/finding";
import type { Task } from "./criteria/task";
import type { Judged } from "./judge";
import { isOtherLanguage } from "./language";
import { findOrders, hiddenText, isHeapOfMarks } from "./orders";
import type { LanguagePack } from "./pack";
import { findPhrases } from "./patterns";
import type { Reading } from "./reading";
import { variety } from "./repetition";
import type { GateId } from "./report";
import { findUnsafe } from "./unsafe";
import { splitWords } from "./words";

/** The highest score behind each gate; null: the coach does not judge at all. */
export const caps: Record<GateId, number | null> = {
  empty: null,
  unsafe: null,
  unreadable: 8,
  "other-language": null,
  "talks-to-coach": 20,
  "word-list": 8,
  tiny: 20,
  copied: 25,
  "unfilled-gaps": 25,
  repetition: 25,
  "prompt-words": 25,
  "missing-material": 30,
  "off-topic": 30,
  "no-request": 35,
  example: 44,
  "private-data": 60,
};

function talksToCoach({ reading, findings }: Judged, pack: LanguagePack) {
  if (reading.hasOrders || isHeapOfMarks(reading.words, pack)) return true;
  const isAboutCode = findings.material.level > 0;
  const code = isAboutCode ? [] : reading.pasted.filter(({ what }) => what === "code");
  const text = [
    hiddenText(reading.prompt),
    ...code.map(({ start, end }) => reading.prompt.slice(start, end)),
  ].join("\n");
  return findOrders(splitWords(text, pack), pack).length > 0;
}

function isUnreadable({ counts, words }: Reading, pack: LanguagePack) {
  const spoken = words.filter(({ isNumber }) => !isNumber);
  if (words.filter(({ text }) => pack.words.fillerText.has(text)).length >= 3) return true;
  if (counts.unreadable > 0 && counts.unreadable * 2 >= counts.all - counts.repeated) return true;
  return spoken.length === 0 || spoken.every(({ text }) => text.length === 1);
}

/** Nouns side by side, without a word that would tie them together. */
function isWordList({ words }: Reading, tasks: readonly Task[], pack: LanguagePack) {
  if (words.length < 7 || words.some(({ isNumber }) => isNumber)) return false;
  if (tasks.some(({ kind }) => kind === "request" || kind === "thing")) return false;
  const ties = words.filter(({ text }) => pack.words.functionWords.has(text)).length;
  const pieces = words.filter(({ before }) => before !== "").length;
  const isFlat = pieces <= 1 || words.length / pieces < 1.5;
  return ties < words.length * 0.12 && isFlat;
}

function isOnlyPromptWords(reading: Reading, pack: LanguagePack) {
  const talk = findPhrases(reading.words, pack.phrases.emptyTalk);
  const isTalk = (index: number) => talk.some(({ from, to }) => index >= from && index < to);
  const subjects = reading.words.filter(
    (word, index) => !isTalk(index) && !pack.forms.adverb.test(word.text) && isSubject(word, pack),
  );
  const cues = reading.words.filter(
    (word) =>
      !word.isQuoted &&
      (pack.words.promptWords.has(word.text) || pack.words.vagueWords.has(word.text)),
  ).length;
  if (reading.pasted.some(({ what }) => what !== "example")) return false;
  const names = new Set(subjects.map(({ text }) => text));
  return cues + talk.length >= 4 && (names.size === 0 || cues > reading.words.length * 0.55);
}

function isTemplate(reading: Reading, pack: LanguagePack) {
  const subjects = reading.words.filter((word) => isSubject(word, pack));
  return reading.gaps >= 3 && subjects.length < reading.gaps;
}

/** The screen's own sentences typed back: "Read the instructions, press Send". */
function isScreenText({ words }: Reading, pack: LanguagePack) {
  const found = new Set(
    words.filter(({ text }) => pack.words.screenWords.has(text)).map(({ text }) => text),
  );
  return found.size >= 4 && found.size > words.length * 0.2;
}

/** Every gate that stands in the way, the lowest first. */
export function findGates(judged: Judged, pack: LanguagePack): GateId[] {
  const { reading, tasks, findings } = judged;
  const { words, counts } = reading;
  if (reading.prompt.trim() === "") return ["empty"];
  if (findUnsafe(reading, pack)) return ["unsafe"];

  const gates: GateId[] = [];
  if (isOtherLanguage(reading, pack) && !isUnreadable(reading, pack)) return ["other-language"];
  const isOrder = talksToCoach(judged, pack);
  if (isOrder) gates.push("talks-to-coach");
  if (isUnreadable(reading, pack) && !(isOrder && words.length === 0)) gates.push("unreadable");
  if (isWordList(reading, tasks, pack)) gates.push("word-list");
  if (words.length < 4 && reading.pasted.length === 0) gates.push("tiny");
  if (judged.copied === "copied" || isScreenText(reading, pack)) gates.push("copied");
  else if (judged.copied === "example") gates.push("example");
  if (counts.repeated * 2 >= words.length + counts.repeated || variety(words) < 0.45) {
    if (counts.all >= 8) gates.push("repetition");
  }
  if (isTemplate(reading, pack)) gates.push("unfilled-gaps");
  if (isOnlyPromptWords(reading, pack)) gates.push("prompt-words");
  if (findings.material.isNeeded && findings.material.level === 0) gates.push("missing-material");
  if (judged.isOffTopic) gates.push("off-topic");
  if (tasks.length === 0 && !judged.isInside) gates.push("no-request");
  if (reading.privateSpans.length > 0) gates.push("private-data");
  return gates.sort((a, b) => (caps[a] ?? 0) - (caps[b] ?? 0));
}
