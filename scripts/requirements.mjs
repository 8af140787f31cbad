import { existsSync, readFileSync } from "node:fs";

import { Failure, runScript } from "./setup/script.mjs";
import { playwrightReport, readReport, vitestReport } from "./setup/test-reports.mjs";

const list = "docs/requirements.md";
const mostPerTest = 4;

/**
 * Which rows of the requirements a test that passed names at the end of its title,
 * such as `test("choosing an option advances [ON-21]", ...)`. Areas given as words,
 * such as ON AU, narrow the answer and list what is missing.
 */
runScript({}, async ({ words }) => {
  if (!existsSync(list)) throw new Failure(`There is no ${list} to compare with.`);
  const tests = [vitestReport, playwrightReport].flatMap(readReport);
  if (tests.length === 0)
    throw new Failure("There is no report of a test run: run npm test first.");

  const areas = words.map((word) => word.toUpperCase());
  const rows = readRows().filter(({ area }) => areas.length === 0 || areas.includes(area));
  const unknown = areas.find((area) => rows.every((row) => row.area !== area));
  if (unknown) throw new Failure(`There is no area "${unknown}" in ${list}.`);

  const { proved, crowded } = readTitles(tests);
  for (const area of new Set(rows.map((row) => row.area))) {
    const inArea = rows.filter((row) => row.area === area);
    const count = inArea.filter(({ id }) => proved.has(id)).length;
    console.log(`${area}  ${count} of ${inArea.length}`);
  }

  const missing = rows.filter(({ id }) => !proved.has(id));
  if (areas.length > 0) {
    for (const { id, text } of missing)
      console.log(`  no passed test names ${id}: ${shorten(text)}`);
  }
  for (const title of crowded) {
    console.log(`  names more than ${mostPerTest} rows, not counted: ${shorten(title)}`);
  }
  console.log(`${rows.length - missing.length} of ${rows.length} rows are named by a passed test`);
});

/** The rows that a test can prove. Those of the area UD are questions that the others leave open. */
function readRows() {
  return [...readFileSync(list, "utf8").matchAll(/^\| (([A-Z]{2})-\d{2}) \| (.*?) \|/gm)]
    .map(([, id, area, text]) => ({ id, area, text }))
    .filter(({ area }) => area !== "UD");
}

function readTitles(tests) {
  const proved = new Set();
  const crowded = new Set();
  // The same journey runs with and without JavaScript: one failure takes both back.
  const failed = new Set(tests.filter((test) => !test.isPassed).map(({ title }) => title));
  for (const title of new Set(tests.map((test) => test.title))) {
    const ids = [...title.matchAll(/\[([A-Z]{2}-\d{2}(?:, ?[A-Z]{2}-\d{2})*)\]/g)].flatMap(
      ([, named]) => named.split(/, ?/),
    );
    if (ids.length > mostPerTest) crowded.add(title);
    else if (!failed.has(title)) for (const id of ids) proved.add(id);
  }
  return { proved, crowded };
}

function shorten(text) {
  return text.slice(0, 120);
}
