import { expect, test } from "./test";

function hasScripts() {
  return test.info().project.use.javaScriptEnabled !== false;
}

test("the hero says what this is and has its two ways in [ON-01, ON-02, ON-03, ON-04]", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lamplight");
  await expect(page.getByRole("banner").getByRole("link", { name: "Lamplight" })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByText("AI for everyone", { exact: true })).toBeVisible();
  await expect(main.getByRole("link", { name: "Get Started" })).toHaveAttribute(
    "href",
    "/onboarding",
  );
  await expect(main.getByRole("link", { name: "I Already Have an Account" })).toHaveAttribute(
    "href",
    "/auth",
  );
});

test("the copy speaks to people of all ages and asks for no knowledge [SH-02, ON-08]", async ({
  page,
}) => {
  await page.goto("/");
  await expect(
    page.getByText("Join those learning about AI and unlocking their potential through AI."),
  ).toBeVisible();
  await expect(page.getByText(/learners of all ages/)).toBeVisible();
  await page.goto("/onboarding?step=ageGroup");
  await expect(page.getByText(/developer|engineer|professional/i)).toHaveCount(0);
});

test("Get Started leads to the onboarding, in place where scripts run [ON-05, ON-06, ON-07, ON-17]", async ({
  page,
}) => {
  await page.goto("/");
  const intro = page
    .getByRole("link", { name: "Make my plan" })
    .or(page.getByRole("button", { name: "Make my plan" }));
  await expect(intro).toHaveCount(0);

  await page.getByRole("main").getByRole("link", { name: "Get Started" }).click();

  await expect(intro).toBeVisible();
  // The intro comes first; no question is asked before it is started.
  await expect(page.getByLabel("Email")).toHaveCount(0);
  if (hasScripts()) {
    await expect(page).toHaveURL("/");
    await expect(page.locator("#onboarding")).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  } else {
    await expect(page).toHaveURL("/onboarding");
  }
});

test("four features alternate their sides [ON-09]", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/");
  const headings = page.locator("main h2").filter({ hasNotText: "Pro" });
  await expect(headings).toHaveCount(4);
  const lefts = await headings.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect().left),
  );
  const sides = lefts.map((left) => (left > 640 ? "right" : "left"));
  expect(sides).toEqual(["right", "left", "right", "left"]);
});

test("the four features are the stated selling points [ON-10, ON-11, ON-12, ON-13]", async ({
  page,
}) => {
  await page.goto("/");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: /free, fun and future-ready/i })).toBeVisible();
  await expect(main.getByText(/interactive, bite-sized lessons/i)).toBeVisible();
  await expect(main.getByRole("heading", { name: /backed by science/i })).toBeVisible();
  await expect(main.getByRole("heading", { name: /staying motivated/i })).toBeVisible();
  await expect(main.getByText(/celebrate wins, track growth.*community/i)).toBeVisible();
  await expect(main.getByRole("heading", { name: /visionary learning/i })).toBeVisible();
  await expect(main.getByText(/AI learning that adapts to the learner/i)).toBeVisible();
});

test("Pro is promoted, and Buy Now says that nothing is sold [ON-14, ON-15]", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Pro", exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Buy Now" }).click();
  await expect(page).toHaveURL("/pro");
  await expect(page.getByRole("main")).toContainText(/not on sale/i);
  await expect(page.getByRole("main")).toContainText(/free/i);
  await expect(page.locator("main form[action*='checkout'], main input[name*='card']")).toHaveCount(
    0,
  );
});

test("the hero has an exercise to try, which leads on to the whole one", async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Try without an account" })).toHaveAttribute(
    "href",
    "/tools/1?exercise=11",
  );
  await main.getByLabel("Your prompt").fill("Give me ideas for a rainy afternoon.");
  await main.getByRole("button", { name: "Ask the coach" }).click();
  if (!hasScripts()) {
    await expect(page).toHaveURL("/tools/1?exercise=11#result");
    await expect(page.locator("#result .score")).toBeInViewport();
    return;
  }
  await expect(main.getByText(/^About \d+ of 100\./)).toBeVisible();
  await expect(page).toHaveURL("/");
  await main.getByRole("link", { name: "Go on in the exercise" }).click();
  await expect(page).toHaveURL("/tools/1?exercise=11");
});

test("a page is painted before its scripts are asked for", async ({ page }) => {
  test.skip(test.info().project.name === "no-js", "There are no scripts to ask for.");
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    const kind = /\.(css|js)$/.exec(pathname)?.[1];
    if (kind) asked.push(kind);
  });
  await page.route("**/assets/*.css", async (route) => {
    const response = await route.fetch();
    await new Promise((go) => setTimeout(go, 500));
    asked.push("css is there");
    await route.fulfill({ response });
  });
  await page.goto("/");
  expect(asked).toContain("js");
  expect(asked.indexOf("js")).toBeGreaterThan(asked.lastIndexOf("css is there"));
});
