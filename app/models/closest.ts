import type { Fitter } from "../ai/built-in/fit/fit";
import type { Matched } from "../ai/built-in/fit/matched";

/** What of a profile may be left open by its words. */
export type Open = "field" | "task";

/** The question "Which of these is closest?". */
export interface Closest {
  open: Open;
  /** As the learner typed them. */
  words: string;
  choices: readonly { value: string; label: string }[];
  /** All the rest, so that nobody is left without what they meant. */
  others: readonly { value: string; label: string }[];
  /** Whether the words are in a language that courses do not speak yet. */
  isOtherLanguage: boolean;
}

interface Said {
  ageGroup?: string | null;
  industry?: string | null;
  learningGoal?: string | null;
  fieldChoice?: string | null;
  taskChoice?: string | null;
}

/** The question on a field or a goal whose words leave it open; null where they are understood. */
export function askClosest(fitter: Fitter, open: Open, said: Said): Closest | null {
  const words = wordsOf(open, said);
  if (!words) return null;
  const matched = match(fitter, open, said);
  return matched.isSure ? null : toClosest(fitter, open, words, matched);
}

/** The same question for somebody who says that what was found is not right: the likeliest first. */
export function askAnew(fitter: Fitter, open: Open, said: Said): Closest | null {
  const words = wordsOf(open, said);
  return words ? toClosest(fitter, open, words, match(fitter, open, said)) : null;
}

function wordsOf(open: Open, { industry, learningGoal }: Said) {
  return open === "field" ? industry : learningGoal;
}

interface Named {
  id: string;
  name: string;
  /** The goal of the onboarding that it stands for. */
  preset?: string | null;
}

function match(fitter: Fitter, open: Open, said: Said): Matched<Named> {
  const words = wordsOf(open, said) ?? "";
  const ageGroup = said.ageGroup ?? "";
  return open === "field" ? fitter.matchField(words, ageGroup) : fitter.matchTask(words, ageGroup);
}

function toClosest(fitter: Fitter, open: Open, words: string, matched: Matched<Named>): Closest {
  const close = new Set(matched.closest.map(({ id }) => id));
  return {
    open,
    words,
    choices: optionsOf(matched.closest),
    others: optionsOf(byName(allOf(fitter, open).filter(({ id }) => !close.has(id)))),
    isOtherLanguage: matched.isOtherLanguage,
  };
}

/**
 * The name of what somebody's words are read as, or of what they chose; null where it is left open, is
 * nothing on our list, or is what they said already.
 */
export function readAs(fitter: Fitter, open: Open, said: Said): string | null {
  const words = wordsOf(open, said)?.trim().toLowerCase();
  if (!words) return null;
  const choice = open === "field" ? said.fieldChoice : said.taskChoice;
  const matched = match(fitter, open, said);
  const read = choice
    ? allOf(fitter, open).find(({ id }) => id === choice)
    : matched.isSure
      ? matched.found
      : undefined;
  if (!read) return null;
  const own = [read.name, read.preset].map((each) => each?.toLowerCase());
  return own.includes(words) ? null : read.name;
}

/** The questions that nobody has answered yet. */
export function openQuestions(fitter: Fitter, said: Said): Closest[] {
  const asked = [
    said.fieldChoice ? null : askClosest(fitter, "field", said),
    said.taskChoice ? null : askClosest(fitter, "task", said),
  ];
  return asked.filter((each) => each !== null);
}

/** What field and goal are read as, by name: null where nothing fits, or it is still open. */
export type Reading = Record<Open, string | null>;

function allOf(fitter: Fitter, open: Open): readonly Named[] {
  return open === "field" ? fitter.fields : fitter.tasks;
}

function byName(all: readonly Named[]) {
  return all.toSorted((one, other) => one.name.localeCompare(other.name, "en"));
}

function optionsOf(all: readonly Named[]) {
  return all.map(({ id, name }) => ({ value: id, label: name }));
}
