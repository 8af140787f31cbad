import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { now } from "./columns";
import { users } from "./people";

/** Somebody says that something needs an editor's eye: in the community and elsewhere. */
export const reports = sqliteTable(
  "reports",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    reporterId: integer("reporter_id")
      .notNull()
      .references(() => users.id),
    targetKind: text("target_kind", {
      enum: [
        "thread",
        "answer",
        "thread_comment",
        "article_comment",
        "listing",
        "review",
        "person",
      ],
    }).notNull(),
    targetId: integer("target_id").notNull(),
    reason: text("reason").notNull(),
    note: text("note"),
    status: text("status", { enum: ["open", "upheld", "dismissed"] })
      .notNull()
      .default("open"),
    createdAt: integer("created_at").notNull().default(now),
    decidedAt: integer("decided_at"),
  },
  (table) => [
    uniqueIndex("reports_once").on(table.reporterId, table.targetKind, table.targetId),
    index("reports_queue").on(table.createdAt).where(sql`${table.status} = 'open'`),
    index("reports_target").on(table.targetKind, table.targetId),
  ],
);

/** What editors did and why. Everybody may read it, but for the private note. */
export const moderationLog = sqliteTable(
  "moderation_log",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    /** Null where a rule of the site acted. */
    actorId: integer("actor_id").references(() => users.id),
    action: text("action").notNull(),
    targetKind: text("target_kind").notNull(),
    targetId: integer("target_id").notNull(),
    /** Whose post it was. */
    subjectId: integer("subject_id").references(() => users.id),
    reason: text("reason").notNull(),
    note: text("note"),
    privateNote: text("private_note"),
    createdAt: integer("created_at").notNull().default(now),
  },
  (table) => [
    index("moderation_log_target").on(table.targetKind, table.targetId),
    index("moderation_log_actor").on(table.actorId),
    index("moderation_log_subject").on(table.subjectId),
  ],
);
