import { and, eq, or, sql } from "drizzle-orm";

import type { Database } from "../../db/client.server";
import { postDrafts, threads } from "../../db/schema/community";

/** Whose draft: a member's account, a browser's guest id, or both. */
export interface DraftOwner {
  userId: number | null;
  guestId: string | null;
}

/**
 * Keeps what somebody typed as an answer, in place of what was kept before; an empty text forgets
 * it. A visitor's is found again after signing in, because the browser still has its guest id.
 */
export async function keepAnswerDraft(
  db: Database,
  { threadId, body, ...owner }: DraftOwner & { threadId: number; body: string },
  now: number,
) {
  const forget = db.delete(postDrafts).where(isOwn(threadId, owner));
  if (body.trim() === "") {
    await db.batch([forget]);
    return;
  }
  const { userId, guestId } = owner;
  await db.batch([
    forget,
    db
      .insert(postDrafts)
      .select(sql`select null, ${userId}, ${userId === null ? guestId : null}, id,
        '', ${body}, '[]', ${now}
      from ${threads} where id = ${threadId} and status = 'visible'`),
  ]);
}

/** The statement that reads what somebody typed as an answer, the newest first, for the page's batch. */
export function selectAnswerDraft(db: Database, threadId: number, owner: DraftOwner) {
  return db
    .select({ body: sql<string>`${postDrafts.body}`.as("draft_body") })
    .from(postDrafts)
    .where(isOwn(threadId, owner))
    .orderBy(sql`${postDrafts.updatedAt} desc`)
    .limit(1);
}

/** The statement that forgets it. */
export function forgetAnswerDraft(db: Database, threadId: number, owner: DraftOwner) {
  return db.delete(postDrafts).where(isOwn(threadId, owner));
}

function isOwn(threadId: number, { userId, guestId }: DraftOwner) {
  return and(
    eq(postDrafts.threadId, threadId),
    or(eq(postDrafts.userId, userId ?? 0), eq(postDrafts.guestId, guestId ?? "")),
  );
}
