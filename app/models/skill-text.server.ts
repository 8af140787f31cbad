import { eq } from "drizzle-orm";

import { skillTextPart } from "../content/course-library/part-names";
import type { SkillText } from "../content/skills/skill";
import type { Database } from "../db/client.server";
import { courseLibrary } from "../db/schema/learning";

/** The statement that reads the text of a skill, to be batched with others. */
export function selectSkillText(db: Database, skillId: string) {
  return db
    .select({ text: courseLibrary.content })
    .from(courseLibrary)
    .where(eq(courseLibrary.part, skillTextPart(skillId)));
}

/** @throws when it is missing: the reference content was not written. */
export function toSkillText([row]: Awaited<ReturnType<typeof selectSkillText>>) {
  if (!row) throw new Error("The course library has no text of this skill: run `npm run seed`.");
  return JSON.parse(row.text) as SkillText;
}

/** The same, read by itself. */
export async function readSkillText(db: Database, skillId: string) {
  const [rows] = await db.batch([selectSkillText(db, skillId)]);
  return toSkillText(rows);
}
