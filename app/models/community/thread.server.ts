import { sql } from "drizzle-orm";
import type { Database } from "../../db/client.server";
import { isRefusedBy } from "../../db/conflict";
import { communityMembers, threads } from "../../db/schema/community";
import { threadFollows } from "../../db/schema/reactions";
import { renderMarkdown } from "../../markdown/render.server";
import { forgetDraft } from "../draft.server";
import { countUse, isWithin, type KeyedWindow } from "../rate-limit.server";
import { showWithPost } from "../text-picture.server";
import { excerptOf } from "./excerpt";
import { notifyMentions } from "./mention.server";
import { questionPlace } from "./question-draft";
import { findSimilar, relatedShare } from "./similar.server";
import { findTags } from "./tag.server";
import { indexThread } from "./thread-index.server";
import { listThread } from "./thread-rank.server";

const relatedQuestions = 5;

export interface NewThread {
  authorId: number;
  title: string;
  /** Markdown. */
  body: string;
  /** One to five; unknown ones are left out. */
  tagIds: readonly number[];
  /** From the form: a second submit of the same form is the same question. */
  submissionKey: string;
  createdAt?: number;
  /** Demo content tells nobody that it is there. */
  isDemo?: boolean;
  /** What a newcomer may ask in a day. */
  limit?: KeyedWindow | null;
}

/** The limit was reached; nothing was written. */
export class TooManyPosts extends Error {}

/**
 * Stores a question with everything that lists, counts or finds it, in one batch. One that was
 * stored under this key before is left as it is.
 *
 * @returns its id, and whether this call made it. Throws `TooManyPosts` where the limit is reached.
 */
export async function createThread(
  db: Database,
  { authorId, title, body, tagIds, submissionKey, ...rest }: NewThread,
  now: number,
): Promise<{ id: number; isNew: boolean }> {
  const { createdAt = now, isDemo = false, limit = null } = rest;
  const [known, related] = await Promise.all([
    findTags(db, tagIds),
    findSimilar(db, title, { limit: relatedQuestions, leastShare: relatedShare }),
  ]);
  if (known.length === 0) throw new Error("A question needs a tag that there is.");

  const id = sql<number>`(select id from threads
    where author_id = ${authorId} and submission_key = ${submissionKey})`;
  const insert = db
    .insert(threads)
    .values({
      // The table refuses a question without a title: then nothing of the batch remains.
      title: limit ? sql`iif(${isWithin(limit)}, ${title}, null)` : title,
      body,
      bodyHtml: renderMarkdown(body),
      excerpt: excerptOf(body),
      authorId,
      createdAt,
      updatedAt: createdAt,
      tags: known,
      relatedIds: related.map((each) => each.id),
      submissionKey,
      isDemo,
    })
    .returning({ id: threads.id });
  const statements = [
    ...listThread(db, id),
    countQuestion(db, authorId),
    forgetDraft(db, { userId: authorId, guestId: null }, questionPlace),
    ...showWithPost(db, body, { authorId, threadId: id, answerId: null }, now),
    db.insert(threadFollows).values({ threadId: id, userId: authorId, createdAt }),
    ...indexThread(
      db,
      { id, title, body, tags: known.map(({ name }) => name), isSolved: false },
      createdAt,
    ),
    ...(isDemo
      ? []
      : notifyMentions(
          db,
          {
            ...{ text: body, authorId, href: sql`'/community/' || ${id}` },
            title: `You were mentioned in the question “${title}”`,
          },
          now,
        )),
  ];
  try {
    const [stored] = limit
      ? (await db.batch([countUse(db, limit, now), insert, ...statements]))[1]
      : (await db.batch([insert, ...statements]))[0];
    if (!stored) throw new Error("The question was not stored.");
    return { id: stored.id, isNew: true };
  } catch (error) {
    const stored = await readSubmitted(db, authorId, submissionKey);
    if (stored) return { id: stored.id, isNew: false };
    if (!isRefusedBy(error, "not-null", "threads.title")) throw error;
    throw new TooManyPosts("The limit is reached.", { cause: error });
  }
}

function countQuestion(db: Database, userId: number) {
  return db
    .insert(communityMembers)
    .values({ userId, questionCount: 1 })
    .onConflictDoUpdate({
      target: communityMembers.userId,
      set: { questionCount: sql`${communityMembers.questionCount} + 1` },
    });
}

async function readSubmitted(db: Database, authorId: number, submissionKey: string) {
  const [[stored]] = await db.batch([
    db
      .select({ id: threads.id })
      .from(threads)
      .where(sql`author_id = ${authorId} and submission_key = ${submissionKey}`),
  ]);
  return stored;
}
