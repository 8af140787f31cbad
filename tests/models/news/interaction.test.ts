import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { guestArticleInteractions, newsArticles, userArticleInteractions } from "~/db/schema/news";
import { guestCounts } from "~/db/schema/site";
import { type Interaction, setInteraction } from "~/models/news/interaction.server";
import { selectSavedArticles } from "~/models/news/saved.server";
import { pruneLimits } from "~/models/rate-limit.server";
import { startApp } from "../../support/app";
import { addArticle } from "../../support/news";

type App = Awaited<ReturnType<typeof startApp>>;

function newGuest(addressKey: string = crypto.randomUUID()) {
  return { userId: null, guestId: crypto.randomUUID(), addressKey, mostCounted: 1 };
}

async function countersOf(app: App, id: number) {
  const [row] = await app.db
    .select({
      likes: newsArticles.likes,
      saves: newsArticles.saves,
      shares: newsArticles.shares,
    })
    .from(newsArticles)
    .where(eq(newsArticles.id, id));
  return row;
}

test("a hundred guests at once count a hundred [AR-12, UD-52]", async () => {
  await using app = await startApp();
  const { id } = await addArticle(app);
  await Promise.all(
    Array.from({ length: 100 }, () =>
      setInteraction(app.db, { articleId: id, kind: "liked", value: true }, newGuest(), 1000),
    ),
  );
  expect(await countersOf(app, id)).toEqual({ likes: 100, saves: 0, shares: 0 });
});

test("the same guest a hundred times counts one [AP-24, AP-25]", async () => {
  await using app = await startApp();
  const { id } = await addArticle(app);
  const guest = newGuest();
  for (const kind of ["liked", "saved", "shared"] as const) {
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        setInteraction(app.db, { articleId: id, kind, value: true }, guest, 1000),
      ),
    );
    expect(answers).toEqual(Array.from({ length: 100 }, () => ({ value: true, count: 1 })));
  }
  expect(await countersOf(app, id)).toEqual({ likes: 1, saves: 1, shares: 1 });
  expect(await app.db.select().from(guestArticleInteractions)).toHaveLength(1);
});

test("a hundred visitors of one address at once count one, and each keeps what they did", async () => {
  await using app = await startApp();
  const { id } = await addArticle(app);
  const guests = Array.from({ length: 100 }, () => newGuest("one address"));
  for (const kind of ["liked", "saved", "shared"] as const) {
    const answers = await Promise.all(
      guests.map((guest) =>
        setInteraction(app.db, { articleId: id, kind, value: true }, guest, 1000),
      ),
    );
    expect(new Set(answers.map((each) => `${each?.value} ${each?.count}`))).toEqual(
      new Set(["true 1"]),
    );
  }
  expect(await countersOf(app, id)).toEqual({ likes: 1, saves: 1, shares: 1 });
  expect(await selectSavedArticles(app.db, guests[99] ?? newGuest())).toHaveLength(1);

  // Taken back by all of them, the one that counted is gone, and no more than that.
  const turn = (guest: ReturnType<typeof newGuest>, value: boolean | null) =>
    setInteraction(app.db, { articleId: id, kind: "liked", value }, guest, 2000);
  await Promise.all(guests.map((guest) => turn(guest, null)));
  expect(await countersOf(app, id)).toMatchObject({ likes: 0 });
  // Who counted may change their mind; from another address, or on another day, one more counts.
  await Promise.all(guests.map((guest) => turn(guest, true)));
  expect(await countersOf(app, id)).toMatchObject({ likes: 1 });
  await turn(newGuest("another address"), true);
  await turn(newGuest("the next day"), true);
  expect(await countersOf(app, id)).toMatchObject({ likes: 3 });
});

test("members count by account, whatever their address", async () => {
  await using app = await startApp();
  const { id } = await addArticle(app);
  for (const { id: userId } of [await app.createUser(), await app.createUser()]) {
    const member = { userId, guestId: null } as const;
    await setInteraction(app.db, { articleId: id, kind: "liked", value: true }, member, 1000);
  }
  expect(await countersOf(app, id)).toMatchObject({ likes: 2 });
});

test("which visitors counted is forgotten when the day has passed", async () => {
  await using app = await startApp();
  const { id } = await addArticle(app);
  const change = { articleId: id, kind: "liked", value: true } as const;
  await setInteraction(app.db, change, newGuest(), 1000);
  await pruneLimits(app.db, 1000 + 86_400_000);
  expect(await app.db.$count(guestCounts)).toBe(1);
  await pruneLimits(app.db, 1001 + 86_400_000);
  expect(await app.db.$count(guestCounts)).toBe(0);
});

test("without a value it turns round, and each answer says the new state and count [AR-12, AR-13]", async () => {
  await using app = await startApp();
  const { id } = await addArticle(app);
  const member = { userId: (await app.createUser()).id, guestId: null } as const;
  const turn = (kind: Interaction, value: boolean | null = null) =>
    setInteraction(app.db, { articleId: id, kind, value }, member, 1000);

  expect(await turn("liked")).toEqual({ value: true, count: 1 });
  expect(await turn("saved")).toEqual({ value: true, count: 1 });
  expect(await turn("liked")).toEqual({ value: false, count: 0 });
  expect(await turn("liked", false)).toEqual({ value: false, count: 0 });
  expect(await turn("saved")).toEqual({ value: false, count: 0 });
  expect(await turn("liked")).toEqual({ value: true, count: 1 });
  expect(await app.db.select().from(userArticleInteractions)).toMatchObject([
    { liked: true, saved: false, shared: false, savedAt: null, createdAt: 1000 },
  ]);
});

test("what readers cannot see cannot be liked", async () => {
  await using app = await startApp();
  const { id } = await addArticle(app, { status: "unpublished" });
  const change = { kind: "liked", value: true } as const;
  expect(await setInteraction(app.db, { articleId: id, ...change }, newGuest(), 0)).toBeNull();
  expect(await setInteraction(app.db, { articleId: 99, ...change }, newGuest(), 0)).toBeNull();
  expect(await app.db.select().from(guestArticleInteractions)).toHaveLength(0);
  expect(await countersOf(app, id)).toEqual({ likes: 0, saves: 0, shares: 0 });
});

test("saved articles are listed by when they were saved, and only to who saved them", async () => {
  await using app = await startApp();
  const [one, two, gone] = [await addArticle(app), await addArticle(app), await addArticle(app)];
  const guest = newGuest();
  const save = (articleId: number, value: boolean, at: number) =>
    setInteraction(app.db, { articleId, kind: "saved", value }, guest, at);
  await save(two.id, true, 1000);
  await save(gone.id, true, 1500);
  await save(one.id, true, 2000);
  await save(two.id, true, 3000);
  await app.db
    .update(newsArticles)
    .set({ status: "unpublished" })
    .where(eq(newsArticles.id, gone.id));

  const listed = await selectSavedArticles(app.db, guest);
  expect(listed.map(({ id, savedAt }) => [id, savedAt])).toEqual([
    [one.id, 2000],
    [two.id, 1000],
  ]);
  expect(await selectSavedArticles(app.db, newGuest())).toEqual([]);
  expect(await selectSavedArticles(app.db, { userId: null, guestId: null })).toEqual([]);

  await save(one.id, false, 4000);
  expect(await selectSavedArticles(app.db, guest)).toHaveLength(1);
});
