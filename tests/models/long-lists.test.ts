import { sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { type Database, openDatabase } from "~/db/client.server";
import { createMeter, meterDatabase } from "~/db/meter";
import { acceptAnswer } from "~/models/community/accept.server";
import { firstFollowers } from "~/models/community/follow.server";
import { listReported } from "~/models/community/moderation-desk.server";
import { readQuestion } from "~/models/community/question.server";
import { reportThing } from "~/models/community/report.server";
import { selectSavedThreads } from "~/models/community/saved.server";
import { listThreads } from "~/models/community/thread-list.server";
import { listQueue } from "~/models/marketplace/decision.server";
import { noFilters } from "~/models/marketplace/filters";
import { listItems } from "~/models/marketplace/list.server";
import { listListings } from "~/models/marketplace/own-listings.server";
import { getSales, listPayouts } from "~/models/marketplace/payout.server";
import { getLibrary } from "~/models/marketplace/purchase-library.server";
import { readSeller, selectSeller } from "~/models/marketplace/seller.server";
import { countWaiting } from "~/models/waiting.server";
import { noFilters as noThreadFilters, type ThreadFilters } from "~/schemas/thread-filters";
import { readAccountData } from "../support/account-data";
import { startApp } from "../support/app";
import { addManyThreads, ask } from "../support/community";
import { addManyItems } from "../support/market";
import { reportAs } from "../support/reports";

type App = Awaited<ReturnType<typeof startApp>>;

const many = 2000;
const now = Date.UTC(2026, 10, 20);
const upToMany = sql.raw(
  `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${many})`,
);

/** How many rows a read looks at. */
async function rowsOf<Result>(app: App, read: (db: Database) => Promise<Result>) {
  const meter = createMeter();
  const result = await read(openDatabase(meterDatabase(app.env.DB, meter)));
  expect(meter.d1Unmetered).toBe(0);
  return { rows: meter.rowsRead, result };
}

test("of many bookmarked questions a hundred are read for a file, and one to tell of more", async () => {
  await using app = await startApp();
  const { id } = await app.createUser();
  await addManyThreads(app, many);
  await app.db.run(sql`insert into thread_bookmarks (user_id, thread_id, created_at)
    select ${id}, id, ${now} - id % 977 from threads`);
  const { rows, result } = await rowsOf(app, (db) => db.batch([selectSavedThreads(db, id)]));
  expect(result[0]).toHaveLength(101);
  expect(rows).toBeLessThanOrEqual(202);
});

test("of many bookmarked questions the list reads its page and a little more", async () => {
  await using app = await startApp();
  const { id: userId } = await app.createUser();
  await addManyThreads(app, many);
  await app.db.run(sql`insert into thread_bookmarks (user_id, thread_id, created_at)
    select ${userId}, id, ${now} from threads`);
  await app.db.run(sql`update threads set status = 'hidden' where id = 1995`);
  const read = (filters: Partial<ThreadFilters>) =>
    rowsOf(app, (db) =>
      listThreads(
        db,
        { ...noThreadFilters, filter: "bookmarked", ...filters },
        { userId, guestId: null, now },
      ),
    );

  const first = await read({});
  expect(first.result).toMatchObject({ total: 35, isPart: true, pageCount: 3 });
  expect(first.result.threads[0]?.id).toBe(2000);
  expect(first.rows).toBeLessThanOrEqual(195);
  const second = await read({ page: 2 });
  expect(second.result.threads.map(({ id }) => id)).toEqual(
    Array.from({ length: 15 }, (_, n) => 1984 - n),
  );
  const hot = await read({ sort: "hot" });
  expect(hot.result.isPart).toBe(true);
  expect(hot.rows).toBeLessThanOrEqual(5000);

  await app.db.run(sql`delete from thread_bookmarks where thread_id > 40`);
  expect((await read({ page: 3 })).result).toMatchObject({
    total: 40,
    isPart: false,
    pageCount: 3,
  });
});

test("a library looks for open orders among these alone", async () => {
  await using app = await startApp();
  const { id } = await app.createUser();
  await app.db.run(sql`${upToMany}
    insert into orders (reference, user_id, idempotency_key, status, source, provider,
      subtotal_cents, total_cents, terms_accepted_at, created_at)
    select 'R-' || n, ${id}, 'key-' || n, iif(n = 7, 'pending', 'complete'), 'cart', 'test',
      900, 900, ${now}, ${now} + n from numbers`);
  const { rows, result } = await rowsOf(app, (db) => getLibrary(db, id));
  expect(result.openOrders).toMatchObject([{ reference: "R-7" }]);
  expect(rows).toBeLessThanOrEqual(10);
});

test("of many payouts that are due the first page is read", async () => {
  await using app = await startApp();
  const { id } = await app.createUser();
  await app.db.run(sql`${upToMany}
    insert into payouts (seller_id, provider, week_start, earned_cents)
    select ${id}, 'test', ${now} - n * 604800000, 900 from numbers`);
  const { rows, result } = await rowsOf(app, (db) => listPayouts(db, now + 1));
  expect(result.due).toHaveLength(50);
  expect(rows).toBeLessThanOrEqual(110);
});

async function addWaiting(app: App) {
  const { id } = await app.createUser();
  await app.db.run(sql`${upToMany}
    insert into marketplace_items (name, description, creator_id, status, updated_at)
    select 'Item', 'Text', ${id}, 'pending', ${now} + n / 3 from numbers`);
  await app.db.run(sql`insert into marketplace_item_versions (item_id, number, type, name,
      description, full_description, category, pricing_model, upload_method, submitted_at)
    select id, 1, 'Agent', name, description, '', 'Finance', 'one-time', 'other', updated_at
    from marketplace_items`);
  return id;
}

test("a far page of the listings that wait begins where the page before ended", async () => {
  await using app = await startApp();
  await addWaiting(app);
  const behind = (submittedAt: number, id: number) =>
    rowsOf(app, (db) => listQueue(db, { submittedAt, id }));
  const { rows, result } = await behind(now + 600, 1801);
  expect(result.waiting.map(({ id }) => id)).toEqual(
    Array.from({ length: 20 }, (_, n) => 1802 + n),
  );
  expect(rows).toBeLessThanOrEqual(90);
});

test("a far page of one's own listings begins where the page before ended", async () => {
  await using app = await startApp();
  const creatorId = await addWaiting(app);
  const before = { updatedAt: now + 10, id: 31 };
  const { rows, result } = await rowsOf(app, (db) => listListings(db, creatorId, before));
  expect(result.listings.map(({ id }) => id).slice(0, 2)).toEqual([30, 29]);
  expect(rows).toBeLessThanOrEqual(200);
});

test("a far page of answers begins behind its place, though nobody voted on them", async () => {
  await using app = await startApp();
  await addManyThreads(app, 1);
  await app.db.run(sql`${upToMany} insert into answers (thread_id, author_id, body)
    select 1, (select author_id from threads), 'An answer.' from numbers`);
  const reader = { userId: null, guestId: null };
  const { rows, result } = await rowsOf(app, (db) =>
    readQuestion(db, { id: 1, reader, after: { confidence: 0.5, id: 31 } }),
  );
  if (typeof result === "string") throw new Error(result);
  expect(result.answers.map(({ id }) => id).slice(0, 2)).toEqual([30, 29]);
  expect(rows).toBeLessThanOrEqual(120);
});

test("the items of a creator are read a page at a time, whoever else sells", async () => {
  await using app = await startApp();
  await addManyItems(app, 2500);
  const creator = (await app.createUser()).id - 1;
  const read = (sort: "newest" | "popular", page = 1) =>
    rowsOf(app, (db) => listItems(db, { ...noFilters, creator, sort, page }, { now, more: [] }));

  const newest = await read("newest");
  expect(newest.result).toMatchObject({ matching: 2500, isPart: false, pageCount: 105 });
  expect(newest.rows).toBeLessThanOrEqual(150);

  const popular = await read("popular");
  expect(popular.result).toMatchObject({ matching: null, isPart: true });
  expect(popular.rows).toBeLessThanOrEqual(5000);

  await read("newest", 40).then(({ result }) => result.renewMarks?.());
  const far = await read("newest", 40);
  expect(far.rows).toBeLessThanOrEqual(250);
  const [{ id } = { id: 0 }] = await app.db.all<{ id: number }>(sql`select id from marketplace_items
    where creator_id = ${creator} order by updated_at desc, id desc limit 1 offset 936`);
  expect(far.result.items[0]?.id).toBe(id);
});

test("what a seller sold is summed up when it is sold, not when it is read", async () => {
  await using app = await startApp();
  await addManyItems(app, many);
  const sellerId = (await app.createUser()).id - 1;
  const buyer = await app.createUser();
  await app.db.run(sql`update marketplace_items set earned_cents = purchases * 783`);
  await app.db.run(sql`insert into orders (reference, user_id, idempotency_key, status, source,
      provider, subtotal_cents, total_cents, terms_accepted_at)
    values ('R-1', ${buyer.id}, 'key', 'complete', 'cart', 'test', 900, 900, ${now})`);
  await app.db.run(sql`insert into order_items (order_id, item_id, seller_id, name,
      unit_price_cents, total_cents)
    select 1, id, ${sellerId}, name, 900, 900 from marketplace_items`);
  await app.db.run(sql`insert into payouts (seller_id, provider, week_start)
    select ${sellerId}, 'test', ${now} - id * 604800000 from marketplace_items limit 60`);
  await app.db.run(sql`insert into purchases (user_id, item_id, purchase_date, amount_cents,
      platform_fee_cents, processing_fee_cents, creator_cents, seller_id, order_item_id, payout_id)
    select ${buyer.id}, item_id, ${now} + id, 900, 90, 27, 783, ${sellerId}, id, 1 + id % 60
    from order_items`);
  await app.db.run(sql`insert into sellers (user_id, sale_count) values (${sellerId}, ${many})`);

  for (const before of [undefined, { purchasedAt: now + 50, id: 50 }]) {
    const { rows, result } = await rowsOf(app, (db) => getSales(db, sellerId, before));
    expect(result.sales).toHaveLength(40);
    expect(result.items).toHaveLength(20);
    expect(result.items[0]?.saleCount).toBe(89);
    expect(rows).toBeLessThanOrEqual(190);
  }
  const { rows, result } = await rowsOf(app, (db) => db.batch([selectSeller(db, sellerId)]));
  expect(readSeller(result[0])?.sold).toBe(many);
  expect(rows).toBeLessThanOrEqual(5);
});

test("a thing that many reported is one row of the desk", async () => {
  await using app = await startApp();
  await addManyThreads(app, 3);
  await app.db.run(sql`${upToMany} insert into users (id, username, password)
    select 10000 + n, 'reporter-' || n, '' from numbers`);
  await app.db.run(sql`${upToMany}
    insert into reports (reporter_id, target_kind, target_id, reason, created_at)
    select 10000 + n, 'thread', 1, iif(n % 2 = 0, 'unkind', 'spam'), ${now} from numbers`);
  const reporter = await app.createUser();
  await reportAs(app, reporter.id, { kind: "thread", id: 2, reason: "unkind" }, now + 1);
  await reportAs(app, reporter.id, { kind: "thread", id: 1, reason: "other" }, now + 2);

  const { rows, result } = await rowsOf(app, (db) => listReported(db));
  expect(result.waiting).toMatchObject([
    { id: 1, reportCount: 100, reasons: ["spam", "unkind"], since: now },
    { id: 2, reportCount: 1, reasons: ["unkind"], since: now + 1 },
  ]);
  expect(rows).toBeLessThanOrEqual(30);

  const waiting = await rowsOf(app, countWaiting);
  expect(waiting.result["/admin/reports"]).toBe(2);
  expect(waiting.rows).toBeLessThanOrEqual(5);
});

test("of many followers those who are told are read", async () => {
  await using app = await startApp();
  await addManyThreads(app, 1);
  await app.db.run(sql`${upToMany} insert into users (id, username, password)
    select 10000 + n, 'follower-' || n, '' from numbers`);
  await app.db.run(sql`${upToMany} insert into thread_follows (thread_id, user_id, created_at)
    select 1, 10000 + n, ${now} - n % 977 from numbers`);
  const { rows } = await rowsOf(app, (db) => db.run(firstFollowers(1)));
  expect(rows).toBeLessThanOrEqual(20);
});

test("of many answers the accepted one alone is looked up in the search", async () => {
  await using app = await startApp();
  const { id: threadId, authorId } = await ask(app);
  await app.db.run(sql`${upToMany} insert into answers (id, thread_id, author_id, body)
    select n, ${threadId}, ${authorId}, 'An answer.' from numbers`);
  await app.db.run(sql`insert into search_documents (kind, ref, title, excerpt, href, length, updated_at)
    select 'answer', cast(id as text), 'Question', body, '/community/1', 2, 0 from answers`);
  for (const answerId of [7, 8, null]) {
    const { rows } = await rowsOf(app, (db) =>
      acceptAnswer(db, { threadId, userId: authorId, answerId }, now),
    );
    expect(rows).toBeLessThanOrEqual(250);
    const solved = await app.db.all(sql`select document.kind, ref from search_documents as document
      join search_postings on document_id = document.id where term = 'solved:yes' order by document.kind`);
    const isSolved = answerId !== null;
    const both = [
      { kind: "answer", ref: String(answerId) },
      { kind: "question", ref: String(threadId) },
    ];
    expect(solved).toEqual(isSolved ? both : []);
  }
});

test("one report more of a thing that many reported reads a part of them", async () => {
  await using app = await startApp();
  await addManyThreads(app, 1);
  await app.db.run(sql`${upToMany} insert into users (id, username, password)
    select 10000 + n, 'reporter-' || n, '' from numbers`);
  await app.db.run(sql`${upToMany} insert into reports (reporter_id, target_kind, target_id, reason)
    select 10000 + n, 'thread', 1, 'spam' from numbers`);
  const { id: reporterId } = await app.createUser();
  const { rows } = await rowsOf(app, (db) =>
    reportThing(db, { kind: "thread", id: 1, reason: "spam", note: "", reporterId }, now),
  );
  expect(rows).toBeLessThanOrEqual(1000);
});

test("a download of thousands of rows holds each once, and reads them a part at a time", async () => {
  await using app = await startApp();
  const { id } = await app.createUser();
  await app.db.run(sql`${upToMany} insert into notifications (user_id, kind, title, href)
    select ${id}, 'answer', 'Notice ' || n, '/' from numbers`);
  await addManyThreads(app, 700);
  await app.db.run(sql`insert into thread_bookmarks (user_id, thread_id, created_at)
    select ${id}, id, ${now} from threads`);

  const sizes: number[] = [];
  const { rows, result } = await rowsOf(app, async (db) => {
    const batch = db.batch.bind(db);
    db.batch = (async (statements: Parameters<typeof batch>[0]) => {
      const results = await batch(statements);
      sizes.push(results.flat().length);
      return results;
    }) as unknown as typeof db.batch;
    return readAccountData(db, id);
  });
  expect(result?.notifications).toHaveLength(many);
  expect(result?.bookmarkedQuestions).toHaveLength(700);
  // The first two find what there is.
  expect(Math.max(...sizes.slice(2))).toBe(1000);
  expect(rows).toBeLessThanOrEqual(5 * (many + 700));
});
