import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { answers, communityMembers, tags, threadLists, threads } from "~/db/schema/community";
import { activityDays } from "~/db/schema/people";
import { notifications } from "~/db/schema/site";
import { acceptAnswer } from "~/models/community/accept.server";
import { createAnswer } from "~/models/community/answer.server";
import { createComment, deleteComment } from "~/models/community/comment.server";
import { setFollow } from "~/models/community/follow.server";
import { deleteOwnPost } from "~/models/community/post-edit.server";
import {
  setAnswerStatus,
  setCommentStatus,
  setThreadStatus,
} from "~/models/community/post-status.server";
import { TooManyPosts } from "~/models/community/thread.server";
import { setSwitchedOn } from "~/models/notification-settings.server";
import { startApp } from "../../support/app";
import { ask, makeAsker } from "../../support/community";
import { overtaken } from "../../support/race";

type App = Awaited<ReturnType<typeof startApp>>;

const now = Date.UTC(2026, 5, 1);

async function answer(app: App, threadId: number, authorId: number, body = "Name the headings.") {
  const made = await createAnswer(
    app.db,
    { threadId, authorId, body, submissionKey: crypto.randomUUID() },
    now,
  );
  if (made === "unknown") throw new Error("There is no such question.");
  return made.id;
}

async function run(app: App, statements: Awaited<ReturnType<typeof setThreadStatus>>) {
  const [first, ...others] = statements;
  if (first) await app.db.batch([first, ...others]);
}

/** Every counter that is stored, and what a recount gives for it. */
async function counted(app: App) {
  const [stored, recount] = await app.db.batch([
    app.db
      .select({
        threads:
          sql<string>`(select json_group_array(json_array(id, answer_count, comment_count, is_answered)) from ${threads})`.as(
            "stored_threads",
          ),
        answers:
          sql<string>`(select json_group_array(json_array(id, comment_count)) from ${answers})`.as(
            "stored_answers",
          ),
        tags: sql<string>`(select json_group_array(json_array(id, thread_count, answered_count)) from ${tags})`.as(
          "stored_tags",
        ),
        lists: sql<string>`(select json_group_array(json_array(list, thread_count)) from (
          select * from ${threadLists} where thread_count > 0 order by list))`.as("stored_lists"),
        members:
          sql<string>`(select json_group_array(json_array(user_id, question_count, answer_count, accepted_count))
          from ${communityMembers})`.as("stored_members"),
        copies:
          sql<number>`(select count(*) from thread_tags as t join ${threads} as q on q.id = t.thread_id
          where t.hot <> q.hot or t.is_answered <> q.is_answered or q.status <> 'visible')`.as(
            "stored_copies",
          ),
        found: sql<string>`(select json_group_array(kind || ref) from (
          select kind, ref from search_documents where kind in ('question', 'answer') order by kind, ref))`.as(
          "stored_found",
        ),
        solved: sql<string>`(select json_group_array(kind || ref) from (
          select d.kind, d.ref from search_documents as d join search_postings as p on p.document_id = d.id
          where p.term = 'solved:yes' order by d.kind, d.ref))`.as("stored_solved"),
      })
      .from(sql`(select 1)`),
    app.db
      .select({
        threads: sql<string>`(select json_group_array(json_array(id,
          (select count(*) from ${answers} as a where a.thread_id = q.id and a.status = 'visible'),
          (select count(*) from thread_comments as c where c.thread_id = q.id and c.answer_id is null and c.status = 'visible'),
          accepted_answer_id is not null)) from ${threads} as q)`.as("recount_threads"),
        answers: sql<string>`(select json_group_array(json_array(id,
          (select count(*) from thread_comments as c where c.answer_id = a.id and c.status = 'visible')))
          from ${answers} as a)`.as("recount_answers"),
        tags: sql<string>`(select json_group_array(json_array(id,
          (select count(*) from ${threads} as q, json_each(q.tags) as tag
            where tag.value ->> 'id' = g.id and q.status = 'visible'),
          (select count(*) from ${threads} as q, json_each(q.tags) as tag
            where tag.value ->> 'id' = g.id and q.status = 'visible' and q.is_answered))) from ${tags} as g)`.as(
          "recount_tags",
        ),
        lists: sql<string>`(select json_group_array(json_array(list, n)) from (
          select 'all' as list, count(*) as n from ${threads} where status = 'visible'
          union all select 'answered', count(*) from ${threads} where status = 'visible' and is_answered)
          where n > 0)`.as("recount_lists"),
        members: sql<string>`(select json_group_array(json_array(user_id,
          (select count(*) from ${threads} as q where q.author_id = m.user_id and q.status = 'visible'),
          (select count(*) from ${answers} as a join ${threads} as q on q.id = a.thread_id
            where a.author_id = m.user_id and a.status = 'visible' and q.status = 'visible'),
          (select count(*) from ${threads} as q join ${answers} as a on a.id = q.accepted_answer_id
            where a.author_id = m.user_id and a.author_id <> q.author_id and q.status = 'visible')))
          from ${communityMembers} as m)`.as("recount_members"),
        copies: sql<number>`0`.as("recount_copies"),
        found: sql<string>`(select json_group_array(kind || ref) from (
          select 'answer' as kind, cast(a.id as text) as ref from ${answers} as a
            join ${threads} as q on q.id = a.thread_id where a.status = 'visible' and q.status = 'visible'
          union all select 'question', cast(id as text) from ${threads} where status = 'visible'
          order by kind, ref))`.as("recount_found"),
        solved: sql<string>`(select json_group_array(kind || ref) from (
          select 'answer' as kind, cast(accepted_answer_id as text) as ref from ${threads}
            where status = 'visible' and accepted_answer_id is not null
          union all select 'question', cast(id as text) from ${threads}
            where status = 'visible' and accepted_answer_id is not null
          order by kind, ref))`.as("recount_solved"),
      })
      .from(sql`(select 1)`),
  ]);
  return { stored: sorted(stored[0]), recount: sorted(recount[0]) };
}

/** Every list in one order: which index SQLite counts by decides the order otherwise. */
function sorted(counts: Record<string, string | number> | undefined) {
  return Object.fromEntries(
    Object.entries(counts ?? {}).map(([name, value]) => [
      name,
      typeof value === "string"
        ? JSON.stringify(
            (JSON.parse(value) as unknown[]).map((each) => JSON.stringify(each)).sort(),
          )
        : value,
    ]),
  );
}

/** One of those lists. */
function list(counts: Record<string, string | number>, name: string): unknown[] {
  return (JSON.parse(String(counts[name])) as string[]).map((each) => JSON.parse(each));
}

async function expectCounted(app: App) {
  await app.finishWork(now);
  const { stored, recount } = await counted(app);
  expect(stored).toEqual(recount);
  return stored;
}

function told(app: App, userId: number) {
  return app.db
    .select({ kind: notifications.kind, title: notifications.title, href: notifications.href })
    .from(notifications)
    .where(sql`user_id = ${userId}`)
    .orderBy(notifications.id);
}

function isSolved(app: App, id: number) {
  return app.db
    .select({ isAnswered: threads.isAnswered, acceptedAnswerId: threads.acceptedAnswerId })
    .from(threads)
    .where(sql`id = ${id}`)
    .then(([row]) => row);
}

describe("answering", () => {
  test("20 identical submits are one answer, one count and one notice [CM-31]", async () => {
    await using app = await startApp();
    const asker = await makeAsker(app);
    const { id } = await ask(app, { authorId: asker.id }, now);
    const { id: authorId } = await makeAsker(app);
    const submit = () =>
      createAnswer(
        app.db,
        { threadId: id, authorId, body: "Name the headings you want.", submissionKey: "same-form" },
        now,
      );
    const made = await Promise.all(Array.from({ length: 20 }, submit));

    const ids = new Set(made.map((each) => (each === "unknown" ? 0 : each.id)));
    expect(ids.size).toBe(1);
    expect(made.filter((each) => each !== "unknown" && each.isNew)).toHaveLength(1);
    expect(await told(app, asker.id)).toHaveLength(1);
    await expectCounted(app);
    const [row] = await app.db.select({ n: threads.answerCount }).from(threads);
    expect(row?.n).toBe(1);
  });

  test("the asker and who follows is told, but not who wrote it nor who unfollowed [CM-31]", async () => {
    await using app = await startApp();
    const asker = await makeAsker(app);
    const follower = await makeAsker(app);
    const left = await makeAsker(app);
    const answerer = await makeAsker(app);
    const { id: threadId } = await ask(
      app,
      { authorId: asker.id, title: "Why is it so long?" },
      now,
    );
    for (const { id: userId } of [follower, left, answerer]) {
      expect(await setFollow(app.db, { threadId, userId, followed: true }, now)).toEqual({
        followed: true,
      });
    }
    await setFollow(app.db, { threadId, userId: left.id, followed: false }, now);
    const answerId = await answer(app, threadId, answerer.id);

    const notice = {
      kind: "answer",
      title: "New answer to “Why is it so long?”",
      href: `/community/${threadId}#answer-${answerId}`,
    };
    expect(await told(app, asker.id)).toEqual([notice]);
    expect(await told(app, follower.id)).toEqual([notice]);
    expect(await told(app, left.id)).toEqual([]);
    expect(await told(app, answerer.id)).toEqual([]);
    expect(await setFollow(app.db, { threadId: 999, userId: 1, followed: true }, now)).toBeNull();
  });

  test("who follows and is named is told once, and of the mention where answers are switched off", async () => {
    await using app = await startApp();
    const { id: threadId } = await ask(app, {}, now);
    const answerer = await makeAsker(app);
    const both = await makeAsker(app, "Both Kinds");
    const mentionsOnly = await makeAsker(app, "Mentions Only");
    for (const { id: userId } of [both, mentionsOnly]) {
      await setFollow(app.db, { threadId, userId, followed: true }, now);
    }
    await setSwitchedOn(app.db, mentionsOnly.id, ["mention"], now);
    const body = "Name the headings, as @Both_Kinds and @Mentions_Only do in their notes.";
    const form = { threadId, authorId: answerer.id, body, submissionKey: "names-two" };
    expect(await createAnswer(app.db, form, now)).toMatchObject({ isNew: true });
    expect(await told(app, both.id)).toMatchObject([{ kind: "answer" }]);
    expect(await told(app, mentionsOnly.id)).toMatchObject([{ kind: "mention" }]);
  });

  test("the limit refuses the answer behind it, also of simultaneous ones, and leaves nothing", async () => {
    await using app = await startApp();
    const { id: threadId } = await ask(app, {}, now);
    const { id: authorId } = await makeAsker(app);
    const limit = { key: "newcomer:answer:1", limit: 3, windowMs: 1000 };
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, (_, n) =>
        createAnswer(
          app.db,
          { threadId, authorId, body: `Answer ${n}`, submissionKey: `key-${n}-${threadId}`, limit },
          now,
        ),
      ),
    );
    const refused = results.filter(
      (each) => each.status === "rejected" && each.reason instanceof TooManyPosts,
    );
    expect(refused).toHaveLength(5);
    expect(await app.db.$count(answers)).toBe(3);
    await expectCounted(app);
  });

  test("a question that is not to be seen takes no answer", async () => {
    await using app = await startApp();
    const { id } = await ask(app, {}, now);
    const { id: authorId } = await makeAsker(app);
    await run(app, await setThreadStatus(app.db, id, "hidden", now));
    const post = (threadId: number) =>
      createAnswer(app.db, { threadId, authorId, body: "Hello", submissionKey: "key-12345" }, now);
    expect(await post(id)).toBe("unknown");
    expect(await post(999)).toBe("unknown");
    expect(await app.db.$count(answers)).toBe(0);
  });
});

describe("accepting", () => {
  async function solvable(app: App) {
    const asker = await makeAsker(app);
    const { id: threadId } = await ask(app, { authorId: asker.id, tagIds: [1, 5] }, now);
    const [one, two] = [await makeAsker(app), await makeAsker(app)];
    return {
      asker: asker.id,
      threadId,
      ...{ one: one.id, two: two.id },
      first: await answer(app, threadId, one.id),
      second: await answer(app, threadId, two.id),
    };
  }

  test("solves the question, counts and finds it as solved, and tells who answered [CM-32]", async () => {
    await using app = await startApp();
    const { asker, threadId, one, first } = await solvable(app);
    const before = await expectCounted(app);
    const accepted = await acceptAnswer(app.db, { threadId, userId: asker, answerId: first }, now);
    expect(accepted).toEqual({
      ...{ isAnswered: true, acceptedAnswerId: first, isNew: true },
    });
    expect(await isSolved(app, threadId)).toEqual({ isAnswered: true, acceptedAnswerId: first });
    const after = await expectCounted(app);
    expect(list(after, "solved")).toEqual([`answer${first}`, `question${threadId}`]);
    expect(list(after, "members")).toContainEqual([one, 0, 1, 1]);
    expect(await told(app, one)).toMatchObject([
      {
        kind: "accepted",
        title: expect.stringMatching(/^Your answer to “.*” was accepted$/),
        href: `/community/${threadId}#answer-${first}`,
      },
    ]);

    // The same once more changes and tells nothing; taking it back restores everything.
    expect(
      await acceptAnswer(app.db, { threadId, userId: asker, answerId: first }, now),
    ).toMatchObject({ isNew: false });
    expect(await told(app, one)).toHaveLength(1);
    await acceptAnswer(app.db, { threadId, userId: asker, answerId: null }, now);
    expect(await isSolved(app, threadId)).toEqual({ isAnswered: false, acceptedAnswerId: null });
    expect(await expectCounted(app)).toEqual(before);
  });

  test("only the asker accepts, and only a visible answer of this question [CM-32]", async () => {
    await using app = await startApp();
    const { asker, threadId, one, first, second } = await solvable(app);
    const other = await ask(app, { authorId: asker }, now);
    const foreign = await answer(app, other.id, one);
    const accept = (userId: number, answerId: number, id = threadId) =>
      acceptAnswer(app.db, { threadId: id, userId, answerId }, now);

    expect(await accept(one, first)).toBe("forbidden");
    expect(await accept(asker, foreign)).toBe("unknown");
    expect(await accept(asker, first, 999)).toBe("unknown");
    await run(app, await setAnswerStatus(app.db, second, "hidden", now));
    expect(await accept(asker, second)).toBe("unknown");
    expect(await isSolved(app, threadId)).toEqual({ isAnswered: false, acceptedAnswerId: null });
    await expectCounted(app);
  });

  test("accepting it again tells its author nothing new, and lights no second time", async () => {
    await using app = await startApp();
    const { asker, threadId, one, first } = await solvable(app);
    const accept = (answerId: number | null, at: number) =>
      acceptAnswer(app.db, { threadId, userId: asker, answerId, timeZone: "UTC" }, at);
    for (let round = 0; round < 3; round++) {
      await accept(first, now + round);
      await accept(null, now + round);
    }
    const accepted = (await told(app, one)).filter(({ kind }) => kind === "accepted");
    expect(accepted).toHaveLength(1);
    const days = await app.db.select().from(activityDays).where(eq(activityDays.userId, one));
    expect(days).toMatchObject([{ finished: 1 }]);
  });

  test("an answer that is accepted while its author deletes it goes, and nothing stays solved", async () => {
    await using app = await startApp();
    const { asker, threadId, one, first } = await solvable(app);
    const overtakenDb = overtaken(app.db, () =>
      acceptAnswer(app.db, { threadId, userId: asker, answerId: first }, now),
    );
    const post = { threadId, answerId: first, userId: one };
    expect(await deleteOwnPost(overtakenDb, post, now)).toBe("deleted");
    expect(await isSolved(app, threadId)).toEqual({ isAnswered: false, acceptedAnswerId: null });
    await expectCounted(app);
  });

  test("of two simultaneous acceptances one is left and counted [CM-32]", async () => {
    await using app = await startApp();
    const { asker, threadId, one, two, first, second } = await solvable(app);
    const ids = [first, second, first, second, first, second];
    await Promise.all(
      ids.map((answerId) => acceptAnswer(app.db, { threadId, userId: asker, answerId }, now)),
    );
    const solved = await isSolved(app, threadId);
    expect([first, second]).toContain(solved?.acceptedAnswerId);
    const stored = await expectCounted(app);
    const accepted = (list(stored, "members") as number[][])
      .filter(([id]) => id === one || id === two)
      .map(([, , , count]) => count);
    expect(accepted.sort()).toEqual([0, 1]);
  });

  test("one's own answer can be accepted, and does not count as accepted by somebody", async () => {
    await using app = await startApp();
    const { asker, threadId } = await solvable(app);
    const own = await answer(app, threadId, asker, "I found out myself.");
    await acceptAnswer(app.db, { threadId, userId: asker, answerId: own }, now);
    expect(await isSolved(app, threadId)).toEqual({ isAnswered: true, acceptedAnswerId: own });
    const stored = await expectCounted(app);
    expect(list(stored, "members")).toContainEqual([asker, 1, 1, 0]);
    expect(await told(app, asker)).toHaveLength(2); // of the two answers by others
  });

  test("deleting the accepted answer un-solves the question, and showing it again does not solve it", async () => {
    await using app = await startApp();
    const { asker, threadId, one, two, first } = await solvable(app);
    await acceptAnswer(app.db, { threadId, userId: asker, answerId: first }, now);
    const post = { threadId, answerId: first };
    expect(await deleteOwnPost(app.db, { ...post, userId: two }, now)).toBe("forbidden");
    expect(await deleteOwnPost(app.db, { ...post, userId: one }, now)).toBe("deleted");
    expect(await isSolved(app, threadId)).toEqual({ isAnswered: false, acceptedAnswerId: null });
    await expectCounted(app);
    await run(app, await setAnswerStatus(app.db, first, "visible", now));
    expect(await isSolved(app, threadId)).toEqual({ isAnswered: false, acceptedAnswerId: null });
    await expectCounted(app);
  });
});

describe("hiding and showing", () => {
  test("a question that goes takes everything that counts it along, and brings it back", async () => {
    await using app = await startApp();
    const asker = await makeAsker(app);
    const helper = await makeAsker(app);
    const { id: threadId } = await ask(app, { authorId: asker.id, tagIds: [2, 3] }, now);
    await ask(app, { tagIds: [3] }, now);
    const answerId = await answer(app, threadId, helper.id);
    await answer(app, threadId, asker.id, "I tried that, and it works.");
    await acceptAnswer(app.db, { threadId, userId: asker.id, answerId }, now);
    const before = await expectCounted(app);

    for (const status of ["hidden", "hidden", "deleted"] as const) {
      await run(app, await setThreadStatus(app.db, threadId, status, now));
      const gone = await expectCounted(app);
      expect(list(gone, "found")).toHaveLength(1);
      expect(list(gone, "members")).toContainEqual([helper.id, 0, 0, 0]);
    }
    for (let times = 0; times < 2; times++) {
      await run(app, await setThreadStatus(app.db, threadId, "visible", now));
      expect(await expectCounted(app)).toEqual(before);
    }
  });

  test("a hidden answer, and an answer of a hidden question, count once each way", async () => {
    await using app = await startApp();
    const { id: threadId } = await ask(app, {}, now);
    const helper = await makeAsker(app);
    const answerId = await answer(app, threadId, helper.id);
    const steps = [
      () => setAnswerStatus(app.db, answerId, "hidden", now),
      () => setAnswerStatus(app.db, answerId, "hidden", now),
      () => setThreadStatus(app.db, threadId, "hidden", now),
      () => setAnswerStatus(app.db, answerId, "visible", now),
      () => setThreadStatus(app.db, threadId, "visible", now),
      () => setAnswerStatus(app.db, answerId, "visible", now),
    ];
    for (const step of steps) {
      await run(app, await step());
      await expectCounted(app);
    }
  });

  test("comments count on what they are about, once per form, and tell its author [CM-31]", async () => {
    await using app = await startApp();
    const asker = await makeAsker(app);
    const helper = await makeAsker(app);
    const { id: threadId } = await ask(app, { authorId: asker.id }, now);
    const answerId = await answer(app, threadId, helper.id);
    const comment = (on: number | null, authorId: number, submissionKey: string) =>
      createComment(
        app.db,
        { threadId, answerId: on, authorId, body: "Which tool?", submissionKey },
        now,
      );
    const same = await Promise.all(
      Array.from({ length: 5 }, () => comment(null, helper.id, "form-one")),
    );
    expect(new Set(same.map((each) => (each === "unknown" ? 0 : each.id))).size).toBe(1);
    const onAnswer = await comment(answerId, asker.id, "form-two");
    if (onAnswer === "unknown") throw new Error("The comment was not stored.");
    await comment(answerId, helper.id, "form-three");
    await expectCounted(app);

    expect((await told(app, asker.id)).map(({ kind }) => kind)).toEqual([
      "answer",
      "question-comment",
    ]);
    expect(await told(app, helper.id)).toMatchObject([
      { kind: "question-comment", href: onAnswer.href },
    ]);
    expect(onAnswer.href).toBe(
      `/community/${threadId}?comments=${answerId}#comment-${onAnswer.id}`,
    );
    expect(await comment(999, asker.id, "form-four")).toBe("unknown");

    await run(app, await setCommentStatus(app.db, onAnswer.id, "hidden"));
    await expectCounted(app);
    await run(app, await setCommentStatus(app.db, onAnswer.id, "visible"));
    const own = { id: onAnswer.id, threadId };
    expect(await deleteComment(app.db, { ...own, userId: helper.id })).toBe(false);
    expect(await deleteComment(app.db, { ...own, userId: asker.id })).toBe(true);
    expect(await deleteComment(app.db, { ...own, userId: asker.id })).toBe(false);
    await expectCounted(app);
  });

  test("a mention in an answer tells the person once, and followers not twice", async () => {
    await using app = await startApp();
    const asker = await makeAsker(app, "Asking Ada");
    const named = await makeAsker(app, "Named Noor");
    const { id: threadId } = await ask(app, { authorId: asker.id }, now);
    const helper = await makeAsker(app);
    await answer(app, threadId, helper.id, "@Named_Noor and @Asking_Ada may know more of it.");
    expect(await told(app, named.id)).toMatchObject([{ kind: "mention" }]);
    expect(await told(app, asker.id)).toMatchObject([{ kind: "answer" }]);
  });
});
