import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { threads } from "~/db/schema/community";
import { threadBookmarks } from "~/db/schema/reactions";
import { selectFoundThreads } from "~/models/community/thread-search.server";
import { voteOn } from "~/models/community/vote.server";
import { readQuery } from "~/search/read-query";
import { startApp } from "../support/app";
import { addTopics, ask, makeAsker } from "../support/community";
import { fillAtOnce } from "../support/fill";

type App = Awaited<ReturnType<typeof startApp>>;
type Options = Partial<Parameters<typeof selectFoundThreads>[1]>;

const minute = 60_000;

/** The page as the list reads it, and what that costs. */
async function find(app: App, q: string, options: Options = {}) {
  const { db, meter } = app.context(new Request("http://localhost/"));
  const page = selectFoundThreads(q, {
    ...({ sort: "newest", tagIds: [], filter: "all", userId: null, offset: 0, limit: 20 } as const),
    ...options,
  });
  const [rows] = await db.batch([
    db
      .select({
        id: sql<number | null>`id`.as("found_id"),
        total: sql<number>`total`.as("found_total"),
        isPart: sql<number>`is_part`.as("found_part"),
      })
      .from(sql`(${page}) order by place`),
  ]);
  return {
    ids: rows.flatMap(({ id }) => id ?? []),
    total: rows[0]?.total,
    isPart: rows[0]?.isPart === 1,
    rowsRead: meter.rowsRead,
  };
}

test("questions are found by all the words of a search, the newest first", async () => {
  await using app = await startApp();
  const one = await ask(app, { title: "Where do violins come from?", createdAt: 1 * minute });
  const both = await ask(app, {
    title: "A poem about a violin, please",
    createdAt: 2 * minute,
    tagIds: [5],
  });
  await ask(app, { title: "A poem about the weather", createdAt: 3 * minute });

  expect((await find(app, "violin")).ids).toEqual([both.id, one.id]);
  expect(await find(app, "violin", { limit: 1, offset: 1 })).toMatchObject({
    ids: [one.id],
    total: 2,
    isPart: false,
  });
  expect((await find(app, "violins poems")).ids).toEqual([both.id]);
  expect((await find(app, 'violin tag:"prompt engineering"')).ids).toEqual([both.id]);
  expect((await find(app, "violin", { tagIds: [5] })).ids).toEqual([both.id]);
  expect((await find(app, "violin", { tagIds: [1, 5] })).ids).toEqual([]);
  expect((await find(app, "violin zeppelin")).ids).toEqual([]);
  expect((await find(app, "how is it")).ids).toEqual([]);
});

test("a search follows the sort and the filter of the list", async () => {
  await using app = await startApp();
  const reader = await makeAsker(app);
  const older = await ask(app, { title: "Where do violins come from?", createdAt: 1 * minute });
  const newer = await ask(app, { title: "Who plays the violin today?", createdAt: 2 * minute });
  await voteOn(app.db, { kind: "thread", id: older.id, userId: reader.id, value: 1 }, Date.now());
  const other = await makeAsker(app);
  await voteOn(app.db, { kind: "thread", id: older.id, userId: other.id, value: 1 }, Date.now());
  await app.db
    .update(threads)
    .set({ isAnswered: true, acceptedAnswerId: 1 })
    .where(sql`id = ${newer.id}`);
  await app.db.insert(threadBookmarks).values({ userId: reader.id, threadId: older.id });

  expect((await find(app, "violin")).ids).toEqual([newer.id, older.id]);
  expect((await find(app, "violin", { sort: "hot" })).ids).toEqual([older.id, newer.id]);
  expect((await find(app, "violin", { sort: "unanswered" })).ids).toEqual([older.id]);
  expect((await find(app, "violin", { filter: "answered" })).ids).toEqual([newer.id]);
  const bookmarked = { filter: "bookmarked", userId: reader.id } as const;
  expect((await find(app, "violin", bookmarked)).ids).toEqual([older.id]);
  expect((await find(app, "zeppelin", bookmarked)).ids).toEqual([]);
  expect((await find(app, "violin", { ...bookmarked, userId: other.id })).ids).toEqual([]);
  expect((await find(app, "violin", { ...bookmarked, userId: null })).ids).toEqual([]);
});

/** Questions and lessons in turn; every one holds all the words, and each question the tags 1 to 3. */
async function fill({ env }: App, documents: number, authorId: number) {
  const count = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${documents})`;
  const tables = [
    "threads",
    "search_documents",
    "thread_tags",
    "thread_bookmarks",
    "search_postings",
  ];
  await fillAtOnce(env.DB, tables, [
    env.DB.prepare(`${count} insert into threads
      (id, title, body, author_id, created_at, updated_at)
      select i, 'Title', 'Text', ${authorId}, i * ${minute}, i * ${minute} from n where i % 2 = 0`),
    env.DB.prepare(`${count} insert into search_documents
      (id, kind, ref, title, excerpt, href, length, updated_at)
      select i, iif(i % 2 = 0, 'question', 'lesson'), i, 'Title', 'Text', '/' || i, 100, 0 from n`),
    env.DB.prepare(`insert into thread_tags (thread_id, tag_id, created_at, hot)
      select threads.id, tags.id, threads.created_at, threads.hot from threads, tags
      where tags.id <= 3`),
    env.DB.prepare(`insert into thread_bookmarks (user_id, thread_id, created_at)
      select ${authorId}, id, 0 from threads`),
    ...words.map((word, at) =>
      env.DB.prepare(`insert into search_postings (term, kind, weight, document_id)
        select ?, kind, 1 + (id * 7919 + ${at}) % 2000, id from search_documents`).bind(
        readQuery(word).words[0] ?? "",
      ),
    ),
    env.DB.prepare(`insert into search_postings (term, kind, weight, document_id)
      select 'kind:' || kind, kind, 0, id from search_documents`),
    env.DB.prepare(`insert into search_terms (term, documents)
      select term, count(*) from search_postings group by term`),
    env.DB.prepare(`insert into search_term_kinds (term, kind, documents)
      select term, kind, count(*) from search_postings group by term, kind`),
  ]);
}

const words = ["prompt", "tool", "answer", "model", "llama", "letter"];

test("a search of the list reads at most 5,000 rows of 100,000 documents", {
  timeout: 120_000,
}, async () => {
  await using app = await startApp();
  const { id: authorId } = await makeAsker(app);
  await addTopics(app);
  await fill(app, 100_000, authorId);

  for (const q of ["prompt", "prompt tool", words.join(" "), "prompt zeppelin"]) {
    for (const options of [
      {},
      { sort: "hot", tagIds: [1, 2, 3] },
      { sort: "unanswered", offset: 300 },
      { filter: "bookmarked", userId: authorId },
      { filter: "bookmarked", userId: authorId, sort: "hot", tagIds: [1, 2, 3] },
    ] satisfies Options[]) {
      const { rowsRead, ids, isPart } = await find(app, q, options);
      expect(rowsRead, `${q} ${JSON.stringify(options)}`).toBeLessThanOrEqual(5000);
      expect(ids.length > 0, q).toBe(!q.includes("zeppelin"));
      expect(isPart, q).toBe(!q.includes("zeppelin") || options.filter === "bookmarked");
    }
  }
});
