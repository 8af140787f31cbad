import { sql } from "drizzle-orm";
import {
  blob,
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";

import { now } from "./columns";

import { users } from "./people";

export const aiTools = sqliteTable("ai_tools", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  name: text("name").notNull(),
  description: text("description").notNull(),
  category: text("category").notNull(),
  iconClass: text("icon_class"),
  bgGradient: text("bg_gradient"),
  difficulty: text("difficulty"),
  tags: text("tags", { mode: "json" }).$type<string[]>(),
  popularity: integer("popularity").notNull().default(0),
});

export const learningPaths = sqliteTable(
  "learning_paths",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    /** The planned steps as JSON text. Their status is never stored: activity decides it. */
    steps: text("steps").notNull(),
    progress: integer("progress").notNull().default(0),
    createdAt: integer("created_at").notNull().default(now),
    /** When these steps took the place of others; null for somebody's first path. */
    replacedAt: integer("replaced_at"),
  },
  (table) => [
    uniqueIndex("learning_paths_user").on(table.userId),
    check("learning_paths_progress_range", sql`${table.progress} between 0 and 100`),
  ],
);

/** What a learner has shown of a skill. One row per person and skill, so a page reads a bounded number. */
export const skillProgress = sqliteTable(
  "skill_progress",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    skillId: text("skill_id").notNull(),
    attempts: integer("attempts").notNull().default(0),
    /** Checks of this skill with every answer right. */
    fullMarks: integer("full_marks").notNull().default(0),
    attemptedAt: integer("attempted_at").notNull(),
    /** First passed, passed a second time on other items, passed later in a mixed quiz. */
    passedAt: integer("passed_at"),
    passedAgainAt: integer("passed_again_at"),
    mixedAt: integer("mixed_at"),
    /** Which item was passed first, so that a second pass needs another one. */
    passedItem: text("passed_item"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.skillId] })],
);

/** Every answered check. The number makes a second submit of the same form harmless. */
export const skillChecks = sqliteTable(
  "skill_checks",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    skillId: text("skill_id").notNull(),
    number: integer("number").notNull(),
    /** `[{ "question": id, "option": index }]` as JSON text. */
    answers: text("answers").notNull(),
    correct: integer("correct").notNull(),
    asked: integer("asked").notNull(),
    createdAt: integer("created_at").notNull().default(now),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.skillId, table.number] }),
    check("skill_checks_counted", sql`${table.correct} between 0 and ${table.asked}`),
  ],
);

export const exercises = sqliteTable(
  "exercises",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    aiToolId: integer("ai_tool_id")
      .notNull()
      .references(() => aiTools.id),
    title: text("title").notNull(),
    instructions: text("instructions").notNull(),
    examplePrompt: text("example_prompt"),
    difficulty: text("difficulty"),
    order: integer("order").notNull().default(1),
  },
  (table) => [index("exercises_tool").on(table.aiToolId, table.order)],
);

export const userProgress = sqliteTable(
  "user_progress",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    exerciseId: integer("exercise_id")
      .notNull()
      .references(() => exercises.id),
    completed: integer("completed", { mode: "boolean" }).notNull().default(false),
    completedAt: integer("completed_at"),
  },
  (table) => [uniqueIndex("user_progress_once").on(table.userId, table.exerciseId)],
);

/** A learner's tries at an exercise, with what the coach said. */
export const exerciseAttempts = sqliteTable(
  "exercise_attempts",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    exerciseId: integer("exercise_id")
      .notNull()
      .references(() => exercises.id),
    /** With personal data masked. */
    prompt: text("prompt").notNull(),
    response: text("response").notNull(),
    feedback: text("feedback").notNull(),
    score: integer("score"),
    engine: text("engine").notNull(),
    createdAt: integer("created_at").notNull().default(now),
    /** Answer and notes, see `models/packed-exchange.server.ts`; then their columns are empty. */
    packed: blob("packed", { mode: "buffer" }),
    /** Of the row in `attemptDictionaries`, without which it cannot be read. */
    dictionaryId: integer("dictionary_id"),
  },
  (table) => [
    index("exercise_attempts_best").on(table.userId, table.exerciseId, table.score),
    // Which try was the first.
    index("exercise_attempts_order").on(table.userId, table.exerciseId, table.id),
    index("exercise_attempts_time").on(table.userId, table.createdAt),
    check(
      "exercise_attempts_score",
      sql`${table.score} is null or ${table.score} between 0 and 100`,
    ),
  ],
);

/** What tries are packed with: texts of ours that most of them repeat. A row is never changed. */
export const attemptDictionaries = sqliteTable(
  "attempt_dictionaries",
  {
    id: integer("id").primaryKey(),
    hash: text("hash").notNull(),
    content: text("content").notNull(),
  },
  (table) => [uniqueIndex("attempt_dictionaries_hash").on(table.hash)],
);

export const courses = sqliteTable(
  "courses",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    title: text("title").notNull(),
    /** JSON text: the learner's words, and numbers of `courseParts`; see `models/course-parts.ts`. */
    course: text("course").notNull(),
    /** What was asked for, and what is not for the learner: JSON text that stays on the server. */
    provenance: text("provenance").notNull(),
    engine: text("engine").notNull(),
    createdAt: integer("created_at").notNull().default(now),
  },
  (table) => [index("courses_owner").on(table.userId, table.createdAt)],
);

/** Texts of the library as courses tell them: each stands here once, and stays as it was told. */
export const courseParts = sqliteTable(
  "course_parts",
  {
    id: integer("id").primaryKey(),
    /** Of the content, by which it is found again. */
    hash: text("hash").notNull(),
    /** JSON text, without a word of a learner's own. */
    content: text("content").notNull(),
  },
  (table) => [uniqueIndex("course_parts_hash").on(table.hash)],
);

/** The curated course library in parts: too much text for the worker. Written by the seed. */
export const courseLibrary = sqliteTable("course_library", {
  /** Such as `packs/education`, see `app/ai/built-in/course/library.ts`. */
  part: text("part").primaryKey(),
  /** JSON text. */
  content: text("content").notNull(),
});

/** The directory of tools, written by the seed. */
export const directoryTools = sqliteTable(
  "directory_tools",
  {
    id: text("id").primaryKey(),
    position: integer("position").notNull(),
    /** `ai_tools` and guides know their entry by it. */
    name: text("name").notNull(),
    /** A `DirectoryEntry` as JSON text. */
    entry: text("entry").notNull(),
  },
  (table) => [
    uniqueIndex("directory_tools_position").on(table.position),
    uniqueIndex("directory_tools_name").on(table.name),
  ],
);

export const lessonProgress = sqliteTable(
  "lesson_progress",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    courseId: integer("course_id")
      .notNull()
      .references(() => courses.id),
    /** Position in the course, `module.lesson`. */
    lesson: text("lesson").notNull(),
    answers: text("answers"),
    /** Similar questions that were tried after a wrong answer: JSON text, see `models/similar-question.ts`. */
    retries: text("retries"),
    finishedAt: integer("finished_at"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.courseId, table.lesson] })],
);

export const challengeAnswers = sqliteTable(
  "challenge_answers",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    /** `guide:5:2` or `grok:1`. */
    challenge: text("challenge").notNull(),
    option: integer("option").notNull(),
    correct: integer("correct", { mode: "boolean" }).notNull(),
    createdAt: integer("created_at").notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.userId, table.challenge] })],
);
