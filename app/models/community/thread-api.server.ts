import { eq, sql } from "drizzle-orm";

import type { Database } from "../../db/client.server";
import { threads, threadViews } from "../../db/schema/community";
import { users } from "../../db/schema/people";
import { personColumns } from "../person.server";

/** Of a question as `/api` answers it, from `threads` joined with its author and its waiting views. */
export const threadApiColumns = {
  id: sql<number>`${threads.id}`.as("api_id"),
  title: sql<string>`${threads.title}`.as("api_title"),
  body: sql<string>`${threads.body}`.as("api_body"),
  authorId: sql<number>`${threads.authorId}`.as("api_asker"),
  createdAt: sql<number>`${threads.createdAt}`.as("api_created_at"),
  updatedAt: sql<number>`${threads.updatedAt}`.as("api_updated_at"),
  viewCount: sql<number>`${threads.viewCount} + ifnull(${threadViews.waiting}, 0)`.as("api_views"),
  upvotes: sql<number>`${threads.upvotes}`.as("api_upvotes"),
  downvotes: sql<number>`${threads.downvotes}`.as("api_downvotes"),
  isAnswered: sql<boolean>`${threads.isAnswered}`.mapWith(Boolean).as("api_answered"),
  acceptedAnswerId: sql<number | null>`${threads.acceptedAnswerId}`.as("api_accepted"),
  answerCount: sql<number>`${threads.answerCount}`.as("api_answers"),
  tags: sql<{ id: number; name: string }[]>`${threads.tags}`
    .mapWith((tags: string) => JSON.parse(tags) as { id: number; name: string }[])
    .as("api_tags"),
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
