import { describe, expect, test } from "vitest";

import { anyGoal } from "~/content/course-library/how-to";
import { howTosByTask } from "~/content/course-library/parts";
import { courses } from "~/db/schema/learning";
import * as coursePage from "~/routes/courses.$id/route";
import * as tab from "~/routes/dashboard_.courses/route";
import { form, get, type startApp } from "../support/app";
import { readCourse } from "../support/course";
import { startWithLibrary } from "../support/course-library";
import { openPage } from "../support/page";

type App = Awaited<ReturnType<typeof startApp>>;

const goal = "practice for a job interview, I freeze";
const profile = { learningGoal: goal, industry: "warehouse", ageGroup: "18-24" as const };
const wish = { ...profile, competenceLevel: "beginner" };
const keys = howTosByTask["look-for-work"]?.map(({ id }) => `look-for-work/${id}`) ?? [];
const interview = "look-for-work/practice-interview";
const gap = "look-for-work/explain-gap";

function nameOf(key: string) {
  const [taskId = "", id] = key.split("/");
  const found = howTosByTask[taskId]?.find((howTo) => howTo.id === id);
  if (!found) throw new Error(`There is no how-to "${key}".`);
  return found;
}

function ticksIn(html: string) {
  const boxes = [...html.matchAll(/<input type="checkbox" name="howTos"[^>]*>/g)].map(
    ([box]) => box,
  );
  const keyOf = (box: string) => /value="([^"]+)"/.exec(box)?.[1];
  return {
    offered: boxes.map(keyOf),
    ticked: boxes.filter((box) => box.includes("checked")).map(keyOf),
  };
}

/** Sends the form for a course with these ticked, or without having been asked. */
async function send(
  app: App,
  ticks: readonly string[] | null,
  fields: Record<string, string> = {},
) {
  const learner = await app.createLearner(profile);
  const body = new URLSearchParams({ ...wish, ...fields });
  if (ticks) body.set("asksHowTos", "yes");
  for (const tick of ticks ?? []) body.append("howTos", tick);
  const request = form("/dashboard/courses", body, await app.signIn(learner));
  return openPage(app, "dashboard/courses", tab, request);
}

/** The names of the lessons that are for the goal, by module, with the closing project. */
async function madeIn(app: App) {
  const [row] = await app.db.select({ id: courses.id }).from(courses);
  const { course } = await readCourse(app, row?.id ?? 0);
  const mark = "For your goal – ";
  const forGoal = course.modules.map(({ lessons }) =>
    lessons
      .map(({ title }) => title)
      .filter((title) => title.startsWith(mark))
      .map((title) => title.slice(mark.length)),
  );
  const closing = course.modules.at(-1)?.lessons.at(-1);
  return {
    course,
    forGoal,
    wanted: forGoal[0],
    project: closing?.title.replace("Your own project – ", ""),
    closing: closing?.content,
  };
}

test("the form offers what can be had for the goal, and ticks what its words ask for", async () => {
  await using app = await startWithLibrary();
  const learner = await app.createLearner(profile);
  const at = async (address: string) =>
    openPage(app, "dashboard/courses", tab, get(address, await app.signIn(learner)));

  const page = await at("/dashboard/courses");
  const { offered, ticked } = ticksIn(page.html);
  expect(ticked).toEqual([interview]);
  // The likeliest first, and all that there is for looking for work.
  expect(offered[0]).toBe(interview);
  expect(offered).toEqual(expect.arrayContaining(keys));
  expect(page.text).toContain("Ticked is what we read in your goal.");
  // Of another goal than the one that was read there is nothing to offer.
  expect(ticksIn((await at("/dashboard/courses?goal=learn+Spanish")).html).offered).toEqual([]);
});

describe("kinds of help", () => {
  const kinds = howTosByTask[anyGoal]?.map(({ id }) => `${anyGoal}/${id}`) ?? [];
  const practice = `${anyGoal}/practice-partner`;
  const unknown = "zorb glim fnord";

  async function formFor(app: App, learningGoal: string) {
    const learner = await app.createLearner({ ...profile, learningGoal });
    const request = get("/dashboard/courses", await app.signIn(learner));
    return (await openPage(app, "dashboard/courses", tab, request)).html;
  }

  test("are what can be ticked for a goal that is not understood", async () => {
    await using app = await startWithLibrary();
    const html = await formFor(app, unknown);
    const { offered, ticked } = ticksIn(html);
    expect(offered.toSorted()).toEqual(kinds.toSorted());
    expect(ticked).toEqual([]);
    expect(html).toContain("What kind of help do you need?");
    expect(html).not.toContain("None of these?");
  });

  test("stand behind what can be had for the goal", async () => {
    await using app = await startWithLibrary();
    const html = await formFor(app, goal);
    const { offered } = ticksIn(html);
    expect(offered.slice(-kinds.length).toSorted()).toEqual(kinds.toSorted());
    expect(html.indexOf(practice)).toBeGreaterThan(html.indexOf("None of these?"));
  });

  test("are open where nothing is read in the goal", async () => {
    await using app = await startWithLibrary();
    const foldOf = (html: string) => /<details[^>]*><summary>None of these\?/.exec(html)?.[0];
    expect(foldOf(await formFor(app, goal))).not.toContain("open");
    expect(foldOf(await formFor(app, "improve productivity with AI"))).toContain("open");
  });

  test("make a course of four lessons that works on the goal, and says that none is on exactly this", async () => {
    await using app = await startWithLibrary();
    // Another goal than the profile's: a kind suits any.
    await send(app, [practice], { learningGoal: unknown });
    const { name, project } = nameOf(practice);
    const made = await madeIn(app);
    expect(made.forGoal.map((lessons) => lessons.length)).toEqual([1, 1, 1, 1, 0]);
    expect(made.wanted).toEqual([name]);
    expect(made.course.modules[1]?.lessons[0]?.content).toContain(`"${unknown}"`);
    expect(made.project).toBe(project.title);
    expect(made.course.title).toContain(name);
    expect(made.course.description).toContain(
      `It has no lesson on exactly this. Instead it has four for the kind of help that you chose: "${name}".`,
    );
  });
});

test("each that is ticked has a lesson in four modules and its project, and the head says so", async () => {
  await using app = await startWithLibrary();
  const { response } = await send(app, [interview, gap]);
  expect(response.status).toBe(302);

  const [first, second] = [nameOf(interview), nameOf(gap)];
  const { course, forGoal, project, closing } = await madeIn(app);
  expect(forGoal).toEqual([
    [first.name, second.name],
    [`${first.name}: with what is yours`, `${second.name}: with what is yours`],
    [`${first.name}: what goes wrong with it`, `${second.name}: what goes wrong with it`],
    [`${first.name}: if your case is another one`, `${second.name}: if your case is another one`],
    [],
  ]);
  expect(project).toBe("What you came for");
  expect(closing).toContain(`#### ${first.project.title}`);
  expect(closing).toContain(second.project.brief);
  expect(course.description).toContain(
    `It has four lessons each for "${first.name}" and "${second.name}".`,
  );
});

test("what is named in the goal is asked for where the request is filled in", async () => {
  await using app = await startWithLibrary();
  await send(app, [interview]);
  const { course } = await madeIn(app);
  const lesson = course.modules[1]?.lessons[0]?.content;
  expect(lesson).toContain(`Your goal: "${goal}".`);
  expect(lesson).toContain(nameOf(interview).yours);
  expect(lesson).toContain("let the [coach](/tools/1) read the request");
});

test("its own question is not said to be of a lesson that comes later", async () => {
  await using app = await startWithLibrary();
  await send(app, [interview]);
  const [row] = await app.db.select().from(courses);
  const { record } = await readCourse(app, row?.id ?? 0);
  const own = howTosByTask["look-for-work"]?.find(({ question }) =>
    record.skills.includes(question.skillId),
  );
  expect(own).toBeDefined();

  const learner = await app.createLearner(profile);
  const headers = await app.signIn(learner);
  const body = new URLSearchParams({ ...wish, asksHowTos: "yes" });
  body.append("howTos", `look-for-work/${own?.id}`);
  const made = await openPage(
    app,
    "dashboard/courses",
    tab,
    form("/dashboard/courses", body, headers),
  );
  const open = async (lesson: string) => {
    const address = `${made.response.headers.get("Location")}?lesson=${lesson}`;
    return (await openPage(app, "courses/:id", coursePage, get(address, headers))).text;
  };
  const first = await open("1.2");
  expect(first).toContain(own?.question.question.slice(0, 40));
  expect(first).not.toContain("From an earlier lesson");
  expect(await open("2.1")).toContain("From an earlier lesson");
});

test("of the other cases the one whose words the goal says comes first", async () => {
  const casesFor = async (learningGoal: string) => {
    await using app = await startWithLibrary();
    await send(app, [interview], { learningGoal });
    const { course } = await madeIn(app);
    return course.modules[3]?.lessons[0]?.content.split("\n") ?? [];
  };
  const usual = nameOf(interview).different.split("\n");
  expect(await casesFor("practice for a job interview")).toEqual(usual);
  const camera = await casesFor("a job interview where a camera asks the questions");
  expect(camera[0]).toMatch(/^- \*\*A camera asks/);
  expect(camera.toSorted()).toEqual(usual.toSorted());
});

test("a course for it has one lesson on a skill in each module, and no scenes of the field", async () => {
  await using app = await startWithLibrary();
  await send(app, [interview]);
  const { course } = await madeIn(app);
  expect(course.modules.map(({ lessons }) => lessons.length)).toEqual([2, 2, 2, 2, 2]);
  const told = course.modules
    .flatMap(({ lessons }) => lessons.map(({ content }) => content))
    .join("\n");
  expect(told).not.toContain("To close this module");
  expect(told).not.toContain("\n---\n");
  expect(course.modules[2]?.title).toBe("When it looks good and is not");
});

test("the only one closes the course with its project, and with the goal part by part", async () => {
  await using app = await startWithLibrary();
  await send(app, [interview]);
  const { project, closing } = await madeIn(app);
  expect(project).toBe(nameOf(interview).project.title);
  expect(closing).toContain(nameOf(interview).project.checklist[0]);
  expect(closing).toContain("part by part");
});

test("what was ticked holds for another age, for which the goal would not be read alike", async () => {
  for (const ageGroup of ["under18", "55+"]) {
    await using app = await startWithLibrary();
    const beside = "find-out/check-the-answer";
    await send(app, [beside, interview], { ageGroup });
    const names = [beside, interview].map((key) => nameOf(key).name);
    expect((await madeIn(app)).wanted, ageGroup).toEqual(names);
  }
});

test("without a tick there is none, and the head says so", async () => {
  await using app = await startWithLibrary();
  await send(app, []);
  const { course, forGoal } = await madeIn(app);
  expect(forGoal.flat()).toEqual([]);
  expect(course.description).toContain("It has no lesson on exactly this");
});

test("who was not asked gets what the words of the goal ask for", async () => {
  await using app = await startWithLibrary();
  await send(app, null);
  expect((await madeIn(app)).wanted).toEqual([nameOf(interview).name]);
});

test.each([
  ["keeps the ticks that suit it", "practice for my job interview on Friday, I freeze", gap],
  ["is else read by its words", "a weekly meal plan with a shopping list", "meals/week-plan"],
])("another goal than was offered for %s", async (_, learningGoal, expected) => {
  await using app = await startWithLibrary();
  const { response } = await send(app, [gap], { learningGoal });
  expect(response.status).toBe(302);
  expect((await madeIn(app)).wanted).toEqual([nameOf(expected).name]);
});

test("more than three are too many, and what was ticked stays ticked", async () => {
  await using app = await startWithLibrary();
  const four = keys.slice(2, 6);
  const { response, html, text } = await send(app, four);
  expect(response.status).toBe(400);
  expect(text).toContain("Please tick at most 3");
  expect(ticksIn(html).ticked.sort()).toEqual(four.toSorted());

  const one = await send(app, [gap], { industry: " " });
  expect(ticksIn(one.html).ticked).toEqual([gap]);
  const none = await send(app, [], { industry: " " });
  expect(ticksIn(none.html).ticked).toEqual([]);
});
