import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { courseFromLibrary } from "~/ai/built-in/course/write-course";
import type { FitAnswers } from "~/ai/built-in/fit/fit";
import type { CourseRequest, WrittenCourse } from "~/ai/course";
import { ageGroups, competenceLevels, goalPresets } from "~/content/profile-options";
import { skills } from "~/content/skills/skill-map";
import { courseParts, courses } from "~/db/schema/learning";
import {
  answerLesson,
  createCourse,
  deleteCourse,
  getCourse,
  getCourseAt,
} from "~/models/course.server";
import { putTogether, takeApart } from "~/models/course-parts";
import { planPath } from "~/models/path-plan";
import { readAccountData } from "../support/account-data";
import { libraryFor, startWithLibrary } from "../support/course-library";
import { fitContent, fitOf } from "../support/fit";

const example: CourseRequest & FitAnswers = {
  ageGroup: "35-44",
  competenceLevel: "beginner",
  industry: "",
  learningGoal: "understand my letters from the office",
};

const goals = [
  "",
  ...goalPresets.map(({ value }) => value),
  "I want to learn Spanish",
  "zwiebelfisch",
  'say "no" to\nthe $& and $1 of it all',
  `${"a very long wish of somebody who tells much ".repeat(8)}`,
  ...fitContent.tasks.map(({ name }) => name),
];

/** Each field with its own goal, age and level, and each goal once more with other fields. */
const requests = [
  ...goals.map((learningGoal, at) => ({ ...example, learningGoal, ...turn(at) })),
  ...fitContent.fields.map((_, at) => ({
    ...example,
    learningGoal: goals[at] ?? "",
    ...turn(at + 7),
  })),
  ...ageGroups.map(({ value }) => ({ ...example, ageGroup: value })),
];

function turn(at: number) {
  const field = fitContent.fields[at % fitContent.fields.length];
  return {
    industry: field?.name ?? "",
    fieldChoice: field?.id ?? null,
    ageGroup: ageGroups[at % ageGroups.length]?.value ?? "",
    competenceLevel: competenceLevels[at % competenceLevels.length]?.value ?? "",
  };
}

function write(request: CourseRequest & FitAnswers, known: string[] = []) {
  const path = planPath(request, skills, fitOf(request));
  const { ageGroup, competenceLevel, industry, learningGoal } = request;
  const asked = { ageGroup, competenceLevel, industry, learningGoal };
  return courseFromLibrary(asked, { path, known, taken: [] }, libraryFor(request));
}

/** What the table of parts would hold. */
function createParts() {
  const numbers = new Map<string, number>();
  const numberOf = (text: string) => {
    const number = numbers.get(text) ?? numbers.size + 1;
    numbers.set(text, number);
    return number;
  };
  const parsed: Record<number, unknown> = {};
  const opened = () => {
    for (const [text, number] of numbers) parsed[number] ??= JSON.parse(text);
    return parsed;
  };
  return { numbers, numberOf, opened };
}

const kept = <Value>(value: Value) => JSON.parse(JSON.stringify(value)) as Value;

test("a course that was taken apart is put together word for word", () => {
  const parts = createParts();
  for (const request of requests) {
    const written = write(
      request,
      skills.slice(0, 5).map(({ id }) => id),
    );
    const { stored, record } = kept(takeApart(written, parts.numberOf));
    const again = putTogether(written.course.title, stored, record, parts.opened());
    expect(again, JSON.stringify(request)).toEqual(written);
  }
});

test("the name of a skill is kept once, and not before every title", () => {
  const parts = createParts();
  const { course } = kept(write(requests[0] ?? example, []));
  const [first] = course.modules.flatMap(({ lessons }) => lessons.map(({ title }) => title));
  takeApart(write(requests[0] ?? example, []), parts.numberOf);
  const held = [...parts.numbers.keys()].join("\n");
  const [name = "", story = ""] = first?.split(" – ") ?? [];
  expect(story).not.toBe("");
  expect(held).toContain(`"title":"– ${story}"`);
  expect(held).not.toContain(`"title":"${name} –`);
});

test("what courses share holds no word of a learner's own", () => {
  for (const learningGoal of [
    "zwiebelfisch",
    "I want to cut the zwiebelfisch",
    "zwiebelfisch ".repeat(30),
  ]) {
    for (const at of fitContent.fields.keys()) {
      const parts = createParts();
      takeApart(
        write({ ...example, ...turn(at), industry: "quokkas", learningGoal }),
        parts.numberOf,
      );
      expect([...parts.numbers.keys()].join("\n")).not.toMatch(/zwiebelfisch|quokka/i);
      expect(parts.numbers.size).toBeGreaterThan(100);
    }
  }
});

/** Bytes of the two columns that hold a course. */
function bytesOf(written: WrittenCourse, numberOf: (text: string) => number) {
  // As many digits as a table has that is full.
  const { stored, record } = takeApart(written, (text) => 10_000 + numberOf(text));
  return bytesIn(JSON.stringify(stored) + JSON.stringify(record));
}

const bytesIn = (text: string) => new TextEncoder().encode(text).length;

test("a course takes at most 3 KB of its own, whatever the field and the goal", async ({
  annotate,
}) => {
  const { numberOf } = createParts();
  const sizes = fitContent.fields.flatMap((_, at) =>
    goals.map((learningGoal) => {
      const request = { ...example, ...turn(at), learningGoal };
      const known = skills.slice(-10).map(({ id }) => id);
      return { request, bytes: bytesOf(write(request, known), numberOf) };
    }),
  );
  const [worst, ...others] = sizes.toSorted((one, other) => other.bytes - one.bytes);
  const median = others[Math.floor(others.length / 2)];
  await annotate(`worst ${JSON.stringify(worst)}, median ${median?.bytes} of ${sizes.length}`);
  expect(worst?.bytes).toBeLessThanOrEqual(3_000);
});

/** Hundreds of courses: it is their size that is measured, not their time. */
test("what all courses share together stays below 9 MB", { timeout: 120_000 }, async ({
  annotate,
}) => {
  const { numbers, numberOf } = createParts();
  for (const competenceLevel of ["beginner", "expert"]) {
    for (const at of fitContent.fields.keys()) {
      for (const learningGoal of goals) {
        takeApart(write({ ...example, ...turn(at), competenceLevel, learningGoal }), numberOf);
      }
    }
  }
  const bytes = [...numbers.keys()].reduce((sum, text) => sum + bytesIn(text), 0);
  await annotate(`${numbers.size} parts of together ${bytes} bytes`);
  expect(bytes).toBeLessThan(9_000_000);
});

const moment = { now: Date.UTC(2026, 10, 24), timeZone: "UTC" };

type App = Awaited<ReturnType<typeof startWithLibrary>>;

async function withCourse(app: App, learningGoal: string) {
  const learner = await app.createLearner();
  const wish = {
    ageGroup: "35-44",
    competenceLevel: "basic",
    industry: "travel and tourism",
    learningGoal,
  };
  const created = await createCourse(app.db, learner.id, wish, moment);
  if (!created.ok) throw new Error("There is no room.");
  return { learner, ...created };
}

test("a stored course is the one that was made, and its download too", async () => {
  await using app = await startWithLibrary();
  const { learner, id, course } = await withCourse(app, "learn Spanish");
  const stored = await getCourse(app.db, learner.id, id);
  expect(stored?.course).toEqual(course);

  const told = await readAccountData(app.db, learner.id);
  expect(told?.courses).toEqual([
    {
      ...{ id, userId: learner.id, title: course.title, engine: "built-in", course },
      createdAt: new Date(moment.now).toISOString(),
    },
  ]);
});

test("a page of a course reads the text of the open lesson alone", async () => {
  await using app = await startWithLibrary();
  const { learner, id, course } = await withCourse(app, "learn Spanish");
  const place = { module: 1, lesson: 0 };
  const stored = await getCourseAt(app.db, { userId: learner.id, courseId: id, place });
  const titles = ({ modules }: typeof course) =>
    modules.map(({ lessons, ...module }) => [module, lessons.map(({ title }) => title)]);
  expect(stored && titles(stored.course)).toEqual(titles(course));
  const read = stored?.course.modules.map(({ lessons }) => lessons.map(({ content }) => content));
  expect(read).toEqual(
    course.modules.map(({ lessons }, module) =>
      lessons.map(({ content }, lesson) => (module === 1 && lesson === 0 ? content : "")),
    ),
  );
  expect(stored?.course.modules[1]?.lessons[0]).toEqual(course.modules[1]?.lessons[0]);
});

test("the second learner with the same wish adds no part, and parts outlive a course", async () => {
  await using app = await startWithLibrary();
  const { learner, id } = await withCourse(app, "learn Spanish");
  const parts = await app.db.select().from(courseParts);
  expect(parts.length).toBeGreaterThan(100);

  const other = await withCourse(app, "learn Spanish");
  await deleteCourse(app.db, learner.id, id);
  expect(await app.db.select().from(courseParts)).toEqual(parts);
  expect((await getCourse(app.db, other.learner.id, other.id))?.course).toEqual(other.course);
});

test("what a model wrote is stored with its course alone", async () => {
  await using app = await startWithLibrary();
  const learner = await app.createLearner();
  const written = (text: string) => `${text} zwiebelfisch`;
  const rewrite = async ({ course, record }: WrittenCourse) => ({
    course: {
      ...course,
      description: written(course.description),
      modules: course.modules.map((module) => ({
        ...module,
        description: written(module.description),
        lessons: module.lessons.map((lesson, at) =>
          at === 0 ? { ...lesson, content: written(lesson.content) } : lesson,
        ),
      })),
    },
    record: {
      ...record,
      modules: record.modules.map(({ lessons }) => ({
        lessons: lessons.map((lesson, at) =>
          at === 0 ? { ...lesson, writtenBy: { model: "small-model" } } : lesson,
        ),
      })),
    },
  });
  const wish = { ...turn(3), learningGoal: "learn Spanish" };
  const created = await createCourse(app.db, learner.id, wish, {
    ...moment,
    write: { engine: "workers-ai", rewrite },
  });
  if (!created.ok) throw new Error("There is no room.");

  const stored = await getCourse(app.db, learner.id, created.id);
  expect(stored?.course).toEqual(created.course);
  expect(stored?.record.modules[0]?.lessons[0]?.writtenBy).toEqual({ model: "small-model" });
  const parts = await app.db.select().from(courseParts);
  expect(JSON.stringify(parts)).not.toContain("zwiebelfisch");
});

/** As courses were stored before there were parts. */
async function storeAsBefore(
  { db }: Pick<App, "db">,
  id: number,
  { course, record }: WrittenCourse,
) {
  const columns = { course: JSON.stringify(course), provenance: JSON.stringify(record) };
  await db.update(courses).set(columns).where(eq(courses.id, id));
  await db.delete(courseParts);
}

test("a course from before, stored as a whole, is read as it was", async () => {
  await using app = await startWithLibrary();
  const { learner, id } = await withCourse(app, "learn Spanish");
  const made = await getCourse(app.db, learner.id, id);
  if (!made) throw new Error("There is no course.");
  await storeAsBefore(app, id, made);

  const at = { userId: learner.id, courseId: id, place: { module: 0, lesson: 0 } };
  const open = await getCourseAt(app.db, at);
  for (const stored of [await getCourse(app.db, learner.id, id), open]) {
    expect(stored?.course).toEqual(made.course);
    expect(stored?.record).toEqual(made.record);
  }
  expect(open?.questionsOf(made.record.skills[0] ?? "").length).toBeGreaterThan(0);
  const told = await readAccountData(app.db, learner.id);
  expect(told?.courses).toMatchObject([{ course: made.course }]);
});

test("a course from before moves into parts when a lesson of it is answered", async () => {
  await using app = await startWithLibrary();
  const goal = `I want to learn "Spanish" ${"and to speak it every day ".repeat(6)}`;
  const { learner, id } = await withCourse(app, goal);
  const made = await getCourse(app.db, learner.id, id);
  const lesson = made?.course.modules[0]?.lessons[0];
  if (!made || !lesson) throw new Error("There is no lesson.");
  // What an older library may have said, at a place that is not known any more.
  lesson.content = `Here you Learn 'Spanish' and to speak it….\n\n${lesson.content}`;
  await storeAsBefore(app, id, made);

  const at = { userId: learner.id, courseId: id, place: { module: 0, lesson: 0 } };
  const answers = { ...at, options: lesson.exercises.map(() => 0) };
  expect(await answerLesson(app.db, answers, moment)).toMatchObject({ ok: true });

  const [row] = await app.db.select().from(courses);
  expect(bytesIn(`${row?.course}${row?.provenance}`)).toBeLessThan(6_000);
  expect(await getCourse(app.db, learner.id, id)).toMatchObject({
    course: made.course,
    record: made.record,
  });
  const parts = await app.db.select().from(courseParts);
  expect(parts.length).toBeGreaterThan(50);
  expect(JSON.stringify(parts)).not.toMatch(/learn 'Spanish/i);
});
