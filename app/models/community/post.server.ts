import { and, eq, sql } from "drizzle-orm";
import type { Statement } from "../../db/batch";
import type { Database } from "../../db/client.server";
import { named } from "../../db/named";
import { answers, threads } from "../../db/schema/community";

/** A question, or one of its answers. */
export interface PostName {
  threadId: number;
  answerId: number | null;
}

/** What a page about one post of a question (edit, history, delete) needs to know of it. */
export async function getPost(db: Database, name: PostName) {
  const { post } = await getPostWith(db, name, []);
  return post;
}

/** The same in one round trip with what else its page reads. */
export async function getPostWith<More extends readonly Statement[]>(
  db: Database,
  name: PostName,
  more: More,
) {
  const [threads, answers, others, ...rest] = await db.batch([
    ...selectPost(db, name),
    ...more,
  ] as const);
  return { post: toPost(name, [threads, answers, others]), more: rest as BatchResults<More> };
}

type BatchResults<Statements extends readonly Statement[]> = {
  [Place in keyof Statements]: Statements[Place]["_"]["result"];
};

function selectPost(db: Database, { threadId, answerId }: PostName) {
  const isShown = and(eq(threads.id, threadId), eq(threads.status, "visible"));
  return [
    db
      .select(
        named("post", {
          title: threads.title,
          body: threads.body,
          bodyHtml: threads.bodyHtml,
          authorId: threads.authorId,
          createdAt: threads.createdAt,
          editedAt: threads.editedAt,
          acceptedAnswerId: threads.acceptedAnswerId,
          answerCount: threads.answerCount,
          tags: threads.tags,
        }),
      )
      .from(threads)
      .where(isShown),
    db
      .select(
        named("post", {
          body: answers.body,
          bodyHtml: answers.bodyHtml,
          authorId: answers.authorId,
          createdAt: answers.createdAt,
          editedAt: answers.editedAt,
        }),
      )
      .from(answers)
      .where(sql`${answers.id} = ${answerId} and ${answers.threadId} = ${threadId}
        and ${answers.status} = 'visible'`),
    db
      .select(named("post", { answeredBy: answers.authorId }))
      .from(answers)
      .innerJoin(threads, eq(threads.id, answers.threadId))
      .where(sql`${answers.threadId} = ${threadId} and ${answers.status} = 'visible'
        and ${answers.authorId} <> ${threads.authorId}`)
      .limit(1),
  ] as const;
}

type PostRows = BatchResults<ReturnType<typeof selectPost>>;

function toPost({ threadId, answerId }: PostName, [[thread], [answer], [other]]: PostRows) {
  if (!thread || (answerId !== null && !answer)) return null;
  return {
    threadId,
    answerId,
    title: thread.title,
    tags: thread.tags,
    acceptedAnswerId: thread.acceptedAnswerId,
    /** Whether somebody else answered the question. */
    hasAnswersOfOthers: other !== undefined,
    ...(answer ?? {
      body: thread.body,
      bodyHtml: thread.bodyHtml,
      authorId: thread.authorId,
      createdAt: thread.createdAt,
      editedAt: thread.editedAt,
    }),
  };
}

export type Post = NonNullable<Awaited<ReturnType<typeof getPost>>>;
