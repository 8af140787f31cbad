import { and, eq, sql } from "drizzle-orm";
import type { Statement } from "../../db/batch";
import type { Database } from "../../db/client.server";
import { isRefusedBy } from "../../db/conflict";
import { named } from "../../db/named";
import { answers, communityMembers, threads } from "../../db/schema/community";
import { renderMarkdown } from "../../markdown/render.server";
import { forgetDraft } from "../draft.server";
import { notify } from "../notification.server";
import { countUse, isWithin, type KeyedWindow } from "../rate-limit.server";
import { showWithPost } from "../text-picture.server";
import {
  answerHref,
  firstFollowers,
  followersAmong,
  leaveFollowers,
  newAnswer,
} from "./follow.server";
import { notifyMentions } from "./mention.server";
import { TooManyPosts } from "./thread.server";
import { indexAnswer } from "./thread-index.server";
import { rankStatements } from "./thread-rank.server";

export interface NewAnswer {
  threadId: number;
  authorId: number;
  /** Markdown. */
  body: string;
  /** From the form: a second submit of the same form is the same answer. */
  submissionKey: string;
  createdAt?: number;
  /** Demo content tells nobody that it is there. */
  isDemo?: boolean;
  /** What a newcomer may answer in a day: counted with the answer, so a refused one counts nothing. */
  limit?: KeyedWindow | null;
}

/**
 * Stores an answer with everything that counts, lists, finds or tells of it, in one batch. An answer
 * that was stored under this key before is left as it is.
 *
 * @returns its id, and whether this call made it; "unknown" where there is no such visible question.
 * Throws `TooManyPosts` where a newcomer's limit is reached: then nothing was written.
 */
export async function createAnswer(
  db: Database,
  { threadId, authorId, body, submissionKey, ...rest }: NewAnswer,
  now: number,
): Promise<{ id: number; isNew: boolean } | "unknown"> {
  const { createdAt = now, isDemo = false, limit = null } = rest;
  const form = { threadId, authorId, submissionKey };
  const before = await readBefore(db, form);
  if (before.stored) return { id: before.stored.id, isNew: false };
  if (!before.thread) return "unknown";

  const { title } = before.thread;
  const id = sql<number>`(select id from answers
    where author_id = ${authorId} and submission_key = ${submissionKey})`;
  // An answer to nothing is refused by the table: then nothing of the batch remains.
  const shownThread = sql<number>`(select id from threads where id = ${threadId}
    and status = 'visible' and ${limit ? isWithin(limit) : sql`true`})`;
  const href = answerHref(threadId, id);
  const insert = db
    .insert(answers)
    .values({
      threadId: shownThread,
      authorId,
      body,
      bodyHtml: renderMarkdown(body),
      createdAt,
      updatedAt: createdAt,
      submissionKey,
    })
    .returning({ id: answers.id });
  const statements: Statement[] = [
    db
      .update(threads)
      .set({
        answerCount: sql`answer_count + 1`,
        updatedAt: sql`max(updated_at, ${createdAt})`,
      })
      .where(eq(threads.id, threadId)),
    db
      .insert(communityMembers)
      .values({ userId: authorId, answerCount: 1 })
      .onConflictDoUpdate({
        target: communityMembers.userId,
        set: { answerCount: sql`${communityMembers.answerCount} + 1` },
      }),
    forgetDraft(db, { userId: authorId, guestId: null }, { kind: "answer", about: threadId }),
    ...showWithPost(db, body, { authorId, threadId, answerId: id }, now),
    ...indexAnswer(db, { id, threadId, body, isAccepted: false }, createdAt),
    ...rankStatements(db, threadId),
    ...(isDemo
      ? []
      : [
          notify(db, newAnswer({ title, href, authorId }, firstFollowers(threadId)), now),
          leaveFollowers(db, { threadId, answerId: id }, now),
          ...notifyMentions(
            db,
            {
              ...{ text: body, authorId, href },
              told: { among: (people) => followersAmong(threadId, people), kind: "answer" },
              title: `You were mentioned in an answer to “${title}”`,
            },
            now,
          ),
        ]),
  ];
  try {
    const [stored] = limit
      ? (await db.batch([countUse(db, limit, now), insert, ...statements]))[1]
      : (await db.batch([insert, ...statements]))[0];
    if (!stored) throw new Error("The answer was not stored.");
    return { id: stored.id, isNew: true };
  } catch (error) {
    const after = await readBefore(db, form);
    if (after.stored) return { id: after.stored.id, isNew: false };
    if (!isRefusedBy(error, "not-null", "answers.thread_id")) throw error;
    if (!after.thread) return "unknown";
    throw new TooManyPosts("The limit is reached.", { cause: error });
  }
}

async function readBefore(
  db: Database,
  { threadId, authorId, submissionKey }: Pick<NewAnswer, "threadId" | "authorId" | "submissionKey">,
) {
  const [[thread], [stored]] = await db.batch([
    db
      .select(named("answered", { title: threads.title }))
      .from(threads)
      .where(and(eq(threads.id, threadId), eq(threads.status, "visible"))),
    db
      .select(named("stored", { id: answers.id }))
      .from(answers)
      .where(and(eq(answers.authorId, authorId), eq(answers.submissionKey, submissionKey))),
  ]);
  return { thread, stored };
}
