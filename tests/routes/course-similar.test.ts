import questionsBySkill from "virtual:content/questions";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { lessonProgress, skillProgress } from "~/db/schema/learning";
import { activityDays } from "~/db/schema/people";
import { reviewCards } from "~/db/schema/review";
import { keptCourses } from "~/models/course.server";
import * as certificates from "~/routes/certificates._index/route";
import * as course from "~/routes/courses.$id/route";
import * as tab from "~/routes/dashboard_.courses/route";
import { form, get, type startApp } from "../support/app";
import { readCourse } from "../support/course";
import { startWithLibrary } from "../support/course-library";
import { openPage } from "../support/page";

type App = Awaited<ReturnType<typeof startApp>>;

const wish = {
  ageGroup: "35-44",
  competenceLevel: "basic",
  industry: "education",
  learningGoal: "improve productivity with AI",
};

/** A learner with a course, in which every exercise of every lesson was answered, one of them wrongly. */
async function withOneWrong(app: App) {
  const learner = await app.createLearner();
  const headers = await app.signIn(learner);
  const made = await app.send(tab.action, form("/dashboard/courses", wish, headers));
  const id = Number((made as Response).headers.get("Location")?.split("/").at(-1));
  const { record } = await readCourse(app, id);

  const send = (fields: Record<string, string>) =>
    app.send(course.action, form(`/courses/${id}`, fields, headers), { id: String(id) });
  const lessons = record.modules.flatMap(({ lessons }, module) =>
    lessons.map(({ exercises }, lesson) => ({ key: `${module + 1}.${lesson + 1}`, exercises })),
  );
  for (const { key, exercises } of lessons) {
    const options = exercises.map(({ answer, explanations }, at) =>
      key === "1.1" && at === 0 ? (answer + 1) % explanations.length : answer,
    );
    const chosen = options.map((option, at) => [`answer-${at}`, String(option)] as const);
    await send({ lesson: key, ...Object.fromEntries(chosen) });
  }
  const skillId = lessons[0]?.exercises[0]?.skillId ?? "";
  const questions = questionsBySkill[skillId] ?? [];
  const open = (address: string) =>
    openPage(app, "courses/:id", course, get(`/courses/${id}${address}`, headers));
  const answer = (number: number, option: number) =>
    send({
      intent: "similar",
      lesson: "1.1",
      similar: "1",
      number: String(number),
      option: String(option),
    });
  const evidence = async () => {
    const rows = await app.db.select().from(skillProgress);
    return rows.find((each) => each.skillId === skillId);
  };
  return { learner, id, send, open, answer, evidence, questions, lessons };
}

test("a wrong answer offers a similar question, and a right one stands in for it in the score [CO-12]", async () => {
  await using app = await startWithLibrary();
  const { open, answer, evidence, questions } = await withOneWrong(app);
  const [first, second] = questions;
  if (!first || !second) throw new Error("The skill has no questions.");
  expect((await evidence())?.passedAt).toBeNull();
  const finished = (await app.db.select().from(activityDays))[0]?.finished;

  const offered = await open("?lesson=1.1");
  expect(offered.text).toContain("Try a similar question");
  expect(offered.text).toContain("A right answer counts for your score in its place.");
  expect(offered.html).not.toContain(first.prompt.slice(0, 30));

  const asked = await open("?lesson=1.1&similar=1");
  expect(asked.text).toContain(first.prompt);
  expect(asked.html).not.toContain(first.options[0]?.explanation.slice(0, 40));

  await answer(1, (first.answer + 1) % first.options.length);
  const wrong = await open("?lesson=1.1");
  expect(wrong.text).toContain("A similar question Not right");
  expect(wrong.text).toContain(first.options[first.answer]?.explanation);
  expect(wrong.text).toContain("Try another similar question");
  expect((await evidence())?.passedAt).toBeNull();

  const answered = await answer(2, second.answer);
  expect((answered as Response).headers.get("Location")).toMatch(/\?lesson=1\.1#similar-1$/);
  const right = await open("?lesson=1.1");
  expect(right.text).toContain("A similar question Right");
  expect(right.text).toContain("counts as answered rightly");
  expect(right.text).not.toContain("Try another similar question");
  expect((await evidence())?.passedAt).not.toBeNull();
  // The only exercise of its lesson, which is done with it.
  expect(right.text).toContain("This lesson is done.");
  expect((await app.db.select().from(activityDays))[0]?.finished).toBe(Number(finished) + 1);
});

test("a lesson without half of its exercises right is read, and done once it is made up for", async () => {
  await using app = await startWithLibrary();
  const { learner, id, open, answer, questions, lessons } = await withOneWrong(app);
  const [first] = questions;
  const all = lessons.length;
  const finished = (await app.db.select().from(activityDays))[0]?.finished;
  expect(finished).toBe(all - 1);
  const headers = await app.signIn(learner);
  const listed = async () =>
    (await openPage(app, "dashboard/courses", tab, get("/dashboard/courses", headers))).text;

  const read = await open("?lesson=1.1");
  expect(read.text).toContain("0 of 1 right. This lesson is read, not done yet.");
  expect(read.text).toMatch(/You missed what was asked about “[^”]+”\./);
  expect(read.text).toContain("one right answer, and the lesson is done.");
  expect(read.text).toContain("What the lesson says in short comes back in your review.");
  expect(read.html).toContain(
    `href="/courses/${id}?lesson=1.1&amp;similar=1#similar-1">Answer again</a>`,
  );
  expect(read.text).toContain("Read, not done · ");
  expect(read.text).toContain(`${all - 1} of ${all} lessons`);
  expect(read.text).not.toContain("Get your certificate");
  expect(await listed()).toContain(`${all - 1} of ${all} lessons done`);
  const early = form("/certificates", { subject: `course ${id}`, name: "" }, headers);
  expect(await app.send(certificates.action, early)).toMatchObject({ init: { status: 409 } });
  const cards = await app.db.select({ skillId: reviewCards.skillId }).from(reviewCards);
  expect(cards).toContainEqual({ skillId: lessons[0]?.exercises[0]?.skillId });

  await Promise.all(Array.from({ length: 5 }, () => answer(1, first?.answer ?? 0)));
  const done = await open("?lesson=1.1");
  expect(done.text).toContain("0 of 1 right, 1 made up for. This lesson is done.");
  expect(done.text).not.toContain("Answer again");
  expect(done.text).toContain("Get your certificate");
  expect(await listed()).toContain(`${all} of ${all} lessons done`);
  expect((await app.db.select().from(activityDays))[0]?.finished).toBe(all);
});

test("a question about an earlier lesson says so, before and after it is answered", async () => {
  await using app = await startWithLibrary();
  const { open, lessons, learner } = await withOneWrong(app);
  const { text } = await open("?lesson=1.2");
  expect(text).toMatch(/Exercise 2 of 2\. From an earlier lesson: “[^”]+”/);
  expect(text).not.toMatch(/Exercise 1 of 2\. From an earlier lesson/);
  expect((await open("?lesson=1.1")).text).not.toContain("From an earlier lesson");
  expect(lessons.at(-1)?.exercises).toHaveLength(1);

  const headers = await app.signIn(learner);
  const made = await app.send(tab.action, form("/dashboard/courses", wish, headers));
  const address = (made as Response).headers.get("Location") ?? "";
  const request = get(`${address}?lesson=1.2`, headers);
  const fresh = await openPage(app, "courses/:id", course, request);
  expect(fresh.text).toMatch(/Exercise 2 of 2 From an earlier lesson: “[^”]+”/);
});

test("a similar question sent twice counts once, and one that was not asked is refused", async () => {
  await using app = await startWithLibrary();
  const { answer, evidence, send, questions } = await withOneWrong(app);
  const [first] = questions;
  if (!first) throw new Error("The skill has no questions.");

  expect(await answer(2, first.answer)).toMatchObject({ status: 404 });
  expect(await answer(1, 9)).toMatchObject({ status: 404 });
  const wrong = (first.answer + 1) % first.options.length;
  await answer(1, wrong);
  await answer(1, first.answer);
  expect((await evidence())?.passedAt).toBeNull();
  const [row] = await app.db.select().from(lessonProgress).where(eq(lessonProgress.lesson, "1.1"));
  expect(JSON.parse(row?.retries ?? "")).toEqual([
    { exercise: 0, question: first.id, option: wrong },
  ]);

  // Exercises that were answered rightly, or are none, have no similar question.
  const other = { intent: "similar", lesson: "1.1", number: "1", option: "0" };
  for (const similar of ["9", "0", "x"]) {
    expect(await send({ ...other, similar })).toMatchObject({ status: 404 });
  }
  expect(await send({ ...other, lesson: "1.2", similar: "1" })).toMatchObject({ status: 404 });
});

test("the last lesson leads back to the ones that are open, and only then to the dashboard", async () => {
  await using app = await startWithLibrary();
  const { open, answer, questions, lessons, id } = await withOneWrong(app);
  const last = lessons.at(-1)?.key ?? "";
  expect((await open(`?lesson=${last}`)).html).toContain(`href="/courses/${id}?lesson=1.1#lesson"`);
  await answer(1, questions[0]?.answer ?? 0);
  expect((await open(`?lesson=${last}`)).text).toContain("To my dashboard");

  await app.db.delete(lessonProgress).where(eq(lessonProgress.lesson, "1.1"));
  expect((await open(`?lesson=${last}`)).html).toContain(`href="/courses/${id}?lesson=1.1#lesson"`);
  expect((await open("")).html).toMatch(
    new RegExp(
      `class="btn btn--primary"[^>]*href="/courses/${id}\\?lesson=1\\.1#lesson">Go on with`,
    ),
  );
});

test("at the most courses the form says so where it stands, and offers no button", async () => {
  await using app = await startWithLibrary();
  const learner = await app.createLearner();
  const headers = await app.signIn(learner);
  const open = () => openPage(app, "dashboard/courses", tab, get("/dashboard/courses", headers));
  expect((await open()).html).toMatch(/<button[^>]*type="submit"[^>]*>.*Generate my course/s);

  for (let made = 0; made < keptCourses; made++) {
    await app.send(tab.action, form("/dashboard/courses", wish, headers));
  }
  const { html, text } = await open();
  expect(text).toContain(`${keptCourses} courses is the most you can keep`);
  expect(html).toMatch(/<button[^>]*disabled=""[^>]*>(?:(?!<\/button>).)*Generate my course/s);
  expect(text).toContain("education · improve productivity with AI");
});
