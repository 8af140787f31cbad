import { spawnSync } from "node:child_process";
import type { TestProject } from "vitest/node";

import { pythonName, shelf } from "../../app/ai/built-in/makers/code/shelf";
import type { Json } from "../../app/content/snippets/snippet";

type Outcome = { gives: Json } | { throws: string };

declare module "vitest" {
  interface ProvidedContext {
    /** By snippet, what its Python gave for each case; null where no python3 was found. */
    pythonShelf: Record<string, Outcome[]> | null;
  }
}

const program = `
import json, sys
results = {}
for snippet in json.load(sys.stdin):
    names = {}
    exec(snippet["code"], names)
    outcomes = []
    for args in snippet["calls"]:
        try:
            outcomes.append({"gives": names[snippet["name"]](*args)})
        except Exception as problem:
            outcomes.append({"throws": str(problem)})
    results[snippet["id"]] = outcomes
json.dump(results, sys.stdout)
`;

/** The Python of the shelf is run once, beside the Workers runtime, which has none. */
export default function setup(project: TestProject) {
  const snippets = shelf.flatMap(({ id, name, python, cases }) =>
    python === null
      ? []
      : [{ id, name: pythonName(name), code: python, calls: cases.map(({ args }) => args) }],
  );
  const { error, status, stdout, stderr } = spawnSync("python3", ["-c", program], {
    input: JSON.stringify(snippets),
    encoding: "utf8",
    timeout: 20_000,
  });
  if (error && "code" in error && error.code === "ENOENT") {
    console.warn("SKIPPED: no python3 here, so the Python of the code shelf was not run.");
    project.provide("pythonShelf", null);
    return;
  }
  if (error || status !== 0) throw new Error(`The Python of the code shelf failed: ${stderr}`);
  project.provide("pythonShelf", JSON.parse(stdout));
}
