import { addArticle } from "./article";
import { failureToast, signInEditor, signUpLearner, toast, uniqueName } from "./support";
import { expect, type Page, test } from "./test";

test.skip(
  ({ javaScriptEnabled }) => javaScriptEnabled === false,
  "Without scripts the form is posted, see journey-news.spec.ts and the route tests.",
);

/** Somebody who has nothing to do with the editor that wrote the article. */
async function becomeVisitor(page: Page) {
  await page.context().clearCookies();
}

test("a guest's comments appear without reading the page again, which could fail, and carry the form's token; the guest is remembered and can take one back [AR-27, AR-36, ER-34, ER-42]", async ({
  page,
}) => {
  await signInEditor(page);
  const { id, title } = await addArticle(page);
  await becomeVisitor(page);
  await page.goto(`/news/${id}`);
  for (const reading of [`**/news/${id}.data*`, `**/api/news/${id}/comments`]) {
    await page.route(reading, (route) =>
      route.request().method() === "GET" ? route.abort() : route.continue(),
    );
  }
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(new URL(request.url()).pathname);
  });
  await page.getByLabel("Your name").fill("Kim");
  // Another text each time: the same one from what looks like another network waits for an editor.
  const texts = [`The desk picture helped, ${uniqueName("guest")}.`, uniqueName("And-again")];
  for (const text of texts) {
    await page.getByLabel("Your comment").fill(text);
    await page.getByRole("button", { name: "Post Comment" }).click();
    const comment = page.locator(".comm").filter({ hasText: text });
    await expect(comment).toContainText("Kim");
    await expect(comment).toContainText("Guest");
    await expect(toast(page, "Comment added")).toContainText(
      "Your comment has been added successfully",
    );
    await expect(page.getByLabel("Your comment")).toHaveValue("");
  }
  expect(posts).toEqual([`/news/${id}.data`, `/news/${id}.data`]);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();

  await page.unrouteAll();
  await page.reload();
  await expect(page.getByLabel("Your name")).toHaveValue("Kim");
  const comment = page.locator(".comm").filter({ hasText: texts[0] });
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
}) => {
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

test("a comment that cannot be sent stays in its box, with the stated words [AR-32, AR-33, ER-37, SH-40]", async ({
  page,
}) => {
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
