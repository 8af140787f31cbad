import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Statement } from "../../db/batch";

import type { Database } from "../../db/client.server";
import { answers, communityMembers, threadComments, threads } from "../../db/schema/community";
import { releasePictures } from "../text-picture.server";
import { solveStatements } from "./accept.server";
import { forgetAnswer, forgetThread, indexAnswer, indexThread } from "./thread-index.server";
import { listThread, rankStatements, unlistThread } from "./thread-rank.server";

export type PostStatus = "visible" | "hidden" | "deleted";

/** A question that comes back brings so many of its answers back into the search, the best ones. */
const mostFoundAgain = 30;

/*
 * What is counted:
 * - a tag's and a list's figures: visible questions;
 * - a question's `answer_count`: its visible answers; its `comment_count` and an answer's: the visible
 *   comments on itself;
 * - a member's figures: visible questions, visible answers to visible questions, and those of them
 *   that somebody else accepted.
 *
 * Every statement counts by what the rows say when it runs, so a list that is run twice, or for a
 * status that the post has already, changes nothing. What the search needs to take a post back is read
 * before; a post that is not visible cannot be edited, so it stays true.
 */

/** The statements that show, hide or delete a question, with everything that counts, lists or finds it. */
export async function setThreadStatus(
  db: Database,
  id: number,
  status: PostStatus,
  now: number,
): Promise<Statement[]> {
  const by = sql`(${isVisible(status)} - (select status = 'visible' from ${threads} where id = ${id}))`;
  const shownAnswers = sql`${answers} as answer where answer.thread_id = ${id} and answer.status = 'visible'`;
  return [
    ...unlistThread(db, id),
    db
      .update(communityMembers)
      .set({ questionCount: sql`question_count + ${by}` })
      .where(sql`user_id = (select author_id from ${threads} where id = ${id}) and ${by} <> 0`),
    db
      .update(communityMembers)
      .set({
        answerCount: sql`answer_count + ${by} * (select count(*) from ${shownAnswers}
          and answer.author_id = user_id)`,
        acceptedCount: sql`accepted_count + ${by} * (select count(*) from ${shownAnswers}
          and answer.author_id = user_id and answer.id = (select accepted_answer_id from ${threads}
            where id = ${id} and author_id <> user_id))`,
      })
      .where(sql`user_id in (select answer.author_id from ${shownAnswers}) and ${by} <> 0`),
    db
      .update(threads)
      .set({ status, updatedAt: now })
      .where(sql`id = ${id} and status <> ${status}`),
    ...(status === "deleted" ? [releasePictures(db, { threadId: id }, now)] : []),
    ...(status === "visible"
      ? [...listThread(db, id), ...(await findAgain(db, id, now))]
      : forgetThread(db, id)),
  ];
}

/** The same for an answer. One that goes stops being the accepted one and does not become it again. */
export async function setAnswerStatus(
  db: Database,
  id: number,
  status: PostStatus,
  now: number,
): Promise<Statement[]> {
  const [[answer]] = await db.batch([
    db
      .select({
        threadId: sql<number>`${answers.threadId}`.as("status_thread"),
        body: sql<string>`${answers.body}`.as("status_body"),
        title: sql<string>`${threads.title}`.as("status_title"),
        threadStatus: sql<PostStatus>`${threads.status}`.as("status_of_thread"),
        acceptedId: sql<number | null>`${threads.acceptedAnswerId}`.as("status_accepted"),
      })
      .from(answers)
      .innerJoin(threads, eq(threads.id, answers.threadId))
      .where(eq(answers.id, id)),
  ]);
  if (!answer) return [];

  const { threadId, body, title, threadStatus, acceptedId } = answer;
  const by = sql`(${isVisible(status)} - (select status = 'visible' from ${answers} where id = ${id}))`;
  const isThreadShown = sql`(select status = 'visible' from ${threads} where id = ${threadId})`;
  const isFound = status === "visible" && threadStatus === "visible";
  return [
    ...(acceptedId === id && status !== "visible" ? solveStatements(db, threadId, null, now) : []),
    db
      .update(threads)
      .set({ answerCount: sql`answer_count + ${by}` })
      .where(sql`id = ${threadId} and ${by} <> 0`),
    db
      .update(communityMembers)
      .set({ answerCount: sql`answer_count + ${by} * ${isThreadShown}` })
      .where(sql`user_id = (select author_id from ${answers} where id = ${id}) and ${by} <> 0`),
    db
      .update(answers)
      .set({ status, updatedAt: now })
      .where(sql`id = ${id} and status <> ${status}`),
    ...(status === "deleted" ? [releasePictures(db, { answerId: id }, now)] : []),
    ...rankStatements(db, threadId),
    ...(isFound
      ? indexAnswer(db, { id, threadId, title, body, isAccepted: acceptedId === id }, now)
      : forgetAnswer(db, id)),
  ];
}

/** The same for a comment on a question or an answer. */
export async function setCommentStatus(
  db: Database,
  id: number,
  status: PostStatus,
): Promise<Statement[]> {
  return commentStatements(db, id, status);
}

/** The same at once: a comment is in no list and not in the search. */
export function commentStatements(db: Database, id: number, status: PostStatus): Statement[] {
  const by = sql`(${isVisible(status)} - (select status = 'visible' from ${threadComments}
    where id = ${id}))`;
  const of = (column: string): SQL =>
    sql`(select ${sql.raw(column)} from ${threadComments} where id = ${id})`;
  return [
    db
      .update(threads)
      .set({ commentCount: sql`comment_count + ${by}` })
      .where(sql`id = ${of("thread_id")} and ${of("answer_id")} is null and ${by} <> 0`),
    db
      .update(answers)
      .set({ commentCount: sql`comment_count + ${by}` })
      .where(sql`id = ${of("answer_id")} and ${by} <> 0`),
    db.update(threadComments).set({ status }).where(eq(threadComments.id, id)),
  ];
}

function isVisible(status: PostStatus) {
  return sql.raw(status === "visible" ? "1" : "0");
}

/** Into the search again: the question, and its answers as far as a reader would look. */
async function findAgain(db: Database, id: number, now: number): Promise<Statement[]> {
  const [[thread], posts] = await db.batch([
    db
      .select({
        title: sql<string>`${threads.title}`.as("again_title"),
        body: sql<string>`${threads.body}`.as("again_body"),
        tags: threads.tags,
        acceptedId: sql<number | null>`${threads.acceptedAnswerId}`.as("again_accepted"),
      })
      .from(threads)
      .where(eq(threads.id, id)),
    db
      .select({
        id: sql<number>`${answers.id}`.as("again_answer"),
        body: sql<string>`${answers.body}`.as("again_answer_body"),
      })
      .from(answers)
      .where(and(eq(answers.threadId, id), eq(answers.status, "visible")))
      .orderBy(sql`${answers.confidence} desc`)
      .limit(mostFoundAgain),
  ]);
  if (!thread) return [];
  const { title, acceptedId } = thread;
  return [
    ...indexThread(
      db,
      {
        ...{ id, title, body: thread.body, tags: thread.tags.map(({ name }) => name) },
        isSolved: acceptedId !== null,
      },
      now,
    ),
    ...posts.flatMap((post) =>
      indexAnswer(db, { ...post, threadId: id, title, isAccepted: post.id === acceptedId }, now),
    ),
  ];
}
