import {
  accessibilityProblems,
  demoAccount,
  failureToast,
  holdScripts,
  letTimePass,
  openLive,
  signUpLearner,
} from "./support";
import { expect, type Page, test } from "./test";

interface Item {
  id: number;
  name: string;
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
    await page.goto("/marketplace");
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
    const release = await holdScripts(page);
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

  test("suggestions that fail leave the list closed and say nothing; choosing an item's, when they come again, searches for its name [MK-36, MK-38, ER-19]", async ({
    page,
  }) => {
    const { name } = await somePriced(page);
    const suggestions = "**/suggestions?*";
    await page.route(suggestions, (route) => route.fulfill({ status: 500, body: "no" }));
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    await page.goto("/marketplace");
    const box = page.getByRole("combobox", { name: "Search" });
    await box.pressSequentially("plan");
    await expect.poll(() => logged.join()).toContain("Suggestions could not be loaded.");
    await expect(page.getByRole("listbox")).toBeHidden();
    await expect(page.getByRole("status").filter({ hasText: "Error" })).toHaveCount(0);

    await page.unroute(suggestions);
    await box.fill(name);
    await page
      .getByRole("listbox", { name: "Suggestions" })
      .getByRole("option", { name: `${name} Item`, exact: true })
      .click();
    await expect(box).toHaveValue(name);
    await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
  });

  test("a card's picture opens the item in a dialog with three tabs, and a link leaves it behind as a page [MK-50, MK-51]", async ({
    page,
  }) => {
    const item = await somePriced(page);
    await page.goto(`/marketplace?q=${encodeURIComponent(item.name)}`);
    const picture = page.locator(`.item__pic[href="/marketplace/${item.id}"]`);
    await picture.click();
    const dialog = page.getByRole("dialog", { name: item.name });
    await expect(dialog.getByRole("tab")).toHaveText(["Details", "Reviews", "Write a Review"]);
    await expect(dialog.getByText("Downloads")).toBeVisible();
    await expect(dialog.getByText("Purchases")).toBeVisible();
    await expect(dialog.getByText("Last updated")).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();

    await picture.click();
    await dialog.getByRole("link", { name: /View all by Creator/ }).click();
    await expect(page).toHaveURL(/creator=/);
    await expect(dialog).toBeHidden();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: item.name })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/marketplace\?q=/);
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

  test("a review that cannot be sent stays, and says why; a picture that cannot be shown is hidden and named [ER-24, SH-40, RV-22]", async ({
    page,
  }) => {
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

    await page.getByLabel("Image URL (optional)").fill("http://127.0.0.1/none.png");
    await expect(page.getByText("Invalid image URL", { exact: true })).toBeVisible();
    await expect(
      page.getByText("The URL provided doesn't point to a valid image.", { exact: true }),
    ).toBeVisible();
    await expect(page.getByAltText("Preview of your review")).toHaveCount(0);
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
    await page.getByRole("button", { name: "In your favorites" }).click();
    await expect(page.getByRole("button", { name: "Add to favorites" })).toBeVisible();
  });

  test("the info dialog tells how selling works and leads to the wizard, and Back closes either [MK-10, MK-57, MK-58, MK-59]", async ({
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
    await expect(page).toHaveURL("/marketplace/sell-info");
    await dialog.getByText("Close", { exact: true }).last().click();
    await expect(dialog).toBeHidden();
    await more.click();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL("/marketplace");

    await more.click();
    await dialog.getByRole("link", { name: "Start Selling" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("dialog", { name: "Create a listing" })).toBeVisible();
    await expect(page).toHaveURL("/marketplace/new");
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL("/marketplace");
  });
});

test("without scripts a favorite and a review are forms [MK-54, RV-16]", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled !== false, "is about plain forms");
  const item = await somePriced(page);
  await signUpLearner(page);
  await page.goto(`/marketplace/${item.id}`);
  await page.getByRole("button", { name: "Add to favorites" }).click();
  await expect(page.getByText("Added to favorites!", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "In your favorites" })).toBeVisible();

  await page.locator(".rate__stars label").nth(4).click();
  await page.getByLabel("Your review").fill("It did what it said, with good examples.");
  await page.getByRole("button", { name: "Submit Review" }).click();
  await expect(page.getByText("Review Submitted", { exact: true })).toBeVisible();
});
