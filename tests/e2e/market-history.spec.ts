import {
  accessibilityProblems,
  expectColumns,
  isLive,
  openLive,
  signUpLearner,
  toast,
  uniqueName,
} from "./support";
import { expect, type Page, type Route, test } from "./test";

interface Item {
  id: number;
  name: string;
  price: number | null;
  pricingModel: string;
}

async function onSale(page: Page) {
  return (await (await page.request.get("/api/marketplace?limit=200")).json()) as Item[];
}

async function somePriced(page: Page) {
  const item = (await onSale(page)).find(
    ({ price, pricingModel }) => price && pricingModel === "one-time",
  );
  if (!item) throw new Error("Nothing on sale has a price.");
  return item;
}

/** The page before, which costs nothing to come back to. */
const before = "/robots.txt";

test.skip(
  ({ javaScriptEnabled }) => javaScriptEnabled === false,
  "is about the history of scripts",
);

test("an item's dialog has the item's address: Back closes it, Forward opens it, a reload is the page [MK-50]", async ({
  page,
}) => {
  const item = await somePriced(page);
  const list = `/marketplace?q=${encodeURIComponent(item.name)}`;
  await page.goto(before);
  await page.goto(list);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/marketplace.data")) asked.push(request.url());
  });
  const dialog = page.getByRole("dialog", { name: item.name });
  await page.locator(`.item__pic[href="/marketplace/${item.id}"]`).click();
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(`/marketplace/${item.id}`);

  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/marketplace\?q=/);
  await expect(page.getByRole("heading", { level: 2, name: item.name })).toBeVisible();
  await page.goForward();
  await expect(dialog).toBeVisible();
  expect(asked).toEqual([]);

  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/marketplace\?q=/);
  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: item.name })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/marketplace\?q=/);
  await page.goBack();
  await expect(page).toHaveURL(before);
});

test("Back takes off the last filter, and a word is one step however it was typed [MK-17]", async ({
  page,
}) => {
  await page.goto(before);
  await openLive(page, "/marketplace");
  await page.getByLabel("Category").selectOption("Education");
  await expect(page).toHaveURL(/category=Education$/);
  await page.getByLabel("Category").selectOption("Marketing");
  await expect(page).toHaveURL(/category=Marketing$/);
  await page.getByLabel("Sort by").selectOption("price-low");
  await expect(page).toHaveURL(/sort=price-low/);
  await page.goBack();
  await expect(page).toHaveURL(/category=Marketing$/);
  await expect(page.getByLabel("Sort by")).toHaveValue("newest");
  await page.goBack();
  await expect(page).toHaveURL(/category=Education$/);
  await expect(page.getByLabel("Category")).toHaveValue("Education");

  const box = page.getByRole("combobox", { name: "Search" });
  // The answer to "p" arrives while "l" is typed and not sent yet.
  await page.route("**/marketplace.data*", async (route) => {
    await new Promise((go) => setTimeout(go, 250));
    await route.continue();
  });
  await box.pressSequentially("pl", { delay: 400 });
  await expect(page).toHaveURL(/q=pl/);
  await page.goBack();
  await expect(page).toHaveURL(/marketplace\?category=Education$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/marketplace$/);
  await page.goBack();
  await expect(page).toHaveURL(before);
});

test("Back closes the dialogs of asking and sharing, and takes off the last choice of a list", async ({
  page,
}) => {
  const dialog = page.getByRole("dialog");
  await openLive(page, "/community");
  await page.getByRole("link", { name: "Ask a Question" }).first().click();
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL("/community/ask");
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL("/community");
  await page.getByRole("link", { name: "Hot", exact: true }).click();
  await expect(page).not.toHaveURL(/\/community$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/community$/);

  await openLive(page, "/news/1");
  await page.getByRole("button", { name: "Share" }).click();
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL("/news/1/share");
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL("/news/1");

  await openLive(page, "/news");
  await page.getByRole("link", { name: "Weekly", exact: false }).first().click();
  await expect(page).not.toHaveURL(/\/news$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/news$/);
});

test("on a phone the notice leaves the way to the checkout free and can be closed, and a line can become smaller again [SH-40, CA-08]", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUpLearner(page);
  const item = await somePriced(page);
  await page.request.post("/api/cart/items", { data: { itemId: item.id, quantity: 1 } });
  await openLive(page, `/marketplace/${item.id}`);
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  const notice = toast(page, "Added to cart");
  const checkout = page.getByRole("button", { name: "Proceed to Checkout" });
  await expect(checkout).toBeVisible();
  await page.waitForTimeout(400);
  const [one, other] = [await notice.boundingBox(), await checkout.boundingBox()];
  expect(one && other && one.y + one.height <= other.y).toBe(true);
  await notice.locator(".icon-btn").click();
  await expect(notice).toBeHidden();
  await expect(page.getByRole("dialog", { name: "Complete Your Purchase" })).toHaveCount(0);
  await expect(checkout).toBeVisible();

  const panel = page.getByRole("dialog");
  await expect(panel.getByText("Quantity: 2")).toBeVisible();
  await panel.getByRole("button", { name: /One less/ }).click();
  await expect(panel.getByText("Quantity: 1")).toBeVisible();
  await expect(panel.getByRole("button", { name: /One less/ })).toHaveCount(0);
});

test("a purchase ends with the way to what was bought, and it is not for sale any more [CA-25]", async ({
  page,
}) => {
  await signUpLearner(page);
  const item = await somePriced(page);
  await openLive(page, `/marketplace/${item.id}`);
  await page.getByRole("button", { name: "Buy Now" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Complete Your Purchase" });
  await dialog.getByRole("checkbox").check();
  await dialog.getByRole("button", { name: `Pay $${item.price?.toFixed(2)}` }).click();
  await expect(page.getByRole("dialog", { name: "Purchase initiated" })).toBeVisible();
  await expect(page).toHaveURL(/\/checkout\/LL-/);
  const done = page.getByRole("dialog", { name: "Purchase successful" });
  const isYours = done.getByRole("link", { name: "It is yours: open" });
  await expect(isYours).toBeVisible({ timeout: 15_000 });
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.goBack();
  await expect(done).toHaveCount(0);
  await expect(page).toHaveURL(`/marketplace/${item.id}`);
  await expect(page.getByRole("link", { name: /Open in your library/ })).toBeVisible();
  await page.goForward();
  await isYours.click();
  await expect(page.getByRole("heading", { level: 1, name: item.name })).toBeVisible();
  await expect(page).toHaveURL(/\/library\/\d+$/);
});

test("who leaves while a payment is processed is told of it where they went [CA-25]", async ({
  page,
}) => {
  await signUpLearner(page);
  const item = await somePriced(page);
  await openLive(page, `/marketplace/${item.id}`);
  await page.getByRole("button", { name: "Buy Now" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Complete Your Purchase" });
  await dialog.getByRole("checkbox").check();
  await dialog.getByRole("button", { name: /^Pay/ }).click();
  await dialog.press("Escape");
  await page.getByRole("banner").getByRole("link", { name: "News" }).first().click();
  await expect(toast(page, "Purchase successful")).toBeVisible({ timeout: 15_000 });
  await expect(page).toHaveURL("/news");
});

test("sorted reviews that do not load can be asked for again, and keep their pages [RV-01, ER-20]", async ({
  page,
}) => {
  const item = await somePriced(page);
  for (let reader = 0; reader < 11; reader++) {
    const username = uniqueName("reader");
    const account = { username, email: `${username}@example.org`, password: crypto.randomUUID() };
    const made = await page.request.post("/api/register", { data: account });
    expect(made.status()).toBe(201);
    const sent = {
      rating: 1 + (reader % 5),
      reviewText: `It helped me ${reader} times this week.`,
    };
    const told = await page.request.post(`/api/marketplace/${item.id}/reviews`, { data: sent });
    expect(told.status()).toBe(201);
  }
  await page.context().clearCookies();
  await openLive(page, `/marketplace/${item.id}?tab=reviews`);
  const pager = page.getByRole("navigation", { name: "Pages of reviews" });
  await expect(pager).toBeVisible();
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
  const answered = page.waitForResponse((response) => response.url().includes("/reviews?"));
  await page.getByRole("button", { name: "Retry" }).click();
  expect(await (await answered).json()).toHaveLength(10);
  await expect(page.locator(".revs > li")).toHaveCount(10);
  await expect(page.getByRole("button", { name: /This was helpful/ }).first()).toBeVisible();
  await pager
    .getByRole("link", { name: /Next|2/ })
    .first()
    .click();
  await expect(page).toHaveURL(/reviews=lowest-rated&page=2/);
});

test("the grid has 1, 2 or 3 columns; on a phone it is short, and the filters are a sheet that tells how many it leaves [MK-09]", async ({
  page,
}) => {
  const phone = { width: 390, height: 844 };
  await page.setViewportSize(phone);
  await openLive(page, "/marketplace");
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThan(8500);
  const first = await page.locator(".item").first().boundingBox();
  expect(first?.y).toBeLessThan(480);
  await expectColumns(page, page.locator("ul.items").first());

  await page.setViewportSize(phone);
  await expect(page.getByLabel("Category")).toBeHidden();
  await page.getByText("Filter", { exact: true }).click();
  await page.getByLabel("Category").selectOption("Education");
  await page.getByLabel("Type").selectOption("prompt");
  await expect(page).toHaveURL(/category=Education&.*type=prompt|type=prompt&.*category=Education/);
  // The address comes before the list that it stands for.
  const show = page.getByRole("button", { name: /^Show \d+ items?$/ });
  await expect(async () => {
    const shown = await page.locator(".active [role=status]").innerText();
    const found = /Showing (\d+)/.exec(shown)?.[1];
    await expect(show).toHaveText(new RegExp(`^Show ${found} items?$`), { timeout: 500 });
  }).toPass();
  await show.click();
  await expect(page.getByLabel("Category")).toBeHidden();
  await expect(page.getByRole("link", { name: /Remove Education/ })).toBeVisible();
});

test("Back closes the sheet of filters and keeps what was chosen, and then takes it off [MK-17]", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(before);
  await openLive(page, "/marketplace");
  const category = page.getByLabel("Category");
  const filter = page.getByText("Filter", { exact: true });
  await filter.click();
  await expect(category).toBeFocused();
  await expect(page).toHaveURL(/\/marketplace#filters$/);
  await page.goBack();
  await expect(category).toBeHidden();
  await expect(page).toHaveURL(/\/marketplace$/);
  await page.goForward();
  await expect(category).toBeVisible();

  await category.selectOption("Education");
  await expect(page).toHaveURL(/\?category=Education#filters$/);
  await page.getByLabel("Sort by").selectOption("price-low");
  await expect(page).toHaveURL(/sort=price-low#filters$/);
  await expect(category).toBeVisible();

  await page.goBack();
  await expect(category).toBeHidden();
  await expect(page).toHaveURL(/category=Education&sort=price-low$/);
  await expect(page.getByRole("link", { name: /Remove Education/ })).toBeVisible();
  await page.goForward();
  await expect(category).toBeVisible();
  await expect(category).toHaveValue("Education");
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\?category=Education$/);
  await expect(category).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/marketplace$/);
  await page.goBack();
  await expect(page).toHaveURL(before);
});

test("the sheet of filters closes after the choice has come, however late, or with its button, and a reload shows the page that was chosen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLive(page, "/marketplace");
  const choice = /marketplace\.data\?category=Education/;
  const late = async (route: Route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  };
  await page.route(choice, late, { times: 1 });
  const category = page.getByLabel("Category");
  await page.getByText("Filter", { exact: true }).click();
  await category.selectOption("Education");
  await page.getByRole("button", { name: /^Show .*items$/ }).click();
  await expect(category).toBeHidden();
  await expect(page.getByRole("link", { name: /Remove Education/ })).toBeVisible();
  await expect(page).toHaveURL(/\?category=Education$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/marketplace$/);
  await page.goForward();
  await expect(page).toHaveURL(/\?category=Education$/);
  await expect(page.getByRole("link", { name: /Remove Education/ })).toBeVisible();

  await page.getByText("Filter", { exact: true }).click();
  await expect(page).toHaveURL(/#filters$/);
  await page.reload();
  await isLive(page);
  await expect(category).toBeHidden();
  await expect(page.getByRole("link", { name: /Remove Education/ })).toBeVisible();
  await page.getByText("Filter", { exact: true }).click();
  await expect(category).toHaveValue("Education");
  await page.keyboard.press("Escape");
  await expect(category).toBeHidden();
  await page.getByText("Filter", { exact: true }).click();
  await page.getByRole("button", { name: "Close the filters" }).click();
  await expect(category).toBeHidden();
  await expect(page).not.toHaveURL(/#filters$/);
});

test("a visitor who sends a review is asked to sign in, and nothing is sent; Back closes the question, and the review stays [RV-23, RV-24]", async ({
  page,
}) => {
  const item = await somePriced(page);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.url());
  });
  await openLive(page, `/marketplace/${item.id}?tab=write`);
  await page.getByLabel("Your review").fill("It saved me an hour on the first day.");
  const dialog = page.getByRole("dialog", { name: "Sign in Required" });
  await page.getByRole("button", { name: "Submit Review" }).click();
  await expect(dialog).toBeVisible();
  expect(sent).toEqual([]);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`/marketplace/${item.id}?tab=write`);
  await expect(page.getByLabel("Your review")).toHaveValue("It saved me an hour on the first day.");
  await page.goForward();
  await expect(dialog).toBeVisible();
  await dialog.getByRole("link", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Welcome back" })).toBeVisible();
  await expect(page).toHaveURL(/\/auth/);
  await page.goBack();
  await expect(page).toHaveURL(`/marketplace/${item.id}?tab=write`);
  await expect(page.getByLabel("Your review")).toHaveValue("It saved me an hour on the first day.");
});
