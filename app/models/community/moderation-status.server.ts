import { eq } from "drizzle-orm";
import type { Statement } from "../../db/batch";

import type { Database } from "../../db/client.server";
import { articleComments } from "../../db/schema/news";
import { reviews } from "../../db/schema/reviews";
import { setInvestigated } from "../marketplace/investigation.server";
import { setReviewStatus } from "../marketplace/review-status.server";
import { commentDecided } from "../news/comment-queue.server";
import { setAnswerStatus, setCommentStatus, setThreadStatus } from "./post-status.server";
import type { ReportTarget } from "./report-target.server";

/**
 * The statements that hide something from everybody, or show it again, each kind as its own part of
 * the site does it. None for what cannot be hidden: a person.
 */
export async function visibilityStatements(
  db: Database,
  { kind, id }: Pick<ReportTarget, "kind" | "id">,
  { isShown, editorId }: { isShown: boolean; editorId: number },
  now: number,
): Promise<Statement[]> {
  const status = isShown ? "visible" : "hidden";
  switch (kind) {
    case "thread":
      return setThreadStatus(db, id, status, now);
    case "answer":
      return setAnswerStatus(db, id, status, now);
    case "thread_comment":
      return setCommentStatus(db, id, status);
    case "listing":
      return setInvestigated(db, { itemId: id, editorId }, !isShown, now);
    case "review":
      return reviewStatements(db, id, isShown);
    case "article_comment":
      return isShown ? [] : articleCommentStatements(db, id, now);
    case "person":
      return [];
  }
}

async function reviewStatements(db: Database, id: number, isShown: boolean) {
  const [[review]] = await db.batch([
    db.select({ itemId: reviews.itemId }).from(reviews).where(eq(reviews.id, id)),
  ]);
  if (!review) return [];
  return setReviewStatus(db, { id, itemId: review.itemId }, isShown ? "visible" : "removed");
}

async function articleCommentStatements(db: Database, id: number, now: number) {
  const [[comment]] = await db.batch([
    db.select().from(articleComments).where(eq(articleComments.id, id)),
  ]);
  return comment ? [...commentDecided(db, comment, "remove", now)] : [];
}
