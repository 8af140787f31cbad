import { scoreOutputs, unpackClassifier } from "../reader/classifier";
import { sentenceEnd, type Word } from "../words";
import { findForms, formScale } from "./forms";
import { watchClassifier, watchCuts } from "./weights";

export const watchedKinds = ["self-harm", "weapons", "cheating"] as const;

const classifier = unpackClassifier(watchClassifier);

/** In the order of the outputs: unsafe at all, the three kinds, an order to whoever judges. */
function judge(words: readonly Word[]) {
  return scoreOutputs(classifier, { inputs: [], ngrams: findForms(words) }, formScale);
}

const benefitOfDoubt = 0.5;

/** What these words wish for, as far as it was learned from people; null for nothing unsafe. */
export function watchUnsafe(words: readonly Word[]): (typeof watchedKinds)[number] | null {
  const [unsafe = 0, ...scores] = judge(words);
  if (unsafe <= watchCuts.unsafe) return null;
  // Who may speak of harming themselves is told where help is, whatever else it may be.
  const leads: Partial<Record<string, number>> = { "self-harm": benefitOfDoubt };
  const kinds = watchedKinds.map((kind, at) => ({
    kind,
    score: (scores[at] ?? 0) + (leads[kind] ?? 0),
  }));
  return kinds.reduce((best, each) => (each.score > best.score ? each : best)).kind;
}

const orderOutput = watchedKinds.length + 1;

/**
 * Where the sentences begin that order the judge about: the prompt as a whole tells whether there is one, and
 * the sentence that is it most, with all that would be one alone, are it.
 */
export function watchOrders(words: readonly Word[]): number[] {
  if ((judge(words)[orderOutput] ?? 0) <= watchCuts.order) return [];
  const sentences: { from: number; score: number }[] = [];
  for (let from = 0; from < words.length; from = sentenceEnd(words, from)) {
    const score = judge(words.slice(from, sentenceEnd(words, from)))[orderOutput] ?? 0;
    sentences.push({ from, score });
  }
  const best = Math.max(...sentences.map(({ score }) => score));
  return sentences
    .filter(({ score }) => score === best || score > watchCuts.order)
    .map(({ from }) => from);
}
