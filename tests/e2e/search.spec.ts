import { accessibilityProblems, signUpLearner } from "./support";
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

test("a visitor searches from the header, narrows, pages and opens a result", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "without scripts each step is a document of its own");
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
  await expect(page.getByRole("heading", { name: /^\d+ results/ })).toBeFocused();

  await field(page).fill("check facts");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=check+facts");
  await expect(page.getByRole("heading", { name: "results for “check facts”" })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/search?q=check+sources");
  await expect(page.getByText(/^\d+ results for “check sources”$/)).toBeVisible();

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

test("on a phone the header leads to the search page, which suggests by a tap and shows every kind", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "the field is plain without scripts");
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/");
  await expect(page.getByRole("search").getByLabel("Find on this site")).toBeHidden();
  await page.getByRole("link", { name: "Find on this site" }).click();
  await expect(page).toHaveURL("/search");

  await page.getByRole("link", { name: "privacy", exact: true }).click();
  await expect(page).toHaveURL("/search?q=privacy");
  await expect(field(page)).toHaveValue("privacy");

  await field(page).fill("");
  await field(page).pressSequentially("check sour");
  const search = page.getByRole("option", { name: /^check sourc\w+ Search$/ });
  await search.first().click();
  await expect(page).toHaveURL(/\/search\?q=check\+sourc\w+$/);
  await expect(field(page)).toHaveValue(/^check sourc\w+$/);

  // Every kind is in sight: the row wraps instead of scrolling.
  const kinds = page.getByRole("navigation", { name: "Kinds of results" }).getByRole("link");
  await expect(kinds.first()).toBeVisible();
  for (const link of await kinds.all()) await expect(link).toBeInViewport();
});

test("axe finds nothing on what a search can answer", async ({ page, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false, "axe runs as a script");
  for (const path of ["/search?q=x&kind=nope", `/search?q=${"a".repeat(201)}`]) {
    await page.goto(path);
    expect(await accessibilityProblems(page), path).toEqual([]);
  }
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

test("the words of a search are sent without scripts as they are typed", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled !== false, "with scripts the field is a combobox");
  await page.goto("/search");
  await expect(page.getByRole("searchbox", { name: "What are you looking for?" })).toBeVisible();
  await field(page).fill("privcy");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL("/search?q=privcy");
  await expect(page.getByText("Showing results for privacy.")).toBeVisible();
});

test("a learner who looks for an invoice finds the course that is made for it", async ({
  page,
}) => {
  await signUpLearner(page);
  await page.goto("/search?q=invoice");
  await expect(groups(page).first()).toHaveAccessibleName("Courses and exercises");
  await page.getByRole("link", { name: "Run my small business" }).click();
  await expect(page.getByLabel("Learning goal")).toHaveValue("Run my small business");
});
