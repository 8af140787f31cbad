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
  const words = open === "field" ? said.industry : said.learningGoal;
  if (!words) return null;
  const matched: Matched<{ id: string; name: string }> =
    open === "field" ? fitter.matchField(words, said.ageGroup ?? "") : fitter.matchTask(words);
  if (matched.isSure) return null;
  const close = new Set(matched.closest.map(({ id }) => id));
  return {
    open,
    words,
    choices: optionsOf(matched.closest),
    others: optionsOf(allOf(fitter, open).filter(({ id }) => !close.has(id))),
    isOtherLanguage: matched.isOtherLanguage,
  };
}

/** The questions that nobody has answered yet. */
export function openQuestions(fitter: Fitter, said: Said): Closest[] {
  const asked = [
    said.fieldChoice ? null : askClosest(fitter, "field", said),
    said.taskChoice ? null : askClosest(fitter, "task", said),
  ];
  return asked.filter((each) => each !== null);
}

/** Every field or task, for somebody who says that the one found is not right. */
export function askAnew(fitter: Fitter, open: Open, words: string): Closest {
  const choices = optionsOf(allOf(fitter, open));
  return { open, words, choices, others: [], isOtherLanguage: false };
}

function allOf(fitter: Fitter, open: Open): readonly { id: string; name: string }[] {
  return open === "field" ? fitter.fields : fitter.tasks;
}

function optionsOf(all: readonly { id: string; name: string }[]) {
  return all.map(({ id, name }) => ({ value: id, label: name }));
}
