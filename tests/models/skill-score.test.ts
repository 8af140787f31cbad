import fc from "fast-check";
import { expect, test } from "vitest";

import { strands } from "~/content/skills/skill";
import { skillById, skills } from "~/content/skills/skill-map";
import { skillProgress } from "~/db/schema/learning";
import { getDashboard } from "~/models/dashboard.server";
import { readProgress } from "~/models/progress.server";
import { drawQuestions, recordCheck } from "~/models/skill-check.server";
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
  expect(scoreOf(skills.map(({ id }) => passed(id, 1, 1)))).toBe(82);
  expect(scoreOf(skills.map(({ id }) => passed(id, 1)))).toBe(56);
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
    expect(scoreOf(evidence, null), id).toBe(Math.round(88 * weight));
  }
});

test("a half is rounded up, here and in the database [UD-13]", async () => {
  // Five of six skills in the last strand, passed once each, are 5.5 points.
  const five = skills.filter(({ strand }) => strand === "use-responsibly").slice(0, 5);
  expect(scoreOf(five.map(({ id }) => passed(id, 1)))).toBe(18);

  await using app = await startApp();
  const learner = await app.createLearner();
  await app.db
    .insert(skillProgress)
    .values(
      five.map(({ id }) => ({ userId: learner.id, skillId: id, attemptedAt: 1, passedAt: 1 })),
    );
  await app.db.batch([storeScore(app.db, learner.id)]);
  expect((await getAccount(app.db, learner.id))?.aiSkillScore).toBe(18);
});

test("the change is that of the last seven days, to the millisecond [DA-07]", () => {
  const evidence = [passed("one-clear-task", start + 3 * day)];
  const changeAt = (now: number) => scoreWithChange(skills, evidence, { plannedAt: start, now });

  expect(changeAt(start)).toMatchObject({ score: 12, change: 12 });
  expect(changeAt(start + 3 * day)).toMatchObject({ score: 14, change: 14 });
  expect(changeAt(start + 7 * day - 1)).toMatchObject({ score: 14, change: 14 });
  expect(changeAt(start + 7 * day)).toMatchObject({ score: 14, change: 2 });
  expect(changeAt(start + 10 * day)).toMatchObject({ score: 14, change: 0 });
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
  const tried = new Map<string, number>();
  const moment = { now: start, timeZone: "UTC" };

  for (let check = 0; check < 200; check++) {
    const progress = await readProgress(app.db, learner.id, moment);
    const open = progress?.steps?.filter(({ status }) => status !== "locked") ?? [];
    const skill = skillById(open[random(open.length)]?.skillId ?? "");
    if (!skill) throw new Error("The path has no open step.");

    moment.now += random(20 * 60) * 60_000;
    const number = (tried.get(skill.id) ?? 0) + 1;
    tried.set(skill.id, number);
    const answers = drawQuestions({ userId: learner.id, skill, number }).map(
      ({ id, options, answer }) => ({
        question: id,
        option: random(3) > 0 ? answer : random(options.length),
      }),
    );
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
