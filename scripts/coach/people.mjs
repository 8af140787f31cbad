import { readdirSync, readFileSync } from "node:fs";

const folder = "tests/coach/people";

/** Authors that are looked at once, at the end, and never trained on. */
export const frozenAuthors = ["a07", "a11", "a13"];
/** Prompts that were written to be hard. */
export const hardAuthors = ["a18"];
/** Nobody who works on the reader has seen a prompt of theirs; the figures to trust are theirs. */
export const strangers = [
  ...["a65", "a66", "a70", "a71", "a72", "a73"],
  ...["a79", "a80", "a81", "a82", "a83", "a84", "a85", "a86"],
];

/** Two who talk a lot, of whose texts more than half ask nothing. */
export const talkers = ["a91", "a92"];
/** Who asks short questions, of which many only they could answer. */
export const askers = ["a98"];

function readAuthor(author) {
  return readFileSync(`${folder}/${author}.jsonl`, "utf8")
    .trim()
    .split("\n")
    .map((line) => ({ author, ...JSON.parse(line) }));
}

function authorsThere() {
  return readdirSync(folder)
    .filter((name) => /^a\d+\.jsonl$/.test(name))
    .map((name) => name.slice(0, -".jsonl".length))
    .sort();
}

/** Whom the reader never learns from. */
export const setAside = [...frozenAuthors, ...hardAuthors, ...strangers, ...talkers, ...askers];

/** Prompts in a language that is not judged carry level 0 and are left out. */
function judged(authors) {
  return authors
    .flatMap(readAuthor)
    .filter(({ labels }) => labels.every(({ level }) => level > 0))
    .map((prompt) => ({ ...prompt, level: median(prompt.labels.map(({ level }) => level)) }));
}

export function trainingPrompts() {
  return judged(authorsThere().filter((author) => !setAside.includes(author)));
}

/** What people wrote to be stopped, and what only sounds like it, each list by one author, beside everything else. */
export function watchedPrompts() {
  const others = authorsThere()
    .filter((author) => !setAside.includes(author))
    .flatMap(readAuthor);
  return [...others, ...watchLists()];
}

function watchLists() {
  return readdirSync(folder)
    .filter((name) => /^(?:watch-w\d+|gates-strangers)\.jsonl$/.test(name))
    .sort()
    .map((name) => name.slice(0, -".jsonl".length))
    .flatMap(readAuthor)
    .map((prompt) => (prompt.expect === "contradiction" ? { ...prompt, expect: "none" } : prompt))
    .filter(({ expect }) => expect !== "unsafe");
}

export function setAsidePrompts(authors) {
  return judged(authorsThere().filter((author) => authors.includes(author)));
}

function median(levels) {
  const sorted = [...levels].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 ? sorted[Math.floor(middle)] : (sorted[middle - 1] + sorted[middle]) / 2;
}
