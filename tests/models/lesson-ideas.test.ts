import { expect, test } from "vitest";

import { skills } from "~/content/skills/skill-map";
import { ideasOf } from "~/models/lesson-ideas";

test("a lesson becomes one idea a screen, with every word of it", () => {
  for (const skill of skills) {
    const ideas = ideasOf(skill);
    const { situation, before, after, lesson } = skill.example;
    const told = ideas.map(({ text }) => text).join(" ");
    const all = [skill.explanation, situation, before, after, lesson].join(" ");
    expect(told.split(/\s+/), skill.id).toEqual(all.trim().split(/\s+/));
    expect(ideas.length, skill.id).toBeGreaterThan(6);
    for (const { label, text } of ideas) {
      const most = label === "The idea" ? 80 : 130;
      expect(text.split(/\s+/).length, `${skill.id}: ${text}`).toBeLessThanOrEqual(most);
      // What is bold or quoted as code begins and ends on one screen.
      expect((text.match(/\*\*|`/g) ?? []).length % 2, text).toBe(0);
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
