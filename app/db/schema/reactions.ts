import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable } from "drizzle-orm/sqlite-core";
import { now } from "./columns";
import { answers, threads } from "./community";
import { users } from "./people";

export const threadVotes = sqliteTable(
  "thread_votes",
  {
    threadId: integer("thread_id")
      .notNull()
      .references(() => threads.id),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    value: integer("value").$type<1 | -1>().notNull(),
    createdAt: integer("created_at").notNull().default(now),
  },
  (table) => [
    primaryKey({ columns: [table.threadId, table.userId] }),
    index("thread_votes_user").on(table.userId),
    index("thread_votes_time").on(table.threadId, table.createdAt),
    check("thread_votes_value", sql`${table.value} in (1, -1)`),
  ],
);

export const answerVotes = sqliteTable(
  "answer_votes",
  {
    answerId: integer("answer_id")
      .notNull()
      .references(() => answers.id),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    value: integer("value").$type<1 | -1>().notNull(),
    createdAt: integer("created_at").notNull().default(now),
  },
  (table) => [
    primaryKey({ columns: [table.answerId, table.userId] }),
    index("answer_votes_user").on(table.userId),
    index("answer_votes_time").on(table.answerId, table.createdAt),
    check("answer_votes_value", sql`${table.value} in (1, -1)`),
  ],
);

export const threadBookmarks = sqliteTable(
  "thread_bookmarks",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    threadId: integer("thread_id")
      .notNull()
      .references(() => threads.id),
    createdAt: integer("created_at").notNull().default(now),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.threadId] }),
    index("thread_bookmarks_thread").on(table.threadId),
    index("thread_bookmarks_list").on(table.userId, table.createdAt, table.threadId),
  ],
);

export const threadFollows = sqliteTable(
  "thread_follows",
  {
    threadId: integer("thread_id")
      .notNull()
      .references(() => threads.id),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    createdAt: integer("created_at").notNull().default(now),
  },
  (table) => [
    primaryKey({ columns: [table.threadId, table.userId] }),
    index("thread_follows_user").on(table.userId, table.createdAt),
    index("thread_follows_first").on(table.threadId, table.createdAt, table.userId),
  ],
);
