import { expect, test } from "vitest";

import { markWords, quote } from "~/search/excerpt";
import { plainText } from "~/search/plain-text";
import { readQuery } from "~/search/read-query";

test("operators become facets and the rest words", () => {
  expect(readQuery("kind:guide translating notes")).toEqual({
    words: ["translat", "not"],
    facets: ["kind:guide"],
  });
  expect(readQuery('Tag:"Best Practices" solved:YES poem').facets).toEqual([
    "tag:best-practices",
    "solved:yes",
  ]);
  expect(readQuery("kind:tools", "guide").facets).toEqual(["kind:guide", "kind:tool"]);
});

test("an operator that means nothing is read as words", () => {
  for (const text of ["kind:nonsense", "solved:no", "tag:!!!", "recipe:soup"]) {
    expect(readQuery(text).facets, text).toEqual([]);
  }
  expect(readQuery("kind:nonsense").words).toEqual(["nonsens"]);
  expect(readQuery("mankind:tool").facets).toEqual([]);
});

test("a long question is read up to its sixth word, and each word once", () => {
  const { words } = readQuery(
    "violin violins poem table privacy picture sentence paragraph letter",
  );
  expect(words).toHaveLength(6);
  expect(words[0]).toBe("violin");
});

test("words are marked as they stand, in every form of theirs", () => {
  const terms = new Set(readQuery("summarize notes").words);
  const pieces = markWords("Summarizing a NOTE: “notes” and noteworthy things.", terms);
  expect(pieces.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual([
    "Summarizing",
    "NOTE",
    "notes",
  ]);
  expect(pieces.map(({ text }) => text).join("")).toBe(
    "Summarizing a NOTE: “notes” and noteworthy things.",
  );
  expect(markWords("Cafés", new Set(readQuery("cafe").words))).toEqual([
    { text: "Cafés", isMatch: true },
  ]);
});

test("an excerpt shows the part that holds most of the words", () => {
  const filler = "Nothing of interest stands here at all. ".repeat(12);
  const text = `A violin. ${filler}The violin teacher writes a poem. ${filler}`;
  const pieces = quote(text, new Set(readQuery("violin poem").words));
  const shown = pieces.map((piece) => piece.text).join("");
  expect(shown.startsWith("The violin teacher writes a poem.")).toBe(true);
  expect(shown.length).toBeLessThan(260);
  expect(shown.endsWith("…")).toBe(true);
  expect(quote("Short.", new Set(["violin"]))).toEqual([{ text: "Short.", isMatch: false }]);
});

test("markdown becomes plain words", () => {
  expect(
    plainText("## Title\n\n1. **Read** the [guide](/guides/5)\n- *then* `ask`\n\n> quoted 3 * 4"),
  ).toBe("Title. Read the guide; then ask. quoted 3 * 4");
});
