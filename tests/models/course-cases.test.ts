import { expect, test } from "vitest";

import { ownCases, packs } from "~/content/course-library/parts";
import { createCourse } from "~/models/course.server";
import { startWithLibrary } from "../support/course-library";

const moment = { now: Date.now() };

test("a course borrows the texts of cases from other packs, out of the database", async () => {
  await using app = await startWithLibrary();
  const learner = await app.createLearner();
  for (const [industry, learningGoal] of [
    ["I keep bees", "sell my honey at the market"],
    ["plumber", "write offers and answer angry customers"],
    ["union secretary", "write a flyer for new members"],
  ] as const) {
    const wish = { ageGroup: "35-44", competenceLevel: "beginner", industry, learningGoal };
    const made = await createCourse(app.db, learner.id, wish, moment);
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
