import { expect, test } from "vitest";

import { tasks } from "~/content/course-library/parts";
import weights from "~/content/fit/goal-weights.json";
import { fitter } from "../support/fit";

interface Goal {
  goal: string;
  age: string;
  task: string | null;
  or: string[];
  also: string[];
}

const texts = import.meta.glob<string>("../fit/people/*.jsonl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = import.meta.glob<string>(
  ["../../scripts/fit/*.mjs", "../../app/ai/built-in/fit/goal-*.ts"],
  { query: "?raw", import: "default", eager: true },
);

function goalsOf(author: string): Goal[] {
  const lines = texts[`../fit/people/${author}.jsonl`]?.trim().split("\n") ?? [];
  return lines.map((line) => JSON.parse(line) as Goal);
}

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
  const people = Object.keys(texts)
    .filter((path) => /\/g\d+\.jsonl$/.test(path))
    .sort();
  const code = [
    ...["goals", "packing", "regression", "tasks", "train"].map(
      (name) => `../../scripts/fit/${name}.mjs`,
    ),
    ...["goal-model", "goal-signals"].map((name) => `../../app/ai/built-in/fit/${name}.ts`),
  ];
  const read = { ...texts, ...sources };
  const all = [
    ...[...people, ...code].map((path) => {
      const file = path.replace(/^\.\.\/fit/, "tests/fit").replace("../../", "");
      return `${file}\n${read[path]}\n`;
    }),
    ...tasks.map(({ id, name, title, words, hints }) =>
      JSON.stringify([id, name, title, words, hints]),
    ),
  ].join("");
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(all));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0"));
  expect(hex.join(""), "run: npm run fit -- train").toBe(weights.trainedFrom);
});
