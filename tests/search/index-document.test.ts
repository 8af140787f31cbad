import { sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";

import type { SearchDocument } from "~/search/document";
import { readDocument } from "~/search/document";
import { forgetDocuments, forgetOthers, indexDocument } from "~/search/index-document.server";
import { startApp } from "../support/app";

type App = Awaited<ReturnType<typeof startApp>>;

const now = Date.UTC(2026, 10, 20);

function lesson(ref: string, text: Partial<SearchDocument> = {}): SearchDocument {
  return {
    kind: "lesson",
    ref,
    title: `Lesson ${ref}`,
    tags: [],
    body: "",
    href: `/lessons/${ref}`,
    ...text,
  };
}

async function write(app: App, statements: ReturnType<typeof indexDocument>) {
  const [first, ...rest] = statements;
  if (first) await app.db.batch([first, ...rest]);
}

async function rows<Row>(app: App, sql: string) {
  return (await app.env.DB.prepare(sql).all<Row>()).results;
}

/** What the tables hold, without the ids that the database chose. */
async function stored(app: App) {
  return {
    documents: await rows(app, "select kind, ref, title, href from search_documents order by 1, 2"),
    postings: await rows(
      app,
      `select search_documents.kind, ref, term, weight, search_postings.kind as own_kind
       from search_postings join search_documents on search_documents.id = document_id
       order by 1, 2, 3`,
    ),
    terms: await rows(app, "select term, documents from search_terms order by term"),
  };
}

/** What the tables should hold, counted from the documents themselves. */
function recount(documents: readonly SearchDocument[]) {
  const counts = new Map<string, number>();
  const postings = documents.flatMap((document) =>
    readDocument(document).postings.map(([term, weight]) => {
      counts.set(term, (counts.get(term) ?? 0) + 1);
      const { kind, ref } = document;
      return { kind, ref, term, weight, own_kind: kind };
    }),
  );
  const by =
    (...names: string[]) =>
    (one: object, other: object) => {
      const [a, b] = [one, other].map((each) =>
        names.map((name) => (each as Record<string, string>)[name] ?? ""),
      ) as [string[], string[]];
      const at = a.findIndex((value, place) => value !== b[place]);
      return at < 0 ? 0 : (a[at] ?? "") < (b[at] ?? "") ? -1 : 1;
    };
  return {
    documents: documents
      .map(({ kind, ref, title, href }) => ({ kind, ref, title, href }))
      .sort(by("kind", "ref")),
    postings: postings.sort(by("kind", "ref", "term")),
    terms: [...counts]
      .map(([term, documentCount]) => ({ term, documents: documentCount }))
      .sort(by("term")),
  };
}

test("a random walk of writes leaves what a recount gives", async () => {
  await using app = await startApp();
  const word = fc.constantFrom("violin", "poem", "table", "notes", "privacy", "copies", "éclair");
  const words = fc.array(word, { maxLength: 6 }).map((each) => each.join(" "));
  const step = fc.record({
    does: fc.constantFrom("index", "index", "index", "forget", "keep-only"),
    kind: fc.constantFrom("tool", "guide", "lesson"),
    ref: fc.constantFrom("1", "2", "3", "4"),
    title: words,
    tags: fc.array(fc.constantFrom("writing", "Best Practices", "2"), { maxLength: 2 }),
    body: words,
  });
  const walk = fc.sample(fc.array(step, { minLength: 150, maxLength: 150 }), {
    numRuns: 1,
    seed: 20_261_120,
  })[0];

  const known = new Map<string, SearchDocument>();
  for (const [at, { does, ...text }] of (walk ?? []).entries()) {
    const document = lesson(text.ref, { ...text, kind: text.kind as SearchDocument["kind"] });
    const key = `${document.kind} ${document.ref}`;
    if (does === "index") {
      known.set(key, document);
      await write(app, indexDocument(app.db, document, now + at));
    } else if (does === "forget") {
      known.delete(key);
      await write(app, forgetDocuments(app.db, document.kind, [document.ref]));
    } else {
      for (const each of [...known.values()]) {
        if (each.kind === document.kind && each.ref !== document.ref) {
          known.delete(`${each.kind} ${each.ref}`);
        }
      }
      await write(app, forgetOthers(app.db, document.kind, [document.ref]));
    }
    if (at % 10 === 9) {
      expect(await stored(app), `after ${at + 1} steps`).toEqual(recount([...known.values()]));
    }
  }
  expect(known.size).toBeGreaterThan(2);
});

test("an unchanged document is not written again, a changed one only where it changed", async () => {
  await using app = await startApp();
  const document = lesson("1", { title: "Violin", body: "poem table notes" });
  const costOf = async (next: SearchDocument) => {
    const context = app.context(new Request("http://localhost/"));
    const [first, ...rest] = indexDocument(context.db, next, now + 1);
    if (first) await context.db.batch([first, ...rest]);
    return context.meter.rowsWritten;
  };

  await write(app, indexDocument(app.db, document, now));
  expect(await costOf(document)).toBe(0);
  expect(await rows(app, "select updated_at from search_documents")).toEqual([{ updated_at: now }]);

  // The same length, so that the weights of the other words stay as they are.
  const changed = { ...document, body: "poem table privacy" };
  const before = await rows<{ id: string }>(app, "select term as id from search_postings");
  expect(await costOf(changed)).toBeGreaterThan(0);
  const after = await rows<{ id: string }>(app, "select term as id from search_postings");
  const ids = new Set(before.map(({ id }) => id));
  expect(after.filter(({ id }) => !ids.has(id))).toHaveLength(1);
  expect(await rows(app, "select updated_at from search_documents")).toEqual([
    { updated_at: now + 1 },
  ]);
});

test("a batch that fails leaves the index as it was", async () => {
  await using app = await startApp();
  await write(app, indexDocument(app.db, lesson("1", { body: "violin" }), now));
  const before = await stored(app);

  const [first, ...rest] = indexDocument(app.db, lesson("1", { body: "poem" }), now);
  if (!first) throw new Error("Nothing to write.");
  await expect(
    app.db.batch([first, ...rest, app.db.select().from(sql`no_such_table`)]),
  ).rejects.toThrow();
  expect(await stored(app)).toEqual(before);
});

test("simultaneous writes of the same document count it once", async () => {
  await using app = await startApp();
  const document = lesson("1", { body: "violin poem" });
  await Promise.all(
    Array.from({ length: 20 }, (_, at) => write(app, indexDocument(app.db, document, now + at))),
  );
  expect(await stored(app)).toEqual(recount([document]));
});

test("taking documents out reads each of their words a few times, however many go at once", async () => {
  await using app = await startApp();
  const common = Array.from({ length: 30 }, (_, at) => `word${at}`).join(" ");
  const read = async (refs: string[]) => {
    for (const ref of refs) {
      await write(app, indexDocument(app.db, lesson(ref, { body: `${common} only${ref}` }), now));
    }
    const { db, meter } = app.context(new Request("http://localhost/"));
    const [first, ...rest] = forgetDocuments(db, "lesson", refs);
    if (first) await db.batch([first, ...rest]);
    return meter.rowsRead;
  };

  const few = await read(Array.from({ length: 20 }, (_, at) => `a${at}`));
  const many = await read(Array.from({ length: 160 }, (_, at) => `b${at}`));
  expect(few).toBeGreaterThan(20 * 30);
  expect(many).toBeLessThan(few * 12);
});
