import { createHash } from "node:crypto";

import { eq, sql } from "drizzle-orm";

import { commonPasswordNumbers } from "~/content/common-passwords";
import { communityTags } from "~/content/community-tags";
import { libraryParts } from "~/content/course-library/parts";
import { directory } from "~/content/directory/directory";
import { exercises as exerciseContent } from "~/content/exercises/exercises";
import { tools } from "~/content/tools";
import { type Database, openDatabase } from "~/db/client.server";
import { tags } from "~/db/schema/community";
import { aiTools, courseLibrary, directoryTools, exercises } from "~/db/schema/learning";
import { commonPasswords } from "~/db/schema/people";
import { siteFacts } from "~/db/schema/site";

const fact = "reference-content";

/**
 * Writes the content that every site has. A second run with the same content reads one row.
 *
 * @returns whether anything was written.
 */
export async function seedReference(d1: D1Database) {
  const db = openDatabase(d1);
  const statements = [
    ...exerciseStatements(db),
    ...tagStatements(db),
    ...libraryStatements(db),
    ...directoryStatements(db),
    ...passwordStatements(db),
  ];
  const version = versionOf(statements);

  const [[known]] = await db.batch([
    db.select({ value: siteFacts.value }).from(siteFacts).where(eq(siteFacts.name, fact)),
  ]);
  if (known?.value === version) return false;

  const recorded = { value: version, updatedAt: Date.now() };
  await db.batch([
    db
      .insert(siteFacts)
      .values({ name: fact, ...recorded })
      .onConflictDoUpdate({ target: siteFacts.name, set: recorded }),
    ...statements,
  ]);
  return true;
}

function toolStatements(db: Database) {
  return tools.map(({ id, ...tool }) => {
    const columns = { ...tool, tags: [...tool.tags] };
    return db
      .insert(aiTools)
      .values({ id, ...columns })
      .onConflictDoUpdate({ target: aiTools.id, set: columns });
  });
}

/** The tools, and the exercises for each of them. */
export function exerciseStatements(db: Database) {
  const written = exerciseContent.map((exercise) => {
    const { id, toolId, title, instructions, examplePrompt, difficulty, order } = exercise;
    const columns = { aiToolId: toolId, title, instructions, examplePrompt, difficulty, order };
    return db
      .insert(exercises)
      .values({ id, ...columns })
      .onConflictDoUpdate({ target: exercises.id, set: columns });
  });
  return [...toolStatements(db), ...written];
}

function tagStatements(db: Database) {
  return communityTags.map(({ id, name, group }, position) => {
    const slug = name.toLowerCase().replaceAll(" ", "-");
    const columns = { name, slug, topicGroup: group, position };
    return db
      .insert(tags)
      .values({ id, ...columns })
      .onConflictDoUpdate({ target: tags.id, set: columns });
  });
}

function libraryStatements(db: Database) {
  return libraryParts().map(({ part, content }) =>
    db
      .insert(courseLibrary)
      .values({ part, content })
      .onConflictDoUpdate({ target: courseLibrary.part, set: { content } }),
  );
}

/** All anew, in one statement. */
function passwordStatements(db: Database) {
  const numbers = JSON.stringify(commonPasswordNumbers());
  return [
    db.delete(commonPasswords),
    db.insert(commonPasswords).select(sql`select value from json_each(${numbers})`),
  ];
}

/** All anew: an entry may have left, and places may have changed. */
function directoryStatements(db: Database) {
  return [
    db.delete(directoryTools),
    ...directory.map((entry, position) =>
      db
        .insert(directoryTools)
        .values({ id: entry.id, position, name: entry.name, entry: JSON.stringify(entry) }),
    ),
  ];
}

function versionOf(statements: { toSQL(): { sql: string; params: unknown[] } }[]) {
  const text = JSON.stringify(statements.map((each) => each.toSQL()));
  return createHash("sha256").update(text).digest("hex");
}
