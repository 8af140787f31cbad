import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { newsArticles, newsLists } from "~/db/schema/news";
import { pageMarks } from "~/db/schema/page-marks";
import { listApiArticles, listArticles } from "~/models/news/feed.server";
import { setInteraction } from "~/models/news/interaction.server";
import { get, startApp } from "../../support/app";
import { addArticle, addManyArticles } from "../../support/news";

const nobody = { userId: null, guestId: null };
const now = Date.UTC(2026, 5, 1);

test("nine articles a page, the newest first, those without a date last [NF-19, NF-20, UD-51]", async () => {
  await using app = await startApp();
  const undated = await addArticle(app, { publishedAt: null });
  await addArticle(app, { status: "draft" });
  for (let more = 0; more < 10; more++) await addArticle(app);
  const read = (page: number) =>
    listArticles(app.db, { source: null, page }, { reader: nobody, now });

  const first = await read(1);
  expect(first.articles).toHaveLength(9);
  expect(first).toMatchObject({ total: 11, pageCount: 2, renewMarks: null });
  const dates = first.articles.map(({ publishedAt }) => publishedAt ?? 0);
  expect(dates).toEqual(dates.toSorted((one, other) => other - one));

  const second = await read(2);
  expect(second.articles).toHaveLength(2);
  expect(second.articles.at(-1)?.id).toBe(undated.id);
});

test("a category has its own pages and count [NF-07, NF-20]", async () => {
  await using app = await startApp();
  await addArticle(app, { source: "summary_week" });
  await addArticle(app, { source: "beginner_bite" });
  const query = { source: "summary_week", page: 1 };
  const found = await listArticles(app.db, query, { reader: nobody, now });
  expect(found.articles.map(({ source }) => source)).toEqual(["summary_week"]);
  expect(found.total).toBe(1);

  const unknown = await listArticles(app.db, { source: "x'y", page: 1 }, { reader: nobody, now });
  expect(unknown).toMatchObject({ articles: [], total: 0, pageCount: 1 });
});

test.each([null, "use_case"])(
  "every page of a long list (%s) is the right one, and reads few rows",
  async (source) => {
    await using app = await startApp();
    await addManyArticles(app, 2000);
    const rows = await app.db
      .select({ id: newsArticles.id })
      .from(newsArticles)
      .where(source === null ? undefined : eq(newsArticles.source, source))
      .orderBy(sql`feed_at desc, id desc`);
    const expected = rows.map(({ id }) => id);
    const last = Math.ceil(expected.length / 9);

    const first = await listArticles(app.db, { source, page: 60 }, { reader: nobody, now });
    await first.renewMarks?.();
    for (const page of [1, 2, 10, 11, 12, 60, 99, last - 1, last]) {
      const context = app.context(get("/"));
      const found = await listArticles(context.db, { source, page }, { reader: nobody, now });
      expect(
        found.articles.map(({ id }) => id),
        `page ${page}`,
      ).toEqual(expected.slice((page - 1) * 9, page * 9));
      expect(found.renewMarks).toBeNull();
      expect(context.meter.d1RoundTrips).toBe(1);
      expect(context.meter.rowsRead, `page ${page}`).toBeLessThanOrEqual(150);
    }
    const beyond = await listArticles(app.db, { source, page: last + 50 }, { reader: nobody, now });
    expect(beyond).toMatchObject({ articles: [], pageCount: last });
  },
);

test("new articles move no mark, and their own are added without reading the others", async () => {
  await using app = await startApp();
  await addManyArticles(app, 300);
  const query = { source: null, page: 20 };
  const read = (at: number) => listArticles(app.db, query, { reader: nobody, now: at });
  const without = await read(now);
  await without.renewMarks?.();
  const marked = await read(now);
  expect(marked.articles).toEqual(without.articles);
  const marks = () => app.db.select().from(pageMarks).orderBy(pageMarks.position);
  const before = await marks();

  for (let more = 0; more < 9; more++) {
    await addArticle(app, { publishedAt: now + more });
  }
  const later = await read(now + 1000);
  expect(later.renewMarks).toBeNull();
  const previous = await listArticles(app.db, { source: null, page: 21 }, { reader: nobody, now });
  expect(previous.articles.map(({ id }) => id)).toEqual(marked.articles.map(({ id }) => id));

  for (let more = 9; more < 100; more++) {
    await addArticle(app, { publishedAt: now + more });
  }
  const { db, meter } = app.context(get("/news"));
  const grown = await listArticles(db, query, { reader: nobody, now: now + 2000 });
  expect(grown.renewMarks).not.toBeNull();
  const readBefore = meter.rowsRead;
  await Promise.all([grown.renewMarks?.(), grown.renewMarks?.()]);
  // Twice a hundred and ten new articles, and few rows around them.
  expect(meter.rowsRead - readBefore).toBeLessThanOrEqual(2 * 400);
  const [state, ...after] = await marks();
  expect(state?.rowId).toBe(400);
  expect(after.slice(0, before.length - 1)).toEqual(before.slice(1));
  expect(after.map(({ position }) => position)).toEqual([90, 180, 270, 360]);

  // The same marks as one pass over all of them makes.
  await app.db.delete(pageMarks).where(eq(pageMarks.list, "news:all"));
  await (await read(now + 3000)).renewMarks?.();
  expect((await marks()).slice(1)).toEqual(after);
});

test("marks are made anew when the list changed and they are old", async () => {
  await using app = await startApp();
  await addManyArticles(app, 300);
  const read = (at: number) =>
    listArticles(app.db, { source: null, page: 20 }, { reader: nobody, now: at });
  await (await read(now)).renewMarks?.();
  await addArticle(app, { publishedAt: now + 1 });
  expect((await read(now + 9 * 60_000)).renewMarks).toBeNull();
  const old = await read(now + 11 * 60_000);
  expect(old.renewMarks).not.toBeNull();
  await old.renewMarks?.();
  const [made] = await app.db.select().from(pageMarks).where(eq(pageMarks.position, 0));
  expect(made).toMatchObject({ rowId: 301, sortKey: now + 11 * 60_000 });
});

test("a list of a hundred thousand is passed over every hundred minutes at most", async () => {
  await using app = await startApp();
  await addManyArticles(app, 300);
  const read = (at: number) =>
    listArticles(app.db, { source: null, page: 20 }, { reader: nobody, now: at });
  await (await read(now)).renewMarks?.();
  await app.db.update(newsLists).set({ articleCount: 100_000 }).where(eq(newsLists.list, "all"));
  await app.db
    .update(pageMarks)
    .set({ rowId: 100_001 })
    .where(and(eq(pageMarks.list, "news:all"), eq(pageMarks.position, 0)));
  expect((await read(now + 99 * 60_000)).renewMarks).toBeNull();
  expect((await read(now + 101 * 60_000)).renewMarks).not.toBeNull();
});

test("a card says what this reader liked and saved, and nobody else [NF-18, AR-11]", async () => {
  await using app = await startApp();
  const { id } = await addArticle(app);
  const member = { userId: (await app.createUser()).id, guestId: null } as const;
  const guest = { userId: null, guestId: "11111111-1111-4111-8111-111111111111" };
  const counted = { ...guest, userId: null, addressKey: "one address", mostCounted: 1 };
  await setInteraction(app.db, { articleId: id, kind: "liked", value: true }, member, now);
  await setInteraction(app.db, { articleId: id, kind: "saved", value: true }, counted, now);

  for (const [reader, liked, saved] of [
    [member, true, false],
    [guest, false, true],
    [nobody, false, false],
  ] as const) {
    const found = await listArticles(app.db, { source: null, page: 1 }, { reader, now });
    expect(found.articles[0]).toMatchObject({ liked, saved, likes: 1, saves: 1 });
  }
});

test("the API answers pages of any size [AP-23]", async () => {
  await using app = await startApp();
  await addManyArticles(app, 30);
  const all = await listApiArticles(app.db, { source: null, page: 1, limit: 200 }, now);
  expect(all.articles).toHaveLength(30);
  expect(all.total).toBe(30);
  const third = await listApiArticles(app.db, { source: null, page: 3, limit: 7 }, now);
  expect(third.articles.map(({ id }) => id)).toEqual(
    all.articles.slice(14, 21).map(({ id }) => id),
  );
  expect(await app.db.select().from(newsLists)).toHaveLength(3);
});
