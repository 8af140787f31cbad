import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { run } from "~/db/batch";
import { marketplaceItems, marketplaceLists } from "~/db/schema/items";
import { purchases } from "~/db/schema/orders";
import { reviews } from "~/db/schema/reviews";
import { distributionOf } from "~/models/marketplace/review";
import { listReviews, markHelpful, saveReview } from "~/models/marketplace/review.server";
import { setReviewStatus } from "~/models/marketplace/review-status.server";
import { startApp } from "../../support/app";
import { addItem } from "../../support/market";
import { overtaken } from "../../support/race";

type App = Awaited<ReturnType<typeof startApp>>;

const text = "It did what it said, and the examples helped.";

function write(app: App, userId: number, itemId: number, rating: number, now = 1000) {
  const review = { userId, itemId, rating, reviewText: text, imageUrl: null, imagePath: null };
  return saveReview(app.db, review, now);
}

async function readItem(app: App, id: number) {
  const [item] = await app.db.select().from(marketplaceItems).where(eq(marketplaceItems.id, id));
  if (!item) throw new Error("The item is gone.");
  return item;
}

/** The counters of an item and the lists by stars, counted anew. */
async function expectCounted(app: App, id: number) {
  const item = await readItem(app, id);
  const rows = await app.db.select().from(reviews).where(eq(reviews.itemId, id));
  const counted = [1, 2, 3, 4, 5].map(
    (stars) => rows.filter(({ rating }) => rating === stars).length,
  );
  expect([item.stars1, item.stars2, item.stars3, item.stars4, item.stars5]).toEqual(counted);
  expect(item.ratingCount).toBe(rows.length);
  const sum = rows.reduce((total, { rating }) => total + rating, 0);
  expect(item.rating).toBeCloseTo(rows.length === 0 ? 0 : sum / rows.length, 9);
  const verified = rows.filter((row) => row.verified);
  expect(item.verifiedRatingCount).toBe(verified.length);
  expect(item.verifiedRatingSum).toBe(verified.reduce((total, { rating }) => total + rating, 0));

  const stored = await app.db.select().from(marketplaceLists);
  for (const stars of [1, 2, 3, 4, 5]) {
    const [row] = await app.db
      .select({ count: sql<number>`count(*)` })
      .from(marketplaceItems)
      .where(sql`status = 'active' and rating >= ${stars}`);
    const list = `stars:${stars}`;
    expect(stored.find((each) => each.list === list)?.itemCount ?? 0, list).toBe(row?.count);
  }
}

test("after any number of reviews and changes, every counter is what a recount gives [RV-03, EN-16, UD-42]", async () => {
  await using app = await startApp();
  const [one, other] = [await addItem(app), await addItem(app)];
  const people = await Promise.all([1, 2, 3, 4, 5].map(() => app.createUser()));
  let seed = 7;
  const next = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * below);
  };
  for (let step = 0; step < 40; step++) {
    const item = next(2) === 0 ? one : other;
    const person = people[next(people.length)];
    if (!person) continue;
    if (next(6) === 0) {
      await app.db.insert(purchases).values({
        userId: person.id,
        itemId: item.id,
        amountCents: 900,
        sellerId: item.creatorId,
      });
    }
    expect(await write(app, person.id, item.id, 1 + next(5), step)).toMatchObject({ ok: true });
    await expectCounted(app, item.id);
  }
});

test("a person has one review of an item: a second one takes the place of the first [UD-41]", async () => {
  await using app = await startApp();
  const item = await addItem(app);
  const { id } = await app.createUser();
  const first = await write(app, id, item.id, 2, 1000);
  const second = await write(app, id, item.id, 5, 2000);
  expect(first).toMatchObject({ ok: true, isNew: true });
  expect(second).toEqual({ ...first, isNew: false });

  const rows = await app.db.select().from(reviews);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ rating: 5, createdAt: 1000, updatedAt: 2000 });
  expect(await readItem(app, item.id)).toMatchObject({ rating: 5, ratingCount: 1 });
});

test("a purchase that stands makes a review verified, a refunded one does not [RV-12, UD-37]", async () => {
  await using app = await startApp();
  const item = await addItem(app);
  const [buyer, refunded] = [await app.createUser(), await app.createUser()];
  for (const [person, status] of [
    [buyer, "complete"],
    [refunded, "refunded"],
  ] as const) {
    await app.db
      .insert(purchases)
      .values({ userId: person.id, itemId: item.id, amountCents: 900, status });
    await write(app, person.id, item.id, 4);
  }
  const shown = await listReviews(app.db, {
    itemId: item.id,
    sort: "recent",
    viewer: { userId: null, guestId: null },
  });
  expect(shown?.find(({ userId }) => userId === buyer.id)?.verified).toBe(true);
  expect(shown?.find(({ userId }) => userId === refunded.id)?.verified).toBe(false);
});

test("nobody reviews a listing of their own or one that is not on sale; a buyer still may", async () => {
  await using app = await startApp();
  const item = await addItem(app);
  const paused = await addItem(app, { status: "paused" });
  const person = await app.createUser();
  expect(await write(app, item.creatorId, item.id, 5)).toMatchObject({ reason: "own-item" });
  expect(await write(app, person.id, paused.id, 5)).toMatchObject({ reason: "unknown" });
  expect(await write(app, person.id, 9999, 5)).toMatchObject({ reason: "unknown" });

  await app.db.insert(purchases).values({ userId: person.id, itemId: paused.id, amountCents: 900 });
  expect(await write(app, person.id, paused.id, 5)).toMatchObject({ ok: true });
});

test("a review that an editor removed does not come back through an edit", async () => {
  await using app = await startApp();
  const item = await addItem(app);
  const { id } = await app.createUser();
  await app.db
    .insert(reviews)
    .values({ userId: id, itemId: item.id, rating: 1, reviewText: text, status: "removed" });
  expect(await write(app, id, item.id, 5)).toEqual({ ok: false, reason: "removed" });
  expect(await readItem(app, item.id)).toMatchObject({ ratingCount: 0 });
});

test("a helpful mark counts once for a member and once for a guest, never for the author [RV-15, AP-22]", async () => {
  await using app = await startApp();
  const item = await addItem(app);
  const [author, member] = [await app.createUser(), await app.createUser()];
  const written = await write(app, author.id, item.id, 4);
  if (!written.ok) throw new Error(written.reason);
  const mark = (who: Parameters<typeof markHelpful>[2]) =>
    markHelpful(app.db, written.id, who, 5000);
  const by = ({ id }: { id: number }) => ({ userId: id, guestId: null });
  const guest = (guestId: string, addressKey = guestId) =>
    ({ userId: null, guestId, addressKey, mostCounted: 1 }) as const;

  expect(await mark(by(member))).toMatchObject({ ok: true, helpful: 1 });
  expect(await mark(by(member))).toMatchObject({ ok: true, helpful: 1 });
  expect(await mark(guest("a"))).toMatchObject({ ok: true, helpful: 2 });
  expect(await mark(guest("a"))).toMatchObject({ ok: true, helpful: 2 });
  expect(await mark(by(author))).toEqual({ ok: false, reason: "own" });
  await Promise.all(Array.from({ length: 20 }, () => mark(guest("b"))));
  await Promise.all(Array.from({ length: 20 }, (_, each) => mark(guest(`b${each}`, "b"))));
  expect(await mark(guest("b"))).toMatchObject({ ok: true, helpful: 3 });
  expect(await markHelpful(app.db, 9999, guest("a"), 0)).toEqual({
    ok: false,
    reason: "unknown",
  });
});

test("a review that an editor removes while it is sent again stays removed and is not counted", async () => {
  await using app = await startApp();
  const item = await addItem(app);
  const [author, other] = [await app.createUser(), await app.createUser()];
  await write(app, author.id, item.id, 1);
  await write(app, other.id, item.id, 5);
  const [first] = await app.db.select().from(reviews).where(eq(reviews.userId, author.id));
  if (!first) throw new Error("The review is gone.");

  // The decision comes between whatever is read before and the batch that writes.
  const decided = overtaken(app.db, () => run(app.db, setReviewStatus(app.db, first, "removed")));
  const review = { userId: author.id, itemId: item.id, rating: 4, reviewText: text };
  const saved = await saveReview(decided, { ...review, imageUrl: null, imagePath: null }, 2000);

  expect(saved).toEqual({ ok: false, reason: "removed" });
  const [left] = await app.db.select().from(reviews).where(eq(reviews.id, first.id));
  expect(left).toMatchObject({ rating: 1, status: "removed" });
  expect(await readItem(app, item.id)).toMatchObject({
    ...{ rating: 5, ratingCount: 1, stars1: 0, stars4: 0, stars5: 1 },
  });

  await run(app.db, setReviewStatus(app.db, first, "visible"));
  await expectCounted(app, item.id);
});

test("reviews come in the order that is asked for [RV-06, RV-07, RV-08, RV-09]", async () => {
  await using app = await startApp();
  const item = await addItem(app);
  const people = await Promise.all([1, 2, 3].map(() => app.createUser()));
  const [first, second, third] = people.map(({ id }) => id);
  const rows = [
    { userId: first ?? 0, rating: 3, helpful: 5, createdAt: 1000 },
    { userId: second ?? 0, rating: 5, helpful: 1, createdAt: 3000 },
    { userId: third ?? 0, rating: 1, helpful: 2, createdAt: 2000 },
  ];
  await app.db.insert(reviews).values(rows.map((row) => ({ ...row, itemId: item.id })));
  const by = async (sort: "helpful" | "recent" | "highest-rated" | "lowest-rated") =>
    (
      await listReviews(app.db, {
        itemId: item.id,
        sort,
        viewer: { userId: null, guestId: null },
      })
    )?.map(({ userId }) => userId);

  expect(await by("helpful")).toEqual([first, third, second]);
  expect(await by("recent")).toEqual([second, third, first]);
  expect(await by("highest-rated")).toEqual([second, first, third]);
  expect(await by("lowest-rated")).toEqual([third, first, second]);
});

test("the percentages of the distribution always sum to 100 [RV-10]", () => {
  expect(distributionOf([0, 1, 1, 3, 9])).toEqual([
    { stars: 5, count: 9, percent: 64 },
    { stars: 4, count: 3, percent: 22 },
    { stars: 3, count: 1, percent: 7 },
    { stars: 2, count: 1, percent: 7 },
    { stars: 1, count: 0, percent: 0 },
  ]);
  expect(distributionOf([0, 0, 0, 0, 0]).map(({ percent }) => percent)).toEqual([0, 0, 0, 0, 0]);
  for (let n = 1; n < 300; n++) {
    const counts = [n % 7, n % 11, n % 3, n % 13, n % 5] as const;
    const total = counts.reduce((sum, count) => sum + count, 0);
    const shown = distributionOf([...counts]);
    if (total > 0) expect(shown.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
    for (const { count, percent } of shown) {
      expect(Math.abs(percent - (count * 100) / Math.max(1, total))).toBeLessThan(1);
    }
  }
});
