import { expect, test } from "vitest";

import { readingLimits } from "~/http/limits.server";
import * as suggestions from "~/routes/api.search_.suggestions";
import type { SearchDocument } from "~/search/document";
import { indexDocument } from "~/search/index-document.server";
import { seedSearch } from "../../scripts/seed/search";
import { get, startApp } from "../support/app";

type App = Awaited<ReturnType<typeof startApp>>;

async function add(app: App, ...documents: Partial<SearchDocument>[]) {
  const [first, ...rest] = documents.flatMap((document, at) => {
    const ref = String(at + 1);
    const base = {
      kind: "question",
      ref,
      title: ref,
      tags: [],
      body: "",
      href: `/community/${ref}`,
    };
    return indexDocument(app.db, { ...base, ...document } as SearchDocument, 1);
  });
  if (first) await app.db.batch([first, ...rest]);
}

async function suggest(app: App, q: string) {
  const request = get(`/api/search/suggestions?q=${encodeURIComponent(q)}`);
  const context = app.context(request);
  const response = await suggestions.loader({ request, context, params: {} });
  const { suggestions: found } = await response.json<{
    suggestions: { kind: string; title: string; href: string }[];
  }>();
  return { found, response, meter: context.meter };
}

test("what teaches comes first, then what people wrote, then searches", async () => {
  await using app = await startApp();
  await seedSearch(app.env.DB);
  await add(
    app,
    { title: "Which sources do you trust?" },
    { kind: "listing", title: "Prompts that name sources", href: "/marketplace/1" },
    { title: "Something else", body: "about sources" },
  );
  const { found } = await suggest(app, "sourc");
  const kinds = found.map(({ kind }) => kind);
  const order = ["lesson", "guide", "exercise", "tool", "listing", "question", "search"];
  expect(kinds[0]).toBe("lesson");
  expect(kinds).toEqual(expect.arrayContaining(["listing", "question", "search"]));
  const group = (kind: string) => (order.indexOf(kind) < 4 ? 0 : kind === "search" ? 2 : 1);
  expect(kinds.map(group)).toEqual(kinds.map(group).sort());
  expect(found.length).toBeLessThanOrEqual(10);
  expect(found.map(({ title }) => title)).not.toContain("Something else");
  const search = found.find(({ kind }) => kind === "search");
  expect(search?.title).toMatch(/^sourc\w+$/);
  expect(search?.href).toBe(`/search?q=${search?.title}`);
});

test("every word counts, in any form, and the last one may be begun", async () => {
  await using app = await startApp();
  await add(
    app,
    { title: "Translating a long letter" },
    { title: "Translating a poem" },
    { title: "A letter from Zürich" },
  );
  const titles = async (q: string) =>
    (await suggest(app, q)).found
      .filter(({ kind }) => kind === "question")
      .map(({ title }) => title);
  expect(await titles("translate let")).toEqual(["Translating a long letter"]);
  expect(await titles("zur")).toEqual(["A letter from Zürich"]);
  expect(await titles("translati")).toHaveLength(2);
  expect((await suggest(app, "translating po")).found.at(-1)).toMatchObject({
    kind: "search",
    title: "translating poem",
  });
});

test.each([
  "",
  " ",
  "a",
  "?!",
  "kind:",
  "' or 1=1 --",
  "%",
  "кот",
  "\u0000\u0000",
  "x".repeat(5000),
])("whatever is typed is answered: %s", async (q) => {
  await using app = await startApp();
  await add(app, { title: "A poem" });
  const { response, found } = await suggest(app, q);
  expect(response.status).toBe(200);
  expect(found.every(({ title }) => !title.includes(":") || title.includes(": "))).toBe(true);
});

test("suggesting is one round trip of a few rows, however much there is", async () => {
  await using app = await startApp();
  const count = "with recursive n(i) as (select 1 union all select i + 1 from n where i < 50000)";
  await app.env.DB.batch([
    app.env.DB.prepare(`${count} insert into search_documents
      (id, kind, ref, title, excerpt, href, length, updated_at)
      select i, iif(i % 2, 'question', 'article'), i, 'Prompts and letters ' || i, 'Text',
        '/community/' || i, 100, 0 from n`),
    app.env.DB.prepare(`insert into search_postings (term, kind, weight, document_id)
      select 'prompt' || substr('abcde', 1 + id % 5, id % 2), kind, id % 2000, id from search_documents`),
    app.env.DB.prepare(`insert into search_postings (term, kind, weight, document_id)
      select 'letter', kind, id % 1000, id from search_documents`),
    app.env.DB.prepare(`${count} insert into search_terms (term, documents)
      select 'pro' || i, 1 from n limit 20000`),
    app.env.DB.prepare(`insert into search_terms (term, documents)
      select term, count(*) from search_postings group by term`),
    app.env.DB.prepare(`insert into search_term_kinds (term, kind, documents)
      select term, kind, count(*) from search_postings group by term, kind`),
  ]);
  await suggest(app, "first of a minute");
  for (const q of ["pr", "prompt", "letters pro", "letters and a prompt"]) {
    const { meter, response } = await suggest(app, q);
    expect(response.status).toBe(200);
    expect(meter.d1RoundTrips, q).toBe(1);
    expect(meter.rowsRead, q).toBeLessThanOrEqual(500);
  }
});

test("behind the limit nothing is read, and within it nothing is written", async () => {
  await using app = await startApp();
  for (let time = 0; time < readingLimits.suggestions.limit; time++) {
    const { meter } = await suggest(app, "p");
    expect(meter.rowsWritten).toBe(0);
  }
  const { response, meter } = await suggest(app, "poem");
  expect(response.status).toBe(429);
  expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(meter.d1RoundTrips).toBe(0);
});
