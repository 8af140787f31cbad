import { addArticle, fillArticle } from "./article";
import { accessibilityProblems, signInEditor, uniqueName } from "./support";
import { expect, test } from "./test";

test("a reader goes from the feed to an article, likes, saves and comments; a suspicious comment waits for an editor [SH-18, NF-17, AR-13, AR-35]", async ({
  page,
  javaScriptEnabled,
}) => {
  await signInEditor(page);
  const { id, title } = await addArticle(page);
  await page.context().clearCookies();

  await page.goto("/news?source=trend_opinion");
  const card = page.locator(`#article-${id}`);
  await card.getByRole("button", { name: /^Save/ }).click();
  await expect(card.getByRole("button", { name: /^Save/ })).toHaveAttribute("aria-pressed", "true");
  await card.getByRole("heading").getByRole("link").click();
  await expect(page).toHaveURL(`/news/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  const actions = page.locator("#actions");
  const like = actions.getByRole("button", { name: /^Like/ });
  await expect(like.locator(".num")).toHaveText("0");
  await like.click();
  await expect(like).toHaveAttribute("aria-pressed", "true");
  await expect(like.locator(".num")).toHaveText("1");
  await expect(actions.getByRole("button", { name: /^Save/ }).locator(".num")).toHaveText("1");

  const comments = page.locator(".comm");
  await page.getByLabel("Your name").fill("Kim");
  // Another text each time: the same one from what looks like another network waits for an editor.
  const text = `The desk picture helped, ${uniqueName("reader")}.`;
  await page.getByLabel("Your comment").fill(text);
  await page.getByRole("button", { name: "Post Comment" }).click();
  await expect(comments).toContainText(text);
  const suspicious = `See https://example.org/${uniqueName("page")}`;
  await page.getByLabel("Your name").fill("Kim");
  await page.getByLabel("Your comment").fill(suspicious);
  await page.getByRole("button", { name: "Post Comment" }).click();
  await expect(page.getByText("a person will check it").first()).toBeVisible();
  await expect(comments).toHaveCount(1);

  await page.goto("/saved");
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  if (javaScriptEnabled !== false) expect(await accessibilityProblems(page)).toEqual([]);

  await signInEditor(page);
  await page.goto("/admin/comments");
  const held = page.locator(".held__item").filter({ hasText: suspicious });
  await expect(held).toContainText("Contains a link");
  await held.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("The comment is published").first()).toBeVisible();
  await page.goto(`/news/${id}`);
  await expect(comments.first()).toContainText(suspicious);
  await expect(comments).toHaveCount(2);
});

test("an editor writes, previews, publishes, edits and takes back an article; what it said is kept [SH-22, AC-02, AC-12, ER-43]", async ({
  page,
  javaScriptEnabled,
}) => {
  await signInEditor(page);
  const title = `Reading a launch page ${uniqueName("no")}`;
  await page.goto("/admin/new-article");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Create New Article");
  await fillArticle(page, title);
  if (javaScriptEnabled === false) {
    await page.getByRole("button", { name: "Preview and check" }).click();
  }
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview.getByRole("heading", { name: "How it begins" })).toBeVisible();
  await expect(preview).toContainText("1 minute to read");

  await page.getByRole("button", { name: "Create Article" }).click();
  await expect(page.getByText("Article has been created successfully").first()).toBeVisible();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("");

  await page.goto("/news");
  await page.getByRole("link", { name: title }).first().click();
  await expect(page.getByRole("heading", { name: "How it begins" })).toBeVisible();

  await page.goto("/admin/articles");
  await page.getByRole("link", { name: title }).click();
  await page.getByLabel("Title", { exact: true }).fill(`${title} again`);
  await page.getByLabel("What changed").fill("A clearer title.");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("The changes are saved").first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${title} again`);
  const earlier = page.getByRole("region", { name: "Earlier versions" });
  await expect(earlier.getByText("A clearer title.")).toBeVisible();
  await earlier.getByText(`What it said: ${title}`, { exact: true }).click();
  await expect(earlier).toContainText("Read the **small print** before the large one.");

  await page.getByRole("button", { name: "Unpublish" }).click();
  await expect(page.getByText("Readers do not see it any more").first()).toBeVisible();
  await page.goto("/news");
  await expect(page.getByText(`${title} again`)).toHaveCount(0);
});
