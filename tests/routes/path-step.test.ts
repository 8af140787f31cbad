import library from "virtual:content/library";
import bank from "virtual:content/questions";
import texts from "virtual:content/skill-texts";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { questionsPart } from "~/content/course-library/part-names";
import type { Question } from "~/content/skills/skill";
import { skillById, skills } from "~/content/skills/skill-map";
import { courseLibrary, skillChecks, skillProgress } from "~/db/schema/learning";
import { activityDays } from "~/db/schema/people";
import { readCookie } from "~/keys/cookies.server";
import { getDashboard } from "~/models/dashboard.server";
import { questionsPerCheck, readNextCheck, recordCheck } from "~/models/skill-check.server";
import * as step from "~/routes/path.$skillId/route";
import { form, get, startApp } from "../support/app";
import { answerFields, answerTo } from "../support/checks";
import { startWithLibrary } from "../support/course-library";
import { openPage } from "../support/page";
import { fixedPath, givePath } from "../support/path";

type App = Awaited<ReturnType<typeof startApp>>;
type Learner = Awaited<ReturnType<App["createLearner"]>>;

const [first, second, third] = fixedPath;
const offPath = "tools-that-act";

function skill(id: string) {
  const found = skillById(id);
  if (!found) throw new Error(`There is no skill ${id}.`);
  return found;
}

function exampleOf(id: string) {
  const text = texts[id];
  if (!text) throw new Error(`There is no skill ${id}.`);
  return text.example;
}

/** A learner on the fixed path of five steps. */
async function makeLearner(app: App) {
  const learner = await app.createLearner();
  await givePath(app, learner);
  return learner;
}

async function open(app: App, learner: Learner, address: string) {
  const request = get(`/path/${address}`, await app.signIn(learner));
  return openPage(app, "path/:skillId", step, request);
}

/** The fields of the next check with so many right answers. */
async function filled(app: App, learner: Learner, skillId: string, right = 3) {
  const { number, questions } = await readNextCheck(app.db, learner.id, skill(skillId));
  const fields = { check: String(number), intent: "check" };
  return { ...fields, ...answerFields(questions, right) } as Record<string, string>;
}

async function post(app: App, learner: Learner, skillId: string, fields: Record<string, string>) {
  const request = form(`/path/${skillId}`, fields, await app.signIn(learner));
  return (await app.send(step.action, request, { skillId })) as unknown as Response & {
    init?: ResponseInit;
    data?: { refused: string | null; unanswered: string[] };
  };
}

async function shownTo(app: App, learner: Learner) {
  return getDashboard(app.db, learner.id, { now: Date.now(), timeZone: "UTC" });
}

test("an open step teaches before it asks [DA-10]", async () => {
  await using app = await startApp();
  const { title } = skill(first);
  const example = exampleOf(first);
  const { html, text, response } = await open(app, await makeLearner(app), first);

  expect(response.status).toBe(200);
  expect(text).toContain(`Understand ${title} In progress Step 1 of 5 About 5 minutes`);
  expect(text).toContain("Here because what-ai-tools-are is on this path.");
  expect(text).toContain(example.situation);
  expect(text).toContain(`At first ${example.before.replace(/\s+/g, " ")} Better`);
  expect(text).toContain(example.lesson.replace(/\s+/g, " "));
  expect(html.match(/<fieldset/g)).toHaveLength(questionsPerCheck);
  expect(html.match(/type="radio"/g)?.length).toBeGreaterThanOrEqual(3 * questionsPerCheck);
  expect(text).toContain("Check my answers");
});

test("neither keys nor explanations reach the page before answering", async () => {
  await using app = await startApp();
  const learner = await makeLearner(app);
  const { html } = await open(app, learner, first);

  for (const { options } of bank[first] ?? []) {
    for (const { explanation } of options) expect(html).not.toContain(explanation.slice(0, 40));
  }
  expect(html).not.toMatch(/"answer\\?"/);
  const { questions: asked } = await readNextCheck(app.db, learner.id, skill(first));
  const ids = asked.map(({ question }) => question.id);
  const others = (bank[first] ?? []).filter(({ id }) => !ids.includes(id));
  expect(others.length).toBeGreaterThan(2);
  for (const { prompt } of others) expect(html).not.toContain(prompt.slice(0, 40));
});

test("the lines of an example stay as they were typed", async () => {
  await using app = await startApp();
  const learner = await makeLearner(app);
  const lined = skills.find(({ id }) => exampleOf(id).after.includes("\n"));
  if (!lined) throw new Error("No example has more than one line.");
  await givePath(app, learner, [lined.id]);

  const { html } = await open(app, learner, lined.id);
  const [line = ""] = exampleOf(lined.id).after.split("\n");
  expect(html).toContain(`${line.replaceAll("'", "&#x27;").replaceAll('"', "&quot;")}\n`);
});

test.each([
  ["no such skill", "no-such-skill"],
  ["a check that was never answered", `${first}?check=1`],
  ["no number at all", `${first}?check=0`],
  ["something else", `${first}?check=1e3`],
])("%s is not found", async (_, address) => {
  await using app = await startApp();
  const { response, text } = await open(app, await makeLearner(app), address);
  expect(response.status).toBe(404);
  expect(text).toContain("404 Page Not Found");
});

test("what is no skill is not answered", async () => {
  await using app = await startApp();
  const user = await app.createUser();
  expect((await post(app, user, "no-such-skill", { check: "1" })).status).toBe(404);
});

test("a skill beside the path can be read and practiced, and it counts", async () => {
  await using app = await startApp();
  const learner = await makeLearner(app);
  const shown = await open(app, learner, offPath);
  expect(shown.response.status).toBe(200);
  expect(shown.text).toContain(`${skill(offPath).title} Not on your path About`);
  expect(shown.text).toContain("What you do here counts all the same.");
  expect(shown.text).toContain(exampleOf(offPath).situation);

  const answer = await post(app, learner, offPath, await filled(app, learner, offPath));
  expect(answer.headers.get("Location")).toBe(`/path/${offPath}?check=1`);
  const { html, text } = await open(app, learner, `${offPath}?check=1`);
  expect(text).toContain("+5 points 1 day lit 5 steps to go");
  expect(html).toContain(`href="/path/${first}"`);
  expect(await shownTo(app, learner)).toMatchObject({
    score: { value: 17 },
    streak: { days: 1 },
    path: { progress: 0 },
  });
});

test("without a path every skill is open", async () => {
  await using app = await startApp();
  const user = await app.createUser();
  expect((await open(app, user, third)).response.status).toBe(200);

  await post(app, user, third, await filled(app, user, third));
  const { html, text } = await open(app, user, `${third}?check=1`);
  expect(text).toContain("3 of 3 right: passed +5 points 1 day lit");
  expect(text).not.toContain("to go");
  expect(html).toContain('href="/learn"');
});

test("a finished step outlives the plan that it stood on, and can be passed again", async () => {
  await using app = await startApp();
  const learner = await makeLearner(app);
  await post(app, learner, first, await filled(app, learner, first));
  await givePath(app, learner, [second, offPath]);

  const { response, text } = await open(app, learner, first);
  expect(response.status).toBe(200);
  expect(text).toContain("Completed Not on your path");
  expect(text).toContain("Pass it again with these other questions");

  await post(app, learner, first, await filled(app, learner, first));
  const [progress] = await app.db.select().from(skillProgress);
  expect(progress).toMatchObject({ attempts: 2, passedAgainAt: expect.any(Number) });
  expect((await open(app, learner, `${first}?check=1`)).text).toContain("3 of 3 right: passed");
});

test("a locked step names the one that opens it, also when an exercise has done one between [DA-11]", async () => {
  await using app = await startApp();
  const learner = await makeLearner(app);
  const shownAt = { attemptedAt: 1, passedAt: 1 };
  await app.db.insert(skillProgress).values({ userId: learner.id, skillId: second, ...shownAt });

  const { text } = await open(app, learner, third);
  expect(text).toContain(`Opens after “${skill(first).title}”`);
});

test("a visitor signs in first, to read and to answer [DA-04]", async () => {
  await using app = await startApp();
  const read = await app.send(step.loader, get(`/path/${first}?check=2`), { skillId: first });
  expect((read as unknown as Response).headers.get("Location")).toBe(
    `/auth?redirectTo=/path/${first}%3Fcheck%3D2`,
  );

  const sent = await app.send(step.action, form(`/path/${first}`, {}), { skillId: first });
  expect((sent as unknown as Response).headers.get("Location")).toBe(
    `/auth?redirectTo=/path/${first}`,
  );
});

test("a locked step says what opens it and keeps its lesson and its check [DA-11]", async () => {
  await using app = await startApp();
  const learner = await makeLearner(app);
  const { html, text } = await open(app, learner, third);

  expect(text).toContain("Opens after “Ask for one clear thing”");
  expect(text).toContain(`With this step you will be able to ${skill(third).outcome}.`);
  expect(html).toContain(`href="/path/${first}">Go to “`);
  expect(text).toContain(`Go to “${skill(first).title}”`);
  expect(html).not.toContain("<fieldset");
  expect(text).not.toContain("Check my answers");
  expect(html).not.toContain(exampleOf(third).situation.slice(0, 30));
});

test("a locked step's check is refused and counts nothing [DA-11]", async () => {
  await using app = await startApp();
  const learner = await makeLearner(app);

  const refused = await post(app, learner, third, await filled(app, learner, third));
  expect(refused.init?.status).toBe(409);
  expect(refused.data?.refused).toBe("This step is still locked, so its check was not counted.");
  expect(await app.db.select().from(skillChecks)).toEqual([]);

  const request = form(
    `/path/${third}`,
    await filled(app, learner, third),
    await app.signIn(learner),
  );
  const { response, text } = await openPage(app, "path/:skillId", step, request);
  expect(response.status).toBe(409);
  expect(text).toContain("This step is still locked, so its check was not counted.");
});

test("unanswered questions are named and everything chosen is kept", async () => {
  await using app = await startApp();
  const learner = await makeLearner(app);
  const { questions } = await readNextCheck(app.db, learner.id, skill(first));
  const [one, two, three] = questions.map(({ question }) => question);
  const fields = { check: "1", [`answer-${two?.id}`]: "2" };

  const request = form(`/path/${first}`, fields, await app.signIn(learner));
  const { html, text, response } = await openPage(app, "path/:skillId", step, request);

  expect(response.status).toBe(400);
  expect(text).toContain("Choose an answer to question 1. The others are kept.");
  expect(text).toContain("Choose an answer to question 3. The others are kept.");
  expect(text).not.toContain("Choose an answer to question 2.");
  // The browser lands at what it says, also without scripts.
  expect(html).toContain(`action="/path/${first}#check"`);
  expect(html.slice(html.indexOf('id="check"'))).toContain("Questions 1 and 3 are still open.");
  expect(html).toMatch(new RegExp(`name="answer-${two?.id}"[^>]*checked=""[^>]*value="2"`));
  expect(html.match(/checked=""/g)).toHaveLength(1);
  expect(await app.db.select().from(skillChecks)).toEqual([]);

  const outside = { ...fields, [`answer-${one?.id}`]: "9", [`answer-${three?.id}`]: "x" };
  expect((await post(app, learner, first, outside)).data?.unanswered).toEqual([one?.id, three?.id]);
});

test("a passed check shows every answer explained and the way on", async () => {
  await using app = await startApp();
  const learner = await makeLearner(app);

  const { questions: asked } = await readNextCheck(app.db, learner.id, skill(first));
  const answer = await post(app, learner, first, await filled(app, learner, first, 2));
  expect(answer.status).toBe(302);
  expect(answer.headers.get("Location")).toBe(`/path/${first}?check=1`);

  const { html, text } = await open(app, learner, `${first}?check=1`);
  expect(text).toContain("2 of 3 right: passed");
  expect(text).toContain("Well done.");
  expect(text).not.toContain("Well remembered");
  expect(text).toContain("Question 1 Right");
  expect(text).toContain("Question 3 Not right");
  expect(text.match(/Your answer, and the right one/g)).toHaveLength(2);
  for (const { question } of asked) {
    expect(text).toContain(question.prompt);
    const options = "options" in question ? question.options : [];
    expect(options.length).toBeGreaterThan(2);
    for (const { explanation } of options) expect(text).toContain(explanation);
  }
  expect(html).toContain(`href="/path/${second}"`);
  expect(html).toContain('href="/dashboard"');
  expect(html).toContain(`href="/path/${first}#check"`);
});

test("new achievements are told on the page that follows [DA-12]", async () => {
  await using app = await startApp();
  const learner = await makeLearner(app);

  const fields = await filled(app, learner, first);
  const answer = await post(app, learner, first, fields);
  const cookie = answer.headers.getSetCookie().find((each) => each.startsWith("notice="));
  const { cookies } = app.context(get("/"));
  const headers = { Cookie: cookie?.split(";", 1)[0] ?? "" };
  expect(await readCookie(cookies.notice, get("/", headers))).toEqual({
    title: "You earned achievements",
    description: "First step, Three of three",
  });

  const again = await post(app, learner, first, fields);
  expect(again.headers.getSetCookie()).toEqual([]);
});

test("a check that is not passed says what to do next", async () => {
  await using app = await startApp();
  const learner = await makeLearner(app);
  await post(app, learner, first, await filled(app, learner, first, 1));

  const { text } = await open(app, learner, `${first}?check=1`);
  expect(text).toContain("1 of 3 right: not passed yet");
  expect(text).toContain("Two right answers pass.");
  expect(text).toContain("Try other questions");
  expect(text).not.toContain("Next:");

  const { questions: asked } = await readNextCheck(app.db, learner.id, skill(first));
  const next = await open(app, learner, first);
  for (const { question } of asked) expect(next.text).toContain(question.prompt);
});

test("the same form sent twice counts once and shows the first result [UD-13]", async () => {
  await using app = await startApp();
  const learner = await makeLearner(app);
  const allRight = await filled(app, learner, first, 3);
  await post(app, learner, first, await filled(app, learner, first, 2));
  const before = await shownTo(app, learner);

  const again = await post(app, learner, first, allRight);
  expect(again.headers.get("Location")).toBe(`/path/${first}?check=1`);
  expect(await shownTo(app, learner)).toEqual(before);
  expect((await open(app, learner, `${first}?check=1`)).text).toContain("2 of 3 right: passed");
});

test("20 simultaneous posts of one check count once [DA-06, DA-08, DA-09, DA-12]", async () => {
  await using app = await startApp();
  const learner = await makeLearner(app);
  const fields = await filled(app, learner, first);

  const answers = await Promise.all(
    Array.from({ length: 20 }, () => post(app, learner, first, fields)),
  );

  for (const answer of answers) {
    expect(answer.headers.get("Location")).toBe(`/path/${first}?check=1`);
  }
  expect(answers.filter(({ headers }) => headers.getSetCookie().length > 0)).toHaveLength(1);
  expect(await app.db.select().from(skillChecks)).toHaveLength(1);
  expect(await app.db.select().from(skillProgress)).toMatchObject([{ attempts: 1, fullMarks: 1 }]);
  expect(await app.db.select().from(activityDays)).toMatchObject([{ finished: 1 }]);
  expect(await shownTo(app, learner)).toMatchObject({
    score: { value: 17 },
    streak: { days: 1 },
    path: { progress: 20 },
    achievements: { earned: { length: 7 } },
  });
});

test.each(["2", "7", "0", "", "1.5", "-1", "first"])(
  "a check numbered %j before the first is refused and stores nothing",
  async (number) => {
    await using app = await startApp();
    const learner = await makeLearner(app);
    const refused = await post(app, learner, first, {
      ...(await filled(app, learner, first)),
      check: number,
    });

    expect(refused.init?.status).toBe(400);
    expect(refused.data?.refused).toContain("Please load the page again.");
    expect(await app.db.select().from(skillChecks)).toEqual([]);
  },
);

test("a done step can be checked again with other questions, for more of the skill [UD-13]", async () => {
  await using app = await startApp();
  const learner = await makeLearner(app);
  await post(app, learner, first, await filled(app, learner, first));
  const done = await open(app, learner, first);
  expect(done.text).toContain("Completed");
  expect(done.text).toContain("Pass it again with these other questions");

  await post(app, learner, first, await filled(app, learner, first));
  const [progress] = await app.db
    .select()
    .from(skillProgress)
    .where(eq(skillProgress.userId, learner.id));
  expect(progress).toMatchObject({ attempts: 2, passedAgainAt: expect.any(Number) });
  expect((await open(app, learner, `${first}?check=2`)).text).toContain("counts eight tenths");

  await post(app, learner, first, await filled(app, learner, first, 0));
  const failed = await open(app, learner, `${first}?check=3`);
  expect(failed.text).toContain("0 of 3 right: not passed yet The step stays done.");
});

test("two failed checks bring the step back with another lesson, other questions and that reason", async () => {
  await using app = await startWithLibrary();
  const learner = await makeLearner(app);
  const other = library.lessons.find(({ skillId }) => skillId === first)?.first;
  if (!other) throw new Error("The skill has no other lesson.");
  const reason = `Here because ${first} is on this path.`;
  const failed: string[] = [];
  for (const text of [reason, reason]) {
    const page = await open(app, learner, first);
    expect(page.text).toContain(text);
    expect(page.text).not.toContain(other.title);
    const { questions } = await readNextCheck(app.db, learner.id, skill(first));
    failed.push(...questions.map(({ question }) => question.id));
    await post(app, learner, first, await filled(app, learner, first, 1));
  }

  const back = await open(app, learner, first);
  expect(back.text).toContain("Here again because your last two checks of it were not passed");
  expect(back.text).not.toContain(reason);
  expect(back.text).toContain(other.title);
  for (const each of other.recap) expect(back.text).toContain(each);
  expect(back.text).toContain("Read the lesson again");
  const { questions } = await readNextCheck(app.db, learner.id, skill(first));
  expect(questions.filter(({ question }) => failed.includes(question.id))).toEqual([]);

  await post(app, learner, first, await filled(app, learner, first));
  const done = await open(app, learner, first);
  expect(done.text).toContain(reason);
  expect(done.text).not.toContain(other.title);
});

test("one failed check, or one after another that was passed, brings no other lesson", async () => {
  await using app = await startWithLibrary();
  const learner = await makeLearner(app);
  await post(app, learner, first, await filled(app, learner, first, 0));
  expect((await open(app, learner, first)).text).not.toContain("Here again");
  await post(app, learner, first, await filled(app, learner, first, 3));
  await post(app, learner, first, await filled(app, learner, first, 0));
  await post(app, learner, first, await filled(app, learner, first, 0));
  expect((await open(app, learner, first)).text).not.toContain("Here again");
});

test("passing the same questions twice is not a second pass [UD-13]", async () => {
  await using app = await startApp();
  const learner = await makeLearner(app);
  const answer = async () => post(app, learner, first, await filled(app, learner, first));
  const keep = (questions: readonly Question[]) =>
    app.db
      .update(courseLibrary)
      .set({ content: JSON.stringify(questions) })
      .where(eq(courseLibrary.part, questionsPart(first)));
  const whole = bank[first] ?? [];
  await keep(whole.slice(0, questionsPerCheck));
  await answer();
  await answer();
  const [progress] = await app.db.select().from(skillProgress);
  expect(progress).toMatchObject({ attempts: 2, fullMarks: 2, passedAgainAt: null });

  await keep(whole);
  await answer();
  const [later] = await app.db.select().from(skillProgress);
  expect(later?.passedAgainAt).toEqual(expect.any(Number));
});

test("the page of a check asks the same in the same order until it is answered [UD-13]", async () => {
  await using app = await startApp();
  const learner = await makeLearner(app);
  const asked = async () => {
    const { html } = await open(app, learner, first);
    return html.match(/<fieldset.*<\/fieldset>/s)?.[0].replaceAll(/«?:?r\w+:?»?/g, "");
  };
  const before = await asked();
  expect(await asked()).toBe(before);

  await post(app, learner, first, await filled(app, learner, first, 0));
  const after = await asked();
  expect(after).not.toBe(before);
  expect(await asked()).toBe(after);
});

test("a check that fails in the middle stores nothing at all", async () => {
  await using app = await startApp();
  const learner = await makeLearner(app);
  await app.env.DB.exec(
    "create trigger broken before insert on activity_days begin select raise(abort, 'broken'); END",
  );
  const { questions: asked } = await readNextCheck(app.db, learner.id, skill(first));
  const answers = asked.map((question) => answerTo(question));
  const check = { userId: learner.id, skill: skill(first), number: 1, answers };

  await expect(recordCheck(app.db, check, { now: Date.now(), timeZone: "UTC" })).rejects.toThrow();
  expect(await app.db.select().from(skillChecks)).toEqual([]);
  expect(await app.db.select().from(skillProgress)).toEqual([]);
  expect(await shownTo(app, learner)).toMatchObject({ score: { value: 12 }, streak: { days: 0 } });
});
