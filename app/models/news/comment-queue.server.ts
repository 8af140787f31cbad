import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { Statement } from "../../db/batch";
import type { Database } from "../../db/client.server";
import { named } from "../../db/named";
import { articleComments, blockedNetworks, newsArticles } from "../../db/schema/news";
import { heldForMs } from "./comment";
import type { CommentPlace, CommentStatus } from "./comment.server";
import { countRemoved } from "./comment-domains.server";
import { domainsIn } from "./comment-score";

const blockForMs = 7 * 24 * 60 * 60_000;

const queuePerPage = 20;

/** Comments that wait for a person, the longest waiting first; or spam, the latest first. */
export async function listHeld(
  db: Database,
  { status, after }: { status: "held" | "spam"; after?: CommentPlace },
) {
  const place = sql`(${articleComments.createdAt}, ${articleComments.id})`;
  const isHeld = status === "held";
  const [rows] = await db.batch([
    db
      .select({
        ...named("held", {
          id: articleComments.id,
          createdAt: articleComments.createdAt,
          comment: articleComments.comment,
          username: articleComments.username,
          score: articleComments.score,
          reasons: articleComments.scoreReasons,
          articleId: articleComments.articleId,
        }),
        hasNetwork: sql<number>`${articleComments.networkKey} is not null`.as("held_network"),
        articleTitle: newsArticles.title,
      })
      .from(articleComments)
      .innerJoin(newsArticles, eq(newsArticles.id, articleComments.articleId))
      .where(
        and(
          eq(articleComments.status, sql.raw(`'${status}'`)),
          after &&
            (isHeld
              ? sql`${place} > (${after.at}, ${after.id})`
              : sql`${place} < (${after.at}, ${after.id})`),
        ),
      )
      .orderBy(
        isHeld ? articleComments.createdAt : desc(articleComments.createdAt),
        isHeld ? articleComments.id : desc(articleComments.id),
      )
      .limit(queuePerPage + 1),
  ]);
  const comments = rows.slice(0, queuePerPage);
  const last = comments.at(-1);
  return {
    comments,
    next: last && rows.length > comments.length ? `${last.createdAt}.${last.id}` : null,
  };
}

export const commentDecisions = ["approve", "remove", "block"] as const;

export type CommentDecision = (typeof commentDecisions)[number];

/**
 * Decides on a comment: it appears, or it is removed, on request with its network blocked for seven
 * days. A published one can be removed too. Of two editors at once the first one decides.
 *
 * @returns false where it waits for nobody any more.
 */
export async function decideComment(
  db: Database,
  { id, decision }: { id: number; decision: CommentDecision },
  now: number,
) {
  const [[comment]] = await db.batch([
    db.select().from(articleComments).where(eq(articleComments.id, id)),
  ]);
  const isApproval = decision === "approve";
  const from: CommentStatus[] = isApproval ? ["held", "spam"] : ["held", "spam", "published"];
  if (!comment || !from.includes(comment.status)) return false;

  const results = await db.batch(commentDecided(db, comment, decision, now));
  return results[1].length > 0;
}

/** The statements of a decision on a comment. They change nothing where its status has changed since. */
export function commentDecided(
  db: Database,
  comment: Pick<
    typeof articleComments.$inferSelect,
    "id" | "articleId" | "status" | "networkKey" | "comment"
  >,
  decision: CommentDecision,
  now: number,
) {
  const { id, articleId, status, networkKey } = comment;
  const isApproval = decision === "approve";
  const stillIs = sql`exists (select 1 from ${articleComments} where id = ${id} and status = ${status})`;
  const counted = isApproval ? 1 : status === "published" ? -1 : 0;
  const others: Statement[] = [
    ...(isApproval ? [] : countRemoved(db, domainsIn(comment.comment), now)),
    ...(decision === "block" && networkKey !== null
      ? [
          db
            .insert(blockedNetworks)
            .values({ networkKey, until: now + blockForMs, createdAt: now })
            .onConflictDoUpdate({
              target: blockedNetworks.networkKey,
              set: { until: now + blockForMs },
            }),
        ]
      : []),
  ];
  return [
    db
      .update(newsArticles)
      .set({ commentCount: sql`${newsArticles.commentCount} + ${counted}` })
      .where(and(eq(newsArticles.id, articleId), stillIs)),
    db
      .update(articleComments)
      .set({ status: isApproval ? "published" : "removed", decidedAt: now })
      .where(and(eq(articleComments.id, id), eq(articleComments.status, status)))
      .returning({ id: articleComments.id }),
    ...others,
  ] as const;
}

/** Forgets what nobody decided on for thirty days, and blocks that are over. */
export async function pruneComments(db: Database, now: number) {
  const isOld = lt(articleComments.createdAt, now - heldForMs);
  await db.batch([
    db.delete(articleComments).where(and(sql`${articleComments.status} = 'held'`, isOld)),
    db.delete(articleComments).where(and(sql`${articleComments.status} = 'spam'`, isOld)),
    db.delete(blockedNetworks).where(lt(blockedNetworks.until, now)),
  ]);
}
