import { eq, type SQL, sql } from "drizzle-orm";
import type { Statement } from "../../db/batch";

import type { Database } from "../../db/client.server";
import { named } from "../../db/named";
import { leaveWork } from "../../db/pending-work";
import { answers, communityMembers, threadComments, threads } from "../../db/schema/community";
import { releasePictures } from "../text-picture.server";
import { solveStatements } from "./accept.server";
import { countAnswers } from "./answer-count.server";
import { forgetAnswers, forgetThread, indexAnswer, indexThread } from "./thread-index.server";
import { listThread, rankStatements, unlistThread } from "./thread-rank.server";

export type PostStatus = "visible" | "hidden" | "deleted";

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

/**
 * The statements that show, hide or delete a question, with everything that counts, lists or finds it.
 * Its answers follow behind the answer to the request, piece by piece (`answers-follow.server.ts`).
 */
export async function setThreadStatus(
  db: Database,
  id: number,
  status: PostStatus,
  now: number,
): Promise<Statement[]> {
  const by = sql`(${isVisible(status)} - (select status = 'visible' from ${threads} where id = ${id}))`;
  // Of somebody else: the asker's own is not counted as accepted.
  const accepted = sql`select answer.id from ${threads} as thread
    join ${answers} as answer on answer.id = thread.accepted_answer_id
    where thread.id = ${id} and answer.author_id <> thread.author_id`;
  const isCounted = sql`(select is_counted from ${answers} where id = (${accepted}))`;
  return [
    ...unlistThread(db, id),
    db
      .update(communityMembers)
      .set({ questionCount: sql`question_count + ${by}` })
      .where(sql`user_id = (select author_id from ${threads} where id = ${id}) and ${by} <> 0`),
    // Who was accepted is counted at once: nobody has more accepted answers than answers.
    db
      .update(communityMembers)
      .set({
        acceptedCount: sql`accepted_count + ${by}`,
        answerCount: sql`answer_count + max(0, ${by} - ${isCounted})`,
      })
      .where(
        sql`user_id = (select author_id from ${answers} where id = (${accepted})) and ${by} <> 0`,
      ),
    db.update(answers).set({ isCounted: true }).where(sql`id = (${accepted}) and ${by} > 0`),
    db
      .update(threads)
      .set({ status, updatedAt: now })
      .where(sql`id = ${id} and status <> ${status}`),
    ...(status === "deleted" ? [releasePictures(db, { threadId: id }, now)] : []),
    ...(status === "visible"
      ? [...listThread(db, id), ...(await findAgain(db, id, now))]
      : forgetThread(db, id)),
    leaveWork(
      db,
      {
        ...{ kind: "answers", subject: id },
        when: sql`exists (select 1 from ${answers} where thread_id = ${id})`,
      },
      now,
    ),
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
      .select(
        named("status", {
          threadId: answers.threadId,
          body: answers.body,
          threadStatus: threads.status,
          acceptedId: threads.acceptedAnswerId,
        }),
      )
      .from(answers)
      .innerJoin(threads, eq(threads.id, answers.threadId))
      .where(eq(answers.id, id)),
  ]);
  if (!answer) return [];

  const { threadId, body, threadStatus, acceptedId } = answer;
  const by = sql`(${isVisible(status)} - (select status = 'visible' from ${answers} where id = ${id}))`;
  const isFound = status === "visible" && threadStatus === "visible";
  return [
    ...(status === "visible" ? [] : unacceptStatements(db, { id, threadId, acceptedId }, now)),
    db
      .update(threads)
      .set({ answerCount: sql`answer_count + ${by}` })
      .where(sql`id = ${threadId} and ${by} <> 0`),
    db
      .update(answers)
      .set({ status, updatedAt: now })
      .where(sql`id = ${id} and status <> ${status}`),
    ...countAnswers(db, sql`select ${id}`),
    ...(status === "deleted" ? [releasePictures(db, { answerId: id }, now)] : []),
    ...rankStatements(db, threadId),
    ...(isFound
      ? indexAnswer(db, { id, threadId, body, isAccepted: acceptedId === id }, now)
      : forgetAnswers(db, [id])),
  ];
}

/**
 * The statements after which an answer that goes is not the accepted one. The table refuses the batch
 * where it was accepted since it was read (`threads_answered`): whoever is refused reads again.
 */
function unacceptStatements(
  db: Database,
  { id, threadId, acceptedId }: { id: number; threadId: number; acceptedId: number | null },
  now: number,
): Statement[] {
  if (acceptedId === id) return solveStatements(db, threadId, null, now);
  const wasAccepted = sql`id = ${threadId} and accepted_answer_id = ${id}`;
  return [db.update(threads).set({ acceptedAnswerId: null }).where(wasAccepted)];
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

/** The question into the search again. */
async function findAgain(db: Database, id: number, now: number): Promise<Statement[]> {
  const [[thread]] = await db.batch([
    db
      .select(
        named("again", {
          title: threads.title,
          body: threads.body,
          acceptedId: threads.acceptedAnswerId,
          tags: threads.tags,
        }),
      )
      .from(threads)
      .where(eq(threads.id, id)),
  ]);
  if (!thread) return [];
  const { title, body, acceptedId, tags } = thread;
  const isSolved = acceptedId !== null;
  return indexThread(db, { id, title, body, tags: tags.map(({ name }) => name), isSolved }, now);
}
