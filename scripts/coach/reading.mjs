import { classify, trainClassifiers } from "./classifiers.mjs";
import { levelChances, trainLevelModel } from "./level-model.mjs";
import { importReader } from "./reader-code.mjs";

const { readRow } = await importReader("rows");
const { numbersForLevel } = await importReader("level-numbers");
const { findCertain } = await importReader("findings");
const { highestLevel, lowestLevel } = await importReader("caps");
const { capPosition, levelOf, positionOf, raisePosition } = await importReader("level-scale");

export function rowsOf(prompts) {
  return prompts.map((prompt) => ({ prompt, ...readRow(prompt.prompt, prompt.tool) }));
}

export const authorsOf = (rows) => [...new Set(rows.map(({ prompt }) => prompt.author))].sort();

const without = (rows, authors) => rows.filter(({ prompt }) => !authors.includes(prompt.author));
const by = (rows, author) => rows.filter(({ prompt }) => prompt.author === author);

/** Trains on everybody but these authors; the same set is trained once. */
export function classifierShelf(rows) {
  const shelf = new Map();
  return (authors) => {
    const key = [...authors].sort().join(" ");
    if (!shelf.has(key)) shelf.set(key, trainClassifiers(without(rows, authors)));
    return shelf.get(key);
  };
}

const foldCount = 4;

/** Whole authors, four sets of them. */
function foldsOf(authors) {
  return Array.from({ length: foldCount }, (_, fold) =>
    authors.filter((_, at) => at % foldCount === fold),
  );
}

/**
 * The level model learns from what classifiers say about authors they have not met: what they say
 * about their own training prompts is too good to be true.
 */
export function trainLevelFor(rows, leftOut, classifiersWithout) {
  const known = without(rows, leftOut);
  const examples = foldsOf(authorsOf(known)).flatMap((fold) => {
    const classifiers = classifiersWithout([...leftOut, ...fold]);
    return known
      .filter(({ prompt }) => fold.includes(prompt.author))
      .map((row) => ({
        prompt: row.prompt,
        row,
        numbers: numbersForLevel(row, classify(classifiers, row)),
      }));
  });
  return trainLevelModel(examples);
}

/** As the worker reads it, with weights that are not shipped yet. */
export function readWith(classifiers, level, row) {
  const classified = classify(classifiers, row);
  const found = findCertain(row, classified, row.prompt.tool);
  const chances = levelChances(level, { row, numbers: numbersForLevel(row, classified) });
  const capped = capPosition(positionOf(chances, level.cuts), highestLevel(found));
  const position = raisePosition(capped, lowestLevel(found));
  return { prompt: row.prompt, classified, found, position, level: levelOf(position) };
}

/** Sets of authors that are left out together: one by one would take six times as long to train. */
const measuredSets = 6;

/** Every prompt read by models that saw nothing of its author, nor of five others. */
export function readLeavingOut(rows, onAuthors = () => {}) {
  const classifiersWithout = classifierShelf(rows);
  const authors = authorsOf(rows);
  return Array.from({ length: measuredSets }, (_, set) =>
    authors.filter((_, at) => at % measuredSets === set),
  ).flatMap((leftOut) => {
    const level = trainLevelFor(rows, leftOut, classifiersWithout);
    const classifiers = classifiersWithout(leftOut);
    onAuthors(leftOut);
    return leftOut.flatMap((author) =>
      by(rows, author).map((row) => readWith(classifiers, level, row)),
    );
  });
}
