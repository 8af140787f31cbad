import { expect, test } from "vitest";

import { anyGoal } from "~/content/course-library/how-to";
import { howTosByTask, tasks } from "~/content/course-library/parts";
import { goalsOf } from "../support/goals";

const all = Object.entries(howTosByTask).flatMap(([taskId, own]) =>
  own.map((howTo) => ({ key: `${taskId}/${howTo.id}`, ...howTo })),
);

test("each task has ten or eleven, told apart by their names", () => {
  for (const { id } of tasks) {
    const names = howTosByTask[id]?.map(({ name }) => name) ?? [];
    expect(names.length, id).toBeGreaterThanOrEqual(10);
    expect(new Set(names).size, id).toBe(names.length);
  }
});

test("no longer sentence stands in two of them", () => {
  const places = new Map<string, string[]>();
  for (const { key, explanation, yours, check, different, project } of all) {
    const lessons = [explanation, yours, check, different];
    const text = [...lessons, project.brief, ...project.checklist].join("\n");
    for (const sentence of text.split(/(?<=[.?:])\s+|\n+/)) {
      const words = sentence.match(/[\p{L}']+/gu) ?? [];
      if (words.length <= 9) continue;
      const said = words.join(" ").toLowerCase();
      places.set(said, [...(places.get(said) ?? []), key]);
    }
  }
  expect([...places].filter(([, keys]) => keys.length > 1)).toEqual([]);
});

test("each shows a request that is filled in, and a reply that is not what it seems", () => {
  for (const { key, yours, check } of all) {
    expect(yours, key).toMatch(/^> .+/m);
    expect(check, key).toMatch(/^> .+/m);
  }
});

test("each names four to six other cases, with what to change", () => {
  for (const { key, different } of all) {
    const items = different.split(/\n+/);
    expect(items.length, key).toBeGreaterThanOrEqual(4);
    expect(items.length, key).toBeLessThanOrEqual(6);
    for (const item of items) expect(item, key).toMatch(/^- \*\*[^*]+\.\*\* ./);
  }
});

test("each has a prompt to send and was asked for by people's goals, which name no others", () => {
  const authors = Array.from({ length: 19 }, (_, at) => `g${String(at + 1).padStart(2, "0")}`);
  const asked = [...authors, "t1", "t2", "t3"].flatMap(goalsOf).flatMap(({ howTos }) => howTos);
  for (const { key, explanation } of all) {
    expect(explanation, key).toMatch(/^> .+/m);
    if (key.startsWith(`${anyGoal}/`)) continue;
    expect(asked.filter((each) => each === key).length, key).toBeGreaterThanOrEqual(3);
  }
  expect([...new Set(asked)].filter((key) => !all.some((each) => each.key === key))).toEqual([]);
});
