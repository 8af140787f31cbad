import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { skills } from "~/content/skills/skill-map";
import { users } from "~/db/schema/people";
import { answerLesson, createCourse } from "~/models/course.server";
import { groupLimits } from "~/models/group";
import * as root from "~/root";
import * as landing from "~/routes/_index/route";
import * as account from "~/routes/account/route";
import * as profile from "~/routes/account_.profile/route";
import * as articlesDesk from "~/routes/admin.articles._index";
import * as similar from "~/routes/api.community.similar";
import * as itemsApi from "~/routes/api.marketplace._index";
import * as itemSuggestions from "~/routes/api.marketplace.search.suggestions";
import * as newsApi from "~/routes/api.news._index";
import * as searchApi from "~/routes/api.search";
import * as suggestions from "~/routes/api.search_.suggestions";
import * as auth from "~/routes/auth/route";
import * as community from "~/routes/community._index/route";
import * as question from "~/routes/community.$id/route";
import * as edit from "~/routes/community.$id_.edit/route";
import * as history from "~/routes/community.$id_.history";
import * as ask from "~/routes/community_.ask";
import * as course from "~/routes/courses.$id/route";
import * as courseAsFile from "~/routes/courses.$id_.$form";
import * as courseOnPaper from "~/routes/courses.$id_.print";
import * as dashboard from "~/routes/dashboard/route";
import * as courses from "~/routes/dashboard_.courses/route";
import * as score from "~/routes/dashboard_.score/route";
import * as tools from "~/routes/dashboard_.tools/route";
import * as groups from "~/routes/groups._index/route";
import * as learn from "~/routes/learn/route";
import * as lesson from "~/routes/lessons.$skillId";
import * as lessonCheck from "~/routes/lessons.$skillId_.check/route";
import * as easyLesson from "~/routes/lessons.$skillId_.easy/route";
import * as lessonFile from "~/routes/lessons.$skillId_.file";
import * as worksheet from "~/routes/lessons.$skillId_.worksheet/route";
import * as market from "~/routes/marketplace._index/route";
import * as item from "~/routes/marketplace.$id";
import * as onboarding from "~/routes/onboarding/route";
import * as onward from "~/routes/path._index";
import * as path from "~/routes/path._index";
import * as step from "~/routes/path.$skillId/route";
import * as person from "~/routes/people.$id/route";
import * as review from "~/routes/review/route";
import * as search from "~/routes/search/route";
import { seedSearch } from "../../scripts/seed/search";
import { get, startApp } from "../support/app";
import { ask as makeQuestion } from "../support/community";
import { startWithLibrary } from "../support/course-library";
import { startWithDirectory } from "../support/directory";
import { addMember, inDays, press, startGroup } from "../support/groups";
import { addItem, addManyItems } from "../support/market";
import { addManyArticles } from "../support/news";
import { makeEditor } from "../support/reports";
import { makeDueCards } from "../support/review";

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
  ["/", landing.loader],
  ["/learn", learn.loader],
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
  ["/", landing.loader, {}],
  ["/learn", learn.loader, {}],
  ["/path", onward.loader, {}],
  ["/groups", groups.loader, {}],
  ["/account", account.loader, {}],
  ["/account/profile", profile.loader, {}],
  ["/path/one-clear-task", step.loader, { skillId: "one-clear-task" }],
] as const)("a learner's %s asks the database at most twice", async (path, loader, params) => {
  await using app = await startWithDirectory();
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

test("whatever tells a lesson asks once for a visitor and twice for a learner", async () => {
  await using app = await startWithLibrary();
  const headers = await app.signIn(await app.createLearner());
  const params = { skillId: "one-clear-task" };
  for (const [path, loader] of [
    ["", lesson.loader],
    ["/easy", easyLesson.loader],
    ["/check", lessonCheck.loader],
    ["/worksheet", worksheet.loader],
    ["/file?as=html", lessonFile.loader],
  ] as const) {
    const at = `/lessons/${params.skillId}${path}`;
    const visitor = await costOf(app, [root.loader, loader], at, { params });
    expect(visitor.d1RoundTrips, at).toBe(budget.visitor);
    expect(visitor.rowsRead, at).toBeLessThanOrEqual(6);
    expect(visitor.d1Unmetered).toBe(0);

    const member = await costOf(app, [root.loader, loader], at, { headers, params });
    expect(member.d1RoundTrips, at).toBeLessThanOrEqual(budget.member);
    expect(member.rowsRead, at).toBeLessThanOrEqual(budget.rows);
  }
});

test("a review asks the database twice, however many cards wait", async () => {
  await using app = await startApp();
  const learner = await app.createLearner();
  const [card] = await makeDueCards(app, learner, 120);
  const headers = await app.signIn(learner);

  for (const path of ["/review", "/review?more", `/review?answered=${card}`]) {
    const meter = await costOf(app, [root.loader, review.loader], path, { headers });
    expect(meter.d1RoundTrips, path).toBeLessThanOrEqual(budget.member);
    expect(meter.d1Unmetered).toBe(0);
    expect(meter.rowsRead, path).toBeLessThanOrEqual(budget.rows);
    expect(meter.rowsWritten).toBe(0);
  }
});

test("a dashboard with all that a group may ask for costs no round trip more", async () => {
  await using app = await startApp();
  const group = await startGroup(app);
  const { headers } = await addMember(app, group.code, "Ben");
  const lessons = skills.slice(0, groupLimits.assignments).map(({ id }) => `lesson:${id}`);
  for (const target of lessons) {
    const fields = { intent: "assign", target, dueDay: inDays(3) };
    await press(app, group.headers, group.id, fields);
  }
  const meter = await costOf(app, [root.loader, dashboard.loader], "/dashboard", { headers });
  expect(meter.d1RoundTrips).toBeLessThanOrEqual(budget.member);
  expect(meter.rowsRead).toBeLessThanOrEqual(budget.rows);
});

test("a search asks the database once for a visitor and twice for a learner", async () => {
  await using app = await startApp();
  await seedSearch(app.env.DB);
  const headers = await app.signIn(await app.createLearner());
  const loaders = [root.loader, search.loader];
  for (const [path, most] of [
    ["/search?q=check+the+sources+of+an+answer", 1500],
    ["/search?q=poem&kind=guide", 200],
    ["/search", 0],
  ] as const) {
    const visitor = await costOf(app, loaders, path);
    expect(visitor.d1RoundTrips, path).toBeLessThanOrEqual(budget.visitor);
    expect(visitor.rowsRead, path).toBeLessThanOrEqual(most);
    expect(visitor.rowsWritten, path).toBe(0);
    expect(visitor.kvWrites).toBe(0);

    const learner = await costOf(app, loaders, path, { headers });
    expect(learner.d1RoundTrips, path).toBeLessThanOrEqual(budget.member);
    expect(learner.d1Unmetered).toBe(0);
  }
});

test.each([
  ["/api/community/similar?title=How do I check an answer", similar.loader],
  ["/api/marketplace/search/suggestions?query=not", itemSuggestions.loader],
  ["/api/search/suggestions?q=poem", suggestions.loader],
  ["/api/search?q=poem", searchApi.loader],
])("%s is one round trip and no write, the first time too", async (path, loader) => {
  await using app = await startApp();
  await makeQuestion(app);
  await addItem(app, { name: "Meeting notes" });
  const meter = await costOf(app, [loader], path);
  expect(meter.d1RoundTrips).toBe(1);
  expect(meter.rowsWritten).toBe(0);
});

test("the marketplace and an item ask once for a visitor and twice for a member", async () => {
  await using app = await startApp();
  const { id } = await addItem(app, { tags: ["notes", "meetings"] });
  for (let other = 0; other < 30; other++) await addItem(app);
  const headers = await app.signIn(await app.createLearner());

  for (const [path, loader] of [
    ["/marketplace", market.loader],
    ["/marketplace?category=Productivity&sort=rating&tags=notes", market.loader],
    [`/marketplace/${id}`, item.loader],
  ] as const) {
    const params = { id: String(id) };
    const visitor = await costOf(app, [root.loader, loader], path, { params });
    expect(visitor.d1RoundTrips, path).toBeLessThanOrEqual(budget.visitor);
    expect(visitor.rowsRead, path).toBeLessThanOrEqual(budget.rows);

    const member = await costOf(app, [root.loader, loader], path, { headers, params });
    expect(member.d1RoundTrips, path).toBeLessThanOrEqual(budget.member);
    expect(member.rowsRead, path).toBeLessThanOrEqual(budget.rows);
    expect(member.d1Unmetered).toBe(0);
  }
});

test("the community's pages ask once for a visitor and twice for a member", async () => {
  await using app = await startApp();
  const { id, authorId } = await makeQuestion(app);
  for (let other = 0; other < 30; other++) await makeQuestion(app);
  const headers = await app.signIn(await app.createLearner());

  for (const [path, loader] of [
    ["/community", community.loader],
    ["/community?sort=hot&tags=1&q=thing", community.loader],
    [`/community/${id}`, question.loader],
    ["/community/ask", ask.loader],
    [`/people/${authorId}`, person.loader],
  ] as const) {
    const params = { id: path.startsWith("/people") ? String(authorId) : String(id) };
    const visitor = await costOf(app, [root.loader, loader], path, { params });
    expect(visitor.d1RoundTrips, path).toBeLessThanOrEqual(budget.visitor);
    expect(visitor.rowsRead, path).toBeLessThanOrEqual(budget.rows);
    expect(visitor.rowsWritten, path).toBe(0);

    const member = await costOf(app, [root.loader, loader], path, { headers, params });
    expect(member.d1RoundTrips, path).toBeLessThanOrEqual(budget.member);
    expect(member.rowsRead, path).toBeLessThanOrEqual(budget.rows);
    expect(member.d1Unmetered).toBe(0);
  }
});

test("the pages about one post ask once for a visitor and twice for its author", async () => {
  await using app = await startApp();
  const { id, authorId } = await makeQuestion(app);
  const author = await app.db.select().from(users).where(eq(users.id, authorId));
  const headers = await app.signIn(author[0] as { id: number; sessionVersion: number });
  const params = { id: String(id) };
  const past = await costOf(app, [root.loader, history.loader], `/community/${id}/history`, {
    params,
  });
  expect(past.d1RoundTrips).toBe(budget.visitor);
  const own = await costOf(app, [root.loader, edit.loader], `/community/${id}/edit`, {
    headers,
    params,
  });
  expect(own.d1RoundTrips).toBe(budget.member);
});

test("a learner's course asks twice, as a page, on paper and as a file [AP-03]", async () => {
  await using app = await startWithLibrary();
  const learner = await app.createLearner();
  const headers = await app.signIn(learner);
  // The longest there is: no field and goal make more parts of a course.
  const wish = {
    ageGroup: "35-44",
    competenceLevel: "basic",
    industry: "travel and tourism",
    learningGoal: "understand my letters from the office",
  };
  const moment = { now: Date.now(), timeZone: "UTC" };
  const made = await createCourse(app.db, learner.id, wish, moment);
  if (!made.ok) throw new Error("There is no room.");
  for (const [module, { lessons }] of made.course.modules.entries()) {
    for (const [lesson, { exercises }] of lessons.entries()) {
      const place = { module, lesson };
      const options = exercises.map(() => 0);
      await answerLesson(app.db, { userId: learner.id, courseId: made.id, place, options }, moment);
    }
  }

  const params = { id: String(made.id), form: "markdown" };
  for (const [path, loader, rows] of [
    [`/courses/${made.id}`, course.loader, budget.rows],
    [`/courses/${made.id}?lesson=2.1&similar=1`, course.loader, budget.rows],
    // All of its parts, and the numbers by which the course names them.
    [`/courses/${made.id}/print`, courseOnPaper.loader, 500],
    [`/courses/${made.id}/markdown`, courseAsFile.loader, 500],
  ] as const) {
    const meter = await costOf(app, [root.loader, loader], path, { headers, params });
    expect(meter.d1RoundTrips, path).toBe(budget.member);
    expect(meter.rowsRead, path).toBeLessThanOrEqual(rows);
    expect(meter.rowsWritten, path).toBe(0);
  }
});

test.each([
  ["/", landing.loader],
  ["/path", path.loader],
  ["/account/profile", profile.loader],
] as const)("what %s reads for a learner does not grow with the library", async (at, loader) => {
  await using app = await startWithLibrary();
  const headers = await app.signIn(await app.createLearner());
  const meter = await costOf(app, [root.loader, loader], at, { headers });
  expect(meter.d1RoundTrips).toBeLessThanOrEqual(budget.member);
  expect(meter.rowsRead).toBeLessThanOrEqual(40);
});

test("the desk of scheduled articles asks twice", async () => {
  await using app = await startApp();
  const headers = await app.signIn(await makeEditor(app));
  const path = "/admin/articles?status=scheduled";
  const meter = await costOf(app, [root.loader, articlesDesk.loader], path, { headers });
  expect(meter.d1RoundTrips).toBe(budget.member);
});

test.each([
  ["/api/marketplace", itemsApi.loader],
  ["/api/news", newsApi.loader],
])("%s answers 50 without a limit and 200 at most", async (path, loader) => {
  await using app = await startApp();
  if (path.endsWith("news")) await addManyArticles(app, 250);
  else await addManyItems(app, 250);
  const counted = async (query: string) => {
    const answer = (await app.send(loader as never, get(path + query))) as Response;
    return ((await answer.json()) as unknown[]).length;
  };
  expect(await counted("")).toBe(50);
  expect(await counted("?limit=7")).toBe(7);
  expect(await counted("?limit=900")).toBe(200);
  expect(await counted("?limit=200&page=2")).toBe(50);
});
