import { scoreOutputs, unpackClassifier } from "../reader/classifier";
import { sentenceEnd, type Word } from "../words";
import { findForms, formScale } from "./forms";
import { watchClassifier, watchCut } from "./weights";

const classifier = unpackClassifier(watchClassifier);

/** The odds, as a logarithm, that these words order the judge about. */
function judge(words: readonly Word[]) {
  return scoreOutputs(classifier, { inputs: [], ngrams: findForms(words) }, formScale)[0] ?? 0;
}

/**
 * Where the sentences begin that order the judge about, as far as it was learned from people: the prompt as
 * a whole tells whether there is one, and the sentence that is it most, with all that would be one alone, are
 * it.
 */
export function watchOrders(words: readonly Word[]): number[] {
  if (judge(words) <= watchCut) return [];
  const sentences: { from: number; score: number }[] = [];
  for (let from = 0; from < words.length; from = sentenceEnd(words, from)) {
    sentences.push({ from, score: judge(words.slice(from, sentenceEnd(words, from))) });
  }
  const best = Math.max(...sentences.map(({ score }) => score));
  return sentences
    .filter(({ score }) => score === best || score > watchCut)
    .map(({ from }) => from);
}
