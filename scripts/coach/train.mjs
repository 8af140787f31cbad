import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

import { commonWords, realWords } from "./common-words.mjs";
import { trainingPrompts } from "./people.mjs";
import { fingerprint } from "./sources.mjs";

const folder = "app/ai/built-in/coach/reader/weights";

function writeModule(name, source) {
  writeFileSync(`${folder}/${name}.ts`, `// Written by \`npm run coach -- train\`.\n${source}`);
}

/** Trains on every author but those set aside and writes the weights that the worker reads. */
export async function train() {
  writeModule(
    "common-word-list",
    `export const commonWordList =\n  ${JSON.stringify(commonWords().join(" "))};\n`,
  );
  writeModule("real-word-list", 'export const realWordList = "";\n');
  const realWordList = JSON.stringify((await realWords()).join(" "));
  writeModule("real-word-list", `export const realWordList =\n  ${realWordList};\n`);
  // What follows reads the lists that were just written.
  const { bias, pairs, signalScale } = await import("./classifiers.mjs");
  const { classifierShelf, rowsOf, trainLevelFor } = await import("./reading.mjs");
  const { levelBias, levelInputScale } = await import("./level-model.mjs");
  const { packClassifier, packVocabulary } = await import("./packing.mjs");
  const { ngramShares } = await import("./vocabulary.mjs");

  const rows = rowsOf(trainingPrompts());
  const classifiersWithout = classifierShelf(rows);
  const level = trainLevelFor(rows, [], classifiersWithout);
  const { vocabulary, kind, need } = classifiersWithout([]);

  writeModule(
    "classifiers",
    [
      'import type { PackedClassifier } from "../classifier";',
      "",
      `export const ngramShares = ${JSON.stringify(ngramShares)};`,
      `export const vocabulary =\n  ${JSON.stringify(packVocabulary(vocabulary))};`,
      `export const kindClassifier: PackedClassifier = ${JSON.stringify(packClassifier(kind, { bias, signalScale }), null, 2)};`,
      `export const needClassifier: PackedClassifier = ${JSON.stringify(packClassifier(need, { bias, signalScale }), null, 2)};`,
      "",
    ].join("\n"),
  );
  writeModule(
    "level",
    [
      'import type { PackedClassifier } from "../classifier";',
      "",
      `export const levelVocabulary =\n  ${JSON.stringify(packVocabulary(level.vocabulary))};`,
      `export const levelClassifier: PackedClassifier = ${JSON.stringify(packClassifier(level, { bias: levelBias, signalScale: levelInputScale }), null, 2)};`,
      `export const levelCuts: readonly number[] = ${JSON.stringify(level.cuts)};`,
      "",
    ].join("\n"),
  );
  writeModule("trained-from", `export const trainedFrom = "${fingerprint()}";\n`);
  execFileSync("node_modules/.bin/biome", ["format", "--write", folder], { stdio: "ignore" });
  return [
    `${rows.length} prompts, ${pairs.length} needs of kinds, ${vocabulary.size} n-grams, ${level.vocabulary.size} for the level`,
    ...["common-word-list", "real-word-list", "classifiers", "level"].map(describeSize),
  ];
}

function describeSize(name) {
  const source = readFileSync(`${folder}/${name}.ts`);
  return `${name}: ${source.length} bytes, ${gzipSync(source).length} compressed`;
}
