import { eq, sql } from "drizzle-orm";

import type { Database } from "../../db/client.server";
import { named } from "../../db/named";
import { threads, threadViews } from "../../db/schema/community";
import { users } from "../../db/schema/people";
import { personColumns } from "../person.server";

/** Of a question as `/api` answers it, from `threads` joined with its author and its waiting views. */
export const threadApiColumns = {
  ...named("api", {
    id: threads.id,
    title: threads.title,
    body: threads.body,
    authorId: threads.authorId,
    createdAt: threads.createdAt,
    updatedAt: threads.updatedAt,
    upvotes: threads.upvotes,
    downvotes: threads.downvotes,
    isAnswered: threads.isAnswered,
    acceptedAnswerId: threads.acceptedAnswerId,
    answerCount: threads.answerCount,
    tags: threads.tags,
  }),
  viewCount: sql<number>`${threads.viewCount} + ifnull(${threadViews.waiting}, 0)`.as("api_views"),
  ...personColumns("api_author"),
};

/** A question with everything but its answers: the text as it was written, moments as ISO dates. */
export function toApiThread(row: ApiThreadRow) {
  const { personId: _, personName, hasProfile: __, createdAt, updatedAt, ...thread } = row;
  return {
    ...thread,
    createdAt: new Date(createdAt).toISOString(),
    updatedAt: new Date(updatedAt).toISOString(),
    author: { id: thread.authorId, username: personName },
  };
}

/** The statement that reads a visible question for `/api`, to be batched with others. */
export function selectApiThread(db: Database, id: number) {
  return db
    .select(threadApiColumns)
    .from(threads)
    .innerJoin(users, eq(users.id, threads.authorId))
    .leftJoin(threadViews, eq(threadViews.threadId, threads.id))
    .where(sql`${threads.id} = ${id} and ${threads.status} = 'visible'`);
}

export type ApiThreadRow = Awaited<ReturnType<typeof selectApiThread>>[number];
