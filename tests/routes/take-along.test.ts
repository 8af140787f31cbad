import { expect, test } from "vitest";

import { skills } from "~/content/skills/skill-map";
import { renderMarkdown } from "~/markdown/render.server";
import { deckAsText } from "~/models/one-file.server";
import * as course from "~/routes/courses.$id/route";
import * as html from "~/routes/courses.$id_.$form";
import * as tab from "~/routes/dashboard_.courses/route";
import * as lessonPage from "~/routes/lessons.$skillId";
import * as lessonFile from "~/routes/lessons.$skillId_.file";
import * as worksheet from "~/routes/lessons.$skillId_.worksheet/route";
import * as path from "~/routes/path.$skillId/route";
import * as cards from "~/routes/review_.cards";
import { form, get, startApp } from "../support/app";
import { startWithLibrary } from "../support/course-library";
import { openPage } from "../support/page";
import { makeDueCards } from "../support/review";

const answers = {
  ageGroup: "35-44",
  competenceLevel: "basic",
  industry: "education",
  learningGoal: "improve productivity with AI",
};

test("a lesson is one HTML file without anything from elsewhere, and Markdown", async () => {
  await using app = await startApp();
  for (const { id, title } of skills) {
    const params = { skillId: id };
    const file = await app.send(lessonFile.loader, get(`/lessons/${id}/file?as=html`), params);
    expect(file.headers.get("Content-Disposition")).toBe(
      `attachment; filename="lamplight-${id}.html"`,
    );
    const text = await file.text();
    expect(text).not.toMatch(/<script|<link|src=|href="\/|url\(/);
    expect(text).toContain("<h2>An example</h2>");
    const plain = await app.send(lessonFile.loader, get(`/lessons/${id}/file?as=markdown`), params);
    const markdown = await plain.text();
    expect(markdown.startsWith(`# ${title}\n`)).toBe(true);
    expect(markdown).not.toContain("](/");
  }
});

test("a course is one file; the answers of a lesson are in it once it was answered", async () => {
  await using app = await startWithLibrary();
  const learner = await app.createLearner();
  const wish = form("/dashboard/courses", answers, await app.signIn(learner));
  const made = (await app.send(tab.action, wish)) as Response;
  const id = Number(made.headers.get("Location")?.split("/").at(-1));
  const read = async (by = learner) =>
    (await app.send(html.loader, get("/", await app.signIn(by)), {
      id: String(id),
      form: "html",
    })) as Response;
  const before = await (await read()).text();
  expect(before).not.toMatch(/<script|<link|src=|href="\/|<summary>Answer/);
  expect(before.match(/<h2>/g)?.length).toBeGreaterThan(2);

  const lesson = form(
    `/courses/${id}`,
    { lesson: "1.1", "answer-0": "0", "answer-1": "0" },
    await app.signIn(learner),
  );
  await app.send(course.action, lesson, { id: String(id) });
  expect((await (await read()).text()).match(/<summary>Answer/g)).toHaveLength(1);
  expect((await read(await app.createLearner())).status).toBe(404);
});

test("cards become a file that Anki imports: three columns, escaped, on one line each", async () => {
  await using app = await startApp();
  const learner = await app.createLearner();
  await makeDueCards(app, learner, 4);
  const text = await (
    await app.send(cards.loader, get("/review/cards", await app.signIn(learner)))
  ).text();
  const [separator, isHtml, columns, tags, ...rows] = text.trimEnd().split("\n");
  expect([separator, isHtml, columns, tags]).toEqual([
    "#separator:tab",
    "#html:true",
    "#columns:Front\tBack\tTags",
    "#tags column:3",
  ]);
  expect(rows).toHaveLength(4);
  for (const row of rows) expect(row.split("\t")).toHaveLength(3);

  const card = { question: null, recall: null, tags: ["Ask well"] };
  const mend = { ask: "for <whom>?", why: 'say "who"', prompt: "a\tb\nc" };
  expect(deckAsText([{ ...card, mend }]).split("\n")[4]).toBe(
    "Rewrite this prompt so that nobody has to ask: for &lt;whom&gt;?<br><br>a b<br>c\tsay &quot;who&quot;\tAsk-well",
  );
});

test("a worksheet has the questions of the library, and its answers last", async () => {
  await using app = await startWithLibrary();
  for (const { id } of skills) {
    const { text, html: page } = await openPage(
      app,
      "lessons/:skillId/worksheet",
      worksheet,
      get(`/lessons/${id}/worksheet`),
    );
    expect(page.match(/☐/g)?.length, id).toBeGreaterThanOrEqual(12);
    expect(text.indexOf("Write it better")).toBeLessThan(text.indexOf("Answers:"));
  }
});

test("a worksheet tells the lesson of its page, and both lead to each other", async () => {
  await using app = await startWithLibrary();
  const learner = await app.signIn(await app.createLearner(answers));
  for (const { id, explanation } of skills.slice(0, 3)) {
    const at = `/lessons/${id}/worksheet`;
    const sheet = await openPage(app, "lessons/:skillId/worksheet", worksheet, get(at));
    const told = renderMarkdown(explanation);
    expect(sheet.html).toContain(told);
    expect(sheet.html).toContain(`href="/lessons/${id}"`);
    expect(sheet.text).toContain(`http://localhost/lessons/${id}`);

    const read = await openPage(app, "lessons/:skillId", lessonPage, get(`/lessons/${id}`));
    const step = await openPage(app, "path/:skillId", path, get(`/path/${id}`, learner));
    for (const { html } of [read, step]) {
      // A step that is locked shows nothing of its lesson.
      if (!html.includes(told)) continue;
      expect(html.indexOf(`href="${at}"`)).toBeGreaterThan(0);
      expect(html.indexOf(`href="${at}"`)).toBeLessThan(html.indexOf(told));
    }
    expect(read.html).toContain(told);
  }
});
