import { existsSync, readFileSync } from "node:fs";

export const vitestReport = "test-results/vitest.json";
export const playwrightReport = "test-results/playwright.json";

/**
 * The tests of a report, each with its full title and whether it passed.
 * Skipped ones are left out: they neither passed nor failed.
 */
export function readReport(file) {
  if (!existsSync(file)) return [];
  const report = JSON.parse(readFileSync(file, "utf8"));
  return report.testResults ? readVitest(report) : readPlaywright(report);
}

/**
 * How many tests of a report passed and failed. A runner that ended badly without
 * naming a failed test, or without running any, counts as one failure.
 */
export function readCounts(file, isOk) {
  const tests = readReport(file);
  const passed = tests.filter((test) => test.isPassed).length;
  const failed = tests.length - passed;
  return { passed, failed: failed === 0 && (!isOk || passed === 0) ? 1 : failed };
}

function readVitest({ testResults }) {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults
      .filter((each) => each.status === "passed" || each.status === "failed")
      .map((each) => ({ title: each.fullName, isPassed: each.status === "passed" }));
    // A file that cannot be loaded has no tests to fail.
    const isBroken = status === "failed" && tests.every((test) => test.isPassed);
    return isBroken ? [...tests, { title: name, isPassed: false }] : tests;
  });
}

function readPlaywright({ suites = [], errors = [] }) {
  const tests = suites.flatMap(testsIn);
  const isBroken = errors.length > 0 && tests.every((test) => test.isPassed);
  return isBroken ? [...tests, { title: errors[0].message, isPassed: false }] : tests;
}

function testsIn({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter((test) => test.status !== "skipped")
      .map((test) => ({ title, isPassed: test.status === "expected" || test.status === "flaky" })),
  );
  return [...own, ...suites.flatMap(testsIn)];
}
