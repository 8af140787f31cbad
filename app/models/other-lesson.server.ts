import { and, desc, eq, lt, sql } from "drizzle-orm";

import { moduleKinds } from "../content/course-library/field-pack";
import type { LessonText } from "../content/course-library/lesson-text";
import { lessonsPart } from "../content/course-library/part-names";
import type { Database } from "../db/client.server";
import { courseLibrary, skillChecks } from "../db/schema/learning";
import { questionsPerCheck, rightToPass } from "./skill-check.server";

/** So many failed checks in a row bring a step back with another text. */
const failuresInRow = 2;

/**
 * The statement that reads the plainer lesson of the course library for a skill, to be batched
 * with others. It finds nothing unless the learner's last checks of the skill were not passed.
 */
export function selectOtherLesson(db: Database, userId: number, skillId: string) {
  const kind = moduleKinds.find(({ skills }) => (skills as readonly string[]).includes(skillId));
  const last = db
    .select({ correct: skillChecks.correct })
    .from(skillChecks)
    .where(
      and(
        eq(skillChecks.userId, userId),
        eq(skillChecks.skillId, skillId),
        // A test of what somebody knows already asks fewer and is no check.
        eq(skillChecks.asked, questionsPerCheck),
      ),
    )
    .orderBy(desc(skillChecks.number))
    .limit(failuresInRow)
    .as("last_checks");
  const failed = db.$count(last, lt(last.correct, rightToPass));
  return db
    .select({
      lesson: sql<string | null>`json_extract(${courseLibrary.content}, ${`$."${skillId}"`})`.as(
        "other_lesson",
      ),
    })
    .from(courseLibrary)
    .where(
      and(eq(courseLibrary.part, lessonsPart("first", kind?.id ?? "")), eq(failed, failuresInRow)),
    );
}

export function toOtherLesson([row]: Awaited<ReturnType<typeof selectOtherLesson>>) {
  return row?.lesson ? (JSON.parse(row.lesson) as LessonText) : null;
}
