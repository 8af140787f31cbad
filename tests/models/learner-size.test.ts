import { getTableColumns, sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { builtIn } from "~/ai/built-in/built-in";
import { answerWithCoach } from "~/ai/coached-answer";
import { exercises } from "~/content/exercises/exercises";
import { courses, exerciseAttempts } from "~/db/schema/learning";
import { holdings } from "~/models/account-data.server";
import { answerLesson, createCourse, keptCourses } from "~/models/course.server";
import { recordAttempt } from "~/models/exercise-attempt.server";
import { startWithLibrary } from "../support/course-library";
import { addExercises } from "../support/exercises";
import { fitContent } from "../support/fit";

type App = Awaited<ReturnType<typeof startWithLibrary>>;

const moment = { now: Date.UTC(2026, 10, 24), timeZone: "UTC" };
const copies = 40;

async function fillShelves({ db }: App, userId: number) {
  for (const { name } of fitContent.tasks.slice(0, keptCourses)) {
    const request = {
      ageGroup: "35-44",
      competenceLevel: "basic",
      industry: "travel and tourism",
      learningGoal: name,
    };
    const made = await createCourse(db, userId, request, moment);
    if (!made.ok) throw new Error("There is no room.");
    for (const [module, { lessons }] of made.course.modules.entries()) {
      for (const [lesson, { exercises }] of lessons.entries()) {
        const options = exercises.map(() => 0);
        const at = { userId, courseId: made.id, place: { module, lesson } };
        await answerLesson(db, { ...at, options }, moment);
      }
    }
  }
}

/** Three tries of each exercise: the example changed a little, then with more of what is asked for. */
async function tryAll({ db }: App, userId: number) {
  for (const exercise of exercises) {
    const whys = exercise.slots.map(({ why }) => why);
    for (const count of [0, 1, 2]) {
      const prompt = `${exercise.examplePrompt} Please. ${whys.slice(0, count).join(" ")}`;
      const answered = await answerWithCoach(builtIn, prompt, exercise);
      await recordAttempt(db, { userId, exercise, answered }, moment);
    }
  }
}

/** Bytes by table that the rows of one learner take, with their indexes. */
async function bytesOf(app: App, userId: number) {
  const others: number[] = [];
  for (let copy = 0; copy < copies; copy++) others.push((await app.createLearner()).id);
  const size = async () => (await app.env.DB.prepare("select 1").run()).meta.size_after;

  const bytes: Record<string, number> = {};
  for (const { name, table, person, through, onLeaving } of holdings) {
    if (onLeaving === "keep" || through) continue;
    const columns = Object.values(getTableColumns(table)).filter(
      (column) => !(column.primary && column.name === "id"),
    );
    const names = sql.join(
      columns.map((column) => sql.identifier(column.name)),
      sql`, `,
    );
    const values = sql.join(
      columns.map((column) =>
        column === person ? sql`cast(other.value as integer)` : sql`${column}`,
      ),
      sql`, `,
    );
    await app.db.run(sql`delete from ${table} where ${person} <> ${userId}`);
    const before = await size();
    await app.db.run(sql`insert into ${table} (${names}) select ${values}
      from ${table}, json_each(${JSON.stringify(others)}) as other where ${person} = ${userId}`);
    bytes[name] = Math.round(((await size()) - before) / copies);
  }
  return bytes;
}

test("eight finished courses and three tries of each exercise take 100 KB, so that 10 GB hold 100,000 learners", async ({
  annotate,
}) => {
  await using app = await startWithLibrary();
  await addExercises(app);
  const { id } = await app.createLearner();
  await fillShelves(app, id);
  await tryAll(app, id);
  expect(await app.db.$count(courses)).toBe(keptCourses);
  expect(await app.db.$count(exerciseAttempts)).toBe(3 * exercises.length);

  const bytes = await bytesOf(app, id);
  const total = Object.values(bytes).reduce((sum, each) => sum + each, 0);
  await annotate(`${total} bytes: ${JSON.stringify(bytes)}`);
  expect(bytes.courses).toBeLessThanOrEqual(3_000 * keptCourses);
  expect(bytes.exerciseAttempts).toBeLessThanOrEqual(800 * 3 * exercises.length);
  expect(total).toBeLessThanOrEqual(100_000);
}, 120_000);
