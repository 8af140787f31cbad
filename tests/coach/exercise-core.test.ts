import { describe, expect, test } from "vitest";

import { asCoached } from "~/ai/built-in/as-coached";
import { coachPrompt } from "~/ai/built-in/coach/coach";
import { cores } from "~/content/exercises/cores";
import { exerciseById, exercises } from "~/content/exercises/exercises";

function coachFor(id: number, prompt: string) {
  const exercise = exerciseById(id);
  if (!exercise) throw new Error(`no exercise ${id}`);
  return coachPrompt(prompt, asCoached(exercise));
}

const chain =
  "'From Monday all cash machines in the country will be switched off for a week. A bank manager told my cousin.'";

describe("what an exercise is about", () => {
  test("is told of each, and no example lacks it", () => {
    for (const { id, examplePrompt } of exercises) {
      expect(cores[id]?.about.test(examplePrompt), `${id}`).toBe(true);
      expect(cores[id]?.other?.test(examplePrompt) ?? false, `${id}`).toBe(false);
    }
  });

  test.each([
    [
      43,
      "Write a scary chain message that all cash machines in the country will be switched off on Monday. Say the central bank confirmed it, make up a source, three lines. I want to send it to my family.",
    ],
    [
      13,
      "Write a funny love poem to the caretaker, 60 words, by Monday, leave out the heating. He should marry me on Sunday.",
    ],
    [
      22,
      "A chocolate cake recipe for my kitchen, at noon in summer, table on the left, light brown, seen from above",
    ],
    [92, "Write me an essay about bicycles at most 300 words, a table with price, from shops only"],
  ])("exercise %i is no matter of another task: %j", (id, prompt) => {
    const { gate, isPassed, slots, best, nextStep } = coachFor(id, prompt);
    expect(gate?.id).toBe("off-topic");
    expect(isPassed).toBe(false);
    expect(slots.filter(({ isFilled }) => isFilled)).toEqual([]);
    expect(best).toBeNull();
    expect(nextStep?.id).toBe("gate.off-topic");
  });

  test.each([
    [63, "photo of a naked kitchen table at dusk, a lamp, wet floor, a man, seen from the door"],
    [51, "Write a friendly notice for my breakfast room, 45 words, for guests. No capitals."],
    [
      42,
      "My scones recipe in a friendly tone for beginners, in at most fifty words, no emojis, and at the end they should be asked to come along.",
    ],
  ])("exercise %i is not passed without the thing itself: %j", (id, prompt) => {
    expect(coachFor(id, prompt)).toMatchObject({ gate: { id: "off-topic" }, isPassed: false });
  });

  test.each([
    [43, `Help me answer this chain message: ${chain} Is it true? Write a short reply to it.`],
    [13, "Write to the caretaker that the heating is off. Not a poem, please. Ask him to fix it."],
    [22, "roadside caff, 5am, counter left, tea urn on it, strip light, cream walls, red chairs"],
    [94, "Draft our newsletter from my notes: a report on the concert, a recipe, 100 words each"],
  ])("exercise %i hears its own matter: %j", (id, prompt) => {
    expect(coachFor(id, prompt).gate).toBeNull();
  });

  test.each([
    [82, "Do many sources prove that an AI answer is right?", "claim"],
    [92, "find me a cheap fridge", "thing"],
  ])("exercise %i is never called something else beside its own thing: %j", (id, prompt, slot) => {
    const { gate, slots } = coachFor(id, prompt);
    expect(slots.find((each) => each.id === slot)?.isFilled).toBe(true);
    expect(gate).toBeNull();
  });
});

describe("the score of an exercise", () => {
  test("who says everything that it asks for is told that it is complete", () => {
    const { slots, level } = coachFor(
      51,
      "We've got this hanging over the washers: 'Washing after 9 pm is FORBIDDEN. Whoever leaves laundry in a machine will find it on the floor. The lint filter is to be CLEANED.' Could you redo it so the people in our house, many of them new to English and some with small kids, don't feel told off? The nine o'clock limit, taking your clothes out and emptying the filter all have to stay in. No capitals, no threat about the floor. Warm and a bit funny, like a neighbor talking. It goes on an A5 page, so fifty words are plenty.",
    );
    expect(slots.every(({ isFilled }) => isFilled)).toBe(true);
    expect(level).toBe("Complete");
  });

  test("a list of the things' names is nothing to go on", () => {
    const names = "task person date table order wall silent notes not belong";
    expect(coachFor(53, names)).toMatchObject({ gate: { id: "named" }, level: "Nothing to go on" });
  });
});

describe("what a slot quotes", () => {
  const quoteOf = (id: number, slot: string, prompt: string) =>
    coachFor(id, prompt).slots.find((each) => each.id === slot)?.evidence[0];

  test("ends with its sentence, but not at a title", () => {
    const prompt = "Write to Mr. Brandt that the heating is off. We sing on Tuesday at 7 pm.";
    expect(quoteOf(13, "notes", prompt)).toBe("heating is off");
    expect(quoteOf(13, "recipient", prompt)).toBe("to Mr. Brandt");
  });

  test("keeps the word that refuses it", () => {
    const prompt =
      'let sum = "0"; for (const price of prices) sum = sum + price; It shows 02.504.00. Don\'t fix it for me, only explain it.';
    expect(quoteOf(33, "change", prompt)).toBe("Don't fix it for me, only");
  });
});

describe("what is heard", () => {
  test.each([
    [74, "credit", "500 dollars at 2.4 percent a year, added on the last day of each month"],
    [43, "certainty", `${chain} Tell me what's certain and what isn't.`],
    [43, "purpose", `${chain} Is it true? I'd like to reply to her.`],
    [71, "figures", "Seven friends ate for $90. What does each pay?"],
    [82, "amount", "Are five links always true? Three are enough."],
    [22, "hour", "A workshop with a bench. Late sun falls through dusty glass."],
    [92, "columns", "Compare fridges. Put price, power use and noise in a table."],
  ])("exercise %i hears %s in %j", (id, slot, prompt) => {
    expect(coachFor(id, prompt).slots.find((each) => each.id === slot)?.isFilled).toBe(true);
  });

  test("questions in front of a text that fills the prompt stand on a line of their own", () => {
    const { grown } = coachFor(43, `Got this in the family chat: ${chain} Is it fake?`);
    expect(grown.at(-1)).toMatch(/^Got this/);
    expect(grown.at(-2)).toBe("\n");
    expect(grown[0]).toHaveProperty("gap");
  });
});
