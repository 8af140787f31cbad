import { and, eq, type SQL, sql } from "drizzle-orm";
import { run } from "../../db/batch";
import type { Database } from "../../db/client.server";
import { isRefusedBy } from "../../db/conflict";
import { named } from "../../db/named";
import { answers, threadComments, threads } from "../../db/schema/community";
import { renderMarkdown } from "../../markdown/render.server";
import { notify } from "../notification.server";
import { notifyMentions } from "./mention.server";
import { commentStatements } from "./post-status.server";
import { commentsPerPage } from "./question";

export interface NewThreadComment {
  threadId: number;
  /** Null for one on the question itself. */
  answerId: number | null;
  authorId: number;
  /** Markdown. */
  body: string;
  /** From the form: a second submit of the same form is the same comment. */
  submissionKey: string;
}

/**
 * Stores a comment on a question or an answer, counts it there and tells whoever wrote that, in one
 * batch. One that was stored under this key before is left as it is.
 *
 * @returns where it is read; "unknown" where there is no such visible post.
 */
export async function createComment(
  db: Database,
  comment: NewThreadComment,
  now: number,
): Promise<{ id: number; isNew: boolean; href: string } | "unknown"> {
  const { threadId, answerId, authorId, body, submissionKey } = comment;
  const before = await readBefore(db, comment);
  if (before.stored) return { ...before.stored, isNew: false };
  if (!before.post) return "unknown";

  const { title, postAuthor } = before.post;
  // A comment on nothing is refused by the table: then nothing of the batch remains.
  const shownThread = sql<number>`(select thread.id from ${threads} as thread
    where thread.id = ${threadId} and thread.status = 'visible' and ${
      answerId === null
        ? sql`true`
        : sql`exists (select 1 from ${answers} as answer where answer.id = ${answerId}
            and answer.thread_id = ${threadId} and answer.status = 'visible')`
    })`;
  const href = hrefOf(comment);
  const what = answerId === null ? "your question" : "your answer to";
  try {
    await db.batch([
      db.insert(threadComments).values({
        ...{ threadId: shownThread, answerId, authorId, body, submissionKey },
        bodyHtml: renderMarkdown(body),
        createdAt: now,
      }),
      answerId === null
        ? db
            .update(threads)
            .set({ commentCount: sql`comment_count + 1` })
            .where(eq(threads.id, threadId))
        : db
            .update(answers)
            .set({ commentCount: sql`comment_count + 1` })
            .where(eq(answers.id, answerId)),
      notify(
        db,
        {
          ...{ userId: postAuthor, kind: "question-comment", actorId: authorId, href },
          title: `New comment on ${what} “${title}”`,
        },
        now,
      ),
      ...notifyMentions(
        db,
        {
          ...{ text: body, authorId, href },
          told: { among: () => sql`select ${postAuthor}`, kind: "question-comment" },
          title: `You were mentioned in a comment on “${title}”`,
        },
        now,
      ),
    ]);
  } catch (error) {
    const after = await readBefore(db, comment);
    if (after.stored) return { ...after.stored, isNew: false };
    if (isRefusedBy(error, "not-null", "thread_comments.thread_id")) return "unknown";
    throw error;
  }
  const { stored } = await readBefore(db, comment);
  if (!stored) throw new Error("The comment was not stored.");
  return { ...stored, isNew: true };
}

/**
 * Where a stored comment is read: among all comments of its post, or, where those are more than a
 * page, from itself on. A post shows only its first comments by itself.
 */
function hrefOf({ threadId, answerId, authorId, submissionKey }: NewThreadComment): SQL<string> {
  const post = answerId === null ? sql`${threads}` : sql`${answers}`;
  return sql`(select ${`/community/${threadId}?comments=${answerId ?? "question"}`}
    || iif(post.comment_count > ${commentsPerPage},
      '&from=' || comment.created_at || '.' || (comment.id - 1), '')
    || '#comment-' || comment.id
    from ${threadComments} as comment join ${post} as post on post.id = ${answerId ?? threadId}
    where comment.author_id = ${authorId} and comment.submission_key = ${submissionKey})`;
}

/** Deletes a comment of one's own. False where there is none to delete. */
export async function deleteComment(
  db: Database,
  { id, threadId, userId }: { id: number; threadId: number; userId: number },
): Promise<boolean> {
  const [[comment]] = await db.batch([
    db
      .select(named("deleted", { status: threadComments.status }))
      .from(threadComments)
      .where(
        and(
          eq(threadComments.id, id),
          eq(threadComments.threadId, threadId),
          eq(threadComments.authorId, userId),
          eq(threadComments.status, "visible"),
        ),
      ),
  ]);
  if (!comment) return false;
  await run(db, commentStatements(db, id, "deleted"));
  return true;
}

async function readBefore(db: Database, comment: NewThreadComment) {
  const { threadId, answerId, authorId, submissionKey } = comment;
  const isShown = and(eq(threads.id, threadId), eq(threads.status, "visible"));
  const [[post], [stored]] = await db.batch([
    answerId === null
      ? db
          .select(named("commented", { title: threads.title, postAuthor: threads.authorId }))
          .from(threads)
          .where(isShown)
      : db
          .select(named("commented", { title: threads.title, postAuthor: answers.authorId }))
          .from(threads)
          .innerJoin(answers, and(eq(answers.threadId, threads.id), eq(answers.status, "visible")))
          .where(and(isShown, eq(answers.id, answerId))),
    db
      .select({
        ...named("stored", { id: threadComments.id }),
        href: sql<string>`${hrefOf(comment)}`.as("stored_href"),
      })
      .from(threadComments)
      .where(
        and(eq(threadComments.authorId, authorId), eq(threadComments.submissionKey, submissionKey)),
      ),
  ]);
  return { post, stored };
}
