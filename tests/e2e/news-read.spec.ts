import { accessibilityProblems, expectColumns, failureToast, withFailure } from "./support";
import { expect, type Page, test } from "./test";

test.skip(
  ({ javaScriptEnabled }) => javaScriptEnabled === false,
  "Without scripts a reader has forms and links, see journey-news.spec.ts and the route tests.",
);

interface Article {
  id: number;
  title: string;
  source: string;
  likes: number;
  saves: number;
}

/** What is published. The tests take their articles from it, so they ask nothing particular of the seed. */
async function published(page: Page) {
  const response = await page.request.get("/api/news");
  const articles = (await response.json()) as Article[];
  expect(articles.length).toBeGreaterThan(0);
  return articles;
}

/** Each test likes and saves an article of its own, because the counts are shared. */
async function someArticle(page: Page, place: number) {
  const articles = await published(page);
  const article = articles[place];
  if (!article) throw new Error(`There are only ${articles.length} articles.`);
  return article;
}

/** Keeps the answers to these requests back until the returned function is called. */
async function hold(page: Page, only: RegExp) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(only, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

const card = (page: Page, { id }: Article) => page.locator(`#article-${id}`);

test("a visitor reads from the feed to an article and back [NF-02, NF-13, AR-01, SH-18]", async ({
  page,
}) => {
  // One of the seed's: other tests publish and take back their own meanwhile.
  const title = "Seven words about AI that need not scare you";
  const first = (await published(page)).find((article) => article.title === title);
  if (!first) throw new Error("The demo article is not published.");
  const back = page.getByRole("link", { name: "Back to News Feed" });
  await page.goto(`/news/${first.id}`);
  await back.click();
  await expect(page).toHaveURL(/\/feed$/);
  await expect(page).toHaveTitle(/AI News Feed|Beginner/);
  await expect(page.getByRole("heading", { level: 1, name: "AI News Feed" })).toBeVisible();

  const beginner = page
    .getByRole("navigation", { name: "Categories" })
    .getByRole("link", { name: "Beginner" });
  await beginner.click();
  await expect(page).toHaveURL(/\/feed\?source=beginner_bite$/);
  await expect(beginner).toHaveAttribute("aria-current", "true");
  await card(page, first).getByRole("heading").getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`/news/${first.id}$`));
  await expect(page.getByRole("heading", { level: 1, name: first.title })).toBeVisible();
  await expect(page.locator(".read .prose :is(p, h2)").first()).toBeVisible();
  // The way back knows where the reader came from.
  await back.click();
  await expect(page).toHaveURL(/\/feed\?source=beginner_bite$/);
});

test("a like on a card is kept, is shown on the article, and can be taken back [NF-16, NF-18, AR-11, AR-12]", async ({
  page,
}) => {
  const article = await someArticle(page, 0);
  await page.goto("/news");
  const like = card(page, article).getByRole("button", { name: /^Like/ });
  await expect(like).toHaveAttribute("aria-pressed", "false");
  const before = Number(await like.locator(".num").textContent());
  await like.click();
  await expect(like).toHaveAttribute("aria-pressed", "true");
  await expect(like.locator(".num")).toHaveText(String(before + 1));
  await expect
    .poll(async () => (await published(page)).find(({ id }) => id === article.id)?.likes)
    .toBe(before + 1);

  await page.goto(`/news/${article.id}`);
  const onPage = page.locator("#actions").getByRole("button", { name: /^Like/ });
  await expect(onPage).toHaveAttribute("aria-pressed", "true");
  await onPage.click();
  await expect(onPage).toHaveAttribute("aria-pressed", "false");
  await expect(onPage.locator(".num")).toHaveText(String(before));
});

test("the share dialog records the share, offers five ways and closes [AR-15, AR-17, AR-18, ER-40]", async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const article = await someArticle(page, 5);
  const link = `${baseURL}/news/${article.id}`;
  await page.goto(`/news/${article.id}`);
  const recorded = page.waitForResponse(`**/api/news/${article.id}/share.data`);
  await page.getByRole("button", { name: "Share" }).click();
  expect((await recorded).status()).toBe(200);
  const dialog = page.getByRole("dialog", { name: "Share this article" });
  for (const name of ["WhatsApp", "X", "LinkedIn", "Email"]) {
    const href = await dialog
      .getByRole("link", { name: new RegExp(`^${name}\\b`) })
      .getAttribute("href");
    expect(decodeURIComponent(href ?? "")).toContain(link);
  }
  expect(await accessibilityProblems(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Link copied!", { exact: true })).toBeVisible();
  await expect(page.getByText("Article link copied to clipboard", { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
});

test("a share that cannot be recorded is only logged [ER-39]", async ({ page }) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await page.route("**/api/news/*/share.data", (route) =>
    route.fulfill({ status: 500, body: "no" }),
  );
  const article = await someArticle(page, 5);
  await page.goto(`/news/${article.id}`);
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect.poll(() => logged.join()).toContain("The share could not be recorded.");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a way of sharing says so and closes the dialog [AR-14, AR-19, ER-41, UD-53]", async ({
  page,
  context,
}) => {
  await context.route("https://www.linkedin.com/**", (route) => route.fulfill({ body: "" }));
  const article = await someArticle(page, 5);
  await page.goto(`/news/${article.id}`);
  await page.getByRole("button", { name: "Share" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("link", { name: /LinkedIn/ }).click();
  await expect(page.getByText("Shared!", { exact: true })).toBeVisible();
  await expect(page.getByText("Article shared to LinkedIn", { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test("a like or save that fails returns to what is stored: logged on the feed, said on the article [ER-33, ER-35, ER-36, SH-40]", async ({
  page,
}) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await page.route(/\/api\/news\/\d+\/(like|save)\.data$/, (route) =>
    route.fulfill({ status: 500, body: "no" }),
  );
  const article = await someArticle(page, 6);
  await page.goto("/news");
  const like = card(page, article).getByRole("button", { name: /^Like/ });
  const before = await like.locator(".num").textContent();
  await like.click();
  await expect.poll(() => logged.join()).toContain("What you pressed could not be kept.");
  await expect(like).toHaveAttribute("aria-pressed", "false");
  await expect(like.locator(".num")).toHaveText(before ?? "");
  await expect(page.getByText("Failed to like article")).toHaveCount(0);

  await card(page, article).getByRole("heading").getByRole("link").click();
  for (const [name, verb] of [
    ["Like", "like"],
    ["Save", "save"],
  ]) {
    const button = page.locator("#actions").getByRole("button", { name: new RegExp(`^${name}`) });
    await button.click();
    await expect(failureToast(page, `Failed to ${verb} article. Please try again.`)).toBeVisible();
    await expect(button).toHaveAttribute("aria-pressed", "false");
  }
});

test("a page and an article that take their time say that they are loading; another page begins at its top, and the categories stay in reach [NF-03, NF-24, NF-27, AR-37]", async ({
  page,
}) => {
  await page.goto("/news");
  const next = page.getByRole("link", { name: "Next →" });
  await next.scrollIntoViewIfNeeded();
  const filters = page.getByRole("navigation", { name: "Categories" });
  await expect(filters).toBeInViewport();
  const showPage = await hold(page, /\/news\.data/);
  await next.click();
  await expect(page.getByText("Loading articles...")).toBeVisible();
  showPage();
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  const link = page.locator(".art").first().getByRole("heading").getByRole("link");
  const title = await link.innerText();
  const showArticle = await hold(page, /\/news\/\d+\.data/);
  await link.click();
  await expect(page.getByText("Loading article...")).toBeVisible();
  showArticle();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
});

test("a page that could not be read offers another try, which reloads it", async ({ page }) => {
  await page.goto("/news");
  await page.route(/\/news\.data/, async (route) => {
    const response = await route.fetch();
    const body = withFailure(await response.text(), "routes/news._index");
    await route.fulfill({ response, status: 500, body });
  });
  await page.getByRole("link", { name: "Next →" }).click();
  await expect(page.getByRole("alert")).toContainText("Failed to load articles");
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();
});

test("a chosen category is in view on a small screen; one, two and three columns, and three lines of a summary [NF-08, NF-14]", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/news?source=trend_opinion");
  await expect(page.getByRole("link", { name: "Trends", exact: true })).toBeInViewport({
    ratio: 1,
  });
  await page.getByRole("link", { name: "All", exact: true }).click();
  await expect(page).toHaveURL(/\/news$/);
  await expect(page.locator(".art")).toHaveCount(9);
  await expectColumns(page, page.locator(".arts"));
  const summary = page.locator(".art__sum").first();
  await summary.evaluate((text) => {
    text.textContent = "word ".repeat(400);
  });
  const lines = await summary.evaluate(
    (text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight),
  );
  expect(Math.round(lines)).toBe(3);
});
