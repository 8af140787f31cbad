import { sql } from "drizzle-orm";

import type { Database } from "../db/client.server";
import { skillProgress } from "../db/schema/learning";
import type { Progress } from "./progress.server";

type Evidence = Progress["evidence"][number];

/** Something that a learner did to show a skill. */
export interface Attempt {
  skillId: string;
  /** What was tried, such as one set of questions: a second pass needs another item. */
  item: string;
  isPassed: boolean;
  hasFullMarks: boolean;
  now: number;
}

/** What is known of the skill once the attempt is counted. */
export function evidenceAfter(before: Evidence | undefined, attempt: Attempt): Evidence {
  const { skillId, item, isPassed, hasFullMarks, now } = attempt;
  const isOtherItem = before?.passedAt != null && before.passedItem !== item;
  return {
    skillId,
    attempts: (before?.attempts ?? 0) + 1,
    fullMarks: (before?.fullMarks ?? 0) + (hasFullMarks ? 1 : 0),
    attemptedAt: now,
    passedAt: before?.passedAt ?? (isPassed ? now : null),
    passedAgainAt: before?.passedAgainAt ?? (isPassed && isOtherItem ? now : null),
    mixedAt: before?.mixedAt ?? null,
    passedItem: before?.passedItem ?? (isPassed ? item : null),
  };
}

/** The statement that stores the same, decided by what the database holds at that moment. */
export function storeEvidence(db: Database, userId: number, attempt: Attempt) {
  const { passedAt, passedItem, passedAgainAt } = skillProgress;
  return db
    .insert(skillProgress)
    .values({ ...evidenceAfter(undefined, attempt), userId })
    .onConflictDoUpdate({
      target: [skillProgress.userId, skillProgress.skillId],
      set: {
        attempts: sql`${skillProgress.attempts} + 1`,
        fullMarks: sql`${skillProgress.fullMarks} + excluded.full_marks`,
        attemptedAt: sql`excluded.attempted_at`,
        passedAt: sql`coalesce(${passedAt}, excluded.passed_at)`,
        passedItem: sql`coalesce(${passedItem}, excluded.passed_item)`,
        passedAgainAt: sql`coalesce(${passedAgainAt}, case
          when ${passedAt} is not null and ${passedItem} is not excluded.passed_item
          then excluded.passed_at end)`,
      },
    });
}
