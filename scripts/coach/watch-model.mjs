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

const kinds = ["self-harm", "weapons", "cheating"];
/** Unsafe at all, the three kinds, an order to whoever judges. */
const outputs = { unsafe: 0, kinds: [1, 2, 3], order: 4 };
const groupOf = [0, 1, 2, 3, 4];

/** So many weights for each output. */
const most = [620, 80, 80, 80, 380];
const fewestSightings = 2;
/** What was watched for counts so often beside everything else. */
const weightOfFound = 3;
const rounds = 80;
const settings = { rounds, rate: 0.05, shrink: { inputs: 0, ngrams: 0.33 } };
const ngramSteps = 8;
/** Two of the six who wrote for the watch are left out at a time. */
const foldCount = 3;

/** Of the harmless prompts on watch lists, and of everybody's: so many may be stopped. */
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
    kind: kinds.indexOf(expect),
    isOrder: expect === "judge" || isFlagged,
    forms: findForms(own),
    sentences: sentencesOf(own).map((sentence) => ({
      forms: findForms(sentence),
      target: order ? (isOrder(sentence, plain, order) ? 1 : 0) : 0,
    })),
  };
}

/** What is learned from a row: the prompt, and each sentence of those who wrote for the watch. */
function examplesOf({ prompt, kind, isWatched, isOrder: hasOrder, forms, sentences }) {
  const target = groupOf.map(() => 0);
  if (kind >= 0) {
    target[outputs.unsafe] = 1;
    target[outputs.kinds[kind]] = 1;
  }
  if (hasOrder) target[outputs.order] = 1;
  const known = [outputs.unsafe, outputs.order, ...(kind >= 0 ? outputs.kinds : [])];
  const whole = { forms, target, outputs: known };
  const isMarked = isWatched && (!hasOrder || prompt.order !== undefined);
  if (!isMarked || sentences.length < 2) return [whole];
  const parts = sentences.map((sentence) => ({
    forms: sentence.forms,
    target: [0, 0, 0, 0, sentence.target],
    outputs: [outputs.order],
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

/**
 * For every output those whose weights move most, where a form that is seen often moves more. The kinds are
 * told apart by what is unsafe, which takes no room of its own in the vocabulary.
 */
function tellMost(model, vocabulary) {
  const [unsafe, order] = [outputs.unsafe, outputs.order].map((group) =>
    strongestOf(model, [...vocabulary], group),
  );
  const shared = unsafe.map((form) => [form, vocabulary.get(form)]);
  return [unsafe, ...outputs.kinds.map((group) => strongestOf(model, shared, group)), order];
}

function strongestOf({ shape, ngrams }, entries, group) {
  return entries
    .map(([form, { at, worth, count }]) => ({
      form,
      moves: Math.abs(ngrams[at * shape.groups + group]) * worth * Math.sqrt(count),
    }))
    .sort((a, b) => b.moves - a.moves || a.form - b.form)
    .slice(0, most[group])
    .map(({ form }) => form);
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
      const { target, outputs: told } = example;
      const each = {
        inputs: [1],
        ...lookUp(example.forms, vocabulary, formScale),
        target,
        outputs: told,
      };
      return Array(isFound(example) ? weightOfFound : 1).fill(each);
    });
    return descend(known, shape, { ...settings, kept });
  };
  const forms = tellMost(learn(wide), wide);
  const vocabulary = narrowVocabulary(wide, forms);
  const model = learn(vocabulary, cellsOf(forms, vocabulary));
  return { vocabulary, ...putOnSteps(model, vocabulary, { ngramSteps }) };
}

function scoresOf({ vocabulary, ...model }, forms) {
  return scoresFor(model, { inputs: [1], ...lookUp(forms, vocabulary, formScale) });
}

/** How unsafe a row is, of which kind, and how likely it orders the judge about. */
function readWatched(model, { forms }) {
  const scores = scoresOf(model, forms);
  const [first, ...others] = outputs.kinds;
  const kind = others.reduce((best, at) => (scores[at] > scores[best] ? at : best), first);
  return {
    unsafe: scores[outputs.unsafe],
    order: scores[outputs.order],
    kind: outputs.kinds.indexOf(kind),
  };
}

/** Every row as models read it that have not met its author. */
function readWatchedUnmet(rows) {
  return foldsOf(rows, foldCount).flatMap(({ known, unmet }) => {
    const model = learnWatch(known);
    return unmet.map((row) => ({ row, ...readWatched(model, row) }));
  });
}

/** The lowest score above which no more than these shares of harmless prompts stand. */
function chooseCut(readings, output, isMeant) {
  const harmless = readings.filter(({ row }) => !isMeant(row));
  const scoreAt = (those, share) =>
    those.map((reading) => reading[output]).sort((a, b) => b - a)[Math.floor(those.length * share)];
  return Math.max(
    scoreAt(
      harmless.filter(({ row }) => row.prompt.expect === "none"),
      mostOfHarmless,
    ),
    scoreAt(
      harmless.filter(({ row }) => !row.isWatched),
      mostOfPeople,
    ),
  );
}

/** No harmless prompt of people that was learned from is stopped. */
function highestMet(model, rows, output, isMeant) {
  const people = rows.filter((row) => !row.isWatched && !isMeant(row));
  return Math.max(...people.map((row) => readWatched(model, row)[output]));
}

/**
 * From where on something is unsafe, or an order: learned from authors that were not met, and above everything
 * harmless that people wrote who were.
 */
function chooseWatchCuts(model, rows, readings, onUnmet) {
  onUnmet(readings);
  const cutOf = (output, isMeant) => {
    const cut = Math.max(
      chooseCut(readings, output, isMeant),
      highestMet(model, rows, output, isMeant),
    );
    return (Math.floor(cut * 100) + 1) / 100;
  };
  return {
    unsafe: cutOf("unsafe", ({ kind }) => kind >= 0),
    order: cutOf("order", ({ isOrder: hasOrder }) => hasOrder),
  };
}

/** Watches for what is not coached, and for orders to whoever judges. */
export function trainWatch(prompts, onUnmet = () => {}) {
  const rows = prompts.map(watchRow);
  const model = learnWatch(rows);
  return { ...model, cuts: chooseWatchCuts(model, rows, readWatchedUnmet(rows), onUnmet) };
}
