import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { answers, communityMembers, threads } from "~/db/schema/community";
import { users } from "~/db/schema/people";
import { createAnswer } from "~/models/community/answer.server";
import { postLimit, postLimitSentence } from "~/models/community/newcomer.server";
import { TooManyPosts } from "~/models/community/thread.server";
import { startApp } from "../../support/app";
import { addTopics, ask } from "../../support/community";

type App = Awaited<ReturnType<typeof startApp>>;

const day = 24 * 60 * 60_000;

/** One question of the person, as the page asks it: with the limit that holds at that moment. */
async function askAs(app: App, authorId: number, now: number, submissionKey?: string) {
  const limit = await postLimit(app.db, { id: authorId }, "question", now);
  return ask(
    app,
    { authorId, limit, ...(submissionKey === undefined ? {} : { submissionKey }) },
    now,
  );
}

async function questionsOf(app: App, authorId: number) {
  return (await app.db.select().from(threads).where(eq(threads.authorId, authorId))).length;
}

test("a newcomer asks three questions a day, and a repeated form counts once", async () => {
  await using app = await startApp();
  const { id } = await app.createUser();
  const now = Date.now();

  await askAs(app, id, now, "first");
  await askAs(app, id, now, "first");
  await askAs(app, id, now);
  await askAs(app, id, now);
  await expect(askAs(app, id, now)).rejects.toThrow(TooManyPosts);
  expect(await questionsOf(app, id)).toBe(3);
  await askAs(app, id, now + day);
  expect(await questionsOf(app, id)).toBe(4);
});

test("ten simultaneous questions of a newcomer are three", async () => {
  await using app = await startApp();
  await addTopics(app);
  const { id } = await app.createUser();
  const now = Date.now();
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => askAs(app, id, now)));
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  expect(await questionsOf(app, id)).toBe(3);
});

test("a newcomer gives ten answers a day", async () => {
  await using app = await startApp();
  const { id: threadId } = await ask(app);
  const { id: authorId } = await app.createUser();
  const now = Date.now();
  const give = async () =>
    createAnswer(
      app.db,
      {
        threadId,
        authorId,
        body: "Try it with one example first, and compare.",
        submissionKey: crypto.randomUUID(),
        limit: await postLimit(app.db, { id: authorId }, "answer", now),
      },
      now,
    );

  for (let count = 0; count < 10; count++) await give();
  await expect(give()).rejects.toThrow(TooManyPosts);
  expect(await app.db.select().from(answers).where(eq(answers.authorId, authorId))).toHaveLength(
    10,
  );
});

test("after a week, or with an accepted answer, there is no limit", async () => {
  await using app = await startApp();
  const { id } = await app.createUser();
  const [row] = await app.db.select().from(users).where(eq(users.id, id));
  const since = row?.createdAt ?? 0;
  const limitAt = (now: number) => postLimit(app.db, { id }, "question", now);

  expect(await limitAt(since + 7 * day - 1)).toMatchObject({ limit: 3, windowMs: day });
  expect(await limitAt(since + 7 * day)).toBeNull();
  expect(await postLimit(app.db, { id }, "answer", since)).toMatchObject({ limit: 10 });
  await app.db.insert(communityMembers).values({ userId: id, answerCount: 1, acceptedCount: 1 });
  expect(await limitAt(since)).toBeNull();
  expect(postLimitSentence("question")).toContain("3 questions a day");
  expect(postLimitSentence("answer")).toContain("10 answers a day");
});
