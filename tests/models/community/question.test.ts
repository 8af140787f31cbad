import { describe, expect, test } from "vitest";

import { threadComments } from "~/db/schema/community";
import { acceptAnswer } from "~/models/community/accept.server";
import { createAnswer } from "~/models/community/answer.server";
import { setBookmark } from "~/models/community/bookmark.server";
import { setAnswerStatus, setThreadStatus } from "~/models/community/post-status.server";
import {
  answersPerPage,
  commentsPerPage,
  readAnswerPlace,
  shownComments,
} from "~/models/community/question";
import { readQuestion } from "~/models/community/question.server";
import { voteOn } from "~/models/community/vote.server";
import { readPlace } from "~/schemas/place";
import { startApp } from "../../support/app";
import { ask, makeAsker } from "../../support/community";

type App = Awaited<ReturnType<typeof startApp>>;

const now = Date.UTC(2026, 5, 1);
const visitor = { userId: null, guestId: null };

async function answer(app: App, threadId: number, authorId: number) {
  const made = await createAnswer(
    app.db,
    { threadId, authorId, body: "Name the headings.", submissionKey: crypto.randomUUID() },
    now,
  );
  if (made === "unknown") throw new Error("There is no such question.");
  return made.id;
}

async function read(app: App, request: Omit<Parameters<typeof readQuestion>[1], "reader">) {
  const page = await readQuestion(app.db, { reader: visitor, ...request });
  if (typeof page === "string") throw new Error(page);
  return page;
}

describe("reading a question", () => {
  test("the accepted answer is first, then the others by confidence, then the newest [CM-32]", async () => {
    await using app = await startApp();
    const { id, authorId } = await ask(app, {}, now);
    const voters = [await makeAsker(app), await makeAsker(app), await makeAsker(app)];
    const helper = await makeAsker(app);
    const [down, plain, up, best, later] = [
      await answer(app, id, helper.id),
      await answer(app, id, helper.id),
      await answer(app, id, helper.id),
      await answer(app, id, helper.id),
      await answer(app, id, helper.id),
    ] as const;
    for (const { id: userId } of voters) {
      await voteOn(app.db, { kind: "answer", id: up, userId, value: 1 }, now);
      await voteOn(app.db, { kind: "answer", id: down, userId, value: -1 }, now);
    }
    await acceptAnswer(app.db, { threadId: id, userId: authorId, answerId: best }, now);

    const { answers, question, next } = await read(app, { id });
    expect(answers.map((each) => each.id)).toEqual([best, up, later, plain, down]);
    expect(answers.map((each) => each.isAccepted)).toEqual([true, false, false, false, false]);
    expect(question).toMatchObject({ isAnswered: true, acceptedAnswerId: best, answerCount: 5 });
    expect(next).toBeNull();
  });

  test("many answers are paged without one twice or left out, and the accepted one is on the first page", async () => {
    await using app = await startApp();
    const { id, authorId } = await ask(app, {}, now);
    const { id: helper } = await makeAsker(app);
    const all: number[] = [];
    for (let n = 0; n < 2 * answersPerPage + 3; n++) all.push(await answer(app, id, helper));
    const accepted = all[0] ?? 0;
    await acceptAnswer(app.db, { threadId: id, userId: authorId, answerId: accepted }, now);
    await app.env.DB.prepare("update answers set upvotes = id % 4, downvotes = id % 3").run();

    const seen: number[] = [];
    let place: string | null = "";
    for (let page = 0; place !== null && page < 5; page++) {
      const { answers, next } = await read(app, { id, after: readAnswerPlace(place) });
      if (page === 0) expect(answers[0]?.id).toBe(accepted);
      seen.push(...answers.map((each) => each.id));
      place = next;
    }
    expect(seen).toHaveLength(all.length);
    expect(seen.toSorted((one, other) => one - other)).toEqual(all);
  });

  test("a post shows its first comments, and all of them where they are asked for", async () => {
    await using app = await startApp();
    const { id, authorId } = await ask(app, {}, now);
    const answerId = await answer(app, id, authorId);
    const values = [null, answerId].flatMap((on) =>
      Array.from({ length: 4 }, (_, n) => ({
        ...{ threadId: id, answerId: on, authorId, body: `Number ${n}` },
        createdAt: now + n,
      })),
    );
    await app.db.insert(threadComments).values(values);
    const shown = async (commentsOf?: "question" | number) => {
      const { comments } = await read(app, { id, commentsOf });
      const of = (on: number | null) => comments.filter((each) => each.answerId === on).length;
      return [of(null), of(answerId)];
    };
    expect(await shown()).toEqual([shownComments, shownComments]);
    expect(await shown("question")).toEqual([4, shownComments]);
    expect(await shown(answerId)).toEqual([shownComments, 4]);
  });

  test("a long list of comments is paged, the oldest first", async () => {
    await using app = await startApp();
    const { id, authorId } = await ask(app, {}, now);
    const count = commentsPerPage + 5;
    await app.env.DB.prepare(
      `insert into thread_comments (thread_id, author_id, body, created_at)
      with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ?1)
      select ?2, ?3, 'Number ' || n, ?4 + n / 3 from numbers`,
    )
      .bind(count, id, authorId, now)
      .run();
    const first = await read(app, { id, commentsOf: "question" });
    expect(first.comments).toHaveLength(commentsPerPage);
    const rest = await read(app, {
      ...{ id, commentsOf: "question" },
      commentsFrom: readPlace(first.moreComments),
    });
    expect(rest.comments).toHaveLength(5);
    expect(rest.moreComments).toBeNull();
    const ids = [...first.comments, ...rest.comments].map((each) => each.id);
    expect(ids).toEqual(Array.from({ length: count }, (_, n) => n + 1));
  });

  test("a reader sees their own votes and bookmark, others do not [EN-30]", async () => {
    await using app = await startApp();
    const { id } = await ask(app, {}, now);
    const { id: userId } = await makeAsker(app);
    await voteOn(app.db, { kind: "thread", id, userId, value: -1 }, now);
    await setBookmark(app.db, { threadId: id, userId, bookmarked: true }, now);
    await setBookmark(app.db, { threadId: id, userId, bookmarked: true }, now);
    const own = await read(app, { id });
    expect(own.question).toMatchObject({ myVote: 0, isBookmarked: false, downvotes: 1 });
    const mine = await readQuestion(app.db, { id, reader: { userId, guestId: null } });
    expect(mine).toMatchObject({ question: { myVote: -1, isBookmarked: true } });
  });

  test("hidden and deleted posts are not shown", async () => {
    await using app = await startApp();
    const { id, authorId } = await ask(app, {}, now);
    const answerId = await answer(app, id, authorId);
    const [first, ...others] = await setAnswerStatus(app.db, answerId, "hidden", now);
    if (first) await app.db.batch([first, ...others]);
    expect((await read(app, { id })).answers).toEqual([]);
    for (const status of ["hidden", "deleted"] as const) {
      const [hide, ...rest] = await setThreadStatus(app.db, id, status, now);
      if (hide) await app.db.batch([hide, ...rest]);
      expect(await readQuestion(app.db, { id, reader: visitor })).toBe(status);
    }
    expect(await readQuestion(app.db, { id: 999, reader: visitor })).toBe("unknown");
  });

  test("related questions are visible ones, filled up by the newest of its first tag", async () => {
    await using app = await startApp();
    const other = await ask(app, { tagIds: [9], title: "Which chart shows a share best?" }, now);
    const near = await ask(app, { tagIds: [3], title: "What is a tag good for here?" }, now + 1);
    const { id } = await ask(app, { tagIds: [3], title: "Where do my uploads go then?" }, now + 2);
    const { related } = await read(app, { id });
    expect(related.map((each) => each.id)).toEqual([near.id]);
    expect(related.map((each) => each.id)).not.toContain(other.id);
  });
});
