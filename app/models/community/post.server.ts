import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/client.server";
import { named } from "../../db/named";
import { answers, threads } from "../../db/schema/community";

/** What a page about one post of a question (edit, history, delete) needs to know of it. */
export async function getPost(
  db: Database,
  { threadId, answerId }: { threadId: number; answerId: number | null },
) {
  const isShown = and(eq(threads.id, threadId), eq(threads.status, "visible"));
  const [[thread], [answer], [other]] = await db.batch([
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
  ]);
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
