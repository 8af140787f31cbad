import { unpackNumbers, unzigzag } from "./packed";
import { blockScale, type Row } from "./rows";

/** As the training script writes it. All weights are whole steps of a scale. */
export interface PackedClassifier {
  outputs: number;
  groupOf: number[];
  /** Steps for every signal and output, row by row; the first row is what speaks without any signal. */
  signals: string;
  biasScale: number;
  signalScale: number;
  /** For every group: place in the vocabulary (as the distance from the last one) and steps. */
  ngrams: string[];
  ngramScale: number;
}

export interface Classifier {
  outputs: number;
  groupOf: readonly number[];
  signals: Float64Array;
  /** For every place in the vocabulary the groups and weights that know it. */
  ngrams: (readonly (readonly [group: number, weight: number])[] | undefined)[];
  groups: number;
}

export interface Vocabulary {
  places: Map<number, number>;
}

export interface Shares {
  words: number;
  pieces: number;
}

export function unpackVocabulary(packed: string): Vocabulary {
  const places = new Map<number, number>();
  let hash = 0;
  for (const [at, distance] of unpackNumbers(packed).entries()) {
    hash += distance;
    places.set(hash, at);
  }
  return { places };
}

export function unpackClassifier(packed: PackedClassifier): Classifier {
  const ngrams: [number, number][][] = [];
  for (const [group, list] of packed.ngrams.entries()) {
    const numbers = unpackNumbers(list);
    let place = 0;
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      place += numbers[at] ?? 0;
      const known = ngrams[place] ?? [];
      ngrams[place] = known;
      known.push([group, unzigzag(numbers[at + 1] ?? 0) * packed.ngramScale]);
    }
  }
  const signals = unpackNumbers(packed.signals).map(
    (step, cell) =>
      unzigzag(step) * (cell < packed.outputs ? packed.biasScale : packed.signalScale),
  );
  return {
    outputs: packed.outputs,
    groupOf: packed.groupOf,
    signals: Float64Array.from(signals),
    ngrams,
    groups: packed.ngrams.length,
  };
}

function addNgrams(
  sums: Float64Array,
  { ngrams }: Classifier,
  places: readonly number[],
  scale: number,
) {
  for (const place of places) {
    for (const [group, weight] of ngrams[place] ?? [])
      sums[group] = (sums[group] ?? 0) + weight * scale;
  }
}

export function knownPlaces(hashes: readonly number[], { places }: Vocabulary) {
  return hashes.map((hash) => places.get(hash)).filter((place) => place !== undefined);
}

/** How much the n-grams of a text say for every group. */
export function sumNgrams(
  classifier: Classifier,
  { ngrams }: Pick<Row, "ngrams">,
  vocabulary: Vocabulary,
  shares: Shares,
  scaleOf: (count: number) => number = blockScale,
) {
  const sums = new Float64Array(classifier.groups);
  for (const [hashes, share] of [
    [ngrams.words, shares.words],
    [ngrams.pieces, shares.pieces],
  ] as const) {
    const places = knownPlaces(hashes, vocabulary);
    addNgrams(sums, classifier, places, share * scaleOf(places.length));
  }
  return sums;
}

export function scoreOutputs(
  classifier: Classifier,
  row: Pick<Row, "signals" | "ngrams">,
  vocabulary: Vocabulary,
  shares: Shares,
  scaleOf: (count: number) => number = blockScale,
) {
  const { outputs, groupOf, signals } = classifier;
  const sums = sumNgrams(classifier, row, vocabulary, shares, scaleOf);
  const scores = new Float64Array(outputs);
  for (let output = 0; output < outputs; output++) {
    let score = (sums[groupOf[output] ?? 0] ?? 0) + (signals[output] ?? 0);
    for (const [at, signal] of row.signals.entries()) {
      if (signal !== 0) score += signal * (signals[(at + 1) * outputs + output] ?? 0);
    }
    scores[output] = score;
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
