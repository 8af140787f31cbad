import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { articleRevisions, newsArticles, newsLists } from "~/db/schema/news";
import { pageMarks } from "~/db/schema/page-marks";
import { searchDocuments } from "~/db/schema/site";
import { getDeskArticle, listDesk } from "~/models/news/article-desk.server";
import { publishDue } from "~/models/news/article-publish.server";
import {
  createArticle,
  editArticle,
  moveArticle,
  type NewArticle,
} from "~/models/news/article-write.server";
import { startApp } from "../../support/app";
import { overtaken } from "../../support/race";

type App = Awaited<ReturnType<typeof startApp>>;

const day = 24 * 60 * 60 * 1000;

function article(input: Partial<NewArticle> = {}): NewArticle {
  return {
    title: "How to read a launch page",
    summary: "What the page of a new tool says, and what it leaves out.",
    content: "## First\n\nRead the **small print** before the large one. ".repeat(6),
    category: "use_case",
    imageUrl: "/covers/indigo-book.svg",
    imageAlt: null,
    author: "Admin",
    ...input,
  };
}

async function read(app: App, id: number) {
  const [row] = await app.db.select().from(newsArticles).where(eq(newsArticles.id, id));
  if (!row) throw new Error("The article is gone.");
  return row;
}

/** Every stored length, and the same counted anew. */
async function expectLists(app: App) {
  const rows = await app.db.select().from(newsArticles).where(eq(newsArticles.status, "published"));
  const stored = Object.fromEntries(
    (await app.db.select().from(newsLists)).map(({ list, articleCount }) => [list, articleCount]),
  );
  expect(stored.all ?? 0).toBe(rows.length);
  for (const source of ["use_case", "tool_spotlight"]) {
    expect(stored[source] ?? 0, source).toBe(rows.filter((row) => row.source === source).length);
  }
}

test("a new article is rendered, timed and counted when it is written [AC-02, EN-25, EN-26]", async () => {
  await using app = await startApp();
  const { id, isNew } = await createArticle(app.db, article(), { editorId: null, now: 5000 });
  expect(isNew).toBe(true);
  expect(await read(app, id)).toMatchObject({
    status: "published",
    source: "use_case",
    publishedAt: 5000,
    author: "Admin",
    readingMinutes: 1,
    commentCount: 0,
  });
  const { contentHtml } = await read(app, id);
  expect(contentHtml).toContain("<h2>First</h2>");
  expect(contentHtml).toContain("<strong>small print</strong>");
  await expectLists(app);
});

test("the same form sent ten times at once is one article in one count", async () => {
  await using app = await startApp();
  const sent = article({ submissionKey: "form-1" });
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => createArticle(app.db, sent, { editorId: null, now: 1 })),
  );
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
  await expectLists(app);
});

test("lists keep their true length through publishing, editing, unpublishing and back", async () => {
  await using app = await startApp();
  const by = { editorId: null, now: 1000 };
  const { id } = await createArticle(app.db, article(), by);
  const draft = await createArticle(app.db, article({ status: "draft" }), by);
  await expectLists(app);
  await Promise.all(
    [1, 2, 3].map(() => moveArticle(app.db, { id: draft.id, to: "publish" }, 2000)),
  );
  await expectLists(app);
  const text = article({ category: "tool_spotlight" });
  await editArticle(app.db, { id, revision: 1, text, note: null, isCorrection: false }, by);
  await expectLists(app);
  await Promise.all([1, 2].map(() => moveArticle(app.db, { id, to: "unpublish" }, 3000)));
  await expectLists(app);
  await moveArticle(app.db, { id, to: "publish" }, 4000);
  await expectLists(app);
  expect((await read(app, id)).publishedAt).toBe(1000);
  expect(await moveArticle(app.db, { id: 999, to: "publish" }, 1)).toBe(false);
});

test("an edit keeps what the article said, and of two editors at once one is refused", async () => {
  await using app = await startApp();
  const { id: editorId } = await app.createUser();
  const { id } = await createArticle(app.db, article(), { editorId, now: 1 });
  const edits = ["One better title", "Another better title"].map((title) =>
    editArticle(
      app.db,
      { id, revision: 1, text: article({ title }), note: "Clearer", isCorrection: true },
      { editorId, now: 2 },
    ),
  );
  const outcomes = await Promise.all(edits);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes.find(({ ok }) => !ok)).toEqual({ ok: false, reason: "changed" });
  const desk = await getDeskArticle(app.db, id);
  expect(desk?.article.revision).toBe(2);
  expect(desk?.revisions).toMatchObject([
    { revision: 1, title: "How to read a launch page", note: "Clearer", isCorrection: true },
  ]);
  expect(await app.db.select().from(articleRevisions)).toHaveLength(1);
  expect(
    await editArticle(
      app.db,
      { id: 99, revision: 1, text: article(), note: null, isCorrection: false },
      { editorId, now: 3 },
    ),
  ).toEqual({ ok: false, reason: "unknown" });
});

test("a scheduled article appears when its time has come, under that time", async () => {
  await using app = await startApp();
  const { id } = await createArticle(app.db, article({ status: "scheduled", scheduledAt: 5000 }), {
    editorId: null,
    now: 1000,
  });
  expect(await publishDue(app.db, 4999)).toBe(0);
  expect(await read(app, id)).toMatchObject({ status: "scheduled", publishedAt: null });
  await expectLists(app);
  expect(await publishDue(app.db, 9000)).toBe(1);
  expect(await read(app, id)).toMatchObject({ status: "published", publishedAt: 5000 });
  await expectLists(app);
});

/** The titles under which the search finds articles. */
async function found(app: App) {
  const rows = await app.db.select().from(searchDocuments);
  return rows.map(({ title }) => title);
}

async function scheduledArticle(app: App) {
  const input = article({ status: "scheduled", scheduledAt: 5000 });
  return (await createArticle(app.db, input, { editorId: null, now: 1000 })).id;
}

function retitle(app: App, id: number, title: string) {
  const edit = { id, revision: 1, text: article({ title }), note: null, isCorrection: false };
  return editArticle(app.db, edit, { editorId: null, now: 6000 });
}

test("a due article that an editor takes back meanwhile is not published", async () => {
  await using app = await startApp();
  const id = await scheduledArticle(app);
  const db = overtaken(app.db, () => moveArticle(app.db, { id, to: "draft" }, 6000));
  await publishDue(db, 9000);
  expect(await read(app, id)).toMatchObject({ status: "draft", publishedAt: null });
  expect(await found(app)).toEqual([]);
  await expectLists(app);
});

test("a due article that is edited meanwhile is found by what it says now", async () => {
  await using app = await startApp();
  const id = await scheduledArticle(app);
  await publishDue(
    overtaken(app.db, () => retitle(app, id, "Its better title")),
    9000,
  );
  expect(await found(app)).toEqual([]);
  await publishDue(app.db, 9000);
  expect(await read(app, id)).toMatchObject({ status: "published", title: "Its better title" });
  expect(await found(app)).toEqual(["Its better title"]);
});

test("who moves or edits an article that its minute publishes meanwhile is not refused", async () => {
  await using app = await startApp();
  const taken = await scheduledArticle(app);
  const due = overtaken(app.db, () => publishDue(app.db, 9000));
  expect(await moveArticle(due, { id: taken, to: "draft" }, 9000)).toBe(true);
  expect(await read(app, taken)).toMatchObject({ status: "draft" });
  expect(await found(app)).toEqual([]);

  const id = await scheduledArticle(app);
  const edited = overtaken(app.db, () => publishDue(app.db, 9000));
  const edit = { id, revision: 1, text: article({ title: "Its better title" }), note: null };
  const by = { editorId: null, now: 9000 };
  expect(await editArticle(edited, { ...edit, isCorrection: false }, by)).toEqual({ ok: true });
  expect(await read(app, id)).toMatchObject({ status: "published", revision: 2 });
  expect(await found(app)).toEqual(["Its better title"]);
  await expectLists(app);
});

test("related articles share words, of the same category and age first", async () => {
  await using app = await startApp();
  const add = (title: string, input: Partial<NewArticle> = {}) =>
    createArticle(app.db, article({ title, summary: `${title}, in short.`, ...input }), {
      editorId: null,
      now: 400 * day,
    });
  const old = await add("Compare two chat assistants", { publishedAt: 10 * day });
  const other = await add("Compare assistants with a scale", { category: "trend_opinion" });
  const same = await add("Compare assistants with a table");
  await add("Bake bread with patience");
  const { id } = await add("Compare assistants at home");
  expect((await read(app, id)).relatedIds).toEqual([same.id, other.id, old.id]);
});

test("marks of far pages that an article moves are forgotten, older ones stay", async () => {
  await using app = await startApp();
  await app.db.insert(pageMarks).values([
    { list: "news:all", position: 45, sortKey: 1000, rowId: 1 },
    { list: "news:all", position: 90, sortKey: 3000, rowId: 2 },
    { list: "news:tool_spotlight", position: 45, sortKey: 3000, rowId: 2 },
  ]);
  const left = () => app.db.select().from(pageMarks);
  const { id } = await createArticle(app.db, article({ publishedAt: 2000 }), {
    editorId: null,
    now: 9000,
  });
  expect(await left()).toMatchObject([
    { position: 45, list: "news:all" },
    { list: "news:tool_spotlight" },
  ]);
  await createArticle(app.db, article(), { editorId: null, now: 9500 });
  await moveArticle(app.db, { id, to: "unpublish" }, 9600);
  expect(await left()).toHaveLength(2);
});

test("the desk lists one status, changed last first, page by page", async () => {
  await using app = await startApp();
  for (let number = 1; number <= 23; number++) {
    const input = article({ title: `Draft number ${number}`, status: "draft" });
    await createArticle(app.db, input, { editorId: null, now: Math.ceil(number / 2) });
  }
  const first = await listDesk(app.db, { status: "draft" }, Date.now());
  expect(first.articles.slice(0, 2).map(({ title }) => title)).toEqual([
    "Draft number 23",
    "Draft number 22",
  ]);
  const rest = await listDesk(
    app.db,
    { status: "draft", after: first.next ?? undefined },
    Date.now(),
  );
  expect(rest.articles.map(({ title }) => title)).toEqual([
    "Draft number 3",
    "Draft number 2",
    "Draft number 1",
  ]);
  expect(rest.next).toBeNull();
  expect((await listDesk(app.db, { status: "published" }, Date.now())).articles).toEqual([]);
});
