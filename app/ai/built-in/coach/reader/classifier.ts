import { unpackNumbers, unzigzag } from "./packed";

/** As the training script writes it. All weights are whole steps of a scale. */
export interface PackedClassifier {
  outputs: number;
  groupOf: number[];
  /** Steps for every input and output, row by row; the first row is what speaks without any input. */
  inputs: string;
  biasScale: number;
  inputScale: number;
  /** The hashes that it knows, each as the distance from the last one. */
  vocabulary: string;
  /** For every group: place in the vocabulary (as the distance from the last one) and steps. */
  ngrams: string[];
  ngramScale: number;
}

export interface Classifier {
  outputs: number;
  groupOf: readonly number[];
  groups: number;
  inputs: Float64Array;
  /** For every hash that it knows its groups, a weight behind each. */
  ngrams: ReadonlyMap<number, readonly number[]>;
}

/** What is judged: numbers, and hashes of n-grams. */
interface Judged {
  inputs: readonly number[];
  ngrams: readonly number[];
}

export function unpackClassifier(packed: PackedClassifier): Classifier {
  const hashes: number[] = [];
  let hash = 0;
  for (const distance of unpackNumbers(packed.vocabulary)) {
    hash += distance;
    hashes.push(hash);
  }
  const ngrams = new Map<number, number[]>(hashes.map((each) => [each, []]));
  for (const [group, list] of packed.ngrams.entries()) {
    const numbers = unpackNumbers(list);
    let place = 0;
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      place += numbers[at] ?? 0;
      const weight = unzigzag(numbers[at + 1] ?? 0) * packed.ngramScale;
      ngrams.get(hashes[place] ?? -1)?.push(group, weight);
    }
  }
  const inputs = unpackNumbers(packed.inputs).map(
    (step, cell) => unzigzag(step) * (cell < packed.outputs ? packed.biasScale : packed.inputScale),
  );
  return {
    outputs: packed.outputs,
    groupOf: packed.groupOf,
    groups: packed.ngrams.length,
    inputs: Float64Array.from(inputs),
    ngrams,
  };
}

/** For every output its odds, as a logarithm. `scaleOf` weighs the n-grams by how many are known. */
export function scoreOutputs(
  { outputs, groupOf, groups, inputs: weights, ngrams: known }: Classifier,
  { inputs, ngrams }: Judged,
  scaleOf: (count: number) => number,
) {
  const found: (readonly number[])[] = [];
  for (const hash of ngrams) {
    const weights = known.get(hash);
    if (weights) found.push(weights);
  }
  const sums = new Float64Array(groups);
  const scale = scaleOf(found.length);
  for (const weights of found) {
    for (let at = 0; at < weights.length; at += 2) {
      const group = weights[at] ?? 0;
      sums[group] = (sums[group] ?? 0) + (weights[at + 1] ?? 0) * scale;
    }
  }
  const scores = new Float64Array(outputs);
  for (let output = 0; output < outputs; output++) {
    scores[output] = (sums[groupOf[output] ?? 0] ?? 0) + (weights[output] ?? 0);
  }
  // In the order in which the weights lie.
  for (let at = 0; at < inputs.length; at++) {
    const input = inputs[at] ?? 0;
    if (input === 0) continue;
    const first = (at + 1) * outputs;
    for (let output = 0; output < outputs; output++) {
      scores[output] = (scores[output] ?? 0) + input * (weights[first + output] ?? 0);
    }
  }
  return scores;
}

export function sigmoid(score: number) {
  return 1 / (1 + Math.exp(-score));
}

export function softmax(scores: Float64Array) {
  const top = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - top));
  const sum = raised.reduce((a, b) => a + b, 0);
  return raised.map((value) => value / sum);
}
