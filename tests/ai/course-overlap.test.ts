import { expect, test } from "vitest";
import { courseFromLibrary } from "~/ai/built-in/course/write-course";
import type { FitAnswers } from "~/ai/built-in/fit/fit";
import type { Course, CourseRequest } from "~/ai/course";
import { ageGroups, competenceLevels } from "~/content/profile-options";
import { skills } from "~/content/skills/skill-map";
import { planPath } from "~/models/path-plan";
import { libraryFor } from "../support/course-library";
import { fitContent, fitOf } from "../support/fit";

const goals = [
  "understand my letters from the office",
  "plan my daughter's wedding",
  "learn Spanish",
  "prepare for a test",
  "look for work",
  "sell my old furniture",
  "look after my mother",
  "write code",
  "make pictures",
  "automate a routine",
] as const;

const example: CourseRequest & FitAnswers = {
  ageGroup: "35-44",
  competenceLevel: "beginner",
  industry: "",
  learningGoal: goals[0],
};

/** The course of somebody whose field is known. */
function make(request: CourseRequest & FitAnswers) {
  const path = planPath(request, skills, fitOf(request));
  return courseFromLibrary(request, { path, known: [], taken: [] }, libraryFor(request)).course;
}

/** One of each field, with the same goal. */
const ofEachField = (learningGoal: string) =>
  fitContent.fields.map(({ id, name }) => ({
    ...example,
    ...{ industry: name, fieldChoice: id, learningGoal },
  }));

const ofTransport = { ...example, industry: "transport", fieldChoice: "transport" };

/** What a learner reads, sentence by sentence. */
function sentencesOf({ title, description, targetAudience, modules }: Course) {
  const texts = [
    ...[title, description, targetAudience],
    ...modules.flatMap((module) => [
      ...[module.title, module.description],
      ...module.lessons.flatMap(({ title, content, exercises }) => [
        ...[title, content],
        ...exercises.flatMap(({ question, options }) => [question, ...options]),
      ]),
    ]),
  ];
  const sentences = texts.flatMap((text) => text.split(/(?<=[.!?:])\s+|\n+/));
  return new Set(sentences.map((each) => each.trim()).filter((each) => /\p{L}.*\s/u.test(each)));
}

const shared = (one: Set<string>, other: Set<string>) =>
  [...one].filter((each) => other.has(each)).length / Math.min(one.size, other.size);

/** The shares that each pair of these courses has in common: the worst, and the mean. */
function overlap(requests: readonly CourseRequest[]) {
  const all = requests.map((request) => sentencesOf(make(request)));
  const shares = all.flatMap((one, at) => all.slice(at + 1).map((other) => shared(one, other)));
  return {
    worst: Math.max(...shares),
    mean: shares.reduce((sum, each) => sum + each, 0) / shares.length,
  };
}

/** Means as measured, rounded up: what is written next must not make courses more alike. */
test.each([
  ["fields", ofEachField(goals[0]), 0.66],
  ["fields, another goal", ofEachField(goals[7]), 0.69],
  ["goals", goals.map((learningGoal) => ({ ...ofTransport, learningGoal })), 0.41],
  ["ages", ageGroups.map(({ value }) => ({ ...ofTransport, ageGroup: value })), 0.93],
  [
    "levels",
    competenceLevels.map(({ value }) => ({ ...ofTransport, competenceLevel: value })),
    0.52,
  ],
])(
  "courses for different %s share no more of their sentences than they did",
  (_, requests, most) => {
    const { worst, mean } = overlap(requests);
    expect(mean).toBeLessThanOrEqual(most);
    expect(worst).toBeLessThan(1);
  },
);

test("no two fields share more than three quarters of their sentences, and a little", () => {
  expect(overlap(ofEachField(goals[0])).worst).toBeLessThanOrEqual(0.76);
});
