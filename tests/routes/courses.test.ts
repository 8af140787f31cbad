import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import type { CourseRecord } from "~/ai/course";
import { skillById } from "~/content/skills/skill-map";
import { courses, lessonProgress, skillProgress } from "~/db/schema/learning";
import { activityDays } from "~/db/schema/people";
import { keptCourses } from "~/models/course.server";
import { getDashboard } from "~/models/dashboard.server";
import * as generate from "~/routes/api.course.generate";
import * as answers from "~/routes/api.courses.$id.answers";
import * as course from "~/routes/courses.$id/route";
import * as markdown from "~/routes/courses.$id_.$form";
import * as print from "~/routes/courses.$id_.print";
import * as tab from "~/routes/dashboard_.courses/route";
import { form, get, json, type startApp } from "../support/app";
import { readCourse } from "../support/course";
import { startWithLibrary } from "../support/course-library";
import { openPage } from "../support/page";

type App = Awaited<ReturnType<typeof startApp>>;
type Learner = Awaited<ReturnType<App["createLearner"]>>;

const wish = {
  ageGroup: "35-44",
  competenceLevel: "basic",
  industry: "education",
  learningGoal: "improve productivity with AI",
};

async function post(app: App, learner: Learner, fields: Record<string, string> = wish) {
  const request = form("/dashboard/courses", fields, await app.signIn(learner));
  return app.send(tab.action, request);
}

/** A learner with a course, and the keys that stay on the server. */
async function withCourse(app: App, fields: Record<string, string> = wish) {
  const learner = await app.createLearner();
  const made = (await post(app, learner, fields)) as Response;
  const id = Number(made.headers.get("Location")?.split("/").at(-1));
  const record = await recordOf(app, id);
  return { learner, id, record };
}

async function recordOf(app: App, id: number) {
  return (await readCourse(app, id)).record;
}

/** The options that are right, or wrong, for each exercise of a lesson. */
function optionsOf(record: CourseRecord, lesson: string, isRight = true) {
  const [module = 1, place = 1] = lesson.split(".").map(Number);
  const exercises = record.modules[module - 1]?.lessons[place - 1]?.exercises ?? [];
  return exercises.map(({ answer, explanations }) =>
    isRight ? answer : (answer + 1) % explanations.length,
  );
}

async function answer(
  app: App,
  learner: Learner,
  id: number,
  lesson: string,
  options: readonly number[],
) {
  const fields = Object.fromEntries(options.map((option, at) => [`answer-${at}`, String(option)]));
  const request = form(`/courses/${id}`, { lesson, ...fields }, await app.signIn(learner));
  return app.send(course.action, request, { id: String(id) });
}

async function open(app: App, learner: Learner, address: string) {
  const request = get(`/courses/${address}`, await app.signIn(learner));
  return openPage(app, "courses/:id", course, request);
}

describe("the form", () => {
  test("starts from the profile, each missing value by itself [CO-01, CO-02]", async () => {
    await using app = await startWithLibrary();
    const learner = await app.createLearner({ industry: "nursing", ageGroup: "55+" });
    const plain = await app.createUser();

    const own = await openPage(
      app,
      "dashboard/courses",
      tab,
      get("/dashboard/courses", await app.signIn(learner)),
    );
    expect(own.html).toContain('value="nursing"');
    expect(own.html).toMatch(/<option value="55\+" selected=""/);
    expect(own.html).toContain(">improve productivity with AI</textarea>");

    const fallback = await openPage(
      app,
      "dashboard/courses",
      tab,
      get("/dashboard/courses", await app.signIn(plain)),
    );
    expect(fallback.html).toMatch(/<option value="adult" selected=""/);
    expect(fallback.html).toMatch(/<option value="beginner" selected=""/);
    expect(fallback.html).toContain('value="technology"');
    expect(fallback.html).toContain(">Learn the basics of AI</textarea>");
  });

  test("offers five goals to begin with, which take along what else was typed; pupils find some of their own first", async () => {
    await using app = await startWithLibrary();
    const learner = await app.createLearner();
    const headers = await app.signIn(learner);
    const at = (request: Request) => openPage(app, "dashboard/courses", tab, request);
    const goalsIn = (html: string) =>
      [...html.matchAll(/<button[^>]* name="goal"[^>]* value="([^"]+)"/g)].map(([, goal]) => goal);
    const { html } = await at(get("/dashboard/courses", headers));
    const goals = goalsIn(html);
    expect(goals).toHaveLength(5);
    // Enter in a field presses the first button.
    expect(/<button[^>]*>/.exec(html.slice(html.indexOf("new-course-form")))?.[0]).not.toContain(
      "goal",
    );
    for (const goal of goals) {
      const sent = { ...wish, industry: "my bees", learningGoal: "x", goal: goal ?? "" };
      const { response, html } = await at(form("/dashboard/courses", sent, headers));
      expect(response.status).toBe(200);
      expect(html).toContain(`>${goal}</textarea>`);
      expect(html).toContain('value="my bees"');
    }
    expect(await app.db.select().from(courses)).toEqual([]);

    const pupil = await app.signIn(await app.createLearner({ ageGroup: "under18" }));
    const young = goalsIn((await at(get("/dashboard/courses", pupil))).html);
    expect(young).toHaveLength(8);
    expect(young[0]).toBe("understand my homework and learn for tests");
  });

  test("makes a course, keeps it and leads to it [CO-04, CO-12, UD-16]", async () => {
    await using app = await startWithLibrary();
    const { learner, id } = await withCourse(app);

    const page = await open(app, learner, String(id));
    expect(page.response.status).toBe(200);
    expect(page.text).toContain("Plan lessons faster, and check what comes back");
    expect(page.text).toContain("Create New Course");

    const list = await openPage(
      app,
      "dashboard/courses",
      tab,
      get("/dashboard/courses", await app.signIn(learner)),
    );
    expect(list.text).toContain("My courses");
    expect(list.html).toContain(`href="/courses/${id}"`);
    expect(list.text).toContain(`${wish.industry} · ${wish.learningGoal}`);
    expect(list.html).toMatch(/class="my-courses__pic"><svg [^>]*class="cover[ "]/);
  });

  test("sends back what is empty, with everything that was typed [UD-14]", async () => {
    await using app = await startWithLibrary();
    const learner = await app.createLearner();
    const fields = { ...wish, industry: " ", learningGoal: "understand my phone bill" };
    const sent = form("/dashboard/courses", fields, await app.signIn(learner));
    const page = await openPage(app, "dashboard/courses", tab, sent);

    expect(page.response.status).toBe(400);
    expect(page.text).toContain("Please enter your industry or interest");
    expect(page.html).toContain(">understand my phone bill</textarea>");
    expect(await app.db.select({ id: courses.id }).from(courses)).toEqual([]);
  });

  test("says that it failed, and keeps what was typed [ER-10, UD-15]", async () => {
    await using app = await startWithLibrary();
    const learner = await app.createLearner();
    for (let made = 0; made < keptCourses; made++) await post(app, learner);
    const sent = form("/dashboard/courses", wish, await app.signIn(learner));
    const page = await openPage(app, "dashboard/courses", tab, sent);

    expect(page.response.status).toBe(409);
    expect(page.text).toContain("Failed to generate course");
    expect(page.text).toContain("Delete one of them to make room for another.");
    expect(page.html).toContain('value="education"');
  });

  test("is limited to ten an hour and address", async () => {
    await using app = await startWithLibrary({ RATE_LIMIT_SCALE: "1" });
    const learner = await app.createLearner();
    for (let tries = 0; tries < 10; tries++) await post(app, learner);
    const { init } = (await post(app, learner)) as unknown as { init: ResponseInit };
    expect(init.status).toBe(429);
    expect(new Headers(init.headers).get("Retry-After")).toMatch(/^\d+$/);
  });

  test("keeps to the most that a learner has, however many are asked for at once", async () => {
    await using app = await startWithLibrary({ RATE_LIMIT_SCALE: "100" });
    const learner = await app.createLearner();
    for (let made = 1; made < keptCourses; made++) await post(app, learner);
    const made = await Promise.all([post(app, learner), post(app, learner), post(app, learner)]);

    expect(made.filter((each) => each instanceof Response)).toHaveLength(1);
    expect(await app.db.$count(courses)).toBe(keptCourses);
  });

  test("lists what a learner has beyond the most from before it was held", async () => {
    await using app = await startWithLibrary();
    const { learner } = await withCourse(app);
    const [row] = await app.db.select().from(courses);
    if (!row) throw new Error("There is no course.");
    const { id: _, ...values } = row;
    await app.db.insert(courses).values(Array.from({ length: keptCourses }, () => values));

    const shown = await app.send(tab.loader, get("/dashboard/courses", await app.signIn(learner)));
    expect((shown as { courses: unknown[] }).courses).toHaveLength(keptCourses + 1);
  });
});

test("what was shown once is left out of a course, and said", async () => {
  await using app = await startWithLibrary();
  const { learner, record } = await withCourse(app);
  const shown = record.skills.slice(0, 2);
  await app.db
    .insert(skillProgress)
    .values(shown.map((skillId) => ({ userId: learner.id, skillId, attemptedAt: 1, passedAt: 1 })));
  await app.db.delete(courses);

  await post(app, learner);
  const [row] = await app.db.select({ id: courses.id }).from(courses);
  const later = await readCourse(app, row?.id ?? 0);
  for (const skillId of shown) {
    expect(later.record.skills).not.toContain(skillId);
    expect(later.course.description).toContain(skillById(skillId)?.title);
  }
  expect(later.course.description).toContain("Left out, because you have shown it already: ");
});

describe("a course", () => {
  test("begins with its first lesson, and goes on where it was left", async () => {
    await using app = await startWithLibrary();
    const { learner, id, record } = await withCourse(app);
    const wayOn = async (address = "") => {
      const { html } = await open(app, learner, `${id}${address}`);
      const way = /<a [^>]*href="([^"]+)"[^>]*>(Start lesson 1|Go on with [^<]+)<\/a>/.exec(
        html.replaceAll("<!-- -->", ""),
      );
      return way?.slice(1);
    };
    expect(await wayOn()).toEqual([`/courses/${id}?lesson=1.1#lesson`, "Start lesson 1"]);
    expect(await wayOn("?lesson=1.1")).toBeUndefined();

    await answer(app, learner, id, "1.1", optionsOf(record, "1.1"));
    expect(await wayOn()).toEqual([
      `/courses/${id}?lesson=1.2#lesson`,
      expect.stringMatching(/^Go on with “.+”$/),
    ]);
  });

  test("shows its facts, modules, and what is in the open lesson only [CO-05, CO-06, CO-07, CO-08]", async () => {
    await using app = await startWithLibrary();
    const { learner, id, record } = await withCourse(app);
    const closed = await open(app, learner, String(id));
    for (const words of [
      "Level Basic",
      "Estimated time",
      "For People who teach",
      "Before you start",
    ]) {
      expect(closed.text).toContain(words);
    }
    expect(closed.text).not.toContain("Check yourself");

    const module = await open(app, learner, `${id}?module=2`);
    const titles = record.modules[1]?.lessons.length ?? 0;
    expect(module.html.match(/class="les__head/g)).toHaveLength(titles);

    const lesson = await open(app, learner, `${id}?lesson=2.1`);
    expect(lesson.text).toContain("From schools, courses and classrooms");
    expect(lesson.text).toContain("In short");
  });

  test("shows a lesson's exercises with options and hint, and what to read on [CO-09, CO-10]", async () => {
    await using app = await startWithLibrary();
    const { learner, id } = await withCourse(app);
    const { html, text } = await open(app, learner, `${id}?lesson=1.2`);
    expect(html.match(/type="radio"/g)?.length).toBeGreaterThanOrEqual(6);
    expect(text).toContain("Hint");
    expect(text).toContain("Read on");
    expect(html).toMatch(/<a href="https:[^"]+" rel="noopener noreferrer"/);
  });

  test("has one lesson open: another module closes it [CO-11]", async () => {
    await using app = await startWithLibrary();
    const { learner, id } = await withCourse(app);
    const lesson = await open(app, learner, `${id}?lesson=1.1`);
    expect(lesson.text).toContain("Check yourself");
    const other = /href="(\/courses\/\d+\?module=3[^"]*)"/.exec(lesson.html)?.[1] ?? "";
    const after = await open(app, learner, other.replace("/courses/", "").replace(/#.*/, ""));
    expect(after.text).not.toContain("Check yourself");
    expect(after.html).not.toContain('id="lesson"');
    const heads = [...after.html.matchAll(/class="mod__head"[^>]*aria-expanded="(\w+)"/g)];
    expect(heads.map(([, isOpen]) => isOpen)).toEqual(["false", "false", "true", "false", "false"]);
    expect(after.html.match(/aria-expanded="true"/g)).toHaveLength(1);
  });

  test("keeps keys and explanations until the answer", async () => {
    await using app = await startWithLibrary();
    const { learner, id, record } = await withCourse(app);
    const { exercises } = record.modules[0]?.lessons[0] ?? { exercises: [] };
    const explanation = exercises[0]?.explanations[0] ?? "missing";
    const before = await open(app, learner, `${id}?lesson=1.1`);
    expect(before.html).not.toContain(explanation.slice(0, 30));

    await answer(app, learner, id, "1.1", optionsOf(record, "1.1"));
    const after = await open(app, learner, `${id}?lesson=1.1`);
    expect(after.text).toContain(explanation);
  });

  test("is nobody else's, and unknown numbers are not found", async () => {
    await using app = await startWithLibrary();
    const { id } = await withCourse(app);
    const other = await app.createLearner();
    for (const address of [String(id), "999", "0", "x"]) {
      expect((await open(app, other, address)).response.status, address).toBe(404);
    }
    for (const module of [markdown, print]) {
      const request = get(`/courses/${id}`, await app.signIn(other));
      const params = { id: String(id), form: "markdown" };
      const reply = (await app.send(module.loader as never, request, params)) as Response;
      expect(reply.status).toBe(404);
    }
    const sent = await answer(app, other, id, "1.1", [0]);
    expect((sent as Response).status).toBe(404);
  });

  test("is printed whole without scripts, and kept as Markdown", async () => {
    await using app = await startWithLibrary();
    const { learner, id, record } = await withCourse(app);
    const request = () =>
      app.signIn(learner).then((headers) => get(`/courses/${id}/print`, headers));
    const { html } = await open(app, learner, String(id));
    expect(html).toContain(`href="/courses/${id}/print"`);
    expect(html).toContain(`href="/courses/${id}/markdown"`);
    const page = await openPage(app, "courses/:id/print", print, await request());
    expect(page.html).not.toContain("<script");
    expect(page.html.match(/<article/g)).toHaveLength(record.lessonCount);
    const again = record.modules
      .flatMap(({ lessons }) => lessons)
      .flatMap(({ skillId, exercises }) => exercises.filter((each) => each.skillId !== skillId));
    expect(again.length).toBeGreaterThan(5);
    expect(page.text.split("From an earlier lesson").length - 1).toBe(again.length);

    const file = (await app.send(markdown.loader, await request(), {
      id: String(id),
      form: "markdown",
    })) as Response;
    expect(file.headers.get("Content-Disposition")).toBe(
      `attachment; filename="lamplight-course-${id}.md"`,
    );
    const text = await file.text();
    expect(text).toMatch(/^# Plan lessons faster/);
    expect(text).toContain("](http://localhost/tools/");
    expect(text.match(/^### /gm)).toHaveLength(record.lessonCount);
  });

  test("can be deleted, and what it showed stays", async () => {
    await using app = await startWithLibrary();
    const { learner, id, record } = await withCourse(app);
    await answer(app, learner, id, "1.1", optionsOf(record, "1.1"));
    const request = form(`/courses/${id}`, { intent: "delete" }, await app.signIn(learner));
    const reply = (await app.send(course.action, request, { id: String(id) })) as Response;
    expect(reply.headers.get("Location")).toBe("/dashboard/courses");
    expect((await open(app, learner, String(id))).response.status).toBe(404);
    expect(await app.db.select({ lesson: lessonProgress.lesson }).from(lessonProgress)).toEqual([]);
    expect(await app.db.select({ day: activityDays.day }).from(activityDays)).toHaveLength(1);
  });
});

describe("answering a lesson", () => {
  test("finishes it and lights the day, once however often it is sent", async () => {
    await using app = await startWithLibrary();
    const { learner, id, record } = await withCourse(app);
    const options = optionsOf(record, "1.1");
    await Promise.all(Array.from({ length: 5 }, () => answer(app, learner, id, "1.1", options)));
    await answer(app, learner, id, "1.1", optionsOf(record, "1.1", false));

    const rows = await app.db
      .select({ lesson: lessonProgress.lesson, answers: lessonProgress.answers })
      .from(lessonProgress);
    expect(rows).toEqual([{ lesson: "1.1", answers: JSON.stringify(options) }]);
    const days = await app.db.select({ finished: activityDays.finished }).from(activityDays);
    expect(days).toEqual([{ finished: 1 }]);
    const page = await open(app, learner, `${id}?lesson=1.1`);
    expect(page.text).toContain("This lesson is done.");
  });

  test("asks for what is missing and keeps the rest", async () => {
    await using app = await startWithLibrary();
    const { learner, id, record } = await withCourse(app);
    const [first = 0] = optionsOf(record, "1.2");
    const fields = { lesson: "1.2", "answer-0": String(first) };
    const request = form(`/courses/${id}?lesson=1.2`, fields, await app.signIn(learner));
    const page = await openPage(app, "courses/:id", course, request);
    expect(page.response.status).toBe(400);
    expect(page.text).toContain("Choose an answer to exercise 2. The others are kept.");
    const checked = /<input [^>]*checked=""[^>]*>/.exec(page.html)?.[0] ?? "";
    expect(checked).toContain('name="answer-0"');
    expect(checked).toContain(`value="${first}"`);
  });

  test("shows a skill once all its exercises were right", async () => {
    await using app = await startWithLibrary();
    const { learner, id, record } = await withCourse(app);
    const skillId = record.modules[0]?.lessons[0]?.skillId ?? "";
    const before = await getDashboard(app.db, learner.id, { now: Date.now(), timeZone: "UTC" });

    await answer(app, learner, id, "1.1", optionsOf(record, "1.1"));
    expect(await evidenceOf(app, learner, skillId)).toBeUndefined();
    await answer(app, learner, id, "1.2", optionsOf(record, "1.2"));

    const shown = await evidenceOf(app, learner, skillId);
    expect(shown?.passedAt).toBeTypeOf("number");
    const after = await getDashboard(app.db, learner.id, { now: Date.now(), timeZone: "UTC" });
    expect(after?.score.value).toBeGreaterThan(before?.score.value ?? 100);
  });

  test("completes the steps of the path whose lessons were all answered rightly", async () => {
    await using app = await startWithLibrary();
    const { learner, id, record } = await withCourse(app);
    for (const [module, { lessons }] of record.modules.entries()) {
      for (const lesson of lessons.keys()) {
        const key = `${module + 1}.${lesson + 1}`;
        await answer(app, learner, id, key, optionsOf(record, key));
      }
    }
    const shown = await getDashboard(app.db, learner.id, { now: Date.now(), timeZone: "UTC" });
    const taught = shown?.path?.steps.filter(({ skillId }) => record.skills.includes(skillId));
    expect(taught?.length).toBeGreaterThan(3);
    expect(taught?.map(({ status }) => status)).toEqual(taught?.map(() => "completed"));
  });

  test("does not show a skill when one of its exercises was wrong", async () => {
    await using app = await startWithLibrary();
    const { learner, id, record } = await withCourse(app);
    const skillId = record.modules[0]?.lessons[0]?.skillId ?? "";
    await answer(app, learner, id, "1.1", optionsOf(record, "1.1", false));
    await answer(app, learner, id, "1.2", optionsOf(record, "1.2"));
    const shown = await evidenceOf(app, learner, skillId);
    expect(shown).toMatchObject({ attempts: 1, passedAt: null });
  });
});

async function evidenceOf(app: App, learner: Learner, skillId: string) {
  const [row] = await app.db
    .select({ passedAt: skillProgress.passedAt, attempts: skillProgress.attempts })
    .from(skillProgress)
    .where(and(eq(skillProgress.userId, learner.id), eq(skillProgress.skillId, skillId)));
  return row;
}

describe("/api", () => {
  test("POST /api/course/generate answers the course and tells where it is kept [AP-08, EN-10, UD-66]", async () => {
    await using app = await startWithLibrary();
    const learner = await app.createLearner();
    const visitor = (await app.send(
      generate.action,
      json("/api/course/generate", wish),
    )) as Response;
    expect(visitor.status).toBe(401);

    const request = json("/api/course/generate", wish, await app.signIn(learner));
    const reply = (await app.send(generate.action, request)) as Response;
    expect(reply.status).toBe(201);
    expect(reply.headers.get("Location")).toMatch(/^\/courses\/\d+$/);
    const made = (await reply.json()) as Record<string, unknown>;
    expect(Object.keys(made)).toEqual([
      ...["title", "description", "targetAudience", "prerequisites", "level"],
      ...["estimatedHours", "modules"],
    ]);
    expect(JSON.stringify(made)).not.toMatch(/"(answer|explanations?)":/);

    const free = { ...wish, ageGroup: "adult", competenceLevel: "curious" };
    const any = json("/api/course/generate", free, await app.signIn(learner));
    expect(((await app.send(generate.action, any)) as Response).status).toBe(201);

    const empty = json(
      "/api/course/generate",
      { ...wish, industry: "" },
      await app.signIn(learner),
    );
    const refused = (await app.send(generate.action, empty)) as Response;
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      errors: { industry: ["Please enter your industry or interest"] },
    });
  });

  test("POST /api/courses/{id}/answers gives key and explanations with the reply", async () => {
    await using app = await startWithLibrary();
    const { learner, id, record } = await withCourse(app);
    const headers = await app.signIn(learner);
    const send = (lesson: unknown, options: unknown) =>
      app.send(
        answers.action,
        json(`/api/courses/${id}/answers`, { lesson, answers: options }, headers),
        { id: String(id) },
      ) as Promise<Response>;

    expect((await send("1.1", [])).status).toBe(400);
    expect((await send("1.1", [99])).status).toBe(400);
    expect((await send("9.9", [0])).status).toBe(404);
    expect((await send("first", [0])).status).toBe(400);

    const reply = await send("1.1", optionsOf(record, "1.1"));
    expect(reply.status).toBe(200);
    expect(await reply.json()).toMatchObject({ isNew: true, exercises: [{ isRight: true }] });
    expect(await (await send("1.1", [0])).json()).toMatchObject({ isNew: false });
  });
});
