import { env } from "cloudflare:test";
import demoItems from "virtual:content/demo/items";
import { afterAll, expect, test } from "vitest";

import { openDatabase } from "~/db/client.server";
import { provideCrowd } from "../../scripts/seed/crowd";
import { seedMarketplace } from "../../scripts/seed/marketplace";
import { emptyStorage } from "../support/migrate";

const now = Date.UTC(2026, 10, 20, 12);

afterAll(emptyStorage);

async function rows<Row>(sql: string) {
  return (await env.DB.prepare(sql).all<Row>()).results;
}

async function count(sql: string) {
  return (await env.DB.prepare(`select count(*) as n ${sql}`).first<{ n: number }>())?.n;
}

test("the demo market is what its rows say, and a second run adds nothing", async () => {
  const db = openDatabase(env.DB);
  const crowd = await provideCrowd(db, now);
  await seedMarketplace(db, crowd, now);

  expect(await count("from marketplace_items where status = 'active' and is_demo = 1")).toBe(48);
  const reviews = demoItems.reduce((sum, item) => sum + item.reviews.length, 0);
  expect(await count("from reviews")).toBe(reviews);
  // Whoever reviews has the item, and nobody reviews their own.
  expect(await count("from reviews where verified = 0")).toBe(0);
  expect(
    await count(
      "from reviews join marketplace_items as i on i.id = item_id where creator_id = user_id",
    ),
  ).toBe(0);

  const wrong = await rows(`select i.id from marketplace_items as i
    where i.rating_count <> (select count(*) from reviews where item_id = i.id)
      or i.downloads <> (select count(*) from marketplace_downloads where item_id = i.id)
      or i.purchases <> (select count(*) from purchases where item_id = i.id)
      or i.stars_5 <> (select count(*) from reviews where item_id = i.id and rating = 5)`);
  expect(wrong).toEqual([]);
  const miscounted = await rows(`select id from reviews as r where helpful <>
    (select count(*) from review_helpful_votes where review_id = r.id)`);
  expect(miscounted).toEqual([]);
  const tags = await rows(`select id from marketplace_tags as t where item_count <>
    (select count(*) from marketplace_item_tags where tag_id = t.id)`);
  expect(tags).toEqual([]);

  const before = await rows("select * from marketplace_items order by id");
  await seedMarketplace(db, await provideCrowd(db, now), now);
  expect(await rows("select * from marketplace_items order by id")).toEqual(before);
});
