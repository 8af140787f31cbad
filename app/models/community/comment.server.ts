import { and, eq, sql } from "drizzle-orm";

import type { Database } from "../../db/client.server";
import { answers, threadComments, threads } from "../../db/schema/community";
import { renderMarkdown } from "../../markdown/render.server";
import { notify } from "../notification.server";
import { notifyMentions } from "./mention.server";
import { commentStatements } from "./post-status.server";
import { breaksRule } from "./refused-write";

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
 * @returns "unknown" where there is no such visible post.
 */
export async function createComment(
  db: Database,
  comment: NewThreadComment,
  now: number,
): Promise<{ id: number; isNew: boolean } | "unknown"> {
  const { threadId, answerId, authorId, body, submissionKey } = comment;
  const before = await readBefore(db, comment);
  if (before.stored) return { id: before.stored.id, isNew: false };
  if (!before.post) return "unknown";

  const { title, postAuthor } = before.post;
  const id = sql<number>`(select id from thread_comments
    where author_id = ${authorId} and submission_key = ${submissionKey})`;
  // A comment on nothing is refused by the table: then nothing of the batch remains.
  const shownThread = sql<number>`(select thread.id from ${threads} as thread
    where thread.id = ${threadId} and thread.status = 'visible' and ${
      answerId === null
        ? sql`true`
        : sql`exists (select 1 from ${answers} as answer where answer.id = ${answerId}
            and answer.thread_id = ${threadId} and answer.status = 'visible')`
    })`;
  const href = sql`${`/community/${threadId}#comment-`} || ${id}`;
  const what = answerId === null ? "your question" : "your answer to";
  try {
    const [[stored]] = await db.batch([
      db
        .insert(threadComments)
        .values({
          ...{ threadId: shownThread, answerId, authorId, body, submissionKey },
          bodyHtml: renderMarkdown(body),
          createdAt: now,
        })
        .returning({ id: threadComments.id }),
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
          ...{ text: body, authorId, href, except: sql`select ${postAuthor}` },
          title: `You were mentioned in a comment on “${title}”`,
        },
        now,
      ),
    ]);
    if (!stored) throw new Error("The comment was not stored.");
    return { id: stored.id, isNew: true };
  } catch (error) {
    const after = await readBefore(db, comment);
    if (after.stored) return { id: after.stored.id, isNew: false };
    if (breaksRule(error, "NOT NULL", "thread_comments.thread_id")) return "unknown";
    throw error;
  }
}

/** Deletes a comment of one's own. False where there is none to delete. */
export async function deleteComment(
  db: Database,
  { id, threadId, userId }: { id: number; threadId: number; userId: number },
): Promise<boolean> {
  const [[comment]] = await db.batch([
    db
      .select({ status: sql<string>`${threadComments.status}`.as("deleted_comment_status") })
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
  const [first, ...others] = commentStatements(db, id, "deleted");
  if (first) await db.batch([first, ...others]);
  return true;
}

async function readBefore(
  db: Database,
  { threadId, answerId, authorId, submissionKey }: NewThreadComment,
) {
  const isShown = and(eq(threads.id, threadId), eq(threads.status, "visible"));
  const title = sql<string>`${threads.title}`.as("commented_title");
  const [[post], [stored]] = await db.batch([
    answerId === null
      ? db
          .select({ title, postAuthor: sql<number>`${threads.authorId}`.as("commented_author") })
          .from(threads)
          .where(isShown)
      : db
          .select({ title, postAuthor: sql<number>`${answers.authorId}`.as("commented_author") })
          .from(threads)
          .innerJoin(answers, and(eq(answers.threadId, threads.id), eq(answers.status, "visible")))
          .where(and(isShown, eq(answers.id, answerId))),
    db
      .select({ id: sql<number>`${threadComments.id}`.as("stored_comment") })
      .from(threadComments)
      .where(
        and(eq(threadComments.authorId, authorId), eq(threadComments.submissionKey, submissionKey)),
      ),
  ]);
  return { post, stored };
}
