import { eq } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { expect, expectTypeOf, test } from "vitest";

import { named, namedOrNull } from "~/db/named";
import { threads } from "~/db/schema/community";
import { users } from "~/db/schema/people";
import { startApp } from "../support/app";
import { ask } from "../support/community";

const at = 1_700_000_000_000;

const columns = {
  id: threads.id,
  createdAt: threads.createdAt,
  editedAt: threads.editedAt,
  isDemo: threads.isDemo,
  isAnswered: threads.isAnswered,
  tags: threads.tags,
};

test("named columns are read as the schema says: numbers, booleans, JSON and null", async () => {
  await using app = await startApp();
  const { id } = await ask(app, {}, at);
  await app.db.update(threads).set({ isDemo: true });
  const stored = {
    id,
    createdAt: at,
    editedAt: null,
    isDemo: true,
    isAnswered: false,
    tags: [{ id: 1, name: expect.any(String) }],
  };
  const select = app.db.select(named("q", columns)).from(threads);

  const [row] = await select;
  expect(row).toEqual(stored);
  expect(await app.db.batch([select])).toEqual([[stored]]);
  expectTypeOf(row).toEqualTypeOf<
    Pick<typeof threads.$inferSelect, keyof typeof columns> | undefined
  >();
});

test("columns of a left-joined table are all null where its row is missing", async () => {
  await using app = await startApp();
  const { id } = await ask(app, {}, at);
  const other = alias(threads, "other");
  const { title, isDemo, tags } = other;
  const select = (otherId: number) =>
    app.db
      .select({
        ...named("q", { id: threads.id }),
        ...namedOrNull("other", { title, isDemo, tags }),
      })
      .from(threads)
      .leftJoin(other, eq(other.id, otherId));

  const [[missing]] = await app.db.batch([select(0)]);
  expect(missing).toEqual({ id, title: null, isDemo: null, tags: null });
  const [[found]] = await app.db.batch([select(id)]);
  expect(found).toEqual({
    id,
    title: expect.any(String),
    isDemo: false,
    tags: [{ id: 1, name: expect.any(String) }],
  });
  expectTypeOf(found?.isDemo).toEqualTypeOf<boolean | null | undefined>();
});

test("equal columns of two tables stay apart in one query and in one batch", async () => {
  await using app = await startApp();
  const asked = await ask(app, {}, at);
  const person = named("author", { personId: users.id, since: users.createdAt });
  const joined = app.db
    .select({ ...named("q", { id: threads.id, createdAt: threads.createdAt }), ...person })
    .from(threads)
    .innerJoin(users, eq(users.id, threads.authorId));
  const alone = app.db.select(named("q", { id: users.id, createdAt: users.createdAt })).from(users);
  await app.db.update(users).set({ createdAt: 5 });

  const both = { id: asked.id, createdAt: at, personId: asked.authorId, since: 5 };
  expect(await joined).toEqual([both]);
  expect(await app.db.batch([joined, alone])).toEqual([
    [both],
    [{ id: asked.authorId, createdAt: 5 }],
  ]);
});

test("the name in SQL is the prefix and the key", async () => {
  await using app = await startApp();
  const { sql } = app.db.select(named("q", columns)).from(threads).toSQL();
  for (const key of Object.keys(columns)) expect(sql).toContain(` as "q_${key}"`);
});
