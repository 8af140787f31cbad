import { expect, type Page, test } from "@playwright/test";

import { demoAccount, signUpLearner, uniqueName } from "./support";

async function signInEditor(page: Page) {
  const { username, password } = demoAccount("noor");
  const answer = await page.request.post("/api/login", { data: { username, password } });
  expect(answer.status()).toBe(200);
}

/** An article of its own, so that tests do not read each other's comments. */
async function addArticle(page: Page) {
  const title = `On desks ${uniqueName("and")}`;
  const answer = await page.request.post("/api/news", {
    data: {
      title,
      summary: "Why an assistant forgets, told with a desk.",
      content: "A desk is as large as it is, and no larger. ".repeat(5),
      category: "beginner_bite",
      imageUrl: "/covers/amber-desk.svg",
    },
  });
  expect(answer.status()).toBe(201);
  const { id } = (await answer.json()) as { id: number };
  return { id, title };
}

/** Somebody who has nothing to do with the editor that wrote the article. */
async function becomeVisitor(page: Page) {
  await page.context().clearCookies();
}

test("a guest comments, is remembered, and can take the comment back [AR-27, AR-35, AR-36, ER-42]", async ({
  page,
  javaScriptEnabled,
}) => {
  await signInEditor(page);
  const { id } = await addArticle(page);
  await becomeVisitor(page);
  await page.goto(`/news/${id}`);
  await page.getByLabel("Your name").fill("Kim");
  await page.getByLabel("Your comment").fill("The desk picture helped.");
  await page.getByRole("button", { name: "Post Comment" }).click();

  await expect(page.getByText("Your comment has been added successfully").first()).toBeVisible();
  const comment = page.locator(".comm").filter({ hasText: "The desk picture helped." });
  await expect(comment).toContainText("Kim");
  await expect(comment).toContainText("Guest");
  await expect(page.getByLabel("Your comment")).toHaveValue("");
  if (javaScriptEnabled !== false) {
    await page.reload();
    await expect(page.getByLabel("Your name")).toHaveValue("Kim");
  }
  await comment.getByRole("button", { name: /Delete/ }).click();
  await expect(comment).toHaveCount(0);
});

test("a comment with a link waits until an editor publishes it [AR-35]", async ({ page }) => {
  await signInEditor(page);
  const { id } = await addArticle(page);
  await becomeVisitor(page);
  await page.goto(`/news/${id}`);
  const words = `See https://example.org/${uniqueName("page")}`;
  await page.getByLabel("Your name").fill("Kim");
  await page.getByLabel("Your comment").fill(words);
  await page.getByRole("button", { name: "Post Comment" }).click();
  await expect(page.getByText("a person will check it").first()).toBeVisible();
  await page.reload();
  await expect(page.locator(".comm")).toHaveCount(0);

  await signInEditor(page);
  await page.goto("/admin/comments");
  const held = page.locator(".held__item").filter({ hasText: words });
  await expect(held).toContainText("Contains a link");
  await held.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("The comment is published").first()).toBeVisible();
  await page.goto(`/news/${id}`);
  await expect(page.locator(".comm")).toContainText(words);
});

test("a member comments without a name field [AR-22, AR-28]", async ({ page }) => {
  await signInEditor(page);
  const { id } = await addArticle(page);
  const member = await signUpLearner(page);
  await page.goto(`/news/${id}`);
  await expect(page.getByLabel("Your name")).toHaveCount(0);
  await page.getByLabel("Your comment").fill("I start a new chat for each class.");
  await page.getByRole("button", { name: "Post Comment" }).click();
  await expect(page.locator(".comm")).toContainText(`Learner ${member.id}`);
});

test("the stated notices are shown before anything is sent [AR-29, AR-30, AR-31, AR-33]", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(
    javaScriptEnabled === false,
    "Without scripts the server says the same, see the unit tests.",
  );
  await signInEditor(page);
  const { id } = await addArticle(page);
  await becomeVisitor(page);
  await page.goto(`/news/${id}`);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.url());
  });
  const button = page.getByRole("button", { name: "Post Comment" });
  const [name, comment] = [page.getByLabel("Your name"), page.getByLabel("Your comment")];
  const toast = page.locator(".toast");
  await expect(button).toBeDisabled();
  await name.fill("Kim");
  await expect(button).toBeDisabled();
  await comment.fill("   ");
  await button.click();
  await expect(toast).toContainText("Empty comment");
  await expect(toast).toContainText("Please enter a comment");
  await comment.fill("x".repeat(281));
  await expect(page.getByText("281/280")).toBeVisible();
  await button.click();
  await expect(toast).toContainText("Comment too long");
  await comment.fill("Fine.");
  await name.fill("");
  await expect(button).toBeDisabled();
  await name.fill(" ");
  await button.click();
  await expect(toast).toContainText("Name required");
  expect(sent).toEqual([]);
});

test("a comment that cannot be sent stays in its box, with the stated words [AR-32, ER-37]", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "Only scripts send in the background.");
  await signInEditor(page);
  const { id } = await addArticle(page);
  await becomeVisitor(page);
  await page.goto(`/news/${id}`);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/news/*/comments", async (route) => {
    await held;
    await route.abort();
  });
  await page.getByLabel("Your name").fill("Kim");
  await page.getByLabel("Your comment").fill("Do not lose me.");
  const button = page.getByRole("button", { name: "Post Comment" });
  await button.click();
  await expect(button).toBeDisabled();
  release();
  await expect(page.locator(".toast")).toContainText("Failed to add comment. Please try again.");
  await expect(page.getByLabel("Your comment")).toHaveValue("Do not lose me.");
});
