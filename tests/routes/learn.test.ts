import { expect, test } from "vitest";

import { exercises } from "~/content/exercises/exercises";
import { guides } from "~/content/guides/guides";
import { skills } from "~/content/skills/skill-map";
import { skillProgress } from "~/db/schema/learning";
import { practiceFor } from "~/models/catalogue";
import { readMapFile } from "~/models/sitemap.server";
import * as landing from "~/routes/_index/route";
import * as learn from "~/routes/learn/route";
import * as lesson from "~/routes/lessons.$skillId";
import { get, startApp } from "../support/app";
import { openPage } from "../support/page";
import { givePath } from "../support/path";

test("the catalogue lists every lesson, exercise and guide to a visitor, in true numbers", async () => {
  await using app = await startApp();
  const { html, text, response } = await openPage(app, "learn", learn, get("/learn"));

  expect(response.status).toBe(200);
  expect(text).toContain(
    `${skills.length} lessons, ${exercises.length} exercises and ${guides.length} guides, open to everybody.`,
  );
  for (const { id } of skills) expect(html).toContain(`href="/lessons/${id}"`);
  for (const { id } of guides) expect(html).toContain(`href="/guides/${id}"`);
  for (const { id, toolId } of exercises) {
    expect(html).toContain(`href="/tools/${toolId}?exercise=${id}"`);
  }
  expect(html).toMatch(/<nav class="site-nav".*?href="\/learn"[^>]*>Learn</s);
  expect(await readMapFile(app.db, "pages", Date.now())).toContainEqual({ path: "/learn" });
});

test("a learner sees there what was shown already, and the header leads to the dashboard", async () => {
  await using app = await startApp();
  const learner = await app.createLearner();
  await app.db
    .insert(skillProgress)
    .values({ userId: learner.id, skillId: "check-sources", attemptedAt: 1, passedAt: 1 });

  const request = get("/learn", await app.signIn(learner));
  const { html, text } = await openPage(app, "learn", learn, request);
  expect(text).toContain("Check 1 of 6 lessons shown");
  expect(text).toContain("Use responsibly 0 of 6 lessons shown");
  expect(html).toMatch(/<nav class="site-nav".*?href="\/dashboard"[^>]*>Learn</s);
});

test("a visitor's lesson leads to an open exercise, a learner's to its check", async () => {
  await using app = await startApp();
  const headers = await app.signIn(await app.createLearner());
  for (const { id } of skills) {
    const practice = practiceFor(id);
    const visitor = await openPage(app, "lessons/:skillId", lesson, get(`/lessons/${id}`));
    expect(visitor.html, id).not.toContain('href="/dashboard"');
    const way = practice?.to ?? "/learn";
    expect(visitor.html, id).toMatch(
      new RegExp(`class="btn btn--primary"[^>]*href="${way.replace("?", "\\?")}"`),
    );
  }
  const { html } = await openPage(
    app,
    "lessons/:skillId",
    lesson,
    get("/lessons/check-sources", headers),
  );
  expect(html).toMatch(/class="btn btn--primary"[^>]*href="\/path\/check-sources#check"/);
});

test("the home page tells how much there is, and takes a signed-in person on", async () => {
  await using app = await startApp();
  const learner = await app.createLearner();
  const headers = await app.signIn(learner);
  await givePath(app, learner);
  const open = (more: HeadersInit = {}) => openPage(app, "", landing, get("/", more));

  const visitor = await open();
  expect(visitor.text).toContain("Get Started I Already Have an Account");
  expect(visitor.text).toContain(`${skills.length} lessons ${exercises.length} exercises`);
  expect(visitor.html).toContain('href="/learn">See all of them');

  const signedIn = await open(headers);
  expect(signedIn.text).not.toContain("I Already Have an Account");
  expect(signedIn.html).toMatch(
    /class="btn btn--primary"[^>]*href="\/path\/what-ai-tools-are">Continue: What AI tools really are/,
  );

  await givePath(app, learner, ["check-sources"]);
  await app.db
    .insert(skillProgress)
    .values({ userId: learner.id, skillId: "check-sources", attemptedAt: 1, passedAt: 1 });
  expect((await open(headers)).html).toContain('href="/path">See my further path');
});
