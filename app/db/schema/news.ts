import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";

import { now } from "./columns";

import { users } from "./people";

export const newsArticles = sqliteTable(
  "news_articles",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    title: text("title").notNull(),
    summary: text("summary").notNull(),
    content: text("content").notNull(),
    /** Rendered and sanitised when written. */
    contentHtml: text("content_html").notNull().default(""),
    /** The category key. */
    source: text("source").notNull(),
    author: text("author").notNull().default("Admin"),
    /** The editor who created it; `author` is what readers see. */
    editorId: integer("editor_id").references(() => users.id),
    imageUrl: text("image_url"),
    /** Our copy of an external image; null while it could not be fetched. */
    imagePath: text("image_path"),
    imageAlt: text("image_alt"),
    imageWidth: integer("image_width"),
    imageHeight: integer("image_height"),
    publishedAt: integer("published_at"),
    status: text("status", { enum: ["published", "draft", "scheduled", "unpublished"] })
      .notNull()
      .default("published"),
    scheduledAt: integer("scheduled_at"),
    likes: integer("likes").notNull().default(0),
    saves: integer("saves").notNull().default(0),
    shares: integer("shares").notNull().default(0),
    /** Published comments only. */
    commentCount: integer("comment_count").notNull().default(0),
    readingMinutes: integer("reading_minutes").notNull().default(1),
    relatedIds: text("related_ids", { mode: "json" })
      .$type<number[]>()
      .notNull()
      .default(sql`'[]'`),
    /** Two editors at once: the second save of the same revision is refused. */
    revision: integer("revision").notNull().default(1),
    /** From the form: a second submit of the same form is the same article. */
    submissionKey: text("submission_key"),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
    createdAt: integer("created_at").notNull().default(now),
    updatedAt: integer("updated_at").notNull().default(now),
    /** `published_at` without its null: articles without a date come last and can still be paged. */
    feedAt: integer("feed_at")
      .notNull()
      .generatedAlwaysAs(sql`ifnull(published_at, 0)`, { mode: "stored" }),
    trend: real("trend")
      .notNull()
      .generatedAlwaysAs(
        sql`log(1 + likes + 2 * saves + 3 * comment_count + shares) + ifnull(published_at, 0) / 45000000.0`,
        { mode: "stored" },
      ),
  },
  // SQLite ends every index with the row id, so each of these is a keyset that ends with `id`.
  (table) => [
    index("news_articles_newest").on(table.status, table.feedAt),
    index("news_articles_source_newest").on(table.status, table.source, table.feedAt),
    index("news_articles_trending").on(table.status, table.trend),
    index("news_articles_desk").on(table.status, table.updatedAt),
    index("news_articles_due").on(table.status, table.scheduledAt),
    index("news_articles_editor").on(table.editorId),
    uniqueIndex("news_articles_submission").on(table.submissionKey),
    check(
      "news_articles_counters",
      sql`min(${table.likes}, ${table.saves}, ${table.shares}, ${table.commentCount}) >= 0`,
    ),
    check(
      "news_articles_schedule",
      sql`${table.status} <> 'scheduled' or ${table.scheduledAt} is not null`,
    ),
  ],
);

/** What an article said before an edit. */
export const articleRevisions = sqliteTable(
  "article_revisions",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    articleId: integer("article_id")
      .notNull()
      .references(() => newsArticles.id),
    revision: integer("revision").notNull(),
    title: text("title").notNull(),
    summary: text("summary").notNull(),
    content: text("content").notNull(),
    source: text("source").notNull(),
    author: text("author").notNull(),
    imageUrl: text("image_url"),
    editorId: integer("editor_id").references(() => users.id),
    /** Why it was changed; readers see it when it is a correction. */
    note: text("note"),
    isCorrection: integer("is_correction", { mode: "boolean" }).notNull().default(false),
    createdAt: integer("created_at").notNull().default(now),
  },
  (table) => [
    uniqueIndex("article_revisions_number").on(table.articleId, table.revision),
    index("article_revisions_editor").on(table.editorId),
  ],
);

export const userArticleInteractions = sqliteTable(
  "user_article_interactions",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    articleId: integer("article_id")
      .notNull()
      .references(() => newsArticles.id),
    liked: integer("liked", { mode: "boolean" }).notNull().default(false),
    saved: integer("saved", { mode: "boolean" }).notNull().default(false),
    shared: integer("shared", { mode: "boolean" }).notNull().default(false),
    savedAt: integer("saved_at"),
    createdAt: integer("created_at").notNull().default(now),
    updatedAt: integer("updated_at").notNull().default(now),
  },
  (table) => [
    uniqueIndex("user_article_interactions_once").on(table.userId, table.articleId),
    index("user_article_interactions_saved")
      .on(table.userId, table.savedAt)
      .where(sql`${table.saved} = 1`),
    index("user_article_interactions_article").on(table.articleId),
  ],
);

/** The same for visitors, by the id in their signed cookie; moved to the person who signs up. */
export const guestArticleInteractions = sqliteTable(
  "guest_article_interactions",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    guestId: text("guest_id").notNull(),
    articleId: integer("article_id")
      .notNull()
      .references(() => newsArticles.id),
    liked: integer("liked", { mode: "boolean" }).notNull().default(false),
    saved: integer("saved", { mode: "boolean" }).notNull().default(false),
    shared: integer("shared", { mode: "boolean" }).notNull().default(false),
    /** Whether it moved the article's counter; more than one a day from one address does not. */
    likedCounted: integer("liked_counted", { mode: "boolean" }).notNull().default(false),
    savedCounted: integer("saved_counted", { mode: "boolean" }).notNull().default(false),
    sharedCounted: integer("shared_counted", { mode: "boolean" }).notNull().default(false),
    savedAt: integer("saved_at"),
    createdAt: integer("created_at").notNull().default(now),
    updatedAt: integer("updated_at").notNull().default(now),
  },
  (table) => [
    uniqueIndex("guest_article_interactions_once").on(table.guestId, table.articleId),
    index("guest_article_interactions_saved")
      .on(table.guestId, table.savedAt)
      .where(sql`${table.saved} = 1`),
    index("guest_article_interactions_article").on(table.articleId),
  ],
);

export const articleComments = sqliteTable(
  "article_comments",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    articleId: integer("article_id")
      .notNull()
      .references(() => newsArticles.id),
    /** Null for a guest. */
    userId: integer("user_id").references(() => users.id),
    guestId: text("guest_id"),
    comment: text("comment").notNull(),
    /** A guest's name; a member shows under their public name of today. */
    username: text("username"),
    status: text("status", { enum: ["published", "held", "spam", "removed"] })
      .notNull()
      .default("published"),
    /** What the filter gave a guest's comment, and for what; a member's is not scored. */
    score: integer("score"),
    scoreReasons: text("score_reasons", { mode: "json" }).$type<string[]>(),
    /** Hash of the network with the day's salt, never the address. */
    networkKey: text("network_key"),
    textHash: text("text_hash"),
    /** The form token's nonce: unique, so that a token works once. */
    formNonce: text("form_nonce"),
    createdAt: integer("created_at").notNull().default(now),
    decidedAt: integer("decided_at"),
  },
  (table) => [
    index("article_comments_list").on(table.articleId, table.status, table.createdAt),
    index("article_comments_held").on(table.createdAt).where(sql`${table.status} = 'held'`),
    index("article_comments_spam").on(table.createdAt).where(sql`${table.status} = 'spam'`),
    index("article_comments_user").on(table.userId, table.createdAt),
    index("article_comments_guest").on(table.guestId),
    index("article_comments_text").on(table.textHash, table.createdAt),
    index("article_comments_network").on(table.networkKey, table.createdAt),
    uniqueIndex("article_comments_nonce").on(table.formNonce),
    check("article_comments_length", sql`length(${table.comment}) between 1 and 280`),
    check("article_comments_name", sql`length(${table.username}) <= 50`),
    check(
      "article_comments_signed",
      sql`${table.userId} is not null or ${table.username} is not null`,
    ),
  ],
);

export const blockedNetworks = sqliteTable(
  "blocked_networks",
  {
    networkKey: text("network_key").primaryKey(),
    until: integer("until").notNull(),
    createdAt: integer("created_at").notNull().default(now),
  },
  (table) => [index("blocked_networks_expiry").on(table.until)],
);

/** Link targets in guests' comments, from which the spam list learns. */
export const commentDomains = sqliteTable(
  "comment_domains",
  {
    domain: text("domain").primaryKey(),
    windowStart: integer("window_start").notNull(),
    commentCount: integer("comment_count").notNull().default(0),
    removedCount: integer("removed_count").notNull().default(0),
    blockedAt: integer("blocked_at"),
  },
  (table) => [
    check(
      "comment_domains_counted",
      sql`${table.commentCount} >= 0 and ${table.removedCount} between 0 and ${table.commentCount}`,
    ),
  ],
);

/** How many published articles a list has: `all` or a category key. */
export const newsLists = sqliteTable(
  "news_lists",
  {
    list: text("list").primaryKey(),
    articleCount: integer("article_count").notNull().default(0),
  },
  (table) => [check("news_lists_counted", sql`${table.articleCount} >= 0`)],
);
