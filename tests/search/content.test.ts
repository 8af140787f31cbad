import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { skills } from "~/content/skills/skill-map";
import { tools } from "~/content/tools";
import { searchSite } from "~/models/search.server";
import { indexDocument } from "~/search/index-document.server";
import type { SearchKind } from "~/search/kinds";
import { siteDocuments } from "~/search/site-documents";
import { readTerms } from "~/search/terms";
import { seedSearch } from "../../scripts/seed/search";
import { startApp } from "../support/app";
import { fitter } from "../support/fit";

type App = Awaited<ReturnType<typeof startApp>>;

const now = Date.UTC(2026, 10, 20);

async function find(app: App, q: string, kind?: SearchKind) {
  const { results } = await searchSite(app.db, { q, kind, page: 1 }, now);
  return results.map((each) => `${each.kind} ${each.ref}`);
}

test("every document of the content has an id of its own and an address of the site", () => {
  const documents = siteDocuments();
  expect(new Set(documents.map(({ kind, ref }) => `${kind} ${ref}`)).size).toBe(documents.length);
  expect(new Set(documents.map(({ href }) => href)).size).toBe(documents.length);
  for (const { href, title, body } of documents) {
    expect(href).toMatch(/^\/[a-z]/);
    expect(title).not.toBe("");
    expect(body.length, href).toBeGreaterThan(100);
    expect(body, href).not.toMatch(/\*\*|^#|\]\(/m);
  }
  expect(documents.filter(({ kind }) => kind === "tool")).toHaveLength(tools.length);
  expect(documents.filter(({ kind }) => kind === "lesson")).toHaveLength(skills.length);
});

test("the seed writes the content once, takes up what changed and drops what is gone", async () => {
  await using app = await startApp();
  expect(await seedSearch(app.env.DB)).toBe(true);
  expect(await seedSearch(app.env.DB)).toBe(false);
  const count = async () =>
    (await app.env.DB.prepare("select count(*) as n from search_documents").first<{ n: number }>())
      ?.n;
  expect(await count()).toBe(siteDocuments().length);

  // As an earlier version of the content would have left it.
  const [first, ...rest] = [
    ...indexDocument(
      app.db,
      { kind: "guide", ref: "gone", title: "Gone", tags: [], body: "zeppelin", href: "/guides/0" },
      now,
    ),
    ...indexDocument(
      app.db,
      { kind: "tool", ref: "5", title: "Old", tags: [], body: "zeppelin", href: "/tools/5" },
      now,
    ),
  ];
  if (first) await app.db.batch([first, ...rest]);
  await app.env.DB.exec("update site_facts set value = 'older' where name = 'search-content'");
  expect(await find(app, "zeppelin")).toHaveLength(2);

  expect(await seedSearch(app.env.DB)).toBe(true);
  expect(await find(app, "zeppelin")).toEqual([]);
  expect(await count()).toBe(siteDocuments().length);
  expect((await find(app, "Claude"))[0]).toBe("tool 5");
});

describe("the content as the seed writes it", () => {
  let app: App;

  beforeAll(async () => {
    app = await startApp();
    await seedSearch(app.env.DB);
  });
  afterAll(() => app[Symbol.asyncDispose]());

  test("the content is found by what people type", async () => {
    for (const { id, name } of tools) {
      expect((await find(app, name)).slice(0, 2), name).toContain(`tool ${id}`);
    }
    for (const { id, title } of skills) {
      // "Say who it is for" is made of words that stand in every text.
      if (readTerms(title).length === 0) continue;
      expect((await find(app, title)).slice(0, 2), title).toContain(`lesson ${id}`);
    }

    expect((await find(app, "make pictures"))[0]).toMatch(/^(course|tool|guide|lesson) /);
    expect(await find(app, "midjourney", "guide")).toContain("guide 6");
    for (const q of [
      "is it safe",
      "is it safe to put my medical letter into ChatGPT",
      "privcy",
      "priv",
    ]) {
      expect((await find(app, q))[0], q).toBe("lesson protect-private-data");
    }
    for (const each of await find(app, "privacy", "lesson")) expect(each).toMatch(/^lesson /);
  });

  test.each([
    ["invoice", "course run-business"],
    ["VAT", "course run-business"],
    ["complaint letter to the council", "course write-to-office"],
    ["email to the caretaker", "exercise 13"],
    ["restaurant bill", "exercise 71"],
    ["is this a scam", "course stay-safe"],
  ])("%j leads to what can be done about it: %s", async (q, first) => {
    expect((await find(app, q))[0]).toBe(first);
  });

  test.each([
    ["class", "guide groups"],
    ["group", "guide groups"],
    ["teacher", "guide groups"],
    ["join a group", "guide groups"],
    ["worksheet", "guide worksheets"],
    ["certificate", "guide certificates"],
  ])("%j finds what the site has for it: %s", async (q, wanted) => {
    expect((await find(app, q)).slice(0, 3)).toContain(wanted);
  });

  test("a word for fraud finds the lesson that tells how to see through it", async () => {
    for (const q of ["scam", "phishing", "fraud"]) {
      expect(await find(app, q, "lesson"), q).toContain("lesson spot-fakes");
    }
  });
});

test("the goal behind a course that was found is read as that course", () => {
  for (const { ref, href } of siteDocuments().filter(({ kind }) => kind === "course")) {
    const learningGoal = new URL(href, "http://localhost").searchParams.get("goal") ?? "";
    const matched = fitter.matchTask(learningGoal);
    expect(matched.isSure && matched.found.id, learningGoal).toBe(ref);
  }
});
