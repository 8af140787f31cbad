import { importTypescript } from "../setup/typescript.mjs";
import { foldsOf } from "./folds.mjs";
import { cellsOf, putOnSteps } from "./prune.mjs";
import { descend, scoresFor } from "./regression.mjs";
import { lookUp, narrowVocabulary } from "./vocabulary.mjs";

const coach = "app/ai/built-in/coach";
const { findForms, formScale } = await importTypescript(`${coach}/watch/forms.ts`);
const { readOwn } = await importTypescript(`${coach}/typed.ts`);
const { maskPrivateData } = await importTypescript(`${coach}/private-data.ts`);
const { sentenceEnd } = await importTypescript(`${coach}/words.ts`);

/** One output: an order to whoever judges. */
const groupOf = [0];

/** So many weights. */
const most = 610;
const fewestSightings = 2;
/** What was watched for counts so often beside everything else. */
const weightOfFound = 3;
const rounds = 80;
const settings = { rounds, rate: 0.05, shrink: { inputs: 0, ngrams: 0.33 } };
const ngramSteps = 8;
/** Two of the six who wrote for the watch are left out at a time. */
const foldCount = 3;

/** Of what is no order on watch lists, and of everybody's: so many may be stopped. */
const mostOfHarmless = 0.01;
const mostOfPeople = 0.0003;

function sentencesOf(words) {
  const sentences = [];
  for (let from = 0; from < words.length; from = sentenceEnd(words, from)) {
    sentences.push(words.slice(from, sentenceEnd(words, from)));
  }
  return sentences;
}

/** Most of it stands in what was said to the judge. */
function isOrder(sentence, text, order) {
  const start = text.indexOf(order);
  const inside = sentence.filter(
    (word) => word.start >= start && word.end <= start + order.length,
  ).length;
  return start >= 0 && inside * 2 > sentence.length;
}

/** The forms of the whole prompt and of each of its sentences, and what is right for them. */
function watchRow(prompt) {
  const { plain, own } = readOwn(maskPrivateData(prompt.prompt).text);
  const { expect = "none", order, labels = [] } = prompt;
  const isFlagged = labels.some(({ flags }) => flags.includes("orders-the-judge"));
  return {
    prompt,
    isWatched: prompt.expect !== undefined,
    isOrder: expect === "judge" || isFlagged,
    forms: findForms(own),
    sentences: sentencesOf(own).map((sentence) => ({
      forms: findForms(sentence),
      target: order ? (isOrder(sentence, plain, order) ? 1 : 0) : 0,
    })),
  };
}

/** What is learned from a row: the prompt, and each sentence of those who wrote for the watch. */
function examplesOf({ prompt, isWatched, isOrder: hasOrder, forms, sentences }) {
  const whole = { forms, target: [hasOrder ? 1 : 0] };
  const isMarked = isWatched && (!hasOrder || prompt.order !== undefined);
  if (!isMarked || sentences.length < 2) return [whole];
  const parts = sentences.map((sentence) => ({
    forms: sentence.forms,
    target: [sentence.target],
  }));
  return [whole, ...parts];
}

const isFound = ({ target }) => target.some((share) => share > 0);

/** What was said in two texts at least that are watched for, and how much one sighting tells. */
function watchVocabulary(examples) {
  const texts = new Map();
  const found = new Map();
  for (const example of examples) {
    for (const form of example.forms) {
      texts.set(form, (texts.get(form) ?? 0) + 1);
      if (isFound(example)) found.set(form, (found.get(form) ?? 0) + 1);
    }
  }
  const kept = [...found.keys()]
    .filter((form) => found.get(form) >= fewestSightings)
    .sort((a, b) => a - b);
  return new Map(
    kept.map((form, at) => {
      const count = texts.get(form);
      return [form, { at, worth: Math.log(examples.length / count), count }];
    }),
  );
}

/** Those whose weights move most, where a form that is seen often moves more. */
function tellMost({ ngrams }, vocabulary) {
  const strongest = [...vocabulary]
    .map(([form, { at, worth, count }]) => ({
      form,
      moves: Math.abs(ngrams[at]) * worth * Math.sqrt(count),
    }))
    .sort((a, b) => b.moves - a.moves || a.form - b.form)
    .slice(0, most)
    .map(({ form }) => form);
  return [strongest];
}

/** Once on everything that was said, then on the forms that turned out to matter. */
function learnWatch(rows) {
  const examples = rows.flatMap(examplesOf);
  const wide = watchVocabulary(examples);
  const learn = (vocabulary, kept) => {
    const shape = {
      inputs: 1,
      ngrams: vocabulary.size,
      outputs: groupOf.length,
      groups: groupOf.length,
      groupOf,
    };
    const known = examples.flatMap((example) => {
      const { target } = example;
      const each = { inputs: [1], ...lookUp(example.forms, vocabulary, formScale), target };
      return Array(isFound(example) ? weightOfFound : 1).fill(each);
    });
    return descend(known, shape, { ...settings, kept });
  };
  const forms = tellMost(learn(wide), wide);
  const vocabulary = narrowVocabulary(wide, forms);
  const model = learn(vocabulary, cellsOf(forms, vocabulary));
  const onSteps = putOnSteps(model, vocabulary, { ngramSteps });
  // What says nothing is not shipped, and is not counted among the forms that are known.
  const spoken = [...vocabulary].filter(([, { at }]) => onSteps.ofNgrams.steps[at] !== 0);
  return { vocabulary: new Map(spoken), ...onSteps };
}

function scoresOf({ vocabulary, ...model }, forms) {
  return scoresFor(model, { inputs: [1], ...lookUp(forms, vocabulary, formScale) });
}

/** The odds, as a logarithm, that a row orders the judge about. */
function readWatched(model, { forms }) {
  return scoresOf(model, forms)[0];
}

/** Every row as models read it that have not met its author. */
function readWatchedUnmet(rows) {
  return foldsOf(rows, foldCount).flatMap(({ known, unmet }) => {
    const model = learnWatch(known);
    return unmet.map((row) => ({ row, score: readWatched(model, row) }));
  });
}

/** The lowest score above which no more than these shares of harmless prompts stand. */
function chooseCut(readings) {
  const harmless = readings.filter(({ row }) => !row.isOrder);
  const scoreAt = (those, share) =>
    those.map(({ score }) => score).sort((a, b) => b - a)[Math.floor(those.length * share)];
  return Math.max(
    scoreAt(
      harmless.filter(({ row }) => row.isWatched),
      mostOfHarmless,
    ),
    scoreAt(
      harmless.filter(({ row }) => !row.isWatched),
      mostOfPeople,
    ),
  );
}

/** No harmless prompt of people that was learned from is stopped. */
function highestMet(model, rows) {
  const people = rows.filter((row) => !row.isWatched && !row.isOrder);
  return Math.max(...people.map((row) => readWatched(model, row)));
}

/** Watches for orders to whoever judges; its cut comes from authors that were not met. */
export function trainWatch(prompts) {
  const rows = prompts.map(watchRow);
  const model = learnWatch(rows);
  const cut = Math.max(chooseCut(readWatchedUnmet(rows)), highestMet(model, rows));
  return { ...model, cut: (Math.floor(cut * 100) + 1) / 100 };
}
