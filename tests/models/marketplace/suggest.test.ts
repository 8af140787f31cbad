import { sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { suggest } from "~/models/marketplace/suggest.server";
import { get, startApp } from "../../support/app";
import { addItem, addManyItems } from "../../support/market";

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

test("among thousands of products that are as liked as each other few rows are read", async () => {
  await using app = await startApp();
  await addManyItems(app, 3000);
  for (const kind of ["product", "tag"]) {
    await app.db.run(sql`with recursive numbers(n) as
        (select 1 union all select n + 1 from numbers where n < 3000)
      insert into marketplace_suggestions (prefix, kind, value, weight, item_id)
      select 'zephyr', ${kind}, 'Zephyr ' || (10000 - n), 0, iif(${kind} = 'product', i.id, null)
      from numbers join marketplace_items as i on i.id = n`);
  }
  await addItem(app, { name: "Zephyr", tags: [], category: "Finance" });
  const { db, meter } = app.context(get("/"));
  const found = await suggest(db, "zephyr");
  // The shortest comes first where all have the same weight.
  expect(found[0]).toEqual({ type: "product", value: "Zephyr" });
  expect(found).toHaveLength(6);
  expect(meter.rowsRead).toBeLessThanOrEqual(200);
});
