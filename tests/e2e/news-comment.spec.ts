import { addArticle } from "./article";
import { failureToast, signInEditor, signUpLearner, toast, uniqueName } from "./support";
import { expect, type Page, test } from "./test";

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
  // Another text each time: the same one from what looks like another network waits for an editor.
  const text = `The desk picture helped, ${uniqueName("guest")}.`;
  await page.getByLabel("Your comment").fill(text);
  await page.getByRole("button", { name: "Post Comment" }).click();

  await expect(page.getByText("Your comment has been added successfully").first()).toBeVisible();
  const comment = page.locator(".comm").filter({ hasText: text });
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

test("the stated notices are shown before anything is sent [AR-29, AR-30, AR-31, AR-34]", async ({
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
  await expect(button).toBeDisabled();
  await name.fill("Kim");
  await expect(button).toBeDisabled();
  await comment.fill("   ");
  await button.click();
  await expect(failureToast(page, "Empty comment")).toContainText("Please enter a comment");
  await comment.fill("x".repeat(281));
  await expect(page.getByText("281/280")).toBeVisible();
  await button.click();
  await expect(failureToast(page, "Comment too long")).toBeVisible();
  await comment.fill("Fine.");
  await name.fill("");
  await expect(button).toBeDisabled();
  await name.fill(" ");
  await button.click();
  await expect(failureToast(page, "Name required")).toBeVisible();
  expect(sent).toEqual([]);
});

test("a comment appears without reading the page again, which could fail [ER-34]", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "Without scripts the page is read again.");
  await signInEditor(page);
  const { id, title } = await addArticle(page);
  await becomeVisitor(page);
  await page.goto(`/news/${id}`);
  for (const reading of [`**/news/${id}.data*`, `**/api/news/${id}/comments`]) {
    await page.route(reading, (route) =>
      route.request().method() === "GET" ? route.abort() : route.continue(),
    );
  }
  await page.getByLabel("Your name").fill("Kim");
  await page.getByLabel("Your comment").fill("Still here.");
  await page.getByRole("button", { name: "Post Comment" }).click();
  await expect(page.locator(".comm")).toContainText("Still here.");
  await expect(toast(page, "Comment added")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
});

test("a guest's comment carries the form's token with scripts too, also the second one", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "Without scripts the browser posts the form.");
  await signInEditor(page);
  const { id } = await addArticle(page);
  await becomeVisitor(page);
  await page.goto(`/news/${id}`);
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(new URL(request.url()).pathname);
  });
  await page.getByLabel("Your name").fill("Kim");
  for (const words of ["The first one.", "The second one."]) {
    await page.getByLabel("Your comment").fill(words);
    await page.getByRole("button", { name: "Post Comment" }).click();
    await expect(page.locator(".comm").filter({ hasText: words })).toBeVisible();
    await expect(page.getByLabel("Your comment")).toHaveValue("");
  }
  expect(posts).toEqual([`/news/${id}.data`, `/news/${id}.data`]);
});

test("a comment that cannot be sent stays in its box, with the stated words [AR-32, AR-33, ER-37, SH-40]", async ({
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
  await page.route(`**/news/${id}.data*`, async (route) => {
    await held;
    await route.abort();
  });
  const button = page.getByRole("button", { name: "Post Comment" });
  await page.getByLabel("Your name").fill("Kim");
  await expect(button).toBeDisabled();
  await page.getByLabel("Your comment").fill("Do not lose me.");
  await button.click();
  await expect(button).toBeDisabled();
  release();
  await expect(failureToast(page, "Failed to add comment. Please try again.")).toBeVisible();
  await expect(page.getByLabel("Your comment")).toHaveValue("Do not lose me.");
});
