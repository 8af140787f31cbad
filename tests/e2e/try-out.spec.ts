import { answerCheck } from "./checks";
import { problemsInEveryLook, uniqueName } from "./support";
import { expect, type Page, test } from "./test";

const password = "a lamp in the hall";
const prompt =
  "Give me five ideas for two children, seven and ten years old, on a rainy afternoon of three hours. No screens, please. Answer as a table.";

/** Answers the check of this page rightly. */
async function takeCheck(page: Page) {
  await answerCheck(page, 3);
  await page.getByRole("button", { name: "Check my answers" }).click();
  await expect(page.getByRole("heading", { name: "3 of 3 right: passed" })).toBeVisible();
}

function mark(page: Page, done: number) {
  return page.getByRole("banner").getByRole("link", { name: `Your try-out: ${done} of 3 done` });
}

/** A lesson with its check, an exercise and a challenge, without an account. */
async function tryAll(page: Page, look: () => Promise<void>) {
  await page.goto("/");
  await page.getByRole("link", { name: "Try the first lesson, without an account" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What AI tools really are");
  await page.getByRole("link", { name: "Check yourself" }).click();
  await expect(page.getByRole("button", { name: "Check my answers" })).toBeVisible();
  await look();
  await takeCheck(page);
  await expect(mark(page, 1)).toBeVisible();
  await look();

  await page.getByRole("link", { name: /^Now an exercise: / }).click();
  await page.getByRole("textbox", { name: "Your prompt" }).fill(prompt);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.locator("[data-role=feedback]")).toContainText("One next step:");
  await expect(mark(page, 2)).toBeVisible();

  await mark(page, 2).click();
  await page.getByRole("link", { name: "About Claude" }).click();
  const challenge = page.getByRole("group", { name: /^Challenge 1 of 3/ });
  await challenge.getByRole("radio", { name: /^Ask for the page of each figure/ }).check();
  await page.getByRole("button", { name: "Check my answer" }).first().click();
  await expect(page.getByText("Correct!")).toBeVisible();
  await expect(mark(page, 3)).toBeVisible();
}

test("what a visitor learned is in the account that they make", async ({
  page,
  javaScriptEnabled,
}) => {
  const look = async () => {
    if (javaScriptEnabled) expect(await problemsInEveryLook(page)).toEqual([]);
  };
  await tryAll(page, look);
  await mark(page, 3).click();
  await expect(page.getByText("You did 3 of 3 without an account.")).toBeVisible();
  await expect(page.getByText("3 of 3 right, passed")).toBeVisible();
  await look();

  await page.getByRole("main").getByRole("link", { name: "Make an account", exact: true }).click();
  await expect(page.getByText("What you did is kept.")).toBeVisible();
  const username = uniqueName("newcomer");
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Email").fill(`${username}@example.org`);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Create account" }).click();

  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText("Your try-out is in your account").first()).toBeVisible();
  await expect(page.getByRole("region", { name: "Streak" })).toContainText("1 day");
  await expect(page.getByRole("link", { name: /^Your try-out/ })).toHaveCount(0);
  await page.goto("/path/what-ai-tools-are");
  await expect(page.getByText("You passed this check on")).toBeVisible();
  await page.goto("/guides/5?tab=challenges");
  await expect(page.getByText("Correct!")).toBeVisible();
});
