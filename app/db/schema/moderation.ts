import { sql } from "drizzle-orm";
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { now } from "./columns";
import { users } from "./people";

const reportKinds = [
  "thread",
  "answer",
  "thread_comment",
  "article_comment",
  "listing",
  "review",
  "person",
] as const;

/** Somebody says that something needs an editor's eye: in the community and elsewhere. */
export const reports = sqliteTable(
  "reports",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    reporterId: integer("reporter_id")
      .notNull()
      .references(() => users.id),
    targetKind: text("target_kind", { enum: reportKinds }).notNull(),
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
    index("reports_open").on(table.targetKind, table.targetId).where(sql`${table.status} = 'open'`),
    index("reports_target").on(table.targetKind, table.targetId),
  ],
);

/** A thing with open reports: what the desk lists, so that it need not read every report. */
export const reportCases = sqliteTable(
  "report_cases",
  {
    targetKind: text("target_kind", { enum: reportKinds }).notNull(),
    targetId: integer("target_id").notNull(),
    firstReportId: integer("first_report_id").notNull(),
    since: integer("since").notNull(),
    /** At most a hundred are counted. */
    openCount: integer("open_count").notNull(),
    /** Each once, in the order in which they came. */
    reasons: text("reasons", { mode: "json" }).$type<string[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.targetKind, table.targetId] }),
    index("report_cases_queue").on(table.since, table.firstReportId),
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
