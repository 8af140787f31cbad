import { skillById, skills } from "../content/skills/skill-map";
import type { Database } from "../db/client.server";
import { showAchievements } from "./achievement";
import { selectAsked, showAsked } from "./group-assignment.server";
import { progressOf } from "./path";
import {
  activityOf,
  calendarWeeks,
  type Moment,
  type Progress,
  readProgress,
  selectProgress,
  toProgress,
} from "./progress.server";
import { selectCounts, selectFading } from "./review.server";
import { retentionOf } from "./review-figures";
import {
  depthPoints,
  firstSkills,
  inTenths,
  masteries,
  scoreWithChange,
  setupPoints,
  unitsOf,
} from "./skill-score";
import { dayKey, showCalendar, showStreak, weeksToShow } from "./streak";
import { countTransfers } from "./transfer.server";
import { publicAccount } from "./user.server";

/** What a check takes when the step's text is known already. */
const checkMinutes = 3;

/** What the dashboard shows, every figure computed from what the learner did. */
export async function getDashboard(db: Database, userId: number, moment: Moment) {
  const [account, path, evidence, days, earned, fading, asked] = await db.batch([
    ...selectProgress(db, userId, moment.now),
    selectFading(db, userId),
    selectAsked(db, userId),
  ]);
  const progress = toProgress([account, path, evidence, days, earned], moment);
  if (!progress) return null;
  return {
    ...showDashboard(progress, moment.now),
    fading: fadingSkills(fading, progress).slice(0, namedFading),
    asked: showAsked(asked),
  };
}

/** So many fading skills are named at once. */
const namedFading = 3;

/** What was shown once and was missed when it was last reviewed. */
function fadingSkills(missed: readonly { skillId: string }[], { bySkill }: Progress) {
  return missed.flatMap(({ skillId }) => {
    const skill = skillById(skillId);
    const isShown = bySkill.get(skillId)?.passedAt != null;
    return skill && isShown ? { id: skill.id, title: skill.title } : [];
  });
}

function showDashboard(progress: Progress, now: number) {
  const { account, zone, evidence, days, steps, plannedAt } = progress;
  const { score, change } = scoreWithChange(skills, evidence, { plannedAt, now });
  const lit = days.map(({ day }) => day);
  const today = dayKey(now, zone);

  return {
    user: {
      id: account.id,
      username: account.username,
      choseOwnPassword: account.choseOwnPassword,
    },
    score: { value: score, change },
    streak: showStreak(account, now, zone),
    calendar: showCalendar(lit, today, weeksToShow(lit, today, calendarWeeks)),
    path: steps && { progress: progressOf(steps), steps },
    achievements: achievementsOf(progress, score),
  };
}

function achievementsOf(progress: Progress, score: number) {
  const shown = showAchievements(progress.earned, activityOf(progress, score));
  return {
    earned: shown.filter(({ state }) => state === "earned"),
    unlocked: shown.filter(({ state }) => state === "unlocked"),
    locked: shown.filter(({ state }) => state === "locked"),
  };
}

/** The dashboard as `/api` answers it. */
export async function getDashboardForApi(db: Database, userId: number, moment: Moment) {
  const progress = await readProgress(db, userId, moment);
  if (!progress) return null;

  const { steps } = progress;
  return {
    user: publicAccount(progress.account, moment),
    learningPath: {
      progress: steps ? progressOf(steps) : 0,
      steps: steps?.map(({ id, title, status }) => ({ id, title, status })) ?? null,
    },
  };
}

/** Where the numbers of the dashboard come from. Amounts of points are in tenths. */
export async function getScoreReasons(db: Database, userId: number, moment: Moment) {
  const [account, path, known, days, earned, fadingRows, counts, [elsewhere]] = await db.batch([
    ...selectProgress(db, userId, moment.now),
    selectFading(db, userId),
    selectCounts(db, userId),
    countTransfers(db, userId),
  ]);
  const progress = toProgress([account, path, known, days, earned], moment);
  if (!progress) return null;

  const fading = new Set(fadingSkills(fadingRows, progress).map(({ id }) => id));
  const { bySkill, evidence, plannedAt, steps, zone } = progress;
  const { score, change, setup, first, shown, strands, perPoint } = scoreWithChange(
    skills,
    evidence,
    {
      plannedAt,
      now: moment.now,
    },
  );
  const tenths = inTenths(
    strands.map(({ units }) => units),
    perPoint,
  );
  const achievements = achievementsOf(progress, score);
  const onPath = new Set(steps?.map(({ skillId }) => skillId));

  return {
    score,
    change,
    setup: { tenths: 10 * setup, possible: 10 * setupPoints },
    first: {
      tenths: 10 * first,
      possible: 10 * firstSkills.count * firstSkills.pointsEach,
      shown: Math.min(shown, firstSkills.count),
    },
    strands: strands.map(({ strand, skills: inStrand }, index) => ({
      id: strand.id,
      title: strand.title,
      weight: strand.weight,
      tenths: tenths[index] ?? 0,
      possible: Math.round(10 * depthPoints * strand.weight),
      remembered: retentionOf(counts, strand.id),
      skills: inStrand.map(({ skill, mastery }) => ({
        id: skill.id,
        title: skill.title,
        mastery,
        attempts: bySkill.get(skill.id)?.attempts ?? 0,
        lastAt: bySkill.get(skill.id)?.attemptedAt ?? null,
        isOnPath: onPath.has(skill.id),
        isFading: fading.has(skill.id),
      })),
    })),
    sum: 10 * (setup + first) + tenths.reduce((total, each) => total + each, 0),
    next: cheapestPoints(progress, shown),
    streak: showStreak(progress.account, moment.now, zone),
    zone,
    transfers: elsewhere?.count ?? 0,
    path: steps && {
      progress: progressOf(steps),
      done: steps.filter(({ status }) => status === "completed").length,
      planned: steps.length,
    },
    achievements: {
      earned: achievements.earned.length,
      unlocked: achievements.unlocked.length,
      locked: achievements.locked.length,
    },
  };
}

/** The check that brings the most points per minute, among those the path offers now. */
function cheapestPoints({ steps, bySkill }: Progress, shown: number) {
  const { perTenth, perPoint } = unitsOf(skills);
  const offers = (steps ?? []).flatMap(({ skillId, title, minutes, status }) => {
    const isPassed = status === "completed";
    if (status === "locked" || bySkill.get(skillId)?.passedAgainAt) return [];
    const gained = isPassed ? masteries.passedAgain - masteries.passed : masteries.passed;
    const first = isPassed || shown >= firstSkills.count ? 0 : firstSkills.pointsEach;
    return {
      skillId,
      title,
      isPassed,
      minutes: isPassed ? checkMinutes : minutes,
      tenths: 10 * first + Math.round((gained * (perTenth[skillId] ?? 0) * 10) / perPoint),
    };
  });
  const [best] = offers.sort((a, b) => b.tenths / b.minutes - a.tenths / a.minutes);
  return best ?? null;
}
