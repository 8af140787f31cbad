import type { FitAnswers, Fitter } from "../ai/built-in/fit/fit";
import { howToKey } from "../ai/built-in/fit/match-how-tos";

/** So many of an offer are looked through; the others are folded away. */
export const shownHowTos = 6;

interface Choice {
  value: string;
  label: string;
}

/** The question "What would you like to have at the end?". */
export interface HowToChoice {
  shown: readonly Choice[];
  folded: readonly Choice[];
  /** Those that the words of the goal surely ask for. */
  read: readonly string[];
}

/** What a course for these answers can bring about; null where their goal is none that is known. */
export function askHowTos(fitter: Fitter, answers: FitAnswers): HowToChoice | null {
  const choices = fitter
    .offerHowTos(answers)
    .map((howTo) => ({ value: howToKey(howTo), label: howTo.name }));
  if (choices.length === 0) return null;
  return {
    shown: choices.slice(0, shownHowTos),
    folded: choices.slice(shownHowTos),
    read: fitter.fit(answers).howTos.map(howToKey),
  };
}
