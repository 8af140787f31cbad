import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { searchSite } from "~/models/search.server";
import type { SearchDocument } from "~/search/document";
import { indexDocument } from "~/search/index-document.server";
import type { SearchKind } from "~/search/kinds";
import { readQuery } from "~/search/read-query";
import { candidatesFor, mostPostings, selectResults } from "~/search/select-results.server";
import { startApp } from "../support/app";
import { fillAtOnce } from "../support/fill";

type App = Awaited<ReturnType<typeof startApp>>;

const now = Date.UTC(2026, 10, 20);

async function add(app: App, ...documents: Partial<SearchDocument>[]) {
  const [first, ...rest] = documents.flatMap((document, at) =>
    indexDocument(
      app.db,
      {
        kind: "lesson",
        ref: String(at),
        title: `Number ${at}`,
        tags: [],
        body: "",
        href: `/lessons/${at}`,
        ...document,
      },
      now,
    ),
  );
  if (first) await app.db.batch([first, ...rest]);
}

function search(
  app: App,
  q: string,
  { kind, page = 1 }: { kind?: SearchKind; page?: number } = {},
) {
  return searchSite(app.db, { q, kind, page }, now);
}

async function titles(app: App, q: string, kind?: SearchKind) {
  const { results } = await search(app, q, { kind });
  return results.map(({ title }) => title.map(({ text }) => text).join(""));
}

test("a title counts more than a tag, a tag more than the text, a short text more than a long one", async () => {
  await using app = await startApp();
  const filler = "paper lamp window shelf ".repeat(40);
  await add(
    app,
    { title: "Long text", body: `violin ${filler}` },
    { title: "Text", body: "violin" },
    { title: "Violin" },
    { title: "Tag", tags: ["violin"] },
    { title: "Other", body: filler },
  );
  expect(await titles(app, "violins")).toEqual(["Violin", "Tag", "Text", "Long text"]);
});

test("a rare word decides, and what holds too little of the question is left out", async () => {
  await using app = await startApp();
  await add(
    app,
    ...Array.from({ length: 30 }, (_, at) => ({ title: `Common ${at}`, body: "answer" })),
    { ref: "rare", title: "Rare", body: "zeppelin" },
    { ref: "both", title: "Both", body: "zeppelin answer" },
  );
  expect(await titles(app, "answer zeppelin")).toEqual(["Both", "Rare"]);
  // A word that stands nowhere does not empty the page.
  expect(await titles(app, "zeppelin qwertyish")).toEqual(expect.arrayContaining(["Both", "Rare"]));
  expect((await search(app, "answer")).found).toBe(31);
});

test("kinds, tags and solved narrow a search, alone and together", async () => {
  await using app = await startApp();
  await add(
    app,
    { ref: "1", title: "Poem tool", kind: "tool", tags: ["Best Practices"] },
    {
      ref: "2",
      title: "Poem guide",
      kind: "guide",
      tags: ["Best Practices"],
      facets: ["solved:yes"],
    },
    { ref: "3", title: "Poem lesson" },
    { ref: "4", title: "Violin lesson", tags: ["Best Practices"] },
  );
  expect(await titles(app, "poem", "tool")).toEqual(["Poem tool"]);
  expect(await titles(app, "poem kind:guide")).toEqual(["Poem guide"]);
  expect((await titles(app, 'tag:"best practices" poem')).sort()).toEqual([
    "Poem guide",
    "Poem tool",
  ]);
  expect((await titles(app, "tag:best-practices")).length).toBe(3);
  expect(await titles(app, "solved:yes")).toEqual(["Poem guide"]);
  expect(await titles(app, "kind:lesson tag:best-practices")).toEqual(["Violin lesson"]);
  expect(await titles(app, "poem kind:tool kind:guide")).toEqual([]);
  expect(await titles(app, "poem tag:nobody")).toEqual([]);
});

test("pages hold ten each, without gaps and repeats", async () => {
  await using app = await startApp();
  await add(app, ...Array.from({ length: 23 }, (_, at) => ({ title: `Poem ${at}` })));
  const pages = await Promise.all([1, 2, 3, 4].map((page) => search(app, "poem", { page })));
  expect(pages.map(({ results }) => results.length)).toEqual([10, 10, 3, 0]);
  expect(pages[0]).toMatchObject({ found: 23, isMore: false, pageCount: 3 });
  const refs = pages.flatMap(({ results }) => results.map(({ ref }) => ref));
  expect(new Set(refs).size).toBe(23);
});

test("a kind that is not offered is not found, even where the tables hold it", async () => {
  await using app = await startApp();
  await add(app, { title: "Poem" }, { ref: "x", title: "Poem", kind: "secret" as SearchKind });
  expect(await titles(app, "poem")).toEqual(["Poem"]);
});

test("whatever is typed, a search answers", async () => {
  await using app = await startApp();
  await add(app, { title: "Poem" });
  for (const q of [
    "' OR 1=1--",
    '"; drop table search_terms; --',
    "%",
    "_",
    "\\",
    "\u0000",
    "kind:",
    'tag:"',
    'kind:"tool',
    "tag:' or ''='",
    "solved:yes ".repeat(20),
    "\u{1f600}\u{1f600}",
    "\ud800",
    "a".repeat(200),
    "x ".repeat(100),
    "NEAR(poem, 3) AND *",
    "poem'".repeat(30),
    "кот 猫 قطة",
    "how is it",
  ]) {
    const page = await search(app, q);
    expect(page.results.length, q).toBeLessThanOrEqual(1);
  }
  expect(await titles(app, "poem")).toEqual(["Poem"]);
  expect((await search(app, "how is it")).isAsked).toBe(false);
});

/** Words in falling shares of all documents; the first ones stand in every second one together. */
const shares = { ai: 60, prompt: 45, tool: 30, answer: 20, model: 10, write: 5, violin: 0.1 };

/** Rows as the index would hold them for so many documents, without reading so many texts. */
async function fill({ env }: App, documents: number, { together }: { together: boolean }) {
  const count = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${documents})`;
  await fillAtOnce(
    env.DB,
    ["search_documents", "search_postings"],
    [
      env.DB.prepare(`${count} insert into search_documents
      (id, kind, ref, title, excerpt, href, length, updated_at)
      select i, iif(i <= 9, 'tool', 'lesson'), i, 'Title', 'Text', '/lessons/' || i, 100, 0 from n`),
      ...Object.keys(shares).map((word, at) =>
        env.DB.prepare(`insert into search_postings (term, kind, weight, document_id)
        select ?, kind, 1 + (id * 7919 + ${at}) % 2000, id from search_documents
        where (id * ${together ? 7919 : 7919 + 1000 * at}) % 1000 < ?`).bind(
          readQuery(word).words[0] ?? "",
          together && word !== "violin" ? 600 : (shares[word as keyof typeof shares] ?? 0) * 10,
        ),
      ),
      env.DB.prepare(`insert into search_postings (term, kind, weight, document_id)
      select 'kind:' || kind, kind, 0, id from search_documents`),
      env.DB.prepare(`insert into search_postings (term, kind, weight, document_id)
      select 'tag:third', kind, 0, id from search_documents where id % 3 = 0`),
      env.DB.prepare(`insert into search_terms (term, documents)
      select term, count(*) from search_postings group by term`),
      env.DB.prepare(`insert into search_term_kinds (term, kind, documents)
      select term, kind, count(*) from search_postings group by term, kind`),
      // A vocabulary of its size.
      ...["term", "word"].map((begin) =>
        env.DB.prepare(`with recursive n(i) as (select 1 union all select i + 1 from n where i < 2000)
        insert into search_terms (term, documents) select ? || i, 1 from n`).bind(begin),
      ),
    ],
  );
}

const questions = [
  "ai",
  "ai prompt",
  "ai prompt tool",
  "ai prompt tool answer",
  "ai prompt tool answer model",
  "ai prompt tool answer model write",
  "ai violin",
  "violin",
  "ai kind:tool",
  "ai prompt tool answer model write kind:lesson tag:third",
  "ai tag:third",
  "tag:third",
  "kind:lesson",
  "kind:lesson tag:third",
  "promt tol answr modl writ vioin",
  "ai prompt tool answer termimolagy wordimarks",
];

/** What the page of a search for three words reads. */
async function rowsReadBy(app: App) {
  const { db, meter } = app.context(new Request("http://localhost/"));
  await db.batch([selectResults(db, readQuery("ai prompt tool"), { offset: 0, limit: 10 })]);
  return meter.rowsRead;
}

async function rowsReadAmong(documents: number, layout: { together: boolean }) {
  await using app = await startApp();
  await fill(app, documents, layout);
  return rowsReadBy(app);
}

describe.each([
  ["words that stand apart", false],
  ["words that stand in the same documents", true],
] as const)("100,000 documents, %s", (_, together) => {
  let app: App;
  let fewer = 0;

  beforeAll(async () => {
    fewer = await rowsReadAmong(10_000, { together });
    app = await startApp();
    await fill(app, 100_000, { together });
  }, 120_000);
  afterAll(() => app[Symbol.asyncDispose]());

  test("no search reads more than 5,000 rows", async () => {
    for (const q of questions) {
      const { db, meter } = app.context(new Request("http://localhost/"));
      await searchSite(db, { q, page: 10 }, now);
      expect(meter.d1RoundTrips, q).toBe(q.includes("termimolagy") ? 2 : 1);
      expect(meter.rowsRead, q).toBeLessThanOrEqual(5000);
      expect(meter.rowsWritten, q).toBe(0);
    }
    expect(await search(app, "ai")).toMatchObject({ found: 1000, isMore: true, pageCount: 10 });
    // Nine of them among 100,000, behind the heaviest postings of a common word.
    const tools = await search(app, "ai", { kind: "tool" });
    const { results } = await app.env.DB.prepare(
      "select count(*) as n from search_postings where term = 'ai' and kind = 'tool'",
    ).all<{ n: number }>();
    expect(tools).toMatchObject({ found: results[0]?.n, isMore: false });
  });

  test("what a search reads does not depend on how many documents there are", async () => {
    const more = await rowsReadBy(app);
    expect(Math.abs(more - fewer)).toBeLessThanOrEqual(fewer * 0.1);
  });
});

test("the more words and facets a search has, the fewer documents it looks at", () => {
  const most = (words: number, facets: number) =>
    candidatesFor({
      words: Array.from({ length: words }, (_, at) => `w${at}`),
      facets: Array.from({ length: facets }, (_, at) => `tag:${at}` as const),
    });
  expect(most(1, 0)).toBe(mostPostings);
  for (let words = 0; words <= 6; words++) {
    for (let facets = 0; facets <= 4; facets++) {
      // The posting, a look-up for each word and facet, and three steps of counting and sorting.
      const rows = most(words, facets) * (1 + words + facets + 3);
      expect(rows).toBeLessThanOrEqual(5000);
      expect(most(words, facets)).toBeGreaterThan(300);
    }
  }
});

test.each([
  ["privcy", "privacy"],
  ["priavcy", "privacy"],
  ["privaccy", "privacy"],
  ["privecy", "privacy"],
  ["priv", "priv…"],
  ["Midjurney cover", "midjourney cover"],
  ["midj", "midj…"],
  // Two mistakes, in a word of eight letters or more.
  ["transaltoin", "translation"],
  ["translllation", "translation"],
  ["trasltion", "translation"],
  ["translotoons", "translation"],
  ["halucinatons", "hallucination"],
])("%s finds what was meant, and says so: %s", async (q, spelled) => {
  await using app = await startApp();
  await add(
    app,
    { title: "Keep private things private", body: "privacy" },
    { ref: "m", title: "Midjourney", body: "a cover" },
    { ref: "o", title: "Prices", body: "private" },
    { ref: "t", title: "Translation of a letter", body: "Two translations." },
    { ref: "h", title: "Invented facts" },
  );
  const page = await search(app, q);
  expect(page.results[0]?.title.some(({ isMatch }) => isMatch)).toBe(true);
  expect(page.spelled?.toLowerCase()).toBe(spelled);
});

test.each(["tranl", "trnsltn", "xranslatoin", "trapslaniom", "transistor"])(
  "what is too far from a word finds nothing: %s",
  async (q) => {
    await using app = await startApp();
    await add(app, { title: "Translation" });
    expect(await search(app, q)).toMatchObject({ found: 0, spelled: null });
  },
);

test("a word that stands somewhere is looked for as it was typed", async () => {
  await using app = await startApp();
  await add(
    app,
    { title: "A form" },
    { ref: "2", title: "From here" },
    { ref: "3", title: "Lamp" },
  );
  expect(await search(app, "form")).toMatchObject({ found: 1, spelled: null });
  expect(await search(app, "la")).toMatchObject({ found: 0, spelled: null });
});

test("ChatGPT is found in one word and in two", async () => {
  await using app = await startApp();
  await add(app, { title: "ChatGPT" }, { ref: "2", title: "Chat GPT, first steps" });
  for (const q of ["chatgpt", "chat gpt", "Chat-GPT"]) {
    expect((await search(app, q)).found, q).toBe(2);
  }
});
