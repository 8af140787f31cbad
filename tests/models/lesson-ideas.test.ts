import texts from "virtual:content/skill-texts";
import { expect, test } from "vitest";

import { ideasOf } from "~/models/lesson-ideas";

test("a lesson becomes one idea a screen, with every word of it", () => {
  for (const [id, text] of Object.entries(texts)) {
    const ideas = ideasOf(text);
    const { situation, before, after, lesson } = text.example;
    const told = ideas.map(({ text }) => text).join(" ");
    const all = [text.explanation, situation, before, after, lesson].join(" ");
    expect(told.split(/\s+/), id).toEqual(all.trim().split(/\s+/));
    expect(ideas.length, id).toBeGreaterThan(6);
    for (const { label, text: told } of ideas) {
      const most = label === "The idea" ? 80 : 130;
      expect(told.split(/\s+/).length, `${id}: ${told}`).toBeLessThanOrEqual(most);
      // What is bold or quoted as code begins and ends on one screen.
      expect((told.match(/\*\*|`/g) ?? []).length % 2, told).toBe(0);
    }
  }
});

test("a heading and a line that leads to a list stay with what follows", () => {
  const example = { situation: "s", before: "b", after: "a", lesson: "l" };
  const explanation = "## Why\n\nOne.\n\nThree things:\n\n- a\n- b\n\nEnd.";
  expect(
    ideasOf({ explanation, example })
      .slice(0, 3)
      .map(({ text }) => text),
  ).toEqual(["## Why\n\nOne.", "Three things:\n\n- a\n- b", "End."]);
});
