import { count, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { openDatabase } from "~/db/client.server";
import { createMeter, meterDatabase } from "~/db/meter";
import { threads } from "~/db/schema/community";
import { users } from "~/db/schema/people";
import { startApp } from "../support/app";
import { addManyThreads, ask } from "../support/community";

test("rows of bare selects and of what a write answers are counted as in a batch", async () => {
  await using app = await startApp();
  await addManyThreads(app, 100);
  const meter = createMeter();
  const db = openDatabase(meterDatabase(app.env.DB, meter));

  const read = await db.select({ id: threads.id, tags: threads.tags }).from(threads);
  expect(read).toEqual(
    (await app.db.batch([app.db.select({ id: threads.id, tags: threads.tags }).from(threads)]))[0],
  );
  expect(meter).toMatchObject({ rowsRead: 100, rowsWritten: 0, d1Unmetered: 0 });

  const [first] = await db
    .update(threads)
    .set({ title: "Another title" })
    .where(eq(threads.id, 1))
    .returning({ id: threads.id, title: threads.title, isDemo: threads.isDemo });
  expect(first).toEqual({ id: 1, title: "Another title", isDemo: false });
  expect(meter.rowsWritten).toBe(1);

  const all = await db.select().from(threads).where(eq(threads.id, 2)).get();
  expect(all).toMatchObject({ id: 2, status: "visible", tags: expect.any(Array) });
  expect(await db.select({ count: count().as("all_threads") }).from(threads)).toEqual([
    { count: 100 },
  ]);
  expect(meter.d1RoundTrips).toBe(4);
  expect(meter.d1Unmetered).toBe(0);
});

test("two fields of the same name are both read, and said to be uncounted", async () => {
  await using app = await startApp();
  const { id, authorId } = await ask(app);
  const meter = createMeter();
  const db = openDatabase(meterDatabase(app.env.DB, meter));
  const rows = await db
    .select({ id: threads.id, authorId: users.id, title: threads.title })
    .from(threads)
    .innerJoin(users, eq(users.id, threads.authorId));
  expect(rows).toMatchObject([{ id, authorId }]);
  expect(meter.d1Unmetered).toBe(1);
  expect(await db.select({ one: sql<number>`1`, two: sql<number>`1` }).from(threads)).toEqual([
    { one: 1, two: 1 },
  ]);
  expect(meter.d1Unmetered).toBe(2);
});
