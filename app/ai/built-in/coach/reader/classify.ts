import { scoreOutputs, sigmoid, softmax, unpackClassifier, unpackVocabulary } from "./classifier";
import type { Classified } from "./level-numbers";
import type { Row } from "./rows";
import { trustVerb } from "./sure-kind";
import {
  kindClassifier,
  needClassifier,
  ngramShares,
  vocabulary as packed,
} from "./weights/classifiers";

export const vocabulary = unpackVocabulary(packed);
const kindOf = unpackClassifier(kindClassifier);
export const needsOf = unpackClassifier(needClassifier);

export function classify(row: Row): Classified {
  return {
    kindProbabilities: trustVerb(row, softmax(scoreOutputs(kindOf, row, vocabulary, ngramShares))),
    needProbabilities: scoreOutputs(needsOf, row, vocabulary, ngramShares).map(sigmoid),
  };
}
