import { createHash } from "node:crypto";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";

import { fill, signIn } from "./bench/fill.mjs";
import { scoreWithLighthouse } from "./bench/lighthouse.mjs";
import { load } from "./bench/load.mjs";
import { profile } from "./bench/profile.mjs";
import { openSite } from "./bench/site.mjs";
import {
  costTable,
  lighthouseTable,
  loadTable,
  profileTable,
  weightTable,
} from "./bench/tables.mjs";
import { walk } from "./bench/walk.mjs";
import { weigh } from "./bench/weight.mjs";
import { build, buildWhenNeeded } from "./setup/build.mjs";
import { install } from "./setup/install.mjs";
import { Failure, runScript } from "./setup/script.mjs";
import { seed } from "./setup/seed.mjs";

const options = {
  /** Of each kind; several sizes with commas between them. */
  rows: { type: "string", default: "20000" },
  /** Fills the database again, also where one of this size is there. */
  fresh: { type: "boolean", default: false },
  /** Has Lighthouse look at the pages as well, three times each. */
  lighthouse: { type: "boolean", default: false },
  /** Tells where the JavaScript of pages spends its time, and nothing else. */
  profile: { type: "boolean", default: false },
};

/** Costs more than the rules for limits allow: the walk is one caller with many requests. */
const vars = {
  SESSION_SECRET: "only-for-measuring-0123456789abcdef",
  RATE_LIMIT_SCALE: "1000",
  // So that what is left behind an answer is done, and measured, with it.
  D1_QUERIES: "100000",
};

/** Fills a database of its own and measures what pages and writes cost; ends with 1 where one is over its budget. */
runScript(options, async ({ rows: sizes, fresh, lighthouse, profile: isProfiled }) => {
  await install();
  const allRows = sizes.split(",").map(readRows);
  if (isProfiled) return printProfiles(allRows, { fresh });

  await buildWhenNeeded();
  const excess = [];
  for (const rows of allRows) {
    const { results, weights, loads } = await measure(rows, await provideData(rows, { fresh }));
    console.log(costTable(rows, results));
    console.log(weightTable(weights));
    console.log(loadTable(loads));
    if (lighthouse) console.log(lighthouseTable(await look(`.wrangler/bench/${rows}`)));
    excess.push(...[...results, ...weights].filter((each) => each.excess.length > 0));
  }
  if (excess.length > 0) throw new Failure(`${excess.length} of them are over their budget.`);
  console.log("\nAll of them are within their budget.");
});

function readRows(text) {
  const rows = Number(text);
  if (Number.isInteger(rows) && rows >= 1000) return rows;
  throw new Failure(`"${text}" is not a number of rows: use 1000 or more.`);
}

/** The folder of a database with so many rows. It is kept until its tables or what fills them change. */
async function provideData(rows, { fresh }) {
  const state = `.wrangler/bench/${rows}`;
  const filledFrom = `${state}/filled-from`;
  const sources = sourcesOfData();
  const isCurrent = existsSync(filledFrom) && readFileSync(filledFrom, "utf8") === sources;
  if (isCurrent && !fresh) return state;
  rmSync(state, { recursive: true, force: true });
  await seed({ withDemo: false, state });
  console.log(`Filling a database with ${rows.toLocaleString("en")} rows of each kind ...`);
  await withSite({ state, vars }, (site) => fill(site, rows));
  writeFileSync(filledFrom, sources);
  return state;
}

function sourcesOfData() {
  const hash = createHash("sha256");
  for (const folder of ["migrations", "scripts/bench/fill"]) {
    const names = readdirSync(folder).filter((name) => /\.(?:sql|mjs)$/.test(name));
    for (const name of names.sort()) hash.update(readFileSync(`${folder}/${name}`));
  }
  return hash.digest("hex");
}

/** Walks over a copy, since the walk writes. */
async function measure(rows, state) {
  const copy = `${state}-walked`;
  rmSync(copy, { recursive: true, force: true });
  cpSync(state, copy, { recursive: true });
  try {
    const served = { state: copy, vars };
    const loads = await withSite({ ...served, entry: "bare-worker.mjs" }, async (site) =>
      load(site, await signIn(site)),
    );
    return await withSite(served, async (site) => {
      const weights = await weigh(site);
      return { loads, weights, results: await walk(site, rows, await signIn(site)) };
    });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

async function printProfiles(allRows, { fresh }) {
  await build({ withMaps: true });
  for (const rows of allRows) {
    const state = await provideData(rows, { fresh });
    const site = { state, vars, entry: "bare-worker.mjs", withInspector: true };
    console.log(profileTable(await withSite(site, profile)));
  }
}

function look(state) {
  const site = { state, vars, entry: "bare-worker.mjs", withFiles: true };
  return withSite(site, scoreWithLighthouse);
}

async function withSite(settings, use) {
  const site = await openSite(settings);
  try {
    return await use(site);
  } finally {
    await site.close();
  }
}
