import library from "virtual:content/library";
import bank from "virtual:content/questions";
import { expect, test } from "vitest";

import { type OtherQuestion, otherKinds } from "~/content/skills/other-question";
import { skills } from "~/content/skills/skill-map";

const bySkill = library.otherQuestions;
const all = Object.values(bySkill).flat();

function words(text: string) {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** All that is said of it once it was answered. */
function explanations(question: OtherQuestion) {
  switch (question.kind) {
    case "order":
    case "sort":
      return question.things.map(({ explanation }) => explanation);
    case "word":
      return [question.explanation];
    default:
      return question.options.map(({ explanation }) => explanation);
  }
}

test("each skill has two questions of two other forms, so that two checks in a row differ", () => {
  for (const { id } of skills) {
    const kinds = (bySkill[id] ?? []).map(({ kind }) => kind);
    expect(kinds.length, id).toBeGreaterThanOrEqual(2);
    expect(new Set(kinds).size, id).toBeGreaterThanOrEqual(2);
  }
});

test("every form is met in several skills", () => {
  for (const kind of otherKinds) {
    const found = all.filter((question) => question.kind === kind);
    expect(found.length, kind).toBeGreaterThanOrEqual(5);
  }
});

test("no id is that of a choice, and none stands twice in a skill", () => {
  for (const [skillId, questions] of Object.entries(bySkill)) {
    const ids = [...(bank[skillId] ?? []), ...questions].map(({ id }) => id);
    expect(new Set(ids).size, skillId).toBe(ids.length);
  }
});

test("every part of a question is explained, and shorter than its page is wide", () => {
  for (const question of all) {
    for (const said of explanations(question)) {
      expect(words(said), said).toBeGreaterThanOrEqual(4);
      expect(words(said), said).toBeLessThanOrEqual(30);
    }
    if (question.kind === "order" || question.kind === "sort") {
      const texts = question.things.map(({ text }) => text);
      expect(new Set(texts).size, question.id).toBe(texts.length);
      for (const text of texts) expect(text.length, text).toBeLessThanOrEqual(70);
    }
    if (question.kind === "sort") {
      for (const group of question.groups) expect(group.length, group).toBeLessThanOrEqual(26);
    }
  }
});

test("neither the place nor the length tells the sentence that is meant", () => {
  const choices = all.flatMap((question) => ("options" in question ? [question] : []));
  const lengths = choices.map(({ options, answer }) => {
    const [one = 0, two = 0] = options.map(({ text }) => text.length).sort((a, b) => b - a);
    const own = options[answer]?.text.length ?? 0;
    return own === one && one > two + 3;
  });
  expect(lengths.filter(Boolean).length / choices.length).toBeLessThanOrEqual(0.45);
  const marks = choices.filter(({ kind }) => kind === "mark");
  for (const place of [0, 1, 2, 3]) {
    const there = marks.filter(({ answer }) => answer === place).length;
    expect(there / marks.length, `place ${place + 1}`).toBeLessThanOrEqual(0.5);
  }
});
