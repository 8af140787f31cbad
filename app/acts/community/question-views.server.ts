import type { AppLoadContext } from "@remix-run/cloudflare";
import { addressHash } from "../../http/limits.server";
import { logFailure } from "../../http/log-failure.server";
import { storeViews } from "../../models/community/view.server";
import { readId } from "../../schemas/id";

interface Viewed {
  threadId: number;
  /** Null where the reader is surely somebody else. */
  authorId: number | null;
  userId: number | null;
}

/**
 * Counts that somebody looked at a question, without a write, and writes what was gathered when it
 * is time. Its author's own views do not count.
 *
 * @returns the views of it that are not stored yet.
 */
export function countView(
  request: Request,
  context: AppLoadContext,
  { threadId, authorId, userId }: Viewed,
): number {
  const { now, db, views } = context;
  if (userId === null || userId !== authorId) {
    const viewer = userId === null ? addressHash(request, context) : `user ${userId}`;
    views.add(threadId, viewer, now);
  }
  const waiting = views.waiting(threadId);
  if (views.isDue(now)) {
    const taken = views.take();
    context.waitUntil(
      storeViews(db, taken).catch((error: unknown) => {
        logFailure("views-not-stored", error);
        views.putBack(taken, now);
      }),
    );
  }
  return waiting;
}

const questionPath = /^\/community\/(\d+)(?:\.data)?$/;

/** The same for a visitor whose page was kept, where no loader ran. */
export function countKeptView(request: Request, context: AppLoadContext) {
  const threadId = readId(questionPath.exec(new URL(request.url).pathname)?.[1]);
  if (threadId) countView(request, context, { threadId, authorId: null, userId: null });
}
