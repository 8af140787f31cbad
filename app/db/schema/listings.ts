import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

import { isCents, now } from "./columns";
import { marketplaceItems, pricingModels } from "./items";
import { users } from "./people";

const uploadMethods = ["zip", "replit", "other", "prompts"] as const;

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
