import { expect, test } from "vitest";

import { reasonsForGoal } from "~/ai/built-in/fit/reasons";
import { fitContent, packs } from "~/content/course-library/parts";
import { exercises } from "~/content/exercises/exercises";
import { ageGroups, everydayGoalsFor, goalPresets } from "~/content/profile-options";
import { skillById } from "~/content/skills/skill-map";
import { fitOf, fitter } from "../support/fit";

const { fields, tasks } = fitContent;
const adult = "35-44";

function fieldOf(industry: string, ageGroup = adult) {
  const matched = fitter.matchField(industry, ageGroup);
  return matched.isSure ? matched.found.id : null;
}

function taskOf(goal: string, ageGroup?: string) {
  const matched = fitter.matchTask(goal, ageGroup);
  return matched.isSure ? matched.found.id : null;
}

test("there are about 30 fields with over 400 names, each with a pack and reasons", () => {
  expect(fields.length).toBeGreaterThanOrEqual(30);
  const names = fields.flatMap(({ occupations }) => occupations.map((name) => name.toLowerCase()));
  expect(new Set(names).size).toBeGreaterThanOrEqual(1200);
  for (const { id, pack, skills } of fields) {
    expect(
      packs.map((each) => each.id),
      id,
    ).toContain(pack);
    expect(Object.keys(skills).length, id).toBeGreaterThanOrEqual(4);
  }
});

test("short forms in capitals are no other language", () => {
  expect(fitter.matchField("MOT garage, servicing", adult).isOtherLanguage).toBe(false);
  expect(fitter.matchField("ich bin Maler", adult).isOtherLanguage).toBe(true);
});

test.each(ageGroups)(
  "for $label the three ideas are understood without a question",
  ({ value }) => {
    const ideas = everydayGoalsFor(value);
    expect(new Set(ideas).size).toBe(3);
    for (const goal of ideas) expect(fitter.matchTask(goal, value).isSure, goal).toBe(true);
  },
);

test("the ideas fit the age: homework until 24, no work under 18, memories from 55", () => {
  const agesWith = (words: RegExp) =>
    ageGroups.map(({ value }) => value).filter((age) => words.test(everydayGoalsFor(age).join()));
  expect(agesWith(/homework/)).toEqual(["under18", "18-24"]);
  expect(agesWith(/memories/)).toEqual(["55+"]);
  expect(everydayGoalsFor("under18").join()).not.toMatch(/\b(?:work|job|office|email)s?\b/);
  expect(everydayGoalsFor()).toEqual([
    "write letters and emails with ease",
    "plan meals, trips and family days",
    "understand my homework and learn for tests",
  ]);
});

test("there are at least 40 tasks, each with exercises that exist", () => {
  expect(tasks.length).toBeGreaterThanOrEqual(40);
  const known = exercises.map(({ id }) => id);
  for (const task of tasks) {
    for (const id of task.exercises) expect(known, task.id).toContain(id);
  }
});

test("fields and goals name skills that exist, with clauses that finish a sentence", () => {
  const goals = [
    ...goalPresets.map(({ value }) => value),
    "my child's homework",
    "anything at all",
  ];
  const ofGoals = goals.flatMap((learningGoal) =>
    reasonsForGoal(fitOf({ ageGroup: adult, industry: "", learningGoal }), learningGoal),
  );
  const reasons = [...fields, ...tasks].map(({ skills }) => skills).concat(ofGoals);

  for (const [skillId, because] of reasons.flatMap((list) => Object.entries(list))) {
    expect(skillById(skillId), skillId).toBeDefined();
    expect(because, skillId).toMatch(/^\S.*[^\s.!?]$/);
    expect(because, skillId).not.toMatch(/undefined| {2}|as with any goal/);
  }
});

test("no two fields give the same reason, and no two tasks", () => {
  for (const each of [fields, tasks]) {
    const all = each.flatMap(({ skills }) => Object.values(skills));
    expect(new Set(all).size).toBe(all.length);
  }
});

test("a task that is named as it is offered is sure, whatever else its words are likely to mean", () => {
  for (const { id, name } of tasks) {
    for (const ageGroup of [undefined, "under18", "55+"]) {
      expect(fitter.matchTask(name, ageGroup), name).toMatchObject({ isSure: true, found: { id } });
    }
  }
});

test("[ON-23] the five preset goals are the stated ones", () => {
  expect(goalPresets.map(({ value }) => value)).toEqual([
    "automate life and work tasks",
    "start an AI-powered business",
    "master various AI tools",
    "transition to an AI-focused career",
    "improve productivity with AI",
  ]);
});

test("every preset names 5 to 8 skills in its own words", () => {
  const seen = new Set<string>();
  for (const { value } of goalPresets) {
    const fit = fitOf({ ageGroup: adult, industry: "", learningGoal: value });
    const [skills = {}, ...rest] = reasonsForGoal(fit, value);
    expect(rest).toEqual([]);
    expect(Object.keys(skills).length, value).toBeGreaterThanOrEqual(5);
    expect(Object.keys(skills).length, value).toBeLessThanOrEqual(8);
    for (const because of Object.values(skills)) {
      expect(seen.has(because), because).toBe(false);
      seen.add(because);
    }
  }
});

test.each([
  ["I teach maths at a primary school", "education"],
  ["Kindergarten", "education"],
  ["chemistry teacher", "education"],
  ["nurse", "healthcare"],
  ["nurses in a care home", "healthcare"],
  ["family doctor", "healthcare"],
  ["I run a bakery", "food-and-hospitality"],
  ["Café in Zürich", "food-and-hospitality"],
  ["welding", "trades"],
  ["civil engineer", "trades"],
  ["grandmother of four", "home-and-family"],
  ["retired, with a big garden", "home-and-family"],
  ["startup", "technology"],
  ["IT support", "technology"],
  ["social media manager", "marketing"],
  ["selling handmade candles on Etsy", "retail"],
  ["law firm", "law-and-office"],
  ["HR", "law-and-office"],
  ["graphic design", "arts-and-media"],
  ["ART", "arts-and-media"],
  ["university research in physics", "science"],
  ["volunteering at a charity", "public-and-nonprofit"],
  ["high school student", "pupils"],
  ["studying at university, writing my thesis", "student-life"],
  ["IT", "technology"],
  ["AI", "technology"],
  ["NHS", "healthcare"],
  ["architect", "engineering"],
  ["truck driving", "transport"],
  ["call centre", "customer-service"],
  ["translation", "translation-and-languages"],
  ["imam", "faith-and-volunteering"],
  ["estate agency", "property"],
  ["gas engineer", "trades"],
  ["kitchen fitter", "trades"],
  ["blind massage therapist", "healthcare"],
  ["I'm a retired electrician", "home-and-family"],
  ["Retired tram driver", "home-and-family"],
  ["teacher, retired", "home-and-family"],
  ["plumber (retired)", "home-and-family"],
  ["I care for retired people", "care-work"],
  ["unemployed, used to be a warehouse worker", "job-seekers"],
  ["software engineering", "technology"],
  ["network engineering", "technology"],
  ["mechanical engineering", "engineering"],
  ["cocinero", "food-and-hospitality"],
  ["cocina", "food-and-hospitality"],
  ["flowers", "retail"],
  ["Krankenschwester", "healthcare"],
  ["boulanger", "food-and-hospitality"],
  ["eletricista", "trades"],
  ["kierowca", "transport"],
  ["öğretmen", "education"],
  ["tabbakh", "food-and-hospitality"],
  ["hospital nurse, sometimes a painter of art", "healthcare"],
  ["elektrician", "trades"],
  ["plummer", "trades"],
  ["acountant", "finance"],
  ["teaching evening classes", "education"],
  ["teaching evening classes for adults", "education"],
  ["taking evening classes", "student-life"],
  ["I sell cars", "retail"],
  ["I run a small garage, cars", "trades"],
  ["I fix cars", "trades"],
  ["vintage cars", "hobbies"],
])("%j belongs to %s", (industry, id) => {
  expect(fieldOf(industry)).toBe(id);
});

test.each(["", "   ", "zzz", "it", "!?", "toString", "123", "start", "party", "barn", "school"])(
  "%j alone is not guessed at: three to six fields are asked about",
  (text) => {
    const matched = fitter.matchField(text, adult);
    expect(matched.isSure).toBe(false);
    if (matched.isSure) return;
    expect(matched.closest.length).toBeGreaterThanOrEqual(3);
    expect(matched.closest.length).toBeLessThanOrEqual(6);
  },
);

test.each([
  ["engineer", ["technology", "engineering"]],
  ["software for accountants and bookkeepers", ["technology", "finance"]],
  ["a nurse who loves art and music and photography", ["healthcare", "arts-and-media"]],
  ["school", ["pupils", "education"]],
  ["it", ["technology"]],
])("%j is asked about, with %j among the choices", (industry, ids) => {
  const matched = fitter.matchField(industry, adult);
  expect(matched).toMatchObject({ isSure: false, isOtherLanguage: false });
  const closest = matched.isSure ? [] : matched.closest.map(({ id }) => id);
  expect(closest).toEqual(expect.arrayContaining(ids));
});

test.each(["former nurse", "ex-policeman", "used to be a bus driver", "I was a cook"])(
  "%j is over: an older learner has retired, a younger one is asked",
  (industry) => {
    expect(fieldOf(industry, "55+")).toBe("home-and-family");
    const matched = fitter.matchField(industry, "25-34");
    expect(matched.isSure).toBe(false);
    const closest = matched.closest.map(({ id }) => id);
    expect(closest).toEqual(expect.arrayContaining(["home-and-family", "job-seekers"]));
  },
);

test.each([
  ["knitwear", "hobbies"],
  ["electrics", "trades"],
  ["pastries", "food-and-hospitality"],
])("for %j the nearest words are offered, %s among them", (industry, id) => {
  expect(fitter.matchField(industry, adult).closest.map((each) => each.id)).toContain(id);
});

test.each([
  "understand the Berlin wall for my history project",
  "learn about volcanoes",
  "do a poster about frogs",
])("under 18, learning is among the choices for %j", (goal) => {
  const ids = fitter.matchTask(goal, "under18").closest.map(({ id }) => id);
  expect(ids.slice(0, 2)).toContain("study-subject");
});

test.each([
  "aprender ingles",
  "Englisch lernen",
  "apprendre l'anglais",
  "nauczyć się angielskiego",
])("for %j a language is the first choice", (goal) => {
  expect(fitter.matchTask(goal).closest[0]?.id).toBe("learn-language");
});

test("under 18, school is where one goes and not where one teaches", () => {
  for (const industry of ["school", "teaching", "student"]) {
    expect(fieldOf(industry, "under18"), industry).toBe("pupils");
  }
});

test("under 18, school beside something else is asked about, whichever is named first", () => {
  for (const industry of ["games and school", "football and school", "reading, school, cats"]) {
    const matched = fitter.matchField(industry, "under18");
    expect(matched.isSure, industry).toBe(false);
    expect(matched.closest.map(({ id }) => id)).toContain("pupils");
  }
});

test.each([
  ["understand my diagnosis letters", "understand-letters"],
  ["plan my daughter's wedding", "plan-event"],
  ["learn arabic grammar", "learn-language"],
  ["become a better chess player", "hobby"],
  ["save time on lesson planning", "prepare-lessons"],
  ["keep my parents safe from scams", "stay-safe"],
  ["learn pyhton", "write-code"],
  ["write job applications", "look-for-work"],
  ["I want to use AI to write code faster", "write-code"],
  ["stop being scared of AI", "understand-ai"],
  ["write down my memories so my grandchildren can read them", "write-memories"],
  ["write my life story", "write-memories"],
  ["put down my childhood for the grandkids", "write-memories"],
  ["a book of memories for my daughter", "write-memories"],
  ["turn my old diaries into a book", "write-memories"],
  ["letters to my grandchildren", "write-memories"],
  ["collect our family recipes and the stories behind them", "write-memories"],
  ["find out who my great grandfather was", "family-history"],
  ["read old letters of my family", "family-history"],
  ["trace my family tree", "family-history"],
  ["write down my family history", "family-history"],
  ["bedtime stories for my grandchildren", "write-stories"],
  ["train my memory for exams", "prepare-test"],
  ["help my grandchildren with homework", "help-child-learn"],
])("the goal %j is the task %s", (goal, id) => {
  expect(taskOf(goal)).toBe(id);
});

const learning = ["study-subject", "prepare-test"];

test.each([
  "help me with my school work",
  "homework",
  "good grades in maths",
  "pass my exams",
  "do well in class",
  "understand what the teacher says in class",
  "study for my test",
])("the pupil's goal %j is about learning", (goal) => {
  expect(learning).toContain(taskOf(goal, "under18"));
});

test.each(["get better at school", "better grades"])(
  "%j is first of all about learning",
  (goal) => {
    for (const ageGroup of [undefined, "under18"]) {
      expect(learning).toContain(fitter.matchTask(goal, ageGroup).closest[0]?.id);
    }
  },
);

test("of two goals in one both are among the choices", () => {
  const matched = fitter.matchTask("get better at school and make game ideas with ai");
  const ids = matched.closest.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(["study-subject", "hobby"]));
  expect(ids[0]).not.toBe("decide");
});

test("a goal that could be several tasks is asked about", () => {
  const matched = fitter.matchTask("I want to write letters and summaries of research.");
  const closest = matched.isSure ? [] : matched.closest.map(({ id }) => id);
  expect(closest).toEqual(expect.arrayContaining(["write-to-office", "summarize"]));
});

test("a goal in another language is never guessed at, and it is known for one", () => {
  expect(fitter.matchTask("quiero abrir un restaurante en mi barrio")).toMatchObject({
    isSure: false,
    isOtherLanguage: true,
  });
});
