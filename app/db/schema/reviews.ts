import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

import { now } from "./columns";
import { marketplaceItems } from "./items";
import { users } from "./people";

export const reviews = sqliteTable(
  "reviews",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    itemId: integer("item_id")
      .notNull()
      .references(() => marketplaceItems.id),
    rating: integer("rating").notNull(),
    reviewText: text("review_text"),
    imageUrl: text("image_url"),
    imagePath: text("image_path"),
    /** 0 or null reads "Unknown date". Null is written no more: a page could not begin behind it. */
    createdAt: integer("created_at").default(now),
    updatedAt: integer("updated_at"),
    helpful: integer("helpful").notNull().default(0),
    verified: integer("verified", { mode: "boolean" }).notNull().default(false),
    status: text("status", { enum: ["visible", "removed"] })
      .notNull()
      .default("visible"),
  },
  (table) => [
    uniqueIndex("reviews_once").on(table.userId, table.itemId),
    index("reviews_helpful").on(
      table.itemId,
      table.status,
      table.helpful,
      table.verified,
      table.createdAt,
    ),
    index("reviews_recent").on(table.itemId, table.status, table.createdAt),
    index("reviews_rated").on(table.itemId, table.status, table.rating, table.createdAt),
    check(
      "reviews_rating",
      sql`typeof(${table.rating}) = 'integer' and ${table.rating} between 1 and 5`,
    ),
    check("reviews_text", sql`length(${table.reviewText}) <= 1000`),
    check("reviews_counted", sql`${table.helpful} >= 0`),
  ],
);

export const reviewHelpfulVotes = sqliteTable(
  "review_helpful_votes",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    reviewId: integer("review_id")
      .notNull()
      .references(() => reviews.id),
    userId: integer("user_id").references(() => users.id),
    guestId: text("guest_id"),
    createdAt: integer("created_at").notNull().default(now),
  },
  (table) => [
    uniqueIndex("review_helpful_votes_user").on(table.reviewId, table.userId),
    uniqueIndex("review_helpful_votes_guest").on(table.reviewId, table.guestId),
    index("review_helpful_votes_by_user").on(table.userId),
    index("review_helpful_votes_by_guest").on(table.guestId),
    check(
      "review_helpful_votes_one_voter",
      sql`(${table.userId} is null) <> (${table.guestId} is null)`,
    ),
  ],
);
