import { expect, test } from "vitest";
import { publishDue } from "~/models/news/article-publish.server";
import {
  createArticle,
  editArticle,
  moveArticle,
  type NewArticle,
} from "~/models/news/article-write.server";
import { searchSite } from "~/models/search.server";
import { seedSearch } from "../../scripts/seed/search";
import { startApp } from "../support/app";
import { addArticle } from "../support/news";

type App = Awaited<ReturnType<typeof startApp>>;

const now = Date.UTC(2026, 10, 20);
const text: NewArticle = {
  title: "What a zeppelin teaches about launches",
  summary: "A short look at the page of a new tool.",
  content: "## First\n\nRead the **trombone** before the large print.",
  category: "tool_spotlight",
  imageUrl: "/covers/indigo-book.svg",
  imageAlt: null,
  author: "Admin",
};

async function find(app: App, q: string) {
  const { results } = await searchSite(app.db, { q, page: 1 }, now);
  return results.filter(({ kind }) => kind === "article").map(({ href }) => href);
}

function write(app: App, input: Partial<NewArticle> = {}) {
  return createArticle(app.db, { ...text, ...input }, { editorId: null, now });
}

test("a published article is found by title, text and category", async () => {
  await using app = await startApp();
  const { id } = await write(app);
  for (const q of ["zeppelin", "trombone", "tag:tool-spotlight", "kind:article", "launches"]) {
    expect(await find(app, q), q).toEqual([`/news/${id}`]);
  }
});

test("a draft or a scheduled article is not found before readers may read it", async () => {
  await using app = await startApp();
  const draft = await write(app, { status: "draft" });
  const later = { status: "scheduled", scheduledAt: now + 1000 } as const;
  const scheduled = await write(app, { ...later, title: "What an accordion teaches" });
  expect(await find(app, "zeppelin")).toEqual([]);
  expect(await find(app, "trombone")).toEqual([]);

  await publishDue(app.db, now + 2000);
  expect(await find(app, "accordion")).toEqual([`/news/${scheduled.id}`]);
  await moveArticle(app.db, { id: draft.id, to: "publish" }, now);
  expect(await find(app, "zeppelin")).toEqual([`/news/${draft.id}`]);
});

test("an edited article is found by its new words only, a withdrawn one not at all", async () => {
  await using app = await startApp();
  const { id } = await write(app);
  const edited = { ...text, title: "What a submarine teaches", content: "Read the bassoon." };
  const edit = { id, revision: 1, note: null, isCorrection: false };
  expect(
    await editArticle(app.db, { ...edit, text: edited }, { editorId: null, now: now + 1 }),
  ).toEqual({ ok: true });
  expect(await find(app, "zeppelin")).toEqual([]);
  expect(await find(app, "trombone")).toEqual([]);
  expect(await find(app, "submarine bassoon")).toEqual([`/news/${id}`]);

  await moveArticle(app.db, { id, to: "unpublish" }, now + 2);
  expect(await find(app, "submarine")).toEqual([]);
  const left = await app.env.DB.prepare("select count(*) as n from search_terms").first();
  expect(left).toEqual({ n: 0 });
});

test("the seed brings in once what was published before articles could be found", async () => {
  await using app = await startApp();
  // Rows as they were stored when the search did not know articles.
  const old = await addArticle(app, { title: "How a harpsichord is tuned" });
  await addArticle(app, { title: "A harpsichord draft", status: "draft", publishedAt: null });
  const known = await write(app);
  expect(await find(app, "harpsichord")).toEqual([]);

  expect(await seedSearch(app.env.DB)).toBe(true);
  expect(await find(app, "harpsichord")).toEqual([`/news/${old.id}`]);
  expect(await find(app, "zeppelin")).toEqual([`/news/${known.id}`]);
  expect(await seedSearch(app.env.DB)).toBe(false);
});
