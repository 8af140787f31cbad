import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { fitVersionPart } from "~/content/fit/fit-content";
import { courseLibrary } from "~/db/schema/learning";
import { selectFit, toFitter } from "~/models/fit.server";
import { startApp } from "../support/app";

const goal = "practice for a job interview";

test("what understands goals is read once, and again where it is another, with its version in one trip", async () => {
  await using app = await startApp();
  const read = async () => app.db.batch([selectFit(app.db)]);
  toFitter((await read())[0]);

  const [known] = await read();
  expect(known).toHaveLength(1);
  expect(toFitter(known).matchTask(goal).isSure).toBe(true);

  await app.db
    .update(courseLibrary)
    .set({ content: "another" })
    .where(eq(courseLibrary.part, fitVersionPart));
  const [anew] = await read();
  expect(anew.length).toBeGreaterThan(3);
  expect(toFitter(anew).matchTask(goal).isSure).toBe(true);
  expect((await read())[0]).toHaveLength(1);
});
