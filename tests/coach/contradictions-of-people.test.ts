import { expect, test } from "vitest";

import { findContradictions } from "~/ai/built-in/coach/reader/contradictions/find";
import { findOwnWords } from "~/ai/built-in/coach/reader/own-words";

interface Listed {
  id: string;
  expect: "contradiction" | "none";
  prompt: string;
}

/** `c1` to `c4` were looked at while the rules were written, `c5` and `c6` read before. */
const lists = import.meta.glob<string>("./people/contradictions-c*.jsonl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const ofPictures =
  /\b(?:picture|pic|photo|draw|drawing|logo|poster|image|sketch|illustrat\w+|render|cartoon|background)\b/i;

function read(names: readonly string[]) {
  return names
    .flatMap((name) => (lists[`./people/contradictions-${name}.jsonl`] ?? "").trim().split("\n"))
    .map((line) => JSON.parse(line) as Listed)
    .map((row) => ({
      ...row,
      found: findContradictions(findOwnWords(row.prompt), ofPictures.test(row.prompt)),
    }));
}

test.each([
  { names: ["c1", "c2", "c3", "c4"], fewest: 133, mostFalse: 0 },
  { names: ["c5", "c6"], fewest: 30, mostFalse: 1 },
])(
  "of people's contradictions in $names no fewer are found than were, and nobody else is accused",
  ({ names, fewest, mostFalse }) => {
    const rows = read(names);
    const contradicting = rows.filter((row) => row.expect === "contradiction");
    expect(contradicting.length).toBe(names.length * 100);
    expect(contradicting.filter(({ found }) => found.length > 0).length).toBeGreaterThanOrEqual(
      fewest,
    );
    const accused = rows.filter((row) => row.expect === "none" && row.found.length > 0);
    expect(accused.length, accused.map(({ id }) => id).join(" ")).toBeLessThanOrEqual(mostFalse);
  },
);

test("both quotations stand in the prompt, the first one first", () => {
  for (const { id, prompt, found } of read(["c1", "c2", "c3", "c4"])) {
    for (const { first, second } of found) {
      expect(prompt.slice(first.start, first.end).trim(), id).not.toBe("");
      expect(prompt.slice(second.start, second.end).trim(), id).not.toBe("");
      expect(second.start, id).toBeGreaterThanOrEqual(first.start);
    }
  }
});
