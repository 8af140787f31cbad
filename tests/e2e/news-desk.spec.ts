import { expect, test } from "@playwright/test";

import { fillArticle } from "./article";
import { failureToast, signInEditor, uniqueName } from "./support";

test("every rule is told at its field, and what was typed stays [AC-06, AC-07, AC-08, AC-09]", async ({
  page,
}) => {
  await signInEditor(page);
  await page.goto("/admin/new-article");
  await page.getByLabel("Title", { exact: true }).fill("Short");
  await page.getByRole("button", { name: "Create Article" }).click();
  const summary = page.locator("form .wrong");
  await expect(summary).toBeFocused();
  for (const [label, sentence] of [
    ["Title", "Title must be at least 10 characters"],
    ["Summary", "Summary must be at least 20 characters"],
    ["Category", "Category is required"],
    ["Content", "Content must be at least 100 characters"],
    ["Image URL", "Please enter a valid image URL"],
  ] as const) {
    const field = page.getByRole("main").getByLabel(label, { exact: true });
    await expect(field).toHaveAccessibleDescription(new RegExp(sentence));
    await expect(page.locator(".field__errors").getByText(sentence)).toBeVisible();
    await expect(summary.getByText(sentence)).toBeVisible();
  }
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Short");
});

test("an article that cannot be sent is not lost [AC-04, ER-38, SH-40]", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "Without scripts the browser shows its own page.");
  await signInEditor(page);
  await page.goto("/admin/new-article");
  const title = `A title to keep ${uniqueName("no")}`;
  await fillArticle(page, title);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/admin/new-article.data**", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await held;
    await route.abort();
  });
  await page.getByRole("button", { name: "Create Article" }).click();
  await expect(page.getByRole("button", { name: /Submitting\.\.\./ })).toBeVisible();
  release();
  await expect(failureToast(page, "Failed to create article. Please try again.")).toBeVisible();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue(title);
});
