import { expect, test } from "vitest";

import * as listPage from "~/routes/marketplace._index/route";
import * as itemPage from "~/routes/marketplace.$id";
import { get, startApp } from "../../support/app";
import { addItem } from "../../support/market";
import { openPage } from "../../support/page";

type App = Awaited<ReturnType<typeof startApp>>;

const day = 24 * 60 * 60 * 1000;

async function openList(app: App, search = "") {
  return openPage(app, "marketplace", listPage, get(`/marketplace${search}`));
}

/** The names of the cards in their order. */
async function namesIn(app: App, search: string) {
  const { text } = await openList(app, search);
  return [...text.matchAll(/Test item [A-Z]/g)].map(([name]) => name.at(-1)).join("");
}

/** Three items that every order puts another way. */
async function addThree(app: App) {
  const now = Date.now();
  const columns = [
    {
      ...{
        name: "Test item A",
        priceCents: 900,
        downloads: 1,
        purchases: 9,
        updatedAt: now - 3 * day,
      },
      ...{ rating: 3, ratingCount: 1, stars3: 1 },
    },
    {
      ...{ name: "Test item B", priceCents: null, downloads: 4, updatedAt: now - day },
      ...{ pricingModel: "free" as const, rating: 5, ratingCount: 1, stars5: 1 },
    },
    {
      ...{
        name: "Test item C",
        priceCents: 2500,
        downloads: 5,
        purchases: 1,
        updatedAt: now - 2 * day,
      },
      ...{ rating: 4, ratingCount: 1, stars4: 1 },
    },
  ];
  for (const each of columns) await addItem(app, each);
}

test("the page is titled AI Marketplace, and offers the five orders [MK-04, MK-05, MK-28]", async () => {
  await using app = await startApp();
  await addThree(app);
  const { html, text } = await openList(app);
  expect(html).toContain("<title>AI Marketplace");
  expect(text).toContain("AI Marketplace");
  expect(text).toContain("Create and Sell Your AI Tools");
  for (const order of ["newest", "popular", "price-low", "price-high", "rating"]) {
    expect(html).toContain(`value="${order}"`);
  }
});

test("the newest change and the most taken come first where that is asked [MK-29, MK-30]", async () => {
  await using app = await startApp();
  await addThree(app);
  expect(await namesIn(app, "")).toBe("BCA");
  expect(await namesIn(app, "?sort=newest")).toBe("BCA");
  expect(await namesIn(app, "?sort=popular")).toBe("ACB");
});

test("prices order with nothing for free, ratings from the highest [MK-31, MK-32, MK-33]", async () => {
  await using app = await startApp();
  await addThree(app);
  expect(await namesIn(app, "?sort=price-low")).toBe("BAC");
  expect(await namesIn(app, "?sort=price-high")).toBe("CAB");
  expect(await namesIn(app, "?sort=rating")).toBe("BCA");
});

test("what is free counts as 0 for the price, and stars are a minimum [MK-24, MK-25]", async () => {
  await using app = await startApp();
  await addThree(app);
  expect(await namesIn(app, "?min=0&max=10&sort=price-low")).toBe("BA");
  expect(await namesIn(app, "?min=1&sort=price-low")).toBe("AC");
  expect(await namesIn(app, "?rating=4&sort=rating")).toBe("BC");
});

test("a card has its picture or a drawing, its name and description, its creator and its buttons [MK-41, MK-44, MK-45, MK-48]", async () => {
  await using app = await startApp();
  const drawn = await addItem(app, { name: "Test item A", description: "Sorts mail." });
  const plain = await openList(app);
  expect(plain.text).toContain("Test item A");
  expect(plain.text).toContain("Sorts mail.");
  expect(plain.text).toContain(`Creator ${drawn.creatorId}`);
  expect(plain.text).toContain("Add to Cart");
  expect(plain.text).toContain("Buy Now");
  expect(plain.html).toMatch(/<svg[^>]*class="[^"]*cover/);

  await addItem(app, { name: "Test item B", imagePath: "/files/covers/own.png" });
  expect((await openList(app)).html).toContain('src="/files/covers/own.png"');
});

test("an item without reviews says so, and one with them rounds its stars and offers four orders [RV-02, RV-04, RV-05]", async () => {
  await using app = await startApp();
  const none = await addItem(app);
  const open = (id: number) =>
    openPage(app, "marketplace/:id", itemPage, get(`/marketplace/${id}?tab=reviews`));
  const empty = await open(none.id);
  expect(empty.text).toContain("No Reviews Yet");
  expect(empty.text).toContain("Be the first to leave a review for this item!");

  const half = await addItem(app, { rating: 4.5, ratingCount: 2, stars4: 1, stars5: 1 });
  const below = await addItem(app, {
    ...{ rating: 4.4, ratingCount: 5, stars4: 3, stars5: 2 },
  });
  const rated = await open(half.id);
  expect(rated.text).toContain("4.5");
  expect(rated.text).toContain("5 of 5 stars");
  expect((await open(below.id)).text).toContain("4 of 5 stars");
  for (const order of ["helpful", "recent", "highest-rated", "lowest-rated"]) {
    expect(rated.html).toMatch(new RegExp(`(value="|reviews=)${order}"`));
  }
});
