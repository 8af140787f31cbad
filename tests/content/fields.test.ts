import { expect, test } from "vitest";

import { fields, matchField, term } from "~/content/fields";
import { skillsForGoal } from "~/content/goals";
import { goalPresets } from "~/content/profile-options";
import { skillById } from "~/content/skills/skill-map";

test("there are 14 fields, each with its words and with reasons for 4 to 6 skills", () => {
  expect(fields).toHaveLength(14);
  expect(new Set(fields.map(({ id }) => id)).size).toBe(14);
  for (const { id, words, skills } of fields) {
    expect(words.length, id).toBeGreaterThanOrEqual(20);
    expect(words.length, id).toBeLessThanOrEqual(40);
    expect(Object.keys(skills).length, id).toBeGreaterThanOrEqual(4);
    expect(Object.keys(skills).length, id).toBeLessThanOrEqual(6);
    for (const word of words) expect(word, id).toBe(word.toLowerCase());
  }
});

test("no word belongs to two fields or stands twice in one", () => {
  const owner = new Map<string, string>();
  for (const { id, words } of fields) {
    for (const word of words) {
      expect(owner.get(term(word)), `${word} in ${id}`).toBeUndefined();
      owner.set(term(word), id);
    }
  }
});

test("fields and goals name skills that exist, with clauses that finish a sentence", () => {
  const free = ["scams and money", "my child's homework", "automate a report", "anything at all"];
  const goals = [...goalPresets.map(({ value }) => value), ...free];
  const reasons = [...fields.map(({ skills }) => skills), ...goals.flatMap(skillsForGoal)];

  for (const [skillId, because] of reasons.flatMap((list) => Object.entries(list))) {
    expect(skillById(skillId), skillId).toBeDefined();
    expect(because, skillId).toMatch(/^\S.*[^\s.!?]$/);
    expect(because, skillId).not.toMatch(/undefined| {2}/);
  }
});

test("no two fields give the same reason", () => {
  const all = fields.flatMap(({ skills }) => Object.values(skills));
  expect(new Set(all).size).toBe(all.length);
});

test("[ON-23] the five preset goals are the stated ones", () => {
  expect(goalPresets.map(({ value }) => value)).toEqual([
    "automate life and work tasks",
    "start an AI-powered business",
    "master various AI tools",
    "transition to an AI-focused career",
    "improve productivity with AI",
  ]);
});

test("every preset names 5 to 8 skills in its own words", () => {
  const seen = new Set<string>();
  for (const { value } of goalPresets) {
    const [skills = {}, ...rest] = skillsForGoal(value);
    expect(rest).toEqual([]);
    expect(Object.keys(skills).length, value).toBeGreaterThanOrEqual(5);
    expect(Object.keys(skills).length, value).toBeLessThanOrEqual(8);
    for (const because of Object.values(skills)) {
      expect(seen.has(because), because).toBe(false);
      seen.add(because);
    }
  }
});

test.each([
  ["I teach maths at a primary school", "education"],
  ["Kindergarten", "education"],
  ["chemistry teacher", "education"],
  ["nurse", "healthcare"],
  ["nurses in a care home", "healthcare"],
  ["family doctor", "healthcare"],
  ["I run a bakery", "food-and-hospitality"],
  ["Café in Zürich", "food-and-hospitality"],
  ["welding", "trades"],
  ["civil engineer", "trades"],
  ["grandmother of four", "home-and-family"],
  ["retired, with a big garden", "home-and-family"],
  ["startup", "technology"],
  ["IT support", "technology"],
  ["software for accountants and bookkeepers", "finance"],
  ["social media manager", "marketing"],
  ["selling handmade candles on Etsy", "retail"],
  ["law firm", "law-and-office"],
  ["HR", "law-and-office"],
  ["graphic design", "arts-and-media"],
  ["ART", "arts-and-media"],
  ["university research in physics", "science"],
  ["volunteering at a charity", "public-and-nonprofit"],
  ["high school student", "student-life"],
  ["studying at university, writing my thesis", "student-life"],
])("%j belongs to %s", (industry, id) => {
  expect(matchField(industry)?.id).toBe(id);
});

test.each(["", "   ", "zzz", "it", "!?", "constructor", "123"])(
  "%j belongs to no field",
  (text) => {
    expect(matchField(text)).toBeUndefined();
  },
);

test("a word counts only as a whole", () => {
  expect(matchField("start")).toBeUndefined();
  expect(matchField("party")).toBeUndefined();
  expect(matchField("barn")).toBeUndefined();
});

test("the field that more of the words speak for wins", () => {
  expect(matchField("a nurse who loves art and music and photography")?.id).toBe("arts-and-media");
  expect(matchField("hospital nurse, sometimes a painter of art")?.id).toBe("healthcare");
});
