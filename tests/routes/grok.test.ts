import { expect, test } from "vitest";

import { grokOverview } from "~/content/guides/grok-overview";
import { challengeAnswers } from "~/db/schema/learning";
import { activityDays } from "~/db/schema/people";
import * as root from "~/root";
import * as page from "~/routes/grok/route";
import { form, get, startApp } from "../support/app";
import { openPage } from "../support/page";

type App = Awaited<ReturnType<typeof startApp>>;
type Person = Awaited<ReturnType<App["createUser"]>>;

const { questions, finish } = grokOverview.quiz;
const right = questions.map(({ correctIndex }) => correctIndex).join("");

async function open(app: App, search = "", person?: Person) {
  const headers = person ? await app.signIn(person) : {};
  return openPage(app, "grok", page, get(`/grok${search}`, headers));
}

async function answer(app: App, fields: Record<string, string>, search = "", person?: Person) {
  const headers = person ? await app.signIn(person) : {};
  const request = form(`/grok${search}`, fields, headers);
  return (await app.send(page.action, request)) as unknown as Response;
}

test("the page has its four tabs, and all but the later questions are in the HTML [SH-14, GU-01, GU-05, UD-23]", async () => {
  await using app = await startApp();
  const { html, text, response } = await open(app);

  expect(response.status).toBe(200);
  expect([...html.matchAll(/id="panel-([a-z-]+)"/g)].map(([, id]) => id)).toEqual([
    "overview",
    "key-features",
    "examples",
    "try-it",
  ]);
  expect([...html.matchAll(/role="tab"[^>]*>([^<]+)</g)].map(([, label]) => label)).toEqual([
    "Overview",
    "Key features",
    "Examples",
    "Try it",
  ]);
  expect(text).toContain("Most assistants know the world up to the day their training ended");
  expect(text).toContain("SpaceXAI (formerly xAI)");
  for (const { title, description } of grokOverview.keyFeatures) {
    expect(text).toContain(`${title} ${description}`);
  }
  for (const { question } of grokOverview.examples) {
    expect(text).toContain(question.replace(/\s+/g, " "));
  }
  expect(html).toContain('href="/guides/4"');
  expect(html).toMatch(/<a aria-current="true"[^>]*href="\/tools">AI Tools<\/a>/);
});

test("the quiz asks one question after the other, three in all [GU-02]", async () => {
  await using app = await startApp();
  const first = await open(app, "?tab=try-it");
  expect(first.text).toContain("Question 1 of 3");
  expect(first.text).toContain(questions[0].prompt);
  expect(first.text).not.toContain(questions[1].prompt);
  expect(first.text).not.toContain("Next question");

  // A later question does not open before those before it.
  const ahead = await open(app, "?tab=try-it&question=3");
  expect(ahead.text).toContain("Question 1 of 3");

  const second = await open(app, `?tab=try-it&question=2&answers=${right[0]}--`);
  expect(second.text).toContain("Question 2 of 3");
  expect(second.text).toContain(questions[1].prompt);
});

test("neither key nor explanation is in the page before the answer", async () => {
  await using app = await startApp();
  const { html } = await open(app, "?tab=try-it");
  expect(html).not.toContain("correctIndex");
  for (const { answers } of questions) {
    for (const { explanation } of answers) expect(html).not.toContain(explanation.slice(0, 30));
  }
});

test.each([
  ["right", Number(right[0]), "Correct!"],
  ["wrong", (Number(right[0]) + 1) % 3, "Not quite."],
])(
  "a %s answer is told with its explanation, then the next question [GU-03]",
  async (_, option, word) => {
    await using app = await startApp();
    const sent = await answer(
      app,
      { challenge: "1", option: String(option) },
      "?tab=try-it&question=1",
    );
    expect(sent.status).toBe(302);
    const [to = "", place] = (sent.headers.get("Location") ?? "").split("#");
    expect(to).toBe(`/grok?tab=try-it&question=1&answers=${option}--`);
    expect(place).toBe("challenge-1");

    const { html, text } = await open(app, to.replace("/grok", ""));
    expect(text).toContain(`${word} ${questions[0].answers[option]?.explanation}`);
    expect(html).toContain(
      `href="/grok?tab=try-it&amp;question=2&amp;answers=${option}--#quiz">Next question`,
    );
    expect(html).toContain('<fieldset class="opts" disabled=""');
    expect(text).not.toContain(finish.label);
  },
);

test("after the last question a button leads to the tools [GU-04, UD-24]", async () => {
  await using app = await startApp();
  const { html, text } = await open(app, `?tab=try-it&question=3&answers=${right}`);
  expect(text).toContain("3 of 3 right.");
  expect(text).toContain(finish.text);
  expect(html).toMatch(/<a class="btn btn--primary"[^>]* href="\/tools">Go to the AI tools<\/a>/);
  expect(text).not.toContain("Next question");
});

test("a learner's answers are stored and found again, and right ones count for the day", async () => {
  await using app = await startApp();
  const learner = await app.createLearner();
  const first = await answer(app, { challenge: "1", option: right[0] ?? "" }, "", learner);
  expect(first.headers.get("Location")).toBe("/grok?tab=try-it&question=1#challenge-1");
  expect(await app.db.select().from(challengeAnswers)).toMatchObject([
    { challenge: "grok:1", correct: true },
  ]);
  expect(await app.db.select().from(activityDays)).toMatchObject([{ finished: 1 }]);

  const { html, text } = await open(app, "?tab=try-it", learner);
  expect(text).toContain("Correct!");
  expect(html).toContain('href="/grok?tab=try-it&amp;question=2#quiz">Next question');
});

test("a form without a choice comes back with a sentence", async () => {
  await using app = await startApp();
  const request = form("/grok?tab=try-it&question=1", { challenge: "1" });
  const { response, text } = await openPage(app, "grok", page, request);
  expect(response.status).toBe(400);
  expect(text).toContain("Choose an answer first.");
});

test("the page asks the database nothing for a visitor and at most twice for a learner", async () => {
  await using app = await startApp();
  const learner = await app.createLearner();
  for (const [headers, most] of [
    [{}, 0],
    [await app.signIn(learner), 2],
  ] as const) {
    const request = get("/grok", headers);
    const context = app.context(request);
    const args = { request, context, params: {} };
    await Promise.all([root.loader(args as never), page.loader(args as never)]);
    expect(context.meter.d1RoundTrips).toBeLessThanOrEqual(most);
    expect(context.meter.d1Unmetered).toBe(0);
  }
});
