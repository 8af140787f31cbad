import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * What somebody learned before they had an account: a lesson's checks, an exercise and a challenge.
 * It is theirs by a signed cookie, moves into the account that they make or sign in to, and is
 * forgotten a month after the last thing they did.
 */
export const visitorWork = sqliteTable(
  "visitor_work",
  {
    visitorId: text("visitor_id").notNull(),
    kind: text("kind", { enum: ["check", "exercise", "challenge", "claim"] }).notNull(),
    /** Which of its kind; the key lets in one lesson, one exercise and one challenge. */
    part: text("part").notNull(),
    /** The skill, the exercise or the challenge. */
    subject: text("subject").notNull(),
    /** JSON text. */
    body: text("body").notNull(),
    createdAt: integer("created_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.visitorId, table.kind, table.part] }),
    index("visitor_work_expiry").on(table.expiresAt),
    check("visitor_work_kinds", sql`${table.kind} in ('check', 'exercise', 'challenge', 'claim')`),
    check("visitor_work_bounded", sql`length(${table.body}) <= 200000`),
  ],
);
