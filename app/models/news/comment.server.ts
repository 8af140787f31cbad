import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/client.server";
import { named } from "../../db/named";
import { articleComments, newsArticles } from "../../db/schema/news";
import { users } from "../../db/schema/people";
import type { Owner } from "../owner";
import { publicNameSql } from "../person.server";
import { commentsPerPage, deleteWindowMs, type ShownComment } from "./comment";

export type CommentStatus = (typeof articleComments.$inferSelect)["status"];

export interface CommentPlace {
  at: number;
  id: number;
}

/** The statement that reads an article's comments, the newest first, to be batched with others. */
export function selectComments(
  db: Database,
  {
    articleId,
    before,
    limit = commentsPerPage,
  }: { articleId: number; before?: CommentPlace; limit?: number },
) {
  return db
    .select({
      ...named("comment", {
        commentId: articleComments.id,
        commentOn: articleComments.articleId,
        commentUser: articleComments.userId,
        commentGuest: articleComments.guestId,
        commentText: articleComments.comment,
        commentName: articleComments.username,
        commentAt: articleComments.createdAt,
      }),
      commentPerson: sql<string | null>`${publicNameSql()}`.as("comment_person"),
    })
    .from(articleComments)
    .leftJoin(users, eq(users.id, articleComments.userId))
    .where(
      and(
        eq(articleComments.articleId, articleId),
        eq(articleComments.status, "published"),
        before &&
          sql`(${articleComments.createdAt}, ${articleComments.id}) < (${before.at}, ${before.id})`,
      ),
    )
    .orderBy(desc(articleComments.createdAt), desc(articleComments.id))
    .limit(limit + 1);
}

type CommentRow = Awaited<ReturnType<typeof selectComments>>[number];

/**
 * What `selectComments` read, for this viewer.
 *
 * @returns the comments, and where older ones begin if there are any.
 */
export function readComments(
  rows: readonly CommentRow[],
  { viewer, now, limit = commentsPerPage }: { viewer: Owner; now: number; limit?: number },
) {
  const comments = rows.slice(0, limit).map((row) => showComment(row, viewer, now));
  const last = rows.at(limit - 1);
  return {
    comments,
    older: last && rows.length > limit ? `${last.commentAt}.${last.commentId}` : null,
  };
}

function showComment(row: CommentRow, { userId, guestId }: Owner, now: number): ShownComment {
  const isOwn =
    row.commentUser === null
      ? guestId !== null && row.commentGuest === guestId && now - row.commentAt < deleteWindowMs
      : row.commentUser === userId;
  return {
    id: row.commentId,
    articleId: row.commentOn,
    userId: row.commentUser,
    comment: row.commentText,
    username: row.commentPerson ?? row.commentName ?? "Guest",
    createdAt: new Date(row.commentAt).toISOString(),
    isGuest: row.commentUser === null,
    mayDelete: isOwn,
  };
}

/** Null where there is no such article to read. */
export async function listComments(
  db: Database,
  { articleId, viewer, limit }: { articleId: number; viewer: Owner; limit: number },
  now: number,
) {
  const [[article], rows] = await db.batch([
    selectCommented(db, articleId),
    selectComments(db, { articleId, limit }),
  ]);
  return article ? readComments(rows, { viewer, now, limit }).comments : null;
}

export function selectCommented(db: Database, articleId: number) {
  return db
    .select(named("commented", { articleId: newsArticles.id }))
    .from(newsArticles)
    .where(and(eq(newsArticles.id, articleId), eq(newsArticles.status, "published")));
}
