import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";

import { now } from "./columns";
import { exercises } from "./learning";
import { users } from "./people";

/** A class or a family: who made it asks others to learn something, and sees whether they did. */
export const groups = sqliteTable(
  "groups",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    ownerId: integer("owner_id")
      .notNull()
      .references(() => users.id),
    name: text("name").notNull(),
    /** How the members know who made it. */
    ownerName: text("owner_name").notNull(),
    /** Eight letters, see `models/group.ts`. */
    code: text("code").notNull(),
    isOpen: integer("is_open", { mode: "boolean" }).notNull().default(true),
    createdAt: integer("created_at").notNull().default(now),
  },
  (table) => [
    uniqueIndex("groups_code").on(table.code),
    index("groups_owner").on(table.ownerId),
    check("groups_code_length", sql`length(${table.code}) = 8`),
  ],
);

export const groupMembers = sqliteTable(
  "group_members",
  {
    /** What the owner's page knows a member by: never the number of the account. */
    id: integer("id").primaryKey({ autoIncrement: true }),
    groupId: integer("group_id")
      .notNull()
      .references(() => groups.id),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    /** Chosen for this group; its owner alone sees it. */
    name: text("name").notNull(),
    joinedAt: integer("joined_at").notNull().default(now),
  },
  (table) => [
    uniqueIndex("group_members_once").on(table.groupId, table.userId),
    index("group_members_user").on(table.userId),
  ],
);

/** What the members are asked to do, and until which day. */
export const groupAssignments = sqliteTable(
  "group_assignments",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    groupId: integer("group_id")
      .notNull()
      .references(() => groups.id),
    kind: text("kind", { enum: ["path", "lesson", "exercise", "challenge"] }).notNull(),
    /** A skill, the id of an exercise, a set of challenges such as `guide:5`; `own` for the path. */
    item: text("item").notNull(),
    /** `YYYY-MM-DD` */
    dueDay: text("due_day").notNull(),
    createdAt: integer("created_at").notNull().default(now),
  },
  (table) => [uniqueIndex("group_assignments_once").on(table.groupId, table.kind, table.item)],
);

/** A prompt that a member has shown to the owner: a copy, which goes when they take it back. */
export const groupPrompts = sqliteTable(
  "group_prompts",
  {
    groupId: integer("group_id")
      .notNull()
      .references(() => groups.id),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    exerciseId: integer("exercise_id")
      .notNull()
      .references(() => exercises.id),
    prompt: text("prompt").notNull(),
    sharedAt: integer("shared_at").notNull().default(now),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.userId, table.exerciseId] }),
    index("group_prompts_user").on(table.userId),
    foreignKey({
      columns: [table.groupId, table.userId],
      foreignColumns: [groupMembers.groupId, groupMembers.userId],
    }),
  ],
);
