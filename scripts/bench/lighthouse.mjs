import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";

import { findChromium } from "../setup/browser-tests.mjs";
import { run } from "../setup/processes.mjs";
import { Failure } from "../setup/script.mjs";

/** The last one that runs on Node 20. It is fetched when it is asked for: nothing else needs it. */
const program = "lighthouse@12.8.2";
const rounds = 3;

/** Pages that search engines may show. */
const pages = [
  "/",
  "/learn",
  "/lessons/one-clear-task",
  "/tools",
  "/tools/1",
  "/guides/1",
  "/news",
  "/news/50",
  "/community",
  "/community/10",
  "/marketplace",
  "/marketplace/2",
  "/about",
];

const categories = ["performance", "accessibility", "best-practices", "seo"];
const times = {
  lcp: "largest-contentful-paint",
  cls: "cumulative-layout-shift",
  tbt: "total-blocking-time",
};

/**
 * Lighthouse's scores (0 to 100) of each page on its simulated phone, with the median of three runs of
 * the milliseconds that it takes (`cls` has no unit).
 */
export async function scoreWithLighthouse(site) {
  await run("npx", ["--yes", program, "--version"], { output: "on failure" });
  const results = [];
  for (const page of pages) {
    const reports = [];
    for (let round = 0; round < rounds; round++) reports.push(await report(`${site.url}`, page));
    results.push({
      page,
      ...Object.fromEntries(
        categories.map((name) => [
          name,
          Math.round(median(reports.map((each) => each.categories[name].score)) * 100),
        ]),
      ),
      ...Object.fromEntries(
        Object.entries(times).map(([key, audit]) => [
          key,
          median(reports.map((each) => each.audits[audit].numericValue)),
        ]),
      ),
    });
  }
  return results;
}

async function report(origin, page) {
  const folder = await mkdtemp(path.join(tmpdir(), "lighthouse-"));
  const file = path.join(folder, "report.json");
  const chromium = findChromium();
  // Chromium cannot lock root into its sandbox.
  const flags = ["--headless=new", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])].join(" ");
  const address = new URL(page, origin).href;
  try {
    const { ok } = await run(
      "npx",
      [
        ...["--yes", program, address, "--quiet", "--output=json", `--output-path=${file}`],
        ...[`--only-categories=${categories.join(",")}`, `--chrome-flags=${flags}`],
      ],
      { output: "on failure", env: chromium ? { CHROME_PATH: chromium } : {}, minutes: 3 },
    );
    if (!ok) throw new Failure(`Lighthouse could not look at ${address}.`);
    return JSON.parse(await readFile(file, "utf8"));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function median(numbers) {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}
