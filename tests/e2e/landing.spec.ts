import { expect, test } from "./test";

function hasScripts() {
  return test.info().project.use.javaScriptEnabled !== false;
}

test("four features alternate their sides [ON-09]", async ({ page }) => {
  test.skip(!hasScripts(), "scripts have no part in the layout");
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
