import { expect, test } from "vitest";

import { ageGroups, competenceLevels, goalPresets } from "~/content/profile-options";
import type { Band } from "~/content/skills/skill";
import { strands } from "~/content/skills/skill";
import { skillById, skills } from "~/content/skills/skill-map";
import type { PlannedStep, Profile } from "~/models/path-plan";
import * as pathPlan from "~/models/path-plan";
import { fitOf, industriesOfFields } from "../support/fit";

function planPath(profile: Profile, from: typeof skills) {
  return pathPlan.planPath(profile, from, fitOf(profile));
}

function planFurther(profile: Profile, from: typeof skills, shown: ReadonlySet<string>) {
  return pathPlan.planFurther(profile, from, shown, fitOf(profile));
}

const ages = ageGroups.map(({ value }) => value);
const levels: string[] = competenceLevels.map(({ value }) => value);
const freeGoal = "keep my parents safe from scams";
const goals = [...goalPresets.map(({ value }) => value), freeGoal];
const industries: string[] = [...Object.values(industriesOfFields), "zorbs on Mars"];
const unknownIndustry = industries.length - 1;

const profiles: Profile[] = ages.flatMap((ageGroup) =>
  levels.flatMap((competenceLevel) =>
    industries.flatMap((industry) =>
      goals.map((learningGoal) => ({ ageGroup, competenceLevel, industry, learningGoal })),
    ),
  ),
);

const paths = new Map(profiles.map((profile) => [keyOf(profile), planPath(profile, skills)]));

function keyOf(profile: Profile) {
  return Object.values(profile).join(" / ");
}

function pathOf(profile: Profile) {
  return paths.get(keyOf(profile)) ?? [];
}

function ids(path: readonly PlannedStep[]) {
  return path.map(({ skillId }) => skillId);
}

/** How many steps of the one path the other does not have. */
function difference(one: readonly PlannedStep[], other: readonly PlannedStep[]) {
  const known = new Set(ids(other));
  return ids(one).filter((id) => !known.has(id)).length;
}

function reasonsOf(path: readonly PlannedStep[]) {
  return new Set(path.map(({ reason }) => reason));
}

const bandOfLevel: Record<string, Band> = {
  beginner: "start",
  basic: "start",
  intermediate: "work",
  advanced: "deep",
  expert: "deep",
};
const bands = ["start", "work", "deep"];

test("[ON-16] every one of 2,700 profiles gets 8 to 12 different steps of all four strands", () => {
  expect(profiles).toHaveLength(2700);
  for (const profile of profiles) {
    const path = pathOf(profile);
    expect(path.length, keyOf(profile)).toBeGreaterThanOrEqual(8);
    expect(path.length, keyOf(profile)).toBeLessThanOrEqual(12);
    expect(new Set(ids(path)).size, keyOf(profile)).toBe(path.length);
    expect(new Set(path.map(({ id }) => id)).size, keyOf(profile)).toBe(path.length);
    const touched = new Set(path.map(({ skillId }) => skillById(skillId)?.strand));
    expect(touched.size, keyOf(profile)).toBe(strands.length);
  }
});

test("a skill comes after what it requires, and only what lies below the level is left out", () => {
  for (const profile of profiles) {
    const order = ids(pathOf(profile));
    const level = bands.indexOf(bandOfLevel[profile.competenceLevel] ?? "start");
    for (const [at, skillId] of order.entries()) {
      for (const required of skillById(skillId)?.requires ?? []) {
        const place = order.indexOf(required);
        const label = `${required} before ${skillId} for ${keyOf(profile)}`;
        if (place >= 0) expect(place, label).toBeLessThan(at);
        else expect(bands.indexOf(skillById(required)?.band ?? "deep"), label).toBeLessThan(level);
      }
    }
  }
});

test("every step has its skill's title, a whole sentence as its reason and an honest estimate", () => {
  const steps = [...paths.values()].flat();
  const different = new Map(steps.map((step) => [JSON.stringify(step), step]));
  for (const { id, skillId, title, reason, minutes } of different.values()) {
    expect(id).toBe(skillId);
    expect(title).toBe(skillById(skillId)?.title);
    expect(reason).toMatch(/^Here because \S.*\S\.$/);
    expect(reason).not.toMatch(/undefined|null|NaN| {2}|\.\.|!/);
    expect(reason.length, reason).toBeLessThanOrEqual(180);
    expect(minutes, skillId).toBeGreaterThanOrEqual(2);
    expect(minutes, skillId).toBeLessThanOrEqual(15);
    expect(Number.isInteger(minutes)).toBe(true);
  }
});

test("goal and field are each named as the cause of some steps", () => {
  for (const profile of profiles) {
    const path = pathOf(profile);
    const field = fitOf(profile).field;
    const fieldReasons = Object.values(field?.skills ?? {}).map((text) => `Here because ${text}.`);
    const named = path.filter(({ reason }) => fieldReasons.includes(reason)).length;
    const isFree = profile.learningGoal === freeGoal;
    if (field) expect(named, keyOf(profile)).toBeGreaterThanOrEqual(isFree ? 1 : 2);
    const wanted = path.filter(({ reason }) =>
      /^Here because it (serves|helps with) /.test(reason),
    );
    expect(wanted.length, keyOf(profile)).toBeGreaterThanOrEqual(2);
  }
});

test("[ON-23] two goals make paths that differ in at least two steps", () => {
  for (const profile of profiles) {
    for (const learningGoal of goals.slice(goals.indexOf(profile.learningGoal) + 1)) {
      const [one, other] = [pathOf(profile), pathOf({ ...profile, learningGoal })];
      const differing = Math.max(difference(one, other), difference(other, one));
      // A goal of one's own may lie close to a preset; its steps have other reasons then.
      const least = learningGoal === freeGoal ? 1 : 2;
      expect(differing, `${keyOf(profile)} and ${learningGoal}`).toBeGreaterThanOrEqual(least);
      const known = reasonsOf(other);
      const newReasons = [...reasonsOf(one)].filter((reason) => !known.has(reason)).length;
      expect(newReasons, keyOf(profile)).toBeGreaterThanOrEqual(2);
    }
  }
});

test("beginners and experts share at most half of their steps, of habits a few more", () => {
  for (const profile of profiles.filter(({ competenceLevel }) => competenceLevel === "beginner")) {
    const beginner = pathOf(profile);
    const expert = pathOf({ ...profile, competenceLevel: "expert" });
    // What helps against scams is a habit that nobody outgrows.
    const most = profile.learningGoal === freeGoal ? 0.4 : 0.5;
    const label = keyOf(profile);
    expect(difference(beginner, expert), label).toBeGreaterThanOrEqual(beginner.length * most);
    expect(difference(expert, beginner), label).toBeGreaterThanOrEqual(expert.length * most);
  }
});

test("beginners begin with foundations, experts get no basics of understanding or asking", () => {
  for (const profile of profiles) {
    const found = pathOf(profile).map(({ skillId }) => skillById(skillId));
    if (profile.competenceLevel === "beginner") {
      expect(found[0]?.id).toBe("what-ai-tools-are");
      const starting = found.filter((skill) => skill?.band === "start").length;
      expect(starting, keyOf(profile)).toBeGreaterThan(found.length / 2);
      expect(found.some((skill) => skill?.band === "deep")).toBe(false);
    }
    if (profile.competenceLevel === "expert") {
      const basics = found.filter(
        (skill) =>
          skill?.band === "start" && (skill.strand === "understand" || skill.strand === "ask"),
      );
      expect(basics, keyOf(profile)).toEqual([]);
      expect(found.map((skill) => skill?.id)).toContain("test-before-you-trust");
      expect(found.map((skill) => skill?.id)).toContain("keep-a-person-in-charge");
    }
  }
});

test("two levels never get the same path", () => {
  for (const profile of profiles) {
    for (const competenceLevel of levels.slice(levels.indexOf(profile.competenceLevel) + 1)) {
      const other = pathOf({ ...profile, competenceLevel });
      expect(JSON.stringify(other), keyOf(profile)).not.toBe(JSON.stringify(pathOf(profile)));
    }
  }
});

test("two fields make paths that differ in steps or in at least two reasons", () => {
  for (const profile of profiles) {
    const at = industries.indexOf(profile.industry);
    for (const industry of industries.slice(at + 1, unknownIndustry)) {
      // Under 18, a school is where one goes and a university too.
      if (fitOf(profile).field === fitOf({ ...profile, industry }).field) continue;
      const [one, other] = [pathOf(profile), pathOf({ ...profile, industry })];
      const known = reasonsOf(other);
      const newReasons = [...reasonsOf(one)].filter((reason) => !known.has(reason)).length;
      const isDifferent = difference(one, other) + difference(other, one) > 0 || newReasons >= 2;
      expect(isDifferent, `${keyOf(profile)} and ${industry}`).toBe(true);
    }
  }
});

test("age groups get what their age adds, with their age as the reason", () => {
  for (const profile of profiles) {
    if (profile.ageGroup === "under18") {
      const path = pathOf(profile);
      expect(ids(path), keyOf(profile)).toContain("know-the-rules");
      expect(ids(path), keyOf(profile)).toContain("protect-private-data");
      expect(path.filter(({ reason }) => reason.includes("under 18"))).toHaveLength(2);
      expect(path).not.toEqual(pathOf({ ...profile, ageGroup: "35-44" }));
    }
    if (profile.ageGroup === "55+") expect(ids(pathOf(profile))).toContain("spot-fakes");
  }
});

test("the same profile always gets the same path", () => {
  for (const profile of profiles) {
    const again = JSON.stringify(planPath({ ...profile }, skills));
    expect(again).toBe(JSON.stringify(pathOf(profile)));
  }
});

const anna: Profile = {
  ageGroup: "45-54",
  competenceLevel: "beginner",
  industry: "I teach maths at a primary school",
  learningGoal: "improve productivity with AI",
};

test("[ON-16] a path is made from the answers and says why each step is there", () => {
  const reasons = pathReasons(anna);

  expect(reasons["what-ai-tools-are"]).toContain("you are new to AI tools");
  expect(reasons["improve-in-rounds"]).toMatch(
    /^Here because it serves your goal: changing a draft/,
  );
  expect(reasons["notice-bias"]).toContain("between 45 and 54");
  expect(Object.values(reasons).join()).toContain("learners");
});

test("a required skill that nobody asked for names the step that builds on it", () => {
  const { "what-ai-tools-are": reason } = pathReasons({ ...anna, competenceLevel: "basic" });
  expect(reason).toBe(
    "Here because “Where AI shines and stumbles” builds on it: first you learn to say in plain words what an AI tool is and how it differs from a person or a search engine.",
  );
});

function pathReasons(profile: Profile) {
  return Object.fromEntries(
    planPath(profile, skills).map(({ skillId, reason }) => [skillId, reason]),
  );
}

test("a free goal is understood as a task, whose skills come with the goal as the reason", () => {
  const reasons = pathReasons({
    ...anna,
    learningGoal: "I want to understand my diagnosis letters.",
  });

  expect(reasons["choose-the-shape"]).toBe(
    "Here because it serves your goal: what, by when, with whom: three lines make a letter clear.",
  );
  expect(reasons["give-the-material"]).toMatch(/^Here because it serves your goal: /);
  expect(reasons["how-a-model-writes"]).toBeUndefined();
});

test("what the goal asks for comes before what helps with nearly every goal", () => {
  const expert = { ...anna, competenceLevel: "expert", learningGoal: "protect my firm from scams" };
  const [first] = planPath(expert, skills);
  expect(first).toMatchObject({
    skillId: "check-sources",
    reason: expect.stringContaining("one call to a number you know"),
  });
});

test("a path says nothing untrue of a pupil or of somebody who is blind", () => {
  const pupil = { ...anna, ageGroup: "under18", industry: "school", learningGoal: "pass my exams" };
  const blind = { ...anna, industry: "blind massage therapist" };
  for (const competenceLevel of levels) {
    const ofPupil = JSON.stringify(planPath({ ...pupil, competenceLevel }, skills));
    expect(ofPupil).not.toMatch(/learners (believe|watch)|hand out|class list/);
    expect(JSON.stringify(planPath({ ...blind, competenceLevel }, skills))).not.toMatch(/you see/);
  }
});

test("a second goal in the same sentence has a step among the first four, as another part of it", () => {
  const learningGoal = "write letters to the council and not be cheated by scams";
  for (const competenceLevel of levels) {
    const profile = { ageGroup: "55+", competenceLevel, industry: "zorbs", learningGoal };
    const path = pathPlan.planPath(
      profile,
      skills,
      fitOf({ ...profile, taskChoice: "write-to-office" }),
    );
    const also = path.flatMap(({ reason }, at) =>
      reason.startsWith("Here because it serves another part of your goal: ") ? at : [],
    );
    expect(also, competenceLevel).toHaveLength(1);
    expect(also[0], competenceLevel).toBeLessThan(4);
    expect(path.length, competenceLevel).toBeLessThanOrEqual(12);
  }
});

test("no reason holds the learner's words, however they put their goal", () => {
  const said = [
    "zwiebelfisch",
    "I want to cut the zwiebelfisch",
    "more zwiebelfisch for our brand",
    `tell ${"many long zwiebelfisch ".repeat(20)}`,
    'say "zwiebelfisch"\n\tto my "team"',
    "write letters to the council and not be cheated by zwiebelfisch scams",
  ];
  for (const learningGoal of said) {
    for (const competenceLevel of levels) {
      const path = planPath({ ...anna, competenceLevel, learningGoal }, skills);
      expect(path.map(({ reason }) => reason).join("\n")).not.toMatch(/zwiebelfisch|you want to/);
    }
  }
});

test("what helps with nearly every goal says so, and does not claim this one", () => {
  const reasons = pathReasons({ ...anna, learningGoal: "zwiebelfisch" });
  expect(reasons["strengths-and-limits"]).toBe(
    "Here because it helps with nearly every goal: you see clearly what AI can do and what it cannot.",
  );
  expect(Object.values(reasons).join()).not.toContain("serves your goal");
  expect(Object.values(pathReasons(anna)).join()).not.toContain("nearly every goal");
});

test("unknown answers fall back to a beginner's path without an age", () => {
  const unknown = { ...anna, ageGroup: "adult", competenceLevel: "guru", industry: "" };
  const path = planPath(unknown, skills);

  expect(path.length).toBeGreaterThanOrEqual(8);
  expect(path[0]?.skillId).toBe("what-ai-tools-are");
  for (const text of ["", "constructor", "__proto__", "toString"]) {
    const odd = { ageGroup: text, competenceLevel: text, industry: text, learningGoal: text };
    expect(planPath(odd, skills).length, text).toBeGreaterThanOrEqual(8);
  }
});

test("slow readers get more minutes", () => {
  const minutes = (ageGroup: string) =>
    planPath({ ...anna, ageGroup }, skills).find(({ skillId }) => skillId === "one-clear-task")
      ?.minutes ?? 0;
  expect(minutes("55+")).toBeGreaterThan(minutes("35-44"));
  expect(minutes("under18")).toBe(minutes("55+"));
});

test("further paths offer every skill in the end, each after what it requires, and none twice", () => {
  for (const profile of profiles.filter((_, index) => index % 90 === 0)) {
    const shown = new Set(ids(pathOf(profile)));
    let paths = 0;
    while (shown.size < skills.length) {
      const left = skills.length - shown.size;
      const path = planFurther(profile, skills, shown);
      expect(path.length, keyOf(profile)).toBe(Math.ceil(left / Math.ceil(left / 12)));
      for (const { skillId, reason } of path) {
        expect(shown.has(skillId), skillId).toBe(false);
        for (const required of skillById(skillId)?.requires ?? []) {
          expect(shown.has(required), `${required} before ${skillId}`).toBe(true);
        }
        expect(reason).toMatch(/^Here because \S.*\S\.$/);
        expect(reason.length, reason).toBeLessThanOrEqual(200);
        shown.add(skillId);
      }
      paths += 1;
    }
    expect(paths, keyOf(profile)).toBeLessThanOrEqual(3);
    expect(planFurther(profile, skills, shown)).toEqual([]);
  }
});
