import { describe, expect, test } from "vitest";

import { asCoached } from "~/ai/built-in/as-coached";
import { coachPrompt } from "~/ai/built-in/coach/coach";
import type { Tool } from "~/ai/built-in/coach/reader/prompt-reading";
import { levelOf } from "~/ai/built-in/coach/score";
import { filledSlots } from "~/ai/built-in/slots";
import { exerciseById } from "~/content/exercises/exercises";

/** What the coach once said that must not come back. */

function coach(prompt: string, tool?: Tool) {
  const report = coachPrompt(prompt, undefined, tool);
  return { ...report, number: levelOf(report.score ?? 0).number };
}

function coachIn(id: number, prompt: string) {
  const exercise = exerciseById(id);
  if (!exercise) throw new Error(`no exercise ${id}`);
  return coachPrompt(prompt, asCoached(exercise));
}

function isFilled(report: ReturnType<typeof coachIn>, id: string) {
  return report.slots.find((slot) => slot.id === id)?.isFilled;
}

const oneLine =
  'function total(a) { let sum = "0"; for (const b of a) sum = sum + b; return sum; }';

test("a wrong sum in a program is no phone number", () => {
  const { privacy, masked } = coachIn(
    33,
    `${oneLine}\nI call it with [2.50, 4.00] and it returns the text 02.504.00 where I expected 6.50. Explain the fault and change only that line.`,
  );
  expect(privacy).toBeNull();
  expect(masked.kinds).toEqual([]);
});

test("a program on one line is a program", () => {
  const report = coachIn(
    33,
    `why is the sum nonsense? i put in 2.50 and 4.00 and got 02.504.00, want 6.50. ${oneLine}`,
  );
  expect(report.gate).toBeNull();
  expect(isFilled(report, "code")).toBe(true);
  expect(report.feedback).not.toContain("could not read");
  expect(report.score).toBeGreaterThan(20);
});

describe("style orders without a subject", () => {
  test.each([
    "Formal, three paragraphs, no adjectives, cite sources in APA, and finish with a question.",
    "Please write a text. The text should have a beginning, a middle and an end, use good sentences and correct spelling, and be interesting for the reader.",
    "Write me a story please! It should be a great story with great characters and a great ending that everybody loves.",
    "create compelling, engaging, high quality content that converts",
    "Write it in a friendly, professional, engaging tone with a clear structure.",
  ])("%s", (prompt) => {
    const { number, best, nextStep, needs } = coach(prompt);
    expect(number).toBeLessThanOrEqual(2);
    expect(nextStep?.try ?? "").not.toMatch(/cite sources|create compelling|in a friendly/);
    expect(JSON.stringify([best, needs])).not.toMatch(/Role|no longer a guess/);
  });
});

test("on an image tool a described scene is a request", () => {
  const prompt =
    "A red vintage bicycle leaning against a yellow wall in Lisbon, late afternoon sun, long shadows, 35mm photo, muted colors --ar 3:2";
  const { number, feedback, nextStep } = coach(prompt, "picture");
  expect(number).toBeGreaterThanOrEqual(4);
  expect(feedback).not.toMatch(/doing word|letter|list/i);
  expect(nextStep?.id).not.toMatch(/question|subject/);
});

test("a short request that is complete is asked for nothing", () => {
  const { number, nextStep, grown } = coach("Convert 350°F to Celsius, rounded to the nearest 5.");
  expect(number).toBe(5);
  expect(nextStep).toMatchObject({ id: "complete", try: "" });
  expect(grown).toEqual([]);
});

test("what is pasted behind A) and B) is not asked for again", () => {
  const { number, feedback, nextStep } = coach(
    "Which of these is kinder for a sympathy card to a colleague I hardly know?\nA) We are thinking of you and your family in these days.\nB) Words fail us, and we will miss your father at the summer party.",
  );
  expect(feedback).not.toMatch(/[Pp]aste/);
  expect(nextStep?.id).not.toBe("material");
  expect(number).toBeGreaterThanOrEqual(4);
});

test("covering a subject makes no picture of it, and the impossible order comes first", () => {
  const { contradictions, nextStep, feedback } = coach(
    "Keep it short and cover every single detail of the French Revolution.",
  );
  expect(contradictions).toHaveLength(1);
  expect(nextStep?.id).toBe("contradiction");
  expect(feedback).not.toMatch(/picture|upright|light and colors/);
});

test("a caption for a photo is a text", () => {
  const { kind, feedback } = coach(
    "Write a caption for a photo of our old dog asleep on the beach, for my friends on Instagram, one line, funny",
  );
  expect(kind?.id ?? "write").toBe("write");
  expect(feedback).not.toMatch(/which light|upright, wide/);
});

test("two sizes are a contradiction and no praise", () => {
  const { contradictions, nextStep, best, number } = coach(
    "Write a 2,000-word article about city bees for our newsletter in no more than 50 words.",
  );
  expect(contradictions).toHaveLength(1);
  expect(contradictions[0]?.text).toMatch(/2,000.*50 words/);
  expect(nextStep?.id).toBe("contradiction");
  expect(best?.quote ?? "").not.toContain("2,000");
  expect(number).toBeLessThanOrEqual(3);
});

test("a bill is not asked for its reader", () => {
  const { nextStep, feedback, isPassed } = coachIn(
    71,
    "The bill is $146.50 for five people. Add 12 percent tip to the whole amount first, then split it evenly. Round up to full cents, show each step and check the result.",
  );
  expect(`${nextStep?.text} ${nextStep?.try}`).not.toMatch(
    /who the tip is for|who reads|for whom/i,
  );
  expect(feedback).not.toContain("who the tip is for");
  expect(isPassed).toBe(true);
});

test("who gets the email is seen by name", () => {
  const report = coachIn(
    13,
    "Write an email to Mr Bell, who looks after our hall. The heating is off.",
  );
  expect(report.nextStep?.text).not.toMatch(/who (?:gets|reads|will read)|Who is it/i);
});

test("code that is broken and not there is asked for", () => {
  for (const tool of ["chat", "code"] as const) {
    const { nextStep, number } = coach("my code doesnt work, fix it", tool);
    expect(nextStep?.text, tool).toMatch(/code|program/);
    expect(nextStep?.text, tool).not.toMatch(/stay as it is/);
    expect(number, tool).toBeLessThanOrEqual(2);
  }
});

test("a list of names is English enough, and complete", () => {
  const { gate, number } = coach("Alphabetise: Müller, O'Brien, Adeyemi, Zhou, de Souza, Ng");
  expect(gate).toBeNull();
  expect(number).toBeGreaterThanOrEqual(4);
});

test("a story about a cake asks for nothing", () => {
  const { number, best } = coach(
    "Yesterday I baked a cake for my aunt and it was just one of those days, first the oven and then the cat, and in the end we laughed a lot.",
  );
  expect(number).toBeLessThanOrEqual(2);
  expect(best?.why ?? "").not.toMatch(/number|guess/);
});

test("a reader who is named is not asked for", () => {
  const { nextStep, grown } = coach(
    "Explain to my 9 yr old why the moon changes its shape, in five short sentences, with an orange and a lamp.",
  );
  expect(JSON.stringify([nextStep, grown])).not.toMatch(/for whom|who it is for/i);
});

describe("words of a slot that were not seen", () => {
  test.each([
    [81, "backing", "with the page beside each"],
    [81, "nothing", "If your pages say nothing about it, say that you found nothing"],
    [21, "room", "the sky at the top left plain so I can write the greeting"],
    [33, "code", oneLine],
  ])("exercise %i, %s: %s", (id, slot, words) => {
    expect(filledSlots(words, exerciseById(id)?.slots ?? [])).toContain(slot);
  });
});
