import { seededRandom, shuffled } from "./random.mjs";

/**
 * Logistic regression by AdaGrad over two blocks of features: the signals have weights for every
 * output, the n-grams for every group of outputs (`groupOf`), so that what `facts` looks like is
 * learned once for a letter and a plan. With `kept`, n-gram weights outside it stay zero. A row is `{ signals, at, value, outputs, target }`.
 */
export function trainClassifier(rows, shape, { epochs, rate, decay, isSoftmax, seed }, kept) {
  const model = emptyModel(shape);
  const slopes = emptyModel(shape, 1e-6);
  const random = seededRandom(seed);
  const order = rows.map((_, at) => at);
  const scores = new Float64Array(shape.outputs);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const index of shuffled(order, random)) {
      const row = rows[index];
      scoreRow(model, row, row.outputs, scores);
      if (isSoftmax) softmax(scores);
      else for (const output of row.outputs) scores[output] = sigmoid(scores[output]);
      for (const output of row.outputs) {
        const miss = scores[output] - row.target[output];
        if (Math.abs(miss) < 1e-3) continue;
        for (let k = 0; k < row.signals.length; k++) {
          if (row.signals[k] === 0) continue;
          step(model.signals, slopes.signals, k * shape.outputs + output, miss * row.signals[k]);
        }
        const group = shape.groupOf[output];
        for (let k = 0; k < row.at.length; k++) {
          const cell = row.at[k] * shape.groups + group;
          if (!kept || kept[cell]) step(model.ngrams, slopes.ngrams, cell, miss * row.value[k]);
        }
      }
    }
  }
  return model;

  function step(weights, squares, cell, gradient) {
    const slope = gradient + decay * weights[cell];
    squares[cell] += slope * slope;
    weights[cell] -= (rate * slope) / Math.sqrt(squares[cell]);
  }
}

function emptyModel(shape, fill = 0) {
  return {
    shape,
    signals: new Float64Array(shape.signals * shape.outputs).fill(fill),
    ngrams: new Float64Array(shape.ngrams * shape.groups).fill(fill),
  };
}

export function scoreRow({ shape, signals, ngrams }, row, outputs, scores) {
  for (const output of outputs) {
    const group = shape.groupOf[output];
    let score = 0;
    for (let k = 0; k < row.signals.length; k++) {
      score += row.signals[k] * signals[k * shape.outputs + output];
    }
    for (let k = 0; k < row.at.length; k++) {
      score += row.value[k] * ngrams[row.at[k] * shape.groups + group];
    }
    scores[output] = score;
  }
  return scores;
}

export function sigmoid(score) {
  return 1 / (1 + Math.exp(-score));
}

export function softmax(scores) {
  const top = Math.max(...scores);
  let sum = 0;
  for (let at = 0; at < scores.length; at++) {
    scores[at] = Math.exp(scores[at] - top);
    sum += scores[at];
  }
  for (let at = 0; at < scores.length; at++) scores[at] /= sum;
  return scores;
}
