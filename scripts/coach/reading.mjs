import { classify, trainClassifiers } from "./classifiers.mjs";
import { foldsOf } from "./folds.mjs";
import { levelChances, trainLevelModel } from "./level-model.mjs";
import { importReader } from "./reader-code.mjs";

const { readRow } = await importReader("rows");
const { numbersForLevel } = await importReader("level-numbers");
const { findCertain } = await importReader("findings");
const { holdPosition } = await importReader("caps");
const { findDoubt } = await importReader("doubt");
const { levelOf, positionOf } = await importReader("level-scale");

export function rowsOf(prompts) {
  return prompts.map((prompt) => ({ prompt, ...readRow(prompt.prompt, prompt.tool) }));
}

/** Trains on everybody but these authors; the same set is trained once. */
export function classifierShelf(rows) {
  const shelf = new Map();
  return (authors) => {
    const key = [...authors].sort().join(" ");
    if (!shelf.has(key)) {
      shelf.set(
        key,
        trainClassifiers(rows.filter(({ prompt }) => !authors.includes(prompt.author))),
      );
    }
    return shelf.get(key);
  };
}

/**
 * The level model learns from what classifiers say about authors they have not met: what they say
 * about their own training prompts is too good to be true.
 */
export function trainLevelFor(rows, leftOut, classifiersWithout) {
  const known = rows.filter(({ prompt }) => !leftOut.includes(prompt.author));
  const examples = foldsOf(known).flatMap(({ unmet, authors }) => {
    const classifiers = classifiersWithout([...leftOut, ...authors]);
    return unmet.map((row) => {
      const { judged, classified } = classify(classifiers, row);
      return {
        prompt: row.prompt,
        judged,
        numbers: numbersForLevel(judged, classified),
        found: findCertain(judged, classified),
      };
    });
  });
  return trainLevelModel(examples);
}

/** As the worker reads it, with weights that are not shipped yet. */
function readWith(classifiers, level, row) {
  const { judged, classified } = classify(classifiers, row);
  const found = findCertain(judged, classified);
  const numbers = numbersForLevel(judged, classified);
  const chances = levelChances(level, { judged, numbers });
  const position = holdPosition(positionOf(chances, level.cuts), found);
  const read = levelOf(position);
  const otherLevel = findDoubt(chances, read, found, level.sureness.from);
  return { prompt: row.prompt, classified, found, position, level: read, otherLevel };
}

/** Sets of authors that are left out together: one by one would take many times as long to train. */
const measuredSets = 6;

/** Every prompt read by models that saw nothing of its author, nor of the others of its set. */
export function readLeavingOut(rows, onAuthors = () => {}) {
  const classifiersWithout = classifierShelf(rows);
  return foldsOf(rows, measuredSets).flatMap(({ unmet, authors }) => {
    const level = trainLevelFor(rows, authors, classifiersWithout);
    const classifiers = classifiersWithout(authors);
    onAuthors(authors);
    return unmet.map((row) => readWith(classifiers, level, row));
  });
}
