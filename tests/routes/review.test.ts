import bank from "virtual:content/questions";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { skillById } from "~/content/skills/skill-map";
import { courseLibrary } from "~/db/schema/learning";
import { activityDays, users } from "~/db/schema/people";
import { reviewCards, reviewCounts } from "~/db/schema/review";
import { deleteAccount } from "~/models/account-data.server";
import { recordReview } from "~/models/review.server";
import { readNextCheck, recordCheck } from "~/models/skill-check.server";
import { addDays, dayKey, startOfDay } from "~/models/streak";
import * as root from "~/root";
import * as dashboard from "~/routes/dashboard/route";
import * as review from "~/routes/review/route";
import * as reviewToday from "~/routes/review_.today/route";
import { readAccountData } from "../support/account-data";
import { form, get, startApp } from "../support/app";
import { answerTo } from "../support/checks";
import { openPage } from "../support/page";
import { day, makeDueCards, triedQuestions } from "../support/review";

type App = Awaited<ReturnType<typeof startApp>>;
type Learner = Awaited<ReturnType<App["createLearner"]>>;

const moment = { now: Date.now(), timeZone: "UTC" };
const today = dayKey(moment.now, "UTC");
const unsent = { tries: 0, text: "", said: undefined, letsGo: false, recalls: false };

async function open(app: App, learner: Learner, search = "") {
  return openPage(app, "review", review, get(`/review${search}`, await app.signIn(learner)));
}

async function post(app: App, learner: Learner, fields: Record<string, string>, search = "") {
  const request = form(`/review${search}`, fields, await app.signIn(learner));
  return (await app.send(review.action, request)) as unknown as Response & {
    init?: ResponseInit;
    data?: { refused: string };
  };
}

async function openDashboard(app: App, learner: Learner) {
  return openPage(app, "dashboard", dashboard, get("/dashboard", await app.signIn(learner)));
}

async function cardsOf({ db }: App, { id }: Learner) {
  return db.select().from(reviewCards).where(eq(reviewCards.userId, id)).orderBy(reviewCards.id);
}

async function dueOf(app: App, learner: Learner) {
  const answer = await app.send(root.loader, get("/", await app.signIn(learner)));
  return answer.data.user?.due;
}

function questionOfItem(item: string) {
  const [skillId = "", id] = item.split(".");
  const found = bank[skillId]?.find((question) => question.id === id);
  if (!found) throw new Error(`There is no question ${item}.`);
  return found;
}

/** The option, as it is shown on the page, that is right or wrong. */
async function optionFor(app: App, learner: Learner, isRight: boolean) {
  const { html } = await open(app, learner);
  const id = Number(/name="card" value="(\d+)"/.exec(html)?.[1]);
  const [card] = (await cardsOf(app, learner)).filter((each) => each.id === id);
  if (!card) throw new Error("No card is shown.");
  const { options, answer } = questionOfItem(card.item);
  const shown = [...html.matchAll(/<b>(.*?)<\/b>/g)].map(([, text = ""]) => plain(text));
  const right = shown.indexOf(plain(options[answer]?.text ?? "")) - shown.findIndex(isOption);
  function isOption(text: string) {
    return options.some((option) => plain(option.text) === text);
  }
  const option = isRight ? right : (right + 1) % options.length;
  return { card, fields: { card: String(id), tries: String(card.tries), option: String(option) } };
}

function plain(text: string) {
  return text.replace(/&#x27;|&quot;|&amp;|['"&]/g, "").replace(/\s+/g, " ");
}

test("the questions of a passed check come back, and of a failed one those that were missed", async () => {
  await using app = await startApp();
  const learner = await app.createLearner();
  for (const [skillId, right] of [
    ["what-ai-tools-are", 2],
    ["tools-that-act", 1],
  ] as const) {
    const skill = skillById(skillId);
    if (!skill) throw new Error(`There is no skill ${skillId}.`);
    const { number, questions } = await readNextCheck(app.db, learner.id, skill);
    const answers = questions.map((question, index) => answerTo(question, index < right));
    await recordCheck(app.db, { userId: learner.id, skill, number, answers }, moment);
  }

  const cards = await cardsOf(app, learner);
  const known = cards.map(({ skillId, wasKnown }) => [skillId, wasKnown]);
  expect(known).toEqual([
    ["what-ai-tools-are", true],
    ["what-ai-tools-are", true],
    ["what-ai-tools-are", false],
    ["tools-that-act", false],
    ["tools-that-act", false],
  ]);
  for (const { wasKnown, dueAt, seenDay } of cards) {
    expect(seenDay).toBe(today);
    expect(dueAt).toBe(startOfDay(addDays(today, wasKnown ? 2 : 1), "UTC"));
  }
  expect(await dueOf(app, learner)).toBe(0);
});

test("a question that comes up in another check keeps its card", async () => {
  await using app = await startApp();
  const learner = await app.createLearner();
  const tried = triedQuestions(2);
  await makeDueCards(app, learner, tried);
  const before = await cardsOf(app, learner);
  await makeDueCards(
    app,
    learner,
    tried.map((each) => ({ ...each, wasKnown: false })),
  );
  expect(await cardsOf(app, learner)).toEqual(before);
});

test("a day without a card says so, and when the next one comes", async () => {
  await using app = await startApp();
  const learner = await app.createLearner();
  const none = await open(app, learner);
  expect(none.response.status).toBe(200);
  expect(none.text).toContain("No cards yet Take a check on your path.");
  expect(none.html).toMatch(/<a [^>]*href="\/dashboard"[^>]*>To my dashboard<\/a>/);
  expect((await openDashboard(app, learner)).text).not.toContain("to review");

  await makeDueCards(app, learner, 1);
  const later = startOfDay(addDays(today, 4), "UTC");
  await app.db.update(reviewCards).set({ dueAt: later });
  const { text } = await open(app, learner);
  expect(text).toContain("Nothing to review today");
  expect(text).toContain("in 4 days.");
});

test("a card is asked without its key, and says why it comes now", async () => {
  await using app = await startApp();
  const learner = await app.createLearner();
  await makeDueCards(app, learner, triedQuestions(1, false));
  const { html, text } = await open(app, learner);
  const [card] = await cardsOf(app, learner);
  const { prompt, options } = questionOfItem(card?.item ?? "");

  expect(plain(text)).toContain(plain(prompt));
  for (const { text: option } of options) expect(plain(text)).toContain(plain(option));
  for (const { explanation } of options) {
    expect(plain(html)).not.toContain(plain(explanation).slice(0, 40));
  }
  expect(text).toContain("1 card left today.");
  expect(text).toContain(
    "Why now? You missed this when you were first asked, 10 days ago, so it comes back early.",
  );
});

test("an answer lights the day, moves the card, is counted and explained", async () => {
  await using app = await startApp();
  const learner = await app.createLearner();
  await makeDueCards(app, learner, 3);
  expect(await dueOf(app, learner)).toBe(3);
  const { card, fields } = await optionFor(app, learner, true);

  const answer = await post(app, learner, fields);
  expect(answer.headers.get("Location")).toBe(`/review?answered=${card.id}`);
  const [after] = (await cardsOf(app, learner)).filter(({ id }) => id === card.id);
  expect(after).toMatchObject({ tries: 1, misses: 0, grade: "known", seenDay: today });
  expect(after?.dueAt).toBeGreaterThan(moment.now + 10 * day);
  expect(await app.db.select().from(activityDays)).toMatchObject([{ day: today, finished: 1 }]);
  expect(await app.db.select().from(reviewCounts)).toMatchObject([
    { daysSince: 8, asked: 1, known: 1 },
  ]);
  expect(await dueOf(app, learner)).toBe(2);

  const { text } = await open(app, learner, `?answered=${card.id}`);
  const { options, answer: right } = questionOfItem(card.item);
  expect(plain(text)).toContain(plain(options[right]?.explanation ?? ""));
  expect(text).toContain("You still know it");
  expect(text).toMatch(/It comes back in \d+ days\./);
  expect(text).toContain("2 cards left today");
  const dashboardNow = await openDashboard(app, learner);
  expect(dashboardNow.text).toContain("Today is safe already.");
  expect(dashboardNow.text).toContain("2 cards to review");
});

test("a missed card comes back tomorrow, with every explanation", async () => {
  await using app = await startApp();
  const learner = await app.createLearner();
  await makeDueCards(app, learner, 1);
  const { card, fields } = await optionFor(app, learner, false);
  await post(app, learner, fields);

  const [after] = await cardsOf(app, learner);
  expect(after).toMatchObject({ tries: 1, misses: 1, grade: "missed" });
  expect(after?.dueAt).toBe(startOfDay(addDays(today, 1), "UTC"));
  expect(await app.db.select().from(reviewCounts)).toMatchObject([{ asked: 1, known: 0 }]);
  // The day is lit all the same: trying to remember is the work.
  expect(await app.db.select().from(activityDays)).toHaveLength(1);

  const { text } = await open(app, learner, `?answered=${card.id}`);
  expect(text).toContain("Not this time");
  expect(text).toContain("It comes back tomorrow.");
  for (const { explanation } of questionOfItem(card.item).options) {
    expect(plain(text)).toContain(plain(explanation));
  }
});

test("the same answer twice counts once, at once or later", async () => {
  await using app = await startApp();
  const learner = await app.createLearner();
  await makeDueCards(app, learner, 2);
  const { card, fields } = await optionFor(app, learner, true);
  const answers = await Promise.all([1, 2, 3].map(() => post(app, learner, fields)));
  for (const { headers } of answers) {
    expect(headers.get("Location")).toBe(`/review?answered=${card.id}`);
  }
  await post(app, learner, { ...fields, option: "0" });

  const [after] = (await cardsOf(app, learner)).filter(({ id }) => id === card.id);
  expect(after).toMatchObject({ tries: 1, grade: "known" });
  expect(await app.db.select().from(activityDays)).toMatchObject([{ finished: 1 }]);
  expect(await app.db.select().from(reviewCounts)).toMatchObject([{ asked: 1 }]);
});

test("two minutes are enough: what is left waits, unless the learner goes on", async () => {
  await using app = await startApp();
  const learner = await app.createLearner();
  await makeDueCards(app, learner, 9);
  expect(await dueOf(app, learner)).toBe(6);
  expect((await open(app, learner)).text).toContain("6 cards left today.");

  for (let done = 0; done < 6; done++) {
    await post(app, learner, (await optionFor(app, learner, true)).fields);
  }
  expect(await dueOf(app, learner)).toBe(0);
  const { text } = await open(app, learner);
  expect(text).toContain("Done for today");
  expect(text).toContain("Your two minutes are full. 3 more cards can wait");

  const more = await open(app, learner, "?more");
  expect(more.text).toContain("Beyond today's two minutes.");
  // The next day begins anew.
  await app.db.update(users).set({ reviewDay: addDays(today, -1) });
  expect(await dueOf(app, learner)).toBe(3);
});

test("a card of somebody else, of no number or without an answer changes nothing", async () => {
  await using app = await startApp();
  const learner = await app.createLearner();
  const other = await app.createLearner();
  const [own = 0] = await makeDueCards(app, learner, 1);
  const before = await cardsOf(app, learner);

  for (const [who, fields, refused] of [
    [other, { card: String(own), tries: "0", option: "0" }, "does not belong"],
    [learner, { card: "x", tries: "0", option: "0" }, "does not belong"],
    [learner, { card: String(own), tries: "4", option: "0" }, "does not belong"],
    [learner, { card: String(own), tries: "0" }, "Answer the card first."],
    [learner, { card: String(own), tries: "0", option: "9" }, "Answer the card first."],
    [learner, { card: String(own), tries: "0", intent: "let-go" }, "Answer the card first."],
  ] as const) {
    const answer = await post(app, who, fields);
    expect(answer.init?.status).toBe(400);
    expect(answer.data?.refused).toContain(refused);
  }
  expect(await cardsOf(app, learner)).toEqual(before);
  expect(await app.db.select().from(activityDays)).toEqual([]);
  for (const search of [`?answered=${own}`, "?answered=0", "?answered=12345"]) {
    expect((await open(app, other, search)).response.status, search).toBe(404);
  }
});

test("a card whose question is gone can be let go", async () => {
  await using app = await startApp();
  const learner = await app.createLearner();
  const [id = 0] = await makeDueCards(app, learner, 1);
  await app.db.delete(courseLibrary);
  expect((await open(app, learner)).text).toContain("no longer on the site");
  const answer = await post(app, learner, { card: String(id), tries: "0", intent: "let-go" });
  expect(answer.headers.get("Location")).toBe("/review");
  expect(await cardsOf(app, learner)).toEqual([]);
});

test("days are the learner's own", async () => {
  await using app = await startApp();
  const learner = await app.createLearner();
  await app.db.update(users).set({ timeZone: "Pacific/Kiritimati" });
  // Three minutes before and after three in the morning there.
  const midnight = startOfDay("2026-03-05", "Pacific/Kiritimati");
  const tried = triedQuestions(1);
  await makeDueCards(app, learner, tried, "Pacific/Kiritimati");
  const [card] = await cardsOf(app, learner);
  if (!card) throw new Error("There is no card.");
  await app.db.update(reviewCards).set({ dueAt: midnight, seenDay: "2026-03-02" });

  const sent = { ...unsent, userId: learner.id, cardId: card.id, option: 0 };
  await recordReview(app.db, sent, { now: midnight + 1, timeZone: "UTC" });
  const [after] = await cardsOf(app, learner);
  expect(after?.seenDay).toBe("2026-03-05");
  expect(dayKey(after?.dueAt ?? 0, "Pacific/Kiritimati") > "2026-03-05").toBe(true);
  expect(dayKey((after?.dueAt ?? 0) - 1, "Pacific/Kiritimati")).not.toBe(
    dayKey(after?.dueAt ?? 0, "Pacific/Kiritimati"),
  );
  expect(await app.db.select().from(activityDays)).toMatchObject([{ day: "2026-03-05" }]);
});

test("cards and counts are in the download and go with the account", async () => {
  await using app = await startApp();
  const learner = await app.createLearner();
  await makeDueCards(app, learner, 1);
  await post(app, learner, (await optionFor(app, learner, true)).fields);

  const told = await readAccountData(app.db, learner.id);
  expect(told?.reviewCards).toMatchObject([{ tries: 1, grade: "known" }]);
  expect(told?.reviewCounts).toMatchObject([{ asked: 1 }]);
  await deleteAccount(app.db, { id: learner.id }, Date.now());
  expect(await cardsOf(app, learner)).toEqual([]);
  expect(await app.db.select().from(reviewCounts)).toEqual([]);
});

test("today's cards stand on one page, each in a form that needs no script", async () => {
  await using app = await startApp();
  const learner = await app.createLearner();
  await makeDueCards(app, learner, 3);
  const request = get("/review/today", await app.signIn(learner));
  const { html } = await openPage(app, "review/today", reviewToday, request);
  // What the service worker reads.
  expect(html).toContain(`data-learner="${learner.id}"`);
  const shown = [...html.matchAll(/data-card="(\d+)"/g)].map(([, id]) => Number(id));
  const due = await dueOf(app, learner);
  expect(shown.length).toBe(due);
  expect(html.match(/<form method="post" action="\/review"/g)?.length).toBe(due);

  const [first] = shown;
  const [card] = (await cardsOf(app, learner)).filter(({ id }) => id === first);
  if (!card) throw new Error("No card is shown.");
  const fields = { card: String(card.id), tries: String(card.tries), option: "0" };
  expect((await post(app, learner, fields)).status).toBe(302);
  const again = await openPage(
    app,
    "review/today",
    reviewToday,
    get("/review/today", await app.signIn(learner)),
  );
  expect(again.html).not.toContain(`data-card="${card.id}"`);
});
