import { expect, test } from "vitest";

import * as progress from "~/routes/progress/route";
import * as screen from "~/routes/tools.$toolId/route";
import { form, get } from "../support/app";
import { startWithDirectory } from "../support/directory";
import { addExercises } from "../support/exercises";
import { openPage } from "../support/page";
import { strong, weak } from "../support/rainy-afternoon";

type App = Awaited<ReturnType<typeof startWithDirectory>>;
type Learner = Awaited<ReturnType<App["createLearner"]>>;

async function tell(app: App, learner: Learner, prompt: string) {
  const request = form("/tools/1?exercise=11", { prompt }, await app.signIn(learner));
  await app.send(screen.action, request, { toolId: "1" });
}

async function open(app: App, learner: Learner) {
  const request = get("/progress", await app.signIn(learner));
  return openPage(app, "progress", progress, request);
}

test("the first try stands beside the best, with what came to it in the learner's words", async () => {
  await using app = await startWithDirectory();
  await addExercises(app);
  const learner = await app.createLearner();
  expect((await open(app, learner)).text).toContain("Nothing to compare yet");

  await tell(app, learner, weak);
  // One try is nothing to compare with.
  expect((await open(app, learner)).text).toContain("Nothing to compare yet");
  await tell(app, learner, strong);
  const { text, html } = await open(app, learner);
  expect(text).toContain("Your first try");
  expect(text).toContain(weak);
  expect(text).toContain(strong);
  const quotes = [...html.matchAll(/<q dir="auto">(.*?)<\/q>/g)].map(([, quote = ""]) => quote);
  expect(quotes.length).toBeGreaterThan(2);
  for (const quote of quotes) expect(strong).toContain(quote.replace(/ \.\.\.$/, ""));
  expect(text).toMatch(
    /In 1 exercise your best prompts say \d things that your first ones did not/,
  );

  // Somebody else sees nothing of it.
  expect((await open(app, await app.createLearner())).text).toContain("Nothing to compare yet");
});

test("a best try that says no more is said to be about the same", async () => {
  await using app = await startWithDirectory();
  await addExercises(app);
  const learner = await app.createLearner();
  await tell(app, learner, weak);
  await tell(app, learner, `${weak} Thanks.`);
  const { text } = await open(app, learner);
  expect(text).toMatch(/about the same as your first/);
});

test("a first try that stays the best is said to be that", async () => {
  await using app = await startWithDirectory();
  await addExercises(app);
  const learner = await app.createLearner();
  await tell(app, learner, strong);
  await tell(app, learner, weak);
  const { text } = await open(app, learner);
  expect(text).toContain("Your first try is your best so far.");
  expect(text).not.toContain("Nothing to compare yet");
  expect(text).not.toContain(weak);
});

test("however often somebody tried, the page reads few rows in one round trip", async () => {
  await using app = await startWithDirectory();
  await addExercises(app);
  const learner = await app.createLearner();
  for (let number = 1; number <= 24; number++)
    await tell(app, learner, `${strong} Number ${number}.`);
  const request = get("/progress", await app.signIn(learner));
  const context = app.context(request);
  await context.getUser();
  const { d1RoundTrips, rowsRead } = context.meter;
  await progress.loader({ request, context, params: {} } as never);
  expect(context.meter.d1RoundTrips - d1RoundTrips).toBe(1);
  expect(context.meter.rowsRead - rowsRead).toBeLessThanOrEqual(120);
});
