import { readFileSync } from "node:fs";
import { signInEditor, signUpLearner, signUpWithoutZone, uniqueName } from "./support";
import { expect, type Page, test } from "./test";

const password = "a lamp in the hall";
const demoEmail = "mara@demo.lamplight.example";
const mismatch = "That username and password do not match. Please check them and try again.";

async function signIn(page: Page, username: string, word: string) {
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password").fill(word);
  await page.getByRole("button", { name: "Sign in" }).click();
}

async function signOut(page: Page, username: string) {
  await page.getByLabel(`Your menu, ${username}`).click();
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page.getByText("You are signed out").first()).toBeVisible();
}

async function fillSignUp(page: Page, email: string) {
  await page.getByLabel("Username").fill(uniqueName());
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
}

/** Keeps what forms send waiting until the returned function is called. */
async function holdForms(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/auth.data*", async (route) => {
    if (route.request().method() === "POST") await released;
    await route.continue();
  });
  return async () => {
    release();
    await page.unrouteAll({ behavior: "wait" });
  };
}

/** A message is a toast with scripts and part of the page without. */
async function expectMessage(page: Page, text: string) {
  await expect(page.getByText(text).first()).toBeVisible();
}

test("somebody signs up, comes back, changes the password and leaves", async ({ page }) => {
  const username = uniqueName("newcomer");
  await page.goto("/auth?mode=sign-up");
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Email").fill(`${username}@example.org`);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL("/dashboard");

  await signOut(page, username);
  await page.goto("/account");
  await expect(page).toHaveURL("/auth?redirectTo=/account");
  await signIn(page, username, "not the one");
  await expectMessage(page, mismatch);
  await signIn(page, username, password);
  await expect(page).toHaveURL("/account");
  await expect(page.getByRole("definition").getByText(username, { exact: true })).toBeVisible();

  await page.getByLabel("Current password").fill(password);
  await page.getByLabel("New password").fill("three quiet lamps");
  await page.getByRole("button", { name: "Change password" }).click();
  await expectMessage(page, "Your new password is set");
  await expect(page.getByLabel("New password")).toHaveValue("");

  await page.getByLabel("Public name").fill(username);
  await page.getByRole("button", { name: "Save name" }).click();
  await expectMessage(page, `Others see you as ${username}.`);
  await page.getByLabel("Time zone").selectOption("Asia/Tokyo");
  await page.getByRole("button", { name: "Save time zone" }).click();
  await expectMessage(page, "Your time zone is saved");
  await expect(page.getByLabel("Time zone")).toHaveValue("Asia/Tokyo");

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download my data" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("lamplight-account.json");
  const data = JSON.parse(readFileSync(await download.path(), "utf8"));
  expect(data.profile).toMatchObject({ username, publicName: username, timeZone: "Asia/Tokyo" });

  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expectMessage(page, "You are signed out everywhere");
  await page.goto("/auth?redirectTo=/account");
  await signIn(page, username, "three quiet lamps");
  await page.getByRole("link", { name: "Delete my account" }).click();
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expectMessage(page, "Please enter your password");
  await expectMessage(page, "Please tick the box to say that you understand");
  await page.getByLabel("Your password").fill("three quiet lamps");
  await page.getByLabel(/I understand/).check();
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expectMessage(page, "Your account is deleted");

  await page.goto("/auth");
  await signIn(page, username, "three quiet lamps");
  await expectMessage(page, mismatch);
});

test("a learner with a made password sets one of their own at once", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "Without scripts the server's page says it.");
  await signUpLearner(page);
  await page.goto("/account");

  await expect(page.getByRole("heading", { name: "Set your own password" })).toBeVisible();
  await page.getByLabel("New password").fill("123456");
  await page.getByRole("button", { name: "Set password" }).click();
  await expectMessage(page, "Password must be at least 8 characters");
  await page.getByLabel("New password").fill("password1");
  await page.getByRole("button", { name: "Set password" }).click();
  await expectMessage(page, "This is one of the most common passwords.");
  await page.getByLabel("New password").fill(password);
  await page.getByRole("button", { name: "Set password" }).click();
  await expectMessage(page, "Your new password is set");
  await expect(page.getByRole("heading", { name: "Change password" })).toBeVisible();
});

test("a time zone whose answer comes beside a form reads nothing until the form is through", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "The browser's script tells it.");
  const { username } = await signUpWithoutZone(page);
  const zone = hold();
  const form = hold();
  await page.route("**/time-zone.data*", async (route) => {
    const response = await route.fetch();
    await zone.released;
    await route.fulfill({ response });
  });
  const asked = page.waitForRequest("**/time-zone.data*");
  await page.goto("/account");
  await asked;
  await page.getByLabel("New password").fill(password);
  const read: string[] = [];
  await page.route("**/*.data*", async (route) => {
    const request = route.request();
    if (request.method() === "POST" && request.url().includes("/account")) {
      const response = await route.fetch();
      await form.released;
      return route.fulfill({ response });
    }
    read.push(request.url());
    return route.fallback();
  });
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByRole("button", { name: /Saving|Set password/ })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  const told = page.waitForResponse("**/time-zone.data*");
  zone.release();
  await told;
  await page.waitForTimeout(300);
  expect(read).toEqual([]);

  form.release();
  await expectMessage(page, "Your new password is set");
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(username);
});

test("a time zone that does not arrive is told once more from the next page", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "The browser's script tells it.");
  await signUpWithoutZone(page);
  let isCut = true;
  let told = 0;
  await page.route("**/time-zone.data*", (route) => {
    told += 1;
    return isCut ? route.abort() : route.continue();
  });
  await page.goto("/dashboard");
  await expect.poll(() => told).toBe(1);

  isCut = false;
  await page.getByRole("banner").getByRole("link", { name: "News" }).click();
  await expect(page).toHaveURL("/news");
  await expect.poll(() => told).toBe(2);
  await page.waitForLoadState("networkidle");
  await page.getByRole("banner").getByRole("link", { name: "Community" }).click();
  await expect(page).toHaveURL("/community");
  await page.waitForLoadState("networkidle");
  expect(told).toBe(2);
});

/** Something that waits until it is let go. */
function hold() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { released, release };
}

test("the account shows the time zone that the browser told", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "Without scripts a browser tells nothing.");
  await signUpWithoutZone(page);
  await page.goto("/account");

  const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  await expect(page.getByLabel("Time zone")).toHaveValue(zone);
  await page.reload();
  await expect(page.getByLabel("Time zone")).toHaveValue(zone);
});

test("an editor makes a link, and it sets a new password", async ({ page, browser }) => {
  const { username } = await signUpLearner(page);
  await signInEditor(page);
  await page.goto("/admin/password-links");
  await expect(page.getByRole("heading", { name: "Password links" })).toBeVisible();
  await page.getByLabel("Username").fill(username);
  await page.getByRole("button", { name: "Make link" }).click();
  await expect(page.getByRole("heading", { name: `The link for ${username}` })).toBeVisible();
  const link = await page.getByLabel("One-time link").inputValue();
  await expect(page.getByRole("row", { name: new RegExp(username) })).toContainText("Open");

  const theirs = await browser.newPage({
    javaScriptEnabled: test.info().project.use.javaScriptEnabled,
  });
  await theirs.goto(link);
  await theirs.getByLabel("New password").fill(password);
  await theirs.getByRole("button", { name: "Set password" }).click();
  await expectMessage(theirs, "Your new password is set");
  await expect(theirs.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  await theirs.close();
});

test("the sign-in test signs in, shows the session, and signs out [AU-19, AU-20, AU-21]", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "Without scripts the browser posts the forms.");
  const { username, password: made } = await signUpLearner(page);
  await page.context().clearCookies();
  await page.goto("/auth-test");
  await expect(page.getByText("Current user: nobody is signed in")).toBeVisible();

  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password").fill(made);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText(`Current user: ${username}`)).toBeVisible();
  await expect(page.getByLabel(`Your menu, ${username}`)).toBeVisible();

  await page.getByRole("button", { name: "Check Session" }).click();
  await expect(page.getByText('"status": 200')).toBeVisible();
  const shown = JSON.parse((await page.locator("pre").textContent()) ?? "");
  expect(shown).toMatchObject({ status: 200, user: { username, role: "learner" } });
  expect(Object.keys(shown.user)).not.toContain("password");

  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByText("Current user: nobody is signed in")).toBeVisible();
});

test("the sign-in test shows why a check, a sign-in or a sign-out failed [AU-22, ER-03, ER-05]", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "Without scripts the browser posts the forms.");
  await page.goto("/auth-test");
  await page.getByRole("button", { name: "Check Session" }).click();
  await expect(page.getByText("401: Please sign in.")).toBeVisible();
  await expect(page.getByText('"status": 401')).toBeVisible();

  await page.getByLabel("Username").fill("nobody-here");
  await page.getByLabel("Password").fill("not the one");
  await page.getByRole("button", { name: "Login" }).click();
  await expectMessage(page, "Login failed");
  await expectMessage(page, mismatch);

  await page.route("**/api/logout.data", (route) => route.abort());
  await page.getByRole("button", { name: "Logout" }).click();
  await expectMessage(page, "Logout failed. Please try again.");
});

/** Shows the password that is typed, and hides it again. */
async function lookAtPassword(page: Page) {
  const field = page.getByLabel("Password");
  await field.fill("four words in a row");
  await expect(field).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(field).toHaveAttribute("type", "text");
  await expect(field).toHaveValue("four words in a row");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(field).toHaveAttribute("type", "password");
}

test("with scripts the two cards change places on the same page, and show a password [AU-01]", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "Without scripts the other card is a page.");
  await page.goto("/auth");
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await lookAtPassword(page);

  await page.getByRole("link", { name: "Make an account" }).click();
  await expect(page.getByRole("heading", { name: "Create an account" })).toBeVisible();
  await expect(page).toHaveURL("/auth");
  await lookAtPassword(page);
  await page.getByRole("link", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  await expect(page).toHaveURL("/auth");
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
});

test("with scripts a refused form sends no request, and signing in loads no page [AU-03, AU-11, AU-12, AU-16]", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "Without scripts the server refuses.");
  const { username, password: made } = await signUpLearner(page);
  await page.context().clearCookies();
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(request.url());
  });
  await page.goto("/auth");
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await signIn(page, "ab", "12345");
  await expect(page.getByText("Username must be at least 3 characters")).toBeVisible();
  await expect(page.getByText("Password must be at least 6 characters")).toBeVisible();
  expect(posts).toEqual([]);

  await page.getByLabel("Username").fill("abc");
  await page.getByLabel("Password").fill("123456");
  await expect(page.getByText("must be at least")).toHaveCount(0);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expectMessage(page, mismatch);
  expect(posts).toHaveLength(1);

  await signIn(page, username, made);
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByLabel(`Your menu, ${username}`)).toBeVisible();
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
});

test("with scripts the buttons say what is going on, and a taken email is refused [AU-07, AU-08, ER-04]", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "Without scripts the browser shows it.");
  await page.goto("/auth");
  const releaseSignIn = await holdForms(page);
  await signIn(page, uniqueName(), "not the one");
  await expect(page.getByRole("button", { name: "Signing in..." })).toBeVisible();
  await releaseSignIn();
  await expectMessage(page, "Login failed");
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();

  await page.getByRole("link", { name: "Make an account" }).click();
  const releaseSignUp = await holdForms(page);
  await fillSignUp(page, demoEmail);
  await expect(page.getByRole("button", { name: "Creating account..." })).toBeVisible();
  await releaseSignUp();
  await expectMessage(page, "Registration failed");
  await expectMessage(page, "An account with this email already exists. Please sign in.");
});

test("on a phone the question about a field is in view once it is asked for", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUpLearner(page, { industry: "teaching" });
  const question = page.getByRole("heading", { name: "Which of these is closest?" });

  await page.goto("/account/profile");
  await page.getByRole("link", { name: "Choose another field" }).click();
  await expect(question).toBeInViewport();

  await page.goto("/account/profile");
  await page.getByLabel("Field or interest").fill("zorbs");
  await page.getByRole("button", { name: "Save and plan anew" }).click();
  await expect(question).toBeInViewport();
});
