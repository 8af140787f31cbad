import { expect, test } from "vitest";

import { ageGroups, competenceLevels, goalPresets } from "~/content/profile-options";
import {
  incomplete,
  nextStep,
  previousStep,
  type QuestionStep,
  readDraft,
  readStep,
  type Step,
  steps,
  takeAnswer,
} from "~/models/onboarding-draft";

const visitor = { hasAccount: false };
const member = { hasAccount: true };

const answers = {
  email: "mara@example.org",
  ageGroup: "35-44",
  competenceLevel: "beginner",
  industry: "teaching",
  learningGoal: "improve productivity with AI",
};

test("the flow has six steps in the stated order, each answer leading to the next [ON-19]", () => {
  const typed = Object.values(answers);
  const shown: Step[] = [];
  let draft = {};
  for (let step = nextStep(draft, visitor); step !== "notifications"; ) {
    shown.push(step);
    const answer = takeAnswer(draft, step, typed[shown.length - 1] ?? "");
    if (!answer.ok) throw new Error(answer.refusal.description);
    draft = answer.draft;
    step = nextStep(draft, visitor);
  }

  expect([...shown, "notifications"]).toEqual(steps);
  expect(steps).toEqual([
    "email",
    "ageGroup",
    "competenceLevel",
    "industryInterest",
    "learningGoal",
    "notifications",
  ]);
});

test("the five answers are kept under the stated names [ON-33]", () => {
  const draft = takeAnswer({}, "industryInterest", "  teaching ");
  expect(draft).toEqual({ ok: true, draft: { industry: "teaching" } });
  expect(readDraft(answers)).toEqual(answers);
});

test("the options have the stated values [ON-21, ON-22, ON-23]", () => {
  expect(ageGroups.map(({ value }) => value)).toEqual([
    "under18",
    "18-24",
    "25-34",
    "35-44",
    "45-54",
    "55+",
  ]);
  expect(competenceLevels.map(({ value }) => value)).toEqual([
    "beginner",
    "basic",
    "intermediate",
    "advanced",
    "expert",
  ]);
  expect(goalPresets.map(({ value }) => value)).toEqual([
    "automate life and work tasks",
    "start an AI-powered business",
    "master various AI tools",
    "transition to an AI-focused career",
    "improve productivity with AI",
  ]);
});

const required = "Required field";
const badEmail = ["Invalid email", "Please enter a valid email address"] as const;
const shortGoal = "Please describe your learning goal in at least 10 characters";

test.each<[QuestionStep, string, string, string, string]>([
  ["email", "", required, "Please enter your email address", "[ON-39]"],
  ["email", " \t\n", required, "Please enter your email address", "[ON-39]"],
  ["email", "mara@example", ...badEmail, "[ON-34, ON-40]"],
  ["email", "ma ra@example.org", ...badEmail, "[ON-34, ON-40]"],
  ["email", `${"m".repeat(250)}@a.bc`, ...badEmail, "[ON-34]"],
  ["ageGroup", "", required, "Please select your age group", "[ON-35]"],
  ["competenceLevel", "", required, "Please select your competence level", "[ON-36]"],
  ["industryInterest", " ", required, "Please enter your industry or field of interest", "[ON-41]"],
  ["learningGoal", "", required, "Please select or enter your learning goal", "[ON-42]"],
  ["learningGoal", "123456789", "Goal too short", shortGoal, "[ON-38]"],
])("%s refuses %j: %s, %s %s", (step, typed, title, description) => {
  expect(takeAnswer({}, step, typed)).toEqual({ ok: false, refusal: { title, description } });
});

test("an answer of more than 500 characters is refused, not cut", () => {
  expect(takeAnswer({}, "industryInterest", "x".repeat(500))).toMatchObject({ ok: true });
  expect(takeAnswer({}, "industryInterest", "x".repeat(501))).toEqual({
    ok: false,
    refusal: { title: "Answer too long", description: "Please use at most 500 characters" },
  });
});

test("a goal of ten characters is accepted [ON-38]", () => {
  expect(takeAnswer({}, "learningGoal", "1234567890")).toMatchObject({ ok: true });
});

test("an answer that is given anew leaves the others and leads to what is still missing", () => {
  const changed = takeAnswer(answers, "email", "lia@example.org");
  expect(changed).toEqual({ ok: true, draft: { ...answers, email: "lia@example.org" } });
  expect(nextStep(answers, visitor)).toBe("notifications");

  const { industry: _, ...partial } = answers;
  expect(nextStep(partial, visitor)).toBe("industryInterest");
});

test("somebody with an account is not asked for an email", () => {
  expect(nextStep({}, member)).toBe("ageGroup");
  expect(previousStep("ageGroup", member)).toBeNull();
  expect(previousStep("ageGroup", visitor)).toBe("email");
  expect(previousStep("email", visitor)).toBeNull();
});

test("only answers that the rules accept are read back", () => {
  const stored = { ...answers, email: "nobody", learningGoal: "short", other: "x" };
  expect(readDraft(stored)).toEqual({
    ageGroup: "35-44",
    competenceLevel: "beginner",
    industry: "teaching",
  });
  expect(readStep("ageGroup")).toBe("ageGroup");
  expect(readStep("constructor")).toBeNull();
});

test("the words for a form with a gap are the stated ones [ON-43]", () => {
  expect(incomplete).toEqual({
    title: "Missing information",
    description: "Please complete all required fields before submitting.",
  });
});
