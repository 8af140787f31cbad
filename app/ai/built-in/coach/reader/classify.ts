import { scoreOutputs, sigmoid, softmax, unpackClassifier, unpackVocabulary } from "./classifier";
import { type Classified, levelInputs, numbersForLevel } from "./level-numbers";
import { evenScale, type Row } from "./rows";
import { trustVerb } from "./sure-kind";
import {
  kindClassifier,
  needClassifier,
  ngramShares,
  vocabulary as packed,
} from "./weights/classifiers";
import { levelClassifier, levelVocabulary as packedForLevel } from "./weights/level";

export const vocabulary = unpackVocabulary(packed);
const kindOf = unpackClassifier(kindClassifier);
const levelOf = unpackClassifier(levelClassifier);
const levelVocabulary = unpackVocabulary(packedForLevel);
export const needsOf = unpackClassifier(needClassifier);

export function classify(row: Row): Classified {
  return {
    kindProbabilities: trustVerb(row, softmax(scoreOutputs(kindOf, row, vocabulary, ngramShares))),
    needProbabilities: scoreOutputs(needsOf, row, vocabulary, ngramShares).map(sigmoid),
  };
}

/** The chances that the level is above 1, 2, 3 and 4. */
export function chancesOfLevels(row: Row, classified: Classified) {
  const signals = levelInputs(row, numbersForLevel(row, classified));
  const scores = scoreOutputs(
    levelOf,
    { signals, ngrams: { words: row.ngrams.words, pieces: [] } },
    levelVocabulary,
    ngramShares,
    evenScale,
  );
  return scores.map(sigmoid);
}
