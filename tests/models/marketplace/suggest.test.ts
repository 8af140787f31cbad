import { expect, test } from "vitest";

import { suggest } from "~/models/marketplace/suggest.server";
import { startApp } from "../../support/app";
import { addItem } from "../../support/market";

test("suggestions begin with two characters and name products, categories and tags [MK-35, UD-72]", async () => {
  await using app = await startApp();
  await addItem(app, { name: "Planning a week", category: "Productivity", tags: ["Plants"] });
  await addItem(app, { name: "Garden PLANNER", category: "Education", tags: ["garden"] });

  expect(await suggest(app.db, "p")).toEqual([]);
  expect(await suggest(app.db, "  p ")).toEqual([]);
  const found = await suggest(app.db, "PLAN");
  expect(found.map(({ type }) => type)).toEqual(["product", "product", "tag"]);
  expect(found.map(({ value }) => value)).toEqual(
    expect.arrayContaining(["Planning a week", "Garden PLANNER", "Plants"]),
  );
  expect(await suggest(app.db, "pro")).toEqual([{ type: "category", value: "Productivity" }]);
  expect(await suggest(app.db, "garden planner")).toEqual([
    { type: "product", value: "Garden PLANNER" },
  ]);
  expect(await suggest(app.db, "garden zebra")).toEqual([]);
});

test("of many products four are suggested, those that most people have first", async () => {
  await using app = await startApp();
  for (let n = 1; n <= 7; n++) {
    await addItem(app, {
      name: `Recipe book ${n}`,
      downloads: 4 ** n,
      tags: [],
      category: "Finance",
    });
  }
  const found = await suggest(app.db, "recipe");
  expect(found.map(({ value }) => value)).toEqual([
    "Recipe book 7",
    "Recipe book 6",
    "Recipe book 5",
    "Recipe book 4",
  ]);
});
