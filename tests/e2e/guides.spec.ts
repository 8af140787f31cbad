import { openLive, signUpLearner, withFailure } from "./support";
import { expect, type Locator, type Page, test } from "./test";
import { written } from "./written";

const { guides, tools, grok: grokOverview } = written();

function guideOf(id: number) {
  const guide = guides.find((each) => each.id === id);
  if (!guide) throw new Error(`There is no guide ${id}.`);
  return guide;
}

const claude = guideOf(5);

/** The form of a challenge on the page. */
function challengeOf(page: Page, number: number) {
  return page.locator(`form#challenge-${number}`);
}

async function choose(form: Locator, option: number) {
  await form.getByRole("radio").nth(option).check();
  await form.getByRole("button", { name: "Check my answer" }).click();
}

async function expectLocked(form: Locator) {
  for (const radio of await form.getByRole("radio").all()) await expect(radio).toBeDisabled();
  await expect(form.getByRole("button")).toHaveCount(0);
}

test("a visitor finds every tool and the way to its exercises [TO-11, TO-12, TO-13, TO-14]", async ({
  page,
}) => {
  await page.goto("/");
  const header = page.getByRole("banner");
  await header.getByRole("link", { name: "AI Tools" }).first().click();
  await expect(page).toHaveURL(/\/tools$/);
  await expect(page.getByRole("heading", { level: 1, name: "AI Tools" })).toBeVisible();

  const answered = await (await page.request.get("/api/tools")).json();
  expect(answered.map(({ name }: { name: string }) => name)).toEqual(tools.map(({ name }) => name));
  const cards = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.locator("h2") });
  await expect(cards).toHaveCount(9);
  for (const [index, { id, name, description }] of tools.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole("heading", { name, exact: true })).toBeVisible();
    await expect(card).toContainText(description);
    await expect(card.getByRole("link", { name: "Start learning" })).toHaveAttribute(
      "href",
      `/tools/${id}`,
    );
    await expect(card.getByRole("link", { name: "View complete guide" })).toHaveCount(
      name === "Grok" ? 1 : 0,
    );
  }

  await page.getByRole("link", { name: "View complete guide" }).click();
  await expect(page).toHaveURL(/\/grok$/);
  await expect(header.getByRole("link", { name: "AI Tools" }).first()).toHaveAttribute(
    "aria-current",
    "true",
  );
});

test("the list that fails to load says so and can be asked again [ER-13, UD-74]", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "the failing answer is put in place of a client's call");
  await page.route("**/tools.data*", async (route) => {
    const response = await route.fetch();
    const body = withFailure(await response.text(), "routes/tools._index");
    await route.fulfill({ response, status: 500, body });
  });
  await openLive(page, "/about");
  await page.getByRole("banner").getByRole("link", { name: "AI Tools" }).first().click();
  await expect(page.getByRole("alert")).toContainText("Failed to load AI tools. Please try again.");
  await expect(page.getByRole("heading", { level: 1, name: "AI Tools" })).toBeVisible();

  // Trying again loads the page anew, and that the browser asks the server for.
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("link", { name: "Start learning" })).toHaveCount(9);
});

test("a guide has its four tabs, each with an address [SH-15, GU-12, GU-13, GU-14]", async ({
  page,
}) => {
  await page.goto("/guides/5");
  const tabs = page.getByRole("tab");
  await expect(tabs).toHaveText(["Overview", "Examples", "Challenges", "Tips"]);
  await expect(tabs.first()).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("heading", { level: 1, name: "Claude" })).toBeVisible();
  await expect(page.getByText(claude.features[0].description)).toBeVisible();
  await expect(page.getByText(claude.quickTips[0])).toBeHidden();

  await page.getByRole("tab", { name: "Tips" }).click();
  await expect(page).toHaveURL(/\/guides\/5\?tab=tips$/);
  await expect(page.getByText(claude.quickTips[0])).toBeVisible();
  await expect(page.getByText(claude.features[0].description)).toBeHidden();
  await expect(page.getByRole("link", { name: "Try Interactive Exercises" })).toHaveAttribute(
    "href",
    "/tools/5",
  );

  await page.goto("/guides/5?tab=examples");
  await expect(page.getByText("Sample written by our editors")).toHaveCount(3);
  await expect(page.locator("pre code")).toContainText("<caption>");
  await page.getByRole("link", { name: "Back to Tools" }).click();
  await expect(page).toHaveURL(/\/tools$/);
});

test("every guide opens, and there is none for the Code Assistant [GU-07, GU-08, GU-10, GU-15]", async ({
  page,
}) => {
  for (const { id, name } of tools.filter((tool) => tool.id !== 3)) {
    await page.goto(`/guides/${id}`);
    await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
    const website = page.getByRole("definition").getByRole("link");
    await expect(website).toHaveAttribute("href", guideOf(id).website);
    await expect(website).toHaveAttribute("rel", /noopener/);
  }
  for (const id of ["3", "10", "abc"]) {
    const response = await page.goto(`/guides/${id}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  }
});

test("the keyboard moves along the tabs", async ({ page, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false, "without scripts the tabs are links");
  await openLive(page, "/guides/5");
  await page.getByRole("tab", { name: "Overview" }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("tab", { name: "Tips" })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/\?tab=challenges$/);
  await expect(page.getByRole("heading", { level: 2, name: "Challenges" })).toBeVisible();
  await page.keyboard.press("Home");
  await expect(page.getByRole("tab", { name: "Overview" })).toBeFocused();
});

test("pictures are shown with their descriptions [GU-20]", async ({ page }) => {
  await page.goto("/guides/6?tab=examples");
  for (const sketch of await page.locator("figure img").all()) {
    await sketch.scrollIntoViewIfNeeded();
    await expect
      .poll(() => sketch.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  await expect(page.locator("figure img")).toHaveCount(3);
  await expect(page.getByText("No image model was used.")).toHaveCount(3);
});

test("a visitor's challenges lock and explain themselves [GU-21, GU-22, GU-23]", async ({
  page,
}) => {
  const [first, second] = claude.challenges;
  const wrong = (second.correctIndex + 1) % 3;
  await page.goto("/guides/5?tab=challenges");

  await choose(challengeOf(page, 1), first.correctIndex);
  await expect(challengeOf(page, 1)).toContainText("Correct!");
  await expect(challengeOf(page, 1)).toContainText(first.answers[first.correctIndex].explanation);
  await expectLocked(challengeOf(page, 1));

  await choose(challengeOf(page, 2), wrong);
  await expect(challengeOf(page, 2)).toContainText("Not quite.");
  await expect(challengeOf(page, 2)).toContainText(second.answers[wrong]?.explanation ?? "");
  await expect(challengeOf(page, 2)).toContainText(second.answers[second.correctIndex].explanation);
  await expectLocked(challengeOf(page, 2));
  await expectLocked(challengeOf(page, 1));
  await expect(challengeOf(page, 3).getByRole("radio").first()).toBeEnabled();

  await page.getByRole("tab", { name: "Overview" }).click();
  await page.getByRole("tab", { name: "Challenges" }).click();
  await expectLocked(challengeOf(page, 1));
});

test("with scripts the answer comes in place and has the focus", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "without scripts the page comes back at the challenge");
  await openLive(page, "/guides/5?tab=challenges");
  const second = challengeOf(page, 2);
  await second.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await choose(second, 0);
  await expect(second.locator(".verdict")).toBeFocused();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(200);
  await expect(page).toHaveURL(/\?tab=challenges&answers=-0-$/);
});

test("an answer cannot be sent without a choice", async ({ page, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false, "the browser itself asks for a choice");
  await openLive(page, "/guides/5?tab=challenges");
  await challengeOf(page, 1).getByRole("button").click();
  await expect(page).toHaveURL(/\?tab=challenges$/);
  await expect(challengeOf(page, 1).getByRole("radio").first()).toBeEnabled();
});

test("a learner's right answer lights the day and is still there later [GU-22]", async ({
  page,
}) => {
  await signUpLearner(page);
  await page.goto("/guides/5?tab=challenges");
  await choose(challengeOf(page, 1), claude.challenges[0].correctIndex);
  await expect(challengeOf(page, 1)).toContainText("Correct!");

  await page.goto("/dashboard");
  await expect(page.getByRole("main")).toContainText(/1\s*day/);
  await page.goto("/guides/5?tab=challenges");
  await expectLocked(challengeOf(page, 1));
});

test("the Grok page asks its three questions one after the other [GU-01, GU-02, GU-03, GU-04]", async ({
  page,
}) => {
  const { questions, finish } = grokOverview.quiz;
  await page.goto("/grok");
  await expect(page.getByRole("tab")).toHaveText([
    "Overview",
    "Key features",
    "Examples",
    "Try it",
  ]);
  await page.getByRole("tab", { name: "Try it" }).click();

  for (const [index, { prompt, answers, correctIndex }] of questions.entries()) {
    const option = index === 1 ? (correctIndex + 1) % 3 : correctIndex;
    await expect(page.getByText(`Question ${index + 1} of 3`)).toBeVisible();
    await expect(page.getByRole("group", { name: prompt })).toBeVisible();
    const form = challengeOf(page, index + 1);
    await choose(form, option);
    await expect(form).toContainText(index === 1 ? "Not quite." : "Correct!");
    await expect(form).toContainText(answers[option]?.explanation ?? "");
    await expectLocked(form);
    if (index < 2) await page.getByRole("link", { name: "Next question" }).click();
  }

  await expect(page.getByText("2 of 3 right.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Next question" })).toHaveCount(0);
  await page.getByRole("link", { name: finish.label }).click();
  await expect(page).toHaveURL(/\/tools$/);
});

test("a spinner shows while a guide is on its way, and not when a tab changes [GU-09]", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "without scripts the browser shows its own");
  await openLive(page, "/guides/5");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/guides/*.data*", async (route) => {
    await held;
    await route.continue();
  });

  await page.getByRole("tab", { name: "Tips" }).click();
  await expect(page.getByText(claude.quickTips[0])).toBeVisible();
  await page.waitForTimeout(400);
  await expect(page.getByText("Loading the guide...")).toBeHidden();

  await page.getByRole("link", { name: "Perplexity AI" }).click();
  await expect(page.getByText("Loading the guide...")).toBeVisible();
  release();
  await expect(page.getByRole("heading", { level: 1, name: "Perplexity AI" })).toBeVisible();
  await expect(page.getByText("Loading the guide...")).toBeHidden();
});

test("at 1280 px the result and the skills stand beside the questions", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const address of ["/guides/5?tab=challenges", "/grok?tab=try-it"]) {
    await page.goto(address);
    const result = page.getByRole("complementary", { name: "Your result" });
    await expect(result).toContainText("0 of 3 right, 3 to go");
    await expect(result.getByRole("link")).toHaveCount(3);
    const question = await page.locator(".challenge").first().boundingBox();
    const beside = await result.boundingBox();
    expect(beside?.x).toBeGreaterThan((question?.x ?? 0) + (question?.width ?? 0));
  }
});
