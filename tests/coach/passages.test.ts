import fc from "fast-check";
import { expect, test } from "vitest";

import { askedNames, askedNgrams, askedNumbers } from "~/ai/built-in/coach/reader/asked";
import { readPassages } from "~/ai/built-in/coach/reader/passage-forms";
import { findPassages } from "~/ai/built-in/coach/reader/passages";
import { readRow, withAsked } from "~/ai/built-in/coach/reader/rows";
import { findAct } from "~/ai/built-in/coach/reader/subject";

const passagesOf = (text: string) =>
  findPassages(text).map(({ start, end }) => text.slice(start, end).trim());

test("sentences, lines and what stands behind an arrow are passages", () => {
  expect(passagesOf("The tap drips. Who mends it?\nKitchen -> is this urgent")).toEqual([
    "The tap drips.",
    "Who mends it?",
    "Kitchen ->",
    "is this urgent",
  ]);
});

test("what is dictated without a stop comes in pieces", () => {
  const text =
    "so the man from the roof came on Tuesday and he said the tiles are cracked on the north side please write him a short answer for me";
  const pieces = passagesOf(text);
  expect(pieces.length).toBeGreaterThan(2);
  expect(pieces.join(" ")).toBe(text);
  expect(pieces.at(-1)).toMatch(/^please write him/);
});

test("of a long list of lines the head and the end are read", () => {
  const names = Array.from({ length: 400 }, (_, at) => `name ${at}`);
  const passages = readPassages([...names, "Sort these by length."].join("\n"), "chat");
  expect(passages).toHaveLength(200);
  expect(passages[0]?.words).toEqual(["name", "#"]);
  expect(passages.at(-1)?.words).toEqual(["sort", "these", "by", "length"]);
  expect(passages.every(({ words }) => words.length <= 4)).toBe(true);
});

test("passages hold every letter, in order, each on one line", () => {
  const text = fc
    .array(fc.constantFrom("word", "ask?", "Stop. ", "\n", ", ", "and ", '"', "-> ", " "), {
      maxLength: 120,
    })
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(text, (prompt) => {
      let last = 0;
      let held = "";
      for (const { start, end } of findPassages(prompt)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(prompt.slice(start, end)).not.toContain("\n");
        held += prompt.slice(start, end);
        last = end;
      }
      expect(held.replace(/[^a-z]/gi, "")).toBe(prompt.replace(/[^a-z]/gi, ""));
    }),
  );
});

test("where a passage stands changes its form, and not its words", () => {
  const alone = readPassages("who has the key", "chat");
  const behind = readPassages("Key list, hall 3\nwho has the key", "chat");
  expect(behind.at(-1)?.words).toEqual(alone[0]?.words);
  expect(behind.at(-1)?.forms).not.toEqual(alone[0]?.forms);
});

test("the numbers of passages are those of the likeliest, and zero where there is none", () => {
  const numbers = Object.fromEntries(
    askedNames.map((name, at) => [name, askedNumbers([-3, 0, 4])[at] ?? Number.NaN]),
  );
  expect(numbers.askedScore).toBe(2);
  expect(numbers.askedBest).toBeCloseTo(0.982, 3);
  expect(numbers.askedSecond).toBeCloseTo(0.5, 3);
  expect(numbers.askedAtAll).toBeGreaterThan(numbers.askedBest ?? 1);
  expect(numbers).toMatchObject({ askedFirst: 0, askedLast: 1, askedShare: 1 / 3 });
  expect(askedNumbers([])).toEqual(askedNames.map(() => 0));
});

test("only the words of passages that may ask count as words that ask", () => {
  const passages = readPassages("Bread 2.10\nMilk 1.40\nadd this up", "chat");
  const last = passages.at(-1);
  const ofLast = askedNgrams(passages, [-4, -4, 3]);
  expect(ofLast).toHaveLength((last?.words.length ?? 0) * 2);
  expect(askedNgrams(passages, [-4, -4, -3])).toEqual(ofLast);
  expect(askedNgrams(passages, [1, -4, 3]).length).toBeGreaterThan(ofLast.length);
});

test("where no rule finds what asks, the likeliest passage does, if it is likely", () => {
  const row = readRow("Bread 2.10\nthe sum of it", "chat");
  const act = findAct([], withAsked(row, [-4, 2]));
  expect(row.words.text.slice(act?.start, act?.end)).toBe("the sum of it");
  expect(findAct([], withAsked(row, [-4, -1]))).toBeNull();
  expect(findAct([], withAsked(readRow("", "chat"), []))).toBeNull();
});

test("of two orders the one in a passage that asks is what is asked", () => {
  const row = readRow("Mend the gate by Friday.\nWrite this for my neighbor.", "chat");
  const [first, second] = row.passages;
  const asks = [first, second].map((passage) => ({
    how: "order" as const,
    from: 0,
    start: passage?.start ?? 0,
    end: passage?.end ?? 0,
  }));
  const act = findAct(asks, withAsked(row, [-3, 3]));
  expect(act?.start).toBe(second?.start);
});
