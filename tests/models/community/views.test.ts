import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { threads, threadTags, threadViews } from "~/db/schema/community";
import { storeViews } from "~/models/community/view.server";
import { createViewGatherer } from "~/models/community/view-gatherer";
import { startApp } from "../../support/app";
import { ask } from "../../support/community";

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

  test("is due at 32 views, or a minute after the first of them", () => {
    const views = createViewGatherer();
    expect(views.isDue(0)).toBe(false);
    views.add(1, "ada", 1000);
    expect(views.isDue(1000 + minute - 1)).toBe(false);
    expect(views.isDue(1000 + minute)).toBe(true);

    const busy = createViewGatherer();
    for (let n = 0; n < 31; n++) busy.add(1, `viewer ${n}`, 0);
    expect(busy.isDue(1)).toBe(false);
    busy.add(2, "one more", 0);
    expect(busy.isDue(1)).toBe(true);
    expect(busy.take()).toEqual(
      new Map([
        [1, 31],
        [2, 1],
      ]),
    );
    expect(busy.isDue(9 * minute)).toBe(false);
  });

  test("keeps what could not be written, and forgets the oldest viewers", () => {
    const views = createViewGatherer({
      ...{ most: 32, longestMs: minute },
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
