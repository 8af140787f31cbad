import { readdirSync, readFileSync } from "node:fs";
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

const firstStep = "/path/what-ai-tools-are";
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
  await answerCheck(page, 1);
  await check(page);
  await expect(page.getByRole("heading", { name: "1 of 3 right: not passed yet" })).toBeVisible();
  await expect(page).toHaveURL(/\?check=1(#check)?$/);
  await expect(page.getByText("Not right")).toHaveCount(2);

  await page.getByRole("link", { name: "Try other questions" }).click();
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

test("a locked step that somebody knows is done by a test, and a miss can be made good", async ({
  page,
}) => {
  await signUpLearner(page);
  await page.goto("/dashboard");
  const steps = page.getByRole("region", { name: "Your path" }).getByRole("listitem");
  const [title = ""] = await steps.nth(2).getByRole("heading").allTextContents();
  await steps.nth(2).getByRole("link").click();
  await expect(page.getByRole("heading", { name: "Opens after" })).toBeVisible();
  await page.getByRole("link", { name: "I know this" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`I know this: ${title}`);

  const send = page.getByRole("button", { name: "See if I know it" });
  await answerCheck(page, 1, 2);
  await send.click();
  await expect(page.getByRole("heading", { name: "0 of 1 skill shown" })).toBeVisible();

  await page.getByRole("link", { name: "Test again with other questions" }).click();
  await answerCheck(page, 2, 2);
  await send.click();
  await expect(page.getByRole("heading", { name: "1 of 1 skill shown" })).toBeVisible();
});

test("the questions of a check come one at a time", async ({ page, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false, "without scripts all of them are there");
  await signUpLearner(page);
  await openLive(page, firstStep);
  const questions = questionsOn(page);
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

test("no answer key is in a script that a browser may load", async ({ javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false, "no scripts are loaded");
  const folder = "build/client/assets";
  const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(3);

  const all = scripts.map((name) => readFileSync(`${folder}/${name}`, "utf8")).join("\n");
  const explanations = Object.values(questions).flatMap((each) =>
    each.flatMap(({ options }) => options.map(({ explanation }) => explanation.slice(0, 40))),
  );
  expect(explanations.filter((each) => all.includes(each))).toEqual([]);
});

test("a check works with the keyboard alone", async ({ page, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false, "without scripts it is the browser's own form");
  await signUpLearner(page);
  await openLive(page, firstStep);
  for (const index of [0, 1, 2]) {
    const question = questionsOn(page).nth(index);
    await question.getByRole("radio").first().focus();
    await page.keyboard.press("Space");
    await expect(question.getByRole("radio").first()).toBeChecked();
  }
  await page.keyboard.press("Enter");

  const heading = page.getByRole("heading", { name: /of 3 right/ });
  await expect(heading).toBeVisible();
  await expect(heading).toBeFocused();
});

test("axe finds nothing on a step in any of its states", async ({ page, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false, "axe runs as a script");
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 390, height: 900 });
  await signUpLearner(page);
  await openLive(page, firstStep);

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

test("a goal is changed by a press, and the path is planned anew", async ({ page }) => {
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
  await page.getByRole("button", { name: goal }).click();
  await expect(page.getByLabel("Learning goal")).toHaveValue(goal);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Your profile is saved").first()).toBeVisible();
  await page.getByRole("button", { name: "Save and plan anew" }).click();
  await expect(page).toHaveURL("/dashboard");
  await unfold.click();
  expect(await heading.allTextContents()).not.toEqual(before);
});

test("the sign-in details stay while the page does, and the password of the card becomes one's own [AP-05]", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "what the server sends is tested with the routes");
  const form = { ...answers, step: "notifications", notifications: "block" };
  const email = `${uniqueName("card")}@example.org`;
  await page.request.post("/onboarding", { form: { ...form, email }, maxRedirects: 0 });
  await page.goto("/dashboard");
  const card = page.getByRole("region", { name: "Save your sign-in details" });
  await expect(card.getByLabel("Username")).toHaveValue(/^card-/);
  await expect(card.getByLabel("Password")).toHaveValue(/^\S{16}$/);
  // The browser reports its time zone now, and the dashboard is read again.
  await isLive(page);
  await expect(card).toBeVisible();

  await card.getByLabel("Password").fill("three quiet lamps");
  await card.getByRole("button", { name: "Choose your password" }).click();
  await expect(page.getByText("Your new password is set").first()).toBeVisible();
  await expect(page).toHaveURL("/dashboard");
  await expect(card).toBeHidden();
  await expect(page.getByText("the one we made up")).toBeHidden();
});
