import { describe, expect, test } from "vitest";

import { courseFromLibrary } from "~/ai/built-in/course/write-course";
import type { FitAnswers } from "~/ai/built-in/fit/fit";
import type { CourseRequest } from "~/ai/course";
import { skills } from "~/content/skills/skill-map";
import { planPath } from "~/models/path-plan";
import { libraryFor } from "../support/course-library";
import { fitOf } from "../support/fit";

const learner = { ageGroup: "35-44", competenceLevel: "beginner" };

function lessonsOf(
  industry: string,
  learningGoal: string,
  more: Partial<CourseRequest & FitAnswers> = {},
) {
  const request = { ...learner, industry, learningGoal, ...more };
  const path = planPath(request, skills, fitOf(request));
  const written = courseFromLibrary(request, { path, known: [], taken: [] }, libraryFor(request));
  return written.course.modules.flatMap(({ lessons }) => lessons);
}

/** Of a course that has room for many: one for the very goal has fewer lessons. */
function casesOf(industry: string, goal: string, more: Partial<CourseRequest> = {}) {
  return lessonsOf(industry, goal, { ...more, howToChoice: [] }).flatMap(({ content }) => {
    const told =
      /#### (?:From|How somebody else went about it, from) .+\n\n([\s\S]*?)(?=\n\n####|$)/;
    return told.exec(content)?.[1] ?? [];
  });
}

function exercisesOf(...said: Parameters<typeof lessonsOf>) {
  return lessonsOf(...said).flatMap(({ content }) => /\?exercise=(\d+)/.exec(content)?.[1] ?? []);
}

describe("cases are chosen by the learner's own words before the breadth of the field", () => {
  test.each([
    [
      "I keep bees behind the railway station",
      "write labels and sell my honey",
      /\b(?:bees?|hives?|honey|label|price|sell|sold)/i,
      0.6,
    ],
    [
      "bakery",
      "post on Instagram about our bread",
      /\b(?:bak|bread|dough|cake|post|caption)/i,
      0.6,
    ],
    [
      "property manager",
      "answer tenants and write house rules",
      /\b(?:tenant|apartment|rent|house|rules?)/i,
      0.8,
    ],
    [
      "Retired tram driver",
      "understand letters from the hospital",
      /\b(?:letter|hospital|doctor|clinic|brochure|form|notice)/i,
      0.4,
    ],
    [
      "flowers",
      "answer wedding orders faster",
      /\b(?:flower|bouquet|wedding|bride|order|customer)/i,
      0.5,
    ],
  ])("%j, to %j", (industry, goal, words, least) => {
    const cases = casesOf(industry, goal, { ageGroup: "55+" });
    expect(cases.length).toBeGreaterThan(10);
    expect(cases.filter((text) => words.test(text)).length / cases.length).toBeGreaterThanOrEqual(
      least,
    );
  });
});

test("a case of another pack says whose it is", () => {
  const content = lessonsOf("I keep bees", "sell my honey at the market").map(
    (each) => each.content,
  );
  const names = content.flatMap((text) => /#### From (.+)/.exec(text)?.[1] ?? []);
  expect(new Set(names).size).toBeGreaterThan(1);
});

describe("whoever works reads of their own work where it is told of", () => {
  const namesOf = (...said: Parameters<typeof lessonsOf>) =>
    lessonsOf(...said).flatMap(({ content }) => /#### From (.+)/.exec(content)?.[1] ?? []);

  test.each([
    ["primary school teacher", "worksheets", "schools, courses and classrooms"],
    ["software developer", "automate life and work tasks", "software, IT help and data work"],
    ["office clerk in a law firm", "improve productivity with AI", "office work, finance and"],
    ["truck driver", "I want to plan a birthday party for my daughter", "the road, the rails"],
  ])("%j, to %j", (industry, goal, own) => {
    const names = namesOf(industry, goal);
    const ofOthers = names.filter((name) => !name.startsWith(own));
    expect(ofOthers.length / names.length).toBeLessThanOrEqual(0.25);
  });

  test.each([
    ["gardener", "make a website and a flyer and maybe sell plants"],
    ["hotel receptionist", "answer reviews of our guests without sounding rude"],
    ["data analyst", "work with data"],
    ["plumber with my own business", "write offers and invoices and answer angry customers"],
  ])("the first case of a course is of the own field: %j, to %j", (industry, learningGoal) => {
    const own = libraryFor({ ...learner, industry, learningGoal }).pack.name;
    expect(namesOf(industry, learningGoal)[0]).toBe(own);
  });
});

test.each([
  ["school", "understand the Berlin wall for my history project"],
  ["football", "homework"],
  ["pupil", "learn for my biology test"],
])("under 18, %j is asked nothing of adults' work and tries nothing of it", (industry, goal) => {
  const young = { ageGroup: "under18", howToChoice: [] };
  const questions = lessonsOf(industry, goal, young).flatMap(({ exercises }) =>
    exercises.map(({ question }) => question),
  );
  expect(questions.length).toBeGreaterThan(12);
  for (const question of questions) {
    expect(question).not.toMatch(
      /training as a|[Yy]our (?:customers?|boss|shift)|^You (?:drive|clean|lay|paint) /,
    );
  }
  for (const id of exercisesOf(industry, goal, young))
    expect(["72", "32", "31", "12"]).not.toContain(id);
});

test.each([
  ["massage", "send reminders, I am blind and use a screen reader"],
  ["teacher with low vision", "learn new skills"],
  ["retired, visually impaired", "write a blog"],
])("nobody is asked for a picture who does not see: %j, to %j", (industry, goal) => {
  for (const id of exercisesOf(industry, goal))
    expect(Number(id) < 20 || Number(id) > 24).toBe(true);
  for (const id of exercisesOf(industry, goal))
    expect(Number(id) < 60 || Number(id) > 64).toBe(true);
});

test("an exercise is of the goal, of the field, or of AI tools themselves", () => {
  for (const [industry, goal] of [
    ["cocinero", "aprender ingles"],
    ["software engineering", "review code and write tests"],
    ["florist", "answer wedding orders"],
    ["nurse", "write handover notes"],
    ["truck driver", "learn Spanish"],
  ] as const) {
    const { field, task } = fitOf({ ...learner, industry, learningGoal: goal });
    const fitting = [...(field?.exercises ?? []), ...(task?.exercises ?? []), 43, 81, 82, 83].map(
      String,
    );
    const chosen = exercisesOf(industry, goal, { howToChoice: [] });
    expect(chosen.length, industry).toBeGreaterThan(2);
    for (const id of chosen) expect(fitting, `${industry}: ${id}`).toContain(id);
  }
});
