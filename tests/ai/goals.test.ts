import { expect, test } from "vitest";

import { tasks } from "~/content/course-library/parts";
import weights from "~/content/fit/goal-weights.json";
import { fitter } from "../support/fit";
import { goalsOf, trainedFrom } from "../support/goals";

/** What the page does with the goals of somebody: reads them surely, or asks and offers the right one. */
function figuresOf(authors: string[]) {
  const counts = { sure: 0, rightWhereSure: 0, asked: 0, offered: 0, all: 0 };
  for (const { goal, age, task, or, also } of authors.flatMap(goalsOf)) {
    const right = [task, ...or, ...also].filter((id) => id !== null);
    const matched = fitter.matchTask(goal, age);
    counts.all++;
    if (matched.isSure) {
      counts.sure++;
      if (right.includes(matched.found.id)) counts.rightWhereSure++;
    } else if (right.length > 0) {
      counts.asked++;
      if (matched.closest.some(({ id }) => right.includes(id))) counts.offered++;
    }
  }
  return {
    sure: counts.sure / counts.all,
    rightWhereSure: counts.rightWhereSure / counts.sure,
    offered: counts.offered / counts.asked,
  };
}

test("goals of people who were set aside are read rightly where they are sure, and else offered", () => {
  const all = figuresOf(["t1", "t2", "t3"]);
  expect(all.sure).toBeGreaterThan(0.6);
  expect(all.rightWhereSure).toBeGreaterThan(0.92);
  expect(all.offered).toBeGreaterThan(0.93);
  // The worst of them.
  expect(figuresOf(["t2"]).rightWhereSure).toBeGreaterThan(0.85);
});

test("a mistyped word is read as the word that it stands for", () => {
  for (const goal of ["prepare for a job intervew", "tranlate a contract"]) {
    const mended = goal.replace("intervew", "interview").replace("tranlate", "translate");
    const [read, meant] = [goal, mended].map((each) => fitter.matchTask(each));
    expect(read?.closest[0]?.id, goal).toBe(meant?.closest[0]?.id);
    expect(read?.isSure, goal).toBe(true);
  }
});

test("the weights were trained on these goals, these words and this code", async () => {
  const code = ["goals", "packing", "regression", "tasks", "train"];
  const words = tasks.map(({ id, name, title, words, hints }) => [id, name, title, words, hints]);
  expect(await trainedFrom(code, words), "run: npm run fit -- train").toBe(weights.trainedFrom);
});
