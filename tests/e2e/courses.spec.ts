import { accessibilityProblems, answers, openLive, signUpLearner } from "./support";
import { expect, test } from "./test";

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

  await page
    .getByRole("main")
    .getByRole("link", { name: /0 of \d lessons done/ })
    .first()
    .click();
  const lessons = page.locator(".les");
  await expect(lessons.first()).toBeVisible();
  await lessons.first().getByRole("link").click();
  await expect(page).toHaveURL(/lesson=1\.1/);
  await expect(page.getByRole("heading", { name: "Check yourself" })).toBeVisible();
  if (javaScriptEnabled !== false) expect(await accessibilityProblems(page)).toEqual([]);

  await page.getByRole("button", { name: "Check my answers" }).click();
  await expect(page.getByText("Choose an answer to exercise 1.")).toBeVisible();
  await page.locator("summary", { hasText: "Hint" }).click();
  await page.getByRole("radio", { name: "The maker's manual or page" }).check();
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
});

test("what the goal asks for is ticked, another is found behind the fold, and both have lessons", async ({
  page,
  javaScriptEnabled,
}) => {
  await signUpLearner(page, { learningGoal: "practice for a job interview, I freeze" });
  await page.goto("/dashboard/courses");
  const wanted = page.getByRole("group", { name: "What would you like to have at the end?" });
  await expect(wanted.getByRole("checkbox", { checked: true })).toHaveCount(1);
  await expect(wanted.getByLabel("Practice a job interview out loud")).toBeChecked();
  await wanted.locator("summary", { hasText: /^Show \d+ more$/ }).click();
  const another = wanted.locator("details").first().locator("label").last();
  const name = await another.innerText();
  await another.getByRole("checkbox").check();
  if (javaScriptEnabled !== false) expect(await accessibilityProblems(page)).toEqual([]);

  await page.getByRole("button", { name: "Generate my course" }).click();
  await expect(page).toHaveURL(/\/courses\/\d+$/);
  await expect(page.getByRole("main")).toContainText(
    `It has four lessons each for "Practice a job interview out loud" and "${name.trim()}".`,
  );
});

test("for a goal that nothing is about a kind of help is chosen, and its lessons work on the goal", async ({
  page,
  javaScriptEnabled,
}) => {
  const learningGoal = "practice for a job interview, I freeze";
  await signUpLearner(page, { learningGoal });
  await page.goto("/dashboard/courses");
  await page.getByLabel("Practice a job interview out loud").uncheck();
  await page.getByText("None of these?").click();
  await page.getByLabel("Practice with somebody who plays a part").check();
  if (javaScriptEnabled !== false) expect(await accessibilityProblems(page)).toEqual([]);

  await page.getByRole("button", { name: "Generate my course" }).click();
  await expect(page.getByRole("main")).toContainText(
    'Instead it has four for the kind of help that you chose: "Practice with somebody who plays a part".',
  );
  await page.goto(`${page.url()}?lesson=2.1`);
  await expect(page.getByRole("main")).toContainText(`Your goal: "${learningGoal}"`);
});

test("a goal by a press, a failure in a toast that leaves what was typed, and the wait for a course [CO-03, CO-04, ER-10, UD-15]", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "without scripts the browser shows its own wait");
  await signUpLearner(page);
  await openLive(page, "/dashboard/courses");
  const goal = page.getByLabel("Learning goal");
  const presets = page.getByRole("list", { name: "Goals to begin with" }).getByRole("button");
  await presets.filter({ hasText: "master various AI tools" }).click();
  await expect(goal).toHaveValue("master various AI tools");
  await expect(page).toHaveURL("/dashboard/courses");

  const typed = "understand what my grandchildren talk about";
  await goal.fill(typed);
  const calls = "**/dashboard/courses.data*";
  await page.route(calls, (route) => route.abort());
  const generate = page.getByRole("button", { name: "Generate my course" });
  await generate.click();
  await expect(page.getByText("Failed to generate course").first()).toBeVisible();
  await expect(goal).toHaveValue(typed);
  await expect(page.getByText("Generating your course...")).toHaveCount(0);

  await page.unroute(calls);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(calls, async (route) => {
    if (route.request().method() === "POST") await held;
    await route.continue();
  });
  await generate.click();
  await expect(page.getByText("Generating your course...")).toBeVisible();
  answer();
  await expect(page).toHaveURL(/\/courses\/\d+$/);
});

test("a course is kept as a file and printed whole", async ({ page, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false, "without scripts every link leaves the page");
  await signUpLearner(page);
  const made = await page.request.post("/api/course/generate", { data: answers });
  await page.goto(made.headers().location ?? "");
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download as Markdown" }).click();
  expect((await saved).suggestedFilename()).toMatch(/^lamplight-course-\d+\.md$/);
  await page.getByRole("link", { name: "The whole course to print" }).click();
  await expect(page.locator("article").first()).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
});
