import { eq, sql } from "drizzle-orm";
import type { Database } from "../../db/client.server";
import { named } from "../../db/named";
import { answers, threadComments } from "../../db/schema/community";
import { users } from "../../db/schema/people";
import { personColumns, withAuthor } from "../person.server";
import {
  type AnswerPlace,
  answersPerPage,
  commentsPerPage,
  type ShownThreadComment,
  shownComments,
} from "./question";
import { isAccepted, isOther } from "./question-answers.server";

/** The comments of one post that are asked for beyond its first ones. */
export interface CommentsRequest {
  /** Of which post all comments are asked for: "question", or the id of an answer. */
  of?: "question" | number;
  /** Where they begin: behind the comment at this place. */
  from?: { at: number; id: number };
}

function commentColumns(prefix: string) {
  return {
    ...named(prefix, {
      commentId: threadComments.id,
      answerId: threadComments.answerId,
      bodyHtml: threadComments.bodyHtml,
      createdAt: threadComments.createdAt,
    }),
    ...personColumns(`${prefix}_author`),
  };
}

/** The first comments of every post on the page. */
export function selectFirstComments(
  db: Database,
  threadId: number,
  after: AnswerPlace | undefined,
) {
  const posts = sql`(
    select null as id where ${sql.raw(after ? "0" : "1")}
    union all select * from (select ${answers.id} from ${answers}
      where ${isAccepted(threadId, after)})
    union all select * from (select ${answers.id} from ${answers}
      where ${isOther(threadId, after)}
      order by ${answers.confidence} desc, ${answers.id} desc limit ${answersPerPage}))`;
  return db
    .select(commentColumns("c"))
    .from(sql`${posts} as post`)
    .crossJoin(threadComments)
    .crossJoin(users)
    .where(
      sql`${threadComments.id} in (select first.id from ${threadComments} as first
          where first.thread_id = ${threadId} and first.answer_id is post.id
            and first.status = 'visible'
          order by first.created_at, first.id limit ${shownComments})
        and ${users.id} = ${threadComments.authorId}`,
    );
}

/** The comments of the post that they are asked of; none where they are not. */
export function selectAllComments(
  db: Database,
  { threadId, of, from }: CommentsRequest & { threadId: number },
) {
  const behind = from
    ? sql` and (${threadComments.createdAt}, ${threadComments.id}) > (${from.at}, ${from.id})`
    : sql``;
  return db
    .select(commentColumns("all_c"))
    .from(threadComments)
    .innerJoin(users, eq(users.id, threadComments.authorId))
    .where(
      sql`${threadComments.threadId} = ${threadId}
        and ${threadComments.answerId} is ${of === "question" ? null : (of ?? 0)}
        and ${threadComments.status} = 'visible'${behind}`,
    )
    .orderBy(sql`${threadComments.createdAt}, ${threadComments.id}`)
    .limit(commentsPerPage + 1);
}

export function placeOf(comment: CommentRow | undefined) {
  return comment ? `${comment.createdAt}.${comment.commentId}` : null;
}

type CommentRow = Awaited<ReturnType<typeof selectFirstComments>>[number];

export function toComment({ commentId, ...comment }: CommentRow): ShownThreadComment {
  return { ...withAuthor(comment), id: commentId };
}
