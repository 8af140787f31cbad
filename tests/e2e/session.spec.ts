import { accessibilityProblems, openLive, signUpLearner, uniqueName } from "./support";
import { expect, type Page, test } from "./test";

const onePage = "without scripts the form that comes back is a page as the server sends it";

/** Ends the session as from another device: the browser still has its cookie. */
async function endSession(page: Page) {
  const cookies = await page.context().cookies();
  const ended = await page.request.post("/api/logout");
  expect(ended.status()).toBe(200);
  await page.context().addCookies(cookies);
}

async function signInAgain(page: Page, account: { username: string; password: string }) {
  const why = page.getByRole("status").filter({ hasText: "Your session has ended." });
  await expect(why).toContainText("Sign in, and what you filled in is still here.");
  await page.getByLabel("Username").fill(account.username);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

test("a check that comes after the session keeps its answers over signing in", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, onePage);
  const account = await signUpLearner(page);
  await openLive(page, "/path/what-ai-tools-are");
  const questions = page.getByRole("main").getByRole("group");
  for (const index of [0, 1, 2]) await questions.nth(index).getByRole("radio").nth(1).check();
  await endSession(page);
  await page.getByRole("button", { name: "Check my answers" }).click();

  await signInAgain(page, account);
  await expect(page).toHaveURL(/\/path\/what-ai-tools-are$/);
  await expect(questions).toHaveCount(3);
  for (const question of await questions.all()) {
    await expect(question.getByRole("radio").nth(1)).toBeChecked();
  }
  await page.getByRole("button", { name: "Check my answers" }).click();
  await expect(page).toHaveURL(/check=1$/);
});

test("a challenge that comes after the session keeps its answer", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, onePage);
  const account = await signUpLearner(page);
  await openLive(page, "/guides/5?tab=challenges");
  const challenge = page.locator("#challenge-2");
  await challenge.getByRole("radio").nth(1).check();
  await endSession(page);
  await challenge.getByRole("button", { name: "Check my answer" }).click();

  await signInAgain(page, account);
  await expect(challenge.getByRole("radio").nth(1)).toBeChecked();
  await challenge.getByRole("button", { name: "Check my answer" }).click();
  await expect(challenge.getByRole("button")).toHaveCount(0);
});

test("any other form is offered to be sent once more", async ({ page, javaScriptEnabled }) => {
  const account = await signUpLearner(page);
  await openLive(page, "/account");
  const name = uniqueName("Quiet Reader");
  await page.getByLabel("Public name").fill(name);
  await endSession(page);
  await page.getByRole("button", { name: "Save name" }).click();

  await signInAgain(page, account);
  await expect(page).toHaveURL(/\/account$/);
  const offer = page.getByRole("region", { name: "This was not sent yet" });
  await expect(offer).toContainText(name);
  if (javaScriptEnabled !== false) expect(await accessibilityProblems(page)).toEqual([]);
  await offer.getByRole("button", { name: "Send it now" }).click();
  await expect(offer).toHaveCount(0);
  await expect(page.getByText("Your public name is saved").first()).toBeVisible();
});

test("a comment that comes after the session has a way to sign in, and is there again", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, onePage);
  const account = await signUpLearner(page);
  await openLive(page, "/news/1");
  const words = `The second part helped me. ${uniqueName("c")}`;
  const form = page.locator(".comms__form");
  await form.getByLabel("Your comment").fill(words);
  await endSession(page);
  await form.getByRole("button", { name: "Post Comment" }).click();
  await expect(form).toContainText("You are not signed in any more.");
  await form.getByRole("link", { name: "Sign in" }).click();

  await page.getByLabel("Username").fill(account.username);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/\/news\/1#comments$/);
  await expect(form.getByLabel("Your comment")).toHaveValue(words);
});
