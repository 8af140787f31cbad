import { eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";

import { run } from "~/db/batch";
import { leaveWork } from "~/db/pending-work";
import { marketplaceItems } from "~/db/schema/items";
import { users } from "~/db/schema/people";
import { reviews } from "~/db/schema/reviews";
import { textPictures } from "~/db/schema/site";
import { deleteAccount } from "~/models/account-data.server";
import { setReviewStatus } from "~/models/marketplace/review-status.server";
import { dropUnused } from "~/models/text-picture.server";
import * as apiReviews from "~/routes/api.marketplace.$id.reviews";
import * as files from "~/routes/files.$";
import * as itemPage from "~/routes/marketplace.$id";
import { readAccountData } from "../../support/account-data";
import { form, get, json, startApp } from "../../support/app";
import { png } from "../../support/listing";
import { addItem } from "../../support/market";
import { openPage } from "../../support/page";

type App = Awaited<ReturnType<typeof startApp>>;

const reviewText = "It did what it said, and the examples helped.";
const day = 86_400_000;
const desk = "https://example.org/desk.png";
const shelf = "https://example.org/shelf.png";
const seen = [200, "public, max-age=300"];
const own = [200, "private, no-store"];
const gone = [404, "no-store"];

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
/** The picture, with a note behind its header that says where it was taken. */
const located = Uint8Array.from([
  ...png.slice(0, 33),
  ...[0, 0, 0, 18, ...ascii("eXIf"), ...ascii("N 47.3769 E 8.5417"), 0, 0, 0, 0],
  ...png.slice(33),
]);

afterEach(() => vi.unstubAllGlobals());

/** Answers every address as the web would. @returns the addresses that were asked. */
function web(answer: () => Response = () => new Response(located)) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    return answer();
  });
  return asked;
}

function send(app: App, itemId: number, headers: HeadersInit, imageUrl: string | null) {
  return app.send(
    apiReviews.action,
    json(`/api/marketplace/${itemId}/reviews`, { rating: 4, reviewText, imageUrl }, headers),
    { id: String(itemId) },
  );
}

/** A review by a new person, with the picture at an address. */
async function reviewed(app: App, imageUrl = desk) {
  const item = await addItem(app);
  const author = await app.createLearner();
  const headers = await app.signIn(author);
  expect((await send(app, item.id, headers, imageUrl)).status).toBe(201);
  return { item, author, headers, href: await pictureOf(app, author.id) };
}

async function pictureOf(app: App, userId: number) {
  const [row] = await app.db.select().from(reviews).where(eq(reviews.userId, userId));
  return row?.imagePath ?? "";
}

async function look(app: App, href: string, headers: HeadersInit = {}) {
  const { status, headers: answered } = await app.send(files.loader, get(href, headers), {
    "*": href.replace("/files/", ""),
  });
  return [status, answered.get("Cache-Control")];
}

async function storedAddresses(app: App) {
  return (await app.env.FILES.list()).objects.map(({ key }) => `/files/${key}`).sort();
}

async function setStatus(app: App, status: "visible" | "removed") {
  const [review] = await app.db.select().from(reviews);
  if (!review) throw new Error("There is no review.");
  await run(app.db, setReviewStatus(app.db, review, status));
}

test("a picture is seen as long as its review, and never kept for good [RV-11, RV-21]", async () => {
  await using app = await startApp();
  web();
  const { item, headers, href } = await reviewed(app);
  expect(await look(app, href)).toEqual(seen);

  await setStatus(app, "removed");
  expect([await look(app, href), await look(app, href, headers)]).toEqual([gone, own]);
  const editor = await app.createUser();
  await app.db.update(users).set({ role: "editor" }).where(eq(users.id, editor.id));
  expect(await look(app, href, await app.signIn(editor))).toEqual(own);
  expect((await send(app, item.id, headers, shelf)).status).toBe(403);
  expect(await storedAddresses(app)).toEqual([href]);

  await setStatus(app, "visible");
  expect(await look(app, href)).toEqual(seen);
});

test("what a camera noted is not in the copy", async () => {
  await using app = await startApp();
  web();
  const { href } = await reviewed(app);
  const stored = await app.env.FILES.get(href.replace("/files/", ""));
  expect(new Uint8Array((await stored?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(png);
});

test("what is no whole picture is not kept", async () => {
  await using app = await startApp();
  web(() => new Response(png.slice(0, 40)));
  const { href } = await reviewed(app);
  expect([href, await storedAddresses(app)]).toEqual(["", []]);
});

test("a second review leaves nothing of the first one's picture", async () => {
  await using app = await startApp();
  web();
  const { item, author, headers, href: first } = await reviewed(app);
  expect((await send(app, item.id, headers, shelf)).status).toBe(200);
  const second = await pictureOf(app, author.id);
  await app.settle();
  expect([await look(app, first), await look(app, second)]).toEqual([gone, seen]);
  expect(await storedAddresses(app)).toEqual([second]);
  expect(await app.db.select().from(textPictures)).toMatchObject([{ address: second }]);

  await send(app, item.id, headers, null);
  await app.settle();
  expect([await pictureOf(app, author.id), await storedAddresses(app)]).toEqual(["", []]);
  expect(await app.db.select().from(textPictures)).toEqual([]);
});

test("reviews that are sent at once leave one picture", async () => {
  await using app = await startApp();
  web();
  const { item, author, headers } = await reviewed(app);
  const addresses = [1, 2, 3, 4, 5].map((each) => `https://example.org/${each}.png`);
  await Promise.all(addresses.map((each) => send(app, item.id, headers, each)));
  await app.settle();
  const href = await pictureOf(app, author.id);
  expect(await look(app, href)).toEqual(seen);
  expect(await storedAddresses(app)).toEqual([href]);
  expect(await app.db.select().from(textPictures)).toMatchObject([{ address: href }]);
});

test("a review that is sent again with the same address keeps its copy", async () => {
  await using app = await startApp();
  const asked = web();
  const { item, author, headers, href } = await reviewed(app);
  expect((await send(app, item.id, headers, desk)).status).toBe(200);
  await app.settle();
  expect(asked).toEqual([desk]);
  expect(await pictureOf(app, author.id)).toBe(href);
  expect(await look(app, href)).toEqual(seen);
});

test("a review that is refused fetches and keeps nothing", async () => {
  await using app = await startApp();
  const asked = web();
  const creator = await app.createLearner();
  const item = await addItem(app, { creatorId: creator.id });
  const theirs = await app.signIn(creator);
  expect((await send(app, item.id, theirs, desk)).status).toBe(403);
  expect((await send(app, 999, theirs, desk)).status).toBe(404);
  expect(asked).toEqual([]);

  // It goes off sale while its picture is on its way.
  vi.stubGlobal("fetch", async () => {
    await app.db.update(marketplaceItems).set({ status: "paused" });
    return new Response(png);
  });
  const headers = await app.signIn(await app.createLearner());
  expect((await send(app, item.id, headers, desk)).status).toBe(404);
  await app.settle();
  expect([await storedAddresses(app), await app.db.select().from(textPictures)]).toEqual([[], []]);
});

test("under 18 a review comes without a picture, and loses no text for one", async () => {
  await using app = await startApp();
  const asked = web();
  const item = await addItem(app);
  const headers = await app.signIn(await app.createLearner({ ageGroup: "under18" }));
  const sentence = "Pictures are for people of 18 and older.";
  const refused = await send(app, item.id, headers, desk);
  expect(refused.status).toBe(403);
  const words = await refused.json<{ message: string; errors: Record<string, string[]> }>();
  expect(words.errors.imageUrl?.[0]).toContain(`${sentence} Please send your review without one.`);

  const open = (request: Request) => openPage(app, "marketplace/:id", itemPage, request);
  const at = `/marketplace/${item.id}`;
  const { html, text } = await open(get(`${at}?tab=write`, headers));
  expect(html).not.toContain('name="imageUrl"');
  expect(text).toContain(sentence);
  expect((await open(get(`${at}?tab=write`))).html).toContain('name="imageUrl"');

  // Typed before signing in, without scripts.
  const typed = { intent: "review", rating: "4", reviewText };
  const back = await open(form(at, { ...typed, imageUrl: desk }, headers));
  expect(back.response.status).toBe(403);
  expect(back.text).toContain("Please send your review without one.");
  expect(back.html).toContain(reviewText);
  expect([asked, await app.db.select().from(reviews)]).toEqual([[], []]);

  expect((await open(form(at, typed, headers))).response.status).toBe(302);
  expect(await app.db.select().from(reviews)).toMatchObject([{ reviewText, imageUrl: null }]);
});

test("pictures of reviews are in the download of an account, and go with it", async () => {
  await using app = await startApp();
  web();
  const { author, href } = await reviewed(app);
  const [review] = await app.db.select().from(reviews);
  expect(await readAccountData(app.db, author.id)).toMatchObject({
    picturesInTexts: [{ address: href, reviewId: review?.id }],
  });

  const dropped = await deleteAccount(app.db, { id: author.id, guestId: null }, Date.now());
  expect(dropped).toEqual([{ objectKey: href.replace("/files/", ""), uploadId: null }]);
  expect(await look(app, href)).toEqual(gone);
  expect(await app.db.select().from(reviews)).toMatchObject([
    { reviewText, rating: 4, imageUrl: null, imagePath: null },
  ]);
  expect(await dropUnused(app.db, Date.now() + 2 * day)).toEqual([{ address: href }]);
});

test("of a large account they are hidden at once and deleted in pieces", async () => {
  await using app = await startApp();
  web();
  const { author, href } = await reviewed(app);
  await run(app.db, [leaveWork(app.db, { kind: "account", subject: author.id }, Date.now())]);
  expect(await look(app, href)).toEqual(gone);

  await app.finishWork();
  expect([await pictureOf(app, author.id), await storedAddresses(app)]).toEqual(["", []]);
  expect(await app.db.select().from(textPictures)).toEqual([]);
});
