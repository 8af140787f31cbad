import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Statement } from "../../db/batch";
import type { Database } from "../../db/client.server";
import { isRefusedBy } from "../../db/conflict";
import { named } from "../../db/named";
import { answers, communityMembers, tags, threadLists, threads } from "../../db/schema/community";
import { notify } from "../notification.server";
import { countAcceptedAnswer } from "./accept-activity.server";
import { countAnswers } from "./answer-count.server";
import { markSolved, unmarkSolved } from "./thread-index.server";
import { rankStatements } from "./thread-rank.server";

export interface Acceptance {
  threadId: number;
  /** Who accepts: the asker, or it is refused. */
  userId: number;
  /** Null takes the acceptance back. */
  answerId: number | null;
  /** Zone for whoever answered, if theirs is not known. Without one no learning day is counted. */
  timeZone?: string;
  /** Demo content tells nobody. */
  isDemo?: boolean;
}

export type Accepted =
  | {
      isAnswered: boolean;
      acceptedAnswerId: number | null;
      /** Whether this call changed it. */
      isNew: boolean;
    }
  | "unknown"
  | "forbidden";

/**
 * Accepts one answer of a question, instead of the one accepted before, or none. Tags, lists, ranks,
 * the figures of the answers' authors and the search change in the same batch, all by what the row
 * says at that moment, so of two simultaneous acceptances one is left and counted. An asker may
 * accept their own answer; it does not count among their accepted answers. Whoever answered is told,
 * and has done something today, when that answer is accepted for the first time.
 *
 * @returns "unknown" for a question or answer that is not visible, "forbidden" for anybody but the asker.
 */
export async function acceptAnswer(
  db: Database,
  { threadId, userId, answerId, timeZone, isDemo = false }: Acceptance,
  now: number,
): Promise<Accepted> {
  const { thread, answer } = await readBefore(db, threadId, answerId);
  if (!thread) return "unknown";
  if (thread.authorId !== userId) return "forbidden";
  if (answerId !== null && !answer) return "unknown";
  const result = { isAnswered: answerId !== null, acceptedAnswerId: answerId };
  if (thread.acceptedAnswerId === answerId) return { ...result, isNew: false };

  const isFirst = answer !== undefined && answer.firstAcceptedAt === null && !isDemo;
  const follows = isFirst
    ? [
        notify(
          db,
          {
            ...{ userId: answer.authorId, kind: "accepted", actorId: userId },
            title: `Your answer to “${thread.title}” was accepted`,
            href: `/community/${threadId}#answer-${answerId}`,
          },
          now,
        ),
        ...(timeZone && answer.authorId !== userId
          ? await countAcceptedAnswer(db, answer.authorId, { now, timeZone })
          : []),
      ]
    : [];
  try {
    await db.batch([...solveStatements(db, threadId, answerId, now), ...follows]);
    return { ...result, isNew: true };
  } catch (error) {
    if (!isRefusedBy(error, "check", "threads_answered")) throw error;
    // Somebody was faster: the same acceptance twice, or an answer that is gone by now.
    const after = await readBefore(db, threadId, answerId);
    return after.thread?.acceptedAnswerId === answerId && after.answer
      ? { ...result, isNew: false }
      : "unknown";
  }
}

/**
 * The statements that make an answer the accepted one of its question, or none, with all that
 * follows. The table refuses the batch where the answer is accepted already or is not visible.
 */
export function solveStatements(
  db: Database,
  threadId: number,
  answerId: number | null,
  now: number,
): [Statement, ...Statement[]] {
  const isSolved = sql.raw(answerId === null ? "0" : "1");
  const moved = sql`${isSolved} - (select is_answered from ${threads} where id = ${threadId})`;
  const isShown = sql`exists (select 1 from ${threads} where id = ${threadId} and status = 'visible')`;
  const mayAccept = sql`accepted_answer_id is not ${answerId} and exists (select 1 from ${answers}
    where id = ${answerId} and thread_id = ${threadId} and status = 'visible')`;
  return [
    // Figures count what others accepted.
    countAccepted(db, threadId, sql`thread.accepted_answer_id`, -1),
    ...(answerId === null
      ? []
      : [
          ...countAnswers(db, sql`select ${answerId}`),
          countAccepted(db, threadId, sql`${answerId}`, 1),
        ]),
    db
      .update(tags)
      .set({ answeredCount: sql`answered_count + ${moved}` })
      .where(
        sql`id in (select value ->> 'id' from json_each((select tags from ${threads}
          where id = ${threadId}))) and ${moved} <> 0 and ${isShown}`,
      ),
    db
      .insert(threadLists)
      .select(sql`select 'answered', max(0, ${moved}) where ${moved} <> 0 and ${isShown}`)
      .onConflictDoUpdate({
        target: threadLists.list,
        set: { threadCount: sql`${threadLists.threadCount} + ${moved}` },
      }),
    ...unmarkSolved(db, threadId),
    db
      .update(threads)
      .set({
        acceptedAnswerId: answerId === null ? null : sql`iif(${mayAccept}, ${answerId}, null)`,
        isAnswered: answerId !== null,
        updatedAt: sql`max(updated_at, ${now})`,
      })
      .where(eq(threads.id, threadId)),
    ...(answerId === null ? [] : [...markSolved(db, threadId), noteFirst(db, answerId, now)]),
    ...rankStatements(db, threadId),
  ];
}

function noteFirst(db: Database, answerId: number, now: number) {
  return db
    .update(answers)
    .set({ firstAcceptedAt: now })
    .where(and(eq(answers.id, answerId), isNull(answers.firstAcceptedAt)));
}

/** Moves the figure of the author of an answer, unless it is the asker's own or not to be seen. */
function countAccepted(db: Database, threadId: number, answerId: SQL, by: 1 | -1) {
  return db
    .update(communityMembers)
    .set({ acceptedCount: sql`accepted_count + ${sql.raw(String(by))}` })
    .where(
      sql`user_id = (select answer.author_id from ${threads} as thread
        join ${answers} as answer on answer.id = ${answerId}
        where thread.id = ${threadId} and thread.status = 'visible'
          and answer.author_id <> thread.author_id)`,
    );
}

async function readBefore(db: Database, threadId: number, answerId: number | null) {
  const [[thread], [answer]] = await db.batch([
    db
      .select(
        named("accepting", {
          title: threads.title,
          authorId: threads.authorId,
          acceptedAnswerId: threads.acceptedAnswerId,
        }),
      )
      .from(threads)
      .where(and(eq(threads.id, threadId), eq(threads.status, "visible"))),
    db
      .select(
        named("accepting", {
          authorId: answers.authorId,
          firstAcceptedAt: answers.firstAcceptedAt,
        }),
      )
      .from(answers)
      .where(
        and(
          eq(answers.id, answerId ?? 0),
          eq(answers.threadId, threadId),
          eq(answers.status, "visible"),
        ),
      ),
  ]);
  return { thread, answer };
}
