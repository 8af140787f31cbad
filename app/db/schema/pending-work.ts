import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const workKinds = ["account", "answers", "followers", "reports"] as const;
export type WorkKind = (typeof workKinds)[number];

/** What a write left to be done behind its answer. The table has no rowid: only the migration can say so. */
export const pendingWork = sqliteTable(
  "pending_work",
  {
    kind: text("kind", { enum: workKinds }).notNull(),
    /** The id of the thing that it is about, in the table of its kind. */
    subject: integer("subject").notNull(),
    /** Where the next piece begins; empty before the first one. */
    cursor: text("cursor").notNull(),
    detail: text("detail", { mode: "json" }).$type<Record<string, string | number>>(),
    /** Another one after every change of the row: a piece is stored only for the one that it read. */
    token: integer("token").notNull(),
    createdAt: integer("created_at").notNull(),
    dueAt: integer("due_at").notNull(),
    /** Failures in a row. */
    attempts: integer("attempts").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subject] })],
);

export type Work = typeof pendingWork.$inferSelect;
