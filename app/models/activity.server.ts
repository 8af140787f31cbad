import { and, eq, sql } from "drizzle-orm";
import { skills } from "../content/skills/skill-map";
import type { Statement } from "../db/batch";
import type { Database } from "../db/client.server";
import { achievements, activityDays, users } from "../db/schema/people";
import { earnedBy } from "./achievement";
import { showSteps } from "./path";
import { activityOf, type Progress } from "./progress.server";
import { skillScore } from "./skill-score";
import { storePathProgress, storeScore } from "./stored-score.server";
import { advanceStreak, dayKey, type StreakState } from "./streak";

/** Something that a learner did, as far as it counts beyond its own record. */
export interface Done {
  /** Whether something was finished, which lights the day. */
  isFinished: boolean;
  /** What is known of the skills that it showed something of, once it is counted. */
  shown: Progress["evidence"];
  /** The card of the review that was answered, where that is what was done. */
  card?: { isKnown: boolean };
}

/**
 * What follows from something a learner did: the learning day, the streak, new
 * achievements, the stored path progress and the score. The statements come last in
 * the batch that records it, so that a record the database refuses counts nothing.
 */
export function countActivity(
  db: Database,
  userId: number,
  progress: Progress,
  { isFinished, shown, card }: Done,
  now: number,
) {
  const { account, zone } = progress;
  const streak = isFinished ? advanceStreak(account, now, zone) : account;
  const day = dayKey(now, zone);
  const changed = new Set(shown.map(({ skillId }) => skillId));
  const newAchievements = newlyEarned(
    {
      ...progress,
      account: { ...account, ...streak },
      evidence: [...progress.evidence.filter(({ skillId }) => !changed.has(skillId)), ...shown],
      days: isFinished ? withDay(progress.days, day) : progress.days,
    },
    now,
  );

  const statements: Statement[] = [
    ...(isFinished
      ? [countDay(db, userId, day, card), moveStreak(db, userId, streak, account.lastDay)]
      : []),
    ...newAchievements.map((achievementId) =>
      db
        .insert(achievements)
        .values({ userId, achievementId, earnedAt: now })
        .onConflictDoNothing(),
    ),
    storePathProgress(db, userId),
    storeScore(db, userId),
  ];
  return { newAchievements, statements };
}

function countDay(db: Database, userId: number, day: string, card: Done["card"]) {
  const cards = card ? 1 : 0;
  const cardsKnown = card?.isKnown ? 1 : 0;
  return db
    .insert(activityDays)
    .values({ userId, day, cards, cardsKnown })
    .onConflictDoUpdate({
      target: [activityDays.userId, activityDays.day],
      set: {
        finished: sql`${activityDays.finished} + 1`,
        cards: sql`${activityDays.cards} + ${cards}`,
        cardsKnown: sql`${activityDays.cardsKnown} + ${cardsKnown}`,
      },
    });
}

function moveStreak(db: Database, userId: number, to: StreakState, lastDay: string | null) {
  const { streak, longestStreak, freezes, lastDay: today, lastDayZone, lastActive } = to;
  return (
    db
      .update(users)
      .set({ streak, longestStreak, freezes, lastDay: today, lastDayZone, lastActive })
      // Another tab may have counted this day meanwhile; then it has the same result already.
      .where(and(eq(users.id, userId), sql`${users.lastDay} is ${lastDay}`))
  );
}

function withDay(days: Progress["days"], day: string) {
  return days.some((each) => each.day === day) ? days : [...days, { day, finished: 1 }];
}

function newlyEarned(progress: Progress, now: number) {
  const { evidence, plannedAt } = progress;
  const { score } = skillScore(skills, evidence, { plannedAt, at: now });
  const passedAt = new Map(evidence.map((each) => [each.skillId, each.passedAt]));
  const steps = progress.steps && showSteps(progress.steps, (skillId) => passedAt.get(skillId));
  return earnedBy(activityOf({ ...progress, steps }, score)).filter(
    (id) => !progress.earned.has(id),
  );
}
