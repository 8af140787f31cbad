import { eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";

import { exercises } from "~/content/exercises/exercises";
import { guides } from "~/content/guides/guides";
import { skills } from "~/content/skills/skill-map";
import {
  challengeAnswers,
  courses,
  exerciseAttempts,
  lessonProgress,
  skillProgress,
} from "~/db/schema/learning";
import { purchases } from "~/db/schema/orders";
import { activityDays, users, weekFeeds } from "~/db/schema/people";
import { reviewCards } from "~/db/schema/review";
import { notifications } from "~/db/schema/site";
import { readingLimits } from "~/http/limits.server";
import { deleteAccount } from "~/models/account-data.server";
import { createAnswer } from "~/models/community/answer.server";
import { createComment } from "~/models/community/comment.server";
import { voteOn } from "~/models/community/vote.server";
import { switchableKinds } from "~/models/notification-kind";
import { setSwitchedOn } from "~/models/notification-settings.server";
import { recordReview } from "~/models/review.server";
import { addDays, dayKey, startOfDay } from "~/models/streak";
import { spanOfWeek, weekHref, weekOf, weeksAfter } from "~/models/week";
import { readWeek, selectWeek } from "~/models/week.server";
import { tellOfWeek } from "~/models/week-notice.server";
import * as root from "~/root";
import * as notificationList from "~/routes/notifications/route";
import * as feed from "~/routes/notifications_.feeds.$token";
import * as settings from "~/routes/notifications_.settings/route";
import * as page from "~/routes/notifications_.week/route";
import { readAccountData } from "../support/account-data";
import { form, get, startApp } from "../support/app";
import { ask } from "../support/community";
import { addExercises } from "../support/exercises";
import { addMember, press, startGroup } from "../support/groups";
import { addItem } from "../support/market";
import { openPage } from "../support/page";
import { day, makeDueCards, triedQuestions } from "../support/review";

type App = Awaited<ReturnType<typeof startApp>>;

const current = weekOf(dayKey(Date.now(), "UTC"));
const last = weeksAfter(current, -1);
const long = Date.now() - 100 * day;
const moment = { now: Date.now(), timeZone: "UTC" };

/** A moment of the last week. */
const inLast = startOfDay(last.monday, "UTC") + 2 * day;

async function readerOf(app: App, id: number) {
  const [user] = await app.db.select().from(users).where(eq(users.id, id));
  if (!user) throw new Error("There is no such learner.");
  return { id, ageGroup: user.ageGroup, timeZone: user.timeZone, due: 0 };
}

/** Somebody who has been here for months and was told of all weeks but those of the test. */
async function createOld(app: App, columns: Partial<typeof users.$inferInsert> = {}) {
  const learner = await app.createLearner();
  await app.db
    .update(users)
    .set({ createdAt: long, weekDueAt: spanOfWeek(current, "UTC").until, ...columns })
    .where(eq(users.id, learner.id));
  return { ...learner, headers: await app.signIn(learner) };
}

function open(app: App, headers: HeadersInit, query = "") {
  return openPage(app, "notifications/week", page, get(`/notifications/week${query}`, headers));
}

function lightDay(app: App, userId: number, on: string, more: object = {}) {
  return app.db.insert(activityDays).values({ userId, day: on, ...more });
}

/** As much as anybody does in a week. */
async function fillWeek(app: App, userId: number, at = inLast) {
  await addExercises(app);
  const { db } = app;
  for (let index = 0; index < 7; index++) {
    await lightDay(app, userId, addDays(last.monday, index), {
      ...{ finished: 6, cards: 5, cardsKnown: 4 },
    });
  }
  for (const [index, { id: skillId }] of skills.entries()) {
    await db.insert(skillProgress).values({
      ...{ userId, skillId, attemptedAt: at },
      passedAt: index % 2 === 0 ? at : long,
      passedAgainAt: index % 3 === 0 ? at : null,
    });
  }
  for (let course = 0; course < 3; course++) {
    const values = { userId, title: `Course ${course}`, course: "{}", provenance: "{}" };
    const [made] = await db
      .insert(courses)
      .values({ ...values, engine: "built-in" })
      .returning({ id: courses.id });
    const courseId = made?.id ?? 0;
    const lessons = ["1.1", "1.2", "2.1", "2.2"];
    await db
      .insert(lessonProgress)
      .values(lessons.map((lesson) => ({ userId, courseId, lesson, finishedAt: at })));
  }
  for (const [place, { id: exerciseId }] of exercises.slice(0, 10).entries()) {
    await db.insert(exerciseAttempts).values(
      [20 + place, 60, 90 - place].map((score, index) => ({
        ...{ userId, exerciseId, score, engine: "built-in" },
        ...{ prompt: "My secret prompt", response: "", feedback: "" },
        createdAt: index === 0 ? long : at + 10 * place + index,
      })),
    );
  }
  await db.insert(challengeAnswers).values(
    guides.slice(0, 4).flatMap(({ id }) =>
      [1, 2, 3].map((number) => ({
        ...{ userId, challenge: `guide:${id}:${number}`, option: 0, createdAt: at },
        correct: number < 3,
      })),
    ),
  );
}

test("a week says what was done in it, with a link to where each number comes from", async () => {
  await using app = await startApp();
  const { id, headers } = await createOld(app);
  await fillWeek(app, id);

  const { text, html } = await open(app, headers, `?week=${last.name}`);
  expect(text).toContain("You learned on 7 days");
  expect(text).toContain("42 things finished.");
  expect(text).toContain("You answered 35 cards and knew 28 of them.");
  expect(text).toContain("4 lessons of Course 0");
  expect(text).toContain(`${skills[0]?.title} : shown for the first time`);
  expect(text).toContain(`${skills[3]?.title} : shown again`);
  // The last two that were tried, each with its own tries.
  for (const place of [8, 9]) {
    const line = `${exercises[place]?.title} : first try ${20 + place}, best ${90 - place}`;
    expect(text).toContain(line);
  }
  expect(text).toContain("2 of 3 right");
  expect(html).toMatch(/href="\/tools\/\d+\?exercise=\d+"/);
  expect(html).toContain('href="/dashboard/score"');
  expect(html).not.toContain("My secret prompt");
  // The week after it has none of that.
  const now = await open(app, headers);
  expect(now.text).toContain(", so far");
  expect(now.text).toContain("Your week is still open");
});

test("what others did counts other people alone, and up votes alone", async () => {
  await using app = await startApp();
  const { id: threadId, authorId } = await ask(app, {}, inLast);
  const other = await app.createUser();
  await app.db.update(users).set({ createdAt: long });
  const answer = (author: number) =>
    createAnswer(
      app.db,
      { threadId, authorId: author, body: "Name it.", submissionKey: crypto.randomUUID() },
      inLast,
    );
  const made = await answer(other.id);
  await answer(authorId);
  if (made === "unknown") throw new Error("There is no such question.");
  await createComment(
    app.db,
    {
      ...{ threadId, answerId: null, authorId: other.id, body: "Which tool is it?" },
      submissionKey: crypto.randomUUID(),
    },
    inLast,
  );
  await voteOn(app.db, { kind: "thread", id: threadId, userId: other.id, value: 1 }, inLast);
  await voteOn(app.db, { kind: "answer", id: made.id, userId: authorId, value: -1 }, inLast);

  const asker = await readWeek(app.db, await readerOf(app, authorId), last, moment);
  expect(asker?.fromOthers).toEqual({ replies: 1, comments: 1, votes: 1, sales: 0 });
  const answered = await readWeek(app.db, await readerOf(app, other.id), last, moment);
  expect(answered?.fromOthers).toEqual({ replies: 0, comments: 0, votes: 0, sales: 0 });
  const next = await readWeek(app.db, await readerOf(app, authorId), current, moment);
  expect(next?.fromOthers).toEqual({ replies: 0, comments: 0, votes: 0, sales: 0 });
});

test("sales are told to who may sell, and the marketplace is not named to under-18s", async () => {
  await using app = await startApp();
  const { id, headers } = await createOld(app);
  const item = await addItem(app, { creatorId: id });
  const sold = { userId: (await app.createUser()).id, itemId: item.id, amountCents: 900 };
  await app.db.insert(purchases).values([
    { ...sold, sellerId: id, purchaseDate: inLast },
    { ...sold, sellerId: id, purchaseDate: inLast, status: "refunded" },
  ]);
  await lightDay(app, id, last.sunday);

  const week = `?week=${last.name}`;
  const adult = await open(app, headers, week);
  expect(adult.text).toContain("1 sale");
  expect(adult.html).toContain('href="/marketplace/sales"');
  await app.db.update(users).set({ ageGroup: "under18" }).where(eq(users.id, id));
  const young = await open(app, headers, week);
  expect(young.text).toContain("You learned on 1 day");
  expect(young.text).not.toMatch(/sale|sell/);
  expect(young.html).not.toContain('href="/marketplace/sales"');
});

test("midnight of Sunday ends a week only at three in the morning, where the learner lives", async () => {
  await using app = await startApp();
  await addExercises(app);
  const zone = "America/New_York";
  const { id } = await createOld(app, { timeZone: zone });
  const week = weekOf("2026-11-16");
  const [skill, other] = skills;
  // Monday, November 23 at 02:59 and at 03:00 in New York.
  const before = Date.UTC(2026, 10, 23, 7, 59);
  for (const [skillId, passedAt] of [
    [skill?.id ?? "", before],
    [other?.id ?? "", before + 60_000],
  ] as const) {
    await app.db.insert(skillProgress).values({ userId: id, skillId, attemptedAt: 1, passedAt });
  }
  const reader = await readerOf(app, id);
  const now = Date.UTC(2026, 10, 25, 12);
  const read = (name: typeof week | null, at = now) =>
    readWeek(app.db, reader, name, { now: at, timeZone: "UTC" });

  expect((await read(week))?.learned.skills.map((each) => each.id)).toEqual([skill?.id]);
  expect((await read(weeksAfter(week, 1)))?.learned.skills.map((each) => each.id)).toEqual([
    other?.id,
  ]);
  expect((await read(null, before))?.week.name).toBe("2026-W47");
  expect((await read(null, before + 60_000))?.week.name).toBe("2026-W48");
});

test("week 53 is read like any other, and leads to week 1", async () => {
  await using app = await startApp();
  const { id } = await createOld(app, { createdAt: Date.UTC(2026, 10, 1) });
  await lightDay(app, id, "2026-12-31");
  await lightDay(app, id, "2027-01-03");
  const now = Date.UTC(2027, 0, 6, 12);
  const reader = await readerOf(app, id);
  const read = await readWeek(app.db, reader, weekOf("2026-12-31"), { now, timeZone: "UTC" });
  expect(read).toMatchObject({
    lit: 2,
    week: { name: "2026-W53" },
    earlier: { name: "2026-W52" },
    later: { name: "2027-W01" },
  });
});

test("an empty week is said kindly, with one small thing to do", async () => {
  await using app = await startApp();
  const { headers } = await createOld(app);
  const { text, html } = await open(app, headers, `?week=${last.name}`);
  expect(text).toContain("A quiet week");
  expect(text).toContain("nothing is lost");
  expect(text).toContain("It is the next step on your path");
  expect(html).toMatch(/class="btn btn--primary"[^>]*href="\/path\/[a-z-]+"/);
  // One of long ago leads to today's instead.
  const old = await open(app, headers, `?week=${weeksAfter(last, -5).name}`);
  expect(old.text).toContain("To this week");
  expect(old.html).not.toContain('href="/path/');
});

test("weeks before somebody came and weeks to come are not there", async () => {
  await using app = await startApp();
  const learner = await app.createLearner();
  const headers = await app.signIn(learner);
  const statusOf = async (query: string) => (await open(app, headers, query)).response.status;
  expect(await statusOf("")).toBe(200);
  expect(await statusOf(`?week=${current.name}`)).toBe(200);
  for (const name of [last.name, weeksAfter(current, 1).name, "2027-W53", "1999-W10", "x"]) {
    expect(await statusOf(`?week=${name}`), name).toBe(404);
  }
  expect((await open(app, headers)).text).not.toContain("The week before");
  const visitor = await openPage(app, "notifications/week", page, get("/notifications/week"));
  expect(visitor.response.headers.get("Location")).toBe("/auth?redirectTo=/notifications/week");
});

test("what waits is told this week and in the week before, a group's day first", async () => {
  await using app = await startApp();
  const group = await startGroup(app);
  const { user, headers } = await addMember(app, group.code, "Ben");
  await app.db
    .update(users)
    .set({ createdAt: long, weekDueAt: spanOfWeek(current, "UTC").until })
    .where(eq(users.id, user.id));
  const [lesson] = skills;
  const today = dayKey(Date.now(), "UTC");
  const fields = { intent: "assign", target: `lesson:${lesson?.id}` };
  await press(app, group.headers, group.id, { ...fields, dueDay: addDays(today, 3) });
  const faded = skills[4];
  await app.db
    .insert(skillProgress)
    .values({ userId: user.id, skillId: faded?.id ?? "", attemptedAt: 1, passedAt: 1 });
  await makeDueCards(app, user, 3);
  await app.db
    .update(reviewCards)
    .set({ grade: "missed", skillId: faded?.id ?? "" })
    .where(eq(reviewCards.userId, user.id));

  const { html, text } = await open(app, headers, `?week=${last.name}`);
  expect(text).toContain("asks for it by");
  expect(text).toContain("Class 7b");
  expect(text).toContain(`“${faded?.title}” is fading`);
  expect(html).toContain(`href="/review?skill=${faded?.id}"`);
  const old = await open(app, headers, `?week=${weeksAfter(last, -1).name}`);
  expect(old.text).not.toContain("is fading");
});

test("an answered card is counted on its day, and as known only if it was", async () => {
  await using app = await startApp();
  const learner = await app.createLearner();
  const ids = await makeDueCards(app, learner, triedQuestions(2));
  const now = Date.now();
  const answer = (cardId: number, option: number) =>
    recordReview(
      app.db,
      {
        ...{ userId: learner.id, cardId, tries: 0, option, text: "", said: null },
        ...{ recalls: false, letsGo: false },
      } as never,
      { now, timeZone: "UTC" },
    );
  for (const id of ids) await answer(id, 0);
  const cards = await app.db.select({ grade: reviewCards.grade }).from(reviewCards);
  const known = cards.filter(({ grade }) => grade === "known").length;
  expect(await app.db.select().from(activityDays)).toMatchObject([
    { finished: 2, cards: 2, cardsKnown: known },
  ]);
});

test("a week costs two round trips and at most 200 rows, however much there is", async () => {
  await using app = await startApp();
  const { id, headers } = await createOld(app);
  await fillWeek(app, id);
  for (let other = 0; other < 20; other++) await app.createLearner();
  const others = await Promise.all([app.createUser(), app.createUser(), app.createUser()]);
  for (let question = 0; question < 12; question++) {
    const { id: threadId } = await ask(app, { authorId: id }, inLast);
    const asked = { kind: "thread", id: threadId, value: 1 } as const;
    for (const { id: userId } of others) await voteOn(app.db, { ...asked, userId }, inLast);
  }

  const request = get(`/notifications/week?week=${last.name}`, headers);
  const context = app.context(request);
  await Promise.all([
    root.loader({ request, context, params: {} } as never),
    page.loader({ request, context, params: {} } as never),
  ]);
  expect(context.meter.d1RoundTrips).toBeLessThanOrEqual(2);
  expect(context.meter.rowsRead).toBeLessThanOrEqual(200);
  expect(context.meter.rowsWritten).toBe(0);
});

test("every statement of a week finds its rows by an index", async () => {
  await using app = await startApp();
  const reader = { id: 1, ageGroup: null, timeZone: null, due: 0 };
  for (const statement of selectWeek(app.db, reader, last, spanOfWeek(last, "UTC"))) {
    const { sql: text, params } = statement.toSQL();
    const { results } = await app.env.DB.prepare(`explain query plan ${text}`)
      .bind(...params)
      .all<{ detail: string }>();
    const steps = results.map(({ detail }) => detail);
    const tables = /^SCAN (?!asked|answered|newest|tried|missed|sold|finished|\(|CONSTANT)/;
    expect(
      steps.filter((step) => tables.test(step)),
      text,
    ).toEqual([]);
  }
});

async function told(app: App, userId: number) {
  const rows = await app.db
    .select({ title: notifications.title, href: notifications.href })
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(notifications.id);
  return rows;
}

test("two requests of a Monday tell of the week before once, and the bell counts it at once", async () => {
  await using app = await startApp();
  const { id, headers } = await createOld(app, { weekDueAt: null });
  await lightDay(app, id, last.monday);
  await lightDay(app, id, last.sunday);
  const answers = await Promise.all([1, 2].map(() => open(app, headers)));
  expect(await told(app, id)).toEqual([
    { title: "Your week: you learned on 2 days. See what came of it.", href: weekHref(last) },
  ]);
  expect(answers.some(({ html }) => html.includes('aria-label="Notifications, 1 new"'))).toBe(true);

  const list = () =>
    openPage(app, "notifications", notificationList, get("/notifications", headers));
  const { html, text } = await list();
  expect(text.match(/Your week: you learned on 2 days/g)).toHaveLength(1);
  expect(html).toContain('href="/notifications/week">See your week</a>');
  const [, number = ""] = /name="id" value="(\d+)"\/><button [^>]*value="open"/.exec(html) ?? [];
  const pressed = form("/notifications", { intent: "open", id: number }, headers);
  const opened = await app.send(notificationList.action, pressed);
  expect(opened.headers.get("Location")).toBe(weekHref(last));
  const shown = await openPage(app, "notifications/week", page, get(weekHref(last), headers));
  expect(shown.html).toContain("<h1>Your week</h1>");
  expect(shown.html).toMatch(/href="\/notifications\/week(\?week=[^"]*)?">The week after<\/a>/);
  expect((await list()).text.match(/Your week: you learned on 2 days/g)).toHaveLength(1);

  const request = get("/notifications/week", headers);
  const context = app.context(request);
  await root.loader({ request, context, params: {} } as never);
  expect(context.meter.d1RoundTrips).toBe(1);
  expect(context.meter.rowsWritten).toBe(0);
});

test("even two that both found it due make one notification", async () => {
  await using app = await startApp();
  const { id } = await createOld(app, { weekDueAt: null });
  const person = { id, timeZone: null, createdAt: long, weekDueAt: null };
  const made = await Promise.all([1, 2, 3].map(() => tellOfWeek(app.db, person, moment)));
  expect(made.sort()).toEqual([0, 0, 1]);
  expect(await told(app, id)).toHaveLength(1);
});

test("the week is told from Monday at three on, once a week, also after a move to the west", async () => {
  await using app = await startApp();
  const { id } = await createOld(app, { createdAt: Date.UTC(2026, 9, 1), weekDueAt: null });
  const tell = async (now: number, timeZone: string) => {
    const [user] = await app.db.select().from(users).where(eq(users.id, id));
    if (!user) throw new Error("They are gone.");
    const { createdAt, weekDueAt } = user;
    return tellOfWeek(app.db, { id, timeZone, createdAt, weekDueAt }, { now, timeZone: "UTC" });
  };
  const hour = 3_600_000;
  const tokyo = Date.UTC(2026, 10, 15, 18);
  expect(await tell(tokyo, "Asia/Tokyo")).toBe(1);
  expect(await tell(tokyo + 100 * hour, "Asia/Tokyo")).toBe(0);
  // In Los Angeles it is Sunday when it is Monday in Tokyo.
  expect(await tell(tokyo + 168 * hour - 1, "Asia/Tokyo")).toBe(0);
  expect(await tell(tokyo + 168 * hour, "America/Los_Angeles")).toBe(0);
  expect(await tell(Date.UTC(2026, 10, 23, 11) - 1, "America/Los_Angeles")).toBe(0);
  expect(await tell(Date.UTC(2026, 10, 23, 11), "America/Los_Angeles")).toBe(1);
  expect((await told(app, id)).map(({ href }) => href)).toEqual([
    "/notifications/week?week=2026-W46",
    "/notifications/week?week=2026-W47",
  ]);
  // Who was away for months is told of one week.
  expect(await tell(Date.UTC(2027, 2, 3), "America/Los_Angeles")).toBe(1);
  expect(await told(app, id)).toHaveLength(3);
});

test("a week that cannot be told of keeps nobody out", async () => {
  await using app = await startApp();
  const { headers } = await createOld(app, { weekDueAt: null });
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  await app.db.run(
    sql`create trigger broken before insert on notifications begin select raise(abort, 'broken'); end`,
  );
  try {
    expect((await open(app, headers)).response.status).toBe(200);
  } finally {
    await app.db.run(sql`drop trigger broken`);
  }
  expect(error.mock.calls.flat().join()).toContain("week-not-told");
  error.mockRestore();
});

test("somebody who came this week is told of none, and nothing is written for it", async () => {
  await using app = await startApp();
  const learner = await app.createLearner();
  const headers = await app.signIn(learner);
  await open(app, headers);
  expect(await told(app, learner.id)).toEqual([]);
  const [user] = await app.db.select().from(users).where(eq(users.id, learner.id));
  expect(user?.weekDueAt).toBeNull();
});

test("who switched it off, or wants to be left in peace, is not told of their week", async () => {
  await using app = await startApp();
  const { id, headers } = await createOld(app, { weekDueAt: null });
  const others = switchableKinds.filter((kind) => kind !== "week");
  await setSwitchedOn(app.db, id, others, Date.now());
  await open(app, headers);
  expect(await told(app, id)).toEqual([]);
  // It is not looked for again on each page of the week.
  const [user] = await app.db.select().from(users).where(eq(users.id, id));
  expect(user?.weekDueAt).toBe(spanOfWeek(current, "UTC").until);

  const quiet = await createOld(app, { weekDueAt: null, notifications: "block" });
  await open(app, quiet.headers);
  expect(await told(app, quiet.id)).toEqual([]);
});

async function makeAddress(app: App, headers: HeadersInit) {
  const sent = form("/notifications/settings", { intent: "make-feed" }, headers);
  const answer = (await app.send(settings.action, sent)) as { address: string };
  return new URL(answer.address).pathname;
}

function fetchFeed(app: App, path: string, headers: HeadersInit = {}) {
  const token = path.split("/").at(-1) ?? "";
  return app.send(feed.loader, get(path, headers), { token });
}

test("a feed has an address of its own: made on request, shown once, stored as a digest", async () => {
  await using app = await startApp();
  const { id, headers } = await createOld(app);
  await fillWeek(app, id);
  const show = () =>
    openPage(app, "notifications/settings", settings, get("/notifications/settings", headers));
  expect((await show()).text).toContain("Make an address");

  const sent = form("/notifications/settings", { intent: "make-feed" }, headers);
  const made = await openPage(app, "notifications/settings", settings, sent);
  const path = /\/notifications\/feeds\/[\w-]{43}/.exec(made.html)?.[0] ?? "";
  expect(made.html).toContain(`value="http://localhost${path}"`);
  const after = await show();
  expect(after.html).not.toContain("/notifications/feeds/");
  expect(after.text).toContain("You have an address since");
  expect(after.text).toContain("it cannot be shown again");
  const token = path.split("/").at(-1) ?? "";
  const stored = await app.db.select().from(weekFeeds);
  expect(stored).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toContain(token);

  const answer = await fetchFeed(app, path);
  const xml = await answer.text();
  expect(answer.headers.get("Content-Type")).toBe("application/atom+xml; charset=utf-8");
  expect(answer.headers.get("Cache-Control")).toBe("private, no-cache");
  expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
  expect(xml.match(/<entry>/g)).toHaveLength(12);
  expect(xml).toContain("7 days of learning");
  expect(xml).toContain("a quiet week");
  expect(xml).toContain(`<link href="http://localhost${weekHref(last)}"/>`);
  expect(xml).not.toContain(current.name);
  expect(xml).not.toContain("My secret prompt");
  // Everything that could stand in for markup is written as text.
  expect(xml.replace(/&(?:amp|lt|gt|quot|#39);/g, "")).not.toMatch(/&/);

  const tag = answer.headers.get("ETag") ?? "";
  for (const held of [tag, `W/${tag}`, `"other", ${tag}`]) {
    const again = await fetchFeed(app, path, { "If-None-Match": held });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  }
  expect((await fetchFeed(app, path, { "If-None-Match": '"other"' })).status).toBe(200);
});

test("a new address ends the old one, and switching off ends the last", async () => {
  await using app = await startApp();
  const { headers } = await createOld(app);
  const first = await makeAddress(app, headers);
  const second = await makeAddress(app, headers);
  expect(first).not.toBe(second);
  expect((await fetchFeed(app, first)).status).toBe(404);
  expect((await fetchFeed(app, second)).status).toBe(200);

  const idsOf = async (path: string) =>
    (await (await fetchFeed(app, path)).text()).match(/<id>[^<]*<\/id>/g);
  const before = await idsOf(second);
  const third = await makeAddress(app, headers);
  // A reader that moves to the new address finds nothing that it has not shown already.
  expect(await idsOf(third)).toEqual(before);

  const off = form("/notifications/settings", { intent: "end-feed" }, headers);
  const ended = (await app.send(settings.action, off)) as Response;
  expect(ended.status).toBe(302);
  const notice = ended.headers.getSetCookie().find((each) => each.startsWith("notice="));
  const after = get("/notifications/settings", {
    Cookie: `${headers.Cookie}; ${notice?.split(";", 1)[0]}`,
  });
  const told = await openPage(app, "notifications/settings", settings, after);
  expect(told.html).toContain("Your feed is switched off");
  expect((await fetchFeed(app, third)).status).toBe(404);
  expect(await app.db.$count(weekFeeds)).toBe(0);
});

test("an address nobody has, one of somebody suspended and one of somebody gone are none", async () => {
  await using app = await startApp();
  const { id, headers } = await createOld(app);
  const other = await createOld(app);
  const path = await makeAddress(app, headers);
  const othersPath = await makeAddress(app, other.headers);
  for (const token of ["x", "A".repeat(43), `${path.split("/").at(-1)}x`, "%00", "a'b"]) {
    const answer = await fetchFeed(app, `/notifications/feeds/${token}`);
    expect(answer.status, token).toBe(404);
    expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
  }
  await app.db.update(users).set({ status: "suspended" }).where(eq(users.id, other.id));
  expect((await fetchFeed(app, othersPath)).status).toBe(404);

  const told = await readAccountData(app.db, id);
  expect(told?.weekFeed).toMatchObject([{ createdAt: expect.any(String) }]);
  expect(JSON.stringify(told?.weekFeed)).not.toContain("token");
  await deleteAccount(app.db, { id }, Date.now());
  expect((await fetchFeed(app, path)).status).toBe(404);
  expect(await app.db.$count(weekFeeds, eq(weekFeeds.userId, id))).toBe(0);
});

test("somebody new has a feed without entries that a reader can keep", async () => {
  await using app = await startApp();
  const headers = await app.signIn(await app.createLearner());
  const answer = await fetchFeed(app, await makeAddress(app, headers));
  const xml = await answer.text();
  expect(xml).not.toContain("<entry>");
  expect(xml).toMatch(/<updated>\d{4}-\d\d-\d\dT[\d:.]+Z<\/updated>/);
});

test("a feed is fetched in two round trips that write nothing, and not without end", async () => {
  await using app = await startApp();
  const { id, headers } = await createOld(app);
  await fillWeek(app, id);
  const path = await makeAddress(app, headers);
  const request = get(path);
  const context = app.context(request);
  await feed.loader({ request, context, params: { token: path.split("/").at(-1) } } as never);
  expect(context.meter.d1RoundTrips).toBe(2);
  expect(context.meter.rowsRead).toBeLessThanOrEqual(200);
  expect(context.meter.rowsWritten).toBe(0);

  const { limit } = readingLimits.feed;
  for (let time = 1; time < limit; time++) await fetchFeed(app, "/notifications/feeds/x");
  const refused = await fetchFeed(app, path);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
});
