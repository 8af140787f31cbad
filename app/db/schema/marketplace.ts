import { type SQL, sql } from "drizzle-orm";
import {
  type AnySQLiteColumn,
  check,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";

import { users } from "./people";

const now = sql`(cast(unixepoch('subsec') * 1000 as integer))`;

const itemStatuses = [
  "active",
  "pending",
  "changes_requested",
  "rejected",
  "paused",
  "under_investigation",
  "removed",
] as const;
const pricingModels = ["free", "one-time", "subscription", "pay-what-you-want"] as const;
const uploadMethods = ["zip", "replit", "other", "prompts"] as const;
const providers = ["test", "stripe", "none"] as const;

/** Money is whole cents up to ten million dollars. A null passes a CHECK. */
function isCents(column: AnySQLiteColumn): SQL {
  return sql`typeof(${column}) in ('integer', 'null') and ${column} between 0 and 1000000000`;
}

export const sellers = sqliteTable("sellers", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.id),
  /** When an editor verified this seller; null when not verified. */
  verifiedAt: integer("verified_at"),
  stripeAccountId: text("stripe_account_id"),
  createdAt: integer("created_at").notNull().default(now),
});

/** Uploads: bytes are in R2 under `objectKey`. */
export const marketplaceFiles = sqliteTable(
  "marketplace_files",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    ownerId: integer("owner_id").references(() => users.id),
    guestId: text("guest_id"),
    kind: text("kind", { enum: ["cover", "package"] }).notNull(),
    status: text("status", { enum: ["uploading", "ready"] })
      .notNull()
      .default("uploading"),
    objectKey: text("object_key").notNull(),
    /** R2's multipart upload, kept so that an interrupted one can be aborted. */
    uploadId: text("upload_id"),
    fileName: text("file_name").notNull(),
    contentType: text("content_type").notNull(),
    sizeBytes: integer("size_bytes").notNull().default(0),
    sha256: text("sha256"),
    createdAt: integer("created_at").notNull().default(now),
    /** When a listing with it was first approved; until then its owner and editors alone see it. */
    publishedAt: integer("published_at"),
  },
  (table) => [
    uniqueIndex("marketplace_files_object").on(table.objectKey),
    index("marketplace_files_owner").on(table.ownerId),
    index("marketplace_files_unpublished")
      .on(table.createdAt)
      .where(sql`${table.publishedAt} is null`),
    check(
      "marketplace_files_size",
      sql`typeof(${table.sizeBytes}) = 'integer' and ${table.sizeBytes} between 0 and case ${table.kind} when 'cover' then 5242880 else 52428800 end`,
    ),
    check(
      "marketplace_files_owned",
      sql`${table.ownerId} is not null or ${table.guestId} is not null`,
    ),
  ],
);

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

/** A listing as submitted. An edit of a live item waits here while the old version stays on sale. */
export const marketplaceItemVersions = sqliteTable(
  "marketplace_item_versions",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    itemId: integer("item_id")
      .notNull()
      .references(() => marketplaceItems.id),
    number: integer("number").notNull(),
    status: text("status", { enum: ["pending", "changes_requested", "rejected", "approved"] })
      .notNull()
      .default("pending"),
    type: text("type").notNull(),
    name: text("name").notNull(),
    description: text("description").notNull(),
    fullDescription: text("full_description").notNull(),
    category: text("category").notNull(),
    tags: text("tags", { mode: "json" }).$type<string[]>().notNull().default(sql`'[]'`),
    imageUrl: text("image_url"),
    imagePath: text("image_path"),
    priceCents: integer("price_cents"),
    pricingModel: text("pricing_model", { enum: pricingModels }).notNull(),
    license: text("license"),
    supportEmail: text("support_email"),
    uploadMethod: text("upload_method", { enum: uploadMethods }).notNull(),
    fileId: integer("file_id").references(() => marketplaceFiles.id),
    linkUrl: text("link_url"),
    instructions: text("instructions"),
    /** Prompts, steps or a course that the site itself can show. */
    content: text("content", { mode: "json" }).$type<Record<string, unknown>>(),
    /** What changed, in the creator's words. */
    changes: text("changes"),
    /** From the form: a second submit of the same form is the same version. */
    submissionKey: text("submission_key"),
    submittedAt: integer("submitted_at").notNull().default(now),
    decidedAt: integer("decided_at"),
  },
  (table) => [
    uniqueIndex("marketplace_item_versions_number").on(table.itemId, table.number),
    uniqueIndex("marketplace_item_versions_submission").on(table.submissionKey),
    uniqueIndex("marketplace_item_versions_open")
      .on(table.itemId)
      .where(sql`${table.status} in ('pending', 'changes_requested')`),
    index("marketplace_item_versions_queue")
      .on(table.submittedAt)
      .where(sql`${table.status} = 'pending'`),
    index("marketplace_item_versions_file").on(table.fileId),
    index("marketplace_item_versions_image").on(table.imagePath),
    check(
      "marketplace_item_versions_price",
      sql`${isCents(table.priceCents)} and ${table.priceCents} > 0`,
    ),
  ],
);

/** Every step of a listing through review, with its reasons. */
export const listingDecisions = sqliteTable(
  "listing_decisions",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    itemId: integer("item_id")
      .notNull()
      .references(() => marketplaceItems.id),
    versionId: integer("version_id").references(() => marketplaceItemVersions.id),
    /** The editor, or the creator for a submission, a pause or an appeal. */
    actorId: integer("actor_id").references(() => users.id),
    fromStatus: text("from_status").notNull(),
    toStatus: text("to_status").notNull(),
    reasons: text("reasons", { mode: "json" }).$type<string[]>().notNull().default(sql`'[]'`),
    noteToCreator: text("note_to_creator"),
    privateNote: text("private_note"),
    createdAt: integer("created_at").notNull().default(now),
  },
  (table) => [
    index("listing_decisions_item").on(table.itemId, table.createdAt),
    index("listing_decisions_version").on(table.versionId),
    index("listing_decisions_actor").on(table.actorId, table.createdAt),
  ],
);

/** The wizard's answers, saved per step; a visitor's draft gains its owner on signing in. */
export const listingDrafts = sqliteTable(
  "listing_drafts",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    userId: integer("user_id").references(() => users.id),
    guestId: text("guest_id"),
    /** The listing that this draft changes; null for a new one. */
    itemId: integer("item_id").references(() => marketplaceItems.id),
    step: text("step", { enum: ["type", "details", "upload", "pricing", "license", "review"] })
      .notNull()
      .default("type"),
    type: text("type"),
    title: text("title").notNull().default(""),
    shortDescription: text("short_description").notNull().default(""),
    fullDescription: text("full_description").notNull().default(""),
    uploadMethod: text("upload_method", { enum: uploadMethods }),
    replitLink: text("replit_link").notNull().default(""),
    linkUrl: text("link_url").notNull().default(""),
    instructions: text("instructions").notNull().default(""),
    /** A prompt pack as it is being written. */
    prompts: text("prompts", { mode: "json" })
      .$type<
        { title: string; prompt: string; note: string; example: string; isSample: boolean }[]
      >()
      .notNull()
      .default(sql`'[]'`),
    priceCents: integer("price_cents").notNull().default(0),
    pricingModel: text("pricing_model", { enum: pricingModels }).notNull().default("one-time"),
    license: text("license").notNull().default("personal"),
    supportOffered: integer("support_offered", { mode: "boolean" }).notNull().default(false),
    contactEmail: text("contact_email").notNull().default(""),
    category: text("category").notNull().default("Productivity"),
    tags: text("tags", { mode: "json" }).$type<string[]>().notNull().default(sql`'[]'`),
    termsAgreed: integer("terms_agreed", { mode: "boolean" }).notNull().default(false),
    coverFileId: integer("cover_file_id").references(() => marketplaceFiles.id),
    fileId: integer("file_id").references(() => marketplaceFiles.id),
    createdAt: integer("created_at").notNull().default(now),
    updatedAt: integer("updated_at").notNull().default(now),
  },
  (table) => [
    index("listing_drafts_user").on(table.userId, table.updatedAt),
    index("listing_drafts_guest").on(table.guestId, table.updatedAt),
    index("listing_drafts_item").on(table.itemId),
    index("listing_drafts_cover").on(table.coverFileId),
    index("listing_drafts_file").on(table.fileId),
    index("listing_drafts_abandoned").on(table.updatedAt).where(sql`${table.userId} is null`),
    check("listing_drafts_owned", sql`${table.userId} is not null or ${table.guestId} is not null`),
    check("listing_drafts_short", sql`length(${table.shortDescription}) <= 200`),
    check("listing_drafts_price", isCents(table.priceCents)),
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

/** How many active items a list has: `all`, `category:Education`, `verified`, `stars:4`. */
export const marketplaceLists = sqliteTable(
  "marketplace_lists",
  {
    list: text("list").primaryKey(),
    itemCount: integer("item_count").notNull().default(0),
  },
  (table) => [check("marketplace_lists_counted", sql`${table.itemCount} >= 0`)],
);

/** Where a far page of a list begins, so that it is reached without reading what comes before. */
export const marketplacePageMarks = sqliteTable(
  "marketplace_page_marks",
  {
    /** A list and its order: `all|newest`. */
    list: text("list").notNull(),
    position: integer("position").notNull(),
    sortKey: real("sort_key").notNull(),
    itemId: integer("item_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.list, table.position] })],
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
    index("marketplace_suggestions_best").on(table.prefix, table.kind, table.weight),
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
    /** Null reads "Unknown date". */
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

export const carts = sqliteTable(
  "carts",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    createdAt: integer("created_at").notNull().default(now),
    updatedAt: integer("updated_at").notNull().default(now),
  },
  (table) => [uniqueIndex("carts_user").on(table.userId)],
);

export const cartItems = sqliteTable(
  "cart_items",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    cartId: integer("cart_id")
      .notNull()
      .references(() => carts.id),
    itemId: integer("item_id")
      .notNull()
      .references(() => marketplaceItems.id),
    quantity: integer("quantity").notNull().default(1),
    /** What the buyer offers where the price is a minimum. */
    offerCents: integer("offer_cents"),
    addedAt: integer("added_at").notNull().default(now),
  },
  (table) => [
    uniqueIndex("cart_items_once").on(table.cartId, table.itemId),
    index("cart_items_item").on(table.itemId),
    check(
      "cart_items_quantity",
      sql`typeof(${table.quantity}) = 'integer' and ${table.quantity} >= 1`,
    ),
    check("cart_items_offer", isCents(table.offerCents)),
  ],
);

export const coupons = sqliteTable(
  "coupons",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    /** Upper case; what a buyer types is compared in upper case. */
    code: text("code").notNull(),
    kind: text("kind", { enum: ["percent", "amount"] }).notNull(),
    percent: integer("percent"),
    amountCents: integer("amount_cents"),
    scope: text("scope", { enum: ["all", "seller", "item", "category"] })
      .notNull()
      .default("all"),
    sellerId: integer("seller_id").references(() => users.id),
    itemId: integer("item_id").references(() => marketplaceItems.id),
    category: text("category"),
    minSubtotalCents: integer("min_subtotal_cents").notNull().default(0),
    startsAt: integer("starts_at"),
    endsAt: integer("ends_at"),
    /** Null means without limit. */
    maxUses: integer("max_uses"),
    maxUsesPerUser: integer("max_uses_per_user"),
    usedCount: integer("used_count").notNull().default(0),
    isActive: integer("is_active", { mode: "boolean" }).notNull().default(true),
    createdAt: integer("created_at").notNull().default(now),
  },
  (table) => [
    uniqueIndex("coupons_code").on(table.code),
    index("coupons_seller").on(table.sellerId),
    index("coupons_item").on(table.itemId),
    check(
      "coupons_code_form",
      sql`length(${table.code}) between 3 and 24 and ${table.code} not glob '*[^A-Z0-9_-]*'`,
    ),
    check(
      "coupons_value",
      sql`case ${table.kind} when 'percent' then ${table.amountCents} is null and typeof(${table.percent}) = 'integer' and ${table.percent} between 1 and 100 else ${table.percent} is null and typeof(${table.amountCents}) = 'integer' and ${table.amountCents} between 1 and 1000000000 end`,
    ),
    check(
      "coupons_scope",
      sql`case ${table.scope} when 'seller' then ${table.sellerId} is not null when 'item' then ${table.itemId} is not null when 'category' then ${table.category} is not null else 1 end`,
    ),
    check("coupons_minimum", isCents(table.minSubtotalCents)),
    // The last use cannot be taken twice: the batch that would do so fails here.
    check(
      "coupons_used",
      sql`${table.usedCount} >= 0 and (${table.maxUses} is null or ${table.usedCount} <= ${table.maxUses})`,
    ),
  ],
);

export const orders = sqliteTable(
  "orders",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    /** The number on the receipt. */
    reference: text("reference").notNull(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    idempotencyKey: text("idempotency_key").notNull(),
    status: text("status", {
      enum: ["pending", "complete", "failed", "cancelled", "refunded", "partly_refunded"],
    })
      .notNull()
      .default("pending"),
    source: text("source", { enum: ["item", "cart"] }).notNull(),
    /** Revenue never adds up "test" orders with real ones. */
    provider: text("provider", { enum: providers }).notNull(),
    providerSessionId: text("provider_session_id"),
    providerPaymentId: text("provider_payment_id"),
    currency: text("currency").notNull().default("USD"),
    subtotalCents: integer("subtotal_cents").notNull(),
    discountCents: integer("discount_cents").notNull().default(0),
    totalCents: integer("total_cents").notNull(),
    refundedCents: integer("refunded_cents").notNull().default(0),
    couponId: integer("coupon_id").references(() => coupons.id),
    couponCode: text("coupon_code"),
    termsAcceptedAt: integer("terms_accepted_at").notNull(),
    failure: text("failure"),
    createdAt: integer("created_at").notNull().default(now),
    updatedAt: integer("updated_at").notNull().default(now),
    completedAt: integer("completed_at"),
  },
  (table) => [
    uniqueIndex("orders_reference").on(table.reference),
    uniqueIndex("orders_once").on(table.userId, table.idempotencyKey),
    uniqueIndex("orders_session").on(table.providerSessionId),
    uniqueIndex("orders_payment").on(table.providerPaymentId),
    index("orders_user").on(table.userId, table.createdAt),
    index("orders_coupon").on(table.couponId),
    index("orders_unsettled").on(table.createdAt).where(sql`${table.status} = 'pending'`),
    check(
      "orders_money",
      sql`${isCents(table.subtotalCents)} and ${isCents(table.discountCents)} and ${isCents(table.totalCents)} and ${isCents(table.refundedCents)}`,
    ),
    check(
      "orders_total",
      sql`${table.totalCents} = ${table.subtotalCents} - ${table.discountCents} and ${table.refundedCents} <= ${table.totalCents}`,
    ),
  ],
);

/** What was ordered, at the price and under the name of that moment. */
export const orderItems = sqliteTable(
  "order_items",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    orderId: integer("order_id")
      .notNull()
      .references(() => orders.id),
    itemId: integer("item_id")
      .notNull()
      .references(() => marketplaceItems.id),
    sellerId: integer("seller_id")
      .notNull()
      .references(() => users.id),
    versionNumber: integer("version_number").notNull().default(1),
    name: text("name").notNull(),
    license: text("license"),
    quantity: integer("quantity").notNull().default(1),
    unitPriceCents: integer("unit_price_cents").notNull(),
    discountCents: integer("discount_cents").notNull().default(0),
    totalCents: integer("total_cents").notNull(),
  },
  (table) => [
    uniqueIndex("order_items_once").on(table.orderId, table.itemId),
    index("order_items_item").on(table.itemId),
    index("order_items_seller").on(table.sellerId),
    check(
      "order_items_quantity",
      sql`typeof(${table.quantity}) = 'integer' and ${table.quantity} >= 1`,
    ),
    check(
      "order_items_money",
      sql`${isCents(table.unitPriceCents)} and ${isCents(table.discountCents)} and ${isCents(table.totalCents)}`,
    ),
    check(
      "order_items_total",
      sql`${table.totalCents} = ${table.unitPriceCents} * ${table.quantity} - ${table.discountCents}`,
    ),
  ],
);

export const couponUses = sqliteTable(
  "coupon_uses",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    couponId: integer("coupon_id")
      .notNull()
      .references(() => coupons.id),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    orderId: integer("order_id")
      .notNull()
      .references(() => orders.id),
    /** This person's how-manieth use: two at once cannot both be the last one allowed. */
    nth: integer("nth").notNull().default(1),
    createdAt: integer("created_at").notNull().default(now),
  },
  (table) => [
    uniqueIndex("coupon_uses_order").on(table.orderId),
    uniqueIndex("coupon_uses_nth").on(table.couponId, table.userId, table.nth),
    index("coupon_uses_user").on(table.userId),
    check("coupon_uses_counted", sql`${table.nth} >= 1`),
  ],
);

/** What a seller is owed for one week; sales and refunds are added in the batch that makes them. */
export const payouts = sqliteTable(
  "payouts",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    sellerId: integer("seller_id")
      .notNull()
      .references(() => users.id),
    provider: text("provider", { enum: providers }).notNull(),
    /** Monday 00:00 UTC. */
    weekStart: integer("week_start").notNull(),
    saleCount: integer("sale_count").notNull().default(0),
    earnedCents: integer("earned_cents").notNull().default(0),
    refundedCents: integer("refunded_cents").notNull().default(0),
    paidAt: integer("paid_at"),
    /** A transfer's number or a note. */
    paidReference: text("paid_reference"),
  },
  (table) => [
    uniqueIndex("payouts_week").on(table.sellerId, table.provider, table.weekStart),
    index("payouts_due").on(table.weekStart).where(sql`${table.paidAt} is null`),
    index("payouts_paid").on(table.paidAt),
    check(
      "payouts_money",
      sql`${isCents(table.earnedCents)} and ${isCents(table.refundedCents)} and ${table.saleCount} >= 0`,
    ),
  ],
);

export const purchases = sqliteTable(
  "purchases",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    itemId: integer("item_id")
      .notNull()
      .references(() => marketplaceItems.id),
    purchaseDate: integer("purchase_date").notNull().default(now),
    status: text("status", { enum: ["complete", "refunded", "revoked"] })
      .notNull()
      .default("complete"),
    amountCents: integer("amount_cents").notNull(),
    stripeSessionId: text("stripe_session_id"),
    accessType: text("access_type").notNull().default("full"),
    orderItemId: integer("order_item_id").references(() => orderItems.id),
    provider: text("provider", { enum: providers }).notNull().default("test"),
    quantity: integer("quantity").notNull().default(1),
    versionNumber: integer("version_number").notNull().default(1),
    license: text("license"),
    /** The wording the buyer agreed to; a later change of our texts does not reach it. */
    licenseText: text("license_text"),
    sellerId: integer("seller_id").references(() => users.id),
    platformFeeCents: integer("platform_fee_cents"),
    processingFeeCents: integer("processing_fee_cents"),
    creatorCents: integer("creator_cents"),
    payoutId: integer("payout_id").references(() => payouts.id),
    refundedAt: integer("refunded_at"),
  },
  (table) => [
    uniqueIndex("purchases_order_item").on(table.orderItemId),
    index("purchases_user").on(table.userId, table.purchaseDate),
    // Does this person own this item?
    index("purchases_owned").on(table.userId, table.itemId, table.status),
    index("purchases_item").on(table.itemId, table.purchaseDate),
    index("purchases_seller").on(table.sellerId, table.purchaseDate),
    index("purchases_payout").on(table.payoutId),
    index("purchases_session").on(table.stripeSessionId),
    check(
      "purchases_money",
      sql`${isCents(table.amountCents)} and ${isCents(table.platformFeeCents)} and ${isCents(table.processingFeeCents)} and ${isCents(table.creatorCents)}`,
    ),
    check(
      "purchases_split",
      sql`${table.platformFeeCents} + ${table.processingFeeCents} + ${table.creatorCents} = ${table.amountCents}`,
    ),
    check("purchases_quantity", sql`${table.quantity} >= 1`),
  ],
);

export const refunds = sqliteTable(
  "refunds",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    purchaseId: integer("purchase_id")
      .notNull()
      .references(() => purchases.id),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    status: text("status", { enum: ["requested", "complete", "refused", "failed"] })
      .notNull()
      .default("requested"),
    amountCents: integer("amount_cents").notNull(),
    reason: text("reason"),
    answer: text("answer"),
    providerRefundId: text("provider_refund_id"),
    createdAt: integer("created_at").notNull().default(now),
    decidedAt: integer("decided_at"),
  },
  (table) => [
    uniqueIndex("refunds_once").on(table.purchaseId),
    uniqueIndex("refunds_provider").on(table.providerRefundId),
    index("refunds_user").on(table.userId, table.createdAt),
    index("refunds_queue").on(table.createdAt).where(sql`${table.status} = 'requested'`),
    check("refunds_money", isCents(table.amountCents)),
  ],
);

/** A provider's notices, each taken once however often it is delivered. */
export const paymentEvents = sqliteTable(
  "payment_events",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    provider: text("provider", { enum: providers }).notNull(),
    eventId: text("event_id").notNull(),
    type: text("type").notNull(),
    orderId: integer("order_id").references(() => orders.id),
    payload: text("payload").notNull(),
    receivedAt: integer("received_at").notNull().default(now),
    processedAt: integer("processed_at"),
    failure: text("failure"),
  },
  (table) => [
    uniqueIndex("payment_events_once").on(table.provider, table.eventId),
    index("payment_events_order").on(table.orderId),
    index("payment_events_waiting").on(table.receivedAt).where(sql`${table.processedAt} is null`),
  ],
);
