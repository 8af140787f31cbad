import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { marketplaceItems } from "~/db/schema/items";
import { reviews } from "~/db/schema/reviews";
import * as apiList from "~/routes/api.marketplace._index";
import * as apiItem from "~/routes/api.marketplace.$id._index";
import * as apiReviews from "~/routes/api.marketplace.$id.reviews";
import * as apiSaves from "~/routes/api.marketplace.$id.saves";
import * as apiSuggestions from "~/routes/api.marketplace.search.suggestions";
import * as apiHelpful from "~/routes/api.reviews.$id.helpful";
import * as listPage from "~/routes/marketplace._index/route";
import * as itemPage from "~/routes/marketplace.$id";
import * as sellInfo from "~/routes/marketplace_.sell-info";
import * as savedPage from "~/routes/saved";
import { form, get, json, startApp } from "../../support/app";
import { addItem, addManyItems } from "../../support/market";
import { openPage } from "../../support/page";

type App = Awaited<ReturnType<typeof startApp>>;

const day = 24 * 60 * 60 * 1000;
const text = "It did what it said, and the examples helped.";

function openList(app: App, search = "", headers: HeadersInit = {}) {
  return openPage(app, "marketplace", listPage, get(`/marketplace${search}`, headers));
}

function openItem(app: App, path: string, headers: HeadersInit = {}) {
  return openPage(app, "marketplace/:id", itemPage, get(path, headers));
}

test("a card shows everything that is said of it [MK-42, MK-43, MK-46, MK-47]", async () => {
  await using app = await startApp();
  const item = await addItem(app, {
    name: "Meeting notes",
    description: "Turns notes into tasks.",
    priceCents: 900,
    tags: ["one", "two", "three", "four", "five"],
    rating: 4.4,
    ratingCount: 5,
    stars4: 3,
    stars5: 2,
  });
  const { html, text: words } = await openList(app);

  expect(words).toContain("Showing 1 of 1 items");
  expect(words).toContain("New");
  expect(words).toContain("4.4 (5");
  expect(words).toContain(`Creator ${item.creatorId}`);
  expect(words).toContain("one two three +2 more");
  expect(words).toContain("$9.00");
  expect(words).toContain("Add to Cart");
  expect(words).toContain("Buy Now");
  expect(html).toContain(`href="/marketplace/${item.id}"`);
  expect(words.slice(words.indexOf("Showing"))).not.toContain("four");
});

test("an item that nobody has rated says so, in place of the worst of all means [MK-43]", async () => {
  await using app = await startApp();
  await addItem(app, { rating: 0, ratingCount: 0 });
  const { text: words } = await openList(app);
  expect(words).toContain("No reviews yet");
  expect(words).not.toContain("0.0");
});

test("an item's page is the same for every visitor, so that it can be kept", async () => {
  await using app = await startApp();
  const { id } = await addItem(app, { name: "Meeting notes" });
  const [one, other] = await Promise.all(
    ["192.0.2.1", "192.0.2.2"].map((from) =>
      openItem(app, `/marketplace/${id}`, { "CF-Connecting-IP": from }),
    ),
  );
  // But for the moment at which it was made, which stands in the data for scripts.
  const shared = (html = "") => html.replace(/ nonce="[^"]*"|\b1\d{12}\b/g, "");
  expect(one?.html).toContain("Meeting notes");
  expect(shared(other?.html)).toBe(shared(one?.html));
  expect(one?.response.headers.has("Set-Cookie")).toBe(false);
});

test("where only a part of many items was looked through, the page and the call say so [MK-12]", async () => {
  await using app = await startApp();
  await addManyItems(app, 4000);
  const ask = async (search: string) => {
    const { text: words } = await openList(app, search);
    const request = get(`/api/marketplace${search}`);
    const answer = (await app.send(apiList.loader, request)) as Response;
    return { words, total: answer.headers.get("X-Total-Count") };
  };

  const many = await ask("?q=meeting");
  const [, shown] = /Showing (\d+)\+ of 4000 items/.exec(many.words) ?? [];
  expect(Number(shown)).toBeGreaterThan(500);
  expect(many.words).toContain("More may match: only a part was looked through.");
  expect(many.total).toBe(`${shown}+`);

  const none = await ask("?q=meeting+plan");
  expect(none.words).toContain("Showing 0+ of 4000 items");
  expect(none.words).toContain("Nothing in the part that was looked through fits");
  expect(none.total).toBe("0+");

  const whole = await ask("?tags=rare");
  expect(whole.words).toMatch(/Showing \d+ of 4000 items/);
  expect(whole.words).not.toContain("More may match");
  expect(whole.total).toMatch(/^\d+$/);
});

test("an old item is not new, a free one is downloaded, and few tags have no badge [MK-42, MK-46, MK-49]", async () => {
  await using app = await startApp();
  await addItem(app, {
    priceCents: null,
    pricingModel: "free",
    tags: ["one", "two", "three"],
    createdAt: Date.now() - 7 * day - 1000,
  });
  const { text: words } = await openList(app);
  expect(words).toContain("Free");
  expect(words).toContain("Download");
  expect(words).not.toContain("Buy Now");
  expect(words).not.toMatch(/\bNew\b/);
  expect(words).not.toContain(" more");
});

test("the price range ends 50 above the highest price, at 1000 without prices [MK-20, MK-21, MK-22]", async () => {
  await using app = await startApp();
  expect((await openList(app)).html).toMatch(/type="range" min="0" max="1000" step="1"/);
  await addItem(app, { priceCents: 1500 });
  await addItem(app, { priceCents: 9900, status: "paused" });
  expect((await openList(app)).html).toMatch(/type="range" min="0" max="65" step="1"/);
});

test("the count says how many match of how many there are, whatever is not on sale [MK-12, UD-70]", async () => {
  await using app = await startApp();
  await addItem(app, { name: "Lesson plan", category: "Education" });
  await addItem(app, { name: "Budget plan", category: "Finance" });
  await addItem(app, { name: "Hidden plan", category: "Education", status: "pending" });
  const { text: words } = await openList(app, "?category=Education");
  expect(words).toContain("Showing 1 of 2 items");
  expect(words).not.toContain("Hidden plan");
  expect(words).toContain("Clear all filters");
});

test("every filter of the address stands in its field, and without them nothing is asked [EN-24, MK-15]", async () => {
  await using app = await startApp();
  await addItem(app, { priceCents: 9900, tags: ["weekly", "food"] });
  const stateOf = async (search: string) => {
    const { html } = await openList(app, search);
    const bar = /<form[^>]*class="filters card"[\s\S]*?<\/form>/.exec(html)?.[0] ?? "";
    const inputs = [...bar.matchAll(/<input [^>]*>/g)].map(([input]) => input);
    const fieldOf = (name: string) =>
      /value="([^"]*)"/.exec(inputs.find((each) => each.includes(`name="${name}"`)) ?? "")?.[1];
    const checked = (name: string) =>
      inputs
        .filter((each) => each.includes(`name="${name}"`) && each.includes("checked"))
        .map((each) => /value="([^"]*)"/.exec(each)?.[1]);
    const chosen = [...bar.matchAll(/<select[^>]*name="(\w+)"[\s\S]*?<\/select>/g)].map(
      ([select, name]) => [name, /<option[^>]*value="([^"]*)"[^>]*selected/.exec(select)?.[1]],
    );
    expect(bar).toMatch(/^<form[^>]*action="\/marketplace"/);
    expect(bar).toMatch(/<button (?![^>]*type="button")[^>]*>[\s\S]*Show[\s\S]* items/);
    return {
      q: fieldOf("q"),
      min: fieldOf("min"),
      max: fieldOf("max"),
      ...Object.fromEntries(chosen),
      verified: checked("verified"),
      tags: checked("tags"),
    };
  };

  expect(await stateOf("")).toEqual({
    ...{ q: "", category: "", min: "0", max: "149", rating: "", sort: "newest" },
    ...{ type: "", verified: [], tags: [] },
  });
  const asked =
    "?q=dinner&category=Education&min=5&max=20&rating=4&sort=price-low&verified=1&type=prompt&tags=weekly&tags=food";
  expect(await stateOf(asked)).toEqual({
    ...{ q: "dinner", category: "Education", min: "5", max: "20", rating: "4", sort: "price-low" },
    type: "prompt",
    ...{ verified: ["1"], tags: expect.toSatisfy((tags) => tags.sort().join() === "food,weekly") },
  });
});

test("a visitor finds an item by the form's fields, whatever else they hold, and reads it and its reviews [MK-01]", async () => {
  await using app = await startApp();
  const item = await addItem(app, {
    ...{ name: "Lesson plan", description: "Plans an hour.", category: "Education" },
    ...{ rating: 4, ratingCount: 1, stars4: 1 },
  });
  await addItem(app, { name: "Lesson notes", category: "Education" });
  await addItem(app, { name: "Lesson plan for a budget", category: "Finance" });
  const author = await app.createUser();
  await app.db
    .insert(reviews)
    .values({ userId: author.id, itemId: item.id, rating: 4, reviewText: text });

  const asked = "?q=LESSON+PLAN&category=Education&sort=rating&min=0&max=59&rating=&type=";
  const { html, text: words } = await openList(app, asked);
  expect(words).toContain("Showing 1 of 3 items");
  expect(html).toMatch(new RegExp(`<a [^>]*href="/marketplace/${item.id}"[^>]*>Lesson plan</a>`));

  const opened = await openItem(app, `/marketplace/${item.id}`);
  expect(opened.html).toContain("<h1>Lesson plan</h1>");
  expect(opened.text).toContain("Plans an hour.");
  expect(opened.text).toContain(text);
  expect(opened.text).toContain("Submit Review");
});

test("nothing found says so, with a way back only where filters are on [MK-13, MK-14, UD-29]", async () => {
  await using app = await startApp();
  const empty = await openList(app);
  expect(empty.text).toContain("No items found");
  expect(empty.text).not.toContain("Clear all filters");
  await addItem(app);
  const filtered = await openList(app, "?q=zebra");
  expect(filtered.text).toContain("No items found");
  expect(filtered.text).toContain("Clear all filters");
  expect(filtered.text).toContain("Showing 0 of 1 items");
});

test("a visitor sees no cart, a member does [MK-06, CA-03]", async () => {
  await using app = await startApp();
  await addItem(app);
  expect((await openList(app)).html).not.toContain("cart-button");
  const headers = await app.signIn(await app.createUser());
  expect((await openList(app, "", headers)).html).toContain("cart-button");
});

test("pages go on where the one before ended, and a page too far leads to the last", async () => {
  await using app = await startApp();
  await addManyItems(app, 60);
  const idsOn = async (page: number) => {
    const { html } = await openList(app, `?page=${page}`);
    return [...html.matchAll(/<h2 class="item__name"><a [^>]*href="\/marketplace\/(\d+)"/g)].map(
      ([, id]) => id,
    );
  };
  const all = [...(await idsOn(1)), ...(await idsOn(2)), ...(await idsOn(3))];
  expect(new Set(all).size).toBe(60);
  const { response } = await openList(app, "?page=9");
  expect(response.headers.get("Location")).toBe("/marketplace?page=3");
});

test("a list that does not load says so, with a way to try again [ER-15]", async () => {
  await using app = await startApp();
  await app.env.DB.prepare("alter table marketplace_lists rename to elsewhere").run();
  try {
    const { response, html, text: words } = await openList(app);
    expect(response.status).toBe(500);
    expect(words).toContain("Error Failed to load marketplace items. Please try again.");
    expect(words).toContain("Try again");
    expect(html).toMatch(/role="alert"/);
  } finally {
    await app.env.DB.prepare("alter table elsewhere rename to marketplace_lists").run();
  }
});

test("a page of the marketplace and of an item cost one round trip, a member's as well", async () => {
  await using app = await startApp();
  await addManyItems(app, 300);
  const headers = await app.signIn(await app.createUser());
  for (const [load, path, params] of [
    [listPage.loader, "/marketplace", {}],
    [itemPage.loader, "/marketplace/7", { id: "7" }],
  ] as const) {
    for (const [sent, trips] of [
      [{}, 1],
      [headers, 2],
    ] as const) {
      const request = get(path, sent);
      const context = app.context(request);
      await load({ request, context, params } as never);
      expect(context.meter.d1RoundTrips, path).toBeLessThanOrEqual(trips);
      expect(context.meter.rowsRead, path).toBeLessThanOrEqual(200);
      expect(context.meter.rowsWritten).toBe(0);
    }
  }
});

test("an item's page has the three tabs with what belongs into them [MK-51, MK-52, MK-53, MK-55]", async () => {
  await using app = await startApp();
  const item = await addItem(app, {
    license: null,
    downloads: 63,
    purchases: 41,
    updatedAt: Date.UTC(2026, 10, 16),
    supportEmail: "help@example.org",
    tags: ["meetings"],
  });
  const { html, text: words } = await openItem(app, `/marketplace/${item.id}`);
  expect([...html.matchAll(/role="tab"[^>]*>([^<]+)</g)].map(([, label]) => label)).toEqual([
    "Details",
    "Reviews",
    "Write a Review",
  ]);
  for (const shown of ["Downloads 63", "Purchases 41", "Last updated Nov 16, 2026"]) {
    expect(words).toContain(shown);
  }
  expect(words).toContain("License Standard License");
  expect(words).toContain("Please report it to support");
  expect(html).toContain("mailto:help@example.org");
  expect(html).toContain(`href="/marketplace?creator=${item.creatorId}"`);
  expect(words).toContain("No Reviews Yet");
  expect(words).toContain("Be the first to leave a review for this item!");
});

test("reviews show the average, the distribution and their authors as User [RV-03, RV-10, RV-13, RV-14]", async () => {
  await using app = await startApp();
  const item = await addItem(app);
  const author = await app.createUser({ username: "secret-name" });
  const headers = { ...(await app.signIn(author)), "Sec-Fetch-Site": "same-origin" };
  const sent = { rating: 4, reviewText: text };
  await app.send(apiReviews.action, json(`/api/marketplace/${item.id}/reviews`, sent, headers), {
    id: String(item.id),
  });
  await app.db.update(reviews).set({ createdAt: null });
  const { text: words } = await openItem(app, `/marketplace/${item.id}?tab=reviews`);
  expect(words).toContain("4.0");
  expect(words).toContain("out of 5, 1 review");
  expect(words).toContain("4 stars 1 (100%)");
  expect(words).toContain("Unknown date");
  expect(words).toContain("User");
  expect(words).not.toContain("secret-name");
  expect(words).not.toContain("Verified purchase");
  expect(words).toContain("This was helpful");
});

test("what is not on sale or not an id is not found [SH-24]", async () => {
  await using app = await startApp();
  const paused = await addItem(app, { status: "paused" });
  for (const id of [String(paused.id), "999", "0", "01", "1e3", "abc"]) {
    expect((await openItem(app, `/marketplace/${id}`)).response.status, id).toBe(404);
  }
});

test("an item of a suspended seller cannot be bought", async () => {
  await using app = await startApp();
  const item = await addItem(app);
  await app.env.DB.prepare("update users set status = 'suspended' where id = ?")
    .bind(item.creatorId)
    .run();
  const { text: words } = await openItem(app, `/marketplace/${item.id}`);
  expect(words).toContain("This item cannot be bought at the moment.");
});

test("what to know before selling is a page of its own [MK-57, MK-60, MK-61]", async () => {
  await using app = await startApp();
  const { text: words } = await openPage(
    app,
    "marketplace/sell-info",
    sellInfo,
    get("/marketplace/sell-info"),
  );
  for (const title of [
    "Why Sell",
    "How It Works",
    "What You Can Sell",
    "Revenue Split",
    "Trust & Safety",
  ]) {
    expect(words).toContain(title);
  }
  expect(words).toContain("Creator share 87%");
  expect(words).toContain("Platform fee 10%");
  expect(words).toContain("Payment processing about 3%");
  expect(words).toContain("13% are fees");
  expect(words).toContain("weekly by the site's editors");
});

test("GET /api/marketplace answers the items with exactly the stated types [AP-14, EN-14, EN-15, EN-16]", async () => {
  await using app = await startApp();
  const item = await addItem(app, { priceCents: 999, tags: ["a"], supportEmail: "s@example.org" });
  await addItem(app, { priceCents: null, updatedAt: 1 });
  const response = await app.send(apiList.loader, get("/api/marketplace"));
  expect(response.headers.get("X-Total-Count")).toBe("2");
  const [first, second] = (await response.json()) as Record<string, unknown>[];
  expect(first).toMatchObject({
    id: item.id,
    name: item.name,
    description: item.description,
    creatorId: item.creatorId,
    price: 9.99,
    rating: 0,
    ratingCount: 0,
    imageUrl: null,
    tags: ["a"],
    type: "Agent",
    category: "Productivity",
    downloads: 0,
    purchases: 0,
    createdAt: new Date(item.createdAt).toISOString(),
    updatedAt: new Date(item.updatedAt).toISOString(),
    status: "active",
    license: "Personal",
    supportEmail: "s@example.org",
  });
  expect(second?.price).toBeNull();

  const filtered = await app.send(apiList.loader, get("/api/marketplace?max=5&limit=1"));
  expect(await filtered.json()).toMatchObject([{ price: null }]);
  const one = await app.send(apiItem.loader, get(`/api/marketplace/${item.id}`), {
    id: String(item.id),
  });
  expect(await one.json()).toEqual(first);
  const none = await app.send(apiItem.loader, get("/api/marketplace/99"), { id: "99" });
  expect(none.status).toBe(404);
});

test("GET /api/marketplace/search/suggestions answers types and values [AP-19]", async () => {
  await using app = await startApp();
  await addItem(app, { name: "Budget planner", tags: ["budget"], category: "Finance" });
  const response = await app.send(
    apiSuggestions.loader,
    get("/api/marketplace/search/suggestions?query=Bud"),
  );
  expect(await response.json()).toEqual({
    suggestions: [
      { type: "product", value: "Budget planner" },
      { type: "tag", value: "budget" },
    ],
  });
  const short = await app.send(
    apiSuggestions.loader,
    get("/api/marketplace/search/suggestions?query=b"),
  );
  expect(await short.json()).toEqual({ suggestions: [] });
});

test.each([
  [{ rating: 0, reviewText: text }, "rating"],
  [{ rating: 6, reviewText: text }, "rating"],
  [{ rating: "many", reviewText: text }, "rating"],
  [{ rating: 4.5, reviewText: text }, "rating"],
  [{ reviewText: text }, "rating"],
  [{ rating: 4, reviewText: "Too short" }, "Review must be at least 10 characters"],
  [{ rating: 4, reviewText: "         a         " }, "Review must be at least 10 characters"],
  [{ rating: 4, reviewText: "a".repeat(1001) }, "Review must be less than 1000 characters"],
  [{ rating: 4, reviewText: text, imageUrl: "javascript:alert(1)" }, "valid image URL"],
])("a review %o is refused [RV-18, RV-19, RV-20]", async (sent, reason) => {
  await using app = await startApp();
  const item = await addItem(app);
  const headers = await app.signIn(await app.createUser());
  const response = await app.send(
    apiReviews.action,
    json(`/api/marketplace/${item.id}/reviews`, sent, headers),
    { id: String(item.id) },
  );
  expect(response.status).toBe(400);
  expect(((await response.json()) as { message: string }).message).toContain(reason);
  expect(await app.db.select().from(reviews)).toHaveLength(0);
});

test("a review needs a session, is stored once, and is in the list after that [AP-20, AP-21, RV-21, UD-40]", async () => {
  await using app = await startApp();
  const item = await addItem(app);
  const path = `/api/marketplace/${item.id}/reviews`;
  const params = { id: String(item.id) };
  const sent = { rating: 5, reviewText: "a".repeat(1000) };
  const refused = await app.send(apiReviews.action, json(path, sent), params);
  expect(refused.status).toBe(401);

  const author = await app.createUser();
  const headers = await app.signIn(author);
  const first = await app.send(apiReviews.action, json(path, sent, headers), params);
  expect(first.status).toBe(201);
  const again = await app.send(
    apiReviews.action,
    json(path, { ...sent, rating: 3 }, headers),
    params,
  );
  expect(again.status).toBe(200);

  const list = await app.send(apiReviews.loader, get(path), params);
  expect(await list.json()).toMatchObject([
    {
      userId: author.id,
      itemId: item.id,
      rating: 3,
      reviewText: sent.reviewText,
      imageUrl: null,
      helpful: 0,
      verified: false,
    },
  ]);
  const [row] = await app.db
    .select()
    .from(marketplaceItems)
    .where(eq(marketplaceItems.id, item.id));
  expect(row).toMatchObject({ rating: 3, ratingCount: 1 });
});

test("a picture that cannot be fetched keeps its address and shows the placeholder", async () => {
  await using app = await startApp();
  const item = await addItem(app);
  const headers = await app.signIn(await app.createUser());
  const address = "http://127.0.0.1/picture.png";
  await app.send(
    apiReviews.action,
    json(
      `/api/marketplace/${item.id}/reviews`,
      { rating: 5, reviewText: text, imageUrl: address },
      headers,
    ),
    { id: String(item.id) },
  );
  const [row] = await app.db.select().from(reviews);
  expect(row).toMatchObject({ imageUrl: address, imagePath: null });
  const { html, text: words } = await openItem(app, `/marketplace/${item.id}`);
  expect(words).toContain("The picture of this review could not be loaded.");
  expect(html).not.toContain(`src="${address}"`);
});

test("a guest's helpful mark counts once, by a signed cookie [RV-15, AP-22]", async () => {
  await using app = await startApp();
  const item = await addItem(app);
  const author = await app.createUser();
  const [review] = await app.db
    .insert(reviews)
    .values({ userId: author.id, itemId: item.id, rating: 5, reviewText: text })
    .returning();
  const params = { id: String(review?.id) };
  const mark = (headers: HeadersInit = {}) =>
    app.send(apiHelpful.action, json(`/api/reviews/${review?.id}/helpful`, {}, headers), params);

  const first = await mark();
  expect(await first.json()).toEqual({ id: review?.id, helpful: 1 });
  const cookie = first.headers.get("Set-Cookie")?.split(";", 1)[0] ?? "";
  expect(cookie).toMatch(/^guest=/);
  expect(await (await mark({ Cookie: cookie })).json()).toEqual({ id: review?.id, helpful: 1 });
  // A made-up cookie is a new visitor: of the same address, and then of another one.
  const forged = { Cookie: "guest=made-up" };
  expect(await (await mark(forged)).json()).toMatchObject({ helpful: 1 });
  const elsewhere = { ...forged, "CF-Connecting-IP": "203.0.113.8" };
  expect(await (await mark(elsewhere)).json()).toMatchObject({ helpful: 2 });

  const own = await mark(await app.signIn(author));
  expect(own.status).toBe(403);
  const unknown = await app.send(apiHelpful.action, json("/api/reviews/99/helpful", {}), {
    id: "99",
  });
  expect(unknown.status).toBe(404);
});

test("a save sets, never flips, and a wrong method is told so", async () => {
  await using app = await startApp();
  const item = await addItem(app);
  const params = { id: String(item.id) };
  const path = `/api/marketplace/${item.id}/saves`;
  const headers = await app.signIn(await app.createUser());
  const change = { kind: "favorite", saved: true };
  for (let time = 0; time < 2; time++) {
    const response = await app.send(apiSaves.action, json(path, change, headers), params);
    expect(await response.json()).toEqual(change);
  }
  const { text: words } = await openItem(app, `/marketplace/${item.id}`, headers);
  expect(words).toContain("In your favorites");
  const shelf = await openPage(app, "saved", savedPage, get("/saved", headers));
  expect(shelf.text).toContain(item.name);
  const visitors = await openPage(app, "saved", savedPage, get("/saved"));
  expect(visitors.text).toContain("Nothing saved yet");
  const wrong = await app.send(apiSaves.loader, get(path), params);
  expect(wrong.status).toBe(405);
  expect(wrong.headers.get("Allow")).toBe("POST");
});

test("a visitor's favorite is kept with the browser, and taken out again, with and without scripts [MK-56]", async () => {
  await using app = await startApp();
  const item = await addItem(app);
  const params = { id: String(item.id) };
  const path = `/api/marketplace/${item.id}/saves`;
  // What a script sends, and what a form does by itself.
  for (const [name, value] of [
    ["inPlace", "1"],
    ["back", `/marketplace/${item.id}`],
  ] as const) {
    const press = (saved: boolean, sent: HeadersInit = {}) =>
      form(path, { kind: "favorite", saved: String(saved), [name]: value }, sent);
    const pressed = await app.send(apiSaves.action, press(true), params);
    const guest = pressed.headers.getSetCookie().find((each) => each.startsWith("guest="));
    const headers = { Cookie: guest?.split(";", 1)[0] ?? "" };
    const kept = await openItem(app, `/marketplace/${item.id}`, headers);
    expect(kept.text).toContain("In your favorites");
    await app.send(apiSaves.action, press(false, headers), params);
    const undone = await openItem(app, `/marketplace/${item.id}`, headers);
    expect(undone.text).toContain("Add to favorites");
  }
});

test("without scripts the forms of an item's page do the same [MK-56, ER-21, ER-23]", async () => {
  await using app = await startApp();
  const item = await addItem(app);
  const params = { id: String(item.id) };
  const path = `/marketplace/${item.id}`;
  const author = await app.createUser();
  const headers = await app.signIn(author);
  const post = (fields: Record<string, string>, sent: HeadersInit = {}) =>
    openPage(app, "marketplace/:id", itemPage, form(path, fields, sent));

  const unsigned = await post({ intent: "review", rating: "4", reviewText: text });
  expect(unsigned.response.status).toBe(401);
  expect(unsigned.text).toContain("Sign in Required");
  expect(unsigned.html).toContain(text);

  const short = await post({ intent: "review", rating: "4", reviewText: "Short" }, headers);
  expect(short.response.status).toBe(400);
  const tooShort = "Review must be at least 10 characters";
  expect(short.html).toMatch(new RegExp(`class="note wrong"[\\s\\S]*?<li>${tooShort}</li>`));
  const [, described = ""] =
    /<textarea[^>]*aria-describedby="([^"]*)"[^>]*>Short<\/textarea>/.exec(short.html) ?? [];
  const reason = described.split(" ").find((id) => id.endsWith("-error"));
  expect(short.html).toMatch(new RegExp(`id="${reason}"[\\s\\S]{0,300}${tooShort}`));

  const written = await post({ intent: "review", rating: "4", reviewText: text }, headers);
  expect(written.response.status).toBe(302);
  expect(written.response.headers.get("Location")).toBe(`${path}?tab=reviews&reviews=recent`);
  const [review] = await app.db.select().from(reviews);
  expect(review).toMatchObject({ rating: 4, userId: author.id });

  const tab = `${path}?tab=reviews`;
  const reviewId = { id: String(review?.id) };
  const helpfulPath = `/api/reviews/${review?.id}/helpful`;
  const mark = () => app.send(apiHelpful.action, form(helpfulPath, { back: tab }), reviewId);
  const marked = await mark();
  expect(marked.status).toBe(302);
  expect(marked.headers.get("Location")).toBe(tab);
  expect(marked.headers.get("Set-Cookie")).toContain("notice");
  expect((await app.db.select().from(reviews))[0]?.helpful).toBe(1);

  const favorite = { kind: "favorite", saved: "true", back: path };
  const saved = await app.send(
    apiSaves.action,
    form(`/api/marketplace/${item.id}/saves`, favorite, headers),
    params,
  );
  expect(saved.status).toBe(302);
  expect(saved.headers.get("Location")).toBe(path);
  const { text: words } = await openItem(app, path, headers);
  expect(words).toContain("In your favorites");
});

test("a mistyped word is read as what was meant, and the page says so [MK-12]", async () => {
  await using app = await startApp();
  await addItem(app, { name: "Translation prompts" });
  await addItem(app, { name: "Meeting notes" });
  for (const typed of ["trnslation", "transaltoin"]) {
    const { text: words } = await openList(app, `?q=${typed}`);
    expect(words, typed).toContain("Translation prompts");
    expect(words, typed).not.toContain("Meeting notes");
    expect(words, typed).toContain(`Nothing was found for “${typed}”. Showing results for trans`);
  }
  const answer = await app.send(apiList.loader, get("/api/marketplace?q=trnslation"));
  expect(answer.headers.get("X-Searched-For")).toBe("translation");
  expect((await openList(app, "?q=zeppelin")).text).toContain("Showing 0 of 2 items");
});
