import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

import { users } from "./people";

/** What a learner finished and may show others, as it was signed. */
export const certificates = sqliteTable(
  "certificates",
  {
    /** A random UUID: whoever has the address may read the page. */
    id: text("id").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    /** `path 1764000000000` by the day it was planned, `course 7`. */
    subject: text("subject").notNull(),
    /** The name that the learner wants on it; null for none. */
    name: text("name"),
    title: text("title").notNull(),
    /** Sentences that say what was shown: a JSON list. */
    shown: text("shown", { mode: "json" }).$type<string[]>().notNull(),
    /** The signed credential, a compact JWS. */
    credential: text("credential").notNull(),
    issuedAt: integer("issued_at").notNull(),
    revokedAt: integer("revoked_at"),
    /** Null where it was taken back before this was kept. */
    revokedBy: text("revoked_by", { enum: ["learner", "editor"] }),
  },
  (table) => [
    // What an editor took back stays in it, so the same is not certified again.
    uniqueIndex("certificates_once")
      .on(table.userId, table.subject)
      .where(sql`revoked_at is null or revoked_by = 'editor'`),
    index("certificates_owner").on(table.userId, table.issuedAt),
    check(
      "certificates_name",
      sql`${table.name} is null or length(${table.name}) between 1 and 80`,
    ),
  ],
);
