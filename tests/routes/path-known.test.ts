import bank from "virtual:content/questions";
import texts from "virtual:content/skill-texts";
import { expect, test } from "vitest";
import { strands } from "~/content/skills/skill";
import { skillById, skills } from "~/content/skills/skill-map";
import { skillChecks, skillProgress } from "~/db/schema/learning";
import { activityDays } from "~/db/schema/people";
import { arrange } from "~/models/check-draw";
import { getDashboard } from "~/models/dashboard.server";
import { readNextCheck } from "~/models/skill-check.server";
import * as onward from "~/routes/path._index";
import * as step from "~/routes/path.$skillId/route";
import * as known from "~/routes/path.test.$scope/route";
import { form, get, startApp } from "../support/app";
import { openPage } from "../support/page";
import { fixedPath, givePath } from "../support/path";

type App = Awaited<ReturnType<typeof startApp>>;
type Learner = Awaited<ReturnType<App["createLearner"]>>;

const [first, second, third] = fixedPath;

async function makeLearner(app: App) {
  const learner = await app.createLearner();
  await givePath(app, learner);
  return learner;
}

async function open(app: App, learner: Learner, address: string) {
  const request = get(`/path/test/${address}`, await app.signIn(learner));
  return openPage(app, "path/test/:scope", known, request);
}

/** The form of the page, with so many right answers of each skill; a skill without a number is left out. */
async function filled(
  app: App,
  learner: Learner,
  scope: string,
  right: Readonly<Record<string, number>>,
) {
  const { html } = await open(app, learner, scope);
  const fields: Record<string, string> = {};
  for (const [, name, value] of html.matchAll(/name="(number-[^"]+)" value="(\d+)"/g)) {
    fields[name ?? ""] = value ?? "";
  }
  const names = [...new Set([...html.matchAll(/name="answer-([^"]+)"/g)].map(([, name]) => name))];
  const seen: Record<string, number> = {};
  for (const name of names) {
    const [skillId = "", question] = (name ?? "").split(".");
    const wanted = right[skillId];
    const text = bank[skillId]?.find(({ id }) => id === question);
    if (wanted === undefined || !text) continue;
    const number = Number(fields[`number-${skillId}`]);
    const { answer, options } = arrange(text, { userId: learner.id, skillId, number });
    const at = seen[skillId] ?? 0;
    seen[skillId] = at + 1;
    fields[`answer-${name}`] = String(at < wanted ? answer : (answer + 1) % options.length);
  }
  return fields;
}

async function post(app: App, learner: Learner, scope: string, fields: Record<string, string>) {
  const request = form(`/path/test/${scope}`, fields, await app.signIn(learner));
  return (await app.send(known.action, request, { scope })) as unknown as Response & {
    init?: ResponseInit;
    data?: { refused: string | null; unanswered: string[] };
  };
}

function taken(answer: Response) {
  return (answer.headers.get("Location") ?? "").replace("/path/test/", "");
}

async function shownTo(app: App, learner: Learner) {
  return getDashboard(app.db, learner.id, { now: Date.now(), timeZone: "UTC" });
}

test("a locked step that somebody knows is done after two right answers", async () => {
  await using app = await startApp();
  const learner = await makeLearner(app);
  const page = await open(app, learner, third);
  expect(page.text).toContain(`I know this: ${skillById(third)?.title}`);
  expect(page.html.match(/<fieldset/g)).toHaveLength(2);
  for (const { options } of bank[third] ?? []) {
    for (const { explanation } of options)
      expect(page.html).not.toContain(explanation.slice(0, 40));
  }

  const answer = await post(app, learner, third, await filled(app, learner, third, { [third]: 2 }));
  expect(taken(answer)).toBe(`${third}?taken=${third}.1`);
  const { text } = await open(app, learner, taken(answer));
  expect(text).toContain("1 of 1 skill shown One step counts as done, without its lesson.");
  expect(text).not.toContain("Test again");
  const { path, score, streak } = (await shownTo(app, learner)) ?? {};
  expect(path?.steps.map(({ status }) => status)).toEqual([
    "in-progress",
    "locked",
    "completed",
    "locked",
    "locked",
  ]);
  expect([score?.value, streak?.days]).toEqual([17, 1]);
  expect(await app.db.select().from(skillProgress)).toMatchObject([{ fullMarks: 0 }]);

  const request = get(`/path/${third}`, await app.signIn(learner));
  const opened = await openPage(app, "path/:skillId", step, request);
  expect(opened.text).toContain(texts[third]?.example.situation);
  expect(opened.text).not.toContain("Opens after");
});

test("a test that is not passed costs nothing, and the check after it asks other questions", async () => {
  await using app = await startApp();
  const learner = await makeLearner(app);
  const before = await shownTo(app, learner);
  const answer = await post(app, learner, first, await filled(app, learner, first, { [first]: 1 }));

  const { text } = await open(app, learner, taken(answer));
  expect(text).toContain("0 of 1 skill shown Nothing is lost where an answer was wrong");
  expect(text).toContain("Not yet");
  expect(text).toContain("Test again with other questions");
  expect(await shownTo(app, learner)).toEqual(before);
  expect(await app.db.select().from(skillProgress)).toEqual([]);
  expect(await app.db.select().from(activityDays)).toEqual([]);

  const [row] = await app.db.select().from(skillChecks);
  const asked = (JSON.parse(row?.answers ?? "[]") as { question: string }[]).map(
    (each) => each.question,
  );
  expect(asked).toHaveLength(2);
  const skill = skillById(first);
  const next = skill && (await readNextCheck(app.db, learner.id, skill));
  expect(next?.questions.filter(({ question }) => asked.includes(question.id))).toEqual([]);
});

test("a test of a strand counts what was shown and leaves alone what was left out", async () => {
  await using app = await startApp();
  const learner = await makeLearner(app);
  const ofAsk = skills.filter(({ strand }) => strand === "ask").map(({ id }) => id);
  const [one = "", two = "", three = ""] = ofAsk;
  const page = await open(app, learner, "ask");
  expect(page.html.match(/<fieldset/g)).toHaveLength(2 * ofAsk.length);

  const fields = await filled(app, learner, "ask", { [one]: 2, [two]: 2, [three]: 1 });
  const answer = await post(app, learner, "ask", fields);
  expect(taken(answer)).toBe(`ask?taken=${one}.1~${two}.1~${three}.1`);
  const { text } = await open(app, learner, taken(answer));
  expect(text).toContain("2 of 3 skills shown 2 steps count as done, without their lessons.");
  const progress = await app.db.select().from(skillProgress);
  expect(progress.map(({ skillId }) => skillId).sort()).toEqual([one, two].sort());
  expect(await app.db.select().from(skillChecks)).toHaveLength(3);

  // What was shown is not asked again.
  expect((await open(app, learner, "ask")).html.match(/<fieldset/g)).toHaveLength(
    2 * (ofAsk.length - 2),
  );
});

test("the same form sent again, and at once, counts once", async () => {
  await using app = await startApp();
  const learner = await makeLearner(app);
  const fields = await filled(app, learner, second, { [second]: 2 });
  const answers = await Promise.all([1, 2, 3].map(() => post(app, learner, second, fields)));
  answers.push(await post(app, learner, second, fields));
  for (const answer of answers) expect(taken(answer)).toBe(`${second}?taken=${second}.1`);
  expect(await app.db.select().from(skillChecks)).toHaveLength(1);
  expect(await app.db.select().from(skillProgress)).toMatchObject([{ attempts: 1 }]);
  expect(await app.db.select().from(activityDays)).toMatchObject([{ finished: 1 }]);
});

test("an empty test, a half one and one of another time are refused with what to do", async () => {
  await using app = await startApp();
  const learner = await makeLearner(app);
  const empty = await post(app, learner, first, { [`number-${first}`]: "1" });
  expect(empty.init?.status).toBe(400);
  expect(empty.data?.refused).toContain("Answer both questions of a step.");

  const fields = await filled(app, learner, first, { [first]: 2 });
  const ahead = await post(app, learner, first, { ...fields, [`number-${first}`]: "2" });
  expect(ahead.data?.refused).toContain("Please load the page again.");

  const [missing = ""] = Object.keys(fields).filter((name) => name.startsWith("answer-"));
  const { [missing]: _, ...half } = fields;
  const request = form(`/path/test/${first}`, half, await app.signIn(learner));
  const { html, text, response } = await openPage(app, "path/test/:scope", known, request);
  expect(response.status).toBe(400);
  expect(text).toContain("Choose an answer here too. The others are kept.");
  expect(html).toContain(`action="/path/test/${first}#test"`);
  expect(html.slice(html.indexOf('id="test"'))).toContain("Still open: ");
  expect(html.match(/checked=""/g)).toHaveLength(1);
  expect(await app.db.select().from(skillChecks)).toEqual([]);
});

test("a test is of a skill or a strand, and for who is signed in", async () => {
  await using app = await startApp();
  const learner = await makeLearner(app);
  expect((await open(app, learner, "nothing")).response.status).toBe(404);
  const read = await app.send(known.loader, get(`/path/test/${first}`), { scope: first });
  expect((read as unknown as Response).headers.get("Location")).toBe(
    `/auth?redirectTo=/path/test/${first}`,
  );
});

test("a step offers its test while it is not done, and the path page that of each part", async () => {
  await using app = await startApp();
  const learner = await makeLearner(app);
  const headers = await app.signIn(learner);
  const openStep = (id: string) =>
    openPage(app, "path/:skillId", step, get(`/path/${id}`, headers));
  for (const id of [first, third]) {
    expect((await openStep(id)).html).toContain(`href="/path/test/${id}"`);
  }
  await post(app, learner, third, await filled(app, learner, third, { [third]: 2 }));
  expect((await openStep(third)).html).not.toContain(`href="/path/test/${third}"`);
  expect((await open(app, learner, third)).text).toContain("You have shown this skill already");

  const { html } = await openPage(app, "path", onward, get("/path", headers));
  for (const { id } of strands) expect(html).toContain(`href="/path/test/${id}"`);
});

test("a test asks the database once beside the account, also of the longest strand", async () => {
  await using app = await startApp();
  const learner = await makeLearner(app);
  const request = get("/path/test/ask", await app.signIn(learner));
  const context = app.context(request);
  await known.loader({ request, context, params: { scope: "ask" } } as never);
  expect(context.meter.d1RoundTrips).toBeLessThanOrEqual(2);
  expect(context.meter.rowsRead).toBeLessThanOrEqual(200);
});
