import { type SQL, sql } from "drizzle-orm";

import type { Database } from "../../db/client.server";
import { answers, threads } from "../../db/schema/community";
import { answerVotes, threadVotes } from "../../db/schema/reactions";
import { rankStatements } from "./thread-rank.server";
import type { Voted, VoteValue } from "./vote";

export type { Voted, VoteValue } from "./vote";

export interface Vote {
  kind: "thread" | "answer";
  id: number;
  userId: number;
  /** 0 takes a vote back. */
  value: VoteValue;
}

/**
 * Sets a person's vote. Each counts once: the counters move by the difference to the vote before, in
 * the same batch, so a repeated or simultaneous call changes nothing more.
 *
 * @returns what is stored now; "own" for a post of one's own, "unknown" for one that is not to be seen.
 */
export async function voteOn(
  db: Database,
  { kind, id, userId, value }: Vote,
  now: number,
): Promise<Voted | "own" | "unknown"> {
  const { posts, votes, key, isShown } = tablesOf(kind);
  const before = sql`ifnull((select value from ${votes}
    where ${sql.raw(key)} = ${id} and user_id = ${userId}), 0)`;
  const mayVote = sql`id = ${id} and author_id <> ${userId} and ${isShown}`;
  const moved = (side: 1 | -1) =>
    sql`${sql.raw(value === side ? "1" : "0")} - (${before} = ${sql.raw(String(side))})`;

  const results = await db.batch([
    db
      .select({
        voteAuthor: sql<number>`author_id`.as("vote_author"),
        voteShown: sql<number>`${isShown}`.as("vote_shown"),
      })
      .from(posts)
      .where(sql`id = ${id}`),
    db
      .update(posts)
      .set({ upvotes: sql`upvotes + ${moved(1)}`, downvotes: sql`downvotes + ${moved(-1)}` })
      .where(sql`${mayVote} and ${before} <> ${sql.raw(String(value))}`),
    value === 0
      ? db.delete(votes).where(sql`${sql.raw(key)} = ${id} and user_id = ${userId}
          and exists (select 1 from ${posts} where ${mayVote})`)
      : db
          .insert(votes)
          .select(sql`select id, ${userId}, ${sql.raw(String(value))}, ${now}
            from ${posts} where ${mayVote}`)
          .onConflictDoUpdate({
            target: [kind === "thread" ? threadVotes.threadId : answerVotes.answerId, votes.userId],
            set: { value: sql`excluded.value` },
            setWhere: sql`${votes.value} <> excluded.value`,
          }),
    db
      .select({
        upvotes: sql<number>`upvotes`.as("voted_up"),
        downvotes: sql<number>`downvotes`.as("voted_down"),
        myVote: sql<VoteValue>`${before}`.as("my_vote"),
      })
      .from(posts)
      .where(sql`id = ${id}`),
    ...(kind === "thread" ? rankStatements(db, id) : []),
  ]);
  const [[post], , , [voted]] = results;
  if (!post || !voted || !post.voteShown) return "unknown";
  return post.voteAuthor === userId ? "own" : voted;
}

function tablesOf(kind: Vote["kind"]) {
  const isShown: SQL = sql`status = 'visible'`;
  if (kind === "thread") {
    return { posts: threads, votes: threadVotes, key: "thread_id", isShown } as const;
  }
  const isThreadShown = sql`exists (select 1 from ${threads}
    where ${threads.id} = ${answers.threadId} and ${threads.status} = 'visible')`;
  return {
    ...({ posts: answers, votes: answerVotes, key: "answer_id" } as const),
    isShown: sql`${answers.status} = 'visible' and ${isThreadShown}`,
  };
}
