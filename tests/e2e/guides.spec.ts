import { openLive, signUpLearner, withFailure } from "./support";
import { expect, type Locator, type Page, test } from "./test";
import { written } from "./written";

const { guides, grok: grokOverview } = written();

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

test("a guide has its four tabs, each with an address, and the keyboard moves along them [SH-15, GU-13]", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "without scripts the tabs are links");
  await openLive(page, "/guides/5");
  const tabs = page.getByRole("tab");
  await expect(tabs).toHaveText(["Overview", "Examples", "Challenges", "Tips"]);
  await expect(tabs.first()).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("heading", { level: 1, name: "Claude" })).toBeVisible();
  await expect(page.getByText(claude.features[0].description)).toBeVisible();
  await expect(page.getByText(claude.quickTips[0])).toBeHidden();

  await page.getByRole("tab", { name: "Overview" }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("tab", { name: "Tips" })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/\?tab=challenges$/);
  await expect(page.getByRole("heading", { level: 2, name: "Challenges" })).toBeVisible();
  await page.keyboard.press("Home");
  await expect(page.getByRole("tab", { name: "Overview" })).toBeFocused();

  await page.getByRole("tab", { name: "Tips" }).click();
  await expect(page).toHaveURL(/\/guides\/5\?tab=tips$/);
  await expect(page.getByText(claude.quickTips[0])).toBeVisible();
  await expect(page.getByText(claude.features[0].description)).toBeHidden();
});

test("pictures are shown with their descriptions [GU-20]", async ({ page, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false, "the same pictures are in the HTML");
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

test("with scripts a choice is asked for, and the answer comes in place and has the focus", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "without scripts the page comes back at the challenge");
  await openLive(page, "/guides/5?tab=challenges");
  await challengeOf(page, 1).getByRole("button").click();
  await expect(page).toHaveURL(/\?tab=challenges$/);
  await expect(challengeOf(page, 1).getByRole("radio").first()).toBeEnabled();

  const second = challengeOf(page, 2);
  await second.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await choose(second, 0);
  await expect(second.locator(".verdict")).toBeFocused();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(200);
  await expect(page).toHaveURL(/\?tab=challenges&answers=-0-$/);
});

test("a learner's answer comes in place too, where the address stays as it is [GU-22]", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "the page that follows is tested with the routes");
  await signUpLearner(page);
  await openLive(page, "/guides/5?tab=challenges");
  await choose(challengeOf(page, 1), claude.challenges[0].correctIndex);
  await expect(challengeOf(page, 1)).toContainText("Correct!");
  await expectLocked(challengeOf(page, 1));
  await expect(page).toHaveURL(/\?tab=challenges$/);
});

test("the Grok page asks its three questions one after the other [GU-01, GU-02, GU-03, GU-04]", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "without scripts each question is a page of its own");
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

test("at 1280 px the result and the skills stand beside the questions", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "it is the style sheet that puts them there");
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
