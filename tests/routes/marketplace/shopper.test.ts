import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { marketplaceItems, sellers } from "~/db/schema/items";
import { users } from "~/db/schema/people";
import * as list from "~/routes/marketplace._index/route";
import * as page from "~/routes/marketplace.$id";
import * as listings from "~/routes/marketplace_.listings/route";
import * as wizard from "~/routes/marketplace_.new";
import * as sales from "~/routes/marketplace_.sales/route";
import * as sellInfo from "~/routes/marketplace_.sell-info";
import { get, startApp } from "../../support/app";
import { addItem } from "../../support/market";
import { openPage } from "../../support/page";
import { addPackage, buy, friday, setAgeGroup } from "../../support/shop";

type App = Awaited<ReturnType<typeof startApp>>;

function openList(app: App, search: string, headers: HeadersInit = {}) {
  return openPage(app, "marketplace", list, get(`/marketplace${search}`, headers));
}

function openItem(app: App, id: number, headers: HeadersInit = {}) {
  return openPage(app, "marketplace/:id", page, get(`/marketplace/${id}`, headers));
}

test("what somebody owns is not sold to them again, on its page, its card and its neighbor's page", async () => {
  await using app = await startApp();
  const creator = await app.createUser();
  const item = await addPackage(app, { name: "Meeting notes", creatorId: creator.id });
  const other = await addPackage(app, { name: "Budget plan", creatorId: creator.id });
  const person = await app.createUser();
  await buy(app, person, { itemId: item.id });
  const headers = await app.signIn(person);

  for (const [opened, isBuyable] of [
    [await openItem(app, item.id, headers), false],
    [await openList(app, "?q=meeting", headers), false],
    [await openItem(app, other.id, headers), true],
  ] as const) {
    expect(opened.text).toContain("You own this");
    expect(opened.html).toMatch(/href="\/library\/\d+"/);
    const [offer = opened.html] = /<aside[\s\S]*?<\/aside>/.exec(opened.html) ?? [];
    expect(offer.includes("Buy Now")).toBe(isBuyable);
  }
  expect((await openItem(app, item.id)).text).toContain("Buy Now");
});

test("a seller is led to the listing, and under-18s to what is free", async () => {
  await using app = await startApp();
  const item = await addItem(app);
  const [creator] = await app.db.select().from(users).where(eq(users.id, item.creatorId));
  const own = await openItem(app, item.id, await app.signIn(creator as never));
  expect(own.text).toContain("This is your own listing.");
  expect(own.text).not.toContain("Buy Now");
  // The three tabs are there, and the last one says why it has no form.
  expect(own.text).toContain("You cannot review your own listing.");
  expect(own.html).not.toContain('id="write-review"');
  expect(own.html).not.toContain(">Write a review<");
  const others = await openItem(app, item.id, await app.signIn(await app.createUser()));
  expect(others.html).toContain('id="write-review"');
  expect(others.text).not.toContain("You cannot review your own listing.");

  const minor = await app.createUser();
  await setAgeGroup(app, minor, "under18");
  const headers = await app.signIn(minor);
  const shown = await openItem(app, item.id, headers);
  expect(shown.text).toContain("You can buy things here once you are 18.");
  expect(shown.html).toContain('href="/marketplace?max=0"');
  expect(shown.text).not.toContain("Buy Now");
  expect((await openList(app, "", headers)).text).toContain("From 18 years");
});

test("selling is for adults: said at the wizard's first step and on My listings", async () => {
  await using app = await startApp();
  const child = await app.createLearner({ ageGroup: "under18" });
  const grownUp = await app.createLearner();
  for (const [person, isTold] of [
    [child, true],
    [grownUp, false],
  ] as const) {
    const headers = await app.signIn(person);
    const first = await openPage(
      app,
      "marketplace/new",
      wizard,
      get("/marketplace/new?step=type", headers),
    );
    const own = await openPage(
      app,
      "marketplace/listings",
      listings,
      get("/marketplace/listings", headers),
    );
    for (const { text } of [first, own]) {
      expect(text.includes("Selling is for adults")).toBe(isTold);
    }
    expect(own.html).toContain('href="/marketplace/sales"');
  }
});

test("items of one type can be asked for, and each card says its type", async () => {
  await using app = await startApp();
  await addItem(app, { name: "Twelve prompts", type: "Prompt Pack" });
  await addItem(app, { name: "Inbox helper", type: "Agent" });
  const { text } = await openList(app, "?type=prompt");
  expect(text).toContain("Showing 1 of 2 items");
  expect(text).toContain("Twelve prompts");
  expect(text).not.toContain("Inbox helper");
  expect(text).toContain("Remove Prompt Pack");
  const { html } = await openList(app, "?type=agent&q=helper");
  expect(html).toContain('<p class="small muted">AI Agent</p>');
  expect((await openList(app, "?type=nonsense")).text).toContain("Showing 2 of 2 items");
});

test("a creator's items stand below the creator: name, since when, verified and sold", async () => {
  await using app = await startApp();
  const item = await addItem(app, { purchases: 42 });
  await app.db.update(users).set({ publicName: "Ines" }).where(eq(users.id, item.creatorId));
  await app.db.insert(sellers).values({
    ...{ userId: item.creatorId, verifiedAt: friday, createdAt: Date.UTC(2026, 2, 1) },
    saleCount: 42,
  });
  const { text } = await openList(app, `?creator=${item.creatorId}`);
  expect(text).toContain(`Creator ${item.creatorId} · Ines`);
  expect(text).toContain("Selling here since Mar 1, 2026");
  expect(text).toContain("42 sales");
  expect((await openList(app, "")).text).not.toContain("Ines");

  const opened = await openItem(app, item.id);
  expect(opened.html).toContain(`href="/people/${item.creatorId}"`);
  await app.db.update(users).set({ ageGroup: "under18" }).where(eq(users.id, item.creatorId));
  expect((await openItem(app, item.id)).text).not.toContain("Ines");
  expect((await openList(app, `?creator=${item.creatorId}`)).text).not.toContain("Ines");
});

test("an item's head tells its one address and a picture that chat programs show", async () => {
  await using app = await startApp();
  const item = await addItem(app, { name: "Meeting notes", imageUrl: null });
  const { html } = await openItem(app, item.id);
  expect(html).toContain(`<link rel="canonical" href="http://localhost/marketplace/${item.id}"/>`);
  expect(html).toContain('<meta property="og:title" content="Meeting notes"/>');
  expect(html).toMatch(
    /property="og:image" content="http:\/\/localhost\/covers\/[a-z]+-[a-z]+\.png"/,
  );
  await app.db.update(marketplaceItems).set({ imagePath: "/files/a/b.png" });
  const pictured = await openItem(app, item.id);
  expect(pictured.html).toContain('property="og:image" content="http://localhost/files/a/b.png"');
  expect((await openList(app, "?category=Education")).html).toContain(
    '<link rel="canonical" href="http://localhost/marketplace"/>',
  );
});

test("the row of similar items is filled up from the category", async () => {
  await using app = await startApp();
  const item = await addItem(app, { category: "Finance" });
  for (let other = 0; other < 4; other++) await addItem(app, { category: "Finance" });
  await addItem(app, { category: "Education" });
  await app.db.update(marketplaceItems).set({ similarIds: [] });
  const { html } = await openItem(app, item.id);
  const shelf = /Similar items<\/h2>([\s\S]*?)<\/section>/.exec(html)?.[1] ?? "";
  expect(shelf.match(/<li class="item card">/g)).toHaveLength(3);
  expect(shelf).not.toContain(`href="/marketplace/${item.id}"`);
});

test("a creator sees twelve weeks as bars and what each item earned, refunds left out", async () => {
  await using app = await startApp();
  const creator = await app.createUser();
  const item = await addPackage(app, {
    ...{ name: "Meeting notes", creatorId: creator.id, priceCents: 1000 },
  });
  const headers = await app.signIn(creator);
  for (let buyer = 0; buyer < 2; buyer++) {
    await buy(app, await app.createUser(), { itemId: item.id }, Date.now() - 60_000);
  }
  const { html, text } = await openPage(
    app,
    "marketplace/sales",
    sales,
    get("/marketplace/sales", headers),
  );
  expect(html).toMatch(/aria-label="Earned in the last 12 weeks\.[^"]*\$17\.40\./);
  expect(text).toContain("By item Item Sales You earned Meeting notes 2 $17.40");
  expect(html).toContain('aria-label="Breadcrumb"');
});

test("the page about selling has an example that adds up and real listings", async () => {
  await using app = await startApp();
  await addItem(app, { name: "Meeting notes", purchases: 7 });
  const { text } = await openPage(
    app,
    "marketplace/sell-info",
    sellInfo,
    get("/marketplace/sell-info"),
  );
  expect(text).toContain("You get $8.70.");
  expect(text).toContain("Meeting notes");
});
