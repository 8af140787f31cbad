import { eq, sql } from "drizzle-orm";
import type { Database } from "../../db/client.server";
import { isThere } from "../../db/found";
import { named } from "../../db/named";
import { threads, threadViews } from "../../db/schema/community";
import { users } from "../../db/schema/people";
import { threadBookmarks, threadFollows, threadVotes } from "../../db/schema/reactions";
import type { KeptDraft } from "../../schemas/draft";
import { selectDraft } from "../draft.server";
import type { Owner } from "../owner";
import { personColumns, withAuthor } from "../person.server";
import {
  type AnswerPlace,
  answersPerPage,
  commentsPerPage,
  type RelatedQuestion,
  type ShownAnswer,
  type ShownQuestion,
  type ShownThreadComment,
  writeAnswerPlace,
} from "./question";
import { selectAnswers, toAnswer } from "./question-answers.server";
import {
  type CommentsRequest,
  placeOf,
  selectAllComments,
  selectFirstComments,
  toComment,
} from "./question-comments.server";
import { selectNewestOfTag, selectRelated, toRelated } from "./related.server";
import { storedViews } from "./view.server";
import type { VoteValue } from "./vote.server";

export interface QuestionRequest {
  id: number;
  reader: Owner;
  /** The page of answers behind this place; without it the first, with the accepted answer. */
  after?: AnswerPlace;
  commentsOf?: CommentsRequest["of"];
  commentsFrom?: CommentsRequest["from"];
}

export interface QuestionPage {
  question: ShownQuestion;
  /** The accepted one first, then by confidence, then the newest. */
  answers: ShownAnswer[];
  /** Of the shown posts, the oldest first; a post may have more, see its `commentCount`. */
  comments: ShownThreadComment[];
  /** Where the comments go on that were asked for; null where there are no more, or none were asked for. */
  moreComments: string | null;
  related: RelatedQuestion[];
  /** What this reader typed as an answer and did not post. */
  draft: KeptDraft | null;
  /** Where the next page of answers begins; null behind the last one. */
  next: string | null;
}

/**
 * Everything that the page of a question shows, in one round trip. Among answers that nobody voted on
 * the newest comes first: the older ones had more time to be voted on, and the index has them in
 * this order, so that a page reads no other answers than its own.
 *
 * @returns "unknown", or "hidden" or "deleted" for a question that was to be seen once.
 */
export async function readQuestion(
  db: Database,
  { id, reader, after, commentsOf, commentsFrom }: QuestionRequest,
): Promise<QuestionPage | "unknown" | "hidden" | "deleted"> {
  const [[row], accepted, others, few, all, stored, newest, [draft]] = await db.batch([
    selectQuestion(db, id, reader.userId),
    selectAnswers(db, { threadId: id, userId: reader.userId, of: "accepted", after }),
    selectAnswers(db, { threadId: id, userId: reader.userId, of: "others", after }),
    selectFirstComments(db, id, after),
    selectAllComments(db, { threadId: id, of: commentsOf, from: commentsFrom }),
    selectRelated(db, id),
    selectNewestOfTag(db, id),
    selectDraft(db, reader, { kind: "answer", about: id }),
  ]);
  if (!row) return "unknown";
  if (row.status !== "visible") return row.status;

  const shown = others.slice(0, answersPerPage);
  const last = shown.at(-1);
  const asked = all.slice(0, commentsPerPage);
  const of = commentsOf === "question" ? null : commentsOf;
  const comments = [...few.filter(({ answerId }) => answerId !== of), ...asked];
  return {
    question: toQuestion(row),
    answers: [
      ...accepted.map((each) => toAnswer(each, true)),
      ...shown.map((each) => toAnswer(each, false)),
    ],
    comments: comments
      .map(toComment)
      .sort((one, other) => one.createdAt - other.createdAt || one.id - other.id),
    moreComments: all.length > asked.length ? placeOf(asked.at(-1)) : null,
    related: toRelated(id, [...stored, ...newest]),
    draft: draft ?? null,
    next:
      last && others.length > shown.length
        ? writeAnswerPlace({ confidence: last.confidence, id: last.postId })
        : null,
  };
}

function selectQuestion(db: Database, id: number, userId: number | null) {
  const reader = userId ?? 0;
  return db
    .select({
      ...named("q", {
        postId: threads.id,
        title: threads.title,
        body: threads.body,
        bodyHtml: threads.bodyHtml,
        excerpt: threads.excerpt,
        createdAt: threads.createdAt,
        updatedAt: threads.updatedAt,
        editedAt: threads.editedAt,
        upvotes: threads.upvotes,
        downvotes: threads.downvotes,
        acceptedAnswerId: threads.acceptedAnswerId,
        answerCount: threads.answerCount,
        commentCount: threads.commentCount,
        status: threads.status,
        isDemo: threads.isDemo,
        tags: threads.tags,
      }),
      viewCount: storedViews.as("q_views"),
      myVote: sql<VoteValue>`ifnull((select value from ${threadVotes}
        where thread_id = ${id} and user_id = ${reader}), 0)`.as("q_my_vote"),
      isBookmarked: isThere(
        sql`select 1 from ${threadBookmarks} where user_id = ${reader} and thread_id = ${id}`,
        "q_bookmarked",
      ),
      isFollowed: isThere(
        sql`select 1 from ${threadFollows} where thread_id = ${id} and user_id = ${reader}`,
        "q_followed",
      ),
      ...personColumns("q_author"),
    })
    .from(threads)
    .innerJoin(users, eq(users.id, threads.authorId))
    .leftJoin(threadViews, eq(threadViews.threadId, threads.id))
    .where(eq(threads.id, id));
}

type QuestionRow = Awaited<ReturnType<typeof selectQuestion>>[number];

function toQuestion(row: QuestionRow): ShownQuestion {
  const { postId, status, isBookmarked, isFollowed, ...question } = row;
  return {
    ...withAuthor(question),
    id: postId,
    isAnswered: row.acceptedAnswerId !== null,
    isBookmarked: isBookmarked === 1,
    isFollowed: isFollowed === 1,
  };
}
