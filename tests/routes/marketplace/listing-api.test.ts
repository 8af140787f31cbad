import { expect, test } from "vitest";

import { marketplaceItems } from "~/db/schema/items";
import { action, loader } from "~/routes/api.marketplace.listings";
import { get, json, startApp } from "../../support/app";
import { goodAnswers } from "../../support/listing";

const listing = {
  type: "prompt",
  title: goodAnswers.details.title,
  shortDescription: goodAnswers.details.shortDescription,
  fullDescription: goodAnswers.details.fullDescription,
  category: "Education",
  tags: ["Food"],
  uploadMethod: "replit",
  replitLink: "https://replit.com/@ada/planner",
  pricingModel: "one-time",
  price: 9.99,
  license: "commercial",
  termsAgreed: true,
};

async function bodyOf(answer: Response) {
  return (await answer.json()) as Record<string, unknown>;
}

test("a listing is sent to review through the API, once for each key", async () => {
  await using app = await startApp();
  const headers = await app.signIn(await app.createLearner());
  const post = (body: unknown, more: HeadersInit = {}) =>
    app.send(
      action as never,
      json("/api/marketplace/listings", body, { ...headers, ...more }),
    ) as Promise<Response>;

  const key = { "Idempotency-Key": "one-and-the-same" };
  const answers = [await post(listing, key), await post(listing, key)];
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  const [first, again] = await Promise.all(answers.map(bodyOf));
  expect(again).toEqual(first);
  expect(first).toMatchObject({ status: "pending" });
  expect(await app.db.select().from(marketplaceItems)).toHaveLength(1);

  const own = (await app.send(
    loader as never,
    get("/api/marketplace/listings", headers),
  )) as Response;
  expect(await own.json()).toEqual([
    expect.objectContaining({
      id: first?.id,
      name: listing.title,
      status: "pending",
      price: 9.99,
      category: "Education",
      waitingBefore: 0,
    }),
  ]);
});

test("the API refuses with the sentences of the wizard", async () => {
  await using app = await startApp();
  const headers = await app.signIn(await app.createLearner());
  const post = async (body: unknown, more: HeadersInit = headers) => {
    const answer = (await app.send(
      action as never,
      json("/api/marketplace/listings", body, more),
    )) as Response;
    return { status: answer.status, ...(await bodyOf(answer)) };
  };

  expect(await post(listing, {})).toEqual({ status: 401, message: "Please sign in." });
  expect(await post({ ...listing, price: 0 })).toEqual({
    status: 400,
    message: "Please enter a price above $0",
    errors: { price: ["Please enter a price above $0"] },
  });
  expect(await post({ ...listing, price: "9.99" })).toMatchObject({ status: 400 });
  expect(await post({ ...listing, shortDescription: "a".repeat(201) })).toMatchObject({
    status: 400,
    message: "Please use at most 200 characters for the short description",
  });
  expect(await post({ ...listing, category: "Nothing like it" })).toMatchObject({
    status: 400,
    message: "Please choose a category from the list",
  });
  expect(await post({ ...listing, uploadMethod: "zip" })).toMatchObject({
    status: 400,
    errors: { package: ["Upload the ZIP file that buyers get."] },
  });
  expect(await post({})).toMatchObject({ status: 400, message: "Choose what you want to list" });

  const child = await app.signIn(await app.createLearner({ ageGroup: "under18" }));
  expect(await post(listing, child)).toMatchObject({ status: 403 });
  expect(await app.db.select().from(marketplaceItems)).toEqual([]);
});

test("ten of one person wait at most, however many are sent at once", async () => {
  await using app = await startApp();
  const headers = await app.signIn(await app.createLearner());
  const post = async () => {
    const sent = json("/api/marketplace/listings", listing, headers);
    const answer = (await app.send(action as never, sent)) as Response;
    return { status: answer.status, ...(await bodyOf(answer)) };
  };
  for (let each = 0; each < 8; each++) expect(await post()).toMatchObject({ status: "pending" });

  const answers = await Promise.all([post(), post(), post(), post(), post()]);
  const refused = answers.filter(({ status }) => status === 400);
  expect(refused).toHaveLength(3);
  expect(refused[0]).toMatchObject({
    message:
      "Ten of your listings are waiting for an editor. Please send this one when one of them is decided.",
  });
  expect(await app.db.select().from(marketplaceItems)).toHaveLength(10);

  const other = await app.signIn(await app.createLearner());
  const theirs = json("/api/marketplace/listings", listing, other);
  expect(((await app.send(action as never, theirs)) as Response).status).toBe(201);
  // One decided makes room for one.
  await app.env.DB.exec("update marketplace_item_versions set status = 'approved' where id = 1");
  expect(await post()).toMatchObject({ status: "pending" });
  expect(await post()).toMatchObject({ status: 400 });
});
