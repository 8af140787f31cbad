import { and, eq, type SQL, sql } from "drizzle-orm";

import type { Database } from "../../db/client.server";
import { named } from "../../db/named";
import {
  answers,
  answerVotes,
  threadBookmarks,
  threadComments,
  threadFollows,
  threads,
  threadTags,
  threadViews,
  threadVotes,
} from "../../db/schema/community";
import { users } from "../../db/schema/people";
import type { KeptDraft } from "../../schemas/draft";
import { selectDraft } from "../draft.server";
import type { Owner } from "../owner";
import { personColumns, readPerson } from "../person.server";
import {
  type AnswerPlace,
  answersPerPage,
  commentsPerPage,
  type RelatedQuestion,
  type ShownAnswer,
  type ShownQuestion,
  type ShownThreadComment,
  shownComments,
  writeAnswerPlace,
} from "./question";
import { storedViews } from "./view.server";
import type { VoteValue } from "./vote.server";

const shownRelated = 5;

export interface QuestionRequest {
  id: number;
  reader: Owner;
  /** The page of answers behind this place; without it the first, with the accepted answer. */
  after?: AnswerPlace;
  /** Of which post all comments are asked for: "question", or the id of an answer. */
  commentsOf?: "question" | number;
  /** Where they begin: behind the comment at this place. */
  commentsFrom?: { at: number; id: number };
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
      isBookmarked: sql<number>`exists (select 1 from ${threadBookmarks}
        where user_id = ${reader} and thread_id = ${id})`.as("q_bookmarked"),
      isFollowed: sql<number>`exists (select 1 from ${threadFollows}
        where thread_id = ${id} and user_id = ${reader})`.as("q_followed"),
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

function selectAnswers(
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

function selectAnswer(db: Database, isWanted: SQL, userId: number | null, prefix: string) {
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
function isAccepted(threadId: number, after: AnswerPlace | undefined): SQL {
  return sql`${answers.id} = ${acceptedOf(threadId)} and ${answers.status} = 'visible'
    and ${sql.raw(after ? "0" : "1")}`;
}

function isOther(threadId: number, after: AnswerPlace | undefined): SQL {
  const behind = after
    ? sql` and (${answers.confidence}, ${answers.id}) < (${after.confidence}, ${after.id})`
    : sql``;
  return sql`${answers.threadId} = ${threadId} and ${answers.status} = 'visible'
    and ${answers.id} is not ${acceptedOf(threadId)}${behind}`;
}

function toAnswer(row: AnswerRow, isAccepted: boolean): ShownAnswer {
  const { postId, confidence, ...answer } = row;
  return { ...withAuthor(answer), id: postId, isAccepted };
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
function selectFirstComments(db: Database, threadId: number, after: AnswerPlace | undefined) {
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
function selectAllComments(
  db: Database,
  {
    threadId,
    of,
    from,
  }: {
    threadId: number;
    of: QuestionRequest["commentsOf"];
    from: QuestionRequest["commentsFrom"];
  },
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

function placeOf(comment: CommentRow | undefined) {
  return comment ? `${comment.createdAt}.${comment.commentId}` : null;
}

type CommentRow = Awaited<ReturnType<typeof selectFirstComments>>[number];

function toComment({ commentId, ...comment }: CommentRow): ShownThreadComment {
  return { ...withAuthor(comment), id: commentId };
}

function withAuthor<Row extends { personId: number; personName: string; hasProfile: number }>({
  personId,
  personName,
  hasProfile,
  ...row
}: Row) {
  return { ...row, author: readPerson({ personId, personName, hasProfile }) };
}

/** The questions that were found to be most like it when it was written; some may be gone by now. */
function selectRelated(db: Database, id: number) {
  // A cross join reads from left to right: the planner would rather go through all questions.
  return db
    .select(relatedColumns("related"))
    .from(
      sql`json_each((select related_ids from ${threads} as asked where asked.id = ${id})) as stored`,
    )
    .crossJoin(threads)
    .where(sql`${threads.id} = stored.value and ${threads.status} = 'visible'`)
    .orderBy(sql`stored.key`)
    .limit(shownRelated);
}

/** The newest questions with its first tag, to fill up a short list. */
function selectNewestOfTag(db: Database, id: number) {
  const ids = sql`(select newest.thread_id as id
    from ${threadTags} as newest indexed by thread_tags_newest
    where newest.tag_id = (select asked.tags ->> '$[0].id' from ${threads} as asked
      where asked.id = ${id})
    order by newest.created_at desc, newest.thread_id desc limit ${shownRelated + 1})`;
  return db
    .select(relatedColumns("newest"))
    .from(sql`${ids} as near`)
    .crossJoin(threads)
    .where(sql`${threads.id} = near.id`);
}

function relatedColumns(prefix: string) {
  return named(prefix, {
    id: threads.id,
    title: threads.title,
    answerCount: threads.answerCount,
    isAnswered: threads.isAnswered,
  });
}

function toRelated(id: number, rows: Awaited<ReturnType<typeof selectRelated>>): RelatedQuestion[] {
  const shown = new Map(rows.map((row) => [row.id, row]));
  shown.delete(id);
  return [...shown.values()].slice(0, shownRelated);
}

/** A question and its answers as `/api` answers them; moments as ISO dates. */
export function toApiQuestion({ question, answers: posts }: QuestionPage) {
  const { viewCount, isAnswered, acceptedAnswerId, answerCount, title, tags } = question;
  return {
    id: question.id,
    title,
    ...apiPost(question),
    viewCount,
    isAnswered,
    acceptedAnswerId,
    tags,
    answerCount,
    answers: posts.map((answer) => toApiAnswer(question.id, answer)),
  };
}

function toApiAnswer(threadId: number, answer: ShownAnswer) {
  return { id: answer.id, threadId, ...apiPost(answer), isAccepted: answer.isAccepted };
}

/** An answer as `/api` answers it to its author; undefined for one that is not to be seen. */
export async function getApiAnswer(db: Database, id: number) {
  const [[row], [of]] = await db.batch([
    selectAnswer(db, sql`${answers.id} = ${id} and ${answers.status} = 'visible'`, null, "one"),
    db
      .select(named("one", { threadId: answers.threadId, acceptedId: threads.acceptedAnswerId }))
      .from(answers)
      .innerJoin(threads, eq(threads.id, answers.threadId))
      .where(eq(answers.id, id)),
  ]);
  return row && of && toApiAnswer(of.threadId, toAnswer(row, of.acceptedId === id));
}

function apiPost({ body, author, createdAt, updatedAt, ...post }: ShownQuestion | ShownAnswer) {
  return {
    body,
    authorId: author.id,
    author: { id: author.id, username: author.name },
    createdAt: new Date(createdAt).toISOString(),
    updatedAt: new Date(updatedAt).toISOString(),
    upvotes: post.upvotes,
    downvotes: post.downvotes,
    myVote: post.myVote,
  };
}

/** What a page about one post of a question (edit, history, delete) needs to know of it. */
export async function getPost(
  db: Database,
  { threadId, answerId }: { threadId: number; answerId: number | null },
) {
  const isShown = and(eq(threads.id, threadId), eq(threads.status, "visible"));
  const [[thread], [answer], [other]] = await db.batch([
    db
      .select(
        named("post", {
          title: threads.title,
          body: threads.body,
          bodyHtml: threads.bodyHtml,
          authorId: threads.authorId,
          createdAt: threads.createdAt,
          editedAt: threads.editedAt,
          acceptedAnswerId: threads.acceptedAnswerId,
          answerCount: threads.answerCount,
          tags: threads.tags,
        }),
      )
      .from(threads)
      .where(isShown),
    db
      .select(
        named("post", {
          body: answers.body,
          bodyHtml: answers.bodyHtml,
          authorId: answers.authorId,
          createdAt: answers.createdAt,
          editedAt: answers.editedAt,
        }),
      )
      .from(answers)
      .where(sql`${answers.id} = ${answerId} and ${answers.threadId} = ${threadId}
        and ${answers.status} = 'visible'`),
    db
      .select(named("post", { answeredBy: answers.authorId }))
      .from(answers)
      .innerJoin(threads, eq(threads.id, answers.threadId))
      .where(sql`${answers.threadId} = ${threadId} and ${answers.status} = 'visible'
        and ${answers.authorId} <> ${threads.authorId}`)
      .limit(1),
  ]);
  if (!thread || (answerId !== null && !answer)) return null;
  return {
    threadId,
    answerId,
    title: thread.title,
    tags: thread.tags,
    acceptedAnswerId: thread.acceptedAnswerId,
    /** Whether somebody else answered the question. */
    hasAnswersOfOthers: other !== undefined,
    ...(answer ?? {
      body: thread.body,
      bodyHtml: thread.bodyHtml,
      authorId: thread.authorId,
      createdAt: thread.createdAt,
      editedAt: thread.editedAt,
    }),
  };
}

export type Post = NonNullable<Awaited<ReturnType<typeof getPost>>>;
