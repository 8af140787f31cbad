import { foldsOf } from "./folds.mjs";
import { chooseCuts, chooseSureness } from "./level-cuts.mjs";
import { putOnSteps } from "./prune.mjs";
import { importReader } from "./reader-code.mjs";
import { chancesFor, descend } from "./regression.mjs";
import { chooseVocabulary, lookUp } from "./vocabulary.mjs";

const { evenScale } = await importReader("rows");
const { levelInputs, levelSigns } = await importReader("level-numbers");

/** Above level 1, above 2, above 3, above 4. */
const outputs = 4;
const foldCount = 8;
const inputSteps = 120;
/** Few, so that most words that say next to nothing take no byte. */
const ngramSteps = 6;
const fewestAuthors = 9;

export const levelBias = 1;
export const levelInputScale = 0.5;

/** `shrink`: how strongly weights are drawn to zero. */
const settings = { rounds: 130, rate: 0.05, shrink: { inputs: 2, ngrams: 1.5 } };

/**
 * Four chances, each by logistic regression: that the level is above 1, above 2, and so on. An input
 * whose sign is fixed has no weight that would take points away for something added. An example:
 * `{ prompt, judged, numbers, found }`.
 */
export function trainLevelModel(examples) {
  // Where the cuts lie, and what is sure, is learned from authors that the chances were not learned from.
  const readings = foldsOf(examples, foldCount).flatMap(({ known, unmet }) => {
    const model = trainChances(known);
    return unmet.map((example) => ({
      level: example.prompt.level,
      chances: levelChances(model, example),
      found: example.found,
    }));
  });
  const cuts = chooseCuts(readings);
  return { ...trainChances(examples), cuts, sureness: chooseSureness(readings, cuts) };
}

function trainChances(examples) {
  // Every word that is said often enough: choosing the strongest would cost more than their bytes are worth.
  const vocabulary = chooseVocabulary(
    examples.map(({ prompt, judged }) => ({ author: prompt.author, ngrams: judged.ngrams })),
    fewestAuthors,
  );
  const known = examples.map((example) => ({
    ...inputOf(example, vocabulary),
    target: chancesOfLabels(example.prompt),
  }));
  const shape = {
    inputs: known[0].inputs.length,
    ngrams: vocabulary.size,
    outputs,
    groups: outputs,
    groupOf: Array.from({ length: outputs }, (_, at) => at),
  };
  const model = descend(known, shape, { ...settings, signs: [0, ...levelSigns] });
  return { vocabulary, ...putOnSteps(model, vocabulary, { inputSteps, ngramSteps }) };
}

function chancesOfLabels({ labels }) {
  return Array.from(
    { length: outputs },
    (_, at) => labels.filter(({ level }) => level > at + 1).length / labels.length,
  );
}

function inputOf({ judged, numbers }, vocabulary) {
  return {
    inputs: [levelBias, ...levelInputs(judged, numbers).map((input) => input * levelInputScale)],
    ...lookUp(judged.ngrams, vocabulary, evenScale),
  };
}

/** As the worker computes it. */
export function levelChances(model, example) {
  return chancesFor(model, inputOf(example, model.vocabulary));
}
