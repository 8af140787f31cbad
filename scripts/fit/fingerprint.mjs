import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { trainedAuthors } from "./goals.mjs";

/**
 * Changes with what weights are learned from: the goals, the signals, the scripts that train, and texts of
 * our own.
 */
export function fingerprintOf(scripts, ownTexts) {
  const hash = createHash("sha256");
  const files = [
    ...trainedAuthors.map((author) => `tests/fit/people/${author}.jsonl`),
    ...scripts.map((name) => `scripts/fit/${name}.mjs`),
    ...["goal-model", "goal-parts", "goal-signals"].map((name) => `app/ai/built-in/fit/${name}.ts`),
  ];
  for (const file of files) hash.update(`${file}\n${readFileSync(file, "utf8")}\n`);
  for (const text of ownTexts) hash.update(JSON.stringify(text));
  return hash.digest("hex");
}
