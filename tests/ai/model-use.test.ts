import { expect, test } from "vitest";

import { ModelFailure } from "~/ai/model/language-model";
import { rateLimits } from "~/db/schema/site";
import { failuresBeforeRest, guardModel, restMs } from "~/models/model-use.server";
import { startApp } from "../support/app";

type App = Awaited<ReturnType<typeof startApp>>;

const noon = Date.UTC(2026, 4, 4, 12);
const minute = 60_000;
const failure = new ModelFailure("refused", "status 500");

function guard(
  { db }: App,
  {
    now = noon,
    person = "user:1",
    budgets = { inAll: 1_000, perPerson: 100 },
    name = "small-model",
  } = {},
) {
  return guardModel(db, { model: { engine: "openai-compatible", name }, budgets, person, now });
}

async function fail(app: App, now = noon) {
  const one = guard(app, { now });
  expect(await one.admit(1)).toBe("admitted");
  await one.settle({ unused: 0, failure });
}

test("twenty at once who share a budget of seven are admitted exactly seven times", async () => {
  await using app = await startApp();
  const admissions = await Promise.all(
    Array.from({ length: 20 }, (_, person) =>
      guard(app, { person: `user:${person}`, budgets: { inAll: 7, perPerson: 3 } }).admit(1),
    ),
  );
  expect(admissions.filter((each) => each === "admitted")).toHaveLength(7);
  expect(admissions.filter((each) => each === "used-up")).toHaveLength(13);
});

test("one person who asks twenty times at once gets what is one person's, and takes no more", async () => {
  await using app = await startApp();
  const budgets = { inAll: 10, perPerson: 4 };
  const admissions = await Promise.all(
    Array.from({ length: 20 }, () => guard(app, { budgets }).admit(1)),
  );
  expect(admissions.filter((each) => each === "admitted")).toHaveLength(4);
  expect(admissions.filter((each) => each === "used-up-by-person")).toHaveLength(16);

  const other = guard(app, { person: "user:2", budgets });
  expect(await other.admit(4)).toBe("admitted");
  expect(await guard(app, { person: "user:3", budgets }).admit(3)).toBe("used-up");
  expect(await guard(app, { person: "user:3", budgets }).admit(2)).toBe("admitted");
});

test("a task that needs more than there is takes nothing, and one gives back what it did not use", async () => {
  await using app = await startApp();
  const budgets = { inAll: 30, perPerson: 25 };
  expect(await guard(app, { budgets }).admit(26)).toBe("used-up-by-person");
  expect(await app.db.select().from(rateLimits)).toEqual([]);

  const first = guard(app, { budgets });
  expect(await first.admit(24)).toBe("admitted");
  await first.settle({ unused: 20, failure: null });
  expect(await guard(app, { budgets }).admit(22)).toBe("used-up-by-person");
  expect(await guard(app, { budgets }).admit(21)).toBe("admitted");
});

test("the budgets begin anew at midnight, UTC", async () => {
  await using app = await startApp();
  const budgets = { inAll: 2, perPerson: 2 };
  expect(await guard(app, { budgets }).admit(2)).toBe("admitted");
  const lastMoment = Date.UTC(2026, 4, 5) - 1;
  expect(await guard(app, { budgets, now: lastMoment }).admit(1)).toBe("used-up-by-person");
  expect(await guard(app, { budgets, now: lastMoment + 1 }).admit(2)).toBe("admitted");
});

test("after five failures in a row the model rests for ten minutes, and nobody is charged", async () => {
  await using app = await startApp();
  for (let count = 0; count < failuresBeforeRest; count++) await fail(app, noon + count * minute);

  const rested = noon + 4 * minute + restMs;
  const before = await app.db.select().from(rateLimits);
  expect(await guard(app, { now: rested - 1 }).admit(1)).toBe("resting");
  expect(await guard(app, { now: rested - 1, person: "user:2" }).admit(1)).toBe("resting");
  expect(await app.db.select().from(rateLimits)).toEqual(before);

  expect(await guard(app, { now: rested }).admit(1)).toBe("admitted");
});

test("tasks that began before the rest do not make it longer", async () => {
  await using app = await startApp();
  const late = guard(app, { now: noon + minute });
  await late.admit(1);
  for (let count = 0; count < failuresBeforeRest; count++) await fail(app);
  await late.settle({ unused: 0, failure });
  expect(await guard(app, { now: noon + restMs }).admit(1)).toBe("admitted");
});

test("a success between failures, and a long pause, begin the count anew", async () => {
  await using app = await startApp();
  for (let count = 0; count < 4; count++) await fail(app);
  const good = guard(app);
  await good.admit(1);
  await good.settle({ unused: 0, failure: null });
  for (let count = 0; count < 4; count++) await fail(app);
  await fail(app, noon + restMs);
  expect(await guard(app, { now: noon + restMs }).admit(1)).toBe("admitted");
});

test("another model does not rest with it", async () => {
  await using app = await startApp();
  for (let count = 0; count < failuresBeforeRest; count++) await fail(app);
  expect(await guard(app).admit(1)).toBe("resting");
  expect(await guard(app, { name: "other-model" }).admit(1)).toBe("admitted");
});
