import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { builtIn } from "~/ai/built-in/built-in";
import { answerWithCoach } from "~/ai/coached-answer";
import { exerciseById } from "~/content/exercises/exercises";
import { guideById } from "~/content/guides/guides";
import { run } from "~/db/batch";
import { skillProgress } from "~/db/schema/learning";
import { reviewCards, reviewCounts } from "~/db/schema/review";
import { recordAnswer } from "~/models/challenge.server";
import { challengesOf } from "~/models/challenge-set.server";
import { answerLesson, createCourse } from "~/models/course.server";
import { recordAttempt } from "~/models/exercise-attempt.server";
import { keyPointsOf } from "~/models/lesson-cards.server";
import { makeCards, promptItem } from "~/models/review-making.server";
import * as landing from "~/routes/_index/route";
import * as dashboard from "~/routes/dashboard/route";
import * as score from "~/routes/dashboard_.score/route";
import * as review from "~/routes/review/route";
import { form, get, startApp } from "../support/app";
import { readCourse } from "../support/course";
import { startWithLibrary } from "../support/course-library";
import { addExercises } from "../support/exercises";
import { openPage } from "../support/page";
import { rainyAfternoon, strong, weak } from "../support/rainy-afternoon";
import { day, makeDueCards, triedQuestions } from "../support/review";

type App = Awaited<ReturnType<typeof startApp>>;
type Learner = Awaited<ReturnType<App["createLearner"]>>;

const moment = { now: Date.now(), timeZone: "UTC" };

async function cardsOf({ db }: App, { id }: Learner) {
  return db.select().from(reviewCards).where(eq(reviewCards.userId, id)).orderBy(reviewCards.id);
}

async function open(app: App, learner: Learner, search = "") {
  return openPage(app, "review", review, get(`/review${search}`, await app.signIn(learner)));
}

/** Sends what a card's form sends, as a browser without scripts does. */
async function send(app: App, learner: Learner, fields: Record<string, string>) {
  const [card] = await cardsOf(app, learner);
  const sent = { card: String(card?.id), tries: String(card?.tries), ...fields };
  const request = form("/review", sent, await app.signIn(learner));
  return openPage(app, "review", review, request);
}

async function makeDue({ db }: App) {
  await db.update(reviewCards).set({ dueAt: moment.now - day });
}

test("an answered challenge comes back, rightly answered or not", async () => {
  await using app = await startApp();
  const learner = await app.createLearner();
  const guide = guideById(5);
  if (!guide) throw new Error("There is no guide 5.");
  const set = challengesOf(guide);
  for (const [index, { correctIndex }] of set.challenges.entries()) {
    const option = index === 0 ? (correctIndex + 1) % 3 : correctIndex;
    const sent = { number: index + 1, option };
    await recordAnswer(app.db, { userId: learner.id, set, sent }, moment);
  }

  expect(await cardsOf(app, learner)).toMatchObject([
    { kind: "challenge", item: "guide:5:1", skillId: "check-sources", wasKnown: false },
    { kind: "challenge", item: "guide:5:2", skillId: "how-a-model-writes", wasKnown: true },
    { kind: "challenge", item: "guide:5:3", skillId: "set-requirements", wasKnown: true },
  ]);
  await makeDue(app);
  const { text } = await open(app, learner, "?skill=none");
  expect(text).toContain(set.challenges[0]?.prompt.replace(/\s+/g, " "));
  const { response } = await send(app, learner, { option: "0" });
  expect(response.status).toBe(302);
});

test("what a prompt did not say comes back as a prompt to mend, and the coach reads it", async () => {
  await using app = await startApp();
  await addExercises(app);
  const learner = await app.createLearner();
  const exercise = exerciseById(rainyAfternoon);
  if (!exercise) throw new Error("There is no such exercise.");
  const answered = await answerWithCoach(builtIn, weak, exercise);
  await recordAttempt(app.db, { userId: learner.id, exercise, answered }, moment);

  const missing = answered.report.slots.find(({ isFilled }) => !isFilled);
  const slot = exercise.slots.find(({ id }) => id === missing?.id);
  const [card] = await cardsOf(app, learner);
  expect(card).toMatchObject({
    kind: "prompt",
    item: promptItem(exercise.id, slot?.id ?? ""),
    skillId: exercise.skills[0],
    wasKnown: false,
  });
  await makeDue(app);
  const asked = await open(app, learner);
  expect(asked.text).toContain(`Rewrite your prompt so that nobody has to ask: ${slot?.ask}`);
  expect(asked.html).toContain(weak);

  // As it was, or nothing at all: that is no answer.
  for (const text of [weak, "  "]) {
    const same = await send(app, learner, { text });
    expect(same.response.status).toBe(400);
  }
  await send(app, learner, { text: `${weak} Please.` });
  expect((await cardsOf(app, learner))[0]).toMatchObject({ tries: 1, grade: "missed" });
  const missed = await open(app, learner, `?answered=${card?.id}`);
  expect(missed.text).toContain(`A reader would still have to ask: ${slot?.ask} ${slot?.why}`);

  await makeDue(app);
  await send(app, learner, { text: `${strong} Write to anna@example.org.` });
  const [after] = await cardsOf(app, learner);
  expect(after).toMatchObject({ tries: 2, misses: 1, grade: "known" });
  expect(after?.answer).not.toContain("anna@example.org");
  const known = await open(app, learner, `?answered=${card?.id}`);
  expect(known.text).toContain("Your prompt says it now, so nobody has to ask.");
});

test("a prompt that says everything, or that the coach declines, makes no card", async () => {
  await using app = await startApp();
  await addExercises(app);
  const learner = await app.createLearner();
  const exercise = exerciseById(rainyAfternoon);
  if (!exercise) throw new Error("There is no such exercise.");
  const texts = [strong, "asdf", "Schreibe mir bitte ein Gedicht über den Regen und die Kinder."];
  for (const prompt of texts) {
    const answered = await answerWithCoach(builtIn, prompt, exercise);
    await recordAttempt(app.db, { userId: learner.id, exercise, answered }, moment);
  }
  expect(await cardsOf(app, learner)).toEqual([]);
});

test("a finished lesson's key points come back to be recalled, then compared", async () => {
  await using app = await startWithLibrary();
  const learner = await app.createLearner();
  const wish = {
    ageGroup: "35-44",
    competenceLevel: "basic",
    industry: "education",
    learningGoal: "improve productivity with AI",
  };
  const { id: courseId } = (await createCourse(app.db, learner.id, wish, moment)) as { id: number };
  const { course, record } = await readCourse(app, courseId);
  const lesson = course.modules[0]?.lessons[0];
  const points = keyPointsOf(lesson?.content ?? "");
  expect(points).toHaveLength(3);
  const options = record.modules[0]?.lessons[0]?.exercises.map(({ answer }) => answer) ?? [];
  const place = { module: 0, lesson: 0 };
  await answerLesson(app.db, { userId: learner.id, courseId, place, options }, moment);

  const [card] = await cardsOf(app, learner);
  expect(card).toMatchObject({ kind: "points", wasKnown: true });
  await makeDue(app);
  const asked = await open(app, learner);
  expect(asked.text).toContain(`What do you remember of the lesson “${lesson?.title}”?`);
  for (const point of points) expect(asked.text).not.toContain(point);

  const compared = await send(app, learner, { intent: "recall", text: "To begin with a verb." });
  expect(compared.response.status).toBe(200);
  for (const point of points) expect(compared.text).toContain(point.replace(/\s+/g, " "));
  expect(compared.text).toContain("You wrote To begin with a verb.");
  expect((await cardsOf(app, learner))[0]?.tries).toBe(0);

  expect((await send(app, learner, { text: "x", said: "perhaps" })).response.status).toBe(400);
  await send(app, learner, { text: "To begin with a verb.", said: "partly" });
  expect((await cardsOf(app, learner))[0]).toMatchObject({
    tries: 1,
    misses: 0,
    grade: "partly",
    answer: "To begin with a verb.",
  });
  const { text } = await open(app, learner, `?answered=${card?.id}`);
  expect(text).toContain("A part of it is there");
  for (const point of points) expect(text).toContain(point.replace(/\s+/g, " "));
});

test("a lesson without its points in short makes no card", () => {
  expect(keyPointsOf("Text.\n\n#### Try it now\n\n- One.")).toEqual([]);
  expect(keyPointsOf("Text.\n\n#### In short\n\n- One.\n- Two.\n\n#### Then\n\n- Three.")).toEqual([
    "One.",
    "Two.",
  ]);
});

test("a skill that was missed is fading until one card brings it back; its points stay", async () => {
  await using app = await startApp();
  const learner = await app.createLearner();
  await makeDueCards(app, learner, triedQuestions(1));
  const headers = await app.signIn(learner);
  const page = async () => {
    const { text } = await openPage(app, "dashboard", dashboard, get("/dashboard", headers));
    return text;
  };
  const [card] = await cardsOf(app, learner);
  expect(await page()).toContain("1 card to review");
  expect(await page()).not.toContain("is fading");

  await app.db.insert(skillProgress).values({
    userId: learner.id,
    skillId: card?.skillId ?? "",
    attemptedAt: moment.now,
    passedAt: moment.now,
  });
  const before = await app.send(score.loader, get("/dashboard/score", headers));
  await app.db.update(reviewCards).set({ grade: "missed", tries: 1, misses: 1 });
  await app.db.update(reviewCards).set({ dueAt: moment.now + day });
  expect(await page()).toMatch(/“[^”]+” is fading\. One card brings it back \./);
  expect(await page()).not.toContain("to review");
  const after = await app.send(score.loader, get("/dashboard/score", headers));
  expect((after as { score: number }).score).toBe((before as { score: number }).score);
  const shown = await openPage(app, "dashboard/score", score, get("/dashboard/score", headers));
  expect(shown.text).toContain("Fading: one card brings it back");

  await app.db.update(skillProgress).set({ passedAt: null });
  expect(await page(), "what was never shown cannot fade").not.toContain("is fading");

  // The card is not due, and is given all the same.
  const asked = await open(app, learner, `?skill=${card?.skillId}`);
  expect(asked.html).toContain(`name="card" value="${card?.id}"`);
  expect(asked.text).toContain("One card to bring it back.");
  await app.db.update(reviewCards).set({ grade: "known" });
  expect(await page()).not.toContain("fading");
});

test("retention stands on the score page once there is something to measure", async () => {
  await using app = await startApp();
  const learner = await app.createLearner();
  const headers = await app.signIn(learner);
  const text = async () =>
    (await openPage(app, "dashboard/score", score, get("/dashboard/score", headers))).text;
  const count = (strand: string, daysSince: number, asked: number, known: number) =>
    app.db.insert(reviewCounts).values({ userId: learner.id, strand, daysSince, asked, known });

  await count("ask", 2, 5, 5);
  await count("check", 2, 9, 9);
  expect(await text()).not.toContain("you still knew it");
  await count("ask", 8, 15, 13);
  const shown = await text();
  expect(shown).toContain("In 18 of 20 reviews you still knew it: 90% .");
  expect(shown.match(/you still knew it/g)).toHaveLength(1);
});

test("the home page shows the learner's own forgetting once it was measured", async () => {
  await using app = await startApp();
  const learner = await app.createLearner();
  const sketch = "A sketch of what you still know.";
  const own = "What you still knew in 40 of your own reviews";
  const html = async (headers: HeadersInit = {}) =>
    (await openPage(app, "", landing, get("/", headers))).html;

  const headers = await app.signIn(learner);
  expect(await html(headers)).toContain(sketch);
  await app.db.insert(reviewCounts).values([
    { userId: learner.id, strand: "ask", daysSince: 1, asked: 20, known: 19 },
    { userId: learner.id, strand: "check", daysSince: 8, asked: 20, known: 18 },
  ]);
  expect(await html(headers)).toContain(own);
  expect(await html(headers)).toContain("95% after 1 day, 90% after 8–15 days");
  expect(await html(headers)).not.toContain(sketch);
  expect(await html()).toContain(sketch);
  const other = await app.signIn(await app.createLearner());
  expect(await html(other)).toContain(sketch);
});

test("the busiest learner's pages stay within their rows with hundreds of cards", async () => {
  await using app = await startApp();
  const learner = await app.createLearner();
  await makeDueCards(app, learner, 200);
  await run(
    app.db,
    makeCards(
      app.db,
      Array.from({ length: 100 }, (_, index) => ({
        kind: "points",
        item: `${index}`,
        skillId: "give-context",
        content: { title: "A lesson", points: ["One."] },
        wasKnown: true,
      })),
      { userId: learner.id, zone: "UTC", now: moment.now },
    ),
  );
  await app.db.update(reviewCards).set({ grade: "missed", tries: 1, misses: 1 });
  const headers = await app.signIn(learner);
  for (const [path, { loader }] of [
    ["/dashboard", dashboard],
    ["/dashboard/score", score],
  ] as const) {
    const request = get(path, headers);
    const context = app.context(request);
    await loader({ request, context, params: {} });
    expect(context.meter.d1RoundTrips).toBe(2);
    expect(context.meter.rowsRead, path).toBeLessThanOrEqual(120);
  }
});
