import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { openDatabase } from "~/db/client.server";
import { createMeter, meterDatabase } from "~/db/meter";
import { threads, threadTags, threadViews } from "~/db/schema/community";
import { storeViews } from "~/models/community/view.server";
import { createViewGatherer } from "~/models/community/view-gatherer";
import { startApp } from "../../support/app";
import { addManyThreads, ask } from "../../support/community";

const minute = 60_000;

describe("gathering views", () => {
  test("a viewer counts once per question and half an hour [CM-20]", () => {
    const views = createViewGatherer();
    expect(views.add(1, "ada", 0)).toBe(true);
    expect(views.add(1, "ada", 29 * minute)).toBe(false);
    expect(views.add(2, "ada", 0)).toBe(true);
    expect(views.add(1, "ben", 0)).toBe(true);
    expect(views.add(1, "ada", 31 * minute)).toBe(true);
    expect(views.waiting(1)).toBe(3);
    expect(views.waiting(3)).toBe(0);
  });

  test("is due at 256 views, or a minute after the first of them", () => {
    const views = createViewGatherer();
    expect(views.isDue(0)).toBe(false);
    views.add(1, "ada", 1000);
    expect(views.isDue(1000 + minute - 1)).toBe(false);
    expect(views.isDue(1000 + minute)).toBe(true);

    const busy = createViewGatherer();
    for (let n = 0; n < 255; n++) busy.add(1, `viewer ${n}`, 0);
    expect(busy.isDue(1)).toBe(false);
    busy.add(1, "one more", 0);
    expect(busy.isDue(1)).toBe(true);
    expect(busy.take()).toEqual(new Map([[1, 256]]));
    expect(busy.isDue(9 * minute)).toBe(false);
  });

  test("keeps what could not be written, and forgets the oldest viewers", () => {
    const views = createViewGatherer({
      ...{ most: 32, mostExact: 32, longestMs: minute },
      againAfterMs: minute,
      mostViewers: 2,
    });
    for (const viewer of ["ada", "ben", "cem"]) views.add(1, viewer, 0);
    expect(views.add(1, "cem", 1)).toBe(false);
    expect(views.add(1, "ada", 1)).toBe(true); // pushed out by the others
    views.putBack(views.take(), 2);
    expect(views.waiting(1)).toBe(4);
  });
});

describe("views of many questions", () => {
  /** As chance that is the same at every run. */
  function chances() {
    let state = 7;
    return () => {
      state = (state * 48_271) % 2_147_483_647;
      return state / 2_147_483_647;
    };
  }

  test("are rounded where many came, and counted one by one where few did", () => {
    const views = createViewGatherer(undefined, chances());
    for (let n = 1; n <= 32; n++) views.add(n, "ada", 0);
    expect(views.take()).toEqual(new Map(Array.from({ length: 32 }, (_, n) => [n + 1, 1])));

    let stored = 0;
    let written = 0;
    for (let round = 0; round < 100; round++) {
      for (let n = 1; n <= 240; n++) views.add(n, `viewer ${round}`, 0);
      for (let n = 1; n <= 16; n++) views.add(500, `viewer ${round} ${n}`, 0);
      const taken = views.take();
      expect(taken.get(500)).toBe(16);
      written += taken.size;
      stored += [...taken.values()].reduce((sum, count) => sum + count, 0);
    }
    expect(Math.abs(stored - 25_600)).toBeLessThan(25_600 * 0.05);
    expect(written).toBeLessThan(25_600 * 0.14);
  });

  for (const [what, questionOf] of [
    ["each of another question", (chance: number) => Math.floor(chance * 2000)],
    ["most of few questions", (chance: number) => Math.floor(2000 ** chance) - 1],
  ] as const) {
    test(`cost at most 0.2 written rows a view: ${what} [CM-20]`, async ({ annotate }) => {
      await using app = await startApp();
      await addManyThreads(app, 2000);
      const count = async () => {
        const [row] = await app.db
          .select({
            first: sql<number>`min(${threads.id})`.as("first_thread"),
            views: sql<number>`sum(view_count + ifnull(waiting, 0))`.as("counted_views"),
          })
          .from(threads)
          .leftJoin(threadViews, eq(threadViews.threadId, threads.id));
        return row ?? { first: 0, views: 0 };
      };
      const { first, views: before } = await count();
      const meter = createMeter();
      const db = openDatabase(meterDatabase(app.env.DB, meter));
      const chance = chances();
      const views = createViewGatherer(undefined, chance);
      const many = 40 * 256;
      for (let n = 0; n < many; n++) {
        views.add(first + questionOf(chance()), `viewer ${n}`, 0);
        if (views.isDue(0)) await storeViews(db, views.take());
      }
      await annotate(`${(meter.rowsWritten / many).toFixed(3)} rows written a view`);
      expect(meter.rowsWritten / many).toBeLessThanOrEqual(0.2);
      expect(meter.d1Unmetered).toBe(0);
      expect(Math.abs((await count()).views - before - many)).toBeLessThan(many * 0.05);
    });
  }
});

describe("storing views", () => {
  async function viewsOf(app: Awaited<ReturnType<typeof startApp>>, id: number) {
    const [row] = await app.db
      .select({ counted: threads.viewCount, waiting: threadViews.waiting, hot: threads.hot })
      .from(threads)
      .leftJoin(threadViews, eq(threadViews.threadId, threads.id))
      .where(eq(threads.id, id));
    return row;
  }

  test("they wait until a power of two is crossed, and nothing is lost on the way [CM-20]", async () => {
    await using app = await startApp();
    const { id } = await ask(app, { tagIds: [1, 2] });
    const other = await ask(app);
    // Counted so far, and how many of them have moved into the rank: at 1, 3, 7, 15.
    const steps = [
      [1, 1],
      [2, 1],
      [3, 3],
      [4, 3],
      [6, 3],
      [9, 9],
      [14, 9],
      [15, 15],
    ] as const;
    let before = 0;
    for (const [sum, moved] of steps) {
      await storeViews(app.db, new Map([[id, sum - before]]));
      before = sum;
      const row = await viewsOf(app, id);
      expect([row?.counted, row?.waiting]).toEqual([moved, sum - moved]);
      const copies = await app.db
        .select({ hot: threadTags.hot })
        .from(threadTags)
        .where(eq(threadTags.threadId, id));
      expect(copies.map(({ hot }) => hot)).toEqual([row?.hot, row?.hot]);
    }
    expect(await viewsOf(app, other.id)).toMatchObject({ counted: 0, waiting: null });
  });

  test("views that several isolates write at the same time all count", async () => {
    await using app = await startApp();
    const { id } = await ask(app);
    const second = await ask(app);
    const gathered = new Map([
      [id, 5],
      [second.id, 2],
      [99_999, 7],
    ]);
    await Promise.all(Array.from({ length: 12 }, () => storeViews(app.db, gathered)));
    const sums = await Promise.all([viewsOf(app, id), viewsOf(app, second.id)]);
    expect(sums.map((row) => (row?.counted ?? 0) + (row?.waiting ?? 0))).toEqual([60, 24]);
    expect(await app.db.$count(threadViews)).toBe(2);
  });
});
