import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client.server";
import { named } from "../../db/named";
import { answers, threads } from "../../db/schema/community";
import { users } from "../../db/schema/people";
import { answerVotes } from "../../db/schema/reactions";
import { personColumns, withAuthor } from "../person.server";
import { type AnswerPlace, answersPerPage, type ShownAnswer } from "./question";
import type { VoteValue } from "./vote.server";

export function selectAnswers(
  db: Database,
  {
    threadId,
    userId,
    of,
    after,
  }: { threadId: number; userId: number | null; of: "accepted" | "others"; after?: AnswerPlace },
) {
  const isWanted = of === "accepted" ? isAccepted(threadId, after) : isOther(threadId, after);
  return selectAnswer(db, isWanted, userId, of === "accepted" ? "best" : "a").limit(
    of === "accepted" ? 1 : answersPerPage + 1,
  );
}

export function selectAnswer(db: Database, isWanted: SQL, userId: number | null, prefix: string) {
  return db
    .select({
      ...named(prefix, {
        postId: answers.id,
        body: answers.body,
        bodyHtml: answers.bodyHtml,
        createdAt: answers.createdAt,
        updatedAt: answers.updatedAt,
        editedAt: answers.editedAt,
        upvotes: answers.upvotes,
        downvotes: answers.downvotes,
        commentCount: answers.commentCount,
        confidence: answers.confidence,
      }),
      myVote: sql<VoteValue>`ifnull((select value from ${answerVotes}
        where answer_id = ${answers.id} and user_id = ${userId ?? 0}), 0)`.as(`${prefix}_my_vote`),
      ...personColumns(`${prefix}_author`),
    })
    .from(answers)
    .innerJoin(users, eq(users.id, answers.authorId))
    .where(isWanted)
    .orderBy(sql`${answers.confidence} desc, ${answers.id} desc`);
}

type AnswerRow = Awaited<ReturnType<typeof selectAnswers>>[number];

function acceptedOf(threadId: number) {
  return sql`(select accepted_answer_id from ${threads} as asked where asked.id = ${threadId})`;
}

/** Stands on the first page only. */
export function isAccepted(threadId: number, after: AnswerPlace | undefined): SQL {
  return sql`${answers.id} = ${acceptedOf(threadId)} and ${answers.status} = 'visible'
    and ${sql.raw(after ? "0" : "1")}`;
}

export function isOther(threadId: number, after: AnswerPlace | undefined): SQL {
  // Only with numbers and a collation is the id, too, used for the seek.
  const behind = after
    ? sql` and (${answers.confidence}, ${answers.id})
        < (${after.confidence} + 0.0, (${after.id} + 0) collate binary)`
    : sql``;
  return sql`${answers.threadId} = ${threadId} and ${answers.status} = 'visible'
    and ${answers.id} is not ${acceptedOf(threadId)}${behind}`;
}

export function toAnswer(row: AnswerRow, isAccepted: boolean): ShownAnswer {
  const { postId, confidence, ...answer } = row;
  return { ...withAuthor(answer), id: postId, isAccepted };
}
