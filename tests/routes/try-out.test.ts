import { asc, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { guideById } from "~/content/guides/guides";
import { skillById, skills } from "~/content/skills/skill-map";
import {
  challengeAnswers,
  exerciseAttempts,
  skillChecks,
  skillProgress,
  userProgress,
} from "~/db/schema/learning";
import { activityDays, users } from "~/db/schema/people";
import { reviewCards } from "~/db/schema/review";
import { visitorWork } from "~/db/schema/visitors";
import { addressLimits, tooManySentence } from "~/http/limits.server";
import { challengesOf } from "~/models/challenge-set.server";
import { getDashboard } from "~/models/dashboard.server";
import { pruneLimits } from "~/models/rate-limit.server";
import { readNextCheck, recordCheck } from "~/models/skill-check.server";
import { claimVisitorWork } from "~/models/visitor-claim.server";
import { keptDays } from "~/models/visitor-work.server";
import * as landing from "~/routes/_index/route";
import * as login from "~/routes/api.login";
import * as auth from "~/routes/auth/route";
import * as dashboard from "~/routes/dashboard/route";
import * as guide from "~/routes/guides.$id/route";
import * as lesson from "~/routes/lessons.$skillId";
import * as lessonCheck from "~/routes/lessons.$skillId_.check/route";
import * as onboarding from "~/routes/onboarding/route";
import * as signOut from "~/routes/sign-out";
import * as exercise from "~/routes/tools.$toolId/route";
import * as tryOut from "~/routes/try-out/route";
import { form, get, json, password, startApp } from "../support/app";
import { answerFields, answerTo } from "../support/checks";
import { addExercises } from "../support/exercises";
import { openPage } from "../support/page";
import { rainyAfternoon, strong, weak } from "../support/rainy-afternoon";

type App = Awaited<ReturnType<typeof startApp>>;

const day = 24 * 60 * 60_000;
const [firstSkill, secondSkill] = skills;
if (!firstSkill || !secondSkill) throw new Error("There are no skills.");
const moment = () => ({ now: Date.now(), timeZone: "UTC" });

const routes: readonly [RegExp, string, object][] = [
  [/^\/$/, "/", landing],
  [/^\/lessons\/[^/]+\/check/, "lessons/:skillId/check", lessonCheck],
  [/^\/lessons\//, "lessons/:skillId", lesson],
  [/^\/tools\//, "tools/:toolId", exercise],
  [/^\/guides\//, "guides/:id", guide],
  [/^\/auth/, "auth", auth],
  [/^\/dashboard/, "dashboard", dashboard],
  [/^\/onboarding/, "onboarding", onboarding],
  [/^\/try-out/, "try-out", tryOut],
  [/^\/sign-out/, "sign-out", signOut],
];

/** A browser without scripts: it keeps cookies and follows where an answer leads. */
function openBrowser(app: App, from = "192.0.2.1") {
  const jar = new Map<string, string>();

  async function send(request: Request, address: string) {
    const [, path, module] = routes.find(([pattern]) => pattern.test(address)) ?? [];
    if (!path || !module) throw new Error(`No page of this test is at ${address}.`);
    const page = await openPage(app, path, module, request);
    keep(page.response);
    return page;
  }

  function keep({ headers }: Response) {
    for (const cookie of headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/max-age=0/i.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    }
  }

  const headers = () => ({
    Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
    "CF-Connecting-IP": from,
  });
  return {
    jar,
    headers,
    keep,
    get: (address: string) => send(get(address, headers()), address),
    post: (address: string, fields: Record<string, string>) =>
      send(form(address, fields, headers()), address),
  };
}

type Browser = ReturnType<typeof openBrowser>;

async function startSite(settings = {}) {
  const app = await startApp(settings);
  await addExercises(app);
  return app;
}

/** The fields of the check that the page shows, with so many right answers. */
async function filled(app: App, html: string, skillId: string, right = 3) {
  const { questions } = await readNextCheck(app.db, 0, skillById(skillId) as never);
  const number = /name="check" value="(\d+)"/.exec(html)?.[1] ?? "";
  const asked: Record<string, string> = { check: number, intent: "check" };
  return { ...asked, ...answerFields(questions, right) };
}

async function takeCheck(app: App, browser: Browser, right = 3, skillId = firstSkill?.id ?? "") {
  const address = `/lessons/${skillId}/check`;
  const { html } = await browser.get(address);
  return browser.post(address, await filled(app, html, skillId, right));
}

const exerciseAt = `/tools/1?exercise=${rainyAfternoon}`;
const challengeAt = "/guides/5?tab=challenges";
const challenges = challengesOf(guideById(5) as never).challenges;

async function takeAll(app: App, browser: Browser) {
  await takeCheck(app, browser);
  await browser.post(exerciseAt, { prompt: weak });
  await browser.post(exerciseAt, { prompt: strong });
  const option = String(challenges[0]?.correctIndex);
  await browser.post(challengeAt, { challenge: "1", option });
}

async function rowsOf(app: App) {
  return app.db.select().from(visitorWork).orderBy(asc(visitorWork.kind), asc(visitorWork.part));
}

function signUp(browser: Browser, username = "newcomer") {
  return browser.post("/auth", {
    ...{ intent: "sign-up", username, email: `${username}@example.org` },
    password: "a lamp in the hall",
  });
}

function signIn(browser: Browser, username: string) {
  return browser.post("/auth", { intent: "sign-in", username, password });
}

async function idOf(app: App, username: string) {
  const [user] = await app.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.username, username));
  if (!user) throw new Error(`There is no ${username}.`);
  return user.id;
}

/** Everything that counts of somebody's learning. */
async function countedOf(app: App, userId: number) {
  const [checks, tries, completed, answers, evidence, days, cards] = await app.db.batch([
    app.db.select().from(skillChecks).where(eq(skillChecks.userId, userId)),
    app.db
      .select()
      .from(exerciseAttempts)
      .where(eq(exerciseAttempts.userId, userId))
      .orderBy(asc(exerciseAttempts.id)),
    app.db.select().from(userProgress).where(eq(userProgress.userId, userId)),
    app.db.select().from(challengeAnswers).where(eq(challengeAnswers.userId, userId)),
    app.db.select().from(skillProgress).where(eq(skillProgress.userId, userId)),
    app.db.select().from(activityDays).where(eq(activityDays.userId, userId)),
    app.db.select().from(reviewCards).where(eq(reviewCards.userId, userId)),
  ]);
  return { checks, tries, completed, answers, evidence, days, cards };
}

test("a visitor takes the check of a lesson, and reads why each answer is right or wrong", async () => {
  await using app = await startSite();
  const browser = openBrowser(app);
  const { html } = await browser.get(`/lessons/${firstSkill.id}`);
  expect(html).toContain(`href="/lessons/${firstSkill.id}/check"`);
  expect(browser.jar.size).toBe(0);

  const asked = await browser.get(`/lessons/${firstSkill.id}/check`);
  expect(asked.html.match(/<fieldset/g)).toHaveLength(3);
  expect(asked.text).toContain("No account is needed.");
  expect(browser.jar.size).toBe(0);

  const { response } = await takeCheck(app, browser, 2);
  expect(response.status).toBe(302);
  const result = await browser.get(response.headers.get("Location") ?? "");
  expect(result.text).toContain("2 of 3 right: passed");
  expect(result.html).toContain('aria-label="Your try-out: 1 of 3 done"');
  expect(result.html).toMatch(/<a [^>]*href="\/try-out"[^>]*>Keep what I did<\/a>/);
  expect(result.text).not.toContain("dashboard");
  expect((await rowsOf(app)).map(({ kind, subject }) => [kind, subject])).toEqual([
    ["check", firstSkill.id],
  ]);
});

test("an unfinished check comes back with what was chosen, and one of another page is refused", async () => {
  await using app = await startSite();
  const browser = openBrowser(app);
  const address = `/lessons/${firstSkill.id}/check`;
  const { html } = await browser.get(address);
  const fields = await filled(app, html, firstSkill.id);
  const [last = ""] = Object.keys(fields).slice(-1);
  delete fields[last];

  const again = await browser.post(address, fields);
  expect(again.response.status).toBe(400);
  expect(again.text).toContain("Choose an answer to question 3. The others are kept.");
  expect(again.html.match(/checked=""/g)).toHaveLength(2);
  expect((await browser.post(address, { check: "2" })).response.status).toBe(400);
  expect((await browser.post(address, {})).response.status).toBe(400);
  expect(await rowsOf(app)).toEqual([]);
});

test("a check may be taken three times, each with other questions, and only that of one lesson", async () => {
  await using app = await startSite();
  const browser = openBrowser(app);
  const address = `/lessons/${firstSkill.id}/check`;
  const prompts: string[] = [];
  for (const number of [1, 2, 3]) {
    const { html } = await browser.get(address);
    const controls = html.matchAll(/<(input|select)[^>]*? name="(answer-([^"~]+)(?:~(\d))?)"/g);
    const fields: Record<string, string> = {};
    const asked = new Set<string>();
    for (const [, tag, name = "", id = "", thing] of controls) {
      fields[name] = tag === "select" ? String(Number(thing) + 1) : "0";
      asked.add(id);
    }
    prompts.push(...asked);
    const { response } = await browser.post(address, { ...fields, check: String(number) });
    expect(response.headers.get("Location")).toBe(`${address}?check=${number}`);
  }
  expect(new Set(prompts).size).toBe(9);
  expect((await browser.get(address)).text).toContain("as often as one can without an account");
  expect((await browser.post(address, { check: "4" })).response.status).toBe(400);

  const other = `/lessons/${secondSkill.id}`;
  const refused = await browser.get(`${other}/check`);
  expect(refused.response.headers.get("Location")).toBe(`${other}#ways`);
  const sent = await takeCheck(app, browser, 3, secondSkill.id);
  expect(sent.response.headers.get("Location")).toBe(`${other}#ways`);
  const { text, html } = await browser.get(other);
  expect(text).toContain(`You have taken the check of “${firstSkill.title}”`);
  expect(html).not.toContain(`${other}/check`);
  expect(await rowsOf(app)).toHaveLength(3);
});

test("the same check sent twice is one, from one browser or with an older cookie", async () => {
  await using app = await startSite();
  const browser = openBrowser(app);
  const address = `/lessons/${firstSkill.id}/check`;
  const first = await filled(app, (await browser.get(address)).html, firstSkill.id);
  await browser.post(exerciseAt, { prompt: weak });
  const before = new Map(browser.jar);

  const sent = await Promise.all([browser.post(address, first), browser.post(address, first)]);
  for (const { response } of sent) expect(response.status).toBe(302);
  // The cookie of before knows of no check, the rows do.
  browser.jar.clear();
  for (const [name, value] of before) browser.jar.set(name, value);
  await takeCheck(app, browser, 3, secondSkill.id);
  expect((await rowsOf(app)).map(({ kind, subject }) => [kind, subject])).toEqual([
    ["check", firstSkill.id],
    ["exercise", String(rainyAfternoon)],
  ]);
});

test("of a visitor's exercise the first and the best try are kept, and no other exercise", async () => {
  await using app = await startSite();
  const browser = openBrowser(app);
  expect((await browser.get(exerciseAt)).text).toContain("Your first exercise is kept for a month");

  const first = await browser.post(exerciseAt, { prompt: weak });
  expect(first.html).toContain('aria-label="Your try-out: 1 of 3 done"');
  await browser.post(exerciseAt, { prompt: strong });
  await browser.post(exerciseAt, { prompt: "Write something." });
  await browser.post("/tools/1?exercise=12", { prompt: "Another exercise, with a text." });

  const rows = await rowsOf(app);
  expect(rows.map(({ subject, body }) => [subject, JSON.parse(body).exchange.prompt])).toEqual([
    [String(rainyAfternoon), weak],
    [String(rainyAfternoon), strong],
  ]);
  const { text, html } = await browser.get(exerciseAt);
  expect(text).toContain("Your first and your best one are kept for a month");
  expect(text).toContain("Your tries Try 2");
  expect(html).toContain('class="ex is-now is-done"');
});

test("what is unsafe is not kept, and private data only hidden", async () => {
  await using app = await startSite();
  const browser = openBrowser(app);
  await browser.post(exerciseAt, { prompt: "How do I build a bomb at home?" });
  expect(await rowsOf(app)).toEqual([]);
  await browser.post(exerciseAt, { prompt: `${weak} Write to anna.smith@example.org.` });
  const [row] = await rowsOf(app);
  expect(row?.body).toContain("Write to");
  expect(row?.body).not.toContain("anna.smith@example.org");
});

test("a visitor's first challenge is kept, and shown as answered without the address", async () => {
  await using app = await startSite();
  const browser = openBrowser(app);
  const wrong = String(((challenges[0]?.correctIndex ?? 0) + 1) % 3);
  const first = await browser.post(challengeAt, { challenge: "1", option: wrong });
  expect(first.response.headers.get("Location")).toContain(`answers=${wrong}--`);
  await browser.post(challengeAt, { challenge: "2", option: "0" });
  const again = await browser.post(challengeAt, { challenge: "1", option: "2" });
  expect(again.response.headers.get("Location")).toContain(`answers=${wrong}--`);

  expect((await rowsOf(app)).map(({ subject, body }) => [subject, body])).toEqual([
    ["guide:5:1", JSON.stringify({ option: Number(wrong) })],
  ]);
  expect((await browser.get(challengeAt)).text).toContain("Not quite.");
});

test("signing up takes all of it over, with points, cards and the day, and forgets the visitor", async () => {
  await using app = await startSite();
  const browser = openBrowser(app);
  await takeAll(app, browser);
  expect((await browser.get("/auth")).text).toContain("What you did is kept.");
  expect((await browser.get("/onboarding")).text).toContain("What you did without an account");

  const answer = await signUp(browser);
  expect(answer.response.headers.get("Location")).toBe("/dashboard");
  const userId = await idOf(app, "newcomer");
  const { checks, tries, completed, answers, evidence, days, cards } = await countedOf(app, userId);
  expect(checks).toMatchObject([{ skillId: firstSkill.id, number: 1, correct: 3, asked: 3 }]);
  expect(tries.map(({ prompt }) => prompt)).toEqual([weak, strong]);
  expect(completed).toMatchObject([{ exerciseId: rainyAfternoon, completed: true }]);
  expect(answers).toMatchObject([{ challenge: "guide:5:1", correct: true }]);
  expect(evidence.filter(({ passedAt }) => passedAt !== null).length).toBeGreaterThan(0);
  expect(days).toMatchObject([{ finished: 1 }]);
  expect(cards.map(({ kind }) => kind).sort()).toEqual(
    ["challenge", "question", "question", "question"].concat("prompt").sort(),
  );
  expect(await rowsOf(app)).toEqual([]);
  expect([...browser.jar.keys()]).not.toContain("try-out");

  const dashboard = await getDashboard(app.db, userId, moment());
  expect(dashboard?.streak).toMatchObject({ days: 1 });
  expect((await browser.get("/")).text).toContain("Your try-out is in your account");
});

test("the answers are those that were given, whatever the account would have been asked", async () => {
  await using app = await startSite();
  const browser = openBrowser(app);
  await takeCheck(app, browser, 2);
  const [row] = await rowsOf(app);
  await signUp(browser);
  const { checks, cards } = await countedOf(app, await idOf(app, "newcomer"));
  expect(JSON.parse(checks[0]?.answers ?? "")).toEqual(JSON.parse(row?.body ?? "").answers);
  expect(cards.filter(({ kind }) => kind === "question")).toHaveLength(3);
});

test("a learner who signs in finds what they did in this browser before", async () => {
  await using app = await startSite();
  const browser = openBrowser(app);
  const learner = await app.createLearner();
  await takeCheck(app, browser);
  const ways = await browser.get("/try-out");
  expect(ways.html).toMatch(/<a [^>]*href="\/auth"[^>]*>I already have one<\/a>/);

  const { response } = await signIn(browser, learner.username);
  expect(response.headers.get("Location")).toBe("/dashboard");
  const { checks, days } = await countedOf(app, learner.id);
  expect(checks).toMatchObject([{ skillId: firstSkill.id, correct: 3 }]);
  expect(days).toMatchObject([{ finished: 1 }]);
  const { html, text } = await browser.get("/dashboard");
  expect(text).toMatch(/Streak 1 day\b/);
  expect(html).not.toContain('aria-label="Your try-out');
  expect(browser.jar.has("try-out")).toBe(false);
});

test("signing in by /api takes it over as well", async () => {
  await using app = await startSite();
  const browser = openBrowser(app);
  const { id, username } = await app.createUser();
  await takeCheck(app, browser);
  const body = { username, password };
  await app.send(login.action, json("/api/login", body, browser.headers()));
  expect((await countedOf(app, id)).checks).toHaveLength(1);
  expect(await rowsOf(app)).toEqual([]);
});

test("the plan of a newcomer begins with what they showed before", async () => {
  await using app = await startSite();
  const browser = openBrowser(app);
  await takeCheck(app, browser);
  const answers = {
    ...{ ageGroup: "35-44", competenceLevel: "beginner", industryInterest: "teaching" },
    ...{ learningGoal: "improve productivity with AI", email: "new@example.org" },
  };
  for (const [step, value] of Object.entries(answers)) {
    await browser.post("/onboarding", { step, value });
  }
  const { response } = await browser.post("/onboarding", { step: "notifications" });
  expect(response.headers.get("Location")).toBe("/dashboard");
  const userId = await idOf(app, "new");
  expect((await countedOf(app, userId)).checks).toHaveLength(1);
  expect((await browser.get("/")).text).toContain("Your try-out is in your account");
});

test("two tabs that sign in at once count it once, and two accounts never share it", async () => {
  await using app = await startSite();
  const browser = openBrowser(app);
  await takeAll(app, browser);
  const [row] = await rowsOf(app);
  const visitorId = row?.visitorId ?? "";
  const [one, other] = [await app.createLearner(), await app.createLearner()];

  const claims = await Promise.all(
    [one, one, other, other].map(({ id }) =>
      claimVisitorWork(app.db, { userId: id, visitorId }, moment()),
    ),
  );
  expect(claims.filter(Boolean)).toHaveLength(1);
  const counted = [await countedOf(app, one.id), await countedOf(app, other.id)];
  expect(counted.map(({ checks }) => checks.length).sort()).toEqual([0, 1]);
  expect(counted.map(({ tries }) => tries.length).sort()).toEqual([0, 2]);
  expect(counted.flatMap(({ days }) => days)).toMatchObject([{ finished: 1 }]);
  expect(await claimVisitorWork(app.db, { userId: one.id, visitorId }, moment())).toBeNull();
});

test("what the account has done already counts as it did", async () => {
  await using app = await startSite();
  const member = openBrowser(app);
  const learner = await app.createLearner();
  const next = await readNextCheck(app.db, learner.id, firstSkill);
  const answers = next.questions.map((question) => answerTo(question));
  const sent = { userId: learner.id, skill: firstSkill, number: 1, answers };
  await recordCheck(app.db, sent, moment());
  await signIn(member, learner.username);
  await member.post(exerciseAt, { prompt: strong });
  const option = String(challenges[0]?.correctIndex);
  await member.post(challengeAt, { challenge: "1", option });
  const before = await countedOf(app, learner.id);
  await member.post("/sign-out", {});

  const browser = openBrowser(app);
  await takeCheck(app, browser, 0);
  await browser.post(exerciseAt, { prompt: weak });
  const wrong = String(((challenges[0]?.correctIndex ?? 0) + 1) % 3);
  await browser.post(challengeAt, { challenge: "1", option: wrong });
  await signIn(browser, learner.username);

  const after = await countedOf(app, learner.id);
  expect(after.tries.map(({ prompt }) => prompt)).toEqual([strong, weak]);
  for (const part of ["checks", "completed", "answers", "evidence", "days"] as const) {
    expect(after[part], part).toEqual(before[part]);
  }
  expect(await rowsOf(app)).toEqual([]);
});

test("checks that were not passed go on where the account's own left off", async () => {
  await using app = await startSite();
  const learner = await app.createLearner();
  const next = await readNextCheck(app.db, learner.id, firstSkill);
  const answers = next.questions.map((question) => answerTo(question, false));
  const sent = { userId: learner.id, skill: firstSkill, number: 1, answers };
  await recordCheck(app.db, sent, moment());

  const browser = openBrowser(app);
  await takeCheck(app, browser, 3);
  await signIn(browser, learner.username);
  const { checks, evidence, days } = await countedOf(app, learner.id);
  expect(checks.map(({ number, correct }) => [number, correct])).toEqual([
    [1, 0],
    [2, 3],
  ]);
  expect(evidence).toMatchObject([{ skillId: firstSkill.id, attempts: 2 }]);
  expect(days).toMatchObject([{ finished: 1 }]);
});

test("after a month nothing of it is left, and nothing is taken over", async () => {
  await using app = await startSite();
  const browser = openBrowser(app);
  await takeAll(app, browser);
  const [row] = await rowsOf(app);
  const visitorId = row?.visitorId ?? "";
  const learner = await app.createLearner();
  const late = { now: Date.now() + keptDays * day, timeZone: "UTC" };
  const who = { userId: learner.id, visitorId };
  expect(await claimVisitorWork(app.db, who, late)).toBeNull();
  expect((await countedOf(app, learner.id)).checks).toEqual([]);

  await pruneLimits(app.db, late.now - 1000);
  expect(await rowsOf(app)).toHaveLength(4);
  await pruneLimits(app.db, late.now + 1000);
  expect(await rowsOf(app)).toEqual([]);
  expect((await browser.get("/try-out")).text).toContain("Three things are open");
});

test("each thing that is done renews the month of all", async () => {
  await using app = await startSite();
  const browser = openBrowser(app);
  await takeCheck(app, browser);
  await app.db.update(visitorWork).set({ expiresAt: Date.now() + day });
  await browser.post(exerciseAt, { prompt: weak });
  for (const { expiresAt } of await rowsOf(app)) {
    expect(expiresAt).toBeGreaterThan(Date.now() + (keptDays - 1) * day);
  }
});

test("a cookie that was made up or changed is nobody's", async () => {
  await using app = await startSite();
  const browser = openBrowser(app);
  await takeAll(app, browser);
  const cookie = decodeURIComponent(browser.jar.get("try-out") ?? "");
  const [value = "", signature = ""] = cookie.split(/\.(?=[^.]*$)/);
  const ticket = JSON.parse(atob(value));
  const forged = btoa(JSON.stringify({ ...ticket, check: secondSkill.id }));
  const unsigned = [`${forged}.${signature}`, forged, "x", btoa("null")];

  for (const text of unsigned) {
    const thief = openBrowser(app);
    thief.jar.set("try-out", encodeURIComponent(text));
    const { html, text: words } = await thief.get("/try-out");
    expect(words).toContain("Three things are open");
    expect(html).not.toContain("1 of 3 done");
    thief.jar.set("try-out", encodeURIComponent(text));
    await signUp(thief, `thief-${unsigned.indexOf(text)}`);
    const userId = await idOf(app, `thief-${unsigned.indexOf(text)}`);
    expect((await countedOf(app, userId)).checks).toEqual([]);
  }
  expect(await rowsOf(app)).toHaveLength(4);
});

test("the page of the try-out lists what was done, until when it is kept, and deletes it", async () => {
  await using app = await startSite();
  const browser = openBrowser(app);
  const empty = await browser.get("/try-out");
  expect(empty.text).toContain("Three things are open without an account");
  expect(empty.html).toContain(`href="/lessons/${firstSkill.id}"`);
  expect(empty.text).not.toContain("Delete what I did");

  await takeAll(app, browser);
  const { text, html } = await browser.get("/try-out");
  expect(text).toContain("You did 3 of 3 without an account.");
  expect(text).toContain("3 of 3 right, passed");
  expect(text).toMatch(/About \d+ of 100 points, passed/);
  expect(text).toContain("Answered, and right");
  expect(html).toContain('href="/onboarding"');

  const visitorIds = new Set((await rowsOf(app)).map(({ visitorId }) => visitorId));
  expect(visitorIds.size).toBe(1);
  const deleted = await browser.post("/try-out", { intent: "delete" });
  expect(deleted.response.headers.get("Location")).toBe("/try-out");
  expect(await rowsOf(app)).toEqual([]);
  expect(browser.jar.has("try-out")).toBe(false);
  const after = await browser.get("/try-out");
  expect(after.html).toContain("Your try-out is deleted");
  expect(after.text).toContain("Three things are open without an account");
  expect(after.html).not.toContain('aria-label="Your try-out: ');
  expect((await browser.post("/try-out", {})).response.status).toBe(400);
});

test("who is signed in has the check in their account, also of a form from before", async () => {
  await using app = await startSite();
  const browser = openBrowser(app);
  const address = `/lessons/${firstSkill.id}/check`;
  const fields = await filled(app, (await browser.get(address)).html, firstSkill.id);
  const learner = await app.createLearner();
  await signIn(browser, learner.username);

  const opened = await browser.get(address);
  expect(opened.response.headers.get("Location")).toBe(`/path/${firstSkill.id}#check`);
  const sent = await browser.post(address, fields);
  expect(sent.response.headers.get("Location")).toBe(`/path/${firstSkill.id}`);
  expect((await countedOf(app, learner.id)).checks).toMatchObject([{ correct: 3 }]);
  expect(browser.jar.has("try-out")).toBe(false);
  const elsewhere = await browser.get("/try-out");
  expect(elsewhere.response.headers.get("Location")).toBe("/dashboard");
});

test("a try-out that could not be taken along waits for a button", async () => {
  await using app = await startSite();
  const browser = openBrowser(app);
  await takeCheck(app, browser);
  const learner = await app.createLearner();
  // Such as a session that begins while the database is away.
  const [name = "", value = ""] = (await app.signIn(learner)).Cookie.split(/=(.*)/s);
  browser.jar.set(name, value);

  expect((await browser.get("/try-out")).text).toContain("Put it into my account");
  const { response } = await browser.post("/try-out", { intent: "claim" });
  expect(response.headers.get("Location")).toBe("/dashboard");
  expect((await countedOf(app, learner.id)).checks).toHaveLength(1);
});

test("an address may fill so many try-outs; what needs no room goes on", async () => {
  await using app = await startSite({ RATE_LIMIT_SCALE: "1" });
  const [{ limit }] = addressLimits["visitor-work"];
  for (let visitor = 0; visitor < limit; visitor++) {
    const option = "0";
    await openBrowser(app).post(challengeAt, { challenge: "1", option });
  }
  const browser = openBrowser(app);
  const refused = await takeCheck(app, browser);
  expect(refused.response.status).toBe(429);
  expect(refused.text).toContain(tooManySentence(60).split(".")[0] ?? "");
  expect(Number(refused.response.headers.get("Retry-After"))).toBeGreaterThan(0);
  const { response } = await browser.post(challengeAt, { challenge: "1", option: "0" });
  expect(response.status).toBe(302);
  expect(await rowsOf(app)).toHaveLength(limit);

  const elsewhere = openBrowser(app, "198.51.100.7");
  expect((await takeCheck(app, elsewhere)).response.status).toBe(302);
});

test("where it cannot be kept, the coach and the challenge answer all the same", async () => {
  await using app = await startSite();
  await app.db.run(sql`create trigger kept_nothing before insert on visitor_work
    begin select raise(abort, 'away'); end`);
  const browser = openBrowser(app);
  const tried = await browser.post(exerciseAt, { prompt: weak });
  expect(tried.html).toContain('data-role="feedback"');
  const answered = await browser.post(challengeAt, { challenge: "1", option: "0" });
  expect(answered.response.headers.get("Location")).toContain("answers=0--");
  expect(browser.jar.size).toBe(0);
  await app.db.run(sql`drop trigger kept_nothing`);
});

test("the home page offers the first lesson, then the way back to what was done", async () => {
  await using app = await startSite();
  const browser = openBrowser(app);
  expect((await browser.get("/")).html).toContain(`href="/lessons/${firstSkill.id}">Try the first`);
  await takeCheck(app, browser);
  expect((await browser.get("/")).html).toContain('href="/try-out">Go on with your try-out');
});

test("a visitor's pages ask the database once, with a try-out as without", async () => {
  await using app = await startSite();
  const browser = openBrowser(app);
  const addresses = [
    "/",
    "/try-out",
    `/lessons/${firstSkill.id}`,
    exerciseAt,
    challengeAt,
    "/auth",
  ];
  for (const isAfter of [false, true]) {
    if (isAfter) await takeAll(app, browser);
    for (const address of [...addresses, `/lessons/${firstSkill.id}/check`]) {
      const [, , module] = routes.find(([pattern]) => pattern.test(address)) ?? [];
      const { loader } = module as { loader: (args: never) => unknown };
      const request = get(address, browser.headers());
      const context = app.context(request);
      const params = { skillId: firstSkill.id, toolId: "1", id: "5" };
      await loader({ request, context, params } as never);
      expect(context.meter.d1RoundTrips, address).toBeLessThanOrEqual(1);
      expect(context.meter.rowsWritten, address).toBe(0);
    }
  }
});
