import {
  accessibilityProblems,
  demoAccount,
  failureToast,
  letTimePass,
  openLive,
  signUpLearner,
} from "./support";
import { expect, type Page, test } from "./test";

interface Item {
  id: number;
  name: string;
  description: string;
  price: number | null;
  tags: string[];
  category: string;
  rating: number;
  ratingCount: number;
  createdAt: string;
}

/** What is on sale. The tests take their items from it, so they ask nothing particular of the seed. */
async function itemsOnSale(page: Page) {
  const response = await page.request.get("/api/marketplace");
  const items = (await response.json()) as Item[];
  expect(items.length).toBeGreaterThan(24);
  return items;
}

async function somePriced(page: Page) {
  const item = (await itemsOnSale(page)).find(({ price }) => price !== null);
  if (!item) throw new Error("Nothing on sale has a price.");
  return item;
}

const count = (page: Page) => page.getByText(/^Showing [\d,]+\+? of \d+ items$/);

/** Another test may put an item on sale meanwhile: the page shows the list of before or of after. */
async function expectCounts(
  page: Page,
  show: () => Promise<void>,
  isShown: (item: Item) => boolean,
) {
  const words = (items: Item[]) =>
    `Showing ${items.filter(isShown).length} of ${items.length} items`;
  const before = words(await itemsOnSale(page));
  await show();
  await expect(async () => {
    const after = words(await itemsOnSale(page));
    expect([before, after]).toContain(await count(page).innerText());
  }).toPass({ timeout: 10_000 });
}

test.describe("with scripts", () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false);

  test("filters apply at once, live in the address and can be cleared [MK-16, MK-17, MK-34]", async ({
    page,
  }) => {
    const open = async () => {
      await page.goto("/marketplace");
      await expect(page).toHaveTitle(/AI Marketplace/);
    };
    await expectCounts(page, open, () => true);

    const choose = async () => {
      await page.getByLabel("Category").selectOption("Education");
      await expect(page).toHaveURL(/category=Education/);
    };
    await expectCounts(page, choose, ({ category }) => category === "Education");

    const panel = page.getByLabel("Rating", { exact: true });
    await expect(panel).toBeHidden();
    await page.getByText("More", { exact: true }).click();
    await expect(page.getByText("Less", { exact: true })).toBeVisible();
    await panel.selectOption("1");
    await expect(page).toHaveURL(/rating=1/);
    await page.getByLabel("Sort by").selectOption("price-high");
    await expect(page).toHaveURL(/sort=price-high/);

    await page.getByRole("link", { name: "Clear all filters" }).click();
    await expect(page).toHaveURL(/\/marketplace$/);
    await expect(page.getByLabel("Category")).toHaveValue("");
    await expect(page.getByLabel("Sort by")).toHaveValue("newest");
    await expect(panel).toHaveValue("");
  });

  test("a filter chosen before the scripts ran is applied when they do", async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/assets/*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/marketplace", { waitUntil: "commit" });
    await page.getByLabel("Category").selectOption("Education");
    release();
    await expect(page).toHaveURL(/category=Education/);
    await expect(page.getByLabel("Category")).toHaveValue("Education");
  });

  test("suggestions open from two characters, and choosing one filters [MK-35, MK-37, MK-39, MK-40]", async ({
    page,
  }) => {
    const item = (await itemsOnSale(page)).find(({ tags }) => tags.length > 0);
    if (!item) throw new Error("Nothing with a tag is on sale.");
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/suggestions")) asked.push(request.url());
    });
    await page.clock.install();
    await page.goto("/marketplace");
    const box = page.getByRole("combobox", { name: "Search" });
    const list = page.getByRole("listbox", { name: "Suggestions" });
    await box.pressSequentially("e");
    await letTimePass(page, 10_000);
    expect(asked).toEqual([]);

    await box.pressSequentially("du");
    await expect(list).toBeVisible();
    await page.getByRole("heading", { level: 1 }).click();
    await expect(list).toBeHidden();

    await box.fill("educ");
    await list.getByRole("option", { name: "Education Category" }).click();
    await expect(page).toHaveURL(/\/marketplace\?category=Education$/);
    await expect(box).toHaveValue("");

    const tag = item.tags[0] ?? "";
    for (let time = 0; time < 2; time++) {
      await box.fill(tag.slice(0, 6));
      await list.getByRole("option", { name: `${tag} Tag`, exact: true }).click();
      await expect(list).toBeHidden();
    }
    await expect(page).toHaveURL(/tags=/);
    expect(new URL(page.url()).searchParams.getAll("tags")).toHaveLength(1);
  });

  test("choosing an item's suggestion searches for its name [MK-38]", async ({ page }) => {
    const { name } = await somePriced(page);
    await page.goto("/marketplace");
    const box = page.getByRole("combobox", { name: "Search" });
    await box.fill(name);
    await page
      .getByRole("listbox", { name: "Suggestions" })
      .getByRole("option", { name: `${name} Item`, exact: true })
      .click();
    await expect(box).toHaveValue(name);
    await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
  });

  test("suggestions that fail leave the list closed and say nothing [MK-36, ER-19]", async ({
    page,
  }) => {
    await page.route("**/suggestions?*", (route) => route.fulfill({ status: 500, body: "no" }));
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    await page.goto("/marketplace");
    await page.getByRole("combobox", { name: "Search" }).pressSequentially("plan");
    await expect.poll(() => logged.join()).toContain("Suggestions could not be loaded.");
    await expect(page.getByRole("listbox")).toBeHidden();
    await expect(page.getByRole("status").filter({ hasText: "Error" })).toHaveCount(0);
  });

  test("a card's picture opens the item in a dialog with three tabs [MK-50, MK-51]", async ({
    page,
  }) => {
    const item = await somePriced(page);
    await page.goto(`/marketplace?q=${encodeURIComponent(item.name)}`);
    await page.locator(`.item__pic[href="/marketplace/${item.id}"]`).click();
    const dialog = page.getByRole("dialog", { name: item.name });
    await expect(dialog.getByRole("tab")).toHaveText(["Details", "Reviews", "Write a Review"]);
    await expect(dialog.getByText("Downloads")).toBeVisible();
    await expect(dialog.getByText("Purchases")).toBeVisible();
    await expect(dialog.getByText("Last updated")).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });

  test("a visitor who sends a review is asked to sign in, and nothing is sent [RV-23, RV-24]", async ({
    page,
  }) => {
    const item = await somePriced(page);
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") sent.push(request.url());
    });
    await page.goto(`/marketplace/${item.id}?tab=write`);
    await page.getByRole("button", { name: "Submit Review" }).click();
    const dialog = page.getByRole("dialog", { name: "Sign in Required" });
    await expect(dialog).toBeVisible();
    expect(sent).toEqual([]);
    await dialog.getByRole("link", { name: "Sign In" }).click();
    await expect(page).toHaveURL(/\/auth/);
  });

  test("signing in leads back to the review itself, on a phone too [RV-16]", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const item = await somePriced(page);
    const words = `It helped me with a letter, ${crypto.randomUUID()}.`;
    await openLive(page, `/marketplace/${item.id}?tab=write`);
    const text = page.getByLabel("Your review");
    await text.fill(words);
    await page.getByRole("button", { name: "Submit Review" }).click();
    await page.getByRole("link", { name: "Sign In", exact: true }).click();
    const { username, password } = demoAccount("mara");
    await page.getByLabel("Username").fill(username);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.locator("#main").getByRole("button", { name: "Sign in" }).last().click();
    await expect(page).toHaveURL(/tab=write#write-review$/);
    await expect(text).toBeInViewport();
    await expect(text).toHaveValue(words);
  });

  test("a review is checked, counted, sent, and stands in the list [RV-17, RV-18, RV-25, ER-23]", async ({
    page,
  }) => {
    const item = await somePriced(page);
    await signUpLearner(page);
    await page.goto(`/marketplace/${item.id}?tab=write`);
    const text = page.getByLabel("Your review");
    await page.getByRole("button", { name: "Submit Review" }).click();
    const wrong = [
      "Please choose a rating from 1 to 5 stars",
      "Review must be at least 10 characters",
    ];
    const summary = page.locator(".write .wrong");
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("listitem")).toHaveText(wrong);
    await expect(page.getByRole("group", { name: "Rating" })).toContainText(wrong[0] ?? "");
    await expect(text).toHaveAccessibleDescription(new RegExp(wrong[1] ?? ""));

    const words = `It helped me with a letter, ${crypto.randomUUID()}.`;
    await page.locator(".rate__stars label").nth(3).click();
    await text.fill(words);
    await expect(page.getByText(`${words.length}/1000`)).toBeVisible();
    const again = page.waitForResponse(
      (response) =>
        response.url().includes(`/api/marketplace/${item.id}/reviews`) &&
        response.request().method() === "GET",
    );
    await page.getByRole("button", { name: "Submit Review" }).click();
    await expect(page.getByText("Review Submitted", { exact: true })).toBeVisible();
    await expect(page.getByText("Thank you for your review!", { exact: true })).toBeVisible();
    await again;
    await expect(page.getByRole("tab", { name: "Reviews" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await page.getByLabel("Sort", { exact: true }).selectOption("recent");
    await expect(page.getByText(words)).toBeVisible();
    await page.getByRole("tab", { name: "Write a Review" }).click();
    await expect(text).toHaveValue("");
  });

  test("a review that cannot be sent stays, and says why [ER-24, SH-40]", async ({ page }) => {
    const item = await somePriced(page);
    await signUpLearner(page);
    await page.goto(`/marketplace/${item.id}?tab=write`);
    await page.route("**/reviews.data", (route) =>
      route.continue({ url: new URL("/api/marketplace/999999/reviews.data", page.url()).href }),
    );
    await page.locator(".rate__stars label").nth(3).click();
    await page.getByLabel("Your review").fill("It helped me with a letter.");
    await page.getByRole("button", { name: "Submit Review" }).click();
    await expect(failureToast(page, "Failed to submit review")).toContainText(
      "There is no such item in the marketplace.",
    );
    await expect(page.getByLabel("Your review")).toHaveValue("It helped me with a letter.");
  });

  test("a picture that cannot be shown is hidden and named [RV-22]", async ({ page }) => {
    const item = await somePriced(page);
    await page.goto(`/marketplace/${item.id}?tab=write`);
    await page.getByLabel("Image URL (optional)").fill("http://127.0.0.1/none.png");
    await expect(page.getByText("Invalid image URL", { exact: true })).toBeVisible();
    await expect(
      page.getByText("The URL provided doesn't point to a valid image.", { exact: true }),
    ).toBeVisible();
    await expect(page.getByAltText("Preview of your review")).toHaveCount(0);
  });

  test("reviews that do not load can be asked for again [RV-01, ER-20]", async ({ page }) => {
    const item = (await itemsOnSale(page)).find(({ ratingCount }) => ratingCount > 0);
    if (!item) throw new Error("No item has a review.");
    await page.goto(`/marketplace/${item.id}?tab=reviews`);
    let isDown = true;
    await page.route(`**/api/marketplace/${item.id}/reviews?*`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      if (isDown) await route.fulfill({ status: 500, body: "no" });
      else await route.continue();
    });
    await page.getByLabel("Sort", { exact: true }).selectOption("lowest-rated");
    await expect(page.getByText("Loading reviews")).toBeAttached();
    await expect(page.getByText("Failed to load reviews. Please try again later.")).toBeVisible();
    isDown = false;
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("button", { name: /This was helpful/ }).first()).toBeVisible();
  });

  test("a helpful mark shows the new count, and a favorite says so [MK-56, RV-11, ER-21, ER-22]", async ({
    page,
  }) => {
    const item = (await itemsOnSale(page)).find(({ ratingCount }) => ratingCount > 0);
    if (!item) throw new Error("No item has a review.");
    await page.goto(`/marketplace/${item.id}?tab=reviews`);
    const button = page.getByRole("button", { name: /This was helpful/ }).first();
    const before = Number((await button.innerText()).match(/\d+/)?.[0]);
    await page.route("**/helpful.data", (route) =>
      route.continue({ url: new URL("/api/reviews/999999/helpful.data", page.url()).href }),
    );
    await button.click();
    await expect(failureToast(page, "Failed to mark review as helpful")).toContainText(
      "There is no such review.",
    );
    await expect(button).toContainText(String(before));
    await page.unroute("**/helpful.data");
    await button.click();
    await expect(page.getByText("Thanks for your feedback!", { exact: true })).toBeVisible();
    await expect(button).toContainText(String(before + 1));

    await page.getByRole("tab", { name: "Details" }).click();
    await page.getByRole("button", { name: "Add to favorites" }).click();
    await expect(page.getByText("Added to favorites!", { exact: true })).toBeVisible();
    await page.reload();
    await page.getByRole("tab", { name: "Details" }).click();
    await page.getByRole("button", { name: "In your favorites" }).click();
    await expect(page.getByRole("button", { name: "Add to favorites" })).toBeVisible();
  });

  test("the info dialog tells how selling works and leads to the wizard [MK-10, MK-57, MK-58, MK-59]", async ({
    page,
  }) => {
    await page.goto("/marketplace");
    const more = page.getByRole("link", { name: /Learn More/ });
    await more.click();
    const dialog = page.getByRole("dialog", { name: "Sell Your AI Tools" });
    await expect(dialog.getByRole("heading", { level: 3 })).toHaveText([
      "Why Sell",
      "How It Works",
      "What You Can Sell",
      "Revenue Split",
      "Trust & Safety",
    ]);
    await dialog.getByText("Close", { exact: true }).last().click();
    await expect(dialog).toBeHidden();
    await more.click();
    await dialog.getByRole("link", { name: "Start Selling" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("dialog", { name: "Create a listing" })).toBeVisible();
  });

  test("the grid has 1, 2 or 3 columns [MK-09]", async ({ page }) => {
    for (const [width, columns] of [
      [390, 1],
      [800, 2],
      [1280, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/marketplace");
      const template = await page
        .locator("ul.items")
        .first()
        .evaluate((list) => getComputedStyle(list).gridTemplateColumns);
      expect(template.split(" ")).toHaveLength(columns);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    }
  });
});

test.describe("without scripts", () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled !== false);

  test("the form filters, sorts and searches, and an item opens as a page [MK-01, MK-15, MK-44, SH-16]", async ({
    page,
  }) => {
    const item = await somePriced(page);
    await page.goto("/marketplace");
    await page.getByLabel("Search", { exact: true }).fill(item.name.toUpperCase());
    await page.getByLabel("Category").selectOption(item.category);
    await page.getByLabel("Sort by").selectOption("rating");
    await page.getByText("More", { exact: true }).click();
    await page.getByRole("button", { name: "Show items" }).click();
    await expect(page).toHaveURL(/q=.*category=.*sort=rating/);
    await expect(page.getByText(/^Showing 1 of/)).toBeVisible();
    await page.getByRole("link", { name: item.name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: item.name })).toBeVisible();
    await expect(page.getByText(item.description).first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Submit Review" })).toBeVisible();
  });

  test("a review, a helpful mark and a favorite are forms [MK-54, RV-16]", async ({ page }) => {
    const item = await somePriced(page);
    await page.goto(`/marketplace/${item.id}`);
    await page.getByRole("button", { name: "Add to favorites" }).click();
    await expect(page.getByText("Added to favorites!", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "In your favorites" })).toBeVisible();

    await signUpLearner(page);
    await page.goto(`/marketplace/${item.id}?tab=write`);
    await page.getByLabel("Your review").fill("Short");
    await page.getByRole("button", { name: "Submit Review" }).click();
    const tooShort = "Review must be at least 10 characters";
    await expect(page.locator(".write .wrong").getByText(tooShort)).toBeVisible();
    await expect(page.getByLabel("Your review")).toHaveAccessibleDescription(new RegExp(tooShort));
    await expect(page.getByLabel("Your review")).toHaveValue("Short");

    await page.locator(".rate__stars label").nth(4).click();
    await page.getByLabel("Your review").fill("It did what it said, with good examples.");
    await page.getByRole("button", { name: "Submit Review" }).click();
    await expect(page.getByText("Review Submitted", { exact: true })).toBeVisible();
  });
});
