import { expect, test } from "vitest";

import { ownCases, packs } from "~/content/course-library/parts";
import { lessonProgress } from "~/db/schema/learning";
import { createCourse } from "~/models/course.server";
import { startWithLibrary } from "../support/course-library";

const moment = { now: Date.now() };

test("a course borrows the texts of cases from other packs, out of the database", async () => {
  await using app = await startWithLibrary();
  for (const [industry, learningGoal] of [
    ["I keep bees", "sell my honey at the market"],
    ["plumber", "sell vegetables from my garden"],
    ["union secretary", "write a flyer for new members"],
  ] as const) {
    const learner = await app.createLearner();
    const wish = { ageGroup: "35-44", competenceLevel: "beginner", industry, learningGoal };
    // With lessons for the very goal there are fewer cases.
    const made = await createCourse(app.db, learner.id, wish, { ...moment, howTos: [] });
    if (!made.ok) throw new Error("There is no room.");
    const contents = made.course.modules.flatMap(({ lessons }) =>
      lessons.map((each) => each.content),
    );
    const told = contents.flatMap((text) => /#### From .+\n\n(.+)/.exec(text)?.[1] ?? []);
    const others = packs.filter(({ id, cases }) =>
      [...Object.values(cases), ...Object.values(ownCases[id] ?? {})].some((text) =>
        told.some((each) => text.startsWith(each)),
      ),
    );
    expect(others.length, industry).toBeGreaterThan(1);
  }
});

test("a course that was never opened takes no lesson from one for other words", async () => {
  await using app = await startWithLibrary();
  const [learner, newcomer] = [await app.createLearner(), await app.createLearner()];
  const wish = { ageGroup: "35-44", competenceLevel: "beginner", learningGoal: "write offers" };
  const make = async (userId: number, industry: string) => {
    const made = await createCourse(app.db, userId, { ...wish, industry }, moment);
    if (!made.ok) throw new Error("There is no room.");
    const titles = made.course.modules.flatMap(({ lessons }) => lessons.map(({ title }) => title));
    return { id: made.id, skills: titles.map((title) => title.split(" – ")[0]) };
  };

  const unopened = await make(learner.id, "hobbies");
  const first = await make(newcomer.id, "plumber");
  expect((await make(learner.id, "plumber")).skills).toEqual(first.skills);
  // Asked for again, it is another one.
  expect((await make(newcomer.id, "plumber")).skills).not.toEqual(first.skills);

  const other = await app.createLearner();
  const opened = await make(other.id, "hobbies");
  expect(opened.skills).toEqual(unopened.skills);
  await app.db.insert(lessonProgress).values({
    ...{ userId: other.id, courseId: opened.id, lesson: "1.1", finishedAt: moment.now },
  });
  expect((await make(other.id, "plumber")).skills).not.toEqual(first.skills);
});
