import { scoreRow, sigmoid, softmax, trainClassifier } from "./classifier.mjs";
import { cellsOf, putOnSteps, strongest } from "./prune.mjs";
import { importReader } from "./reader-code.mjs";
import { chooseVocabulary, lookUp, narrowVocabulary } from "./vocabulary.mjs";

const { blockScale } = await importReader("rows");
const { kinds, kindNeeds } = await importReader("kind-needs");
const { trustVerb } = await importReader("sure-kind");

/** A need is judged per kind: the facts of a letter are not those of a plan. */
export const pairs = kinds.flatMap((kind) => kindNeeds[kind].map(({ id }) => ({ kind, id })));
const needIds = [...new Set(pairs.map(({ id }) => id))];
const pairAt = new Map(pairs.map(({ kind, id }, at) => [`${kind}.${id}`, at]));
const allKinds = kinds.map((_, at) => at);
const allPairs = pairs.map((_, at) => at);

const worthOfLabel = { met: 1, part: 0.4, no: 0 };

const kindTraining = { epochs: 10, rate: 0.1, decay: 0.001, isSoftmax: true, seed: 12 };
const needTraining = { epochs: 8, rate: 0.1, decay: 0.003, isSoftmax: false, seed: 34 };

/** N-gram weights that are kept for each group: the rest says next to nothing. */
const epochsToChoose = 5;
const keptOfKinds = 850;
const keptOfNeeds = 200;

export const bias = 0.5;
export const signalScale = 0.4;

function inputOf(row, vocabulary) {
  const signals = [bias, ...row.signals.map((signal) => signal * signalScale)];
  return { signals, ...lookUp(row, vocabulary, blockScale) };
}

function kindTarget({ prompt }) {
  const target = new Float64Array(kinds.length);
  for (const { kind } of prompt.labels) target[kinds.indexOf(kind)] += 1 / prompt.labels.length;
  return { target, outputs: allKinds };
}

function needTarget({ prompt }) {
  const sums = new Float64Array(pairs.length);
  const counts = new Float64Array(pairs.length);
  for (const { kind, things } of prompt.labels) {
    for (const [id, label] of Object.entries(things)) {
      const at = pairAt.get(`${kind}.${id}`);
      if (at === undefined) continue;
      sums[at] += worthOfLabel[label];
      counts[at]++;
    }
  }
  const outputs = allPairs.filter((at) => counts[at] > 0);
  return { target: sums.map((sum, at) => (counts[at] ? sum / counts[at] : 0)), outputs };
}

function shapesFor(vocabulary, signals) {
  const shape = { signals, ngrams: vocabulary.size };
  return {
    kind: { ...shape, outputs: kinds.length, groups: kinds.length, groupOf: allKinds },
    need: {
      ...shape,
      outputs: pairs.length,
      groups: needIds.length,
      groupOf: pairs.map(({ id }) => needIds.indexOf(id)),
    },
  };
}

function examplesOf(rows, vocabulary, targetOf) {
  return rows
    .map((row) => ({ ...inputOf(row, vocabulary), ...targetOf(row) }))
    .filter(({ outputs }) => outputs.length > 0);
}

const settings = {
  kind: { targetOf: kindTarget, training: kindTraining, most: keptOfKinds },
  need: { targetOf: needTarget, training: needTraining, most: keptOfNeeds },
};

/** Once on everything that is said often enough, then on the n-grams that turned out to matter. */
export function trainClassifiers(rows) {
  const wide = chooseVocabulary(rows);
  const kept = Object.values(settings).map(({ targetOf, training, most }, at) => {
    const examples = examplesOf(rows, wide, targetOf);
    const shape = Object.values(shapesFor(wide, examples[0].signals.length))[at];
    return strongest(
      trainClassifier(examples, shape, { ...training, epochs: epochsToChoose }),
      wide,
      most,
    );
  });
  const vocabulary = narrowVocabulary(wide, kept);
  const train = ({ targetOf, training }, name, hashes) => {
    const examples = examplesOf(rows, vocabulary, targetOf);
    const shape = shapesFor(vocabulary, examples[0].signals.length)[name];
    const model = trainClassifier(examples, shape, training, cellsOf(hashes, vocabulary));
    return putOnSteps(model, vocabulary);
  };
  return {
    vocabulary,
    kind: train(settings.kind, "kind", kept[0]),
    need: train(settings.need, "need", kept[1]),
  };
}

/** The probability of each kind, and of each need if it were that kind. */
export function classify({ vocabulary, kind, need }, row) {
  const input = inputOf(row, vocabulary);
  const kindProbabilities = trustVerb(
    row,
    softmax(scoreRow(kind, input, allKinds, new Float64Array(kinds.length))),
  );
  const needProbabilities = scoreRow(need, input, allPairs, new Float64Array(pairs.length)).map(
    sigmoid,
  );
  return { kindProbabilities, needProbabilities };
}
