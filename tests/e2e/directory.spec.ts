import { openLive, problemsInEveryLook, signUpLearner } from "./support";
import { expect, type Page, test } from "./test";

function card(page: Page, name: string) {
  return page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3, name, exact: true }) });
}

function tab(page: Page, name: string) {
  return page.getByRole("navigation", { name: "Your learning" }).getByRole("link", { name });
}

async function search(page: Page, text: string, scripted: boolean) {
  await page.getByRole("searchbox", { name: "Search" }).fill(text);
  if (!scripted) await page.getByRole("button", { name: "Search" }).click();
}

test("a learner finds a tool by category and word, and reads about it [DA-05, TO-01, TO-02, TO-06]", async ({
  page,
  javaScriptEnabled,
}) => {
  const scripted = javaScriptEnabled !== false;
  await signUpLearner(page);
  await page.goto("/dashboard");
  await tab(page, "AI Tools").click();
  await expect(page).toHaveURL("/dashboard/tools");
  await expect(page.getByRole("heading", { level: 2, name: "Directory" })).toBeVisible();
  await expect(page.getByRole("link", { name: "All", exact: true })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await expect(card(page, "Claude")).toBeVisible();

  await page.getByRole("link", { name: "Images", exact: true }).click();
  await expect(page).toHaveURL("/dashboard/tools?category=images");
  await expect(page.getByRole("heading", { level: 3 })).toHaveText([
    "DALL·E 3",
    "Midjourney",
    "Adobe Firefly",
    "Gemini pictures",
  ]);

  await search(page, "DISCORD", scripted);
  await expect(page).toHaveURL("/dashboard/tools?category=images&q=DISCORD");
  await expect(page.getByRole("heading", { level: 3 })).toHaveText(["Midjourney"]);
  await expect(page.getByText(/^Showing 1 of \d+ tools in Images$/)).toBeVisible();

  const midjourney = card(page, "Midjourney");
  await expect(midjourney.getByRole("heading", { name: "Key features" })).toBeHidden();
  await midjourney.getByText("More Info").click();
  for (const title of ["Key features", "Use cases", "Getting started"]) {
    await expect(midjourney.getByRole("heading", { name: title })).toBeVisible();
  }
  for (const term of ["Category", "Difficulty", "Pricing", "Website"]) {
    await expect(midjourney.getByRole("term").filter({ hasText: term })).toBeVisible();
  }
  await expect(midjourney.getByRole("link", { name: "midjourney.com" })).toHaveAttribute(
    "href",
    "https://www.midjourney.com",
  );
});

test("each card opens and closes by itself [TO-04, TO-05]", async ({ page }) => {
  await signUpLearner(page);
  await page.goto("/dashboard/tools?category=study");
  const [one, other] = [card(page, "Khanmigo"), card(page, "NotebookLM")];
  const details = (of: typeof one) => of.getByRole("heading", { name: "Key features" });

  await one.getByText("More Info").click();
  await expect(details(one)).toBeVisible();
  await expect(details(other)).toBeHidden();
  await other.getByText("More Info").click();
  await expect(details(one)).toBeVisible();
  await expect(details(other)).toBeVisible();
  await one.getByText("More Info").click();
  await expect(details(one)).toBeHidden();
  await expect(details(other)).toBeVisible();
});

test("nothing found is said, and cleared with one link [TO-09]", async ({
  page,
  javaScriptEnabled,
}) => {
  await signUpLearner(page);
  await page.goto("/dashboard/tools?category=study");
  await search(page, "no such tool", javaScriptEnabled !== false);
  await expect(page.getByText("No tools match your search criteria")).toBeVisible();

  await page.getByRole("link", { name: "Clear search and filters" }).click();
  await expect(page).toHaveURL("/dashboard/tools");
  await expect(page.getByRole("searchbox", { name: "Search" })).toHaveValue("");
  await expect(card(page, "Claude")).toBeVisible();
});

test("the list shows only what is free, and what names its age rules", async ({ page }) => {
  await signUpLearner(page);
  await page.goto("/dashboard/tools");
  const only = page.getByRole("list", { name: "Show only" });
  await only.getByRole("link", { name: "Free to use" }).click();
  await expect(page).toHaveURL("/dashboard/tools?free=1");
  await expect(card(page, "Claude")).toBeVisible();
  await expect(card(page, "Midjourney")).toHaveCount(0);

  await only.getByRole("link", { name: "Age rules named" }).click();
  await expect(page).toHaveURL("/dashboard/tools?free=1&age=1");
  await expect(card(page, "GPT-4o")).toBeVisible();
  await expect(card(page, "DeepL")).toHaveCount(0);
  await only.getByRole("link", { name: "Free to use" }).click();
  await expect(page).toHaveURL("/dashboard/tools?age=1");
});

test("the colors of the levels are green, yellow and red [TO-10]", async ({ page }) => {
  await signUpLearner(page);
  const hue = async (name: string, level: string) => {
    await page.goto(`/dashboard/tools?q=${name}`);
    const badge = card(page, name).getByText(level, { exact: true }).first();
    const color = await badge.evaluate((element) => getComputedStyle(element).color);
    const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number);
    return { red, green, blue };
  };

  const beginner = await hue("Claude", "beginner");
  expect(beginner.green).toBeGreaterThan(beginner.red);
  const intermediate = await hue("DeepSeek", "intermediate");
  expect(intermediate.red).toBeGreaterThan(intermediate.green);
  expect(intermediate.green).toBeGreaterThan(intermediate.blue);
  const advanced = await hue("Manus AI", "advanced");
  expect(advanced.red).toBeGreaterThan(advanced.green + 80);
  expect(advanced.red).toBeGreaterThan(advanced.blue + 80);
});

test("a visitor signs in and comes back to the tools [DA-05]", async ({ page }) => {
  const { username, password } = await signUpLearner(page);
  await page.context().clearCookies();
  await page.goto("/dashboard/tools");
  await expect(page).toHaveURL("/auth?redirectTo=/dashboard/tools");
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/dashboard/tools");
});

test("typing searches at once, without a full load and without losing the place [TO-03]", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "without scripts there is a button");
  await signUpLearner(page);
  await openLive(page, "/dashboard/tools");
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "document") documents.push(request.url());
  });

  const box = page.getByRole("searchbox", { name: "Search" });
  await expect(page.getByRole("button", { name: "Search" })).toBeHidden();
  await box.pressSequentially("translat");
  await expect(page).toHaveURL("/dashboard/tools?q=translat");
  await expect(card(page, "DeepL")).toBeVisible();
  await expect(card(page, "Claude")).toBeHidden();
  await expect(box).toBeFocused();
  await expect(box).toHaveValue("translat");

  await card(page, "DeepL").getByText("More Info").click();
  await box.press("End");
  await box.pressSequentially("or");
  await expect(page).toHaveURL("/dashboard/tools?q=translator");
  await expect(card(page, "DeepL").getByRole("heading", { name: "Use cases" })).toBeVisible();

  // One entry in the history for the whole search.
  await tab(page, "Dashboard").click();
  await expect(page).toHaveURL("/dashboard");
  await page.goBack();
  await expect(page).toHaveURL("/dashboard/tools?q=translator");
  await expect(box).toHaveValue("translator");
  expect(documents).toEqual([]);
});

/** The page's data as the server sends it when the page's loader threw an answer with this text. */
function refusal(text: string) {
  const root = ["root", { _3: 4 }, "data", { _5: -5, _6: -5, _7: -5 }, "user", "notice", "theme"];
  const error = ["routes/dashboard_.tools", { _10: 11 }, "error", ["ErrorResponse", 12, 13, 14]];
  return `${JSON.stringify([{ _1: 2, _8: 9 }, ...root, ...error, text, 500, ""])}\n`;
}

for (const [what, sent, shown] of [
  ["a failure", "", "Failed to fetch AI tools list"],
  [
    "an invalid list",
    "Invalid tools data format received from server",
    "Invalid tools data format received from server",
  ],
] as const) {
  test(`${what} is said on the page and in a toast, and tried again [ER-11, ER-12]`, async ({
    page,
    javaScriptEnabled,
  }) => {
    test.skip(javaScriptEnabled === false, "the page itself is tested with the routes");
    await signUpLearner(page);
    await page.route("**/dashboard/tools.data*", (route) =>
      route.fulfill({ contentType: "text/x-script; charset=utf-8", body: refusal(sent) }),
    );
    await openLive(page, "/dashboard");
    await tab(page, "AI Tools").click();

    await expect(page.getByRole("main").getByText(shown)).toBeVisible();
    const toast = page.getByRole("region", { name: /^Notifications/ });
    await expect(toast.getByText("Failed to load AI tools")).toBeVisible();
    await expect(toast.getByText(shown)).toBeVisible();
    await page.getByRole("link", { name: "Try Again" }).click();
    await expect(card(page, "Claude")).toBeVisible();
  });
}

test("open cards have no accessibility problems", async ({ page, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false, "axe runs as a script");
  await signUpLearner(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/dashboard/tools?category=study");
  await card(page, "Khanmigo").getByText("More Info").click();
  expect(await problemsInEveryLook(page)).toEqual([]);
});

test("the API answers anybody the same list as the page [AP-09, TO-01, TO-07]", async ({
  page,
}) => {
  const answer = await page.request.get("/api/tools/comprehensive/55%2B");
  expect(answer.status()).toBe(200);
  const tools = (await answer.json()) as { name: string }[];
  const plus = await page.request.get("/api/tools/comprehensive/55+");
  expect(await plus.json()).toEqual(tools);

  await signUpLearner(page, { ageGroup: "55+" });
  await page.goto("/dashboard/tools");
  const titles = page.getByRole("heading", { level: 3 });
  const names = tools.map(({ name }) => name);
  await expect(titles).toHaveText(names.slice(0, 30));
  await page.getByRole("link", { name: "Next" }).click();
  await expect(titles).toHaveText(names.slice(30));
});
