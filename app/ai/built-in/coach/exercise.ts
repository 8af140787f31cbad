import type { LanguagePack } from "./pack";
import type { Reading } from "./reading";
import type { CoachedExercise, ExerciseSlot, SlotResult } from "./report";
import { splitWords, type Word } from "./words";

const longestQuote = 8;

/** Good enough to see that "summarizing" and "summary" belong together. */
export function stem(word: string) {
  const base = word.replace(/(?:ies|ied)$/, "y").replace(/(?:ing|ed|es|s|ly)$/, "");
  return base.length >= 3 ? base.replace(/(?:e|(.)(?=\1))$/, "") : word;
}

function searchPhrase(words: readonly Word[], phrase: readonly string[]) {
  return words.findIndex((_, at) =>
    phrase.every((part, i) => {
      const text = words[at + i]?.text;
      return text !== undefined && (text === part || stem(text) === stem(part));
    }),
  );
}

const longestSpan = 120;

/** The typed text, cut short where something private begins and where it gets long. */
function quoteSpan({ prompt, privateSpans }: Reading, from: number, to: number) {
  const hole = privateSpans.find(({ start, end }) => end > from && start < to);
  const text = prompt.slice(from, hole?.start ?? to).trim();
  if (text.length <= longestSpan) return text;
  return text.slice(0, Math.max(text.lastIndexOf(" ", longestSpan), 1)).trim();
}

/** The learner's words for one cue of a slot, or nothing. */
function findCue(reading: Reading, cue: string | RegExp, pack: LanguagePack) {
  if (typeof cue !== "string") {
    const pattern = new RegExp(cue.source, cue.flags.replace(/[gy]/g, ""));
    const match = pattern.exec(reading.own) ?? pattern.exec(reading.typed);
    return match ? quoteSpan(reading, match.index, match.index + match[0].length) : undefined;
  }
  const phrase = splitWords(cue, pack).map(({ text }) => text);
  const at = phrase.length > 0 ? searchPhrase(reading.words, phrase) : -1;
  if (at < 0) return undefined;
  const from = reading.words[at];
  let last = reading.words[at + phrase.length - 1];
  for (let i = at + phrase.length; i < at + longestQuote && reading.words[i]?.before === ""; i++) {
    last = reading.words[i];
  }
  if (!from || !last) return undefined;
  return quoteSpan(reading, from.start, last.end);
}

function fillSlot(reading: Reading, slot: ExerciseSlot, pack: LanguagePack): SlotResult {
  for (const cue of slot.any) {
    const quote = findCue(reading, cue, pack);
    if (quote === undefined) continue;
    return { id: slot.id, label: slot.label, isFilled: true, evidence: quote ? [quote] : [] };
  }
  return { id: slot.id, label: slot.label, isFilled: false, evidence: [] };
}

export function fillSlots(reading: Reading, exercise: CoachedExercise, pack: LanguagePack) {
  return exercise.slots.map((slot) => fillSlot(reading, slot, pack));
}

/** Words that say what a text is about; "write", "table" or "short" fit any exercise. */
function subjectStems(text: string, pack: LanguagePack) {
  return new Set(
    splitWords(text, pack)
      .filter(
        ({ text: word, isNumber }) =>
          !isNumber &&
          word.length > 2 &&
          !pack.words.functionWords.has(word) &&
          !pack.words.vagueWords.has(word) &&
          !pack.words.anyExerciseWords.has(word),
      )
      .map(({ text: word }) => stem(word)),
  );
}

function countShared(typed: ReadonlySet<string>, text: string, pack: LanguagePack) {
  const wanted = subjectStems(text, pack);
  return [...typed].filter((word) => wanted.has(word)).length;
}

/** A few typed words can share only one with the exercise. */
const fewSubjects = 8;

/**
 * True for a prompt about something else. A word of the title is enough to belong; else it takes two
 * of the instructions, or three of everything the exercise says and listens for.
 */
export function isOffTopic(
  reading: Reading,
  exercise: CoachedExercise,
  slots: readonly SlotResult[],
  pack: LanguagePack,
) {
  const { title, instructions, example = "", topic } = exercise;
  if (topic) return topic.every((cue) => findCue(reading, cue, pack) === undefined);
  if (slots.length > 2 && slots.filter(({ isFilled }) => isFilled).length * 3 >= slots.length * 2) {
    return false;
  }
  const typed = subjectStems(reading.prompt, pack);
  if (countShared(typed, title, pack) > 0) return false;
  const fromInstructions = countShared(typed, instructions, pack);
  if (fromInstructions > 1 || (fromInstructions === 1 && typed.size <= fewSubjects)) return false;
  const cues = exercise.slots.flatMap(({ label, any }) => [
    label,
    ...any.filter((cue) => typeof cue === "string"),
  ]);
  return countShared(typed, [instructions, example, ...cues].join("\n"), pack) < 3;
}

/** The exercise's own words typed back: nearly every run of three stands in them. */
export function isCopied(reading: Reading, exercise: CoachedExercise, pack: LanguagePack) {
  const source = [exercise.title, exercise.instructions, exercise.example ?? ""].join("\n");
  const given = splitWords(source, pack).map(({ text }) => text);
  const runs = new Set(given.map((_, at) => given.slice(at, at + 3).join(" ")));
  const typed = reading.words.map(({ text }) => text);
  if (typed.length < 3) return typed.length > 0 && typed.every((word) => given.includes(word));
  const total = typed.length - 2;
  let same = 0;
  for (let at = 0; at < total; at++) if (runs.has(typed.slice(at, at + 3).join(" "))) same++;
  return same >= total * 0.9;
}
