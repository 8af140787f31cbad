import { accessibilityProblems, answers, openLive, signUpLearner } from "./support";
import { expect, type Page, test } from "./test";

/** Opens what a link of the course's list of contents says. */
async function openEntry(page: Page, name: string | RegExp) {
  await page.getByRole("main").getByRole("link", { name }).first().click();
}

/** A learner's course, made without the pages. */
async function openNewCourse(page: Page) {
  await signUpLearner(page);
  const made = await page.request.post("/api/course/generate", { data: answers });
  await page.goto(made.headers().location ?? "");
}

test("a learner makes a course, reads a lesson, answers it and finds it again [DA-02, CO-01, CO-05, CO-12]", async ({
  page,
  javaScriptEnabled,
}) => {
  await signUpLearner(page);
  await page.goto("/dashboard");
  const tabs = page.getByRole("navigation", { name: "Your learning" }).getByRole("link");
  await expect(tabs).toHaveText(["Dashboard", "AI Courses", "AI Tools"]);
  await tabs.nth(1).click();
  await expect(page).toHaveURL("/dashboard/courses");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Welcome, .+!$/);
  await expect(page.getByLabel("Industry or interest")).toHaveValue("teaching");

  await page.getByRole("button", { name: "Generate my course" }).click();
  await expect(page).toHaveURL(/\/courses\/\d+$/);
  // The address changes a moment before the page does.
  await expect(page.getByText("No AI model was used.")).toBeVisible();
  const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  for (const term of ["Level", "Estimated time", "For", "Before you start"]) {
    await expect(page.getByRole("term").filter({ hasText: term }).first()).toBeVisible();
  }

  await openEntry(page, /0 of \d lessons done/);
  const lessons = page.locator(".les");
  await expect(lessons.first()).toBeVisible();
  await lessons.first().getByRole("link").click();
  await expect(page).toHaveURL(/lesson=1\.1/);
  await expect(page.getByRole("heading", { name: "Check yourself" })).toBeVisible();
  if (javaScriptEnabled !== false) expect(await accessibilityProblems(page)).toEqual([]);

  await page.getByRole("button", { name: "Check my answers" }).click();
  await expect(page.getByText("Choose an answer to exercise 1.")).toBeVisible();
  await page.locator("summary", { hasText: "Hint" }).click();
  await page.getByRole("radio").first().check();
  await page.getByRole("button", { name: "Check my answers" }).click();
  await expect(page.getByRole("heading", { name: /This lesson is done/ })).toBeVisible();
  await expect(
    page.getByText("1 of 17 lessons").or(page.getByText(/1 of \d+ lessons$/)),
  ).toBeVisible();
  if (javaScriptEnabled !== false) expect(await accessibilityProblems(page)).toEqual([]);

  await page.getByRole("link", { name: /^Next lesson/ }).click();
  await expect(page).toHaveURL(/lesson=1\.2/);
  await page.getByRole("link", { name: "Create New Course" }).click();
  await expect(page).toHaveURL("/dashboard/courses");
  await expect(page.getByRole("button", { name: "Generate my course" })).toBeVisible();
  const mine = page.getByRole("region", { name: "My courses" });
  await expect(mine.getByRole("link", { name: title })).toBeVisible();
  await expect(mine).toContainText(/1 of \d+ lessons done/);

  await page.goto("/dashboard");
  await expect(page.getByText(/1 day/).first()).toBeVisible();
});

test("opening another module closes the open lesson [CO-06, CO-07, CO-08, CO-11]", async ({
  page,
}) => {
  await openNewCourse(page);
  const heads = page.locator(".mod__head");
  await expect(heads).toHaveCount(5);
  await heads.nth(0).click();
  await page.locator(".les__head").first().click();
  await expect(page.locator("#lesson")).toBeVisible();
  await expect(page.locator("#lesson")).toContainText("In short");

  await heads.nth(2).click();
  await expect(page.locator("#lesson")).toHaveCount(0);
  await expect(heads.nth(2)).toHaveAttribute("aria-expanded", "true");
  await expect(heads.nth(0)).toHaveAttribute("aria-expanded", "false");
});

test("while it is made the page says so [CO-03, CO-04]", async ({ page, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false, "without scripts the browser shows its own wait");
  await signUpLearner(page);
  await openLive(page, "/dashboard/courses");
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/dashboard/courses.data*", async (route) => {
    if (route.request().method() === "POST") await held;
    await route.continue();
  });
  await page.getByRole("button", { name: "Generate my course" }).click();
  await expect(page.getByText("Generating your course...")).toBeVisible();
  answer();
  await expect(page).toHaveURL(/\/courses\/\d+$/);
});

test("a failure is said in a toast, and what was typed stays [ER-10, UD-15]", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "the network fails between the pages");
  await signUpLearner(page);
  await openLive(page, "/dashboard/courses");
  await page.getByLabel("Learning goal").fill("understand what my grandchildren talk about");
  await page.route("**/dashboard/courses.data*", (route) => route.abort());
  await page.getByRole("button", { name: "Generate my course" }).click();
  await expect(page.getByText("Failed to generate course").first()).toBeVisible();
  await expect(page.getByLabel("Learning goal")).toHaveValue(
    "understand what my grandchildren talk about",
  );
  await expect(page.getByText("Generating your course...")).toHaveCount(0);
});

test("a course is printed whole and kept as a file", async ({ page, javaScriptEnabled }) => {
  await openNewCourse(page);
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download as Markdown" }).click();
  expect((await saved).suggestedFilename()).toMatch(/^lamplight-course-\d+\.md$/);
  await page.getByRole("link", { name: "The whole course to print" }).click();
  await expect(page.locator("article").first()).toBeVisible();
  if (javaScriptEnabled !== false) expect(await accessibilityProblems(page)).toEqual([]);
});

test("a course begins with its first lesson, and goes on where it was left", async ({ page }) => {
  await openNewCourse(page);
  await page.getByRole("link", { name: "Start lesson 1" }).click();
  await expect(page).toHaveURL(/lesson=1\.1/);
  await expect(page.getByRole("heading", { name: "Check yourself" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Start lesson 1" })).toHaveCount(0);
});

test("a preset fills the goal, and a card says what its course was made for", async ({ page }) => {
  await openNewCourse(page);
  await page.goto("/dashboard/courses");
  const presets = page.getByRole("list", { name: "Goals to begin with" }).getByRole("link");
  await expect(presets).toHaveCount(5);
  await presets.filter({ hasText: "master various AI tools" }).click();
  await expect(page.getByLabel("Learning goal")).toHaveValue("master various AI tools");

  const card = page.getByRole("region", { name: "My courses" }).getByRole("listitem");
  await expect(card).toContainText(`${answers.industry} · ${answers.learningGoal}`);
  await expect(card.locator("svg.cover")).toBeVisible();
});
