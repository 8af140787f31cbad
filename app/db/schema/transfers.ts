import { sql } from "drizzle-orm";
import { check, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

import { exercises } from "./learning";
import { users } from "./people";

/** What a learner says came of a prompt that they took to an assistant of their own: one for each exercise. */
export const transfers = sqliteTable(
  "transfers",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    exerciseId: integer("exercise_id")
      .notNull()
      .references(() => exercises.id),
    /** Where it was tried, in the learner's words; null where they do not say. */
    assistant: text("assistant"),
    usable: text("usable", { enum: ["as-is", "with-changes", "not"] }).notNull(),
    useful: text("useful").notNull(),
    wrong: text("wrong").notNull(),
    next: text("next").notNull(),
    /** When it was answered first, and last. */
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.exerciseId] }),
    check("transfers_usable", sql`${table.usable} in ('as-is', 'with-changes', 'not')`),
  ],
);
