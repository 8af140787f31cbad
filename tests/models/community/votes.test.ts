import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { threads, threadTags } from "~/db/schema/community";
import { users } from "~/db/schema/people";
import { createAnswer } from "~/models/community/answer.server";
import { setThreadStatus } from "~/models/community/post-status.server";
import { voteOn } from "~/models/community/vote.server";
import { startApp } from "../../support/app";
import { ask, makeAsker } from "../../support/community";

type App = Awaited<ReturnType<typeof startApp>>;
const now = Date.UTC(2026, 5, 1);

/** Many accounts at once. @returns their ids. */
async function addPeople(app: App, count: number) {
  const rows = await app.db.all<{ id: number }>(sql`
    insert into ${users} (username, password, created_at)
    with recursive n(n) as (select 1 union all select n + 1 from n where n < ${count})
    select 'voter-' || n, 'x', ${now} from n
    returning id`);
  return rows.map(({ id }) => id);
}

async function stored(app: App, id: number) {
  const [thread] = await app.db
    .select({ up: threads.upvotes, down: threads.downvotes, hot: threads.hot })
    .from(threads)
    .where(eq(threads.id, id));
  return thread;
}

test("200 simultaneous votes of 200 people count 200 [CM-27, CM-31]", async () => {
  await using app = await startApp();
  const { id } = await ask(app);
  const people = await addPeople(app, 200);

  await Promise.all(
    people.map((userId) => voteOn(app.db, { kind: "thread", id, userId, value: 1 }, now)),
  );
  expect(await stored(app, id)).toMatchObject({ up: 200, down: 0 });
});

test("200 simultaneous votes of one person count one [CM-27, CM-31]", async () => {
  await using app = await startApp();
  const { id } = await ask(app);
  const { id: userId } = await app.createUser();
  const votes = Array.from({ length: 200 }, () =>
    voteOn(app.db, { kind: "thread", id, userId, value: 1 }, now),
  );
  for (const voted of await Promise.all(votes)) {
    expect(voted).toEqual({ upvotes: 1, downvotes: 0, myVote: 1 });
  }
  expect(await stored(app, id)).toMatchObject({ up: 1, down: 0 });
});

test("a vote can be changed and taken back, and the ranks follow [CM-14, CM-19, CM-27]", async () => {
  await using app = await startApp();
  const { id } = await ask(app, { tagIds: [1, 2] });
  const { id: userId } = await app.createUser();
  const vote = (value: 1 | -1 | 0) => voteOn(app.db, { kind: "thread", id, userId, value }, now);
  const before = await stored(app, id);

  expect(await vote(-1)).toEqual({ upvotes: 0, downvotes: 1, myVote: -1 });
  const sunk = await stored(app, id);
  expect(sunk?.hot).toBeLessThan(before?.hot ?? 0);
  expect(await vote(1)).toEqual({ upvotes: 1, downvotes: 0, myVote: 1 });
  expect(await vote(1)).toEqual({ upvotes: 1, downvotes: 0, myVote: 1 });
  expect(await vote(0)).toEqual({ upvotes: 0, downvotes: 0, myVote: 0 });
  expect(await vote(0)).toEqual({ upvotes: 0, downvotes: 0, myVote: 0 });
  expect(await vote(-1)).toMatchObject({ myVote: -1 });

  const copies = await app.db
    .select({ hot: threadTags.hot })
    .from(threadTags)
    .where(eq(threadTags.threadId, id));
  expect(copies).toEqual([{ hot: sunk?.hot }, { hot: sunk?.hot }]);
});

test("nobody votes on their own post, or on one that is not to be seen [CM-27]", async () => {
  await using app = await startApp();
  const { id, authorId } = await ask(app);
  const { id: helper } = await makeAsker(app);
  const answer = await createAnswer(
    app.db,
    {
      ...{ threadId: id, authorId: helper, submissionKey: crypto.randomUUID() },
      body: "Say how long it should be, and for whom.",
    },
    now,
  );
  if (answer === "unknown") throw new Error("The answer was not stored.");
  const onAnswer = { kind: "answer", id: answer.id, value: 1 } as const;

  expect(await voteOn(app.db, { kind: "thread", id, userId: authorId, value: 1 }, now)).toBe("own");
  expect(await voteOn(app.db, { ...onAnswer, userId: helper }, now)).toBe("own");
  expect(await voteOn(app.db, { ...onAnswer, userId: authorId }, now)).toEqual({
    ...{ upvotes: 1, downvotes: 0, myVote: 1 },
  });
  const nothing = { kind: "thread", id: 999, userId: authorId, value: 1 } as const;
  expect(await voteOn(app.db, nothing, now)).toBe("unknown");

  const [first, ...others] = await setThreadStatus(app.db, id, "hidden", now);
  if (first) await app.db.batch([first, ...others]);
  expect(await voteOn(app.db, { kind: "thread", id, userId: helper, value: 1 }, now)).toBe(
    "unknown",
  );
  expect(await voteOn(app.db, { ...onAnswer, userId: authorId, value: 0 }, now)).toBe("unknown");
  expect(await stored(app, id)).toMatchObject({ up: 0, down: 0 });
});
