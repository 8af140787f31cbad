import { sigmoid } from "./classifier.mjs";
import { chooseCuts } from "./level-cuts.mjs";
import { putOnSteps } from "./prune.mjs";
import { importReader } from "./reader-code.mjs";
import { chooseVocabulary, lookUp } from "./vocabulary.mjs";

const { evenScale } = await importReader("rows");
const { levelInputs, levelSigns } = await importReader("level-numbers");

/** Above level 1, above 2, above 3, above 4. */
const outputs = 4;
const rounds = 130;
const rate = 0.05;
/** How strongly weights are drawn to zero. */
const shrink = { signals: 2, ngrams: 1.5 };
const foldCount = 8;
const signalSteps = 120;
/** Few, so that most words that say next to nothing take no byte. */
const ngramSteps = 6;
const fewestAuthors = 5;

export const levelBias = 1;
export const levelInputScale = 0.5;

/**
 * Four chances, each by logistic regression: that the level is above 1, above 2, and so on. An input
 * whose sign is fixed has no weight that would take points away for something added.
 */
export function trainLevelModel(examples) {
  const folds = Array.from({ length: foldCount }, (_, fold) => fold);
  const authors = [...new Set(examples.map(({ prompt }) => prompt.author))].sort();
  const foldOf = ({ prompt }) => authors.indexOf(prompt.author) % foldCount;
  // Where the cuts lie is learned from authors that the chances were not learned from.
  const unmet = folds.flatMap((fold) => {
    const model = trainChances(examples.filter((example) => foldOf(example) !== fold));
    return examples
      .filter((example) => foldOf(example) === fold)
      .map((example) => ({ level: example.prompt.level, chances: levelChances(model, example) }));
  });
  return { ...trainChances(examples), cuts: chooseCuts(unmet) };
}

function trainChances(examples) {
  const rows = examples.map(({ prompt, row }) => ({ prompt, ngrams: wordsOf(row) }));
  const targets = examples.map(({ prompt: { labels } }) =>
    Array.from(
      { length: outputs },
      (_, at) => labels.filter(({ level }) => level > at + 1).length / labels.length,
    ),
  );
  const inputs = examples.map(({ row, numbers }) => inputsOf(row, numbers));
  const width = inputs[0].length;
  // Every word that is said often enough: choosing the strongest would cost more than their bytes are worth.
  const vocabulary = chooseVocabulary(rows, fewestAuthors);
  const fine = descend(spread(rows, inputs, vocabulary), width, targets, vocabulary, rounds);
  const model = putOnSteps(fine, vocabulary, { signalSteps, ngramSteps });
  return { ...model, vocabulary, weights: Float64Array.of(...model.signals, ...model.ngrams) };
}

/** Pieces of words would tell the level by the subject. */
const wordsOf = ({ ngrams }) => ({ words: ngrams.words, pieces: [] });

const inputsOf = (row, numbers) => [
  levelBias,
  ...levelInputs(row, numbers).map((input) => input * levelInputScale),
];

/** What is not zero, in one list: the places of the n-grams stand behind those of the inputs. */
function spread(rows, inputs, vocabulary) {
  return rows.map((row, index) => {
    const { at, value } = lookUp(row, vocabulary, evenScale);
    const there = inputs[index].flatMap((input, place) => (input === 0 ? [] : [place]));
    return {
      at: Int32Array.from([...there, ...at.map((place) => place + inputs[index].length)]),
      value: Float64Array.from([...there.map((place) => inputs[index][place]), ...value]),
    };
  });
}

/** Adam over all examples at once. */
function descend(examples, width, targets, vocabulary, count) {
  const signs = [0, ...levelSigns];
  const ofSignals = width * outputs;
  const size = ofSignals + vocabulary.size * outputs;
  const weights = new Float64Array(size);
  const step = startAdam(size);
  for (let round = 1; round <= count; round++) {
    const slopes = slopesOf(weights, examples, targets);
    const speed = round < count * 0.6 ? rate : rate / 5;
    for (let cell = 0; cell < size; cell++) {
      const shrinks = cell < outputs ? 0 : cell < ofSignals ? shrink.signals : shrink.ngrams;
      const slope = (slopes[cell] + shrinks * weights[cell]) / examples.length;
      weights[cell] -= step(cell, slope, round) * speed;
      const sign = cell < ofSignals ? signs[Math.floor(cell / outputs)] : 0;
      if (sign * weights[cell] < 0) weights[cell] = 0;
    }
  }
  return {
    shape: {
      signals: width,
      ngrams: vocabulary.size,
      outputs,
      groups: outputs,
      groupOf: Array.from({ length: outputs }, (_, at) => at),
    },
    signals: weights.slice(0, ofSignals),
    ngrams: weights.slice(ofSignals),
  };
}

function slopesOf(weights, examples, targets) {
  const slopes = new Float64Array(weights.length);
  for (let index = 0; index < examples.length; index++) {
    const { at, value } = examples[index];
    const misses = chancesOf(weights, at, value);
    for (let output = 0; output < outputs; output++) misses[output] -= targets[index][output];
    for (let k = 0; k < at.length; k++) {
      const cell = at[k] * outputs;
      for (let output = 0; output < outputs; output++) {
        slopes[cell + output] += misses[output] * value[k];
      }
    }
  }
  return slopes;
}

function chancesOf(weights, at, value) {
  const sums = new Float64Array(outputs);
  for (let k = 0; k < at.length; k++) {
    const cell = at[k] * outputs;
    for (let output = 0; output < outputs; output++) {
      sums[output] += weights[cell + output] * value[k];
    }
  }
  return sums.map(sigmoid);
}

/** As the worker computes it. */
export function levelChances(model, { row, numbers }) {
  const [{ at, value }] = spread(
    [{ ngrams: wordsOf(row) }],
    [inputsOf(row, numbers)],
    model.vocabulary,
  );
  return chancesOf(model.weights, at, value);
}

function startAdam(size) {
  const mean = new Float64Array(size);
  const square = new Float64Array(size);
  return (at, slope, round) => {
    mean[at] = 0.9 * mean[at] + 0.1 * slope;
    square[at] = 0.99 * square[at] + 0.01 * slope * slope;
    const length = Math.sqrt(square[at] / (1 - 0.99 ** round)) + 1e-6;
    return mean[at] / (1 - 0.9 ** round) / length;
  };
}
