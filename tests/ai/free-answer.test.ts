import { describe, expect, test } from "vitest";

import { builtIn } from "~/ai/built-in/built-in";
import type { Tool } from "~/ai/built-in/coach/reader/prompt-reading";

const answer = (prompt: string, tool: Tool = "chat") =>
  builtIn.answer({ prompt, tool, filledSlots: [] });

describe("a prompt without an exercise", () => {
  test.each([
    ["whats 17 times 23", "391"],
    ["What is 15% of 248.60?", "37.29"],
    ["convert 350 F to Celsius", "176.67"],
    ["split 84.50 between 3 people with 10% tip", "30.98"],
  ])("is worked out where it is a sum: %s", async (prompt, result) => {
    const { text, madeBy } = await answer(prompt);
    expect(text).toContain(result);
    expect(madeBy).toContain("Worked out by a program");
  });

  test("is done in the text where a program can do all of it", async () => {
    const { text, madeBy } = await answer("Sort this list by name:\n\nZoe\nAnna\nMax");
    expect(text).toMatch(/Anna[\s\S]+Max[\s\S]+Zoe/);
    expect(madeBy).toContain("by a program in the text itself");
  });

  test("is drawn as a sketch on a picture tool", async () => {
    const { sketch } = await answer("a fox asleep in the snow, watercolor", "picture");
    expect(sketch?.svg).toContain("<svg");
    expect((await answer("a fox asleep in the snow, watercolor")).sketch).toBeUndefined();
  });

  test.each([
    "Rewrite this friendlier: Dear Sir, you owe us 40 pounds.",
    "Write an invitation for 12 guests on 3 May at 15:00",
    "Some of the 12 boxes went back, what do I owe for the rest?",
    "summarise this in three sentences",
    "Plan 3 dinners for 4 people",
  ])("is read, not carried out, where a program would only pretend: %s", async (prompt) => {
    const { text, madeBy } = await answer(prompt);
    expect(madeBy).toContain("does not carry it out");
    expect(text).toContain("Take it to an assistant of your choice");
  });

  test("that contradicts itself is not carried out by halves", async () => {
    const { text } = await answer(
      "Summarise this text in no more than two sentences and cover every single detail:\n\nThe council met on Monday. It closed the pool. The mayor spoke.",
    );
    expect(text).toContain("Both cannot be had at once.");
    expect(text).not.toContain("I worked on");
  });
});
