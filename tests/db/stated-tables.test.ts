import { sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { marketplaceItems } from "~/db/schema/items";
import { userArticleInteractions } from "~/db/schema/news";
import { reviews } from "~/db/schema/reviews";
import { startApp } from "../support/app";
import { addItem } from "../support/market";
import { addArticle } from "../support/news";

// Rows are put in by statements of their own: drizzle would write its own defaults into them.

test("an item of which only name, description and maker are told has the stated defaults [EN-17]", async () => {
  await using app = await startApp();
  const { id: creatorId } = await app.createUser();
  const told = { name: "Meeting notes", description: "Turns notes into tasks.", creatorId };
  await app.db.run(sql`insert into marketplace_items (name, description, creator_id)
    values (${told.name}, ${told.description}, ${creatorId})`);
  expect(await app.db.select().from(marketplaceItems)).toMatchObject([
    {
      ...told,
      type: "Agent",
      category: "Productivity",
      purchases: 0,
      status: "active",
      license: "Personal",
    },
  ]);
});

test("a review begins unverified without a helpful mark, and has one to five stars [EN-18]", async () => {
  await using app = await startApp();
  const { id: userId } = await app.createUser();
  const { id: itemId } = await addItem(app);
  const told = { userId, itemId };
  const insert = (rating: unknown) =>
    app.db.run(sql`insert into reviews (user_id, item_id, rating)
      values (${userId}, ${itemId}, ${rating})`);
  for (const rating of [null, 0, 6, 4.5, "many"]) {
    await expect(insert(rating), String(rating)).rejects.toThrow();
  }
  const before = Date.now();
  await insert(5);
  const [review] = await app.db.select().from(reviews);
  expect(review).toMatchObject({
    ...told,
    id: expect.any(Number),
    rating: 5,
    reviewText: null,
    imageUrl: null,
    helpful: 0,
    verified: false,
  });
  expect(review?.createdAt).toBeGreaterThanOrEqual(before - 1000);
});

test("a reader's mark on an article begins neither liked, saved nor shared, and is one row [EN-29]", async () => {
  await using app = await startApp();
  const { id: userId } = await app.createUser();
  const { id: articleId } = await addArticle(app);
  const before = Date.now();
  const insert = () =>
    app.db.run(sql`insert into user_article_interactions (user_id, article_id)
      values (${userId}, ${articleId})`);
  await insert();
  await expect(insert()).rejects.toThrow();
  const rows = await app.db.select().from(userArticleInteractions);
  expect(rows).toMatchObject([
    { id: expect.any(Number), userId, articleId, liked: false, saved: false, shared: false },
  ]);
  for (const moment of [rows[0]?.createdAt, rows[0]?.updatedAt]) {
    expect(moment).toBeGreaterThanOrEqual(before - 1000);
  }
});
