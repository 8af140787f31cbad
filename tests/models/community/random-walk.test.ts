import { expect, test } from "vitest";

import { acceptAnswer } from "~/models/community/accept.server";
import { createAnswer } from "~/models/community/answer.server";
import { createComment } from "~/models/community/comment.server";
import { deleteOwnPost, editQuestion } from "~/models/community/post-edit.server";
import {
  type PostStatus,
  setAnswerStatus,
  setCommentStatus,
  setThreadStatus,
} from "~/models/community/post-status.server";
import { voteOn } from "~/models/community/vote.server";
import { startApp } from "../../support/app";
import { ask, makeAsker } from "../../support/community";

type App = Awaited<ReturnType<typeof startApp>>;

/** The same numbers on every run. */
function numbersFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Every stored figure beside what the rows themselves say; what differs comes back. */
const recounts: Record<string, string> = {
  "votes, answers and comments of questions": `
    select t.id from threads as t where (t.upvotes, t.downvotes, t.answer_count, t.comment_count) is not (
      (select count(*) from thread_votes where thread_id = t.id and value = 1),
      (select count(*) from thread_votes where thread_id = t.id and value = -1),
      (select count(*) from answers where thread_id = t.id and status = 'visible'),
      (select count(*) from thread_comments where thread_id = t.id and answer_id is null and status = 'visible'))`,
  "votes and comments of answers": `
    select a.id from answers as a where (a.upvotes, a.downvotes, a.comment_count) is not (
      (select count(*) from answer_votes where answer_id = a.id and value = 1),
      (select count(*) from answer_votes where answer_id = a.id and value = -1),
      (select count(*) from thread_comments where answer_id = a.id and status = 'visible'))`,
  "accepted answers": `
    select t.id from threads as t where t.is_answered <> exists (select 1 from answers as a
      where a.id = t.accepted_answer_id and a.thread_id = t.id and a.status = 'visible')`,
  ranks: `
    select t.id from threads as t where abs(t.hot - (t.created_at / 79200000.0 +
      iif(t.downvotes > t.upvotes, -log10(1 + t.downvotes - t.upvotes),
        log10(max(1, t.upvotes - t.downvotes + 0.5 * min(t.answer_count, 4) + 0.5 * t.is_answered
          + 0.25 * cast(log2(1 + t.view_count) + 1e-9 as integer)))))) > 1e-6`,
  "topics of questions": `
    with wanted as (
      select t.id, tag.value ->> 'id' as tag_id, t.created_at, t.hot, t.is_answered
      from threads as t, json_each(t.tags) as tag where t.status = 'visible'
    ), stored as (select thread_id, tag_id, created_at, hot, is_answered from thread_tags)
    select * from (select * from wanted except select * from stored)
    union all select * from (select * from stored except select * from wanted)`,
  "counts of tags": `
    select g.id from tags as g where (g.thread_count, g.answered_count) is not (
      select count(*), count(*) filter (where t.is_answered) from threads as t, json_each(t.tags) as tag
      where t.status = 'visible' and tag.value ->> 'id' = g.id)`,
  "lengths of lists": `
    select list from thread_lists where thread_count <> (select count(*) from threads
      where status = 'visible' and (list = 'all' or is_answered))`,
  "figures of members": `
    select u.id from users as u left join community_members as m on m.user_id = u.id
    where (ifnull(m.question_count, 0), ifnull(m.answer_count, 0), ifnull(m.accepted_count, 0)) is not (
      (select count(*) from threads where author_id = u.id and status = 'visible'),
      (select count(*) from answers as a join threads as t on t.id = a.thread_id
        where a.author_id = u.id and a.status = 'visible' and t.status = 'visible'),
      (select count(*) from answers as a join threads as t on t.accepted_answer_id = a.id
        where a.author_id = u.id and a.status = 'visible' and t.status = 'visible' and t.author_id <> u.id))`,
  "what the search knows": `
    with wanted as (
      select 'question' as kind, cast(id as text) as ref, title from threads where status = 'visible'
      union all select 'answer', cast(a.id as text), '' from answers as a
        join threads as t on t.id = a.thread_id where a.status = 'visible' and t.status = 'visible'
    ), stored as (select kind, ref, title from search_documents)
    select * from (select * from wanted except select * from stored)
    union all select * from (select * from stored except select * from wanted)`,
  "what is found as solved": `
    with wanted as (
      select 'question' as kind, cast(id as text) as ref from threads
        where status = 'visible' and is_answered
      union all select 'answer', cast(accepted_answer_id as text) from threads
        where status = 'visible' and is_answered
    ), stored as (
      select d.kind, d.ref from search_postings as p join search_documents as d on d.id = p.document_id
      where p.term = 'solved:yes'
    )
    select * from (select * from wanted except select * from stored)
    union all select * from (select * from stored except select * from wanted)`,
  "counts of searched words": `
    select term from search_terms where documents <> (
      select count(*) from search_postings where search_postings.term = search_terms.term)`,
};

async function differences(app: App) {
  const found: Record<string, unknown[]> = {};
  for (const [name, statement] of Object.entries(recounts)) {
    const { results } = await app.env.DB.prepare(statement.replaceAll("log10(", "log(")).all();
    if (results.length > 0) found[name] = results.slice(0, 3);
  }
  return found;
}

async function run(app: App, statements: Awaited<ReturnType<typeof setThreadStatus>>) {
  const [first, ...others] = statements;
  if (first) await app.db.batch([first, ...others]);
}

test("after 1,000 actions every stored count and rank is what a recount gives [CM-14, CM-20, CM-31, EN-30]", async () => {
  await using app = await startApp();
  const pick = numbersFrom(20_260_601);
  const now = Date.UTC(2026, 5, 1);
  const people: number[] = [];
  for (let each = 0; each < 12; each++) people.push((await makeAsker(app)).id);
  const person = () => people[pick(people.length)] ?? 0;
  const tagIds = () =>
    [...new Set(Array.from({ length: 1 + pick(5) }, () => 1 + pick(10)))].slice(0, 5);
  const statusOf = (): PostStatus =>
    (["visible", "hidden", "visible"] as const)[pick(3)] ?? "hidden";

  const threads: { id: number; authorId: number }[] = [];
  const answers: { id: number; threadId: number; authorId: number }[] = [];
  const comments: number[] = [];
  const some = <Item>(list: readonly Item[]) => list[pick(list.length)];
  const done = new Map<string, number>();

  const actions: Record<string, (at: number) => Promise<unknown>> = {
    async create(at) {
      threads.push(await ask(app, { authorId: person(), tagIds: tagIds() }, at));
    },
    async answer(at) {
      const thread = some(threads);
      if (!thread) return;
      const authorId = person();
      const made = await createAnswer(
        app.db,
        {
          ...{ threadId: thread.id, authorId, submissionKey: crypto.randomUUID() },
          body: `Answer at ${at}: write down the length and the reader first.`,
        },
        at,
      );
      if (made !== "unknown") answers.push({ id: made.id, threadId: thread.id, authorId });
    },
    async vote(at) {
      const id = some(threads)?.id ?? 0;
      await voteOn(app.db, { kind: "thread", id, userId: person(), value: pick(3) ? 1 : -1 }, at);
    },
    async voteOnAnswer(at) {
      const id = some(answers)?.id ?? 0;
      await voteOn(app.db, { kind: "answer", id, userId: person(), value: pick(3) ? 1 : -1 }, at);
    },
    async retract(at) {
      const id = some(threads)?.id ?? 0;
      await voteOn(app.db, { kind: "thread", id, userId: person(), value: 0 }, at);
      const other = some(answers)?.id ?? 0;
      await voteOn(app.db, { kind: "answer", id: other, userId: person(), value: 0 }, at);
    },
    async accept(at) {
      const answer = some(answers);
      const thread = threads.find(({ id }) => id === answer?.threadId);
      if (!answer || !thread) return;
      const accepted = { threadId: thread.id, userId: thread.authorId, answerId: answer.id };
      await acceptAnswer(app.db, accepted, at);
    },
    async unaccept(at) {
      const thread = some(threads);
      if (!thread) return;
      const { id, authorId } = thread;
      await acceptAnswer(app.db, { threadId: id, userId: authorId, answerId: null }, at);
    },
    async comment(at) {
      const answer = pick(2) ? some(answers) : undefined;
      const threadId = answer?.threadId ?? some(threads)?.id ?? 0;
      const made = await createComment(
        app.db,
        {
          ...{ threadId, answerId: answer?.id ?? null, authorId: person() },
          ...{ body: "Thank you, that helped.", submissionKey: crypto.randomUUID() },
        },
        at,
      );
      if (made !== "unknown") comments.push(made.id);
    },
    hide: async (at) =>
      run(app, await setThreadStatus(app.db, some(threads)?.id ?? 0, statusOf(), at)),
    hideAnswer: async (at) =>
      run(app, await setAnswerStatus(app.db, some(answers)?.id ?? 0, statusOf(), at)),
    hideComment: async () =>
      run(app, await setCommentStatus(app.db, some(comments) ?? 0, statusOf())),
    async deleteOwn(at) {
      const answer = pick(3) ? some(answers) : undefined;
      const thread = some(threads);
      const post = answer
        ? { threadId: answer.threadId, answerId: answer.id, userId: answer.authorId }
        : { threadId: thread?.id ?? 0, answerId: null, userId: thread?.authorId ?? 0 };
      await deleteOwnPost(app.db, post, at);
    },
    async editTags(at) {
      const thread = some(threads);
      if (!thread) return;
      await editQuestion(
        app.db,
        {
          ...{ id: thread.id, userId: thread.authorId, tagIds: tagIds() },
          ...{
            title: `How do I ask about this, version ${at}?`,
            body: `It changed at ${at}, again.`,
          },
        },
        at,
      );
    },
  };
  // What makes posts and moves counts comes more often than what takes them away.
  const names = [
    ...["create", "answer", "answer", "vote", "vote", "vote", "voteOnAnswer", "voteOnAnswer"],
    ...["retract", "accept", "accept", "unaccept", "comment", "comment", "hide", "hideAnswer"],
    ...["hideComment", "deleteOwn", "editTags"],
  ];
  for (let step = 0; step < 1000; step++) {
    const name = some(names) ?? "create";
    await actions[name]?.(now + step * 60_000);
    done.set(name, (done.get(name) ?? 0) + 1);
    // Now and then, so that what is left meets all kinds of changes.
    if (step % 25 === 24) await app.finishWork(now + step * 60_000);
    if (step % 250 === 249) expect(await differences(app), `after ${step + 1}`).toEqual({});
  }

  expect(new Set(done.keys())).toEqual(new Set(Object.keys(actions)));
  const { results } = await app.env.DB.prepare(
    "select count(*) filter (where is_answered) as solved, count(*) as all_of_them from threads",
  ).all<{ solved: number; all_of_them: number }>();
  expect(results[0]?.solved).toBeGreaterThan(0);
  expect(results[0]?.all_of_them).toBeGreaterThan(30);
}, 240_000);
