import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { now } from "./columns";
import { users } from "./people";

export const tags = sqliteTable(
  "tags",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    name: text("name").notNull(),
    slug: text("slug").notNull(),
    /** Heading in the topic list; null for a tag that is not listed there. */
    topicGroup: text("topic_group"),
    position: integer("position").notNull().default(0),
    threadCount: integer("thread_count").notNull().default(0),
    answeredCount: integer("answered_count").notNull().default(0),
    createdAt: integer("created_at").notNull().default(now),
  },
  (table) => [
    uniqueIndex("tags_slug").on(table.slug),
    index("tags_used").on(table.threadCount),
    check("tags_counted", sql`${table.answeredCount} between 0 and ${table.threadCount}`),
  ],
);

export const threads = sqliteTable(
  "threads",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    title: text("title").notNull(),
    body: text("body").notNull(),
    /** Rendered when written, as is the plain excerpt of the card. */
    bodyHtml: text("body_html").notNull().default(""),
    excerpt: text("excerpt").notNull().default(""),
    authorId: integer("author_id")
      .notNull()
      .references(() => users.id),
    createdAt: integer("created_at").notNull().default(now),
    updatedAt: integer("updated_at").notNull().default(now),
    /** Views waiting in `thread_views` come on top. */
    viewCount: integer("view_count").notNull().default(0),
    upvotes: integer("upvotes").notNull().default(0),
    downvotes: integer("downvotes").notNull().default(0),
    isAnswered: integer("is_answered", { mode: "boolean" }).notNull().default(false),
    /** One of its own answers. No reference: a circle of tables cannot be restored from a dump. */
    acceptedAnswerId: integer("accepted_answer_id"),
    answerCount: integer("answer_count").notNull().default(0),
    commentCount: integer("comment_count").notNull().default(0),
    tags: text("tags", { mode: "json" })
      .$type<{ id: number; name: string }[]>()
      .notNull()
      .default(sql`'[]'`),
    relatedIds: text("related_ids", { mode: "json" })
      .$type<number[]>()
      .notNull()
      .default(sql`'[]'`),
    status: text("status", { enum: ["visible", "hidden", "deleted"] })
      .notNull()
      .default("visible"),
    /** From the form: a second submit of the same form is the same question. */
    submissionKey: text("submission_key"),
    editedAt: integer("edited_at"),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
    /** Views count by powers of two, so that the rank seldom moves for them. */
    hot: real("hot")
      .notNull()
      .generatedAlwaysAs(
        sql`case when downvotes > upvotes then -log(1 + downvotes - upvotes) else log(max(1, upvotes - downvotes + 0.5 * min(answer_count, 4) + 0.5 * is_answered + 0.25 * cast(ln(1 + view_count) / ln(2) + 1e-9 as integer))) end + created_at / 79200000.0`,
        { mode: "stored" },
      ),
  },
  // SQLite ends every index with the row id, so each of these is a keyset that ends with `id`.
  (table) => [
    index("threads_newest").on(table.status, table.createdAt),
    index("threads_hot").on(table.status, table.hot),
    index("threads_answered_newest").on(table.status, table.isAnswered, table.createdAt),
    index("threads_answered_hot").on(table.status, table.isAnswered, table.hot),
    index("threads_author").on(table.authorId, table.createdAt),
    uniqueIndex("threads_submission").on(table.authorId, table.submissionKey),
    check(
      "threads_counters",
      sql`min(${table.viewCount}, ${table.upvotes}, ${table.downvotes}, ${table.answerCount}, ${table.commentCount}) >= 0`,
    ),
    check("threads_answered", sql`${table.isAnswered} = (${table.acceptedAnswerId} is not null)`),
  ],
);

export const answers = sqliteTable(
  "answers",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    threadId: integer("thread_id")
      .notNull()
      .references(() => threads.id),
    authorId: integer("author_id")
      .notNull()
      .references(() => users.id),
    body: text("body").notNull(),
    bodyHtml: text("body_html").notNull().default(""),
    createdAt: integer("created_at").notNull().default(now),
    updatedAt: integer("updated_at").notNull().default(now),
    upvotes: integer("upvotes").notNull().default(0),
    downvotes: integer("downvotes").notNull().default(0),
    commentCount: integer("comment_count").notNull().default(0),
    status: text("status", { enum: ["visible", "hidden", "deleted"] })
      .notNull()
      .default("visible"),
    submissionKey: text("submission_key"),
    editedAt: integer("edited_at"),
    /** Whether its author's figures count it: an answer that is seen, but for pieces still to be done. */
    isCounted: integer("is_counted", { mode: "boolean" }).notNull().default(true),
    /** Null until the asker accepts it for the first time, of which alone its author is told. */
    firstAcceptedAt: integer("first_accepted_at"),
    confidence: real("confidence")
      .notNull()
      .generatedAlwaysAs(sql`(upvotes + 2.0) / (upvotes + downvotes + 4.0)`, { mode: "stored" }),
  },
  (table) => [
    index("answers_best").on(table.threadId, table.status, table.confidence),
    index("answers_time").on(table.threadId, table.createdAt),
    index("answers_author").on(table.authorId, table.createdAt),
    uniqueIndex("answers_submission").on(table.authorId, table.submissionKey),
    check(
      "answers_counters",
      sql`min(${table.upvotes}, ${table.downvotes}, ${table.commentCount}) >= 0`,
    ),
  ],
);

/** Visible threads only, with the thread's sort keys, so that a topic's pages read its own rows alone. */
export const threadTags = sqliteTable(
  "thread_tags",
  {
    threadId: integer("thread_id")
      .notNull()
      .references(() => threads.id),
    tagId: integer("tag_id")
      .notNull()
      .references(() => tags.id),
    createdAt: integer("created_at").notNull(),
    hot: real("hot").notNull(),
    isAnswered: integer("is_answered", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.threadId, table.tagId] }),
    index("thread_tags_newest").on(table.tagId, table.createdAt, table.threadId),
    index("thread_tags_hot").on(table.tagId, table.hot, table.threadId),
    index("thread_tags_answered_newest").on(
      table.tagId,
      table.isAnswered,
      table.createdAt,
      table.threadId,
    ),
    index("thread_tags_answered_hot").on(table.tagId, table.isAnswered, table.hot, table.threadId),
  ],
);

/** How many visible threads a list has: `all`, `answered`. */
export const threadLists = sqliteTable(
  "thread_lists",
  {
    list: text("list").primaryKey(),
    threadCount: integer("thread_count").notNull().default(0),
  },
  (table) => [check("thread_lists_counted", sql`${table.threadCount} >= 0`)],
);

/**
 * Views gathered in memory are added here many at a time and move to the thread when they are worth
 * rewriting its indexes.
 */
export const threadViews = sqliteTable(
  "thread_views",
  {
    threadId: integer("thread_id")
      .primaryKey()
      .references(() => threads.id),
    waiting: integer("waiting").notNull().default(0),
  },
  (table) => [check("thread_views_counted", sql`${table.waiting} >= 0`)],
);

/** Remarks on a question, or on one of its answers. */
export const threadComments = sqliteTable(
  "thread_comments",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    threadId: integer("thread_id")
      .notNull()
      .references(() => threads.id),
    /** Null for a remark on the question itself. */
    answerId: integer("answer_id").references(() => answers.id),
    authorId: integer("author_id")
      .notNull()
      .references(() => users.id),
    body: text("body").notNull(),
    bodyHtml: text("body_html").notNull().default(""),
    status: text("status", { enum: ["visible", "hidden", "deleted"] })
      .notNull()
      .default("visible"),
    submissionKey: text("submission_key"),
    createdAt: integer("created_at").notNull().default(now),
    editedAt: integer("edited_at"),
  },
  (table) => [
    index("thread_comments_list").on(table.threadId, table.answerId, table.status, table.createdAt),
    index("thread_comments_answer").on(table.answerId),
    index("thread_comments_author").on(table.authorId, table.createdAt),
    uniqueIndex("thread_comments_submission").on(table.authorId, table.submissionKey),
  ],
);

/** What a question or an answer said before an edit. */
export const postRevisions = sqliteTable(
  "post_revisions",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    threadId: integer("thread_id")
      .notNull()
      .references(() => threads.id),
    /** Null for a revision of the question itself. */
    answerId: integer("answer_id").references(() => answers.id),
    editorId: integer("editor_id")
      .notNull()
      .references(() => users.id),
    title: text("title"),
    body: text("body").notNull(),
    tags: text("tags", { mode: "json" }).$type<{ id: number; name: string }[]>(),
    reason: text("reason"),
    createdAt: integer("created_at").notNull().default(now),
  },
  (table) => [
    index("post_revisions_list").on(table.threadId, table.answerId, table.createdAt),
    index("post_revisions_answer").on(table.answerId),
    index("post_revisions_editor").on(table.editorId),
  ],
);

/** Where unsent questions and answers were kept before `drafts`; empty, since no migration drops a table. */
export const postDrafts = sqliteTable(
  "post_drafts",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    userId: integer("user_id").references(() => users.id),
    guestId: text("guest_id"),
    threadId: integer("thread_id").references(() => threads.id),
    title: text("title").notNull().default(""),
    body: text("body").notNull().default(""),
    tagIds: text("tag_ids", { mode: "json" }).$type<number[]>().notNull().default(sql`'[]'`),
    updatedAt: integer("updated_at").notNull().default(now),
  },
  (table) => [
    uniqueIndex("post_drafts_user_question")
      .on(table.userId)
      .where(sql`${table.threadId} is null and ${table.userId} is not null`),
    uniqueIndex("post_drafts_user_answer").on(table.userId, table.threadId),
    uniqueIndex("post_drafts_guest_question")
      .on(table.guestId)
      .where(sql`${table.threadId} is null and ${table.guestId} is not null`),
    uniqueIndex("post_drafts_guest_answer").on(table.guestId, table.threadId),
    index("post_drafts_thread").on(table.threadId),
    index("post_drafts_abandoned").on(table.updatedAt),
    check("post_drafts_one_owner", sql`(${table.userId} is null) <> (${table.guestId} is null)`),
  ],
);

/** What a public profile counts: visible posts only. */
export const communityMembers = sqliteTable(
  "community_members",
  {
    userId: integer("user_id")
      .primaryKey()
      .references(() => users.id),
    questionCount: integer("question_count").notNull().default(0),
    answerCount: integer("answer_count").notNull().default(0),
    acceptedCount: integer("accepted_count").notNull().default(0),
  },
  (table) => [
    check(
      "community_members_counted",
      sql`min(${table.questionCount}, ${table.acceptedCount}) >= 0 and ${table.acceptedCount} <= ${table.answerCount}`,
    ),
  ],
);
