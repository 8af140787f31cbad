import fc from "fast-check";
import { expect, test } from "vitest";

import { coachPrompt } from "~/ai/built-in/coach/coach";
import type { Findings } from "~/ai/built-in/coach/reader/caps";
import { chanceOfNear, findDoubt } from "~/ai/built-in/coach/reader/doubt";
import type { Level } from "~/ai/built-in/coach/reader/prompt-reading";
import { levelSureness } from "~/ai/built-in/coach/reader/weights/level-sureness";
import { levelOf } from "~/ai/built-in/coach/score";
import { readPrompts } from "./prompts";
import setAsideFile from "./prompts-set-aside.md?raw";
import tunedFile from "./prompts-tuned.md?raw";

const nothingCertain: Findings = {
  ...{
    isBareSum: false,
    isComplete: false,
    isTrouble: false,
    isSurelySilent: false,
    isReadable: true,
  },
  ...{ hasRequest: true, hasSubject: true, isMannerOnly: false, isMaterialMissing: false },
  contradictions: [],
};
const sureFrom = 0.86;

test("chances that agree leave no doubt, those that lie apart name the other level", () => {
  // Above 1, 2, 3 and 4.
  expect(findDoubt([0.99, 0.95, 0.9, 0.6], 4, nothingCertain, sureFrom)).toBeNull();
  // 5 %, 40 %, 5 %, 5 %, 45 %: what is called Clear is a start for two in five.
  const apart = [0.95, 0.55, 0.5, 0.45];
  expect(chanceOfNear(apart, 4)).toBeCloseTo(0.55);
  expect(findDoubt(apart, 4, nothingCertain, sureFrom)).toBe(2);
  expect(findDoubt(apart, 2, nothingCertain, sureFrom)).toBe(4);
});

test("what is certain is not in doubt", () => {
  const apart = [0.95, 0.55, 0.5, 0.45];
  expect(findDoubt(apart, 5, { ...nothingCertain, isComplete: true }, sureFrom)).toBeNull();
  expect(findDoubt(apart, 1, { ...nothingCertain, isReadable: false }, sureFrom)).toBeNull();
  // What holds a level down holds the doubt down, too.
  const pointing = { ...nothingCertain, isMaterialMissing: true };
  expect(findDoubt([0.6, 0.5, 0.45, 0.1], 3, pointing, sureFrom)).toBe(1);
  for (const level of [2, 3] as const)
    expect(findDoubt(apart, level, pointing, sureFrom)).toBeNull();
});

test("the other level is two away, whatever the chances", () => {
  const chance = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(
      fc.tuple(chance, chance, chance, chance),
      fc.integer({ min: 1, max: 5 }),
      (chances, level) => {
        const other = findDoubt(chances, level as Level, nothingCertain, sureFrom);
        expect(other === null).toBe(chanceOfNear(chances, level as Level) >= sureFrom);
        if (other === null) return;
        expect(Math.abs(other - level)).toBe(2);
        expect(other).toBeGreaterThanOrEqual(1);
        expect(other).toBeLessThanOrEqual(5);
      },
    ),
  );
});

test("levels said without a doubt are near far more often than those in doubt", () => {
  expect(levelSureness.near).toBeGreaterThanOrEqual(0.95);
  expect(levelSureness.nearInDoubt).toBeLessThan(levelSureness.near - 0.1);

  // On prompts that nobody trained on, labelled by another hand.
  const judged = [...readPrompts(tunedFile), ...readPrompts(setAsideFile)].flatMap((each) => {
    const { doubt, score } = coachPrompt(each.prompt);
    if (typeof each.level !== "number" || each.exercise || score === null) return [];
    return [{ isSure: doubt === null, isNear: Math.abs(levelOf(score).number - each.level) <= 1 }];
  });
  const nearOf = (isSure: boolean) => {
    const some = judged.filter((each) => each.isSure === isSure);
    return some.filter(({ isNear }) => isNear).length / some.length;
  };
  console.info(`near where sure ${nearOf(true)}, in doubt ${nearOf(false)} of ${judged.length}`);
  expect(nearOf(true)).toBeGreaterThan(nearOf(false) + 0.1);
});

test("one prompt alone is in doubt, in an exercise its level is not", () => {
  const prompt = "give me 5 ideas for dinner";
  const sentence = "I am not sure of this level. It may be no more than “A start”.";
  const alone = coachPrompt(prompt);
  expect(alone.doubt).toBe(sentence);
  expect(alone.feedback).toContain(sentence);
  expect(alone.nextStep?.id).toBe("matter.reader");

  const slots = [
    { id: "guests", label: "Guests", why: "It decides.", any: ["guests"], ask: "Who eats?" },
  ];
  const dinner = {
    id: 1,
    title: "Dinner ideas",
    instructions: "Ask for ideas.",
    passMark: 60,
    slots,
  };
  expect(coachPrompt(prompt, dinner).doubt).toBeNull();
});
