import { expect, test } from "vitest";

import { courseFromLibrary } from "~/ai/built-in/course/write-course";
import { moduleKinds } from "~/content/course-library/field-pack";
import { asksAs, type GoalTelling, goalTellings } from "~/content/course-library/goal-lesson";
import {
  ageNotes,
  fitContent,
  goalLessons,
  goalSteps,
  lessons,
  libraryParts,
  ownCases,
  packs,
  projects,
} from "~/content/course-library/parts";
import { ageGroups, goalPresets } from "~/content/profile-options";
import { skills } from "~/content/skills/skill-map";
import { planPath } from "~/models/path-plan";
import { libraryFor } from "../support/course-library";
import { fitOf } from "../support/fit";

const depths = ["first", "further"] as const;
const texts = lessons.flatMap((each) =>
  depths.map((depth) => ({ id: `${each.skillId}, ${depth}`, ...each, depth, ...each[depth] })),
);
const toldByGoal = Object.entries(goalLessons).flatMap(([kind, told]) =>
  goalTellings.flatMap((telling) =>
    Object.entries(told[telling]).map(([skillId, lesson]) => ({
      id: `${skillId}, ${kind}, ${telling}`,
      ...lesson,
    })),
  ),
);
const goals = [...goalPresets.map(({ value }) => value), "own"];

function words(text: string) {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** The runs of five words in a text. */
function runs(text: string) {
  const list = words(text.toLowerCase()).map((word) => word.replace(/[^\p{L}\p{N}']/gu, ""));
  return new Set(list.slice(0, -4).map((_, at) => list.slice(at, at + 5).join(" ")));
}

test("every skill has a lesson for beginners and one for others, in one module", () => {
  const inModules = moduleKinds.flatMap(({ skills }) => [...skills]);
  expect(inModules.toSorted()).toEqual(skills.map(({ id }) => id).toSorted());
  expect(lessons.map(({ skillId }) => skillId)).toEqual(inModules);
  expect(texts.length).toBeGreaterThanOrEqual(48);
});

test("a skill stands in its module after those that it requires", () => {
  for (const { skills: order } of moduleKinds) {
    const list: readonly string[] = order;
    for (const [at, id] of list.entries()) {
      for (const before of skills.find((skill) => skill.id === id)?.requires ?? []) {
        if (list.includes(before))
          expect(list.indexOf(before), `${before} before ${id}`).toBeLessThan(at);
      }
    }
  }
});

test.each([...texts, ...toldByGoal].map((text) => [text.id, text] as const))(
  "%s is taught in full",
  (_, text) => {
    expect(text.title.length).toBeLessThanOrEqual(60);
    expect(words(text.explanation).length).toBeGreaterThanOrEqual(180);
    expect(words(text.explanation).length).toBeLessThanOrEqual(350);
    expect(text.explanation).not.toMatch(/^#|https?:|\{\w+\}/m);
  },
);

const told = [...texts, ...toldByGoal];

test.each(told.map((text) => [text.id, text] as const))("%s is summed up in three", (_, text) => {
  expect(text.recap).toHaveLength(3);
});

/** Some tellings ask what another asks. */
const asked = told
  .filter(({ id }) => !Object.keys(asksAs).some((telling) => id.endsWith(`, ${telling}`)))
  .map(({ id, questions }) => [id, questions] as const);

test("no two questions have the same id", () => {
  const ids = asked.flatMap(([, questions]) => questions.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(asked)("%s asks fairly", (_, questions) => {
  for (const { id, question, options, answer, hint } of questions) {
    expect(words(question).length, id).toBeGreaterThan(5);
    expect(options.length, id).toBeGreaterThanOrEqual(3);
    expect(options.length, id).toBeLessThanOrEqual(5);
    expect(options[answer], id).toBeDefined();
    expect(new Set(options.map((option) => option.text)).size, id).toBe(options.length);
    expect(hint.toLowerCase(), id).not.toContain(options[answer]?.text.toLowerCase());
    for (const { explanation } of options) expect(words(explanation).length, id).toBeGreaterThan(4);
  }
});

test("the right answers neither stand in one place nor stick out by their length", () => {
  const questions = asked.flatMap(([, questions]) => questions);
  expect(questions.length).toBeGreaterThanOrEqual(96);
  const places = [0, 1, 2, 3].map((place) => questions.filter(({ answer }) => answer === place));
  for (const [place, found] of places.entries()) {
    expect(found.length / questions.length, `place ${place}`).toBeGreaterThan(0.15);
  }
  const longest = questions.filter(({ options, answer }) =>
    options.every(
      ({ text }, at) => at === answer || text.length < (options[answer]?.text.length ?? 0),
    ),
  );
  expect(longest.length / questions.length).toBeLessThan(0.4);
});

test("each kind of goal tells the same skills, and every task is of a kind", () => {
  const toldOf = (telling: GoalTelling) =>
    Object.values(goalLessons).map((told) => Object.keys(told[telling]).toSorted());
  const isFurther = (telling: GoalTelling) => telling.startsWith("further");
  const firsts = goalTellings.filter((telling) => !isFurther(telling)).flatMap(toldOf);
  expect(firsts[0]).toHaveLength(15);
  for (const other of firsts) expect(other).toEqual(firsts[0]);
  const furthers = goalTellings.filter(isFurther).flatMap(toldOf);
  expect(furthers[0]).toHaveLength(20);
  for (const other of furthers) expect(other).toEqual(furthers[0]);
  for (const told of Object.values(goalLessons)) {
    for (const [telling, asking] of Object.entries(asksAs)) {
      for (const [skillId, { questions }] of Object.entries(told[telling as GoalTelling])) {
        expect(questions).toHaveLength(2);
        expect(questions).toEqual(told[asking][skillId]?.questions);
      }
    }
  }
  expect(new Set(fitContent.tasks.map(({ lessons }) => lessons))).toEqual(
    new Set(Object.keys(goalLessons)),
  );
});

test("a lesson is told for the goal, and for how the day goes", () => {
  const request = { ageGroup: "35-44", learningGoal: "learn Spanish" };
  const lesson = (competenceLevel: string, industry: string, learningGoal = request.learningGoal) =>
    libraryFor({ ...request, competenceLevel, industry, learningGoal }).lessons["give-context"];
  const told = (...tellings: GoalTelling[]) =>
    tellings.map((telling) => goalLessons.language?.[telling]["give-context"]);
  const base = lessons.find(({ skillId }) => skillId === "give-context");
  expect(lesson("beginner", "")).toEqual(told("desk")[0]);
  expect(told("desk", "desk.again")).toContainEqual(lesson("beginner", "accountant"));
  expect(told("hands", "hands.again")).toContainEqual(lesson("beginner", "plumber"));
  expect(told("further", "further.again")).toContainEqual(lesson("expert", "accountant"));
  expect(told("further.hands", "further.hands.again")).toContainEqual(lesson("expert", "plumber"));
  expect(lesson("expert", "plumber", "zorbs")).toEqual(base?.further);
  expect(lesson("beginner", "plumber", "zorbs")).toEqual(base?.first);
});

test("two fields with the same kind of day hear about half of the lessons told otherwise", () => {
  for (const competenceLevel of ["beginner", "expert"]) {
    for (const day of ["desk", "hands"]) {
      const heard = fitContent.fields
        .filter((field) => field.day === day)
        .map(({ id, name }) => {
          const answers = { ageGroup: "35-44", competenceLevel, learningGoal: "learn Spanish" };
          const request = { ...answers, industry: name, fieldChoice: id };
          return libraryFor(request).lessons;
        });
      const skillIds = Object.keys(
        goalLessons.language?.[competenceLevel === "beginner" ? "desk" : "further"] ?? {},
      );
      for (const [at, one] of heard.entries()) {
        for (const other of heard.slice(at + 1)) {
          const same = skillIds.filter((id) => one[id]?.title === other[id]?.title).length;
          expect(same / skillIds.length).toBeLessThanOrEqual(0.6);
        }
      }
    }
  }
});

test("a goal beside the work takes cases from the lives of the field's people", () => {
  const caseOf = (learningGoal: string) => {
    const request = { ...{ ageGroup: "35-44", competenceLevel: "beginner" }, learningGoal };
    const asked = { ...request, industry: "plumber" };
    const path = planPath(asked, skills, fitOf(asked));
    return courseFromLibrary(asked, { path, known: [], taken: [] }, libraryFor(asked))
      .course.modules.flatMap(({ lessons }) => lessons.map(({ content }) => content))
      .join("\n");
  };
  const [own, work] = [
    ownCases.trades?.["one-clear-task"],
    packs.find(({ id }) => id === "trades")?.cases["one-clear-task"],
  ];
  expect(own).toBeDefined();
  expect(caseOf("learn Spanish")).toContain(own);
  for (const goal of ["learn Spanish", "understand my letters from the office"]) {
    expect(caseOf(goal)).not.toContain(work);
  }
  expect(caseOf("write code")).toContain(work);
  expect(caseOf("write code")).not.toContain(own);
});

test("every pack has as many cases beside the work, of the same skills", () => {
  const [first, ...others] = Object.values(ownCases);
  expect(Object.keys(first ?? {}).length).toBeGreaterThanOrEqual(20);
  for (const other of others) expect(Object.keys(other)).toEqual(Object.keys(first ?? {}));
  expect(Object.keys(ownCases).toSorted()).toEqual(packs.map(({ id }) => id).toSorted());
  for (const [id, own] of Object.entries(ownCases)) {
    for (const [skillId, text] of Object.entries(own)) {
      expect(words(text).length, `${id}, ${skillId}`).toBeGreaterThanOrEqual(55);
      expect(words(text).length, `${id}, ${skillId}`).toBeLessThanOrEqual(115);
    }
  }
});

test("every field has a pack with a case for every skill, and an unknown one everyday life", () => {
  expect(packs.length).toBeGreaterThanOrEqual(8);
  const served = fitContent.fields.map(({ pack }) => pack);
  expect(new Set(served)).toEqual(new Set(packs.map(({ id }) => id)));
  const request = {
    ageGroup: "",
    competenceLevel: "",
    industry: "zorbs on Mars",
    learningGoal: "",
  };
  expect(libraryFor(request).pack.id).toBe("everyday");
});

test.each(packs.map((pack) => [pack.id, pack] as const))("the pack %s is whole", (_, pack) => {
  expect(Object.keys(pack.titles).toSorted()).toEqual(goals.toSorted());
  for (const title of Object.values(pack.titles)) expect(title.length).toBeLessThanOrEqual(70);
  for (const { id } of moduleKinds) {
    const { title, description, scenario, practice } = pack.modules[id];
    expect(title.length, id).toBeLessThanOrEqual(60);
    expect(words(description).length, id).toBeGreaterThan(4);
    expect(words(scenario).length, id).toBeGreaterThanOrEqual(80);
    expect(words(scenario).length, id).toBeLessThanOrEqual(150);
    expect(words(practice).length, id).toBeGreaterThanOrEqual(40);
    expect(words(practice).length, id).toBeLessThanOrEqual(80);
  }
  expect(Object.keys(pack.cases).toSorted()).toEqual(skills.map(({ id }) => id).toSorted());
  for (const [id, text] of Object.entries(pack.cases)) {
    expect(words(text).length, id).toBeGreaterThanOrEqual(60);
    expect(words(text).length, id).toBeLessThanOrEqual(115);
  }
});

test("each part of the library fits into one statement of the database", () => {
  for (const { part, content } of libraryParts()) {
    expect(new TextEncoder().encode(content).length, part).toBeLessThan(90_000);
  }
});

test("every age has notes for any goal on every module, and every goal a project to finish with", () => {
  expect(Object.keys(ageNotes).toSorted()).toEqual(ageGroups.map(({ value }) => value).toSorted());
  for (const [age, notes] of Object.entries(ageNotes)) {
    for (const { text } of notes) {
      expect(words(text).length, `${age}, ${text}`).toBeGreaterThanOrEqual(30);
      expect(words(text).length, `${age}, ${text}`).toBeLessThanOrEqual(80);
    }
    const ofAnyGoal = notes.filter(({ goals }) => goals.length === 0);
    for (const { id, skills } of moduleKinds) {
      const here = ofAnyGoal.some((note) => note.skills.some((each) => isOneOf(skills, each)));
      expect(here, `${age}, ${id}`).toBe(true);
    }
  }
  expect(Object.keys(projects).toSorted()).toEqual(goals.toSorted());
  for (const { brief, checklist } of Object.values(projects)) {
    expect(words(brief).length).toBeGreaterThanOrEqual(100);
    expect(checklist.length).toBeGreaterThanOrEqual(4);
  }
});

const isOneOf = (skills: readonly string[], id: string) => skills.includes(id);

const steps = Object.entries(goalSteps).flatMap(([taskId, told]) =>
  Object.entries(told).flatMap(([skillId, { first, further }]) =>
    [first, further].flatMap((text, at) =>
      text ? { id: `${taskId}, ${skillId}, ${depths[at]}`, taskId, depth: depths[at], text } : [],
    ),
  ),
);

test("every task has steps of its own in most of its lessons", () => {
  for (const { id } of fitContent.tasks) {
    const own = steps.filter(({ taskId }) => taskId === id);
    expect(own.filter(({ depth }) => depth === "first").length, id).toBeGreaterThanOrEqual(10);
    expect(own.filter(({ depth }) => depth === "further").length, id).toBeGreaterThanOrEqual(8);
  }
  const shares = fitContent.tasks.flatMap(({ id, preset, name }) =>
    ["beginner", "intermediate"].map((competenceLevel) => {
      const request = {
        ...{ ageGroup: "35-44", competenceLevel, industry: "law firm" },
        ...{ learningGoal: preset ?? name, taskChoice: id },
      };
      const path = planPath(request, skills, fitOf(request));
      const library = libraryFor(request);
      const { course } = courseFromLibrary(request, { path, known: [], taken: [] }, library);
      const lessons = course.modules.flatMap((module) => module.lessons).slice(0, -1);
      const told = lessons.filter(({ content }) => content.includes("#### For your goal\n"));
      return told.length / lessons.length;
    }),
  );
  expect(Math.min(...shares)).toBeGreaterThan(0.3);
  expect(shares.reduce((sum, each) => sum + each, 0) / shares.length).toBeGreaterThan(0.5);
});

test("a step for a goal says what no other says", () => {
  const seen = new Map<string, string>();
  for (const { id, text } of steps) {
    expect(text, id).not.toMatch(/\byour goal\b|[!\u2013\u2014]/);
    for (const sentence of text.split(/(?<=[.?:])["\u201d]?\s+/)) {
      if (words(sentence).length < 5) continue;
      expect(seen.get(sentence), `${id}: ${sentence}`).toBeUndefined();
      seen.set(sentence, id);
    }
  }
});

/** A note about school has nothing to do with lessons about money, nor one about a boss with those about a flat. */
test.each([
  [/homework|teacher|for school/i, ["study"]],
  [/\bmanager\b|new colleague\b/i, ["business", "code", "jobs", "work"]],
  [/rental contract|insurer/i, ["caring", "home", "letters"]],
  [/\bdoctor about|fever/i, ["caring"]],
])("a note that tells of %s stands with goals of that subject", (words, kinds) => {
  const told = Object.values(ageNotes)
    .flat()
    .filter(({ text, goals }) => words.test(text) && goals.length > 0);
  expect(told.length).toBeGreaterThan(0);
  for (const { goals, text } of told)
    expect(kinds, text).toEqual(expect.arrayContaining([...goals]));
});

test("no two blocks say the same, nor what a skill's own page says", () => {
  const blocks = [
    ...[...texts, ...toldByGoal].map(({ id, explanation }) => [id, explanation] as const),
    ...packs.flatMap((pack) => [
      ...Object.entries(pack.cases).map(([id, text]) => [`${pack.id}, ${id}`, text] as const),
      ...Object.entries(ownCases[pack.id] ?? {}).map(
        ([id, text]) => [`${pack.id}, own, ${id}`, text] as const,
      ),
      ...moduleKinds.map(({ id }) => [`${pack.id}: ${id}`, pack.modules[id].scenario] as const),
    ]),
    ...Object.entries(ageNotes).flatMap(([age, notes]) =>
      notes.map(({ skills, text }) => [`${age}, ${skills.join()}`, text] as const),
    ),
    ...skills.map(({ id, explanation }) => [`skill ${id}`, explanation] as const),
  ].map(([id, text]) => ({ id, runs: runs(text) }));

  const owners = new Map<string, { id: string; runs: Set<string> }[]>();
  for (const block of blocks) {
    const shared = new Map<string, number>();
    for (const run of block.runs) {
      for (const other of owners.get(run) ?? [])
        shared.set(other.id, (shared.get(other.id) ?? 0) + 1);
      owners.set(run, [...(owners.get(run) ?? []), block]);
    }
    for (const [other, count] of shared) {
      expect(count / block.runs.size, `${block.id} and ${other}`).toBeLessThan(0.1);
    }
  }
});
