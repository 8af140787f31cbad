const signalSteps = 60;
const ngramSteps = 40;

/**
 * Keeps the n-gram weights of every group that move most, and puts all weights on whole steps, as
 * they are shipped. What is measured is therefore what the worker computes.
 */
export function prune({ shape, signals, ngrams }, worths, kept) {
  const pruned = new Float64Array(ngrams.length);
  for (let group = 0; group < shape.groups; group++) {
    const places = worths
      .map((worth, place) => ({ place, moves: Math.abs(ngrams[place * shape.groups + group]) * worth }))
      .sort((a, b) => b.moves - a.moves || a.place - b.place)
      .slice(0, kept);
    for (const { place } of places) {
      pruned[place * shape.groups + group] = ngrams[place * shape.groups + group];
    }
  }
  const [ofSignals, ofNgrams] = [onSteps(signals, signalSteps), onSteps(pruned, ngramSteps, worths, shape)];
  return { shape, signals: ofSignals.weights, ngrams: ofNgrams.weights, ofSignals, ofNgrams };
}

/** The largest of a thousand sets the scale, so that one outlier does not coarsen the rest. */
function onSteps(weights, steps, worths, shape) {
  const worthOf = (cell) => (worths ? worths[Math.floor(cell / shape.groups)] : 1);
  const sizes = weights.map((weight, cell) => Math.abs(weight * worthOf(cell))).filter((size) => size > 0);
  const largest = sizes.sort()[Math.floor(sizes.length * 0.999)] || 1;
  const scale = Number((largest / steps).toPrecision(3));
  const limit = steps * 2;
  const toStep = (weight, cell) =>
    Math.max(-limit, Math.min(limit, Math.round((weight * worthOf(cell)) / scale)));
  return {
    scale,
    steps: Array.from(weights, toStep),
    weights: Float64Array.from(weights, (weight, cell) => (toStep(weight, cell) * scale) / worthOf(cell)),
  };
}
