import { expect, test } from "vitest";

import { findSimilar } from "~/models/community/similar.server";
import { selectFoundThreads } from "~/models/community/thread-search.server";
import { searchSite } from "~/models/search.server";
import { suggestSearches } from "~/models/search-suggestions.server";
import { startApp } from "../support/app";
import { addManyThreads } from "../support/community";

type App = Awaited<ReturnType<typeof startApp>>;

const now = Date.UTC(2026, 10, 20);
/** So many of each, and listings weigh most: all the heaviest postings of a word are theirs. */
const counts = { listing: 1900, answer: 60, question: 30, article: 7, guide: 2 };
const words = ["violin", "sonata"];

/** Each document holds both words. Ids do not follow the kinds: the first ones are questions. */
async function fill(app: App, of: Record<keyof typeof counts, number> = counts) {
  await addManyThreads(app, of.question);
  const order = ["question", "listing", "answer", "article", "guide"] as const;
  let last = 0;
  const documents = order.map((kind) => {
    const from = last + 1;
    last += of[kind];
    return app.env.DB.prepare(`with recursive n(i) as (
        select ${from} union all select i + 1 from n where i < ${last})
      insert into search_documents (id, kind, ref, title, excerpt, href, length, updated_at)
      select i, '${kind}', cast(i - ${from - 1} as text), 'Violin sonata', 'Text', '/' || i, 9, 0 from n`);
  });
  await app.env.DB.batch([
    app.env.DB.prepare("delete from search_postings"),
    app.env.DB.prepare("delete from search_terms"),
    app.env.DB.prepare("delete from search_term_kinds"),
    app.env.DB.prepare("delete from search_documents"),
    ...documents,
    app.env.DB.prepare(`insert into search_postings (term, kind, weight, document_id)
      select term.value, kind, iif(kind = 'listing', 2000, 500) + document.id % 100, document.id
      from search_documents as document, json_each('${JSON.stringify(words)}') as term
      union all select 'kind:' || kind, kind, 0, id from search_documents`),
    app.env.DB.prepare(`insert into search_terms (term, documents)
      select term, count(*) from search_postings group by term`),
    app.env.DB.prepare(`insert into search_term_kinds (term, kind, documents)
      select term, kind, count(*) from search_postings group by term, kind`),
  ]);
}

/** What a read answers, and that it stays within its rows. */
async function within<Result>(
  app: App,
  most: number,
  read: (db: App["db"]) => Promise<Result>,
): Promise<Result> {
  const { db, meter } = app.context(new Request("http://localhost/"));
  const result = await read(db);
  expect(meter.rowsRead).toBeLessThanOrEqual(most);
  expect(meter.rowsWritten).toBe(0);
  return result;
}

test("a kind is found whole behind the heavier postings of others", async () => {
  await using app = await startApp();
  await fill(app);
  for (const q of ["violin", "violin sonata"]) {
    for (const kind of ["answer", "question", "article", "guide"] as const) {
      const page = await within(app, 5000, (db) => searchSite(db, { q, kind, page: 1 }, now));
      expect(page, `${q} ${kind}`).toMatchObject({ found: counts[kind], isMore: false });
      expect(page.results.every((each) => each.kind === kind)).toBe(true);
    }
    const listings = await within(app, 5000, (db) =>
      searchSite(db, { q, kind: "listing", page: 1 }, now),
    );
    expect(listings.isMore).toBe(true);
    expect(listings.found).toBeGreaterThan(500);
  }
});

test("without a kind some of each are looked at", async () => {
  await using app = await startApp();
  await fill(app);
  await app.env.DB.exec(
    "update search_postings set weight = weight + 5000 where kind in ('guide', 'article')",
  );
  const { results, isMore } = await within(app, 5000, (db) =>
    searchSite(db, { q: "violin sonata", page: 1 }, now),
  );
  const found = results.map(({ kind }) => kind);
  expect(isMore).toBe(true);
  expect(found.filter((kind) => kind === "guide")).toHaveLength(counts.guide);
  expect(found.filter((kind) => kind === "article")).toHaveLength(counts.article);
});

test.each([999, 1000, 1001])("two common kinds share the rest, with %s answers", async (answer) => {
  await using app = await startApp();
  await fill(app, { ...counts, answer });
  await app.env.DB.exec("update search_postings set weight = 500");
  for (const q of ["violin", "violin sonata"]) {
    const { results, isMore } = await within(app, 5000, (db) =>
      searchSite(db, { q, page: 1 }, now),
    );
    expect(isMore).toBe(true);
    expect(results.length).toBeGreaterThan(0);
  }
});

test("similar questions and suggestions look among their own kinds", async () => {
  await using app = await startApp();
  await fill(app);
  const similar = await within(app, 500, (db) => findSimilar(db, "A violin sonata", { limit: 5 }));
  expect(similar).toHaveLength(5);
  const suggested = await within(app, 1000, (db) => suggestSearches(db, "violin son"));
  const kinds = new Set(suggested.map(({ kind }) => kind));
  expect([...kinds]).toEqual(expect.arrayContaining(["listing", "question", "article"]));
});

test("a search of the questions is not filled by what came after them", async () => {
  await using app = await startApp();
  await fill(app);
  const filters = { sort: "newest", tagIds: [], filter: "all", userId: null } as const;
  const found = await app.db.all<{ id: number; total: number; is_part: number }>(
    selectFoundThreads("violin sonata", { ...filters, offset: 0, limit: 10 }),
  );
  expect(found).toHaveLength(10);
  expect(found[0]).toMatchObject({ id: counts.question, total: counts.question, is_part: 0 });
});
