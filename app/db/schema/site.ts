import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";

import { now } from "./columns";

import { answers, threads } from "./community";
import { users } from "./people";
import { reviews } from "./reviews";

/** Exact counters for limits; a window restarts when it has passed. */
export const rateLimits = sqliteTable(
  "rate_limits",
  {
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    resetAt: integer("reset_at").notNull(),
  },
  (table) => [
    index("rate_limits_expiry").on(table.resetAt),
    check("rate_limits_counted", sql`typeof(${table.count}) = 'integer' and ${table.count} >= 0`),
  ],
);

/**
 * Which visitors' likes, shares and downloads of today count: so many of one address and thing,
 * since a visitor without a cookie is a new one every time. Forgotten when the day has passed.
 */
export const guestCounts = sqliteTable(
  "guest_counts",
  {
    /** Stands for the address, for one day. */
    addressKey: text("address_key").notNull(),
    /** What was done with what, such as `liked:7`. */
    thing: text("thing").notNull(),
    guestId: text("guest_id").notNull(),
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.addressKey, table.thing, table.guestId] }),
    index("guest_counts_expiry").on(table.expiresAt),
  ],
);

export const notifications = sqliteTable(
  "notifications",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    kind: text("kind").notNull(),
    title: text("title").notNull(),
    href: text("href").notNull(),
    readAt: integer("read_at"),
    createdAt: integer("created_at").notNull().default(now),
  },
  (table) => [
    index("notifications_list").on(table.userId, table.id),
    index("notifications_unread").on(table.userId).where(sql`${table.readAt} is null`),
    // Each week is told of once, however many requests find that it is due.
    uniqueIndex("notifications_week")
      .on(table.userId, table.href)
      .where(sql`${table.kind} = 'week'`),
  ],
);

/** A row for each kind of notification that a person has switched off. */
export const notificationSettings = sqliteTable(
  "notification_settings",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    kind: text("kind").notNull(),
    createdAt: integer("created_at").notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);

/**
 * What was typed into a long form and not sent: one for a person, a kind of text and the thing that
 * it is about. A visitor's is found again after signing in, by the id of the browser.
 */
export const drafts = sqliteTable(
  "drafts",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    userId: integer("user_id").references(() => users.id),
    guestId: text("guest_id"),
    kind: text("kind").notNull(),
    about: integer("about").notNull().default(0),
    /** By the names of the form's fields. */
    fields: text("fields", { mode: "json" }).$type<Record<string, string>>().notNull(),
    updatedAt: integer("updated_at").notNull().default(now),
  },
  (table) => [
    uniqueIndex("drafts_user").on(table.userId, table.kind, table.about),
    uniqueIndex("drafts_guest").on(table.guestId, table.kind, table.about),
    index("drafts_abandoned").on(table.updatedAt),
    check("drafts_one_owner", sql`(${table.userId} is null) <> (${table.guestId} is null)`),
    check("drafts_bounded", sql`length(${table.fields}) <= 300000`),
  ],
);

/** Pictures that were uploaded for a text or copied for a review. The bytes are in R2, under the end of the address. */
export const textPictures = sqliteTable(
  "text_pictures",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    ownerId: integer("owner_id")
      .notNull()
      .references(() => users.id),
    address: text("address").notNull(),
    /** Or when the post with it was deleted, or another took its place: since then no text uses it. */
    createdAt: integer("created_at").notNull().default(now),
    /** When a text with it was first stored; its older versions show it even when it is taken out. */
    usedAt: integer("used_at"),
    /** The question, answer or review that it is seen with; null for an article's. */
    threadId: integer("thread_id").references(() => threads.id),
    answerId: integer("answer_id").references(() => answers.id),
    reviewId: integer("review_id").references(() => reviews.id),
  },
  (table) => [
    uniqueIndex("text_pictures_address").on(table.address),
    index("text_pictures_post")
      .on(table.threadId, table.answerId)
      .where(sql`${table.threadId} is not null`),
    index("text_pictures_review").on(table.reviewId).where(sql`${table.reviewId} is not null`),
    index("text_pictures_owner").on(table.ownerId),
    index("text_pictures_unused").on(table.createdAt).where(sql`${table.usedAt} is null`),
  ],
);

/** What one search runs over: tools, guides, lessons, exercises, courses, articles, listings, questions. */
export const searchDocuments = sqliteTable(
  "search_documents",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    kind: text("kind").notNull(),
    /** The id of the thing in its own table or content module. */
    ref: text("ref").notNull(),
    title: text("title").notNull(),
    excerpt: text("excerpt").notNull(),
    href: text("href").notNull(),
    length: integer("length").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [index("search_documents_ref").on(table.kind, table.ref)],
);

/** This and the next two tables have no rowid: only the migration can say so. */
export const searchPostings = sqliteTable(
  "search_postings",
  {
    term: text("term").notNull(),
    kind: text("kind").notNull(),
    /** Highest first, so a common word can be read up to a cap. */
    weight: integer("weight").notNull(),
    documentId: integer("document_id")
      .notNull()
      .references(() => searchDocuments.id),
  },
  (table) => [
    primaryKey({ columns: [table.term, table.kind, table.documentId] }),
    index("search_postings_best").on(table.term, table.kind, table.weight),
    index("search_postings_document").on(table.documentId),
  ],
);

export const searchTerms = sqliteTable("search_terms", {
  term: text("term").primaryKey(),
  documents: integer("documents").notNull().default(0),
});

/** How many documents of a kind hold a term. */
export const searchTermKinds = sqliteTable(
  "search_term_kinds",
  {
    term: text("term").notNull(),
    kind: text("kind").notNull(),
    documents: integer("documents").notNull(),
  },
  (table) => [primaryKey({ columns: [table.term, table.kind] })],
);

/** Small facts about the site itself, such as the version of the seeded reference content. */
export const siteFacts = sqliteTable("site_facts", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
  updatedAt: integer("updated_at").notNull().default(now),
});
