import bank from "virtual:content/questions";
import texts from "virtual:content/skill-texts";
import { expect, test } from "vitest";

import { strands } from "~/content/skills/skill";
import { skillById, skills } from "~/content/skills/skill-map";

function words(text: string) {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

function runs(text: string, length: number) {
  const list = words(text.toLowerCase()).map((word) => word.replace(/[^\p{L}\p{N}']/gu, ""));
  return list.slice(0, -length + 1).map((_, at) => list.slice(at, at + length).join(" "));
}

test("there are at least 24 skills in four strands whose weights add up to one", () => {
  expect(skills.length).toBeGreaterThanOrEqual(24);
  expect(new Set(skills.map(({ id }) => id)).size).toBe(skills.length);
  for (const { id } of strands) {
    expect(skills.filter(({ strand }) => strand === id).length, id).toBeGreaterThanOrEqual(5);
  }
  expect(strands.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
});

test("every skill comes after what it requires", () => {
  const seen = new Set<string>();
  for (const { id, requires } of skills) {
    for (const before of requires) expect(seen.has(before), `${id} requires ${before}`).toBe(true);
    seen.add(id);
  }
});

test.each(skills.map((skill) => [skill.id, skill] as const))("%s is taught in full", (_, skill) => {
  const text = texts[skill.id];
  if (!text) throw new Error("It has no text.");
  const explanation = words(text.explanation).length;
  expect(explanation).toBeGreaterThanOrEqual(120);
  expect(explanation).toBeLessThanOrEqual(250);
  expect(skill.outcome.length).toBeLessThanOrEqual(110);
  expect(skill.outcome).not.toMatch(/\.$/);

  const { situation, before, after, lesson } = text.example;
  expect(words([situation, before, after, lesson].join(" ")).length).toBeGreaterThanOrEqual(80);
  expect(after).not.toBe(before);
});

test("what the search of the exercises quotes stands in the text, and its words are counted", () => {
  expect(Object.keys(texts)).toHaveLength(skills.length);
  for (const { id, explanation, lesson, words: counted } of skills) {
    expect(texts[id], id).toMatchObject({ explanation, example: { lesson } });
    const all = [texts[id]?.explanation, ...Object.values(texts[id]?.example ?? {})].join(" ");
    expect(counted, id).toBe(all.trim().split(/\s+/).length);
  }
});

test.each(skills.map((skill) => [skill.id, skill] as const))(
  "%s asks fair questions",
  (_, skill) => {
    const questions = bank[skill.id] ?? [];
    expect(questions.length).toBeGreaterThanOrEqual(9); // three checks in a row ask others
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    expect(new Set(questions.map(({ answer }) => answer)).size).toBeGreaterThanOrEqual(3);

    for (const { id, prompt, options, answer } of questions) {
      expect(options.length, id).toBeGreaterThanOrEqual(3);
      expect(options.length, id).toBeLessThanOrEqual(4);
      expect(options[answer], id).toBeDefined();
      expect(new Set(options.map(({ text }) => text)).size, id).toBe(options.length);
      expect(words(prompt).length, id).toBeGreaterThan(3);
      for (const { explanation } of options)
        expect(words(explanation).length, id).toBeGreaterThan(4);
    }
  },
);

test("no two explanations share a run of eight words", () => {
  const owner = new Map<string, string>();
  for (const [id, { explanation }] of Object.entries(texts)) {
    for (const run of new Set(runs(explanation, 8))) {
      expect(owner.get(run), `"${run}" in ${id}`).toBeUndefined();
      owner.set(run, id);
    }
  }
});

test("a right answer is not given away by its length", () => {
  const questions = Object.values(bank).flat();
  const longest = questions.filter(({ options, answer }) =>
    options.every(
      ({ text }, at) => at === answer || text.length < (options[answer]?.text.length ?? 0),
    ),
  );
  expect(longest.length / questions.length).toBeLessThan(0.45);
});

test("the texts are plain: no links, no raw HTML, no exclamation marks", () => {
  const all = JSON.stringify([skills, texts, bank]);
  expect(all).not.toMatch(/https?:\/\//);
  expect(all).not.toMatch(/<[a-z/]/i);
  const shouting = skills.filter((skill) =>
    JSON.stringify([skill, texts[skill.id], bank[skill.id]]).includes("!"),
  );
  expect(shouting.map(({ id }) => id)).toEqual([]);
});

test("a skill is found by its id", () => {
  expect(skillById("one-clear-task")?.strand).toBe("ask");
  expect(skillById("nothing")).toBeUndefined();
});
