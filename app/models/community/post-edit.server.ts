import { and, desc, eq, lt, sql } from "drizzle-orm";
import { run, type Statement } from "../../db/batch";
import type { Database } from "../../db/client.server";
import { type Constraint, isRefusedBy } from "../../db/conflict";
import { named } from "../../db/named";
import { answers, postRevisions, tags, threads, threadTags } from "../../db/schema/community";
import { users } from "../../db/schema/people";
import { renderMarkdown } from "../../markdown/render.server";
import { personColumns, readPerson } from "../person.server";
import { showWithPost } from "../text-picture.server";
import { excerptOf } from "./excerpt";
import { getPost, getPostWith, type PostName } from "./post.server";
import { setAnswerStatus, setThreadStatus } from "./post-status.server";
import { findSimilar, relatedShare } from "./similar.server";
import { findTags } from "./tag.server";
import { indexAnswer, indexThread } from "./thread-index.server";
import { rankStatements } from "./thread-rank.server";

const relatedQuestions = 5;
/** A change that meets another change of the same post is tried again so often. */
const mostTries = 3;

export type EditResult = "edited" | "same" | "unknown" | "forbidden";

export interface QuestionEdit {
  id: number;
  /** Only the asker edits. */
  userId: number;
  title: string;
  /** Markdown. */
  body: string;
  /** One to five. */
  tagIds: readonly number[];
  /** Why, in the author's words; null for none. */
  reason?: string | null;
}

/**
 * Changes what a question says and keeps what it said. Tags, their counts and lists, related
 * questions and the search change in the same batch. What says the same is no edit.
 */
export async function editQuestion(
  db: Database,
  { id, userId, title, body, tagIds, reason = null }: QuestionEdit,
  now: number,
): Promise<EditResult> {
  const [known, related] = await Promise.all([
    findTags(db, tagIds),
    findSimilar(db, title, { limit: relatedQuestions, except: id, leastShare: relatedShare }),
  ]);
  if (known.length === 0) throw new Error("A question needs a tag that there is.");

  return retried(async () => {
    const post = await getPost(db, { threadId: id, answerId: null });
    if (!post) return "unknown";
    if (post.authorId !== userId) return "forbidden";
    const newTags = JSON.stringify(known);
    const isSame =
      post.title === title && post.body === body && JSON.stringify(post.tags) === newTags;
    if (isSame) return "same";

    const { acceptedAnswerId } = post;
    const stillIs = sql`status = 'visible' and accepted_answer_id is ${acceptedAnswerId}`;
    await db.batch([
      db.insert(postRevisions).select(sql`select null, id, null, ${userId}, title, body, tags,
          ${reason}, ${now} from ${threads} where id = ${id}`),
      ...moveTags(db, id, newTags),
      db
        .update(threads)
        .set({
          // The table refuses a question without a title: then nothing of the batch remains.
          title: sql`iif(${stillIs}, ${title}, null)`,
          body,
          bodyHtml: renderMarkdown(body),
          excerpt: excerptOf(body),
          tags: known,
          relatedIds: related.map((each) => each.id),
          editedAt: now,
          updatedAt: now,
        })
        .where(eq(threads.id, id)),
      ...showWithPost(db, body, { authorId: userId, threadId: id, answerId: null }, now),
      ...rankStatements(db, id),
      ...indexThread(
        db,
        {
          ...{ id, title, body, tags: known.map(({ name }) => name) },
          isSolved: acceptedAnswerId !== null,
        },
        now,
      ),
    ]);
    return "edited";
  }, "threads.title");
}

/** From the tags that the row has to the new ones; stands before the row changes. */
function moveTags(db: Database, id: number, newTags: string): Statement[] {
  const isAnswered = sql`(select is_answered from ${threads} where id = ${id})`;
  const before = sql`select tag_id from ${threadTags} where thread_id = ${id}`;
  const after = sql`select value ->> 'id' from json_each(${newTags})`;
  const count = (sign: "+" | "-") => {
    const by = sql.raw(sign);
    return {
      threadCount: sql`thread_count ${by} 1`,
      answeredCount: sql`answered_count ${by} ${isAnswered}`,
    };
  };
  return [
    db.update(tags).set(count("-")).where(sql`id in (${before}) and id not in (${after})`),
    db.update(tags).set(count("+")).where(sql`id in (${after}) and id not in (${before})`),
    db.delete(threadTags).where(sql`thread_id = ${id} and tag_id not in (${after})`),
    db
      .insert(threadTags)
      .select(sql`select thread.id, tag.value ->> 'id', thread.created_at, thread.hot,
          thread.is_answered
        from ${threads} as thread, json_each(${newTags}) as tag where thread.id = ${id}`)
      .onConflictDoNothing(),
  ];
}

export interface AnswerEdit {
  id: number;
  threadId: number;
  userId: number;
  /** Markdown. */
  body: string;
  reason?: string | null;
}

/** The same for an answer. */
export async function editAnswer(
  db: Database,
  { id, threadId, userId, body, reason = null }: AnswerEdit,
  now: number,
): Promise<EditResult> {
  return retried(async () => {
    const post = await getPost(db, { threadId, answerId: id });
    if (!post) return "unknown";
    if (post.authorId !== userId) return "forbidden";
    if (post.body === body) return "same";

    const { acceptedAnswerId } = post;
    const stillIs = sql`status = 'visible' and exists (select 1 from ${threads}
      where ${threads.id} = ${threadId} and ${threads.status} = 'visible'
        and ${threads.acceptedAnswerId} is ${acceptedAnswerId})`;
    await db.batch([
      db.insert(postRevisions).select(sql`select null, thread_id, id, ${userId}, null, body, null,
          ${reason}, ${now} from ${answers} where id = ${id}`),
      db
        .update(answers)
        .set({
          body: sql`iif(${stillIs}, ${body}, null)`,
          bodyHtml: renderMarkdown(body),
          editedAt: now,
          updatedAt: now,
        })
        .where(eq(answers.id, id)),
      ...showWithPost(db, body, { authorId: userId, threadId, answerId: id }, now),
      ...indexAnswer(db, { id, threadId, body, isAccepted: acceptedAnswerId === id }, now),
    ]);
    return "edited";
  }, "answers.body");
}

/** Tries again where the row was changed between the read and the write. */
async function retried<T>(
  change: () => Promise<T>,
  rule: string,
  kind: Constraint["kind"] = "not-null",
) {
  for (let tries = 1; ; tries++) {
    try {
      return await change();
    } catch (error) {
      if (tries === mostTries || !isRefusedBy(error, kind, rule)) throw error;
    }
  }
}

export type DeleteResult = "deleted" | "answered" | "unknown" | "forbidden";

/**
 * Deletes a question or an answer of one's own. A question that somebody else answered stays: their
 * work would go with it, and others may look for just this. Its asker can still edit it, and report
 * it where it shows something private, so that an editor hides it. An answer can always go; a
 * question whose accepted answer goes is not solved any more.
 */
export async function deleteOwnPost(
  db: Database,
  { threadId, answerId, userId }: { threadId: number; answerId: number | null; userId: number },
  now: number,
): Promise<DeleteResult> {
  const post = await getPost(db, { threadId, answerId });
  if (!post) return "unknown";
  if (post.authorId !== userId) return "forbidden";
  if (answerId === null && post.hasAnswersOfOthers) return "answered";

  if (answerId !== null) {
    const change = async () => run(db, await setAnswerStatus(db, answerId, "deleted", now));
    await retried(change, "threads_answered", "check");
    return "deleted";
  }
  const statements = await setThreadStatus(db, threadId, "deleted", now);
  try {
    await db.batch([refuseAnswered(db, threadId), ...statements]);
    return "deleted";
  } catch (error) {
    if (isRefusedBy(error, "not-null", "threads.title")) return "answered";
    throw error;
  }
}

/** The table refuses the batch where somebody answered meanwhile. */
function refuseAnswered(db: Database, threadId: number) {
  return db
    .update(threads)
    .set({ title: sql`null` })
    .where(
      and(
        eq(threads.id, threadId),
        sql`exists (select 1 from ${answers} where ${answers.threadId} = ${threadId}
          and ${answers.status} = 'visible' and ${answers.authorId} <> ${threads.authorId})`,
      ),
    );
}

export const revisionsPerPage = 10;

/** The statement that reads what a post said before its edits, the latest first. */
function selectRevisions(
  db: Database,
  { threadId, answerId }: PostName,
  { before }: { before?: number } = {},
) {
  return db
    .select({
      ...named("revision", {
        id: postRevisions.id,
        title: postRevisions.title,
        body: postRevisions.body,
        editedAt: postRevisions.createdAt,
        tags: postRevisions.tags,
        reason: postRevisions.reason,
      }),
      ...personColumns("revision_editor"),
    })
    .from(postRevisions)
    .innerJoin(users, eq(users.id, postRevisions.editorId))
    .where(
      and(
        eq(postRevisions.threadId, threadId),
        sql`${postRevisions.answerId} is ${answerId}`,
        before === undefined ? undefined : lt(postRevisions.id, before),
      ),
    )
    .orderBy(desc(postRevisions.createdAt), desc(postRevisions.id))
    .limit(revisionsPerPage + 1);
}

/**
 * A post with what it said before its edits; null for one that is not to be seen.
 *
 * @param from `before` is the revision that the page before ended with.
 */
export async function getHistory(db: Database, name: PostName, from: { before?: number } = {}) {
  const { post, more } = await getPostWith(db, name, [selectRevisions(db, name, from)] as const);
  const [rows] = more;
  const shown = rows.slice(0, revisionsPerPage);
  return (
    post && {
      post,
      revisions: shown.map(({ personId, personName, hasProfile, body, ...row }) => ({
        ...row,
        bodyHtml: renderMarkdown(body),
        editor: readPerson({ personId, personName, hasProfile }),
      })),
      older: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
    }
  );
}
