import { accessibilityProblems, signIn, signUpLearner, toast, uniqueName } from "./support";
import { expect, type Page, test } from "./test";

/** A question by somebody new, asked through `/api`; the browser stays signed in as its asker. */
async function askSomething(page: Page) {
  const asker = await signUpLearner(page);
  const name = uniqueName("question");
  const response = await page.request.post("/api/community/threads", {
    data: {
      title: `How do I keep the same headings in ${name}?`,
      body: "I ask for a **summary** of our notes and get something different each time.",
      tags: [1, 5],
    },
  });
  expect(response.status()).toBe(201);
  const { id } = (await response.json()) as { id: number };
  return { asker, id };
}

/** Answers as somebody new, in the page's form. */
async function answerAsHelper(page: Page, id: number, words: string) {
  await page.context().clearCookies();
  await signUpLearner(page);
  await page.goto(`/community/${id}`);
  await page.getByRole("textbox", { name: "Your answer" }).fill(words);
  await page.getByRole("button", { name: "Post your answer" }).click();
  await expect(page.locator(".answer").filter({ hasText: words })).toBeVisible();
}

test("a question is answered, voted on, accepted and solved, and its asker is told [SH-21, CM-32, CM-26]", async ({
  page,
  javaScriptEnabled,
}) => {
  const { asker, id } = await askSomething(page);
  await answerAsHelper(page, id, "Name the headings in the prompt itself.");
  await expect(page.getByText("Answer posted").first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/community/${id}#answer-`));
  await expect(page.getByRole("textbox", { name: "Your answer" })).toHaveValue("");

  const vote = page.getByRole("button", { name: "Vote up: this question" });
  await vote.click();
  await expect(vote).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("#question .vote b").first()).toHaveText("Score 1");
  await expect(page.getByRole("button", { name: /^Accept this answer/ })).toHaveCount(0);

  await page.context().clearCookies();
  await signIn(page, asker);
  await page.goto("/notifications");
  await page.getByText(/New answer to/).click();
  await expect(page).toHaveURL(new RegExp(`/community/${id}`));
  // axe runs as a script
  if (javaScriptEnabled !== false) expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole("button", { name: /^Accept this answer/ }).click();
  await expect(page.getByText("Accepted answer")).toBeVisible();
  await expect(page.locator(".q-meta")).toContainText("Solved");
  if (javaScriptEnabled !== false) await expect(toast(page, "Solved")).toBeVisible();
});

test("a preview, a comment, an edit with its history, and a delete that asks first", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "without scripts each is a form and the page it leads to");
  const { id } = await askSomething(page);
  await page.goto(`/community/${id}`);
  await page
    .getByRole("textbox", { name: "Your answer" })
    .fill("I found out: a **pattern** helps.");
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.locator(".reply__preview strong")).toHaveText("pattern");
  await expect(page.getByRole("textbox", { name: "Your answer" })).toHaveValue(
    "I found out: a **pattern** helps.",
  );
  await page.getByRole("button", { name: "Post your answer" }).click();
  const answer = page.locator(".answer").filter({ hasText: "I found out" });
  await expect(answer).toBeVisible();

  await page.locator("#comments-question summary").click();
  await page.locator("#comments-question").getByLabel("Your comment").fill("It is version 4.");
  await page.getByRole("button", { name: "Post comment" }).first().click();
  await expect(page.locator("#comments-question .remark")).toContainText("It is version 4.");

  await answer.getByRole("link", { name: "Edit your answer" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Edit your answer");
  await page.getByRole("textbox", { name: "Your answer" }).fill("I found out: two examples help.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.locator(".answer")).toContainText("two examples");
  await page
    .locator(".answer")
    .getByRole("link", { name: /^Edited/ })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What it said before");
  await expect(page.locator(".revisions")).toContainText("pattern");

  await page.goto(`/community/${id}`);
  await page.getByRole("link", { name: "Delete your answer" }).click();
  await page.getByRole("button", { name: "Delete the answer" }).click();
  await expect(page.getByText("No answers yet")).toBeVisible();
  await page.getByRole("link", { name: "Delete your question" }).click();
  await page.getByRole("button", { name: "Delete the question" }).click();
  await expect(page).toHaveURL(/\/community$/);
  const response = await page.goto(`/community/${id}`);
  expect(response?.status()).toBe(410);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This question was deleted");
});

test("a visitor finds one way to sign in and one quiet menu, and an answer is kept through signing in [CM-31]", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "without scripts the server keeps it just so");
  const { asker, id } = await askSomething(page);
  await page.context().clearCookies();
  await page.goto(`/community/${id}`);
  await expect(page.getByRole("link", { name: "Sign in to comment" })).toHaveCount(1);
  const post = page.getByRole("article", { name: "The question" });
  const report = post.getByRole("link", { name: "Report this question" });
  await expect(report).toBeHidden();
  await post.getByLabel("More about this question").click();
  await expect(report).toBeVisible();

  await page
    .getByRole("textbox", { name: "Your answer" })
    .fill("Say who reads the summary, and how long they have.");
  await page.getByRole("button", { name: "Post your answer" }).click();
  await expect(page).toHaveURL(/\/auth\?redirectTo=/);
  await page.getByLabel("Username").fill(asker.username);
  await page.getByLabel("Password").fill(asker.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(new RegExp(`/community/${id}`));
  await expect(page.getByRole("textbox", { name: "Your answer" })).toHaveValue(
    "Say who reads the summary, and how long they have.",
  );
});

test("bookmark, follow and share show what they did", async ({ page, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false, "without scripts each is a form and the page it leads to");
  const { id } = await askSomething(page);
  await page.goto(`/community/${id}`);
  const bookmark = page.getByRole("button", { name: "Bookmark" });
  await bookmark.click();
  await expect(bookmark).toHaveAttribute("aria-pressed", "true");
  const follow = page.getByRole("button", { name: "Follow" });
  await expect(follow).toHaveAttribute("aria-pressed", "true"); // askers follow their question
  // The button shows the press before the server has it.
  const saved = page.waitForResponse(/\/follow(\.data)?$/);
  await follow.click();
  await expect(follow).toHaveAttribute("aria-pressed", "false");
  await saved;
  await page.reload();
  await expect(bookmark).toHaveAttribute("aria-pressed", "true");
  await expect(follow).toHaveAttribute("aria-pressed", "false");

  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page.getByLabel("Link to this question")).toHaveValue(
    new RegExp(`/community/${id}$`),
  );
});

test("a picture is put into an answer and stands there when it is posted", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "without scripts it comes with the form");
  await signUpLearner(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/community/1");
  const text = page.getByRole("textbox", { name: "Your answer" });
  const words = `It looks like this: ${uniqueName("picture")}.`;
  await text.fill(words);
  await page.locator("summary", { hasText: "A picture" }).click();
  await page.getByLabel("Picture", { exact: true }).setInputFiles("docs/images/home.png");
  await page.getByRole("button", { name: "Add a picture" }).click();
  await expect(page.getByText("Please say what the picture shows").first()).toBeVisible();
  await page.getByLabel("What it shows").fill("The first page");
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole("button", { name: "Add a picture" }).click();
  await expect(text).toHaveValue(/!\[The first page\]\(\/files\/images\//);
  await expect(text).toHaveValue(new RegExp(`^${words}`));

  await page.getByRole("button", { name: "Post your answer" }).click();
  const posted = page.locator(".answer").filter({ hasText: words });
  const picture = posted.getByRole("img", { name: "The first page" });
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toBeVisible();
  expect(await picture.evaluate(({ clientWidth }) => clientWidth)).toBeLessThanOrEqual(390);
});

test("an answer is kept as a draft by a button where no scripts run", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled !== false, "with scripts it is kept while it is typed");
  await page.goto("/community/1");
  const text = page.getByRole("textbox", { name: "Your answer" });
  await text.fill("Half a thought");
  await page.getByRole("button", { name: "Keep as draft" }).click();
  await expect(page.getByText("Your text is kept", { exact: true })).toBeVisible();
  await expect(text).toHaveValue("Half a thought");
  await page.getByRole("button", { name: "Throw it away" }).click();
  await expect(text).toHaveValue("");
});
