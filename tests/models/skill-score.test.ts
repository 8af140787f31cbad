import fc from "fast-check";
import { expect, test } from "vitest";

import { ageGroups, competenceLevels, goalPresets } from "~/content/profile-options";
import { strands } from "~/content/skills/skill";
import { skillById, skills } from "~/content/skills/skill-map";
import { skillProgress } from "~/db/schema/learning";
import { users } from "~/db/schema/people";
import { getDashboard } from "~/models/dashboard.server";
import { planPath } from "~/models/path-plan";
import { readProgress } from "~/models/progress.server";
import { readNextCheck, recordCheck } from "~/models/skill-check.server";
import {
  inTenths,
  masteryOf,
  type SkillEvidence,
  scoreWithChange,
  skillScore,
  unitsOf,
} from "~/models/skill-score";
import { storeScore } from "~/models/stored-score.server";
import { getAccount } from "~/models/user.server";
import { startApp } from "../support/app";
import { answerTo } from "../support/checks";
import { fitOf } from "../support/fit";

const day = 24 * 60 * 60 * 1000;
const start = Date.parse("2026-03-02T12:00:00Z");

function passed(skillId: string, passedAt: number, passedAgainAt: number | null = null) {
  return { skillId, passedAt, passedAgainAt, mixedAt: null };
}

function scoreOf(evidence: readonly SkillEvidence[], plannedAt: number | null = start) {
  return skillScore(skills, evidence, { plannedAt, at: Number.POSITIVE_INFINITY }).score;
}

test("a plan is worth 12 points and every skill mastered makes 100 [DA-06, DA-07]", () => {
  expect(scoreOf([], null)).toBe(0);
  expect(scoreOf([])).toBe(12);
  expect(scoreOf(skills.map(({ id }) => ({ ...passed(id, 1, 1), mixedAt: 1 })))).toBe(100);
  expect(scoreOf(skills.map(({ id }) => passed(id, 1, 1)))).toBe(90);
  expect(scoreOf(skills.map(({ id }) => passed(id, 1)))).toBe(76);
});

test("mastery is nothing, half, eight tenths or all of a skill [UD-13]", () => {
  expect(masteryOf(undefined)).toBe(0);
  expect(masteryOf({ skillId: "a", passedAt: null, passedAgainAt: null, mixedAt: null })).toBe(0);
  expect(masteryOf(passed("a", 5))).toBe(5);
  expect(masteryOf(passed("a", 5, 6))).toBe(8);
  expect(masteryOf({ ...passed("a", 5, 6), mixedAt: 7 })).toBe(10);
  expect(masteryOf(passed("a", 5, 6), 5)).toBe(5);
  expect(masteryOf(passed("a", 5, 6), 4)).toBe(0);
});

test("each strand weighs what it should [UD-13]", () => {
  for (const { id, weight } of strands) {
    const inStrand = skills.filter(({ strand }) => strand === id);
    const evidence = inStrand.map((skill) => ({ ...passed(skill.id, 1, 1), mixedAt: 1 }));
    const first = 4 * Math.min(10, inStrand.length);
    expect(scoreOf(evidence, null), id).toBe(first + Math.round(48 * weight));
  }
});

test("whatever was shown, the database stores the points that the page computes [UD-13]", async () => {
  await using app = await startApp();
  const learner = await app.createLearner();
  const random = generator(20261122);
  const migration = app.env.MIGRATIONS.find(({ name }) => name.endsWith("age_and_score.sql"));
  const recount = migration?.queries.find((each) => each.includes("ai_skill_score")) ?? "";

  for (let round = 0; round < 25; round++) {
    const evidence = skills.flatMap(({ id }) => {
      const stages = random(5);
      const at = (stage: number) => (stages >= stage ? stage : null);
      if (stages === 0) return [];
      return { skillId: id, passedAt: at(2), passedAgainAt: at(3), mixedAt: at(4) };
    });
    await app.db.delete(skillProgress);
    await app.db.batch([
      storeScore(app.db, learner.id),
      ...evidence.map((each) =>
        app.db.insert(skillProgress).values({ ...each, userId: learner.id, attemptedAt: 1 }),
      ),
      storeScore(app.db, learner.id),
    ]);
    const stored = async () => (await getAccount(app.db, learner.id))?.aiSkillScore;
    expect(await stored(), JSON.stringify(evidence)).toBe(scoreOf(evidence));

    // What was stored before the points were counted this way is counted anew.
    await app.db.update(users).set({ aiSkillScore: 1 });
    await app.env.DB.prepare(recount).run();
    expect(await stored(), JSON.stringify(evidence)).toBe(scoreOf(evidence));
  }
});

test("a path walked to its end leads to about 60, and each step of it raises the score [DA-07]", () => {
  for (const { value: ageGroup } of ageGroups) {
    for (const { value: competenceLevel } of competenceLevels) {
      for (const { value: learningGoal } of goalPresets) {
        const profile = { ageGroup, competenceLevel, industry: "shop", learningGoal };
        const path = planPath(profile, skills, fitOf(profile));
        const scores = path.map((_, done) =>
          scoreOf(path.slice(0, done + 1).map(({ skillId }) => passed(skillId, 1))),
        );
        expect(scores[0]).toBeGreaterThanOrEqual(16);
        for (const [done, score] of scores.slice(0, 10).entries()) {
          expect(score - (scores[done - 1] ?? 12)).toBeGreaterThanOrEqual(4);
        }
        expect(scores.at(-1)).toBeGreaterThanOrEqual(55);
        expect(scores.at(-1)).toBeLessThanOrEqual(65);
      }
    }
  }
});

test("showing more never lowers the score [UD-13]", () => {
  const stage = fc.constantFrom(0, 1, 2, 3);
  fc.assert(
    fc.property(fc.array(stage, { minLength: 29, maxLength: 29 }), fc.nat(28), (stages, raised) => {
      const evidenceOf = (of: readonly number[]) =>
        skills.map(({ id }, index) => {
          const at = (from: number) => ((of[index] ?? 0) >= from ? 1 : null);
          return { skillId: id, passedAt: at(1), passedAgainAt: at(2), mixedAt: at(3) };
        });
      const more = stages.map((each, index) => Math.min(3, each + (index === raised ? 1 : 0)));
      expect(scoreOf(evidenceOf(more))).toBeGreaterThanOrEqual(scoreOf(evidenceOf(stages)));
    }),
  );
});

test("the change is that of the last seven days, to the millisecond [DA-07]", () => {
  const evidence = [passed("one-clear-task", start + 3 * day)];
  const changeAt = (now: number) => scoreWithChange(skills, evidence, { plannedAt: start, now });

  expect(changeAt(start)).toMatchObject({ score: 12, change: 12 });
  expect(changeAt(start + 3 * day)).toMatchObject({ score: 17, change: 17 });
  expect(changeAt(start + 7 * day - 1)).toMatchObject({ score: 17, change: 17 });
  expect(changeAt(start + 7 * day)).toMatchObject({ score: 17, change: 5 });
  expect(changeAt(start + 10 * day)).toMatchObject({ score: 17, change: 0 });
});

test("shown tenths add up to their sum and round to the same whole points [DA-06]", () => {
  const { perPoint } = unitsOf(skills);
  fc.assert(
    fc.property(fc.array(fc.nat(40 * perPoint), { minLength: 1, maxLength: 6 }), (units) => {
      const exact = units.reduce((sum, each) => sum + each, 0);
      const shown = inTenths(units, perPoint);
      const sum = shown.reduce((total, each) => total + each, 0);

      expect(sum).toBe(Math.floor((10 * exact) / perPoint));
      expect(Math.floor((sum + 5) / 10)).toBe(Math.floor((2 * exact + perPoint) / (2 * perPoint)));
      for (const [index, tenths] of shown.entries()) {
        expect(Math.abs(tenths - (10 * (units[index] ?? 0)) / perPoint)).toBeLessThan(1);
      }
    }),
  );
});

test("after 200 random checks the stored score and progress are the computed ones [DA-06, DA-09]", async () => {
  await using app = await startApp();
  const learner = await app.createLearner({}, start);
  const random = generator(20261120);
  const moment = { now: start, timeZone: "UTC" };

  for (let check = 0; check < 200; check++) {
    const progress = await readProgress(app.db, learner.id, moment);
    const open = progress?.steps?.filter(({ status }) => status !== "locked") ?? [];
    const skill = skillById(open[random(open.length)]?.skillId ?? "");
    if (!skill) throw new Error("The path has no open step.");

    moment.now += random(20 * 60) * 60_000;
    const { number, questions } = await readNextCheck(app.db, learner.id, skill);
    const answers = questions.map((question) => answerTo(question, random(3) > 0));
    const recorded = await recordCheck(
      app.db,
      { userId: learner.id, skill, number, answers },
      moment,
    );
    expect(recorded).toMatchObject({ ok: true, isNew: true });

    const shown = await getDashboard(app.db, learner.id, moment);
    const stored = await app.env.DB.prepare(
      "select ai_skill_score as score, progress from users join learning_paths on user_id = users.id where users.id = ?",
    )
      .bind(learner.id)
      .first();
    expect(stored).toEqual({ score: shown?.score.value, progress: shown?.path?.progress });
  }
});

/** Whole numbers below a limit, the same ones for the same seed. */
function generator(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
