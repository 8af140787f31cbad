import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { answerSums } from "~/ai/built-in/makers/sums";
import { judgeSum } from "../../scripts/coach/judge-sum.mjs";
import first from "./people/sums-s1.jsonl?raw";
import second from "./people/sums-s2.jsonl?raw";
import third from "./people/sums-s3.jsonl?raw";
import fourth from "./people/sums-s4.jsonl?raw";
import tricky from "./people/sums-tricky.jsonl?raw";

interface Asked {
  id: string;
  prompt: string;
  value: string;
  open: boolean;
}

function outcomes(lines: string) {
  const asked = lines
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Asked);
  return asked.map((each) => {
    const { text } = answerSums({ prompt: each.prompt, filledSlots: [] });
    return { ...each, text, outcome: judgeSum(text, each) };
  });
}

describe.each([
  ["first", first],
  ["second", second],
])("120 questions by the %s author", (_, lines) => {
  const all = outcomes(lines);

  test("no total is wrong, and none is given where something is missing", () => {
    expect(all).toHaveLength(120);
    expect(all.filter(({ outcome }) => outcome === "wrong").map(({ id }) => id)).toEqual([]);
  });

  test("more than half of those that can be answered are", () => {
    const closed = all.filter(({ open }) => !open);
    const right = closed.filter(({ outcome }) => outcome === "right");
    expect(right.length / closed.length).toBeGreaterThan(0.55);
  });

  test("what is asked back names what is missing or what was not understood", () => {
    for (const { prompt, text } of all.filter(({ outcome }) => outcome === "asked back")) {
      expect(text, prompt).toMatch(
        /\?|I see the numbers|I can see the numbers|found no|need|cannot/,
      );
    }
  });
});

test.each([
  ["third", third],
  ["fourth", fourth],
])("no question by the %s author gets a wrong total", (_, lines) => {
  const all = outcomes(lines);
  expect(all).toHaveLength(120);
  expect(all.filter(({ outcome }) => outcome === "wrong").map(({ id }) => id)).toEqual([]);
});

test("no question that was written to mislead gets a wrong total", () => {
  const all = outcomes(tricky);
  expect(all).toHaveLength(130);
  expect(all.filter(({ outcome }) => outcome === "wrong").map(({ id }) => id)).toEqual([]);
});

const money = fc.integer({ min: 100, max: 500_000 }).map((cents) => cents / 100);
const rate = fc.integer({ min: 1, max: 60 });

/** Whatever the amounts are, what is said in one of these ways is worked out the same. */
test.each<
  [string, (amount: string, percent: number) => string, (amount: number, percent: number) => number]
>([
  [
    "off",
    (a, p) => `the coat is $${a} and ${p}% off, what do I pay`,
    (a, p) => (a * (100 - p)) / 100,
  ],
  [
    "on top",
    (a, p) => `$${a} plus ${p}% vat, what is it with the vat`,
    (a, p) => (a * (100 + p)) / 100,
  ],
  ["of", (a, p) => `what is ${p} percent of $${a}?`, (a, p) => (a * p) / 100],
  [
    "before",
    (a, p) => `After ${p}% discount I paid $${a}. What was the price before?`,
    (a, p) => (a * 100) / (100 - p),
  ],
  [
    "without",
    (a, p) => `the order came to $${a} including ${p}% vat, what was it without the vat`,
    (a, p) => (a * 100) / (100 + p),
  ],
])("percent %s agrees with plain arithmetic", (_, ask, expected) => {
  fc.assert(
    fc.property(money, rate, (amount, percent) => {
      const { text } = answerSums({ prompt: ask(amount.toFixed(2), percent), filledSlots: [] });
      const [, digits = ""] = /\*\*Result:\*\*[^$]*\$([\d,.]*\d)/.exec(text) ?? [];
      expect(Math.abs(Number(digits.replaceAll(",", "")) - expected(amount, percent))).toBeLessThan(
        0.0051,
      );
    }),
    { numRuns: 40 },
  );
});

test.each([
  "146.50 for 5 people plus 12% tip, how much each",
  "There were five of us, the meal was $146.50 and we tip 12 %. How much do I pay?",
])("a bill in plain words, with the expression that gives it: %s", (prompt) => {
  const { text } = answerSums({ prompt, filledSlots: [] });
  expect(text).toMatch(/\*\*I read this as: \$?146\.50?, 12% tip on top, shared by 5\*\*/);
  expect(text).toMatch(/164\.08 \u00f7 5 = 32\.816/);
  expect(text).toContain("3 people pay");
});

test.each([
  ["Bill of 84 euros for us, 10% tip, how much each?", "How many people share it?"],
  ["4 of us, the bill is $80 and we leave a tip. How much each?", "How large is the tip"],
  [
    "I earn 14.50 an hour and work 38 hours a week. What is that a month?",
    "How many of them are there",
  ],
  ["The bill is $120 for 4, but the kids pay half. How much each?", '"half"'],
  ["What is my profit on 12 pots of jam at $4.50 each?", '"profit"'],
  ["We averaged $300 a day over 5 days. What did we take on the Monday?", '"averaged"'],
])("asked back: %s", (prompt, question) => {
  const { text } = answerSums({ prompt, filledSlots: [] });
  expect(text).not.toContain("**Result:**");
  expect(text).toContain(question);
});
