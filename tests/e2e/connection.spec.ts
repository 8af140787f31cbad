import { failureToast, signUpLearner, uniqueName } from "./support";
import { expect, type Locator, type Page, test } from "./test";

test.skip(
  ({ javaScriptEnabled }) => javaScriptEnabled === false,
  "Without scripts the browser says it.",
);

/** Every way in which a request of the page gets no answer of ours. */
const faults = ["cut", "empty 500", "502 of a proxy"] as const;
type Fault = (typeof faults)[number];

/** From here on every call of the page for data goes wrong; the page itself does not. */
async function breakCalls(page: Page, fault: Fault, only: RegExp | string = /\.data(\?|$)/) {
  await page.route(only, (route) => {
    if (fault === "cut") return route.abort();
    return fault === "empty 500"
      ? route.fulfill({ status: 500, body: "" })
      : route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" });
  });
}

const header = (page: Page) => page.getByRole("banner");

async function expectPageStays(page: Page) {
  await expect(page.getByText("The lamp went out")).toHaveCount(0);
}

/** What a page says is looked for anew, so it must be gone before it is said again. */
async function closeToast(said: Locator) {
  await said.getByRole("button", { name: "Close" }).click();
  await expect(said).toHaveCount(0);
}

test("a sign-in that gets no answer keeps what was typed, whatever the fault [ER-03]", async ({
  page,
}) => {
  await page.goto("/auth");
  await page.getByLabel("Username").fill("rose");
  await page.getByLabel("Password", { exact: true }).fill("correct horse 42");
  for (const fault of faults) {
    await breakCalls(page, fault);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();

    const said = failureToast(page, "Login failed");
    await expect(said, fault).toContainText("Login failed. Please check your credentials.");
    await closeToast(said);
    await expect(page.getByLabel("Username")).toHaveValue("rose");
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue("correct horse 42");
    await expectPageStays(page);
    await page.unrouteAll();
  }
});

test("a sign-in refused before keeps its form when the next try gets no answer", async ({
  page,
}) => {
  await page.goto("/auth");
  const name = uniqueName("nobody");
  await page.getByLabel("Username").fill(name);
  await page.getByLabel("Password", { exact: true }).fill("a first wrong password");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(failureToast(page, "Login failed")).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill("a second password");
  await breakCalls(page, "cut");

  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(failureToast(page, "Please check your credentials")).toBeVisible();
  await header(page).getByRole("link", { name: "News" }).first().click();
  await expect(failureToast(page, "Failed to load articles")).toBeVisible();
  await expect(page.getByLabel("Username")).toHaveValue(name);
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("a second password");
});

test("a sign-up that gets no answer keeps what was typed, and works on the next press [ER-04]", async ({
  page,
}) => {
  const name = uniqueName("late");
  await page.goto("/auth?mode=sign-up");
  await page.getByLabel("Username").fill(name);
  await page.getByLabel("Email").fill(`${name}@example.org`);
  await page.getByLabel("Password", { exact: true }).fill("a long quiet sentence");
  await page.context().setOffline(true);
  const create = page.getByRole("button", { name: "Create account" });
  await create.click();

  const said = failureToast(page, "Registration failed");
  await expect(said).toContainText("Registration failed. Please try again.");
  await expect(page.getByLabel("Email")).toHaveValue(`${name}@example.org`);

  await page.context().setOffline(false);
  await create.click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("the menu's Sign out that gets no answer says so [ER-05]", async ({ page }) => {
  const { username } = await signUpLearner(page);
  await page.goto("/about");
  await breakCalls(page, "cut");
  const menu = header(page).locator("summary", { has: page.locator(".initial") });
  await menu.click();
  await header(page).getByRole("button", { name: "Sign out" }).click();

  const said = failureToast(page, "Logout failed");
  await expect(said).toContainText("Logout failed. Please try again.");
  await expect(page).toHaveURL(/\/about$/);
  await expect(header(page).locator(`summary[aria-label="Your menu, ${username}"]`)).toBeVisible();

  await page.unrouteAll();
  await menu.click();
  await header(page).getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(header(page).locator('summary[aria-label="Your menu"]')).toBeVisible();
});

/** What a fault is like is told apart in one place for all; one list proves the three. */
const lists = [
  {
    what: "the feed [ER-31]",
    faults,
    path: "/news",
    ask: (page: Page) => page.getByRole("main").getByRole("link", { name: "Weekly" }).click(),
    sentence: "Failed to load articles",
    retry: "Try Again",
    reached: /source=summary_week$/,
  },
  {
    what: "the questions [ER-51]",
    faults: ["cut"] as const,
    path: "/community",
    ask: (page: Page) => page.getByRole("main").getByRole("link", { name: "Hot" }).click(),
    sentence: "Error loading questions. Please try again.",
    retry: "Retry",
    reached: /sort=hot/,
  },
  {
    what: "the items [ER-15]",
    faults: ["cut"] as const,
    path: "/marketplace",
    ask: (page: Page) => page.getByLabel("Sort by").selectOption("rating"),
    sentence: "Failed to load marketplace items. Please try again.",
    retry: "Try again",
    reached: /sort=rating/,
  },
];

for (const { what, faults, path, ask, sentence, retry, reached } of lists) {
  test(`${faults.join(", ")}: another view of ${what} leaves this one, and is asked for again`, async ({
    page,
  }) => {
    await page.goto(path);
    const heading = await page.getByRole("heading", { level: 1 }).textContent();
    const said = failureToast(page, sentence);
    for (const [place, fault] of faults.entries()) {
      if (place > 0) await closeToast(said);
      await page.unrouteAll();
      await breakCalls(page, fault);
      await ask(page);

      await expect(said, fault).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading ?? "");
      await expectPageStays(page);
    }

    await page.unrouteAll();
    await said.getByRole("button", { name: retry }).click();
    await expect(page).toHaveURL(reached);
  });
}

test("without a connection a link leaves the page, says what did not load, and works again [ER-07, ER-08, ER-13]", async ({
  page,
}) => {
  const links = [
    {
      name: "Learn",
      sentences: [
        "Failed to load dashboard data. Please try again.",
        "Error loading dashboard. Please try again later.",
      ],
      reached: /\/dashboard$/,
    },
    {
      name: "AI Tools",
      sentences: ["Failed to load AI tools. Please try again."],
      reached: /\/tools$/,
    },
  ];
  await signUpLearner(page);
  await page.goto("/about");
  // Nothing comes through, the script of the page that was asked for neither.
  await page.context().setOffline(true);
  for (const { name, sentences } of links) {
    await header(page).getByRole("link", { name }).first().click();
    for (const sentence of sentences) await expect(failureToast(page, sentence)).toBeVisible();
    await expect(page).toHaveURL(/\/about$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }

  await page.context().setOffline(false);
  for (const { name, reached } of links) {
    await header(page).getByRole("link", { name }).first().click();
    await expect(page).toHaveURL(reached);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test("the directory's tab without a connection stays and says so [ER-11]", async ({ page }) => {
  await signUpLearner(page);
  await page.goto("/dashboard");
  await breakCalls(page, "cut");
  await page.getByRole("main").getByRole("link", { name: "AI Tools" }).first().click();

  const said = failureToast(page, "Failed to load AI tools");
  await expect(said).toContainText("Failed to fetch AI tools list");
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.unrouteAll();
  await said.getByRole("button", { name: "Try Again" }).click();
  await expect(page).toHaveURL(/\/dashboard\/tools$/);
});

test("Back without a connection stays where it was, and the way back is still there", async ({
  page,
}) => {
  await page.goto("/about", { waitUntil: "networkidle" });
  await header(page).getByRole("link", { name: "News" }).first().click();
  await expect(page).toHaveURL(/\/news$/);
  await page.waitForLoadState("networkidle");
  await breakCalls(page, "cut");
  await page.evaluate(() => window.history.back());

  const said = failureToast(page, "This page could not be loaded");
  await expect(said).toBeVisible();
  await expect(page).toHaveURL(/\/news$/);
  await expect(page.getByRole("heading", { level: 1, name: "AI News Feed" })).toBeVisible();

  await page.unrouteAll();
  await said.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL(/\/about$/);
  await page.goForward();
  await expect(page).toHaveURL(/\/news$/);
});

test("on a phone the sheet of filters stays, says what did not load, and works again [ER-15]", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/marketplace");
  await page.getByText("Filter", { exact: true }).click();
  const category = page.getByLabel("Category");
  await breakCalls(page, "cut");
  await category.selectOption("Education");

  const said = failureToast(page, "Failed to load marketplace items. Please try again.");
  await expect(said).toBeVisible();
  await expect(category).toBeVisible();
  await expect(page).toHaveURL(/\/marketplace#filters$/);
  await expectPageStays(page);

  await page.unrouteAll();
  await category.selectOption("Marketing");
  await expect(page).toHaveURL(/category=Marketing#filters$/);
  await page.getByRole("button", { name: /^Show .*items$/ }).click();
  await expect(category).toBeHidden();
  await expect(page.getByRole("link", { name: /Remove Marketing/ })).toBeVisible();
});

test("a link in a dialog that gets no answer leaves the dialog open", async ({ page }) => {
  await page.goto("/marketplace");
  await page.locator(".item a").first().click();
  const dialog = page.getByRole("dialog");
  const way = dialog.getByRole("link", { name: /^Creator/ }).first();
  await expect(way).toBeVisible();
  await expect(page).toHaveURL(/\/marketplace\/\d+$/);
  await breakCalls(page, "cut");
  await way.click();

  await expect(failureToast(page, "Failed to load marketplace items.")).toBeVisible();
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/marketplace\/\d+$/);
  await expectPageStays(page);

  await page.unrouteAll();
  await way.click();
  await expect(page).toHaveURL(/creator=/);
});

test("a check and a challenge that get no answer keep what was chosen", async ({ page }) => {
  await signUpLearner(page);
  await page.goto("/path/what-ai-tools-are");
  const questions = page.getByRole("main").getByRole("group");
  for (const index of [0, 1, 2]) await questions.nth(index).getByRole("radio").first().check();
  await breakCalls(page, "empty 500");
  await page.getByRole("button", { name: "Check my answers" }).click();
  await expect(failureToast(page, "This could not be sent")).toBeVisible();
  for (const question of await questions.all()) {
    await expect(question.getByRole("radio").first()).toBeChecked();
  }

  await page.unrouteAll();
  await page.goto("/guides/5?tab=challenges");
  const challenge = page.locator("#challenge-1");
  await challenge.getByRole("radio").nth(1).check();
  await breakCalls(page, "cut");
  await challenge.getByRole("button", { name: "Check my answer" }).click();
  await expect(failureToast(page, "This could not be sent")).toBeVisible();
  await expect(challenge.getByRole("radio").nth(1)).toBeChecked();
  await expectPageStays(page);
});

test("a fault of ours against a form leaves what was typed", async ({ page }) => {
  await signUpLearner(page);
  await page.goto("/account");
  const field = page.getByLabel("Public name");
  await field.fill("Quiet Reader");
  await page.route(/account\.data/, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    const body = '[{"_1":2},"error",["SanitizedError",3,4],"Error","Unexpected Server Error"]\n';
    return route.fulfill({ status: 500, contentType: "text/x-script", body });
  });
  await page.getByRole("button", { name: "Save name" }).click();

  await expect(failureToast(page, "The lamp went out")).toBeVisible();
  await expect(field).toHaveValue("Quiet Reader");
});

test("a form that arrived says so when the page after it stays away", async ({ page }) => {
  const account = await signUpLearner(page);
  await page.context().clearCookies();
  await page.goto("/auth");
  await page.getByLabel("Username").fill(account.username);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await breakCalls(page, "cut", /dashboard\.data/);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();

  const said = failureToast(page, "That was sent, but the next page did not load");
  await expect(said).toBeVisible();
  await page.unrouteAll();
  await said.getByRole("button", { name: "Open it" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});
