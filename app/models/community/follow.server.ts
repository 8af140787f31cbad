import { and, eq, type SQL, sql } from "drizzle-orm";

import type { Database } from "../../db/client.server";
import { named } from "../../db/named";
import { leaveWork } from "../../db/pending-work";
import { answers, threads } from "../../db/schema/community";
import type { Work } from "../../db/schema/pending-work";
import { threadFollows } from "../../db/schema/reactions";
import { type NewNotification, notify } from "../notification.server";
import type { Piece } from "../piece";

/** An answer tells at most so many, those who followed first. */
const mostTold = 500;
/** So many are told with the answer itself, the others piece by piece behind it. */
const toldAtOnce = 20;
const toldInPiece = 100;

/** Whether the follower of a row of `thread_follows` is among them. */
function isTold(threadId: number | SQL) {
  return sql`ifnull((created_at, user_id) <= (select created_at, user_id from ${threadFollows}
    where thread_id = ${threadId} order by created_at, user_id limit 1 offset ${mostTold - 1}), true)`;
}

/** A select of the ids of those who are told with a new answer; the asker follows from the beginning. */
export function firstFollowers(threadId: number): SQL {
  return sql`select user_id from ${threadFollows} where thread_id = ${threadId}
    order by created_at, user_id limit ${toldAtOnce}`;
}

/** A select of those of `people`, a select of ids, who are told of a new answer. */
export function followersAmong(threadId: number, people: SQL): SQL {
  return sql`select user_id from ${threadFollows} where thread_id = ${threadId}
    and user_id in (${people}) and ${isTold(threadId)}`;
}

/** The statement that leaves telling all others of an answer, where there are others. */
export function leaveFollowers(
  db: Database,
  { threadId, answerId }: { threadId: number; answerId: SQL },
  now: number,
) {
  const place = (at: number) => sql`(select created_at || '.' || user_id from ${threadFollows}
    where thread_id = ${threadId} order by created_at, user_id limit 1 offset ${at})`;
  return leaveWork(
    db,
    {
      ...{ kind: "followers", subject: answerId },
      cursor: place(toldAtOnce - 1),
      when: sql`${place(toldAtOnce)} is not null`,
    },
    now,
  );
}

/** Tells the next followers of an answer, if it is still to be seen. */
export async function tellFollowers(
  db: Database,
  { subject: id, cursor, createdAt }: Work,
): Promise<Piece> {
  const [createdAfter, idAfter] = cursor.split(".").map(Number);
  const threadId = sql`(select thread_id from ${answers} where id = ${id})`;
  const [[answer], rows] = await db.batch([
    db
      .select({
        ...named("told", { threadId: answers.threadId, authorId: answers.authorId }),
        ...named("told_of", { title: threads.title }),
      })
      .from(answers)
      .innerJoin(threads, eq(threads.id, answers.threadId))
      .where(and(eq(answers.id, id), eq(answers.status, "visible"), eq(threads.status, "visible"))),
    db
      .select({
        ...named("follower", { userId: threadFollows.userId, since: threadFollows.createdAt }),
        isTold: sql<number>`${isTold(threadId)}`.as("follower_told"),
      })
      .from(threadFollows)
      .where(sql`thread_id = ${threadId} and (created_at, user_id) > (${createdAfter}, ${idAfter})`)
      .orderBy(sql`created_at, user_id`)
      .limit(toldInPiece),
  ]);
  const told = rows.filter((row) => row.isTold === 1);
  const last = told.at(-1);
  if (!answer || !last) return { cursor: null, statements: [] };
  const people = sql`select value from json_each(${JSON.stringify(told.map(({ userId }) => userId))})`;
  const href = answerHref(answer.threadId, id);
  return {
    cursor: told.length === toldInPiece ? `${last.since}.${last.userId}` : null,
    statements: [notify(db, newAnswer({ ...answer, href }, people), createdAt)],
  };
}

export function answerHref(threadId: number, id: number | SQL) {
  const begin = `/community/${threadId}#answer-`;
  return typeof id === "number" ? `${begin}${id}` : sql`${begin} || ${id}`;
}

/** What is told of an answer, to those whom a select of ids names. */
export function newAnswer(
  { title, href, authorId }: { title: string; href: string | SQL; authorId: number },
  people: SQL,
): NewNotification {
  return {
    ...{ userId: people, kind: "answer", actorId: authorId },
    ...{ title: `New answer to “${title}”`, href },
  };
}

/**
 * Follows a question for a person, or stops it; setting what is set already changes nothing.
 *
 * @returns null where there is no such visible question.
 */
export async function setFollow(
  db: Database,
  { threadId, userId, followed }: { threadId: number; userId: number; followed: boolean },
  now: number,
): Promise<{ followed: boolean } | null> {
  const change = followed
    ? db
        .insert(threadFollows)
        .select(sql`select id, ${userId}, ${now} from ${threads}
          where id = ${threadId} and status = 'visible'`)
        .onConflictDoNothing()
    : db
        .delete(threadFollows)
        .where(and(eq(threadFollows.threadId, threadId), eq(threadFollows.userId, userId)));
  const [, rows] = await db.batch([
    change,
    db
      .select({ shown: sql<number>`1`.as("followed_thread") })
      .from(threads)
      .where(and(eq(threads.id, threadId), eq(threads.status, "visible"))),
  ]);
  return rows.length > 0 ? { followed } : null;
}
