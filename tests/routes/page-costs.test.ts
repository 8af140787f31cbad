import { expect, test } from "vitest";

import * as root from "~/root";
import * as account from "~/routes/account";
import * as auth from "~/routes/auth";
import * as dashboard from "~/routes/dashboard";
import * as courses from "~/routes/dashboard_.courses";
import * as score from "~/routes/dashboard_.score";
import * as tools from "~/routes/dashboard_.tools";
import * as onboarding from "~/routes/onboarding";
import * as step from "~/routes/path.$skillId";
import { get, startApp } from "../support/app";

type Loader = (args: never) => unknown;

const budget = { visitor: 1, member: 2, rows: 200 };

/** What a page costs with its root, as the meter counts it. */
async function costOf(
  app: Awaited<ReturnType<typeof startApp>>,
  loaders: Loader[],
  path: string,
  { headers = {}, params = {} }: { headers?: HeadersInit; params?: Record<string, string> } = {},
) {
  const request = get(path, headers);
  const context = app.context(request);
  await Promise.all(
    loaders.map(async (loader) => {
      try {
        await loader({ request, context, params } as never);
      } catch (thrown) {
        if (!(thrown instanceof Response)) throw thrown;
      }
    }),
  );
  return context.meter;
}

test.each([
  ["/auth", auth.loader],
  ["/onboarding", onboarding.loader],
  ["/dashboard", dashboard.loader],
] as const)("a visitor's %s asks the database at most once", async (path, loader) => {
  await using app = await startApp();
  const meter = await costOf(app, [root.loader, loader], path);

  expect(meter.d1RoundTrips).toBeLessThanOrEqual(budget.visitor);
  expect(meter.rowsRead).toBeLessThanOrEqual(budget.rows);
  expect(meter.kvWrites).toBe(0);
});

test.each([
  ["/dashboard", dashboard.loader, {}],
  ["/dashboard/score", score.loader, {}],
  ["/dashboard/tools", tools.loader, {}],
  ["/dashboard/courses", courses.loader, {}],
  ["/account", account.loader, {}],
  ["/path/one-clear-task", step.loader, { skillId: "one-clear-task" }],
] as const)("a learner's %s asks the database at most twice", async (path, loader, params) => {
  await using app = await startApp();
  const learner = await app.createLearner();
  // Rows of other people must not be read, however many there are.
  for (let other = 0; other < 20; other++) await app.createLearner();
  const headers = await app.signIn(learner);

  const meter = await costOf(app, [root.loader, loader], path, { headers, params });

  expect(meter.d1RoundTrips).toBeLessThanOrEqual(budget.member);
  expect(meter.d1Unmetered).toBe(0);
  expect(meter.rowsRead).toBeLessThanOrEqual(budget.rows);
  expect(meter.rowsWritten).toBe(0);
  expect(meter.kvReads).toBeLessThanOrEqual(1);
  expect(meter.kvWrites).toBe(0);
});
