import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { keepSignInDetails } from "~/auth/sign-in-details.server";
import { achievementCatalogue } from "~/content/achievements";
import { whatFinishesAStep, whatLightsADay } from "~/content/learning-day";
import { skillById, skills } from "~/content/skills/skill-map";
import { learningPaths, skillProgress } from "~/db/schema/learning";
import { achievements, activityDays, users } from "~/db/schema/people";
import { getDashboard, getScoreReasons } from "~/models/dashboard.server";
import { readSteps } from "~/models/path";
import { readNextCheck, recordCheck } from "~/models/skill-check.server";
import { addDays } from "~/models/streak";
import * as about from "~/routes/about/route";
import * as account from "~/routes/account/route";
import * as api from "~/routes/api.dashboard.$userId";
import * as auth from "~/routes/auth/route";
import * as dashboard from "~/routes/dashboard/route";
import * as score from "~/routes/dashboard_.score/route";
import * as onward from "~/routes/path._index";
import { form, get, json, password, startApp } from "../support/app";
import { answerTo } from "../support/checks";
import { openPage } from "../support/page";
import { fixedPath, givePath } from "../support/path";

type App = Awaited<ReturnType<typeof startApp>>;
type Learner = Awaited<ReturnType<App["createLearner"]>>;

const day = 24 * 60 * 60 * 1000;

async function openDashboard(app: App, user: Learner) {
  return openPage(app, "dashboard", dashboard, get("/dashboard", await app.signIn(user)));
}

/** A learner on the fixed path of five steps. */
async function makeLearner(app: App, now = Date.now()) {
  const learner = await app.createLearner({}, now);
  await givePath(app, learner);
  return learner;
}

interface Answered {
  position: number;
  right?: number;
  at?: number;
}

/** Answers a check of a step with so many right answers. */
async function answerStep(app: App, learner: Learner, answered: Answered) {
  const { position, right = 3, at = Date.now() } = answered;
  const skill = skillById(fixedPath[position] ?? "");
  if (!skill) throw new Error(`There is no step ${position}.`);
  const { number, questions } = await readNextCheck(app.db, learner.id, skill);
  const answers = questions.map((question, index) => answerTo(question, index < right));
  const moment = { now: at, timeZone: "UTC" };
  return recordCheck(app.db, { userId: learner.id, skill, number, answers }, moment);
}

test("a visitor is sent to sign in and back [DA-04]", async () => {
  await using app = await startApp();

  const answer = (await app.send(dashboard.loader, get("/dashboard"))) as unknown as Response;
  expect(answer.status).toBe(302);
  expect(answer.headers.get("Location")).toBe("/auth?redirectTo=/dashboard");

  const data = (await app.send(dashboard.loader, get("/dashboard.data"))) as unknown as Response;
  expect(data.headers.get("Location")).toBe("/auth?redirectTo=/dashboard");

  const { html } = await openPage(app, "auth", auth, get("/auth?redirectTo=/dashboard"));
  expect(html).toContain('name="redirectTo" value="/dashboard"');
  const { username } = await app.createUser();
  const fields = { intent: "sign-in", redirectTo: "/dashboard", username, password };
  const signedIn = (await app.send(auth.action, form("/auth", fields))) as Response;
  expect(signedIn.headers.get("Location")).toBe("/dashboard");
});

test("a learner fresh from onboarding reads true first figures [DA-01, DA-05, DA-06, DA-12]", async () => {
  await using app = await startApp();
  const learner = await app.createLearner();

  const { html, text, response } = await openDashboard(app, learner);

  expect(response.status).toBe(200);
  expect(text).toContain(`Welcome, ${learner.username}!`);
  expect(html).toContain('aria-label="AI skill score 12 out of 100"');
  expect(text).toContain("+12 in seven days");
  expect(text).toContain("Streak 0 days");
  expect(text).toMatch(/0% done, 0 of ([89]|1[0-2]) steps/);
  expect(text).toContain("5 earned / 3 unlocked");
  expect(text).toMatch(/Next on your path .* Here because .*\. About \d+ minutes\. Continue/);
  expect(html).toMatch(/class="btn btn--primary"[^>]*href="\/path\/[a-z-]+"/);
  expect(html).toMatch(/href="\/dashboard\/score">Why this number<\/a>/);
});

test("the tab Dashboard comes first and is the open one [UD-10]", async () => {
  await using app = await startApp();
  const { html } = await openDashboard(app, await makeLearner(app));

  const tabs = /<nav class="tabs"[^>]*>(.*?)<\/nav>/.exec(html)?.[1] ?? "";
  expect(tabs).toMatch(/^<a aria-current="page"[^>]*href="\/dashboard">Dashboard<\/a>/);
});

test("steps are listed with their status in words [DA-10, DA-11]", async () => {
  await using app = await startApp();
  const learner = await makeLearner(app);
  const passedAt = Date.parse("2026-11-12T23:30:00Z");
  await answerStep(app, learner, { position: 0, at: passedAt });

  const { text } = await openDashboard(app, learner);

  expect(text).toContain("20% done, 1 of 5 steps");
  expect(text).toContain("What AI tools really are Completed Done on Nov 12");
  expect(text).toContain("Ask for one clear thing In progress Here because");
  expect(text).toContain("Catch what it makes up Locked Opens after “Ask for one clear thing”.");
});

test("after seven days without learning the change is nothing [DA-07]", async () => {
  await using app = await startApp();
  const learner = await makeLearner(app, Date.now() - 7 * day);

  const { text } = await openDashboard(app, learner);

  expect(text).toContain("No change in seven days");
  expect(text).not.toContain("+12");
});

test("a passed check moves score, streak, path and achievements by the stated rules [DA-07, DA-08, DA-09, DA-12]", async () => {
  await using app = await startApp();
  const now = Date.now();
  const learner = await makeLearner(app, now - 10 * day);
  const shown = () => getDashboard(app.db, learner.id, { now, timeZone: "UTC" });

  // A first skill brings 4 points; 0.5 of one of seven that share 12 points are 0.86.
  await answerStep(app, learner, { position: 0, at: now - day });
  expect(await shown()).toMatchObject({
    score: { value: 17, change: 5 },
    streak: { days: 1, status: "due-today" },
    path: { progress: 20 },
    achievements: { earned: { length: 7 }, unlocked: { length: 4 } },
  });

  // Another 4, and 0.86 and 0.5 of one of ten skills that share 16.8 points are 1.70.
  await answerStep(app, learner, { position: 1, right: 2, at: now });
  expect(await shown()).toMatchObject({
    score: { value: 22, change: 10 },
    streak: { days: 2, status: "done-today" },
    path: { progress: 40 },
    achievements: { earned: { length: 7 }, unlocked: { length: 4 } },
  });

  // The first skill again: 0.8 of it instead of 0.5 makes 2.21.
  await answerStep(app, learner, { position: 0, right: 2, at: now });
  expect(await shown()).toMatchObject({
    score: { value: 22, change: 10 },
    streak: { days: 2 },
    path: { progress: 40 },
    achievements: { earned: { length: 8 }, unlocked: { length: 3 } },
  });
});

test("a check that is not passed moves nothing [DA-06, DA-08, DA-09]", async () => {
  await using app = await startApp();
  const learner = await makeLearner(app);

  await answerStep(app, learner, { position: 0, right: 1 });

  expect(
    await getDashboard(app.db, learner.id, { now: Date.now(), timeZone: "UTC" }),
  ).toMatchObject({
    score: { value: 12 },
    streak: { days: 0, status: "new" },
    path: { progress: 0 },
    achievements: { earned: { length: 5 }, unlocked: { length: 3 } },
  });
});

test("a finished path is told calmly and leads to a further one [DA-09]", async () => {
  await using app = await startApp();
  const learner = await makeLearner(app);
  for (const position of fixedPath.keys()) await answerStep(app, learner, { position });

  const { html, text } = await openDashboard(app, learner);

  expect(text).toContain("100% done, 5 of 5 steps");
  expect(text).toContain("Every lamp on your path is lit");
  expect(html).toMatch(/class="btn btn--primary"[^>]*href="\/path"/);
  expect(html).toContain('href="/dashboard/score">See where points are left');
  expect(html).toContain('href="/account/profile"');
});

test("after a plain sign-up a sample path is shown and said to be one [DA-13, UD-11]", async () => {
  await using app = await startApp();
  const { html, text, response } = await openDashboard(app, await app.createUser());

  expect(response.status).toBe(200);
  expect(html).toContain('aria-label="AI skill score 0 out of 100"');
  expect(text).toContain("A sample path");
  expect(text).toContain("This is a sample, so nothing here is about you.");
  expect(html.match(/<li class="path__step/g)).toHaveLength(5);
  expect(text).toContain("Ask for one clear thing Completed");
  expect(text).toContain("Catch what a tool makes up In progress");
  expect(text).toContain("Keep private things private Locked");
  expect(html).toMatch(/href="\/onboarding">Make my path</);
  expect(text).toContain("1 earned / 4 unlocked");
});

test.each(['{"steps":1}', "null", "not json", "[1]"])(
  "stored steps that are no list of steps show the sample: %s [DA-13]",
  async (stored) => {
    await using app = await startApp();
    const learner = await makeLearner(app);
    await app.db.update(learningPaths).set({ steps: stored });

    const { text, response } = await openDashboard(app, learner);

    expect(response.status).toBe(200);
    expect(text).toContain("A sample path");
  },
);

test("sign-in details are shown once, and the answer that shows them deletes them [AP-05]", async () => {
  await using app = await startApp();
  const learner = await makeLearner(app);
  const { Cookie } = await app.signIn(learner);
  const kept = await keepSignInDetails(app.context(get("/")), {
    userId: learner.id,
    username: learner.username,
    password: "a-made-up-word-9",
  });
  const headers = { Cookie: `${Cookie}; ${kept.split(";", 1)[0]}` };

  const first = await openPage(app, "dashboard", dashboard, get("/dashboard", headers));
  expect(first.text).toContain("Save your sign-in details");
  expect(first.html).toContain('value="a-made-up-word-9"');
  expect(first.html).toContain('href="/account"');
  expect(first.response.headers.getSetCookie().join()).toMatch(/sign-in-details=;.*Max-Age=0/);

  const second = await openPage(app, "dashboard", dashboard, get("/dashboard", { Cookie }));
  expect(second.text).not.toContain("Save your sign-in details");
});

test("the shown password stands in a form that browsers save and that sets it [AP-05]", async () => {
  await using app = await startApp();
  const learner = await makeLearner(app);
  const { Cookie } = await app.signIn(learner);
  const details = { userId: learner.id, username: learner.username, password: "a-made-up-word-9" };
  const kept = await keepSignInDetails(app.context(get("/")), details);
  const headers = { Cookie: `${Cookie}; ${kept.split(";", 1)[0]}` };
  const { html } = await openPage(app, "dashboard", dashboard, get("/dashboard", headers));

  const [saving = ""] = /<form[^>]*action="\/account".*?<\/form>/s.exec(html) ?? [];
  expect(saving).toMatch(/<input[^>]*name="username"[^>]*autoComplete="username"/i);
  expect(saving).toMatch(/<input[^>]*type="password"[^>]*autoComplete="new-password"/i);
  expect(saving).toMatch(
    /<button[^>]*value="password"[^>]*btn--primary[^>]*>.*Choose your password/s,
  );

  const body = { intent: "password", back: "/dashboard", password: "a-made-up-word-9" };
  const saved = await app.send(account.action, form("/account", body, { Cookie }));
  expect((saved as Response).headers.get("Location")).toBe("/dashboard");
  const [row] = await app.db.select().from(users).where(eq(users.id, learner.id));
  expect(row?.choseOwnPassword).toBe(true);
});

test("whose password is still the made-up one is reminded until it is chosen", async () => {
  await using app = await startApp();
  const learner = await makeLearner(app);
  const before = await openDashboard(app, learner);
  expect(before.text).toContain("Your password is still the one we made up.");
  expect(before.html).toContain('href="/account#password"');

  await app.db.update(users).set({ choseOwnPassword: true });
  expect((await openDashboard(app, learner)).text).not.toContain("the one we made up");
});

test("locked steps: the next three with their reasons, the rest behind a summary [DA-11]", async () => {
  await using app = await startApp();
  const learner = await makeLearner(app);
  await givePath(app, learner, [...fixedPath, "check-sources", "notice-bias"]);
  const { html } = await openDashboard(app, learner);

  const [open = "", folded = ""] = html.split('<details class="path__later">');
  expect(open.match(/Opens after/g)).toHaveLength(3);
  expect(folded).toContain("3 more steps");
  expect(folded.match(/Opens after/g)).toHaveLength(3);
  expect(open).toContain("Here because spot-made-up-facts is on this path.");
});

test("a finished path leads to a further one of skills that were not shown, until there is none", async () => {
  await using app = await startApp();
  const learner = await makeLearner(app);
  const headers = await app.signIn(learner);
  const post = () => app.send(onward.action, form("/path", {}, headers));
  const stepIds = async () => {
    const [row] = await app.db.select().from(learningPaths);
    return readSteps(row?.steps)?.map(({ skillId }) => skillId) ?? [];
  };
  expect(await app.send(onward.loader, get("/path", headers))).toMatchObject({
    kind: "open",
    toGo: 5,
  });
  await post();
  expect(await stepIds()).toEqual([...fixedPath]);

  const done = new Set<string>();
  const offered: number[] = [];
  for (let path = 0; path < 4; path++) {
    for (const skillId of await stepIds()) {
      done.add(skillId);
      await app.db
        .insert(skillProgress)
        .values({ userId: learner.id, skillId, attemptedAt: 1, passedAt: 1 });
    }
    if (done.size === skills.length) break;
    const { text } = await openPage(app, "path", onward, get("/path", headers));
    expect(text).toContain(`You have shown ${done.size} of ${skills.length} skills.`);
    const answer = await post();
    expect((answer as Response).headers.get("Location")).toBe("/dashboard");
    for (const skillId of await stepIds()) expect(done.has(skillId), skillId).toBe(false);
    offered.push((await stepIds()).length);
  }
  expect(offered).toEqual([12, 12]);
  expect(await app.send(onward.loader, get("/path", headers))).toEqual({ kind: "whole" });
  const { text } = await openPage(app, "path", onward, get("/path", headers));
  expect(text).toContain("You have shown every skill there is");
});

test("before anything is finished the path leads to what a certificate is", async () => {
  await using app = await startApp();
  const headers = await app.signIn(await makeLearner(app));
  const { html } = await openPage(app, "path", onward, get("/path", headers));
  expect(html).toMatch(/<a [^>]*href="\/certificates"[^>]*>what a certificate is/);
});

test("without a path the way on is to make one", async () => {
  await using app = await startApp();
  const headers = await app.signIn(await app.createUser());
  const { html } = await openPage(app, "path", onward, get("/path", headers));
  expect(html).toContain('href="/onboarding"');
  expect(await app.send(onward.action, form("/path", {}, headers))).toMatchObject({ status: 302 });
  expect(await app.db.select().from(learningPaths)).toEqual([]);
});

test("what lights a day is told in the same words on the dashboard, the score and the about page", async () => {
  await using app = await startApp();
  const learner = await makeLearner(app);
  const headers = await app.signIn(learner);
  for (const [path, module] of [
    ["dashboard", dashboard],
    ["dashboard/score", score],
    ["about", about],
  ] as const) {
    const { text } = await openPage(app, path, module, get(`/${path}`, headers));
    expect(text, path).toContain(whatLightsADay);
    if (path !== "dashboard") expect(text, path).toContain(whatFinishesAStep);
  }
});

test("nobody sees another person's sign-in details [AP-05]", async () => {
  await using app = await startApp();
  const [me, other] = [await makeLearner(app), await makeLearner(app)];
  const { Cookie } = await app.signIn(me);
  const kept = await keepSignInDetails(app.context(get("/")), {
    userId: other.id,
    username: other.username,
    password: "a-made-up-word-9",
  });

  const { html } = await openPage(
    app,
    "dashboard",
    dashboard,
    get("/dashboard", { Cookie: `${Cookie}; ${kept.split(";", 1)[0]}` }),
  );
  expect(html).not.toContain("a-made-up-word-9");
  expect(html).not.toContain("Save your sign-in details");
});

test("a failure shows what failed and a way to try again [ER-08]", async () => {
  await using app = await startApp();
  const failing = {
    ...dashboard,
    loader() {
      throw new Error("The database is away.");
    },
  };
  const { html, text, response } = await openPage(app, "dashboard", failing, get("/dashboard"));

  expect(response.status).toBe(500);
  expect(text).toContain("Error loading dashboard. Please try again later.");
  expect(html).toMatch(/<a[^>]*href="\/dashboard"[^>]*>Try Again<\/a>/);
  expect(html).not.toContain("The database is away.");
});

test("without any data the page says so [ER-09]", async () => {
  await using app = await startApp();
  const moment = { now: Date.now(), timeZone: "UTC" };
  expect(await getDashboard(app.db, 404, moment)).toBeNull();

  const empty = { ...dashboard, loader: () => ({ dashboard: null, signInDetails: null }) };
  const { text } = await openPage(app, "dashboard", empty, get("/dashboard"));
  expect(text).toContain("No dashboard data available.");
});

test("the busiest learner's dashboard reads at most 200 rows in two round trips", async () => {
  await using app = await startApp();
  const learner = await makeLearner(app);
  const { db } = app;
  const now = Date.now();
  const today = new Date(now).toISOString().slice(0, 10);
  const rows = {
    skills: skills.map(({ id }) => ({
      userId: learner.id,
      skillId: id,
      attemptedAt: now,
      passedAt: now,
    })),
    days: Array.from({ length: 400 }, (_, back) => ({
      userId: learner.id,
      day: addDays(today, -back),
    })),
    earned: achievementCatalogue.map(({ id }) => ({
      userId: learner.id,
      achievementId: id,
      earnedAt: now,
    })),
  };
  for (const row of rows.skills) await db.insert(skillProgress).values(row);
  for (const row of rows.days) await db.insert(activityDays).values(row);
  for (const row of rows.earned) await db.insert(achievements).values(row).onConflictDoNothing();

  const request = get("/dashboard", await app.signIn(learner));
  const context = app.context(request);
  await dashboard.loader({ request, context, params: {} });

  expect(context.meter.d1RoundTrips).toBe(2);
  expect(context.meter.rowsRead).toBeLessThanOrEqual(200);
});

test("the API answers one's own dashboard and nobody else's [AP-07, DA-14, UD-12]", async () => {
  await using app = await startApp();
  const [me, other] = [await makeLearner(app), await makeLearner(app)];
  await answerStep(app, me, { position: 0 });
  const headers = await app.signIn(me);
  const ask = (userId: string, signedIn: HeadersInit = headers) =>
    app.send(api.loader, get(`/api/dashboard/${userId}`, signedIn), { userId });

  const answer = await ask(String(me.id));
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    user: { id: me.id, username: me.username, aiSkillScore: 17, streak: 1 },
    learningPath: {
      progress: 20,
      steps: { length: 5 },
    },
  });

  const visitor = await ask(String(me.id), {});
  expect(visitor.status).toBe(401);
  expect(await visitor.json()).toEqual({ message: "Please sign in." });

  const odd = [`0${me.id}`, `${me.id}.0`, `${me.id}e0`, `0x${me.id}`, ` ${me.id}`, `+${me.id}`];
  const none = ["999999", "0", "-1", "me", "9007199254740993", "1".repeat(30), "\u0000", "../.."];
  for (const id of [String(other.id), ...odd, ...none]) {
    const refused = await ask(id);
    expect(refused.status, id).toBe(404);
    expect(await refused.json(), id).toEqual({ message: "There is no such dashboard." });
  }
});

test("a step of the API holds id, title and status [EN-09, AP-07]", async () => {
  await using app = await startApp();
  const learner = await makeLearner(app);
  const userId = String(learner.id);
  await answerStep(app, learner, { position: 0 });

  const answer = await app.send(
    api.loader,
    get(`/api/dashboard/${userId}`, await app.signIn(learner)),
    { userId },
  );
  const { learningPath } = (await answer.json()) as { learningPath: { steps: unknown[] } };
  expect(learningPath.steps.slice(0, 3)).toEqual([
    { id: expect.any(String), title: "What AI tools really are", status: "completed" },
    { id: expect.any(String), title: "Ask for one clear thing", status: "in-progress" },
    { id: expect.any(String), title: "Catch what it makes up", status: "locked" },
  ]);
});

test("somebody without a path has progress 0 and no steps in the API [AP-07]", async () => {
  await using app = await startApp();
  const user = await app.createUser();
  const userId = String(user.id);
  const answer = await app.send(api.loader, get("/api/dashboard/1", await app.signIn(user)), {
    userId,
  });

  expect(await answer.json()).toMatchObject({
    user: { aiSkillScore: 0, streak: 0 },
    learningPath: { progress: 0, steps: null },
  });
});

test("page and API tell the same figures [DA-14]", async () => {
  await using app = await startApp();
  const learner = await makeLearner(app);
  for (const position of [0, 1, 2]) await answerStep(app, learner, { position });
  const userId = String(learner.id);
  const answer = await app.send(
    api.loader,
    get(`/api/dashboard/${userId}`, await app.signIn(learner)),
    { userId },
  );
  const told = (await answer.json()) as { user: Record<string, unknown>; learningPath: object };

  const shown = await getDashboard(app.db, learner.id, { now: Date.now(), timeZone: "UTC" });
  expect(told.user.aiSkillScore).toBe(shown?.score.value);
  expect(told.user.streak).toBe(shown?.streak.days);
  expect(told.learningPath).toEqual({
    progress: shown?.path?.progress,
    steps: shown?.path?.steps.map(({ id, title, status }) => ({ id, title, status })),
  });
});

test("the dashboard call answers GET only [AP-07]", async () => {
  await using app = await startApp();
  const answer = await app.send(api.action, json("/api/dashboard/1", {}), { userId: "1" });
  expect(answer.status).toBe(405);
  expect(answer.headers.get("Allow")).toBe("GET");
});

test("the reasons add up to the score as they are shown [DA-06, UD-13]", async () => {
  await using app = await startApp();
  const learner = await makeLearner(app);
  for (const position of [0, 1, 2, 3, 4]) await answerStep(app, learner, { position });
  await answerStep(app, learner, { position: 1 });

  const reasons = await getScoreReasons(app.db, learner.id, { now: Date.now(), timeZone: "UTC" });
  if (!reasons) throw new Error("There are no reasons.");
  const lines = [reasons.setup, reasons.first, ...reasons.strands];
  expect(lines.reduce((sum, { tenths }) => sum + tenths, 0)).toBe(reasons.sum);
  expect(Math.floor((reasons.sum + 5) / 10)).toBe(reasons.score);
  expect(lines.reduce((sum, { possible }) => sum + possible, 0)).toBe(1000);
  const shown = await getDashboard(app.db, learner.id, { now: Date.now(), timeZone: "UTC" });
  expect(reasons.score).toBe(shown?.score.value);
});

test("why this number: parts, skills in words, and the cheapest next points [DA-06, DA-07]", async () => {
  await using app = await startApp();
  const learner = await makeLearner(app);
  const headers = await app.signIn(learner);
  const open = () => openPage(app, "dashboard/score", score, get("/dashboard/score", headers));

  const fresh = await open();
  expect(fresh.html).toContain("<h1>Why this number</h1>");
  expect(fresh.html).toMatch(/<ol class="crumbs"><li><a[^>]* href="\/dashboard">Dashboard<\/a>/);
  expect(fresh.text).toContain("Your AI skill score is 12 out of 100. It rose by 12 points");
  expect(fresh.text).toContain("Setting up your profile, goal and plan 12.0 12.0");
  expect(fresh.text).toContain("Your score, in whole points 12 100");
  expect(fresh.text).toContain("The first ten skills you show: 0 so far 0.0 40.0");
  expect(fresh.text).toContain(
    "How well: Understand 0.0 12.0 How well: Ask 0.0 16.8 How well: Check 0.0 12.0",
  );
  expect(fresh.text).toContain("Pass the check of “What AI tools really are”. About 4.9 points");
  expect(fresh.text).not.toMatch(/mixed quiz/i);

  await answerStep(app, learner, { position: 0 });
  const later = await open();
  expect(later.text).toContain("Sum 16.8 100.0 Your score, in whole points 17 100");
  expect(later.text).toContain("What AI tools really are Passed counts 0.5");
  expect(later.text).toContain("Streak: 1 day");
  expect(later.text).toContain("1 of 5 steps done");
  expect(later.text).toContain("Pass the check of “Ask for one clear thing”.");
  await answerStep(app, learner, { position: 1 });
  for (const position of [2, 3, 4]) await answerStep(app, learner, { position });
  expect((await open()).text).toContain("Pass another check of “Catch what it makes up”");
});

test("why this number sends a visitor to sign in and tells people without a path what to do", async () => {
  await using app = await startApp();
  const visitor = (await app.send(score.loader, get("/dashboard/score"))) as unknown as Response;
  expect(visitor.headers.get("Location")).toBe("/auth?redirectTo=/dashboard/score");

  const headers = await app.signIn(await app.createUser());
  const { text } = await openPage(app, "dashboard/score", score, get("/dashboard/score", headers));
  expect(text).toContain("It did not change in the last seven days.");
  expect(text).toContain("The path that comes out of them brings 12 points.");
});
