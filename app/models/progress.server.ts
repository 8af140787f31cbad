import { and, eq, gte } from "drizzle-orm";
import type { BatchResponse } from "drizzle-orm/batch";

import type { Activity } from "../content/achievements";
import { skills } from "../content/skills/skill-map";
import type { Database } from "../db/client.server";
import { learningPaths, skillProgress } from "../db/schema/learning";
import { achievements, activityDays } from "../db/schema/people";
import { readSteps, type ShownStep, showSteps } from "./path";
import { toldAge } from "./person";
import type { SkillEvidence } from "./skill-score";
import { addDays, dayKey } from "./streak";
import { type Account, selectAccount } from "./user.server";

export const calendarWeeks = 12;

export interface Moment {
  now: number;
  /** Zone for a learner whose own is not known. */
  timeZone: string;
}

/** The statement that reads the path, to be batched with others of the same page. */
export function selectPath(db: Database, userId: number) {
  return db
    .select({
      steps: learningPaths.steps,
      plannedAt: learningPaths.createdAt,
      replacedAt: learningPaths.replacedAt,
    })
    .from(learningPaths)
    .where(eq(learningPaths.userId, userId));
}

/** The statement that reads what was shown of every skill, to be batched with others of the same page. */
export function selectEvidence(db: Database, userId: number) {
  return db
    .select({
      skillId: skillProgress.skillId,
      attempts: skillProgress.attempts,
      attemptedAt: skillProgress.attemptedAt,
      passedAt: skillProgress.passedAt,
      passedAgainAt: skillProgress.passedAgainAt,
      mixedAt: skillProgress.mixedAt,
      passedItem: skillProgress.passedItem,
      fullMarks: skillProgress.fullMarks,
    })
    .from(skillProgress)
    .where(eq(skillProgress.userId, userId));
}

/** Ids of the skills that a learner has shown. */
export async function readShownSkills(db: Database, userId: number) {
  const [evidence] = await db.batch([selectEvidence(db, userId)]);
  return evidence.filter(({ passedAt }) => passedAt !== null).map(({ skillId }) => skillId);
}

/** The statements that read everything that is known of a learner's progress. */
export function selectProgress(db: Database, userId: number, now: number) {
  const earliest = addDays(dayKey(now, "UTC"), -(calendarWeeks * 7 + 1));
  return [
    selectAccount(db, userId),
    selectPath(db, userId),
    selectEvidence(db, userId),
    db
      .select({ day: activityDays.day, finished: activityDays.finished })
      .from(activityDays)
      .where(and(eq(activityDays.userId, userId), gte(activityDays.day, earliest))),
    db
      .select({ id: achievements.achievementId, earnedAt: achievements.earnedAt })
      .from(achievements)
      .where(eq(achievements.userId, userId)),
  ] as const;
}

type Rows = BatchResponse<ReturnType<typeof selectProgress>>;

/** What the statements of `selectProgress` answered, as one thing; null for an unknown learner. */
export function toProgress([[account], [path], evidence, days, earned]: Rows, moment: Moment) {
  if (!account) return null;

  return {
    account,
    zone: account.timeZone ?? moment.timeZone,
    evidence,
    bySkill: new Map(evidence.map((each) => [each.skillId, each])),
    days,
    earned: new Set(earned.map(({ id }) => id)),
    plannedAt: path?.plannedAt ?? null,
    steps: stepsOf(path, evidence),
  };
}

export type Progress = NonNullable<ReturnType<typeof toProgress>>;

export async function readProgress(db: Database, userId: number, moment: Moment) {
  return toProgress(await db.batch(selectProgress(db, userId, moment.now)), moment);
}

/** The steps of a path as they stand, or null when there is no list of steps. */
export function stepsOf(
  path: { steps: string } | undefined,
  evidence: readonly Pick<SkillEvidence, "skillId" | "passedAt">[],
): ShownStep[] | null {
  const stored = readSteps(path?.steps);
  const passedAt = new Map(evidence.map((each) => [each.skillId, each.passedAt]));
  return stored && showSteps(stored, (skillId) => passedAt.get(skillId));
}

/** The numbers that achievements are measured by. */
export function activityOf(
  progress: Pick<Progress, "account" | "evidence" | "days" | "steps">,
  score: number,
): Activity {
  const { account, evidence, days, steps } = progress;
  const passed = evidence.filter(({ passedAt }) => passedAt !== null);
  const strandOf = new Map(skills.map(({ id, strand }) => [id, strand]));
  return {
    ...profileOf(account),
    stepsDone: steps?.filter(({ status }) => status === "completed").length ?? 0,
    stepsPlanned: steps?.length ?? 0,
    skillsPassed: passed.length,
    skillsPassedTwice: evidence.filter(({ passedAgainAt }) => passedAgainAt !== null).length,
    strandsTouched: new Set(passed.map(({ skillId }) => strandOf.get(skillId))).size,
    fullMarks: evidence.reduce((sum, { fullMarks }) => sum + fullMarks, 0),
    activeDays: days.length,
    longestStreak: account.longestStreak,
    score,
  };
}

function profileOf({ ageGroup, competenceLevel, industry, learningGoal }: Account) {
  return {
    hasAgeGroup: toldAge({ ageGroup }) !== null,
    hasLevel: Boolean(competenceLevel),
    hasField: Boolean(industry),
    hasGoal: Boolean(learningGoal),
  };
}
