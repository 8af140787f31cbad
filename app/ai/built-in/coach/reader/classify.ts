import { scoreOutputs, sigmoid, softmax, unpackClassifier } from "./classifier";
import { type Classified, levelInputs, numbersForLevel } from "./level-numbers";
import { type AskedRow, blockScale, evenScale, fullScale, type Row, withAsked } from "./rows";
import { trustVerb } from "./sure-kind";
import { askClassifier } from "./weights/asks";
import { kindClassifier, needClassifier } from "./weights/classifiers";
import { levelClassifier } from "./weights/level";

const askOf = unpackClassifier(askClassifier);
const kindOf = unpackClassifier(kindClassifier);
const needOf = unpackClassifier(needClassifier);
const levelOf = unpackClassifier(levelClassifier);

/** Which of its passages ask the assistant for something. */
export function judgePassages(row: Row): AskedRow {
  const scores = row.passages.map(
    ({ forms }) => scoreOutputs(askOf, { inputs: [], ngrams: forms }, fullScale)[0] ?? 0,
  );
  return withAsked(row, scores);
}

const judged = ({ inputs, ngrams, askedNgrams }: AskedRow) => ({
  inputs,
  ngrams: [...ngrams, ...askedNgrams],
});

export function classify(row: AskedRow): Classified {
  return {
    kindProbabilities: trustVerb(row, softmax(scoreOutputs(kindOf, judged(row), blockScale))),
    needProbabilities: scoreNeeds(row).map(sigmoid),
  };
}

/** The odds, as logarithms, of each need of each kind. */
export function scoreNeeds(row: AskedRow) {
  return scoreOutputs(needOf, judged(row), blockScale);
}

/** The chances that the level is above 1, 2, 3 and 4. */
export function chancesOfLevels(row: AskedRow, classified: Classified) {
  const inputs = levelInputs(row, numbersForLevel(row, classified));
  return scoreOutputs(levelOf, { inputs, ngrams: row.ngrams }, evenScale).map(sigmoid);
}
