import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

import { setAside } from "./people.mjs";

const codeFolders = ["app/ai/built-in/coach/reader", "scripts/coach"];

/** What only tells how well it reads. */
const measuring = [
  "exercises.mjs",
  "figures.mjs",
  "judge-sum.mjs",
  "measure.mjs",
  "set-aside.mjs",
  "sums.mjs",
];

/** Everything that the weights come from, in a fixed order. */
function trainedFrom() {
  const unread = new Set([...setAside.map((author) => `${author}.jsonl`), ...measuring]);
  const people = "tests/coach/people";
  return [
    ...codeFolders.flatMap((folder) => filesIn(folder, /\.(?:ts|mjs)$/)),
    ...["code-lines", "open-gaps", "pasted", "private-data", "typed", "words", "watch/forms"].map(
      (name) => `app/ai/built-in/coach/${name}.ts`,
    ),
    "app/ai/built-in/coach/english/function-words.ts",
    ...filesIn(people, /^(?:a\d+|watch-w\d+|gates-strangers)\.jsonl$/),
  ]
    .filter((path) => !unread.has(path.slice(path.lastIndexOf("/") + 1)))
    .sort();
}

function filesIn(folder, pattern) {
  return readdirSync(folder)
    .filter((name) => pattern.test(name))
    .map((name) => `${folder}/${name}`);
}

/** Changes with the data, the reader and the training, and so tells forgotten training. */
export function fingerprint() {
  const hash = createHash("sha256");
  for (const path of trainedFrom()) hash.update(`${path}\n${readFileSync(path, "utf8")}\n`);
  return hash.digest("hex");
}
