import { expect, test } from "vitest";

import { howToKey } from "~/ai/built-in/fit/match-how-tos";
import { anyGoal } from "~/content/course-library/how-to";
import { howTosByTask } from "~/content/course-library/parts";
import weights from "~/content/fit/how-to-weights.json";
import { shownHowTos } from "~/models/how-to-choice";
import { fitOf, fitter } from "../support/fit";
import { goalsOf, trainedFrom } from "../support/goals";

const someone = { ageGroup: "35-44", competenceLevel: "basic", industry: "nursing" };

function found(learningGoal: string, about: object = {}) {
  return fitOf({ ...someone, learningGoal, ...about }).howTos?.map(
    ({ taskId, id }) => `${taskId}/${id}`,
  );
}

/**
 * What the form for a course does with the goals of people who were set aside: what is ticked in it, and
 * whether what they ask for is to be seen. Whose task is not sure has chosen the one that was meant.
 */
function countsOf(author: string) {
  const counts = { all: 0, ticked: 0, right: 0, served: 0, offered: 0, seen: 0 };
  for (const { goal, age, task, howTos } of goalsOf(author)) {
    const answers = { ...someone, ageGroup: age, learningGoal: goal };
    const isSure = fitter.matchTask(goal, age).isSure;
    const said = { ...answers, taskChoice: isSure ? null : task };
    const offered = fitter.offerHowTos(said).map(({ taskId, id }) => `${taskId}/${id}`);
    const [ticked] = fitter.fit(said).howTos.map(({ taskId, id }) => `${taskId}/${id}`);
    counts.all++;
    if (ticked) counts.ticked++;
    if (ticked && howTos.includes(ticked)) counts.right++;
    if (howTos.length === 0) continue;
    counts.served++;
    if (howTos.some((key) => offered.includes(key))) counts.offered++;
    if (howTos.some((key) => offered.slice(0, shownHowTos).includes(key))) counts.seen++;
  }
  return counts;
}

function figuresOf(counts: readonly ReturnType<typeof countsOf>[]) {
  const sum = (name: keyof ReturnType<typeof countsOf>) =>
    counts.reduce((before, each) => before + each[name], 0);
  const [all, ticked, right] = [sum("all"), sum("ticked"), sum("right")];
  const [served, offered, seen] = [sum("served"), sum("offered"), sum("seen")];
  return {
    ...{ all, ticked: ticked / all, right: right / ticked },
    ...{ offered: offered / served, seen: seen / served },
  };
}

test("the form ticks and shows what people who were set aside ask for", async ({ annotate }) => {
  const [t1, t2, t3] = [countsOf("t1"), countsOf("t2"), countsOf("t3")];
  const [all, worst] = [figuresOf([t1, t2, t3]), figuresOf([t2])];
  await annotate(JSON.stringify({ all, worst, t1: figuresOf([t1]), t3: figuresOf([t3]) }));
  expect(all.ticked).toBeGreaterThan(0.4);
  expect(all.right).toBeGreaterThan(0.85);
  expect(all.offered).toBeGreaterThan(0.9);
  expect(all.seen).toBeGreaterThan(0.8);
  expect(worst.right).toBeGreaterThan(0.75);
});

test("what a second wish asks for is found in its part of the goal", () => {
  expect(found("plan a week of cheap dinners and practice for my driving test")).toEqual([
    "meals/week-plan",
    "prepare-test/quiz-me",
  ]);
});

test("the name of a task asks for nothing narrower", () => {
  for (const { name } of fitter.tasks) expect(found(name), name).toEqual([]);
});

test("nobody under 18 is offered or given what is for adults", () => {
  const forAdults = Object.entries(howTosByTask).flatMap(([taskId, own]) =>
    own.filter((howTo) => howTo.forAdults).map((howTo) => ({ taskId, ...howTo })),
  );
  expect(forAdults.length).toBeGreaterThan(20);
  for (const { taskId, id, name } of forAdults) {
    const key = `${taskId}/${id}`;
    const young = { ageGroup: "under18", taskChoice: taskId };
    expect(found(name, young), name).not.toContain(key);
    expect(found(name, { ...young, howToChoice: [key] }), name).toEqual([]);
    expect(found(name, { taskChoice: taskId, howToChoice: [key] }), name).toEqual([key]);
  }
});

test("what may be asked for is offered, what is sure first, and three of it are taken at most", () => {
  const answers = {
    ...someone,
    learningGoal: "plan a week of cheap dinners and practice for my driving test",
  };
  const offered = fitter.offerHowTos(answers).map(({ taskId, id }) => `${taskId}/${id}`);
  expect(offered.slice(0, 2)).toEqual(["meals/week-plan", "prepare-test/quiz-me"]);
  expect(new Set(offered).size).toBe(offered.length);
  expect(offered).toEqual(
    expect.arrayContaining(howTosByTask.meals?.map(({ id }) => `meals/${id}`) ?? []),
  );
  const ticked = (howToChoice: string[]) => found(answers.learningGoal, { howToChoice });
  expect(ticked(offered)).toEqual(offered.slice(0, 3));
  expect(ticked(["no/such"])).toEqual([]);
  expect(ticked([])).toEqual([]);
});

test("kinds of help are for any goal, the nearest first, and no words ask for them", () => {
  const kindsFor = (learningGoal: string) =>
    fitter.kindsOfHelp({ ...someone, ageGroup: "under18", learningGoal });
  const learningGoal = "zorb glim fnord";
  const all = kindsFor(learningGoal);
  const kinds = all.map(howToKey);
  expect(kinds.toSorted()).toEqual(
    howTosByTask[anyGoal]?.map(({ id }) => `${anyGoal}/${id}`).toSorted(),
  );
  expect(fitter.offerHowTos({ ...someone, learningGoal })).toEqual([]);
  expect(found(learningGoal, { howToChoice: kinds })).toEqual(kinds.slice(0, 3));
  for (const { name } of all) {
    for (const key of found(name) ?? []) expect(kinds).not.toContain(key);
  }
  for (const [goal, id] of [
    ["rehearse my lines for the village play", "practice-partner"],
    ["which of three sewing machines is quieter", "compare"],
  ] as const) {
    expect(
      kindsFor(goal)
        .slice(0, 3)
        .map((kind) => kind.id),
      goal,
    ).toContain(id);
  }
});

test("what a part of the goal is near to stands among the first", () => {
  const offered = (learningGoal: string) =>
    fitter
      .offerHowTos({ ...someone, learningGoal })
      .map(({ taskId, id }) => `${taskId}/${id}`)
      .slice(0, shownHowTos);
  expect(offered("plan a week of dinners and write a flyer for my bakery")).toEqual(
    expect.arrayContaining(["meals/week-plan", "reach-people/write-flyer"]),
  );
  expect(offered("plan a week of dinners")).not.toContain("reach-people/write-flyer");
});

test("what is likely of another task than was read is offered too", () => {
  const learningGoal = "read the photographs of my father's handwritten letters and type them";
  for (const [taskChoice, key] of [
    ["write-memories", "family-history/read-old-writing"],
    ["family-history", "family-history/read-old-writing"],
  ]) {
    const offered = fitter.offerHowTos({ ...someone, learningGoal, taskChoice });
    expect(
      offered.map(({ taskId, id }) => `${taskId}/${id}`),
      taskChoice,
    ).toContain(key);
  }
});

test("the weights were trained on these goals, these words and this code", async () => {
  const code = ["goals", "how-tos", "packing", "regression", "tasks"];
  const words = Object.entries(howTosByTask).map(([taskId, own]) => [
    taskId,
    own.map(({ id, name, words }) => [id, name, words]),
  ]);
  expect(await trainedFrom(code, words), "run: npm run fit -- train").toBe(weights.trainedFrom);
});
