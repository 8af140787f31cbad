import { askScores, trainAsks } from "./ask-model.mjs";
import { foldsOf } from "./folds.mjs";
import { cellsOf, putOnSteps, strongest } from "./prune.mjs";
import { importReader } from "./reader-code.mjs";
import { chancesFor, descend } from "./regression.mjs";
import { chooseVocabulary, lookUp, narrowVocabulary } from "./vocabulary.mjs";

const { blockScale, withAsked } = await importReader("rows");
const { kinds, kindNeeds } = await importReader("kind-needs");
const { trustVerb } = await importReader("sure-kind");

/** A need is judged per kind: the facts of a letter are not those of a plan. */
export const pairs = kinds.flatMap((kind) => kindNeeds[kind].map(({ id }) => ({ kind, id })));
const needIds = [...new Set(pairs.map(({ id }) => id))];
const pairAt = new Map(pairs.map(({ kind, id }, at) => [`${kind}.${id}`, at]));

const worthOfLabel = { met: 1, part: 0.4, no: 0 };

/** N-gram weights that are kept for each group: the rest says next to nothing. */
const keptOfKinds = 590;
const keptOfNeeds = 200;
const rate = 0.06;
const roundsToChoose = 60;
const rounds = 120;

export const bias = 0.5;
export const inputScale = 0.4;

function kindTarget({ labels }) {
  const shares = kinds.map(
    (kind) => labels.filter((label) => label.kind === kind).length / labels.length,
  );
  return { target: shares };
}

function needTarget({ labels }) {
  const sums = pairs.map(() => 0);
  const counts = pairs.map(() => 0);
  for (const { kind, things } of labels) {
    for (const [id, label] of Object.entries(things)) {
      const at = pairAt.get(`${kind}.${id}`);
      if (at === undefined) continue;
      sums[at] += worthOfLabel[label];
      counts[at]++;
    }
  }
  const outputs = pairs.flatMap((_, at) => (counts[at] > 0 ? [at] : []));
  return { target: sums.map((sum, at) => (counts[at] ? sum / counts[at] : 0)), outputs };
}

const models = {
  kind: {
    targetOf: kindTarget,
    groupOf: kinds.map((_, at) => at),
    most: keptOfKinds,
    settings: { rate, shrink: { inputs: 1, ngrams: 0.5 }, isSoftmax: true },
  },
  need: {
    targetOf: needTarget,
    groupOf: pairs.map(({ id }) => needIds.indexOf(id)),
    most: keptOfNeeds,
    settings: { rate, shrink: { inputs: 2, ngrams: 1.5 } },
  },
};

function inputOf({ inputs, ngrams, askedNgrams }, vocabulary) {
  return {
    inputs: [bias, ...inputs.map((input) => input * inputScale)],
    ...lookUp([...ngrams, ...askedNgrams], vocabulary, blockScale),
  };
}

/** Once on everything that is said often enough, then on the n-grams that turned out to matter. */
function trainModel(rows, wide, { targetOf, groupOf, most, settings }) {
  const groups = Math.max(...groupOf) + 1;
  const learn = (vocabulary, count, kept) => {
    const examples = rows
      .map((row) => ({ ...inputOf(row, vocabulary), ...targetOf(row.prompt) }))
      .filter(({ outputs }) => outputs?.length !== 0);
    const shape = {
      inputs: examples[0].inputs.length,
      ngrams: vocabulary.size,
      outputs: groupOf.length,
      groups,
      groupOf,
    };
    return descend(examples, shape, { ...settings, rounds: count, kept });
  };
  const hashes = strongest(learn(wide, roundsToChoose), wide, most);
  const vocabulary = narrowVocabulary(wide, hashes);
  const model = learn(vocabulary, rounds, cellsOf(hashes, vocabulary));
  return { vocabulary, ...putOnSteps(model, vocabulary) };
}

/** How likely each passage asks, as models say that were trained without its author. */
function judgeUnmet(rows) {
  return foldsOf(rows).flatMap(({ known, unmet }) => {
    const asks = trainAsks(known);
    return unmet.map((row) => withAsked(row, askScores(asks, row)));
  });
}

/** What passages ask, the kinds, and the needs; the last two learn from passages that were not met. */
export function trainClassifiers(rows) {
  const judged = judgeUnmet(rows);
  const wide = chooseVocabulary(
    judged.map(({ prompt, ngrams, askedNgrams }) => ({
      author: prompt.author,
      ngrams: [...ngrams, ...askedNgrams],
    })),
  );
  return {
    asks: trainAsks(rows),
    kind: trainModel(judged, wide, models.kind),
    need: trainModel(judged, wide, models.need),
  };
}

/** A row with its passages judged, and the probability of each kind, and of each need if it were that kind. */
export function classify({ asks, kind, need }, row) {
  const judged = withAsked(row, askScores(asks, row));
  const kindProbabilities = chancesFor(kind, inputOf(judged, kind.vocabulary), true);
  return {
    judged,
    classified: {
      kindProbabilities: trustVerb(row, kindProbabilities),
      needProbabilities: chancesFor(need, inputOf(judged, need.vocabulary)),
    },
  };
}
