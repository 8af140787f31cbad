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

import { now } from "./columns";
import { users } from "./people";

/** What a learner is asked again, and when. */
export const reviewCards = sqliteTable(
  "review_cards",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    kind: text("kind", { enum: ["question", "challenge", "prompt", "points"] }).notNull(),
    /** What is asked: `give-context.q1-waiting-room`, `guide:5:2`. */
    item: text("item").notNull(),
    skillId: text("skill_id").notNull(),
    /** What no text of the site holds, such as the learner's own prompt: JSON text. */
    content: text("content"),
    /** Whether it was known when it was first asked. */
    wasKnown: integer("was_known", { mode: "boolean" }).notNull(),
    createdAt: integer("created_at").notNull().default(now),
    /** The memory of it as FSRS counts it. */
    stability: real("stability").notNull(),
    difficulty: real("difficulty").notNull(),
    /** Reviews, and those in which it was missed. */
    tries: integer("tries").notNull().default(0),
    misses: integer("misses").notNull().default(0),
    /** The learner's calendar day of the last try, `YYYY-MM-DD`. */
    seenDay: text("seen_day").notNull(),
    dueAt: integer("due_at").notNull(),
    /** What was answered in the last review: the option's place in the text, or what was typed. */
    answer: text("answer"),
    grade: text("grade", { enum: ["missed", "partly", "known"] }),
  },
  (table) => [
    uniqueIndex("review_cards_once").on(table.userId, table.kind, table.item),
    index("review_cards_due").on(table.userId, table.dueAt),
    index("review_cards_fading")
      .on(table.userId, table.skillId)
      .where(sql`${table.grade} = 'missed'`),
    check("review_cards_tries", sql`${table.misses} between 0 and ${table.tries}`),
  ],
);

/** How often a learner was asked in reviews and knew it, by strand and by the days since the try before. */
export const reviewCounts = sqliteTable(
  "review_counts",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    strand: text("strand").notNull(),
    /** The fewest days of a span of days, see `models/review-figures.ts`. */
    daysSince: integer("days_since").notNull(),
    asked: integer("asked").notNull(),
    known: integer("known").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.strand, table.daysSince] }),
    check("review_counts_known", sql`${table.known} between 0 and ${table.asked}`),
  ],
);
