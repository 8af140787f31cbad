import { cpSync, mkdirSync, rmSync } from "node:fs";
import process from "node:process";
import { stripVTControlCharacters } from "node:util";
import { browserTestPort, browserTestSeed, browserTestState } from "./setup/browser-tests.mjs";
import { build, buildWhenNeeded } from "./setup/build.mjs";
import { install } from "./setup/install.mjs";
import { packaged, run } from "./setup/processes.mjs";
import { provideChromium } from "./setup/provide-chromium.mjs";
import { Failure, runScript } from "./setup/script.mjs";
import { seed } from "./setup/seed.mjs";
import { checkPortIsFree } from "./setup/server.mjs";
import { playwrightReport, readCounts, vitestReport } from "./setup/test-reports.mjs";
import { checkTexts } from "./setup/texts.mjs";

const stages = { lint, types, unused, texts, build: buildStage, database, unit, e2e };
/** Each of these leaves a core idle, so that two lines of them run beside each other. */
const lines = [
  ["lint", "types", "database"],
  ["build", "unused", "texts"],
];
/** These take all cores. */
const alone = ["unit", "e2e"];
const options = { only: { type: "string" } };

runScript(options, async ({ only, words }) => {
  const chosen = only ? only.split(",") : Object.keys(stages);
  const unknown = chosen.find((name) => !(name in stages));
  if (unknown !== undefined) {
    throw new Failure(`There is no stage "${unknown}": use ${Object.keys(stages).join(", ")}.`);
  }
  await install();
  mkdirSync("test-results", { recursive: true });

  const failed = new Map();
  const taken = [];
  const total = { passed: 0, failed: 0 };
  async function runLine(names) {
    for (const name of names.filter((each) => chosen.includes(each))) {
      if (alone.includes(name)) console.log(`\n--- ${name} ---`);
      if (name === "e2e" && failed.has("build")) {
        console.log("Not run, since there is no build to test.");
        continue;
      }
      const started = Date.now();
      const counts = await runStage(stages[name], words);
      taken.push(`${name} ${Math.round((Date.now() - started) / 1000)} s`);
      total.passed += counts.passed;
      total.failed += counts.failed;
      if (counts.failed > 0) failed.set(name, counts.failures ?? []);
      if (!alone.includes(name)) console.log(`${name}: ${counts.failed > 0 ? "failed" : "passed"}`);
    }
  }
  await Promise.all(lines.map(runLine));
  await runLine(alone);

  for (const [name, failures] of failed) {
    console.log(`\n${name} failed${failures.length > 0 ? ":" : ", see above."}`);
    for (const each of failures) tellTest(each);
  }
  console.log(`\n${taken.join(", ")}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0 || total.passed === 0) process.exitCode = 1;
});

/** Once more where it is found without a search: what failed, and the first lines of why. */
function tellTest({ title, message }) {
  const reason = stripVTControlCharacters(message).split("\n").filter(Boolean).slice(0, 6);
  console.log([`- ${title}`, ...reason.map((line) => `    ${line}`)].join("\n"));
}

/** A stage that cannot run counts as one failure, and the others still run. */
async function runStage(stage, words) {
  try {
    return await stage(words);
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

async function lint() {
  const colors = process.stdout.isTTY ? [] : ["--colors=off"];
  return countOne(await run(packaged("biome"), ["ci", ...colors, "."], { output: "on failure" }));
}

async function types() {
  return countOne(await run(packaged("tsc"), ["--noEmit"], { output: "on failure" }));
}

/** Files, packages and exports that nothing needs. */
async function unused() {
  return countOne(await run(packaged("knip"), ["--no-progress"], { output: "on failure" }));
}

async function texts() {
  await checkTexts();
  return { passed: 1, failed: 0 };
}

async function unit(filters) {
  rmSync(vitestReport, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${vitestReport}`];
  const { ok } = await run(
    packaged("vitest"),
    ["run", "--allowOnly=false", ...reporters, ...filters],
    { minutes: 20 },
  );
  return readCounts(vitestReport, ok);
}

async function buildStage() {
  await build();
  return { passed: 1, failed: 0 };
}

let isSeeded = false;

/** What the browser tests begin with. */
async function database() {
  for (const state of [browserTestSeed, browserTestState]) {
    rmSync(state, { recursive: true, force: true });
  }
  await seed({ state: browserTestSeed, withDemo: true });
  cpSync(browserTestSeed, browserTestState, { recursive: true });
  isSeeded = true;
  return { passed: 1, failed: 0 };
}

async function e2e(filters) {
  rmSync(playwrightReport, { force: true });
  await checkPortIsFree(browserTestPort, "E2E_PORT");
  await provideChromium();
  await buildWhenNeeded();
  if (!isSeeded) await database();
  // Only after this signal does Playwright stop the server that it started.
  const { ok } = await run(packaged("playwright"), ["test", "--forbid-only", ...filters], {
    stopSignal: "SIGINT",
    // Playwright ends by itself before that, see playwright.config.ts.
    minutes: 35,
  });
  return readCounts(playwrightReport, ok);
}

function countOne({ ok }) {
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
