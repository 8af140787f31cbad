import { existsSync, readFileSync } from "node:fs";

export const vitestReport = "test-results/vitest.json";
export const playwrightReport = "test-results/playwright.json";

/**
 * The tests of a report, each with its full title, whether it passed and, where it did not, why.
 * Skipped ones are left out: they neither passed nor failed.
 */
export function readReport(file) {
  if (!existsSync(file)) return [];
  const report = JSON.parse(readFileSync(file, "utf8"));
  return report.testResults ? readVitest(report) : readPlaywright(report);
}

/**
 * How many tests of a report passed, and which failed. A runner that ended badly without naming a
 * failed test, or without running any, counts as one failure.
 */
export function readCounts(file, isOk) {
  const tests = readReport(file);
  const failures = tests.filter((test) => !test.isPassed);
  const passed = tests.length - failures.length;
  if (failures.length === 0 && (!isOk || passed === 0)) {
    failures.push({ title: "The runner itself", message: "It ended badly: see its output above." });
  }
  return { passed, failed: failures.length, failures };
}

function readVitest({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults
      .filter((each) => each.status === "passed" || each.status === "failed")
      .map((each) => ({
        title: each.fullName,
        isPassed: each.status === "passed",
        message: each.failureMessages.join("\n"),
      }));
    // A file that cannot be loaded has no tests to fail.
    const isBroken = status === "failed" && tests.every((test) => test.isPassed);
    return isBroken ? [...tests, { title: name, isPassed: false, message }] : tests;
  });
}

function readPlaywright({ suites = [], errors = [] }) {
  const tests = suites.flatMap(testsIn);
  const isBroken = errors.length > 0 && tests.every((test) => test.isPassed);
  return isBroken
    ? [...tests, { title: "The browser tests", isPassed: false, message: errors[0].message }]
    : tests;
}

function testsIn({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter((test) => test.status !== "skipped")
      .map((test) => ({
        title,
        isPassed: test.status === "expected",
        message: `${test.projectName}: ${test.results[0]?.error?.message ?? test.status}`,
      })),
  );
  return [...own, ...suites.flatMap(testsIn)];
}
