import { readdirSync, readFileSync } from "node:fs";

const folder = "tests/fit/people";

/** Goals of these authors are never trained on. */
export const setAside = ["t1", "t2", "t3"];

/** Goals of one author or several: `goal`, `age`, `task`, `or`, `also`, see the README beside them. */
export function readGoals(authors) {
  return authors.flatMap((author) =>
    readFileSync(`${folder}/${author}.jsonl`, "utf8")
      .trim()
      .split("\n")
      .map((line) => ({ ...JSON.parse(line), author })),
  );
}

/** Those that are trained on, in a fixed order. */
export const trainedAuthors = readdirSync(folder)
  .flatMap((name) => /^(g\d+)\.jsonl$/.exec(name)?.[1] ?? [])
  .sort();

/** What an author would take for a right answer; empty where the goal is none of the tasks. */
export function rightTasks({ task, or, also }) {
  return new Set([task, ...or, ...also].filter((id) => id !== null));
}
