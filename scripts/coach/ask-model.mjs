import { putOnSteps } from "./prune.mjs";
import { importReader } from "./reader-code.mjs";
import { descend, scoresFor } from "./regression.mjs";
import { chooseVocabulary, lookUp } from "./vocabulary.mjs";

const { fullScale } = await importReader("rows");

const fewestAuthors = 13;
const settings = { rounds: 150, rate: 0.05, shrink: { inputs: 0, ngrams: 1.5 } };
const stepCount = 12;
/** Up to so many words on one line, the labels of a prompt say whether its only passage asks. */
const longestPlain = 12;

/** Which passages of a prompt ask, from 0 to 1; null where nobody marked it. */
function targetsOf({ prompt, passages }) {
  const { prompt: text, asked, labels } = prompt;
  if (asked) return passages.map((passage) => (asks(passage, text, asked) ? 1 : 0));
  if (passages.length !== 1 || text.includes("\n") || countWords(text) > longestPlain) return null;
  return [labels.filter(({ kind }) => kind !== "none").length / labels.length];
}

const countWords = (text) => text.trim().split(/\s+/).length;

/** Where the marked words begin, or what they cover for the most part. */
function asks({ start, end }, text, marks) {
  return marks.some((mark) => {
    const from = text.indexOf(mark);
    const covered = Math.min(end, from + mark.length) - Math.max(start, from);
    return (start <= from && from < end) || covered >= 0.6 * (end - start);
  });
}

/** Judges single passages: does it ask the assistant for something? */
export function trainAsks(rows) {
  const judged = rows.flatMap((row) => {
    const targets = targetsOf(row);
    if (!targets) return [];
    return row.passages.map(({ forms }, at) => ({
      author: row.prompt.author,
      ngrams: forms,
      target: [targets[at]],
    }));
  });
  const vocabulary = new Map(
    [...chooseVocabulary(judged, fewestAuthors)].map(([hash, { at }]) => [hash, { at, worth: 1 }]),
  );
  const examples = judged.map(({ ngrams, target }) => ({
    inputs: [1],
    ...lookUp(ngrams, vocabulary, fullScale),
    target,
  }));
  const shape = { inputs: 1, ngrams: vocabulary.size, outputs: 1, groups: 1, groupOf: [0] };
  const model = descend(examples, shape, settings);
  return { vocabulary, ...putOnSteps(model, vocabulary, { ngramSteps: stepCount }) };
}

/** For each passage the odds, as a logarithm, as the worker computes them. */
export function askScores({ vocabulary, ...model }, { passages }) {
  return passages.map(
    ({ forms }) => scoresFor(model, { inputs: [1], ...lookUp(forms, vocabulary, fullScale) })[0],
  );
}
