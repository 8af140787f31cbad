import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { guideById, guides } from "~/content/guides/guides";
import { skillById } from "~/content/skills/skill-map";
import { tools } from "~/content/tools";
import { aiTools, challengeAnswers, skillProgress } from "~/db/schema/learning";
import { activityDays, users } from "~/db/schema/people";
import { recordAnswer } from "~/models/challenge.server";
import { challengesOf, grokQuiz } from "~/models/challenge-set.server";
import { getDashboard } from "~/models/dashboard.server";
import * as root from "~/root";
import * as page from "~/routes/guides.$id/route";
import { form, get, startApp } from "../support/app";
import { openPage } from "../support/page";

type App = Awaited<ReturnType<typeof startApp>>;
type Person = Awaited<ReturnType<App["createUser"]>>;

const claude = guideOf(5);
const perGuide = guides.map((guide) => [guide.id, guide] as const);
const moment = { now: Date.UTC(2026, 10, 20, 12), timeZone: "UTC" };

function guideOf(id: number) {
  const guide = guideById(id);
  if (!guide) throw new Error(`There is no guide ${id}.`);
  return guide;
}

async function startWithTools() {
  const app = await startApp();
  await app.db.insert(aiTools).values(tools.map((each) => ({ ...each, tags: [...each.tags] })));
  return app;
}

async function open(app: App, address: string, person?: Person) {
  const headers = person ? await app.signIn(person) : {};
  return openPage(app, "guides/:id", page, get(`/guides/${address}`, headers));
}

async function answer(
  app: App,
  fields: Record<string, string>,
  { person, search = "" }: { person?: Person; search?: string } = {},
) {
  const headers = person ? await app.signIn(person) : {};
  const request = form(`/guides/5${search}`, fields, headers);
  return (await app.send(page.action, request, { id: "5" })) as unknown as Response & {
    init?: ResponseInit;
    data?: { refused: { number: number | null; text: string } };
  };
}

function rightOf(number: number) {
  return String(claude.challenges[number - 1]?.correctIndex);
}

function wrongOf(number: number) {
  return String(((claude.challenges[number - 1]?.correctIndex ?? 0) + 1) % 3);
}

/** The words of one panel. */
function panelOf(html: string, id: string) {
  const from = html.indexOf(`id="panel-${id}"`);
  const next = html.indexOf('role="tabpanel"', html.indexOf('role="tabpanel"', from) + 1);
  return html.slice(from, next === -1 ? html.indexOf("</main>") : next);
}

function plain(text: string) {
  return text.replace(/\s+/g, " ");
}

test.each(perGuide)(
  "the guide of tool %s has its head and four tabs in the first HTML [GU-05, GU-13, GU-15, EN-13]",
  async (id, guide) => {
    await using app = await startWithTools();
    const { html, text, response } = await open(app, String(id));

    expect(response.status).toBe(200);
    for (const words of [guide.name, guide.description, guide.company]) {
      expect(text).toContain(words);
    }
    expect(html).toMatch(new RegExp(`<h1[^>]*>${guide.name}</h1>`));
    expect(html).toMatch(
      new RegExp(`<dd><a href="${guide.website}" rel="noopener noreferrer">[a-z0-9.-]+`),
    );
    expect([...html.matchAll(/role="tab"[^>]*>([^<]+)</g)].map(([, label]) => label)).toEqual([
      "Overview",
      "Examples",
      "Challenges",
      "Tips",
    ]);
  },
);

test.each(perGuide)(
  "the guide of tool %s has six features and four use cases [GU-07, GU-17, GU-18]",
  async (id, guide) => {
    await using app = await startWithTools();
    const { html, text } = await open(app, String(id));

    for (const { title, description } of [...guide.features, ...guide.useCases]) {
      expect(panelOf(html, "overview")).toContain(`<h3>${title.replaceAll("'", "&#x27;")}</h3>`);
      expect(text).toContain(description);
    }
    expect(html.match(/class="features__icon"><svg/g)).toHaveLength(6);
  },
);

test.each(perGuide)(
  "the guide of tool %s has three examples, three challenges and five tips [GU-19, GU-21, GU-24]",
  async (id, guide) => {
    await using app = await startWithTools();
    const { html, text } = await open(app, String(id));

    expect(html.match(/<article class="exchange"/g)).toHaveLength(3);
    expect(text.match(/Sample written by our editors/g)).toHaveLength(3);
    for (const { question } of guide.examples) expect(text).toContain(plain(question));
    for (const { prompt, answers } of guide.challenges) {
      expect(text).toContain(prompt);
      for (const each of answers) expect(text).toContain(each.text);
    }
    expect(html.match(/type="radio"/g)).toHaveLength(9);
    expect(html.match(/class="tips__number/g)).toHaveLength(5);
    for (const tip of guide.quickTips) expect(text).toContain(tip);
  },
);

test("head and tips lead back to the tools and on to the exercises [GU-12, GU-14]", async () => {
  await using app = await startWithTools();
  const { html } = await open(app, "7");
  expect(html).toMatch(/<a class="guide-head__back"[^>]* href="\/tools">.*?Back to Tools<\/a>/);
  expect(panelOf(html, "tips")).toMatch(/href="\/tools\/7">Try Interactive Exercises<\/a>/);
});

test.each([
  [1, "action"],
  [2, "rose"],
  [4, "slate"],
  [5, "purple"],
  [6, "pink"],
  [7, "cyan"],
  [8, "green"],
  [9, "amber"],
])("the guide of tool %s wears its color [GU-16, UD-25]", async (id, color) => {
  await using app = await startWithTools();
  expect((await open(app, String(id))).html).toContain(
    `style="--theme:var(--${color});--theme-soft:var(--${color}-soft)"`,
  );
});

test("the guide of tool 5 mentions a context of 200,000 tokens [GU-25]", async () => {
  await using app = await startWithTools();
  expect((await open(app, "5")).text).toContain("200,000 tokens");
});

test("sources are named with the day they were read [UD-26]", async () => {
  await using app = await startWithTools();
  const { html, text } = await open(app, "5");
  expect(text).toContain("Sources read on November 20, 2026");
  expect(text).toContain("November 21, 2023");
  for (const { url } of claude.sources) {
    expect(html).toContain(`<a href="${url}" rel="noopener noreferrer">`);
  }
});

test("an example is a code block, a picture with its description, or plain text [GU-20]", async () => {
  await using app = await startWithTools();
  const withCode = await open(app, "5");
  expect(withCode.html.match(/<pre class="exchange__code"><code>&lt;!-- Opening/g)).toHaveLength(1);
  expect(withCode.html).not.toContain("<figure");

  const withPictures = panelOf((await open(app, "6")).html, "examples");
  expect(withPictures.match(/<figure class="sketch"><img [^>]*alt="Sketch of/g)).toHaveLength(3);
  expect(withPictures).toContain("<dt>Shape</dt><dd>upright, 2:3.</dd>");
  expect((await open(app, "2")).html.match(/<figure class="sketch"><img/g)).toHaveLength(2);
});

test.each([
  ["?tab=challenges", "challenges"],
  ["?tab=tips&answers=1--", "tips"],
  ["", "overview"],
  ["?tab=nonsense", "overview"],
])("the address %j shows the tab %s, and the others wait in the page", async (search, shown) => {
  await using app = await startWithTools();
  const { html } = await open(app, `5${search}`);
  const hidden = ["overview", "examples", "challenges", "tips"].filter((each) => each !== shown);

  expect(html).toMatch(
    new RegExp(
      `aria-selected="true"[^>]*id="tab-${shown}"|id="tab-${shown}"[^>]*aria-selected="true"`,
    ),
  );
  expect(panelOf(html, shown)).not.toMatch(/^[^>]*hidden/);
  for (const id of hidden) expect(panelOf(html, id)).toMatch(/^[^>]*hidden=""/);
  const kept = search.includes("answers")
    ? "answers=1--&amp;tab=examples|tab=examples&amp;answers=1--"
    : "tab=examples";
  expect(html).toMatch(new RegExp(`href="/guides/5\\?(${kept})"`));
});

test.each(["3", "10", "0", "05", "1e0", "abc", "9007199254740993", "%201"])(
  "there is no guide %j [GU-08, GU-10, GU-11, UD-68]",
  async (id) => {
    await using app = await startWithTools();
    const { response, text } = await open(app, id);
    expect(response.status).toBe(404);
    expect(text).toContain("404 Page Not Found");

    const posted = form(`/guides/${id}`, { challenge: "1", option: "0" });
    const refused = await app.send(page.action, posted, { id: decodeURIComponent(id) });
    expect((refused as unknown as Response).status).toBe(404);
  },
);

test("a guide whose tool is not in the table is not found [GU-06, GU-10]", async () => {
  await using app = await startApp();
  expect((await open(app, "5")).response.status).toBe(404);
});

test.each(perGuide)(
  "no key of guide %s is in the page before it is answered",
  async (id, guide) => {
    await using app = await startWithTools();
    const { html } = await open(app, String(id));
    expect(html).not.toContain("correctIndex");
    for (const { answers } of guide.challenges) {
      for (const { explanation } of answers) expect(html).not.toContain(explanation.slice(0, 30));
    }
  },
);

test("a visitor's answer comes back in the address, at its challenge [GU-21]", async () => {
  await using app = await startWithTools();
  const first = await answer(app, { challenge: "2", option: "0" });
  expect(first.status).toBe(302);
  expect(first.headers.get("Location")).toBe("/guides/5?tab=challenges&answers=-0-#challenge-2");
  const second = await answer(
    app,
    { challenge: "1", option: "2", stays: "yes" },
    { search: "?tab=challenges&answers=-0-" },
  );
  expect(second.headers.get("Location")).toBe("/guides/5?tab=challenges&answers=20-");
  expect(await app.db.select().from(challengeAnswers)).toEqual([]);
});

test("an answered challenge is locked and explains itself, the others stay open [GU-22, GU-23]", async () => {
  await using app = await startWithTools();
  const { html, text } = await open(app, `5?tab=challenges&answers=${rightOf(1)}${wrongOf(2)}-`);
  const [right, wrong, open_] = claude.challenges;

  expect(html.match(/<fieldset class="opts" disabled=""/g)).toHaveLength(2);
  expect(html.match(/Check my answer/g)).toHaveLength(1);
  expect(text).toContain(`Correct! ${right.answers[right.correctIndex].explanation}`);
  const chosen = wrong.answers[Number(wrongOf(2))];
  expect(text).toContain(`Not quite. ${chosen?.explanation}`);
  expect(text).toContain(`The right answer: ${wrong.answers[wrong.correctIndex].explanation}`);
  for (const { explanation } of open_.answers) expect(text).not.toContain(explanation);

  const again = await answer(
    app,
    { challenge: "2", option: rightOf(2) },
    { search: `?answers=${rightOf(1)}${wrongOf(2)}-` },
  );
  expect(again.headers.get("Location")).toContain(`answers=${rightOf(1)}${wrongOf(2)}-#`);
});

test("all three answered are summed up", async () => {
  await using app = await startWithTools();
  const answers = `${rightOf(1)}${wrongOf(2)}${rightOf(3)}`;
  expect((await open(app, `5?tab=challenges&answers=${answers}`)).text).toContain("2 of 3 right.");
});

test.each(["9--", "0-", "0-0-0", "<b>", "٣--"])(
  "answers %j in the address count as none",
  async (answers) => {
    await using app = await startWithTools();
    const { html } = await open(app, `5?answers=${encodeURIComponent(answers)}`);
    expect(html.match(/Check my answer/g)).toHaveLength(3);
  },
);

test("a form without a choice comes back with a sentence at its challenge", async () => {
  await using app = await startWithTools();
  const request = form("/guides/5?tab=challenges&answers=0--", { challenge: "2" });
  const { response, html, text } = await openPage(app, "guides/:id", page, request);

  expect(response.status).toBe(400);
  expect(panelOf(html, "challenges")).not.toMatch(/^[^>]*hidden/);
  expect(text).toContain("Choose an answer first.");
  expect(html.match(/disabled=""/g)).toHaveLength(1);

  const odd = {
    unknown: { challenge: "4", option: "0" },
    none: {},
    far: { challenge: "1", option: "3" },
  };
  expect((await answer(app, odd.unknown)).data?.refused.number).toBeNull();
  expect((await answer(app, odd.none)).init?.status).toBe(400);
  expect((await answer(app, odd.far)).data?.refused).toEqual({
    number: 1,
    text: "Choose an answer first.",
  });
});

test("a learner's answers are stored, stay, and a right one lights the day [GU-22]", async () => {
  await using app = await startWithTools();
  const learner = await app.createLearner();

  const wrong = await answer(app, { challenge: "1", option: wrongOf(1) }, { person: learner });
  expect(wrong.headers.get("Location")).toBe("/guides/5?tab=challenges#challenge-1");
  expect(await app.db.select().from(activityDays)).toEqual([]);

  await answer(app, { challenge: "2", option: rightOf(2) }, { person: learner });
  expect(await app.db.select().from(challengeAnswers)).toMatchObject([
    { userId: learner.id, challenge: "guide:5:1", correct: false },
    { userId: learner.id, challenge: "guide:5:2", correct: true },
  ]);
  expect(await app.db.select().from(activityDays)).toMatchObject([{ finished: 1 }]);
  const now = { now: Date.now(), timeZone: "UTC" };
  expect(await getDashboard(app.db, learner.id, now)).toMatchObject({
    streak: { days: 1 },
    score: { value: 12 },
  });

  // The address of a visitor says nothing about a learner.
  const { html, text } = await open(app, "5?tab=challenges&answers=000", learner);
  expect(html.match(/Check my answer/g)).toHaveLength(1);
  expect(html.match(/<fieldset class="opts" disabled=""/g)).toHaveLength(2);
  expect(html).toContain('action="/guides/5?tab=challenges"');
  expect(text).toContain("Not quite.");
  expect(text).toContain("Correct!");
});

test("a second answer to the same challenge changes nothing [GU-22]", async () => {
  await using app = await startWithTools();
  const learner = await app.createLearner();
  await answer(app, { challenge: "1", option: wrongOf(1) }, { person: learner });
  const before = await app.db.select().from(challengeAnswers);

  const again = await answer(app, { challenge: "1", option: rightOf(1) }, { person: learner });
  expect(again.status).toBe(302);
  expect(await app.db.select().from(challengeAnswers)).toEqual(before);
  expect(await app.db.select().from(activityDays)).toEqual([]);
});

test("20 simultaneous answers count once", async () => {
  await using app = await startWithTools();
  const learner = await app.createLearner();
  await Promise.all(
    Array.from({ length: 20 }, () =>
      answer(app, { challenge: "1", option: rightOf(1) }, { person: learner }),
    ),
  );
  expect(await app.db.select().from(challengeAnswers)).toHaveLength(1);
  expect(await app.db.select().from(activityDays)).toMatchObject([{ finished: 1 }]);
});

test("every challenge asks for a skill of the map, three different ones in a set", () => {
  for (const { key, skills, challenges } of [...guides.map(challengesOf), grokQuiz]) {
    expect(skills, key).toHaveLength(challenges.length);
    expect(new Set(skills).size, key).toBe(challenges.length);
    for (const id of skills) expect(skillById(id), `${key}: ${id}`).toBeDefined();
  }
});

/** Answers the challenges of guide 5 in this order of numbers. */
async function answerAll(app: App, userId: number, rights: readonly boolean[]) {
  const set = challengesOf(claude);
  for (const [index, isRight] of rights.entries()) {
    const number = index + 1;
    const option = Number(isRight ? rightOf(number) : wrongOf(number));
    await recordAnswer(app.db, { userId, set, sent: { number, option } }, moment);
  }
}

async function passed(app: App, userId: number, skillIds: readonly string[]) {
  for (const skillId of skillIds) {
    const at = moment.now - 1000;
    await app.db
      .insert(skillProgress)
      .values({ userId, skillId, attempts: 1, attemptedAt: at, passedAt: at, passedItem: "set 0" });
  }
}

async function storedScore(app: App, userId: number) {
  const [user] = await app.db
    .select({ score: users.aiSkillScore })
    .from(users)
    .where(eq(users.id, userId));
  return user?.score;
}

async function mixedSkills(app: App) {
  const rows = await app.db.select().from(skillProgress);
  return rows.filter(({ mixedAt }) => mixedAt !== null).map(({ skillId }) => skillId);
}

test("a set that is passed confirms the skills that were passed before [DA-07]", async () => {
  await using app = await startWithTools();
  const { id } = await app.createLearner({}, moment.now);
  const [sources, writes] = challengesOf(claude).skills;
  await passed(app, id, [sources ?? "", writes ?? ""]);

  await answerAll(app, id, [true, false]);
  expect(await mixedSkills(app)).toEqual([]);

  await answerAll(app, id, [true, false, true]);
  // The second was answered wrongly, and the third skill had not been passed before.
  expect(await mixedSkills(app)).toEqual([sources]);
  expect(await app.db.select().from(skillProgress)).toHaveLength(2);

  const shown = await getDashboard(app.db, id, moment);
  expect(await storedScore(app, id)).toBe(shown?.score.value);
});

test("a set with one right answer confirms nothing [DA-07]", async () => {
  await using app = await startWithTools();
  const { id } = await app.createLearner({}, moment.now);
  await passed(app, id, challengesOf(claude).skills);
  await answerAll(app, id, [true, false, false]);
  expect(await mixedSkills(app)).toEqual([]);
});

test("the three answers of a set may arrive together [DA-07]", async () => {
  await using app = await startWithTools();
  const { id: userId } = await app.createLearner({}, moment.now);
  const set = challengesOf(claude);
  await passed(app, userId, set.skills);
  await Promise.all(
    [1, 2, 3].map((number) =>
      recordAnswer(
        app.db,
        { userId, set, sent: { number, option: Number(rightOf(number)) } },
        moment,
      ),
    ),
  );
  expect((await mixedSkills(app)).sort()).toEqual([...set.skills].sort());
  const shown = await getDashboard(app.db, userId, moment);
  expect(await storedScore(app, userId)).toBe(shown?.score.value);
});

test("an answer that fails in the middle stores nothing at all", async () => {
  await using app = await startWithTools();
  const learner = await app.createLearner({}, moment.now);
  await app.env.DB.exec(
    "create trigger broken before insert on activity_days begin select raise(abort, 'broken'); END",
  );
  await expect(answerAll(app, learner.id, [true])).rejects.toThrow();
  expect(await app.db.select().from(challengeAnswers)).toEqual([]);
});

test("somebody without a path can answer as well", async () => {
  await using app = await startWithTools();
  const person = await app.createUser();
  await answer(app, { challenge: "3", option: rightOf(3) }, { person });
  expect(await getDashboard(app.db, person.id, { now: Date.now(), timeZone: "UTC" })).toMatchObject(
    {
      streak: { days: 1 },
      score: { value: 0 },
    },
  );
});

test("a guide asks the database once for a visitor and twice for a learner", async () => {
  await using app = await startWithTools();
  const learner = await app.createLearner();
  for (const [headers, most] of [
    [{}, 1],
    [await app.signIn(learner), 2],
  ] as const) {
    const request = get("/guides/5", headers);
    const context = app.context(request);
    const args = { request, context, params: { id: "5" } };
    await Promise.all([root.loader(args as never), page.loader(args as never)]);
    expect(context.meter.d1RoundTrips).toBeLessThanOrEqual(most);
    expect(context.meter.d1Unmetered).toBe(0);
    expect(context.meter.rowsRead).toBeLessThanOrEqual(10);
  }
});

test("another tab reads nothing again, anything else does", () => {
  const at = (search: string) => new URL(`http://localhost/guides/5${search}`);
  const ask = (from: string, to: string, formMethod?: "POST") =>
    page.shouldRevalidate({
      currentUrl: at(from),
      nextUrl: at(to),
      formMethod,
      defaultShouldRevalidate: true,
    } as never);

  expect(ask("", "?tab=tips")).toBe(false);
  expect(ask("?tab=tips&answers=1--", "?tab=examples&answers=1--")).toBe(false);
  expect(ask("?tab=challenges", "?tab=challenges&answers=1--")).toBe(true);
  expect(ask("?tab=tips", "?tab=tips")).toBe(true);
  expect(ask("?tab=tips", "?tab=challenges", "POST")).toBe(true);
});
