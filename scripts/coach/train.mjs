import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

import { commonWords, realWords } from "./common-words.mjs";
import { trainingPrompts, watchedPrompts } from "./people.mjs";
import { fingerprint } from "./sources.mjs";

const folder = "app/ai/built-in/coach/reader/weights";

function writeModule(name, source) {
  writeFileSync(`${folder}/${name}.ts`, `// Written by \`npm run coach -- train\`.\n${source}`);
}

function writeClassifiers(name, classifiers, more = "") {
  const constants = Object.entries(classifiers).map(
    ([constant, packed]) =>
      `export const ${constant}: PackedClassifier = ${JSON.stringify(packed, null, 2)};\n`,
  );
  const type = 'import type { PackedClassifier } from "../classifier";\n\n';
  writeModule(name, `${type}${constants.join("")}${more}`);
}

const watchWeights = "app/ai/built-in/coach/watch/weights.ts";

/** Learns to hear orders to the judge; by itself, as it needs nothing of what the reader learns. */
async function trainWatchWeights() {
  const { trainWatch } = await import("./watch-model.mjs");
  const { packClassifier } = await import("./packing.mjs");
  const { cut, ...model } = trainWatch(watchedPrompts());
  const packed = packClassifier(model, { bias: 1, inputScale: 1 });
  writeFileSync(
    watchWeights,
    `// Written by \`npm run coach -- train\`.
import type { PackedClassifier } from "../reader/classifier";

export const watchClassifier: PackedClassifier = ${JSON.stringify(packed)};
/** The odds, as a logarithm, from which on something orders the judge about. */
export const watchCut = ${cut};
`,
  );
  execFileSync("node_modules/.bin/biome", ["format", "--write", watchWeights], { stdio: "ignore" });
  return `watch: ${readFileSync(watchWeights).length} bytes`;
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
  const { bias, inputScale, pairs } = await import("./classifiers.mjs");
  const { classifierShelf, rowsOf, trainLevelFor } = await import("./reading.mjs");
  const { levelBias, levelInputScale } = await import("./level-model.mjs");
  const { packClassifier } = await import("./packing.mjs");

  const rows = rowsOf(trainingPrompts());
  const classifiersWithout = classifierShelf(rows);
  const level = trainLevelFor(rows, [], classifiersWithout);
  const { asks, kind, need } = classifiersWithout([]);

  const scales = { bias, inputScale };
  writeClassifiers("asks", { askClassifier: packClassifier(asks, { bias: 1, inputScale: 1 }) });
  writeClassifiers("classifiers", {
    kindClassifier: packClassifier(kind, scales),
    needClassifier: packClassifier(need, scales),
  });
  const levelScales = { bias: levelBias, inputScale: levelInputScale };
  writeClassifiers(
    "level",
    { levelClassifier: packClassifier(level, levelScales) },
    `export const levelCuts: readonly number[] = ${JSON.stringify(level.cuts)};\n`,
  );
  // By itself: a page says it, and the rest is too much for a browser.
  writeModule(
    "level-sureness",
    `/** The chance of being near from which a level is sure; how often a sure one, and one in doubt, was near. */
export const levelSureness = ${JSON.stringify(level.sureness)};\n`,
  );
  const watch = await trainWatchWeights();
  writeModule("trained-from", `export const trainedFrom = "${fingerprint()}";\n`);
  execFileSync("node_modules/.bin/biome", ["format", "--write", folder], { stdio: "ignore" });
  return [
    `${rows.length} prompts, ${pairs.length} needs of kinds`,
    ...["common-word-list", "real-word-list", "asks", "classifiers", "level"].map(describeSize),
    watch,
  ];
}

function describeSize(name) {
  const source = readFileSync(`${folder}/${name}.ts`);
  return `${name}: ${source.length} bytes, ${gzipSync(source).length} compressed`;
}
