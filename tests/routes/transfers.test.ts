import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { activityDays } from "~/db/schema/people";
import { transfers } from "~/db/schema/transfers";
import { deleteAccount } from "~/models/account-data.server";
import * as score from "~/routes/dashboard_.score/route";
import * as progress from "~/routes/progress/route";
import * as screen from "~/routes/tools.$toolId/route";
import { readAccountData } from "../support/account-data";
import { form, get } from "../support/app";
import { startWithDirectory } from "../support/directory";
import { addExercises } from "../support/exercises";
import { openPage } from "../support/page";
import { strong, weak } from "../support/rainy-afternoon";

type App = Awaited<ReturnType<typeof startWithDirectory>>;
type Learner = Awaited<ReturnType<App["createLearner"]>>;

const answers = {
  assistant: "the one on my phone",
  usable: "with-changes",
  useful: "The list of games for two.",
  wrong: "One game needs a garden. I read it aloud.",
  next: "I will say that we have no garden.",
};

async function start() {
  const app = await startWithDirectory();
  await addExercises(app);
  return app;
}

async function tell(app: App, learner: Learner, prompt: string) {
  const request = form("/tools/1?exercise=11", { prompt }, await app.signIn(learner));
  return app.send(screen.action, request, { toolId: "1" });
}

async function open(app: App, learner: Learner, at = "/progress?exercise=11") {
  return openPage(app, "progress", progress, get(at, await app.signIn(learner)));
}

async function keep(app: App, learner: Learner, fields: Record<string, string>, id = 11) {
  const request = form(`/progress?exercise=${id}`, fields, await app.signIn(learner));
  return (await app.send(progress.action, request)) as unknown as Response & {
    data?: { result: { error: Record<string, string[]>; initialValue: Record<string, string> } };
    init?: ResponseInit;
  };
}

async function finishedOf({ db }: App, { id }: Learner) {
  const rows = await db.select().from(activityDays).where(eq(activityDays.userId, id));
  return rows.reduce((sum, { finished }) => sum + finished, 0);
}

test("a prompt that passed is taken along, and what came of it is kept and told", async () => {
  await using app = await start();
  const learner = await app.createLearner();
  await tell(app, learner, weak);
  const tried = await openPage(
    app,
    "tools/:toolId",
    screen,
    form("/tools/1?exercise=11", { prompt: strong }, await app.signIn(learner)),
  );
  expect(tried.html).toContain(
    'href="/progress?exercise=11">Take this prompt to your own assistant</a>',
  );
  const { text } = await open(app, learner);
  expect(text).toContain(strong);
  expect(text).not.toContain(weak);

  const before = await finishedOf(app, learner);
  expect((await keep(app, learner, answers)).headers.get("Location")).toBe("/progress#elsewhere");
  expect(await finishedOf(app, learner)).toBe(before + 1);
  const told = (await open(app, learner, "/progress")).text;
  for (const said of [answers.assistant, answers.useful, answers.wrong, answers.next]) {
    expect(told).toContain(said);
  }
  expect(told).toContain("I could use it with changes");

  const request = get("/dashboard/score", await app.signIn(learner));
  const why = await openPage(app, "dashboard/score", score, request);
  expect(why.text).toContain("You have taken 1 prompt to an assistant of your own");

  // Nobody else sees it.
  const other = await app.createLearner();
  expect((await open(app, other, "/progress")).text).not.toContain(answers.useful);
});

test("an exercise counts once, and later answers take the place of the first", async () => {
  await using app = await start();
  const learner = await app.createLearner();
  await tell(app, learner, strong);
  const before = await finishedOf(app, learner);
  await Promise.all([keep(app, learner, answers), keep(app, learner, answers)]);
  await keep(app, learner, { ...answers, next: "I will name the balcony too." });
  expect(await finishedOf(app, learner)).toBe(before + 1);

  const rows = await app.db.select().from(transfers);
  expect(rows.map(({ next }) => next)).toEqual(["I will name the balcony too."]);
  const { html } = await open(app, learner);
  expect(html).toContain("I will name the balcony too.");
  expect(html).toContain("Change my answers");
});

test("nothing can be kept for an exercise that was not passed, or that there is not", async () => {
  await using app = await start();
  const learner = await app.createLearner();
  await tell(app, learner, weak);
  expect((await open(app, learner)).text).toContain("First pass the exercise");
  expect((await keep(app, learner, answers)).status).toBe(404);
  expect((await keep(app, learner, answers, 9999)).status).toBe(404);
  const unknown = get("/progress?exercise=9999", await app.signIn(learner));
  expect((await app.send(progress.loader, unknown)) as unknown).toMatchObject({ status: 404 });
  expect(await app.db.$count(transfers)).toBe(0);
});

test("an answer of a word or two is asked for again, and nothing typed is lost", async () => {
  await using app = await start();
  const learner = await app.createLearner();
  await tell(app, learner, strong);
  const refused = await keep(app, learner, { ...answers, useful: "it's ok", usable: "great" });
  expect(refused.init?.status ?? refused.status).toBe(400);
  expect(refused.data?.result.error).toEqual({
    useful: ["Please answer in a few words of your own."],
    usable: ["Please choose one"],
  });
  expect(refused.data?.result.initialValue).toMatchObject({
    useful: "it's ok",
    wrong: answers.wrong,
  });
  const long = await keep(app, learner, { ...answers, wrong: "so it went ".repeat(60) });
  expect(long.data?.result.error.wrong).toEqual(["Please use at most 600 characters"]);
  expect(await app.db.$count(transfers)).toBe(0);
});

test("it is in the download, and goes with the account", async () => {
  await using app = await start();
  const learner = await app.createLearner();
  await tell(app, learner, strong);
  await keep(app, learner, { ...answers, assistant: "" });
  const { triedElsewhere } = (await readAccountData(app.db, learner.id)) as unknown as {
    triedElsewhere: unknown[];
  };
  expect(triedElsewhere).toMatchObject([{ assistant: null, useful: answers.useful }]);
  await deleteAccount(app.db, { id: learner.id }, Date.now());
  expect(await app.db.$count(transfers)).toBe(0);
});
