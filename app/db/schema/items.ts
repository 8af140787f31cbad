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

import { isCents, now } from "./columns";
import { users } from "./people";

const itemStatuses = [
  "active",
  "pending",
  "changes_requested",
  "rejected",
  "paused",
  "under_investigation",
  "removed",
] as const;
export const pricingModels = ["free", "one-time", "subscription", "pay-what-you-want"] as const;

export const sellers = sqliteTable("sellers", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.id),
  /** When an editor verified this seller; null when not verified. */
  verifiedAt: integer("verified_at"),
  stripeAccountId: text("stripe_account_id"),
  /** Of all their items, without those that were refunded. */
  saleCount: integer("sale_count").notNull().default(0),
  createdAt: integer("created_at").notNull().default(now),
});

/** What is on sale and what a card shows. What a buyer gets is in the version with `versionNumber`. */
export const marketplaceItems = sqliteTable(
  "marketplace_items",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    name: text("name").notNull(),
    description: text("description").notNull(),
    fullDescription: text("full_description"),
    /** Rendered when written. */
    fullDescriptionHtml: text("full_description_html"),
    creatorId: integer("creator_id")
      .notNull()
      .references(() => users.id),
    /** Null means free; 0 is never stored. */
    priceCents: integer("price_cents"),
    pricingModel: text("pricing_model", { enum: pricingModels }).notNull().default("one-time"),
    /** The plain mean of the five counters below. */
    rating: real("rating").notNull().default(0),
    ratingCount: integer("rating_count").notNull().default(0),
    stars1: integer("stars_1").notNull().default(0),
    stars2: integer("stars_2").notNull().default(0),
    stars3: integer("stars_3").notNull().default(0),
    stars4: integer("stars_4").notNull().default(0),
    stars5: integer("stars_5").notNull().default(0),
    verifiedRatingCount: integer("verified_rating_count").notNull().default(0),
    verifiedRatingSum: integer("verified_rating_sum").notNull().default(0),
    imageUrl: text("image_url"),
    /** Our copy of an external image; null while it could not be fetched. */
    imagePath: text("image_path"),
    tags: text("tags", { mode: "json" }).$type<string[]>().notNull().default(sql`'[]'`),
    type: text("type").notNull().default("Agent"),
    category: text("category").notNull().default("Productivity"),
    downloads: integer("downloads").notNull().default(0),
    purchases: integer("purchases").notNull().default(0),
    /** The creator's part of these purchases. What was refunded is in neither. */
    earnedCents: integer("earned_cents").notNull().default(0),
    createdAt: integer("created_at").notNull().default(now),
    updatedAt: integer("updated_at").notNull().default(now),
    status: text("status", { enum: itemStatuses }).notNull().default("active"),
    /** Null reads "Standard License". */
    license: text("license").default("Personal"),
    supportEmail: text("support_email"),
    /** Copied from the seller, so that the filter needs no join. */
    sellerVerified: integer("seller_verified", { mode: "boolean" }).notNull().default(false),
    versionNumber: integer("version_number").notNull().default(1),
    similarIds: text("similar_ids", { mode: "json" })
      .$type<number[]>()
      .notNull()
      .default(sql`'[]'`),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
    popularity: integer("popularity")
      .notNull()
      .generatedAlwaysAs(sql`downloads + purchases`, { mode: "stored" }),
    sortPriceCents: integer("sort_price_cents")
      .notNull()
      .generatedAlwaysAs(sql`ifnull(price_cents, 0)`, { mode: "stored" }),
    /** Orders items of equal mean: five reviews of 3.9 are assumed, an unverified one weighs a quarter. */
    ratingRank: real("rating_rank")
      .notNull()
      .generatedAlwaysAs(
        sql`(0.25 * (stars_1 + 2 * stars_2 + 3 * stars_3 + 4 * stars_4 + 5 * stars_5) + 0.75 * verified_rating_sum + 19.5) / (0.25 * rating_count + 0.75 * verified_rating_count + 5)`,
        { mode: "stored" },
      ),
  },
  // SQLite ends every index with the row id, so each of these is a keyset that ends with `id`.
  (table) => [
    index("marketplace_items_newest").on(table.status, table.updatedAt),
    index("marketplace_items_popular").on(table.status, table.popularity),
    index("marketplace_items_price").on(table.status, table.sortPriceCents),
    index("marketplace_items_rated").on(table.status, table.rating, table.ratingRank),
    index("marketplace_items_category_newest").on(table.status, table.category, table.updatedAt),
    index("marketplace_items_category_popular").on(table.status, table.category, table.popularity),
    index("marketplace_items_category_price").on(
      table.status,
      table.category,
      table.sortPriceCents,
    ),
    index("marketplace_items_category_rated").on(
      table.status,
      table.category,
      table.rating,
      table.ratingRank,
    ),
    index("marketplace_items_verified_newest")
      .on(table.status, table.updatedAt)
      .where(sql`${table.sellerVerified} = 1`),
    index("marketplace_items_verified_popular")
      .on(table.status, table.popularity)
      .where(sql`${table.sellerVerified} = 1`),
    index("marketplace_items_verified_price")
      .on(table.status, table.sortPriceCents)
      .where(sql`${table.sellerVerified} = 1`),
    index("marketplace_items_verified_rated")
      .on(table.status, table.rating, table.ratingRank)
      .where(sql`${table.sellerVerified} = 1`),
    index("marketplace_items_creator").on(table.creatorId, table.updatedAt),
    index("marketplace_items_creator_newest").on(table.creatorId, table.status, table.updatedAt),
    index("marketplace_items_earned")
      .on(table.creatorId, table.earnedCents)
      .where(sql`${table.purchases} > 0`),
    index("marketplace_items_name").on(sql`lower(${table.name})`),
    check("marketplace_items_price", sql`${isCents(table.priceCents)} and ${table.priceCents} > 0`),
    check(
      "marketplace_items_counters",
      sql`min(${table.downloads}, ${table.purchases}, ${table.stars1}, ${table.stars2}, ${table.stars3}, ${table.stars4}, ${table.stars5}) >= 0`,
    ),
    check(
      "marketplace_items_rating",
      sql`${table.rating} between 0 and 5 and (${table.ratingCount} > 0 or ${table.rating} = 0) and ${table.ratingCount} = ${table.stars1} + ${table.stars2} + ${table.stars3} + ${table.stars4} + ${table.stars5} and abs(${table.rating} * ${table.ratingCount} - (${table.stars1} + 2 * ${table.stars2} + 3 * ${table.stars3} + 4 * ${table.stars4} + 5 * ${table.stars5})) <= 0.006 * ${table.ratingCount}`,
    ),
    check(
      "marketplace_items_verified_rating",
      sql`${table.verifiedRatingCount} between 0 and ${table.ratingCount} and ${table.verifiedRatingSum} between ${table.verifiedRatingCount} and 5 * ${table.verifiedRatingCount}`,
    ),
  ],
);

export const marketplaceTags = sqliteTable(
  "marketplace_tags",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    name: text("name").notNull(),
    /** Lower-cased and normalised: "E-Mail" and "e-mail" are one tag. */
    slug: text("slug").notNull(),
    itemCount: integer("item_count").notNull().default(0),
  },
  (table) => [
    uniqueIndex("marketplace_tags_slug").on(table.slug),
    index("marketplace_tags_used").on(table.itemCount),
    check("marketplace_tags_counted", sql`${table.itemCount} >= 0`),
  ],
);

/** Active items only, so that a tag's list needs no look at the items it leaves out. */
export const marketplaceItemTags = sqliteTable(
  "marketplace_item_tags",
  {
    tagId: integer("tag_id")
      .notNull()
      .references(() => marketplaceTags.id),
    itemId: integer("item_id")
      .notNull()
      .references(() => marketplaceItems.id),
    /** The item's, so that the default order is read from the index. */
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.tagId] }),
    index("marketplace_item_tags_newest").on(table.tagId, table.updatedAt, table.itemId),
  ],
);

/** How many active items a list has: `all`, `category:Education`, `creator:7`, `verified`, `stars:4`. */
export const marketplaceLists = sqliteTable(
  "marketplace_lists",
  {
    list: text("list").primaryKey(),
    itemCount: integer("item_count").notNull().default(0),
  },
  (table) => [check("marketplace_lists_counted", sql`${table.itemCount} >= 0`)],
);

/**
 * Each beginning of 2 to 8 characters of a word has its row, so that the heaviest few are read from
 * the index. The weight is the power of two below the popularity: it rarely changes.
 */
export const marketplaceSuggestions = sqliteTable(
  "marketplace_suggestions",
  {
    prefix: text("prefix").notNull(),
    kind: text("kind", { enum: ["product", "category", "tag"] }).notNull(),
    value: text("value").notNull(),
    weight: integer("weight").notNull().default(0),
    /** The product that put it here. */
    itemId: integer("item_id").references(() => marketplaceItems.id),
  },
  (table) => [
    index("marketplace_suggestions_shortest_best").on(
      table.prefix,
      table.kind,
      table.weight,
      sql`-length(${table.value})`,
    ),
    uniqueIndex("marketplace_suggestions_item").on(table.itemId, table.prefix),
    uniqueIndex("marketplace_suggestions_value")
      .on(table.kind, table.value, table.prefix)
      .where(sql`${table.itemId} is null`),
  ],
);

/** Daily figures for "Rising" and the creator's chart. The day is days since 1970 in UTC. */
export const marketplaceItemDays = sqliteTable(
  "marketplace_item_days",
  {
    itemId: integer("item_id")
      .notNull()
      .references(() => marketplaceItems.id),
    day: integer("day").notNull(),
    downloads: integer("downloads").notNull().default(0),
    purchases: integer("purchases").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.day] }),
    index("marketplace_item_days_day").on(table.day),
    check("marketplace_item_days_counted", sql`min(${table.downloads}, ${table.purchases}) >= 0`),
  ],
);

/** Favourites and bookmarks, of people and of guests. */
export const marketplaceSaves = sqliteTable(
  "marketplace_saves",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    userId: integer("user_id").references(() => users.id),
    guestId: text("guest_id"),
    itemId: integer("item_id")
      .notNull()
      .references(() => marketplaceItems.id),
    kind: text("kind", { enum: ["favorite", "bookmark"] }).notNull(),
    createdAt: integer("created_at").notNull().default(now),
  },
  (table) => [
    uniqueIndex("marketplace_saves_user").on(table.userId, table.itemId, table.kind),
    uniqueIndex("marketplace_saves_guest").on(table.guestId, table.itemId, table.kind),
    index("marketplace_saves_user_list").on(table.userId, table.createdAt),
    index("marketplace_saves_guest_list").on(table.guestId, table.createdAt),
    index("marketplace_saves_item").on(table.itemId),
    check(
      "marketplace_saves_one_owner",
      sql`(${table.userId} is null) <> (${table.guestId} is null)`,
    ),
  ],
);

/** Who downloaded an item: counted once per person or guest, however often they fetch it. */
export const marketplaceDownloads = sqliteTable(
  "marketplace_downloads",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    itemId: integer("item_id")
      .notNull()
      .references(() => marketplaceItems.id),
    userId: integer("user_id").references(() => users.id),
    guestId: text("guest_id"),
    times: integer("times").notNull().default(1),
    createdAt: integer("created_at").notNull().default(now),
    lastAt: integer("last_at").notNull().default(now),
  },
  (table) => [
    uniqueIndex("marketplace_downloads_user").on(table.itemId, table.userId),
    uniqueIndex("marketplace_downloads_guest").on(table.itemId, table.guestId),
    index("marketplace_downloads_library").on(table.userId, table.createdAt),
    index("marketplace_downloads_guest_library").on(table.guestId),
    check(
      "marketplace_downloads_one_owner",
      sql`(${table.userId} is null) <> (${table.guestId} is null)`,
    ),
    check("marketplace_downloads_counted", sql`${table.times} >= 0`),
  ],
);
