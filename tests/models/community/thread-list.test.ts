import { expect, test } from "vitest";

import { setBookmark } from "~/models/community/bookmark.server";
import { setThreadStatus } from "~/models/community/post-status.server";
import { listThreads } from "~/models/community/thread-list.server";
import { pageSize } from "~/models/community/thread-lists.server";
import { storeViews } from "~/models/community/view.server";
import { voteOn } from "~/models/community/vote.server";
import { noFilters, type ThreadFilters } from "~/schemas/thread-filters";
import { get, startApp } from "../../support/app";
import { addManyThreads, ask, makeAsker } from "../../support/community";

type App = Awaited<ReturnType<typeof startApp>>;

const now = Date.UTC(2026, 5, 1);

function list(app: App, filters: Partial<ThreadFilters>, userId: number | null = null) {
  return listThreads(app.db, { ...noFilters, ...filters }, { userId, guestId: null, now });
}

interface Row {
  id: number;
  created_at: number;
  hot: number;
  is_answered: number;
  tags: string;
}

/** The same question answered in the plainest way. */
function expected(rows: readonly Row[], { sort, tags, filter }: ThreadFilters) {
  const key = (row: Row) => (sort === "hot" ? row.hot : row.created_at);
  return rows
    .filter(({ tags: json, is_answered }) => {
      const ids = (JSON.parse(json) as { id: number }[]).map(({ id }) => id);
      return (
        tags.every((tag) => ids.includes(tag)) &&
        (sort !== "unanswered" || !is_answered) &&
        (filter !== "answered" || is_answered)
      );
    })
    .toSorted((one, other) => key(other) - key(one) || other.id - one.id)
    .map(({ id }) => id);
}

async function readRows(app: App) {
  const { results } = await app.env.DB.prepare(
    "select id, created_at, hot, is_answered, tags from threads",
  ).all<Row>();
  return results;
}

test("every tab, filter and topic finds its questions in its order, on every page [CM-13, CM-14, CM-15, CM-29]", async () => {
  await using app = await startApp();
  await addManyThreads(app, 700);
  const rows = await readRows(app);
  for (const sort of ["hot", "newest", "unanswered"] as const) {
    for (const filter of ["all", "answered"] as const) {
      for (const tags of [[], [3], [3, 7]]) {
        const asked = { ...noFilters, sort, filter, tags };
        const ids = expected(rows, asked);
        const first = await list(app, asked);
        const label = JSON.stringify(asked);
        expect(first.total, label).toBe(ids.length);
        expect(first.isPart, label).toBe(false);
        const last = first.pageCount;
        for (const page of new Set([1, 2, 5, 6, last - 1, last])) {
          if (page < 1 || page > last) continue;
          const { threads, renewMarks } = await list(app, { ...asked, page });
          await renewMarks?.();
          const { threads: again } = await list(app, { ...asked, page });
          const wanted = ids.slice((page - 1) * pageSize, page * pageSize);
          expect(
            threads.map(({ id }) => id),
            `${label} ${page}`,
          ).toEqual(wanted);
          expect(
            again.map(({ id }) => id),
            `${label} ${page} by marks`,
          ).toEqual(wanted);
        }
      }
    }
  }
});

test("page 2,000 of 100,000 questions reads no more than 200 rows, in one round trip", async () => {
  await using app = await startApp();
  await addManyThreads(app, 100_000);
  const rows = await readRows(app);
  const reader = await app.createUser();
  for (const asked of [
    {},
    { sort: "hot" },
    { sort: "unanswered" },
    { filter: "answered", sort: "hot" },
    { tags: [4], sort: "hot" },
    { tags: [4], sort: "unanswered" },
  ] satisfies Partial<ThreadFilters>[]) {
    const filters: ThreadFilters = { ...noFilters, ...asked };
    const ids = expected(rows, filters);
    const page = Math.min(2000, Math.floor(ids.length / pageSize));
    const first = await list(app, { ...filters, page });
    await first.renewMarks?.();

    const context = app.context(get("/"));
    const found = await listThreads(
      context.db,
      { ...filters, page },
      { userId: reader.id, guestId: null, now },
    );
    const label = JSON.stringify({ asked, page });
    expect(
      found.threads.map(({ id }) => id),
      label,
    ).toEqual(ids.slice((page - 1) * pageSize, page * pageSize));
    expect(found.renewMarks, label).toBeNull();
    expect(context.meter.d1RoundTrips).toBe(1);
    expect(context.meter.rowsRead, label).toBeLessThanOrEqual(200);
  }
}, 120_000);

test("a search narrows the list by words, and by what else is chosen [CM-07, CM-29]", async () => {
  await using app = await startApp();
  const { id } = await ask(app, {
    title: "Does Claude read a spreadsheet of 44 rows?",
    tagIds: [2, 10],
  });
  await ask(app, { title: "Does Claude read handwriting on a form?", tagIds: [2] });
  await ask(app, { title: "A spreadsheet formula for the birthdays?", tagIds: [9] });
  const found = async (filters: Partial<ThreadFilters>) =>
    (await list(app, filters)).threads.map(({ title }) => title.slice(0, 15));

  expect(await found({ q: "spreadsheet" })).toHaveLength(2);
  expect(await found({ q: "spreadsheets claude" })).toEqual(["Does Claude rea"]);
  expect(await found({ q: "spreadsheet", tags: [9] })).toEqual(["A spreadsheet f"]);
  expect(await found({ q: "spreadsheet", filter: "answered" })).toEqual([]);
  expect(await found({ q: "quantum" })).toEqual([]);
  expect((await list(app, { q: "claude", tags: [10] })).threads[0]?.id).toBe(id);
});

test("bookmarked shows a person's own bookmarks, whatever else is chosen [CM-08]", async () => {
  await using app = await startApp();
  const reader = await app.createUser();
  const kept = await ask(app, { tagIds: [1] });
  const also = await ask(app, { tagIds: [2] });
  await ask(app);
  await setBookmark(app.db, { threadId: kept.id, userId: reader.id, bookmarked: true }, now);
  await setBookmark(app.db, { threadId: also.id, userId: reader.id, bookmarked: true }, now);
  const ids = async (filters: Partial<ThreadFilters>, userId: number | null) =>
    (await list(app, { filter: "bookmarked", ...filters }, userId)).threads.map(({ id }) => id);

  expect(await ids({}, reader.id)).toEqual([also.id, kept.id]);
  expect(await ids({ tags: [1] }, reader.id)).toEqual([kept.id]);
  expect(await ids({ sort: "unanswered" }, reader.id)).toEqual([also.id, kept.id]);
  expect(await ids({}, kept.authorId)).toEqual([]);
  expect(await ids({}, null)).toEqual([]);
});

test("a card tells what its reader voted, its views and its author; hidden questions have none [CM-19, CM-20, CM-24]", async () => {
  await using app = await startApp();
  const { id: authorId } = await makeAsker(app, "Ada of the Archive");
  const { id } = await ask(app, { authorId });
  const reader = await app.createUser();
  await voteOn(app.db, { kind: "thread", id, userId: reader.id, value: -1 }, now);
  await storeViews(app.db, new Map([[id, 3]]));
  const [card] = (await list(app, {}, reader.id)).threads;
  expect(card).toMatchObject({
    ...{ id, upvotes: 0, downvotes: 1, myVote: -1, viewCount: 3, answerCount: 0 },
    ...{ isAnswered: false, tags: [{ id: 1, name: "GPT-4" }] },
    author: { id: authorId, name: "Ada of the Archive" },
  });
  expect((await list(app, {}, authorId)).threads[0]?.myVote).toBe(0);

  const [first, ...others] = await setThreadStatus(app.db, id, "hidden", now);
  if (first) await app.db.batch([first, ...others]);
  expect(await list(app, {}, reader.id)).toMatchObject({ threads: [], total: 0 });
});
