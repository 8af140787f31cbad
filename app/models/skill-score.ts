import { type Skill, strands } from "../content/skills/skill";
import type { skillProgress } from "../db/schema/learning";

export type SkillEvidence = Pick<
  typeof skillProgress.$inferSelect,
  "skillId" | "passedAt" | "passedAgainAt" | "mixedAt"
>;

/** Points for setting up: profile, goal and plan. */
export const setupPoints = 12;
/** Each of the first skills that are shown brings the same points, so that a path leads somewhere. */
export const firstSkills = { count: 10, pointsEach: 4 } as const;
/** Points for how well all skills were shown. */
export const depthPoints = 100 - setupPoints - firstSkills.count * firstSkills.pointsEach;
/** Tenths of a skill that is passed, passed twice on different items, passed in a later mixed quiz. */
export const masteries = { passed: 5, passedAgain: 8, mixed: 10 } as const;
const week = 7 * 24 * 60 * 60 * 1000;

/** How far a skill was shown, in tenths of it. */
export function masteryOf(evidence: SkillEvidence | undefined, at = Number.POSITIVE_INFINITY) {
  if (isBy(evidence?.mixedAt, at)) return masteries.mixed;
  if (isBy(evidence?.passedAgainAt, at)) return masteries.passedAgain;
  return isBy(evidence?.passedAt, at) ? masteries.passed : 0;
}

/**
 * What a tenth of each skill is worth, in units of which `perPoint` make a point.
 * Whole numbers, because sums of fractions end up on different sides of a half
 * here and in the database.
 */
export function unitsOf(skills: readonly Skill[]) {
  const counts = strands.map(({ id }) => skills.filter(({ strand }) => strand === id).length);
  const common = counts.reduce(leastCommonMultiple);
  const perTenth: Record<string, number> = {};
  for (const [index, { id, weight }] of strands.entries()) {
    const units = depthPoints * Math.round(100 * weight) * (common / (counts[index] ?? 1));
    for (const skill of skills) if (skill.strand === id) perTenth[skill.id] = units;
  }
  return { perTenth, perPoint: 10 * 100 * common };
}

/**
 * The AI skill score at a moment: 12 points for a plan, four for each of the first ten
 * skills that were shown, and up to 48 by strand weight times the mean mastery of the
 * strand's skills.
 *
 * @param plannedAt when the learning path was made, or null without one.
 * @param at UTC milliseconds; evidence after it does not count.
 */
export function skillScore(
  skills: readonly Skill[],
  evidence: readonly SkillEvidence[],
  { plannedAt, at }: { plannedAt: number | null; at: number },
) {
  const { perTenth, perPoint } = unitsOf(skills);
  const bySkill = new Map(evidence.map((each) => [each.skillId, each]));
  const parts = strands.map((strand) => {
    const inStrand = skills
      .filter((skill) => skill.strand === strand.id)
      .map((skill) => ({ skill, mastery: masteryOf(bySkill.get(skill.id), at) }));
    const units = inStrand.map(({ skill, mastery }) => mastery * (perTenth[skill.id] ?? 0));
    return { strand, skills: inStrand, units: sum(units) };
  });

  const shown = parts.flatMap((part) => part.skills).filter(({ mastery }) => mastery > 0).length;
  const setup = isBy(plannedAt, at) ? setupPoints : 0;
  const first = firstSkills.pointsEach * Math.min(firstSkills.count, shown);
  const depth = roundHalfUp(sum(parts.map(({ units }) => units)), perPoint);
  return { score: setup + first + depth, setup, first, shown, strands: parts, perPoint };
}

/** The score of today and how it differs from the score seven days before. */
export function scoreWithChange(
  skills: readonly Skill[],
  evidence: readonly SkillEvidence[],
  { plannedAt, now }: { plannedAt: number | null; now: number },
) {
  const today = skillScore(skills, evidence, { plannedAt, at: now });
  const before = skillScore(skills, evidence, { plannedAt, at: now - week });
  return { ...today, change: today.score - before.score };
}

/**
 * Amounts in tenths of a point that add up to their total, cut to a tenth: each
 * is cut as well, and the tenths that are missing then go to the largest rests.
 * Rounding the cut total gives the same whole points as rounding the exact one.
 */
export function inTenths(units: readonly number[], perPoint: number) {
  const unit = perPoint / 10;
  const tenths = units.map((each) => Math.floor(each / unit));
  const missing = Math.floor(sum(units) / unit) - sum(tenths);
  const byRest = [...units.keys()].sort(
    (a, b) => ((units[b] ?? 0) % unit) - ((units[a] ?? 0) % unit),
  );
  const raised = new Set(byRest.slice(0, missing));
  return tenths.map((each, index) => each + (raised.has(index) ? 1 : 0));
}

function roundHalfUp(amount: number, unit: number) {
  return Math.floor((2 * amount + unit) / (2 * unit));
}

function leastCommonMultiple(a: number, b: number) {
  return (a * b) / greatestCommonDivisor(a, b);
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

function sum(numbers: readonly number[]) {
  return numbers.reduce((total, each) => total + each, 0);
}

function isBy(moment: number | null | undefined, at: number) {
  return moment !== null && moment !== undefined && moment <= at;
}
