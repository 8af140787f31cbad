import moments from "virtual:content/moments";
import { describe, expect, test } from "vitest";

import { bandOf } from "~/ai/built-in/course/choose-skills";
import { openLibrary } from "~/ai/built-in/course/library";
import { courseFromLibrary } from "~/ai/built-in/course/write-course";
import type { FitAnswers } from "~/ai/built-in/fit/fit";
import type { Course, CourseRequest } from "~/ai/course";
import type { LessonText } from "~/content/course-library/lesson-text";
import {
  fitContent,
  goalLessons,
  goalSteps,
  howTosByTask,
  youngLessons,
} from "~/content/course-library/parts";
import { ageGroups, competenceLevels, goalPresets } from "~/content/profile-options";
import { skillById, skills } from "~/content/skills/skill-map";
import { planPath } from "~/models/path-plan";
import { libraryFor } from "../support/course-library";
import { fitOf, industriesOfFields } from "../support/fit";

const freeGoal = "keep my parents safe from scams";
const goals = [...goalPresets.map(({ value }) => value), freeGoal];
const industries: string[] = [...Object.values(industriesOfFields), "zorbs on Mars"];

interface Kept {
  request: CourseRequest;
  course: Course;
  record: ReturnType<typeof make>["record"];
}

/** A request of each age, level and goal. */
function requestsOf(industry: string): CourseRequest[] {
  return ageGroups.flatMap(({ value: ageGroup }) =>
    competenceLevels.flatMap(({ value: competenceLevel }) =>
      goals.map((learningGoal) => ({ ageGroup, competenceLevel, industry, learningGoal })),
    ),
  );
}

let library: { key: string; opened: ReturnType<typeof libraryFor> } | null = null; // opening one takes longer than using it

function make(request: CourseRequest, more: { known?: string[]; taken?: string[] } = {}) {
  const key = keyOf(request);
  if (library?.key !== key) library = { key, opened: libraryFor(request) };
  return write(request, library.opened, more);
}

function write(
  request: CourseRequest,
  opened: ReturnType<typeof libraryFor>,
  more: { known?: string[]; taken?: string[] } = {},
) {
  const path = planPath(request, skills, fitOf(request));
  return courseFromLibrary(request, { path, known: [], taken: [], ...more }, opened);
}

let kept: { industry: string; courses: Map<string, Kept> } | null = null;

/** The courses of one field, of which only the last is kept: all of them together fill the memory. */
function coursesOf(industry: string) {
  if (kept?.industry !== industry) {
    const requests = requestsOf(industry);
    const courses = requests.map(
      (request) => [keyOf(request), { request, ...make(request) }] as const,
    );
    kept = { industry, courses: new Map(courses) };
  }
  return kept.courses;
}

function packOf(industry: string) {
  return fitOf({ ...example, industry }).field?.pack ?? "everyday";
}

function keyOf(request: CourseRequest) {
  return Object.values(request).join(" / ");
}

/** A course with lessons for the very goal has fewer others. */
const withoutHowTos = { howToChoice: [] as string[] };
const example: CourseRequest = {
  ageGroup: "35-44",
  competenceLevel: "basic",
  industry: "education",
  learningGoal: "improve productivity with AI",
};

const bands = ["start", "work", "deep"];

function allText({ title, description, targetAudience, modules }: Course) {
  const parts = modules.flatMap((module) => [
    module.title,
    module.description,
    ...module.lessons.flatMap((lesson) => [lesson.title, lesson.content]),
  ]);
  return [title, description, targetAudience, ...parts].join(" ");
}

function runs(course: Course) {
  const words = allText(course)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
  return new Set(words.slice(0, -4).map((_, at) => words.slice(at, at + 5).join(" ")));
}

/** The share of runs of five words that the longer of two courses has alone. */
function difference(first: Set<string>, second: Set<string>) {
  let common = 0;
  for (const run of first) if (second.has(run)) common++;
  return 1 - common / Math.max(first.size, second.size);
}

/** In which ways such things are made, by the names of their fields. */
function shapesOf(things: readonly object[]) {
  return [...new Set(things.map((each) => Object.keys(each).join(", ")))];
}

/**
 * What is wrong is gathered, and looked at once for each course: to expect something of each of half a
 * million lessons and exercises takes longer than to make them.
 */
describe.each(industries)("every one of 180 requests of somebody in %s", (industry) => {
  test("gets a whole course of exactly the stated fields [EN-10, CO-05]", () => {
    const courses = coursesOf(industry);
    expect(courses.size).toBe(180);
    for (const [key, { course }] of courses) {
      expect(Object.keys(course), key).toEqual([
        ...["title", "description", "targetAudience", "prerequisites", "level"],
        ...["estimatedHours", "modules"],
      ]);
      expect(course.modules.length, key).toBe(5);
      expect(shapesOf(course.modules), key).toEqual(["title, description, lessons"]);
      const sizes = course.modules.map(({ lessons }) => lessons.length);
      expect(Math.min(...sizes), key).toBeGreaterThanOrEqual(2);
      expect(Math.max(...sizes), key).toBeLessThanOrEqual(5);

      const lessons = course.modules.flatMap((module) => module.lessons);
      expect(shapesOf(lessons), key).toEqual(["title, content, exercises, resources"]);
      const unfilled = lessons.filter(({ content }) => /undefined|\[object|\{\w+\}/.test(content));
      expect(unfilled, key).toEqual([]);

      const exercises = lessons.flatMap((lesson) => lesson.exercises);
      expect(shapesOf(exercises), key).toEqual(["question, options, hint"]);
      const choices = exercises.map(({ options }) => options.length);
      expect(Math.min(...choices), key).toBeGreaterThanOrEqual(3);
      expect(Math.max(...choices), key).toBeLessThanOrEqual(5);

      const resources = lessons.flatMap((lesson) => lesson.resources);
      expect(shapesOf(resources), key).toEqual(["title, description, url"]);
      expect(
        resources.filter(({ url }) => !/^https:/.test(url)),
        key,
      ).toEqual([]);
    }
  });

  test("has a key for every exercise, and none of them in the course itself", () => {
    for (const [key, { course, record }] of coursesOf(industry)) {
      const exercises = course.modules.flatMap(({ lessons }) =>
        lessons.flatMap((lesson) => lesson.exercises),
      );
      const kept = record.modules.flatMap(({ lessons }) =>
        lessons.flatMap((lesson) => lesson.exercises),
      );
      expect(kept.length, key).toBe(exercises.length);
      const withoutKey = exercises.filter(({ options }, at) => {
        const { answer = -1, explanations = [] } = kept[at] ?? {};
        return options[answer] === undefined || explanations.length !== options.length;
      });
      expect(withoutKey, key).toEqual([]);
    }
    const told = JSON.stringify(make(example).course);
    expect(told).not.toMatch(/"(answer|explanations?)":/);
  });

  test("never gets a lesson or an exercise twice, and each after what it requires", () => {
    for (const [key, { request, record }] of coursesOf(industry)) {
      const lessons = record.modules.flatMap((module) => module.lessons);
      const order = lessons.flatMap(({ skillId }) => skillId ?? []);
      const questions = lessons.flatMap(({ exercises }) =>
        exercises.map((each) => each.questionId),
      );
      expect(new Set(order).size, key).toBe(order.length);
      expect(new Set(questions).size, key).toBe(questions.length);

      const level = bands.indexOf(bandOf(request.competenceLevel));
      const tooEarly = order.flatMap((skillId, at) => {
        const missing = (skillById(skillId)?.requires ?? []).filter((required) => {
          const place = order.indexOf(required);
          if (place >= 0) return place >= at;
          return bands.indexOf(skillById(required)?.band ?? "deep") >= level;
        });
        return missing.map((required) => `${required} before ${skillId}`);
      });
      expect(tooEarly, key).toEqual([]);
    }
  });

  test("tells its hours within 15 % of the reading time", () => {
    for (const [key, { request, course }] of coursesOf(industry)) {
      const isSlow = ["under18", "55+"].includes(request.ageGroup);
      const lessons = course.modules.flatMap((module) => module.lessons);
      const read = lessons
        .map(({ content }) => content.split(/\s+/).length)
        .reduce((a, b) => a + b);
      const tasks = lessons.reduce((sum, { exercises }) => sum + exercises.length, 0);
      const steps = lessons.filter(({ content }) => content.includes("#### For your goal\n"));
      const howTos = lessons.filter(({ title }) => title.startsWith("For your goal – "));
      // One thing to write at the end of each module, the steps for the goal and the project; or each
      // lesson for what it asks for, of which there are four, and the project of each.
      const written =
        howTos.length > 0
          ? howTos.length + howTos.length / 4
          : course.modules.length + steps.length + 1;
      const minutes = read / (isSlow ? 150 : 200) + 3 * (tasks + written);
      expect(Math.abs(course.estimatedHours * 60 - minutes) / minutes, key).toBeLessThan(0.15);
    }
  });

  test("asks something in every lesson", () => {
    for (const [key, { course }] of coursesOf(industry)) {
      const lessons = course.modules.flatMap((module) => module.lessons);
      expect(
        lessons.filter(({ exercises }) => exercises.length < 1),
        key,
      ).toEqual([]);
    }
  });

  test("names something to read on in every lesson but the project", () => {
    for (const [key, { course }] of coursesOf(industry)) {
      const lessons = course.modules.flatMap((module) => module.lessons);
      const bare = lessons.slice(0, -1).filter(({ resources }) => resources.length < 1);
      expect(bare, key).toEqual([]);
    }
  });
});

describe.each(competenceLevels.map(({ value }) => value))(
  "of two courses, %s",
  (competenceLevel) => {
    test.each([goals[0], goals[2], freeGoal])(
      "at least a third of the text differs where the fields have packs of their own: %s",
      (learningGoal = "") => {
        const courses = industries.map((industry) => {
          const answers = { competenceLevel, industry, learningGoal };
          const request = { ...example, ...withoutHowTos, ...answers };
          return { industry, words: runs(make(request).course) };
        });
        for (const [at, one] of courses.entries()) {
          for (const two of courses.slice(at + 1)) {
            if (packOf(one.industry) === packOf(two.industry)) continue;
            const label = `${one.industry} and ${two.industry}`;
            expect(difference(one.words, two.words), label).toBeGreaterThanOrEqual(1 / 3);
          }
        }
      },
    );
  },
);

test("a beginner's course and an expert's differ in most of their text", () => {
  for (const industry of industries) {
    const request = { ...example, industry };
    const one = runs(make({ ...request, competenceLevel: "beginner" }).course);
    const other = runs(make({ ...request, competenceLevel: "expert" }).course);
    expect(difference(one, other), industry).toBeGreaterThanOrEqual(0.6);
  }
});

test("the same request gets the same course, in under ten milliseconds", async () => {
  expect(make(example)).toEqual(make(example));

  const wanted = requestsOf("education").filter(({ ageGroup }) => ageGroup === example.ageGroup);
  const opened = wanted.map((request) => [request, libraryFor(request)] as const);
  expect(opened).toHaveLength(30);

  // The clock of a worker only moves on between tasks.
  await scheduler.wait(1);
  const before = performance.now();
  for (let round = 0; round < 10; round++) for (const one of opened) write(...one);
  await scheduler.wait(1);
  const taken = performance.now() - before;
  expect(taken).toBeGreaterThan(10);
  expect(taken / 300).toBeLessThan(10);
});

test("without its library there is no course, and the error says what to do", () => {
  expect(() => openLibrary(example, new Map(), fitOf(example))).toThrow("run `npm run seed`");
});

test("what a learner has shown is left out and said", () => {
  const whole = make(example);
  const known = whole.record.skills[0] ?? "";
  const { course, record } = make(example, { known: [known] });
  expect(record.skills).not.toContain(known);
  expect(course.description).toContain(`Left out, because you have shown it already: `);
  expect(course.description).toContain(skillById(known)?.title);

  const many = whole.record.skills.slice(0, 8);
  const { course: later } = make(example, { known: many });
  expect(later.description).toContain(skillById(many[4] ?? "")?.title);
  expect(later.description).toMatch(/ and 3 more\.$/);
});

test("a second course for the same request takes up what the first left out", () => {
  const first = make(example).record.skills;
  const second = make(example, { taken: first }).record.skills;
  const left = skills.filter(({ id }) => !first.includes(id));
  expect(second.filter((id) => !first.includes(id)).length).toBeGreaterThanOrEqual(
    Math.min(left.length, 10),
  );
});

test("whoever has shown every skill gets a course all the same", () => {
  const { course } = make(example, { known: skills.map(({ id }) => id) });
  expect(course.modules).toHaveLength(5);
  expect(course.description).not.toContain("Left out");
});

test("words of any kind make a course, and its text holds none of their markup", () => {
  for (const text of [
    "<script>alert(1)</script>",
    "toString",
    "__proto__",
    "😀".repeat(100),
    "\u0000",
  ]) {
    const { course } = make({
      ageGroup: text,
      competenceLevel: text,
      industry: text,
      learningGoal: text,
    });
    expect(course.modules.length).toBe(5);
    expect(course.level).toBe("Beginner");
    expect(course.modules.map(({ lessons }) => lessons.length)).toEqual(
      course.modules.map(({ lessons }) => Math.max(2, lessons.length)),
    );
  }
});

const lessonsOf = (request: CourseRequest) =>
  make(request).course.modules.flatMap(({ lessons }) => lessons);

test("beginners under 18 read the lessons that no goal tells as they are told to pupils", () => {
  const answers = { industry: "school", fieldChoice: "pupils", learningGoal: "write code" };
  const contentsOf = (ageGroup: string, competenceLevel: string) =>
    lessonsOf({ ...example, ...answers, ageGroup, competenceLevel }).map(({ content }) => content);
  const isTold = (contents: readonly string[], { explanation }: LessonText) =>
    contents.some((content) => content.includes(explanation));
  const young = Object.values(youngLessons);
  const toldTo = (ageGroup: string, competenceLevel: string) =>
    young.filter((lesson) => isTold(contentsOf(ageGroup, competenceLevel), lesson));

  expect(young).toHaveLength(14);
  expect(toldTo("under18", "beginner").length).toBeGreaterThan(1);
  expect(toldTo("18-24", "beginner")).toEqual([]);
  expect(toldTo("under18", "expert")).toEqual([]);
});

describe("the step for the learner's goal", () => {
  const stepsIn = (answers: Partial<CourseRequest & FitAnswers>) =>
    lessonsOf({ ...example, ...withoutHowTos, ...answers })
      .slice(0, -1)
      .flatMap(({ content }) => /#### For your goal\n\n(.+)/.exec(content)?.slice(1) ?? []);

  test("is the one that its task has for the skill, and none where no task is known", () => {
    for (const [learningGoal, taskId] of [
      ["understand my diagnosis letters", "understand-letters"],
      ["improve productivity with AI", "get-more-done"],
    ] as const) {
      const own = Object.values(goalSteps[taskId] ?? {}).map(({ first }) => first);
      const steps = stepsIn({ learningGoal });
      expect(steps.length).toBeGreaterThan(5);
      expect(new Set(steps).size).toBe(steps.length);
      expect(own).toEqual(expect.arrayContaining(steps));
    }
    expect(stepsIn({ learningGoal: "zzyx qwrt plmk" })).toEqual([]);
  });

  test("is told to nobody who has lessons for the very thing", () => {
    const howToChoice = ["understand-letters/medical-report"];
    expect(stepsIn({ learningGoal: "understand my diagnosis letters", howToChoice })).toEqual([]);
  });

  test("stands in every course for what the goal asks first, and else differs by the field", () => {
    const learningGoal = "stay safe from scams";
    const courses = fitContent.fields.map(({ id, name }) => {
      const answers = { industry: name, fieldChoice: id, learningGoal };
      const { skills } = make({ ...example, ...withoutHowTos, ...answers }).record;
      return { taught: skills, steps: stepsIn(answers) };
    });
    const asked = Object.keys(fitContent.tasks.find(({ id }) => id === "stay-safe")?.skills ?? {});
    for (const { taught, steps } of courses) {
      for (const skillId of asked.slice(0, 4).filter((each) => taught.includes(each))) {
        const step = goalSteps["stay-safe"]?.[skillId]?.first;
        if (step) expect(steps).toContain(step);
      }
    }
    expect(new Set(courses.map(({ steps }) => steps.join("\n"))).size).toBeGreaterThanOrEqual(3);
  });
});

describe("somebody under 18", () => {
  const young = { ageGroup: "under18", competenceLevel: "beginner" };
  const contentsOf = (answers: Partial<CourseRequest & FitAnswers>) =>
    lessonsOf({ ...example, ...young, ...answers })
      .map(({ content }) => content)
      .join("\n");

  test("who names what they like reads of school, and who tells of a job of its trade", () => {
    const learningGoal = "understand my homework";
    const ofSchool = "from lessons, clubs, friends and family";
    for (const industry of ["manga", "football", "computers"]) {
      expect(make({ ...example, ...young, industry, learningGoal }).course.description).toContain(
        ofSchool,
      );
    }
    const industry = "apprentice carpenter";
    const { course } = make({ ...example, ...young, industry, learningGoal });
    expect(course.description).not.toContain(ofSchool);
  });

  test("gets lessons on learning in place of those for a goal of an adult's life", () => {
    const learningGoal = "write to my landlord about the deposit";
    const toldBy = (kind: string) =>
      Object.values(goalLessons[kind] ?? {}).flatMap((told) =>
        Object.values(told).map(({ explanation }) => explanation),
      );
    const count = (ageGroup: string, kind: string) => {
      const answers = { industry: "school", learningGoal, ageGroup };
      const contents = contentsOf({ ...withoutHowTos, ...answers });
      return toldBy(kind).filter((explanation) => contents.includes(explanation)).length;
    };
    expect(count("under18", "letters")).toBe(0);
    expect(count("under18", "study")).toBeGreaterThan(4);
    expect(count("35-44", "letters")).toBeGreaterThan(4);
  });

  test("gets no step that is marked as for adults, and an adult does", () => {
    const learningGoal = "write a letter to my landlord";
    const marked = Object.values(goalSteps["write-to-office"] ?? {}).flatMap(
      ({ first, forAdults }) => (first && forAdults?.includes("first") ? [first] : []),
    );
    const told = (content: string) => marked.filter((step) => content.includes(step)).length;
    expect(told(contentsOf({ industry: "school", learningGoal }))).toBe(0);
    expect(
      told(contentsOf({ industry: "school", learningGoal, ageGroup: "35-44" })),
    ).toBeGreaterThan(1);
  });
});

test("what is nearer to the learner stands in a lesson to which it belongs", () => {
  const wanted = new Map(
    Object.values(moments.healthcare ?? {}).map(({ skills, text }) => [text, skills] as const),
  );
  const { course, record } = make({ ...example, industry: "nursing" });
  const told = course.modules.flatMap(({ lessons }, module) =>
    lessons.flatMap(({ content }, at) => {
      const [, text, next] = /#### Nearer to you\n\n(.+)\n\n(---)?/.exec(content) ?? [];
      return text && !next ? [{ text, skillId: record.modules[module]?.lessons[at]?.skillId }] : [];
    }),
  );
  expect(told.length).toBeGreaterThan(2);
  for (const { text, skillId } of told) expect(wanted.get(text), text).toContain(skillId);
  // Those whose lessons the course does not have stand with the scene of their module.
  const scenes = course.modules.flatMap(
    ({ lessons: [first] }) =>
      /#### Nearer to you\n\n(.+)\n\n---/.exec(first?.content ?? "")?.slice(1) ?? [],
  );
  expect([...told.map(({ text }) => text), ...scenes].toSorted()).toEqual(
    [...wanted.keys()].toSorted(),
  );
});

test("pictures and programs are practiced only where the goal wants them", () => {
  const exercisesFor = (learningGoal: string) =>
    lessonsOf({ ...example, industry: "public service", learningGoal }).flatMap(
      ({ content }) => /\((DALL·E 3|Midjourney|Code Assistant)\)/.exec(content)?.slice(1) ?? [],
    );
  expect(exercisesFor("write a letter to an office")).toEqual([]);
  expect(exercisesFor("make pictures for our posters").length).toBeGreaterThan(0);
});

test("reusable prompts are promised only where they are taught", () => {
  const promise = "build prompts that you and others can use again";
  for (const learningGoal of ["tell real news from fake", "automate a routine", "write emails"]) {
    const { course, record } = make({ ...example, competenceLevel: "advanced", learningGoal });
    const isTaught = record.skills.includes("build-a-reusable-prompt");
    expect(course.description.includes(promise), learningGoal).toBe(isTaught);
  }
});

test("where two wishes are said, the steps of the second stand where the first has none", () => {
  const answers = { industry: "law firm", learningGoal: "write letters to offices and spot scams" };
  const said = { ...example, ...withoutHowTos, ...answers };
  const contents = lessonsOf(said).map(({ content }) => content);
  const told = (taskId: string) =>
    Object.values(goalSteps[taskId] ?? {}).filter(
      ({ first }) => first && contents.some((content) => content.includes(first)),
    ).length;
  expect(fitOf({ ...example, ...answers })).toMatchObject({ second: { id: "stay-safe" } });
  expect(told("write-to-office")).toBeGreaterThan(5);
  expect(told("stay-safe")).toBeGreaterThan(1);
});

test("a beginner learns to write to a tool before the first lesson for the goal, others do not", () => {
  const howToChoice = ["meals/week-plan"];
  const kindsOf = (competenceLevel: string) => {
    const said = { ...example, competenceLevel, learningGoal: "cook dinners", howToChoice };
    return lessonsOf(said)
      .slice(0, 2)
      .map(({ title }) => title.split(" – ")[0]);
  };
  expect(kindsOf("beginner")).toEqual(["What AI tools really are", "For your goal"]);
  expect(kindsOf("basic")).toEqual(["For your goal", "What AI tools really are"]);
});

test("beginners begin with what AI tools are, and others with what suits the goal", () => {
  const firstOf = (competenceLevel: string) =>
    make({ ...example, competenceLevel, learningGoal: "stay safe from scams" }).record.skills[0];
  expect(firstOf("beginner")).toBe("what-ai-tools-are");
  expect(firstOf("expert")).not.toBe("what-ai-tools-are");
});

test("a goal is quoted where it is written down or filled in, and in no other lesson", () => {
  for (const learningGoal of [
    "more zwiebelfisch posts for customers",
    "I want to find zwiebelfisch work",
  ]) {
    for (const howToChoice of [[], ["sell-things/write-one-ad"]]) {
      const request = { ...example, learningGoal, howToChoice };
      const { course, record } = make(request);
      const lessons = course.modules.flatMap(({ lessons }) => lessons);
      const quoting = lessons.filter(({ content }) => content.includes(`"${learningGoal}"`));
      const expected = howToChoice.map(() => course.modules[1]?.lessons[0]);
      expect(quoting).toEqual([...expected, lessons.at(-1)]);
      expect(JSON.stringify([lessons, record.modules]).split("zwiebelfisch").length - 1).toBe(
        quoting.length,
      );
      expect(course.description).toContain(`"${learningGoal}"`);
    }
  }
});

test("a lesson's title says first what is learned, by its name on the map", () => {
  for (const learningGoal of ["understand my diagnosis letters", "zzyx qwrt plmk"]) {
    for (const competenceLevel of ["beginner", "expert"]) {
      const { course, record } = make({ ...example, competenceLevel, learningGoal });
      for (const [at, { lessons }] of course.modules.entries()) {
        for (const [place, { title }] of lessons.entries()) {
          const skillId = record.modules[at]?.lessons[place]?.skillId;
          const isLast = place === lessons.length - 1 && at === course.modules.length - 1;
          const without = isLast ? "Your own project" : "For your goal";
          const learned = skillId ? skillById(skillId)?.title : without;
          expect(title.startsWith(`${learned} – `), title).toBe(true);
        }
      }
    }
  }
});

describe("a note for an age", () => {
  const notesIn = (request: Partial<CourseRequest & FitAnswers>) => {
    const { course, record } = make({ ...example, ...withoutHowTos, ...request });
    return course.modules.flatMap(({ lessons }, at) =>
      lessons.flatMap(({ content }, place) => {
        const note = /#### Worth knowing\n\n(.+)/.exec(content)?.[1];
        return note ? [{ note, skillId: record.modules[at]?.lessons[place]?.skillId ?? "" }] : [];
      }),
    );
  };

  test("stands in a lesson on one of its skills, and with a goal of its kind", () => {
    for (const { value: ageGroup } of ageGroups) {
      for (const learningGoal of [...goals, "save my pocket money", "prepare for a test"]) {
        const { ageNotes, fit } = libraryFor({ ...example, ageGroup, learningGoal });
        const found = notesIn({ ageGroup, learningGoal });
        expect(found.length, `${ageGroup}, ${learningGoal}`).toBeGreaterThanOrEqual(3);
        expect(found.length).toBeLessThanOrEqual(4);
        expect(new Set(found.map(({ note }) => note)).size).toBe(found.length);
        for (const { note, skillId } of found) {
          const from = ageNotes[ageGroup].find(({ text }) => text === note);
          expect(from?.skills, note).toContain(skillId);
          if (from?.goals.length) expect(from.goals, note).toContain(fit.task?.lessons);
        }
      }
    }
  });

  test("stands once in a course for the very goal", () => {
    for (const { value: ageGroup } of ageGroups) {
      const howToChoice = ["stay-safe/love-check"];
      const request = { ageGroup, learningGoal: "stay safe from scams", howToChoice };
      expect(notesIn(request), ageGroup).toHaveLength(1);
    }
  });

  test("on homework is told to who learns, and not to who saves money", () => {
    const pupil = { ageGroup: "under18", industry: "school" };
    const told = (learningGoal: string) =>
      notesIn({ ...pupil, learningGoal }).some(({ note }) => note.includes("Stuck on homework?"));
    expect(told("prepare for a test")).toBe(true);
    expect(told("save my pocket money and not waste it")).toBe(false);
  });
});

test("different goals make courses with another title, order, project and words", () => {
  const of = (learningGoal: string) => make({ ...example, learningGoal });
  const letters = of("understand my diagnosis letters");
  const wedding = of("I want to plan my daughter's wedding");
  expect(letters.course.title).toBe(
    "Understand my diagnosis letters: Hard letters, read line by line with AI",
  );
  expect(wedding.course.title).toMatch(/^Plan my daughter's wedding: /);

  for (const { course } of [letters, wedding]) expect(course.modules).toHaveLength(5);
  expect(letters.course.modules.map(({ title }) => title)).not.toEqual(
    wedding.course.modules.map(({ title }) => title),
  );
  const project = letters.course.modules.at(-1)?.lessons.at(-1);
  const [howTo] =
    fitOf({ ...example, learningGoal: "understand my diagnosis letters" }).howTos ?? [];
  const own = howTosByTask["understand-letters"]?.find(({ id }) => id === howTo?.id)?.project;
  expect(own?.title).toBeDefined();
  expect(project?.title).toBe(`Your own project – ${own?.title}`);
  expect(project?.content).toMatch(/^Your goal: "understand my diagnosis letters"\./);
  expect(difference(runs(letters.course), runs(wedding.course))).toBeGreaterThanOrEqual(0.08);

  const reasons = letters.record.modules.flatMap(({ lessons }) =>
    lessons.map(({ reason }) => reason),
  );
  expect(reasons.join()).not.toContain("as with any goal");
});

test("nearly all questions to beginners under 18 tell of people of their age", () => {
  const shares = ["write stories", "write code", "fractions", "look after my mother"].flatMap(
    (learningGoal) =>
      fitContent.fields.slice(0, 10).map(({ id }) => {
        const answers = { industry: "school", fieldChoice: id, learningGoal };
        const request = { ...example, ...answers, ageGroup: "under18" };
        const asked = lessonsOf(request).flatMap(({ exercises }) => exercises);
        const ofAge = asked.filter(({ question }) =>
          /, 1[0-7]\b|\b[Yy]our (?:class|teacher|homework)\b/.test(question),
        );
        return ofAge.length / asked.length;
      }),
  );
  expect(Math.min(...shares)).toBeGreaterThan(0.8);
});
