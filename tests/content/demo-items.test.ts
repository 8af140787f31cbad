import demoItems from "virtual:content/demo/items";
import { describe, expect, test } from "vitest";

import { scoreOfTemplate } from "~/ai/built-in/coach/template";
import { categories, itemTypes } from "~/content/marketplace";

function words(text: string) {
  return text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
}

/** The share of the shorter text's runs of three words that the other has too. */
function overlap(one: string, other: string) {
  const [first, second] = [one, other].map((text) => {
    const list = words(text);
    return new Set(list.slice(0, -2).map((_, at) => list.slice(at, at + 3).join(" ")));
  });
  if (!first || !second) throw new Error("Two texts are compared.");
  const shared = [...first].filter((run) => second.has(run)).length;
  return shared / Math.min(first.size, second.size);
}

test("there are 48 items, four in each category and eight of each type [MK-02, MK-19]", () => {
  expect(demoItems).toHaveLength(48);
  expect(new Set(demoItems.map(({ name }) => name)).size).toBe(48);
  for (const category of categories) {
    expect(
      demoItems.filter((item) => item.category === category),
      category,
    ).toHaveLength(4);
  }
  for (const { key } of itemTypes) {
    expect(
      demoItems.filter((item) => item.type === key),
      key,
    ).toHaveLength(8);
  }
});

test("no two items describe themselves alike", () => {
  for (const [at, one] of demoItems.entries()) {
    for (const other of demoItems.slice(at + 1)) {
      const pair = `${one.name} and ${other.name}`;
      expect(overlap(one.description, other.description), pair).toBeLessThan(0.5);
      expect(overlap(one.fullDescription, other.fullDescription), pair).toBeLessThan(0.5);
    }
  }
});

describe.each(demoItems.map((item) => [item.name, item] as const))("%s", (_, item) => {
  test("says what it is and what it costs", () => {
    expect(item.name.length).toBeLessThanOrEqual(80);
    expect(item.description.length).toBeGreaterThanOrEqual(40);
    expect(item.description.length).toBeLessThanOrEqual(200);
    for (const heading of ["What you get", "Who it is for", "How to use"]) {
      expect(item.fullDescription).toContain(heading);
    }
    expect(item.priceCents === null).toBe(item.pricingModel === "free");
    for (const { text } of item.reviews) expect(text.length).toBeGreaterThanOrEqual(10);
  });

  test("holds what it promises", () => {
    const { content } = item;
    if (item.type === "prompt") {
      if (content.kind !== "prompts") throw new Error("A prompt pack holds prompts.");
      expect(content.prompts.length).toBeGreaterThanOrEqual(8);
      for (const { title, prompt } of content.prompts) {
        expect(scoreOfTemplate(prompt), title).toBeGreaterThan(20);
      }
    }
    if (item.type === "workflow") {
      if (content.kind !== "steps") throw new Error("A workflow has steps.");
      expect(content.steps.length).toBeGreaterThanOrEqual(5);
    }
    if (item.type === "course") {
      if (content.kind !== "course") throw new Error("A course module is a course.");
      const { lessons } = content.module;
      expect(lessons.length).toBeGreaterThanOrEqual(3);
      const exercises = lessons.flatMap((lesson) => lesson.exercises);
      expect(content.answers).toHaveLength(exercises.length);
      for (const { lesson, exercise, answer } of content.answers) {
        expect(lessons[lesson]?.exercises[exercise]?.options[answer]).toBeTypeOf("string");
      }
    }
  });
});

test("three of four prompts in the packs are at least Clear to the coach", () => {
  const prompts = demoItems.flatMap(({ content }) =>
    content.kind === "prompts" ? content.prompts.map(({ prompt }) => prompt) : [],
  );
  const clear = prompts.filter((prompt) => scoreOfTemplate(prompt) > 60);
  expect(clear.length / prompts.length).toBeGreaterThan(0.75);
});
