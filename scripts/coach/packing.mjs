import { importReader } from "./reader-code.mjs";

const { packNumbers, zigzag } = await importReader("packed");

const distances = (numbers) => numbers.map((number, at) => number - (numbers[at - 1] ?? 0));

export function packClassifier({ shape, vocabulary, ofInputs, ofNgrams }, { bias, inputScale }) {
  const stepsOf = (place) => ofNgrams.steps.slice(place * shape.groups, (place + 1) * shape.groups);
  // What says nothing to anybody takes no byte.
  const spoken = [...vocabulary]
    .map(([hash, { at }]) => ({ hash, steps: stepsOf(at) }))
    .filter(({ steps }) => steps.some((step) => step !== 0));
  return {
    outputs: shape.outputs,
    groupOf: shape.groupOf,
    // The first input is the constant one.
    inputs: packNumbers(ofInputs.steps.map(zigzag)),
    biasScale: ofInputs.scale * bias,
    inputScale: ofInputs.scale * inputScale,
    vocabulary: packNumbers(distances(spoken.map(({ hash }) => hash))),
    ngrams: Array.from({ length: shape.groups }, (_, group) => packGroup(spoken, group)),
    ngramScale: ofNgrams.scale,
  };
}

function packGroup(spoken, group) {
  const places = spoken.flatMap(({ steps }, place) => (steps[group] === 0 ? [] : [place]));
  return packNumbers(
    distances(places).flatMap((distance, at) => [
      distance,
      zigzag(spoken[places[at]].steps[group]),
    ]),
  );
}
