import { importReader } from "./reader-code.mjs";

const { packNumbers, zigzag } = await importReader("packed");

export function packVocabulary(vocabulary) {
  const hashes = [...vocabulary.keys()];
  return packNumbers(hashes.map((hash, at) => hash - (hashes[at - 1] ?? 0)));
}

export function packClassifier({ shape, ofSignals, ofNgrams }, { bias, signalScale }) {
  // The first signal is the constant one.
  return {
    outputs: shape.outputs,
    groupOf: shape.groupOf,
    signals: packNumbers(ofSignals.steps.map(zigzag)),
    biasScale: ofSignals.scale * bias,
    signalScale: ofSignals.scale * signalScale,
    ngrams: Array.from({ length: shape.groups }, (_, group) =>
      packGroup(ofNgrams.steps, shape, group),
    ),
    ngramScale: ofNgrams.scale,
  };
}

function packGroup(steps, { groups, ngrams }, group) {
  const numbers = [];
  let last = 0;
  for (let place = 0; place < ngrams; place++) {
    const step = steps[place * groups + group];
    if (step === 0) continue;
    numbers.push(place - last, zigzag(step));
    last = place;
  }
  return packNumbers(numbers);
}
