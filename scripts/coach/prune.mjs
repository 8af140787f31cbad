const fewSteps = 24;
const manySteps = 12;

/** For every group the hashes of the n-grams whose weights move most. */
export function strongest({ shape, ngrams }, vocabulary, most) {
  return Array.from({ length: shape.groups }, (_, group) =>
    [...vocabulary]
      .map(([hash, { at, worth }]) => ({
        hash,
        moves: Math.abs(ngrams[at * shape.groups + group]) * worth,
      }))
      .sort((a, b) => b.moves - a.moves || a.hash - b.hash)
      .slice(0, most)
      .map(({ hash }) => hash),
  );
}

/** The same as cells of a model over this vocabulary. */
export function cellsOf(hashes, vocabulary) {
  const cells = new Uint8Array(vocabulary.size * hashes.length);
  for (const [group, list] of hashes.entries()) {
    for (const hash of list) cells[vocabulary.get(hash).at * hashes.length + group] = 1;
  }
  return cells;
}

/** All weights on whole steps, as they are shipped: what is measured is what the worker computes. */
export function putOnSteps(
  { shape, inputs, ngrams },
  vocabulary,
  { inputSteps = fewSteps, ngramSteps = manySteps } = {},
) {
  const worths = [...vocabulary.values()].map(({ worth }) => worth);
  const ofInputs = onSteps(inputs, inputSteps);
  const ofNgrams = onSteps(ngrams, ngramSteps, worths, shape);
  return { shape, inputs: ofInputs.weights, ngrams: ofNgrams.weights, ofInputs, ofNgrams };
}

/** The largest of a thousand sets the scale, so that one outlier does not coarsen the rest. */
function onSteps(weights, steps, worths, shape) {
  const worthOf = (cell) => (worths ? worths[Math.floor(cell / shape.groups)] : 1);
  const sizes = weights
    .map((weight, cell) => Math.abs(weight * worthOf(cell)))
    .filter((size) => size > 0);
  const largest = sizes.sort()[Math.floor(sizes.length * 0.999)] || 1;
  const scale = Number((largest / steps).toPrecision(3));
  const limit = steps * 2;
  const toStep = (weight, cell) =>
    Math.max(-limit, Math.min(limit, Math.round((weight * worthOf(cell)) / scale)));
  return {
    scale,
    steps: Array.from(weights, toStep),
    weights: Float64Array.from(
      weights,
      (weight, cell) => (toStep(weight, cell) * scale) / worthOf(cell),
    ),
  };
}
