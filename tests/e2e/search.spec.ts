import { accessibilityProblems } from "./support";
import { expect, type Page, test } from "./test";

/** The results of one kind, which stand in one list. */
function results(page: Page) {
  return page.getByRole("list", { name: "Results" }).getByRole("listitem");
}

/** The groups of a search for everything. */
function groups(page: Page) {
  return page.getByRole("main").getByRole("region");
}

/** The results of every group. */
function groupedResults(page: Page) {
  return groups(page).getByRole("list").getByRole("listitem");
}

function field(page: Page) {
  return page.getByLabel("What are you looking for?");
}

test("a visitor searches from the header, narrows, pages and opens a result", async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  await page.goto("/about");
  await page.getByRole("search").getByLabel("Find on this site").fill("check sources");
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL("/search?q=check+sources");
  await expect(field(page)).toHaveValue("check sources");
  await expect(groupedResults(page)).toHaveCount(10);
  await expect(groups(page).first()).toHaveAccessibleName("Lessons and guides");
  await expect(page.getByText(/^\d+ results for “check sources”$/)).toBeVisible();
  await expect(page.locator("mark").first()).toBeVisible();

  const first = await groupedResults(page).first().getByRole("heading").textContent();
  await page.getByRole("link", { name: "Next →" }).click();
  await expect(page).toHaveURL("/search?q=check+sources&page=2");
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
  await expect(groupedResults(page)).toHaveCount(10);
  await expect(groupedResults(page).first().getByRole("heading")).not.toHaveText(first ?? "");

  await page.getByRole("link", { name: "Lessons", exact: true }).click();
  await expect(page).toHaveURL("/search?q=check+sources&kind=lesson");
  await expect(results(page).first().getByText("Lesson", { exact: true })).toBeVisible();
  await expect(page.getByText("Guide", { exact: true })).toHaveCount(0);

  const lesson = results(page).first().getByRole("link");
  const title = (await lesson.textContent()) ?? "";
  await lesson.click();
  await expect(page).toHaveURL(/\/lessons\/[a-z-]+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});

test("on a phone the header leads to the search page", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/");
  await expect(page.getByRole("search").getByLabel("Find on this site")).toBeHidden();
  await page.getByRole("link", { name: "Find on this site" }).click();
  await expect(page).toHaveURL("/search");

  await field(page).fill("claude");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL("/search?q=claude");
  const tools = page.getByRole("list", { name: "Tools", exact: true }).getByRole("listitem");
  await expect(tools.first().getByRole("heading")).toHaveText("Claude");
});

test("a search without results keeps the words and leads on", async ({ page }) => {
  await page.goto("/search?q=zeppelin&kind=tool");
  await expect(
    page.getByRole("heading", { name: "Nothing found for “zeppelin” in tools" }),
  ).toBeVisible();
  await expect(field(page)).toHaveValue("zeppelin");
  await page.getByRole("link", { name: "Search everything" }).click();
  await expect(page).toHaveURL("/search?q=zeppelin");

  await page.getByRole("link", { name: "privacy", exact: true }).click();
  await expect(page).toHaveURL("/search?q=privacy");
  await expect(field(page)).toHaveValue("privacy");
  expect(await groupedResults(page).count()).toBeGreaterThan(2);
});

test("a refused search is told at its field", async ({ page }) => {
  const long = "violin ".repeat(40).trim();
  const answer = await page.goto(`/search?q=${encodeURIComponent(long)}`);
  expect(answer?.status()).toBe(400);
  await expect(field(page)).toHaveValue(long);
  await expect(field(page)).toHaveAccessibleDescription(
    "Please search with at most 200 characters.",
  );
});

test("axe finds nothing on what a search can answer", async ({ page, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false, "axe runs as a script");
  for (const path of ["/search?q=x&kind=nope", `/search?q=${"a".repeat(201)}`]) {
    await page.goto(path);
    expect(await accessibilityProblems(page), path).toEqual([]);
  }
});

test("a solved question of the community is found, narrowed to and opened", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/search?q=long+documents+solved:yes");
  const kinds = page.getByRole("navigation", { name: "Kinds of results" });
  await kinds.getByRole("link", { name: "Questions", exact: true }).click();
  await expect(page).toHaveURL("/search?q=long+documents+solved%3Ayes&kind=question");
  const first = results(page).first();
  await expect(first.getByText("Question", { exact: true })).toBeVisible();
  await expect(first.getByText("Solved", { exact: true })).toBeVisible();
  // Every kind is in sight: the row wraps instead of scrolling.
  for (const link of await kinds.getByRole("link").all()) await expect(link).toBeInViewport();

  const title = (await first.getByRole("link").textContent()) ?? "";
  await first.getByRole("link").click();
  await expect(page).toHaveURL(/\/community\/\d+$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
});

test("suggestions follow the typing; arrows choose one, Enter sends what was typed", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "the field is plain without scripts");
  await page.setViewportSize({ width: 1400, height: 900 });
  await page.goto("/about");
  const box = page.getByRole("combobox", { name: "Find on this site" });
  const options = page.getByRole("option");
  await page.getByRole("search").getByLabel("Find on this site").focus();
  await expect(box).toHaveAttribute("aria-expanded", "false");
  await box.pressSequentially("sourc");
  await expect(options.first()).toContainText("Lesson");
  await expect(box).toHaveAttribute("aria-expanded", "true");
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.keyboard.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await expect(box).toHaveAttribute(
    "aria-activedescendant",
    (await options.first().getAttribute("id")) ?? "",
  );
  await page.keyboard.press("ArrowUp");
  await expect(page.locator("[role=option][aria-selected=true]")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(options).toHaveCount(0);
  await expect(box).toHaveValue("sourc");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=sourc");

  await page.goto("/about");
  await page
    .getByRole("search")
    .getByLabel("Find on this site")
    .pressSequentially("follow the sour");
  await expect(options.first()).toContainText("Follow the source back");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/lessons\//);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Follow the source back");
});

test("the search page suggests on a phone, by a tap", async ({ page, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false, "the field is plain without scripts");
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/search");
  await field(page).pressSequentially("check sour");
  const search = page.getByRole("option", { name: /^check sourc\w+ Search$/ });
  await search.first().click();
  await expect(page).toHaveURL(/\/search\?q=check\+sourc\w+$/);
  await expect(field(page)).toHaveValue(/^check sourc\w+$/);
});

test("the words of a search are sent without scripts as they are typed", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled !== false, "with scripts the field is a combobox");
  await page.goto("/search");
  await expect(page.getByRole("searchbox", { name: "What are you looking for?" })).toBeVisible();
  await field(page).fill("privcy");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=privcy");
  await expect(page.getByText("Showing results for privacy.")).toBeVisible();
});
