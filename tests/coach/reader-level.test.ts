import fc from "fast-check";
import { expect, test } from "vitest";

import { unpackClassifier } from "~/ai/built-in/coach/reader/classifier";
import { levelSigns } from "~/ai/built-in/coach/reader/level-numbers";
import { positionOf } from "~/ai/built-in/coach/reader/level-scale";
import { guessWord } from "~/ai/built-in/coach/reader/misspelt";
import { readRequest } from "~/ai/built-in/coach/reader/read-request";
import { levelClassifier, levelCuts } from "~/ai/built-in/coach/reader/weights/level";
import { middleOfGood } from "../../scripts/coach/middle-of-good.mjs";

const chat = (text: string) => readRequest(text, "chat");

test("an input whose sign is fixed has no weight of the other sign", () => {
  const { outputs, inputs } = unpackClassifier(levelClassifier);
  expect(inputs.length).toBe((levelSigns.length + 1) * outputs);
  for (const [at, sign] of levelSigns.entries()) {
    for (let output = 0; output < outputs; output++) {
      expect((inputs[(at + 1) * outputs + output] ?? 0) * sign).toBeGreaterThanOrEqual(0);
    }
  }
});

test("what was learned takes at most 120 KB", () => {
  const weights = import.meta.glob<string>(
    [
      "../../app/ai/built-in/coach/reader/weights/*.ts",
      "../../app/ai/built-in/coach/watch/weights.ts",
    ],
    { query: "?raw", import: "default", eager: true },
  );
  const sizes = Object.values(weights).map((source) => new TextEncoder().encode(source).length);
  expect(sizes.length).toBeGreaterThanOrEqual(5);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(120_000);
});

const chance = fc.double({ min: 0, max: 1, noNaN: true });

test("a chance that rises never lowers the position", () => {
  fc.assert(
    fc.property(
      fc.tuple(chance, chance, chance, chance),
      fc.nat({ max: 3 }),
      chance,
      (chances, at, more) => {
        const raised = chances.with(at, Math.max(more, chances[at] ?? 0));
        expect(positionOf(raised, levelCuts)).toBeGreaterThanOrEqual(
          positionOf(chances, levelCuts),
        );
      },
    ),
  );
});

test.each([
  ["explane", "explain"],
  ["qestions", "questions"],
  ["diffrence", "difference"],
  ["tarnslate", "translate"],
  ["becuase", "because"],
])("reads %s as %s", (typed, meant) => {
  expect(guessWord(typed)).toBe(meant);
});

test.each(["plane", "princes", "street", "orange", "cushions", "letter", "kestrel"])(
  "leaves the word %s alone",
  (word) => {
    expect(guessWord(word)).toBeUndefined();
  },
);

test("a misspelt order is an order, quoted as it was typed", () => {
  const prompt = "explane the diffrence between a will and a trust";
  const { act, kind } = chat(prompt);
  expect(kind).toBe("explain");
  expect(prompt.slice(act?.start, act?.end)).toMatch(/^explane the diffrence/);
});

test.each([
  "how much is that for the week",
  "Toast for my sister's wedding, two minutes",
  "10 flashcards on the bones of the hand",
])("something is asked in: %s", (prompt) => {
  expect(chat(prompt).act).not.toBeNull();
});

test.each(["6ft1 in cm", "0.375 as a fraction", "212 °F in °C", "how do you say owl in Polish"])(
  "complete as it stands: %s",
  (prompt) => {
    expect(chat(prompt).level).toBe(5);
  },
);

test.each(["Which is bigger, 5/8 or 0.6?", "whats more, 3 kg or 7 lbs", "is 3/4 larger than 70%?"])(
  "%s has one answer",
  (prompt) => {
    expect(readRequest(prompt, "chat").level).toBe(5);
  },
);

test.each([
  "my printer jams every time i print on both sides, one side is fine",
  "Our van wont start when it is wet. New battery last week.",
  "the roses are yellow since may",
])("who tells that something is broken or ill asks for help: %s", (prompt) => {
  const { level, hasRequest } = readRequest(prompt, "chat");
  expect(level).toBeGreaterThanOrEqual(2);
  expect(hasRequest).toBe(true);
});

test("a song or a long report that names a fault tells of none", () => {
  const song = "Down to the water we go\nWith a pump that won't prime and a wind that won't blow";
  expect(readRequest(song, "chat").hasRequest).toBe(false);
});

test("of two cuts far apart that are as good neither is taken, but what lies between", () => {
  const cuts = [0.4, 0.45, 0.5, 0.55, 0.6];
  expect(middleOfGood(cuts, [1000, 999.6, 999.8, 999.6, 999.9])).toBe(0.5);
  expect(middleOfGood(cuts, [999.9, 999.6, 999.8, 999.6, 1000])).toBe(0.5);
  expect(middleOfGood(cuts, [900, 950, 980, 1000, 970])).toBe(0.55);
  // Between two tops there may be none that is as good.
  expect(middleOfGood(cuts, [1000, 990, 980, 990, 999.9])).toBe(0.4);
});

test("the marks of a program ask nothing", () => {
  const { act } = chat("<?= $cost ?>\n<?= $price ?>\n<td><?= $name?.first ?></td>");
  expect(act).toBeNull();
});

test("texts behind letters are what is worked on", () => {
  const ask = "Which of these is kinder for a card to a colleague I hardly know?";
  const texts =
    "A) We are thinking of you in these days.\nB) Words fail us, and we will miss your father.";
  const { position } = chat(`${ask}\n${texts}`);
  expect(position).toBeGreaterThan(chat(ask).position);
});

test("where nothing is asked, nothing is called clear", () => {
  const rota =
    "SOPRANOS: Morag, Agnieszka, Jean B, Jean McA (from 14th), Nkechi\nALTOS: Moira, Siobhan, Thandiwe, Wilma\nTea rota\n3rd Morag + Wilma\n10th Siobhan + me\n24th nobody yet\n31st hall shut for the boiler";
  const { hasRequest, level } = chat(rota);
  expect(hasRequest).toBe(false);
  expect(level).toBeLessThanOrEqual(2);
});

test("a sentence that stands there twice is read once", () => {
  const once = "Write a letter to my landlord Mr Bell about the leaking pipe in our kitchen.";
  expect(chat(`${once} ${once}`).position).toBe(chat(once).position);
});

test("what a long text asks at its end is found where it stands", () => {
  const pasted = "The meeting began at nine and the minutes were read to all who came. ".repeat(
    120,
  );
  const ask = "Summarize the meeting for people who missed it, in five bullets.";
  const prompt = `Here are the minutes.\n\n${pasted}\n\n${ask}`;
  const { act } = chat(prompt);
  expect(act?.start).toBe(prompt.length - ask.length);
  expect(ask).toContain(prompt.slice(act?.start, act?.end));
});
