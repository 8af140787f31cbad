import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";

import { now } from "./columns";

/** A moment in UTC milliseconds, as SQLite writes it when no value is given. */
export const users = sqliteTable(
  "users",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    username: text("username").notNull(),
    email: text("email"),
    /** A password hash, see `auth/password.server.ts`; never a password. */
    password: text("password").notNull(),
    ageGroup: text("age_group"),
    /** When the age group was told: under-18s grow up from then on. */
    ageGroupAt: integer("age_group_at"),
    competenceLevel: text("competence_level"),
    industry: text("industry"),
    learningGoal: text("learning_goal"),
    /** Ids of `content/fields` and `content/tasks`, chosen where the words left it open; "none" for none of them. */
    fieldChoice: text("field_choice"),
    taskChoice: text("task_choice"),
    aiSkillScore: integer("ai_skill_score").notNull().default(0),
    streak: integer("streak").notNull().default(0),
    lastActive: integer("last_active"),
    longestStreak: integer("longest_streak").notNull().default(0),
    freezes: integer("freezes").notNull().default(0),
    /** Local calendar day of the last finished activity, `YYYY-MM-DD`. */
    lastDay: text("last_day"),
    /** Time zone in which `lastDay` was counted. */
    lastDayZone: text("last_day_zone"),
    /** The calendar day of the last review, and the seconds that its cards are counted with. */
    reviewDay: text("review_day"),
    reviewSeconds: integer("review_seconds").notNull().default(0),
    /** From when on they are told of the week before; null until they were told of the first one. */
    weekDueAt: integer("week_due_at"),
    /** IANA name; null until a browser or the learner says. */
    timeZone: text("time_zone"),
    publicName: text("public_name"),
    /** What the public name looks like, see `models/name-rules.ts`: no two look alike. */
    nameKey: text("name_key"),
    /** The answer to the onboarding's last question. */
    notifications: text("notifications", { enum: ["allow", "block"] }),
    /** False while the password is the generated one of the onboarding. */
    choseOwnPassword: integer("chose_own_password", { mode: "boolean" }).notNull().default(true),
    role: text("role", { enum: ["learner", "editor"] })
      .notNull()
      .default("learner"),
    status: text("status", { enum: ["active", "suspended"] })
      .notNull()
      .default("active"),
    /** Raised to end every session of this person at once. */
    sessionVersion: integer("session_version").notNull().default(0),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
    createdAt: integer("created_at").notNull().default(now),
  },
  (table) => [
    uniqueIndex("users_username_unique").on(sql`lower(${table.username})`),
    uniqueIndex("users_email_unique").on(sql`lower(${table.email})`),
    uniqueIndex("users_public_name_unique").on(sql`lower(${table.publicName})`),
    uniqueIndex("users_name_key_unique").on(table.nameKey),
    check("users_score_range", sql`${table.aiSkillScore} between 0 and 100`),
    check("users_streak_positive", sql`${table.streak} >= 0 and ${table.freezes} between 0 and 2`),
  ],
);

/** Sessions ended before they expired. KV may still answer for them; this table decides. */
export const revokedSessions = sqliteTable(
  "revoked_sessions",
  {
    idHash: text("id_hash").primaryKey(),
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [index("revoked_sessions_expiry").on(table.expiresAt)],
);

/** One-time links with which a person sets a new password. */
export const passwordLinks = sqliteTable(
  "password_links",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    /** The editor who issued it; null when the command did. */
    issuedBy: integer("issued_by").references(() => users.id),
    createdAt: integer("created_at").notNull().default(now),
    expiresAt: integer("expires_at").notNull(),
    usedAt: integer("used_at"),
  },
  (table) => [index("password_links_user").on(table.userId)],
);

/** The address at which a person's weeks can be read as a feed: one for each person at most. */
export const weekFeeds = sqliteTable(
  "week_feeds",
  {
    userId: integer("user_id")
      .primaryKey()
      .references(() => users.id),
    tokenHash: text("token_hash").notNull(),
    createdAt: integer("created_at").notNull().default(now),
  },
  (table) => [uniqueIndex("week_feeds_token").on(table.tokenHash)],
);

/** Finished things per local calendar day; the streak can be recomputed from it. */
export const activityDays = sqliteTable(
  "activity_days",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    day: text("day").notNull(),
    finished: integer("finished").notNull().default(1),
    /** Cards of the review among them, and those that were known. */
    cards: integer("cards").notNull().default(0),
    cardsKnown: integer("cards_known").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day] }),
    check(
      "activity_days_counted",
      sql`typeof(${table.finished}) = 'integer' and ${table.finished} > 0`,
    ),
  ],
);

export const achievements = sqliteTable(
  "achievements",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    /** Id in `content/achievements.ts`. */
    achievementId: text("achievement_id").notNull(),
    earnedAt: integer("earned_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.achievementId] })],
);

/** The most common passwords, by numbers: see `content/common-passwords.ts`. Written by the seed. */
export const commonPasswords = sqliteTable("common_passwords", {
  number: integer("number").primaryKey(),
});
