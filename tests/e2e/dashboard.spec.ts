import { answerCheck } from "./checks";
import {
  answers,
  isLive,
  letTimePass,
  openLive,
  problemsInEveryLook,
  signUpLearner,
  uniqueName,
  withFailure,
} from "./support";
import { expect, type Page, test } from "./test";
import { written } from "./written";

const { questions } = written();

const password = "a lamp in the hall";
const failed = {
  toast: "Failed to load dashboard data. Please try again.",
  text: "Error loading dashboard. Please try again later.",
};

function score(page: Page, points: number) {
  return page.getByRole("img", { name: `AI skill score ${points} out of 100` });
}

function questionsOn(page: Page) {
  return page.getByRole("group", { name: /^Question \d of \d/ });
}

async function check(page: Page) {
  await page.getByRole("button", { name: "Check my answers" }).click();
}

test("a learner answers wrongly, then rightly, and the dashboard moves [DA-01, DA-07, DA-10, DA-11]", async ({
  page,
}) => {
  const { username } = await signUpLearner(page);

  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Welcome, ${username}!`);
  await expect(score(page, 12)).toBeVisible();
  await expect(page.getByRole("region", { name: "Today" })).toContainText("+12 in seven days");
  await expect(page.getByRole("region", { name: "Streak" })).toContainText("0 days");
  await expect(page.getByRole("progressbar", { name: "Your path" })).toHaveAttribute(
    "aria-valuenow",
    "0",
  );
  await expect(page.getByText("5 earned / 3 unlocked")).toBeVisible();
  const steps = page.getByRole("region", { name: "Your path" }).getByRole("listitem");
  const titles = await steps.getByRole("heading").allTextContents();
  await expect(steps.nth(0)).toContainText("In progress");
  await expect(steps.nth(1)).toContainText(`Opens after “${titles[0]}”`);

  await page.getByRole("link", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles[0] ?? "");
  await check(page);
  for (const number of [1, 2, 3]) {
    await expect(page.getByText(`Choose an answer to question ${number}.`)).toBeVisible();
  }

  await answerCheck(page, 1);
  await check(page);
  await expect(page.getByRole("heading", { name: "1 of 3 right: not passed yet" })).toBeVisible();
  await expect(page).toHaveURL(/\?check=1$/);
  await expect(page.getByText("Not right")).toHaveCount(2);

  await page.goto("/dashboard");
  await expect(score(page, 12)).toBeVisible();

  await page.getByRole("link", { name: "Continue" }).click();
  await answerCheck(page, 3);
  await check(page);
  await expect(page.getByRole("heading", { name: "3 of 3 right: passed" })).toBeVisible();
  await expect(page.getByText("First step, Three of three").first()).toBeVisible();
  await expect(page.getByRole("link", { name: `Next: ${titles[1]}` })).toBeVisible();

  await expect(page.getByText("+5 points")).toBeVisible();
  await page.getByRole("link", { name: "To my dashboard" }).click();
  await expect(score(page, 17)).toBeVisible();
  await expect(page.getByRole("region", { name: "Today" })).toContainText("+17 in seven days");
  await expect(page.getByRole("region", { name: "Streak" })).toContainText("1 day");
  await expect(page.getByRole("img", { name: /Learning days .* 1 of .* is lit\./ })).toBeVisible();
  await expect(steps.nth(0)).toContainText("Completed");
  await expect(steps.nth(1)).toContainText("In progress");
  await expect(page.getByText("7 earned / 4 unlocked")).toBeVisible();
});

test("a locked step that somebody knows is done by a test, and a miss costs nothing", async ({
  page,
}) => {
  await signUpLearner(page);
  await page.goto("/dashboard");
  const steps = page.getByRole("region", { name: "Your path" }).getByRole("listitem");
  const [title = ""] = await steps.nth(2).getByRole("heading").allTextContents();
  await steps.nth(2).getByRole("link").click();
  await expect(page.getByRole("heading", { name: "Opens after" })).toBeVisible();
  const locked = page.url();
  await page.getByRole("link", { name: "I know this" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`I know this: ${title}`);

  const send = page.getByRole("button", { name: "See if I know it" });
  await answerCheck(page, 1, 1);
  await send.click();
  await expect(page.getByText("Choose an answer here too. The others are kept.")).toBeVisible();
  await answerCheck(page, 1, 2);
  await send.click();
  await expect(page.getByRole("heading", { name: "0 of 1 skill shown" })).toBeVisible();
  await expect(page.getByText("Nothing is lost where an answer was wrong")).toBeVisible();

  await page.getByRole("link", { name: "Test again with other questions" }).click();
  await answerCheck(page, 2, 2);
  await send.click();
  await expect(page.getByRole("heading", { name: "1 of 1 skill shown" })).toBeVisible();
  await page.goto("/dashboard");
  await expect(steps.nth(2)).toContainText("Completed");
  await expect(steps.nth(0)).toContainText("In progress");
  await page.goto(locked);
  await expect(page.getByRole("heading", { name: "An example" })).toBeVisible();
});

test("a form that was sent already shows its first result [UD-13]", async ({ page }) => {
  await signUpLearner(page);
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Continue" }).click();
  await answerCheck(page, 3);
  const step = page.url();
  await check(page);
  await expect(page.getByRole("heading", { name: "3 of 3 right: passed" })).toBeVisible();

  // The old form, as a second tab or the browser's own memory would send it.
  const again = await page.request.post(step, { form: { check: "1" }, maxRedirects: 0 });
  expect(again.headers().location).toMatch(/\?check=1$/);
  await page.goto("/dashboard");
  await expect(score(page, 17)).toBeVisible();
});

test("the questions of a check come one at a time, and all of them without scripts", async ({
  page,
  javaScriptEnabled,
}) => {
  await signUpLearner(page);
  await openLive(page, "/path/what-ai-tools-are");
  const questions = questionsOn(page);
  if (javaScriptEnabled === false) {
    await expect(questions).toHaveCount(3);
    return;
  }
  await expect(questions).toHaveCount(1);
  await questions.first().getByRole("radio").first().check();
  await expect(questions).toHaveCount(2);
  await questions.first().getByRole("radio").last().check();
  await expect(questions).toHaveCount(2);
  await check(page);
  await expect(questions).toHaveCount(3);
  await expect(page.getByText("Choose an answer to question 3.")).toBeVisible();
  await expect(questions.first().getByRole("radio").last()).toBeChecked();
});

test("a locked step says what opens it [DA-11]", async ({ page }) => {
  await signUpLearner(page);
  await page.goto("/dashboard");
  const steps = page.getByRole("region", { name: "Your path" }).getByRole("listitem");
  const titles = await steps.getByRole("heading").allTextContents();

  await steps.nth(2).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles[2] ?? "");
  await expect(page.getByRole("heading", { name: `Opens after “${titles[1]}”` })).toBeVisible();
  await expect(page.getByRole("button", { name: "Check my answers" })).toHaveCount(0);
  await page.getByRole("link", { name: `Go to “${titles[0]}”` }).click();
  await expect(page.getByRole("button", { name: "Check my answers" })).toBeVisible();
});

test("the score is explained, and the way back is there [DA-06, DA-07]", async ({ page }) => {
  await signUpLearner(page);
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Why this number" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Why this number");
  await expect(page.getByRole("row", { name: /^Setting up/ })).toContainText("12.0");
  await expect(page.getByRole("row", { name: /^Your score/ })).toContainText("12");
  await page.getByRole("link", { name: "Dashboard", exact: true }).last().click();
  await expect(score(page, 12)).toBeVisible();
});

test("a visitor signs in and comes back to the dashboard [DA-04]", async ({ page }) => {
  const { username, password: word } = await signUpLearner(page);
  await page.context().clearCookies();

  await page.goto("/dashboard");
  await expect(page).toHaveURL("/auth?redirectTo=/dashboard");
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password").fill(word);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Welcome, ${username}!`);
});

test("the sign-in details stay while the page does, and no longer [AP-05]", async ({ page }) => {
  await page.goto("/onboarding");
  await page.getByRole("link", { name: "Make my plan" }).click();
  await page.getByLabel("Your email").fill(`${uniqueName("mara")}@example.org`);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "35-44" }).click();
  await page.getByRole("button", { name: "Beginner" }).click();
  await page.getByLabel("Your field or interest").fill("teaching");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: /productivity/ }).click();
  await page.getByRole("button", { name: "Start Learning Now" }).click();

  const details = page.getByRole("region", { name: "Save your sign-in details" });
  await expect(details.getByLabel("Username")).toHaveValue(/^mara-/);
  await expect(details.getByLabel("Password")).toHaveValue(/^\S{16}$/);
  // With scripts the browser reports its time zone now, and the dashboard is read again.
  await isLive(page);
  await expect(details).toBeVisible();

  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Welcome/);
  await expect(details).toBeHidden();
});

test("after a plain sign-up the sample leads to a path of one's own [DA-13]", async ({ page }) => {
  const username = uniqueName();
  const data = { username, email: `${username}@example.org`, password };
  expect((await page.request.post("/api/register", { data })).ok()).toBe(true);
  await page.request.post("/api/login", { data: { username, password } });

  await page.goto("/dashboard");
  const sample = page.getByRole("region", { name: "A sample path" });
  await expect(sample.getByRole("listitem")).toHaveCount(5);
  await expect(sample).toContainText("This is a sample");
  await page.getByRole("link", { name: "Make my path" }).click();
  await expect(page).toHaveURL(/\/onboarding/);
});

test("a spinner shows while the dashboard is pending [DA-03]", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "without scripts the browser shows its own");
  await signUpLearner(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/dashboard.data*", async (route) => {
    await released;
    await route.continue();
  });

  await page.goto("/about");
  await page.getByRole("link", { name: "Learn" }).first().click();
  const spinner = page.getByText("Loading your dashboard...");
  await expect(spinner).toBeVisible();
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Welcome/);
  await expect(spinner).toBeHidden();
});

test("a failure is said on the screen and in a toast, once [DA-15, ER-07, ER-08, SH-52]", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "the page itself is tested with the routes");
  await signUpLearner(page);
  let reads = 0;
  await page.route("**/dashboard.data*", async (route) => {
    reads++;
    const response = await route.fetch();
    const body = withFailure(await response.text(), "routes/dashboard");
    await route.fulfill({ response, status: 500, body });
  });

  await page.clock.install();
  await openLive(page, "/about");
  await page.getByRole("link", { name: "Learn" }).first().click();
  await expect(page.getByText(failed.text)).toBeVisible();
  await expect(page.getByText(failed.toast).first()).toBeVisible();
  await letTimePass(page, 60_000);
  expect(reads).toBe(1);

  await page.getByRole("link", { name: "Try Again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Welcome/);
});

test("no answer key reaches the browser before a check is answered", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "no scripts are loaded");
  await signUpLearner(page);
  const scripts = new Set<string>();
  page.on("request", (request) => {
    if (request.url().endsWith(".js")) scripts.add(request.url());
  });
  await openLive(page, "/dashboard");
  await page.getByRole("link", { name: "Continue" }).click();
  await expect(page.getByRole("button", { name: "Check my answers" })).toBeVisible();
  await isLive(page);
  expect(scripts.size).toBeGreaterThan(3);

  const sources = [page.url(), `${page.url()}.data`, ...scripts].map(async (url) =>
    (await page.request.get(url)).text(),
  );
  const loaded = (await Promise.all(sources)).join("\n");
  const explanations = Object.values(questions).flatMap((each) =>
    each.flatMap(({ options }) => options.map(({ explanation }) => explanation.slice(0, 40))),
  );
  expect(explanations.filter((each) => loaded.includes(each))).toEqual([]);
});

test("a check works with the keyboard alone", async ({ page, javaScriptEnabled }) => {
  await signUpLearner(page);
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Continue" }).click();
  for (const index of [0, 1, 2]) {
    const question = questionsOn(page).nth(index);
    await question.getByRole("radio").first().focus();
    await page.keyboard.press("Space");
    await expect(question.getByRole("radio").first()).toBeChecked();
  }
  await page.keyboard.press("Enter");

  const heading = page.getByRole("heading", { name: /of 3 right/ });
  await expect(heading).toBeVisible();
  if (javaScriptEnabled !== false) await expect(heading).toBeFocused();
});

test("axe finds nothing on a step in any of its states", async ({ page, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false, "axe runs as a script");
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 390, height: 900 });
  await signUpLearner(page);
  await openLive(page, "/dashboard");
  await page.getByRole("link", { name: "Continue" }).click();

  await check(page);
  await expect(page.getByText("Choose an answer to question 1.")).toBeVisible();
  expect(await problemsInEveryLook(page, [390]), "came back").toEqual([]);

  await answerCheck(page, 1);
  await check(page);
  await expect(page.getByText("1 of 3 right: not passed yet")).toBeVisible();
  expect(await problemsInEveryLook(page, [390]), "not passed").toEqual([]);

  await page.getByRole("link", { name: "Try other questions" }).click();
  await answerCheck(page, 3);
  await check(page);
  await expect(page.getByText("3 of 3 right: passed")).toBeVisible();
  await page.getByText("Read the lesson again").click();
  expect(await problemsInEveryLook(page, [390]), "passed").toEqual([]);

  await page.goto("/dashboard");
  await page.getByText(/^\d+ more steps?$/).click();
  expect(await problemsInEveryLook(page, [390]), "dashboard").toEqual([]);
  await page.getByRole("listitem").filter({ hasText: "Locked" }).getByRole("link").last().click();
  await expect(page.getByRole("heading", { name: /^Opens after/ })).toBeVisible();
  expect(await problemsInEveryLook(page, [390]), "locked").toEqual([]);
});

test("a goal is changed by a press, and the plan follows only when asked", async ({ page }) => {
  await signUpLearner(page);
  await page.goto("/dashboard");
  const heading = page
    .getByRole("region", { name: "Your path" })
    .getByRole("heading", { level: 3 });
  const unfold = page.getByText(/^\d+ more steps?$/);
  await unfold.click();
  const before = await heading.allTextContents();
  await page.getByRole("link", { name: "Change your answers" }).click();
  await expect(page).toHaveURL("/account/profile");

  const goal = "start an AI-powered business";
  await page.getByRole("link", { name: goal }).click();
  await expect(page.getByLabel("Learning goal")).toHaveValue(goal);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Your profile is saved").first()).toBeVisible();
  await page.goto("/dashboard");
  await unfold.click();
  expect(await heading.allTextContents()).toEqual(before);

  await page.goto("/account/profile");
  await page.getByRole("button", { name: "Save and plan anew" }).click();
  await expect(page).toHaveURL("/dashboard");
  await unfold.click();
  expect(await heading.allTextContents()).not.toEqual(before);
});

test("the password of the card becomes one's own, and the card goes", async ({ page }) => {
  await page.goto("/onboarding");
  const form = { ...answers, step: "notifications", notifications: "block" };
  const email = `${uniqueName("card")}@example.org`;
  await page.request.post("/onboarding", { form: { ...form, email }, maxRedirects: 0 });
  await page.goto("/dashboard");
  const card = page.getByRole("region", { name: "Save your sign-in details" });
  await card.getByLabel("Password").fill("three quiet lamps");
  await card.getByRole("button", { name: "Choose your password" }).click();
  await expect(page.getByText("Your new password is set").first()).toBeVisible();
  await expect(page).toHaveURL("/dashboard");
  await expect(card).toBeHidden();
  await expect(page.getByText("the one we made up")).toBeHidden();
});
