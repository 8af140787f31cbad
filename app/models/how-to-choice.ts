import type { FitAnswers, Fitter } from "../ai/built-in/fit/fit";
import { type FoundHowTo, howToKey } from "../ai/built-in/fit/match-how-tos";

/** So many of an offer are looked through; the others are folded away. */
export const shownHowTos = 6;

interface Choice {
  value: string;
  label: string;
}

/** The question "What would you like to have at the end?". */
export interface HowToChoice {
  /** None where the goal is none that is known. */
  shown: readonly Choice[];
  folded: readonly Choice[];
  /** What serves any goal. */
  kinds: readonly Choice[];
  /** Those that the words of the goal surely ask for. */
  read: readonly string[];
}

/** What a course for these answers can bring about. */
export function askHowTos(fitter: Fitter, answers: FitAnswers): HowToChoice {
  const choices = fitter.offerHowTos(answers).map(toChoice);
  return {
    shown: choices.slice(0, shownHowTos),
    folded: choices.slice(shownHowTos),
    kinds: fitter.kindsOfHelp(answers).map(toChoice),
    read: fitter.fit(answers).howTos.map(howToKey),
  };
}

function toChoice(howTo: FoundHowTo): Choice {
  return { value: howToKey(howTo), label: howTo.name };
}
