/**
 * Logistic regression by Adam over all examples at once. What is learned are weights of inputs (numbers,
 * one weight for every output) and of n-grams (one for every group of outputs: `groupOf`), so that what
 * `facts` looks like is learned once for a letter and a plan.
 *
 * An example is `{ inputs, at, value, target, outputs? }`: numbers; places of n-grams and their values; what is
 * right for every output, from 0 to 1; and those that are known, where not all are.
 */
export function descend(examples, shape, settings) {
  const { rounds, rate, shrink, isSoftmax = false, signs, kept } = settings;
  const model = emptyModel(shape);
  const steps = { inputs: startAdam(model.inputs.length), ngrams: startAdam(model.ngrams.length) };
  const spread = examples.map((example) => spreadInputs(example, shape));
  for (let round = 1; round <= rounds; round++) {
    const slopes = slopesOf(model, spread, isSoftmax);
    const shares = { meanShare: 1 - 0.9 ** round, squareShare: 1 - 0.99 ** round };
    const speed = round < rounds * slowFrom ? rate : rate / slowdown;
    for (const block of ["inputs", "ngrams"]) {
      const weights = model[block];
      for (let cell = 0; cell < weights.length; cell++) {
        if (block === "ngrams" && kept && !kept[cell]) continue;
        // What speaks without any input is free.
        const isConstant = block === "inputs" && cell < shape.outputs;
        const drawn = isConstant ? 0 : shrink[block] * weights[cell];
        const slope = (slopes[block][cell] + drawn) / examples.length;
        weights[cell] -= steps[block](cell, slope, shares) * speed;
        if (block !== "inputs" || !signs) continue;
        if (signs[Math.floor(cell / shape.outputs)] * weights[cell] < 0) weights[cell] = 0;
      }
    }
  }
  return model;
}

const slowFrom = 0.65;
const slowdown = 5;

function emptyModel(shape) {
  return {
    shape,
    inputs: new Float64Array(shape.inputs * shape.outputs),
    ngrams: new Float64Array(shape.ngrams * shape.groups),
  };
}

/** Only the inputs that are not zero, and only the outputs that are known. */
function spreadInputs({ inputs, at, value, target, outputs }, { groupOf }) {
  const inputAt = inputs.flatMap((input, place) => (input === 0 ? [] : [place]));
  const known = outputs ?? groupOf.map((_, output) => output);
  return {
    inputAt: Int32Array.from(inputAt),
    inputValue: Float64Array.from(inputAt, (place) => inputs[place]),
    at: Int32Array.from(at),
    value: Float64Array.from(value),
    target: Float64Array.from(target ?? []),
    outputs: Int32Array.from(known),
    groups: Int32Array.from(new Set(known.map((output) => groupOf[output]))),
  };
}

/** Room for one example, used again for the next: making it anew would take longer than the sums. */
function makeRoom({ outputs, groups }) {
  return {
    scores: new Float64Array(outputs),
    misses: new Float64Array(outputs),
    ofGroups: new Float64Array(groups),
  };
}

function slopesOf(model, examples, isSoftmax) {
  const { outputs: width, groups: ngramWidth, groupOf } = model.shape;
  const slopes = {
    inputs: new Float64Array(model.inputs.length),
    ngrams: new Float64Array(model.ngrams.length),
  };
  const room = makeRoom(model.shape);
  const { scores, misses, ofGroups } = room;
  for (const example of examples) {
    const { inputAt, inputValue, at, value, target, outputs, groups } = example;
    readChances(model, example, isSoftmax, room);
    ofGroups.fill(0);
    for (let o = 0; o < outputs.length; o++) {
      const output = outputs[o];
      misses[output] = scores[output] - target[output];
      ofGroups[groupOf[output]] += misses[output];
    }
    for (let k = 0; k < inputAt.length; k++) {
      const cell = inputAt[k] * width;
      for (let o = 0; o < outputs.length; o++) {
        slopes.inputs[cell + outputs[o]] += misses[outputs[o]] * inputValue[k];
      }
    }
    for (let k = 0; k < at.length; k++) {
      const cell = at[k] * ngramWidth;
      for (let g = 0; g < groups.length; g++) {
        slopes.ngrams[cell + groups[g]] += ofGroups[groups[g]] * value[k];
      }
    }
  }
  return slopes;
}

/** The chance of each output. */
export function chancesFor(model, example, isSoftmax = false) {
  const room = makeRoom(model.shape);
  readChances(model, spreadInputs(example, model.shape), isSoftmax, room);
  return room.scores;
}

/** For every output its odds, as a logarithm. */
export function scoresFor(model, example) {
  const room = makeRoom(model.shape);
  readScores(model, spreadInputs(example, model.shape), room);
  return room.scores;
}

/** Into the room's scores: the chances of the known outputs. */
function readChances(model, example, isSoftmax, room) {
  readScores(model, example, room);
  const { scores } = room;
  const { outputs } = example;
  if (!isSoftmax) {
    for (const output of outputs) scores[output] = 1 / (1 + Math.exp(-scores[output]));
    return;
  }
  const top = Math.max(...scores);
  let sum = 0;
  for (const output of outputs) {
    scores[output] = Math.exp(scores[output] - top);
    sum += scores[output];
  }
  for (const output of outputs) scores[output] /= sum;
}

function readScores({ shape, inputs, ngrams }, example, { scores, ofGroups }) {
  const { inputAt, inputValue, at, value, outputs, groups } = example;
  for (let g = 0; g < groups.length; g++) ofGroups[groups[g]] = 0;
  for (let k = 0; k < at.length; k++) {
    const cell = at[k] * shape.groups;
    for (let g = 0; g < groups.length; g++) {
      ofGroups[groups[g]] += ngrams[cell + groups[g]] * value[k];
    }
  }
  for (let o = 0; o < outputs.length; o++) {
    scores[outputs[o]] = ofGroups[shape.groupOf[outputs[o]]];
  }
  for (let k = 0; k < inputAt.length; k++) {
    const cell = inputAt[k] * shape.outputs;
    for (let o = 0; o < outputs.length; o++) {
      scores[outputs[o]] += inputs[cell + outputs[o]] * inputValue[k];
    }
  }
}

function startAdam(size) {
  const mean = new Float64Array(size);
  const square = new Float64Array(size);
  return (at, slope, { meanShare, squareShare }) => {
    mean[at] = 0.9 * mean[at] + 0.1 * slope;
    square[at] = 0.99 * square[at] + 0.01 * slope * slope;
    return mean[at] / meanShare / (Math.sqrt(square[at] / squareShare) + 1e-6);
  };
}
