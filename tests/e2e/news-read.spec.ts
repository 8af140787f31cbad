import { accessibilityProblems, failureToast, withFailure } from "./support";
import { expect, type Page, test } from "./test";

interface Article {
  id: number;
  title: string;
  source: string;
  likes: number;
  saves: number;
}

/** What is published. The tests take their articles from it, so they ask nothing particular of the seed. */
async function published(page: Page, source?: string) {
  const response = await page.request.get(source ? `/api/news?source=${source}` : "/api/news");
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

const card = (page: Page, { id }: Article) => page.locator(`#article-${id}`);
const projectPlace = (project: string) => (project === "js" ? 0 : 1);

test("a visitor reads from the feed to an article and back [NF-02, NF-13, AR-01, SH-18]", async ({
  page,
  javaScriptEnabled,
}) => {
  // One of the seed's: other tests publish and take back their own meanwhile.
  const title = "Seven words about AI that need not scare you";
  const first = (await published(page)).find((article) => article.title === title);
  if (!first) throw new Error("The demo article is not published.");
  await page.goto("/news?source=beginner_bite");
  await expect(page).toHaveTitle(/AI News Feed|Beginner/);
  await expect(page.getByRole("heading", { level: 1, name: "AI News Feed" })).toBeVisible();
  await card(page, first).getByRole("heading").getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`/news/${first.id}$`));
  await expect(page.getByRole("heading", { level: 1, name: first.title })).toBeVisible();
  await expect(page.locator(".read .prose :is(p, h2)").first()).toBeVisible();
  const back = page.getByRole("link", { name: "Back to News Feed" });
  if (javaScriptEnabled !== false) {
    // The way back knows where the reader came from.
    await back.click();
    await expect(page).toHaveURL(/\/news\?source=beginner_bite$/);
    await page.goto(`/news/${first.id}`);
  }
  await back.click();
  await expect(page).toHaveURL(/\/feed$/);
  await expect(page.getByRole("heading", { level: 1, name: "AI News Feed" })).toBeVisible();
});

test("categories and pages are links, the chosen one is marked [NF-03, NF-07, NF-21, NF-26]", async ({
  page,
}) => {
  const all = await published(page);
  const pageCount = Math.ceil(all.length / 9);
  expect(pageCount).toBeGreaterThan(1);
  await page.goto("/news");
  await expect(page.locator(".art")).toHaveCount(9);
  await expect(page.getByRole("button", { name: "← Previous" })).toBeDisabled();
  await page.getByRole("link", { name: "Next →" }).click();
  await expect(page.getByText(`Page 2 of ${pageCount}`)).toBeVisible();
  await expect(page).toHaveURL(/\/news\?page=2$/);

  const beginner = await published(page, "beginner_bite");
  const filters = page.getByRole("navigation", { name: "Categories" });
  await filters.getByRole("link", { name: "Beginner" }).click();
  await expect(page).toHaveURL(/\/news\?source=beginner_bite$/);
  await expect(page.locator(".art")).toHaveCount(Math.min(9, beginner.length));
  await expect(filters.getByRole("link", { name: "Beginner" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await filters.getByRole("link", { name: "All", exact: true }).click();
  await expect(page).toHaveURL(/\/news$/);

  await page.goto(`/news?page=${pageCount + 5}`);
  await expect(page).toHaveURL(new RegExp(`page=${pageCount}$`));
  await expect(page.getByRole("button", { name: "Next →" })).toBeDisabled();
});

test("a category without articles leads back to all [NF-28, NF-29]", async ({ page }) => {
  await page.goto("/news?source=nothing_here");
  await expect(page.getByText("No results found for this category")).toBeVisible();
  await page.getByRole("link", { name: "View All Articles" }).click();
  await expect(page).toHaveURL(/\/news$/);
  await expect(page.locator(".art").first()).toBeVisible();
});

test("a like on a card is kept, is shown on the article, and can be taken back [NF-16, NF-18, AR-11, AR-12]", async ({
  page,
}, { project }) => {
  const article = await someArticle(page, projectPlace(project.name));
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

test("an article that is not there says so [AR-38]", async ({ page }) => {
  const response = await page.goto("/news/999999999");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Article not found" })).toBeVisible();
  await page.getByRole("link", { name: "Back to News Feed" }).click();
  await expect(page).toHaveURL(/\/feed$/);
});

test.describe("without scripts", () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled !== false);

  test("Share leads to a page with the same ways [AR-15, AR-16]", async ({ page }) => {
    const article = await someArticle(page, 4);
    await page.goto(`/news/${article.id}`);
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page).toHaveURL(new RegExp(`/news/${article.id}/share$`));
    for (const name of ["WhatsApp", "X", "LinkedIn", "Email"]) {
      const href = await page
        .getByRole("link", { name: new RegExp(`^${name}\\b`) })
        .getAttribute("href");
      expect(decodeURIComponent(href ?? "")).toContain(`/news/${article.id}`);
    }
    await expect(page.getByLabel("Link to this article")).toHaveValue(
      new RegExp(`^http.*/news/${article.id}$`),
    );
    await expect(page.getByRole("button", { name: "Copy link" })).toHaveCount(0);
  });
});

test.describe("with scripts", () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false);

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

  test("a way of sharing says so and closes the dialog [AR-14, AR-19, ER-41, UD-53]", async ({
    page,
    context,
  }) => {
    await context.route("https://www.linkedin.com/**", (route) => route.fulfill({ body: "" }));
    const article = await someArticle(page, 5);
    await page.goto(`/news/${article.id}`);
    await page.getByRole("button", { name: "Share" }).click();
    await page
      .getByRole("dialog")
      .getByRole("link", { name: /LinkedIn/ })
      .click();
    await expect(page.getByText("Shared!", { exact: true })).toBeVisible();
    await expect(page.getByText("Article shared to LinkedIn", { exact: true })).toBeVisible();
    await expect(page.getByRole("dialog")).toBeHidden();
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

    await page.goto(`/news/${article.id}`);
    for (const [name, verb] of [
      ["Like", "like"],
      ["Save", "save"],
    ]) {
      const button = page.locator("#actions").getByRole("button", { name: new RegExp(`^${name}`) });
      await button.click();
      await expect(
        failureToast(page, `Failed to ${verb} article. Please try again.`),
      ).toBeVisible();
      await expect(button).toHaveAttribute("aria-pressed", "false");
    }
  });

  test("a page that takes its time says that it is loading [NF-27, AR-37]", async ({ page }) => {
    const [first] = await published(page);
    if (!first) throw new Error("Nothing is published.");
    await page.goto("/news");
    await page.route(/\/news(\/\d+)?\.data/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 900));
      await route.continue();
    });
    await page.getByRole("link", { name: "Next →" }).click();
    await expect(page.getByText("Loading articles...")).toBeVisible();
    await expect(page.getByText(/^Page 2 of/)).toBeVisible();
    await page.goto("/news");
    await card(page, first).getByRole("heading").getByRole("link").click();
    await expect(page.getByText("Loading article...")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: first.title })).toBeVisible();
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

  test("another page scrolls to the top, and the categories stay in reach [NF-03, NF-24]", async ({
    page,
  }) => {
    await page.goto("/news");
    const next = page.getByRole("link", { name: "Next →" });
    await next.scrollIntoViewIfNeeded();
    const filters = page.getByRole("navigation", { name: "Categories" });
    await expect(filters).toBeInViewport();
    await next.click();
    await expect(page.getByText(/^Page 2 of/)).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test("a chosen category is in view on a small screen", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto("/news?source=trend_opinion");
    await expect(page.getByRole("link", { name: "Trends", exact: true })).toBeInViewport({
      ratio: 1,
    });
  });

  test("one, two and three columns, and three lines of a summary [NF-08, NF-14]", async ({
    page,
  }) => {
    await page.goto("/news");
    for (const [width, columns] of [
      [390, 1],
      [800, 2],
      [1280, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const grid = page.locator(".arts");
      const made = await grid.evaluate(
        (list) => getComputedStyle(list).gridTemplateColumns.split(" ").length,
      );
      expect(made, `${width} px`).toBe(columns);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
    }
    const summary = page.locator(".art__sum").first();
    await summary.evaluate((text) => {
      text.textContent = "word ".repeat(400);
    });
    const lines = await summary.evaluate(
      (text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight),
    );
    expect(Math.round(lines)).toBe(3);
  });
});
