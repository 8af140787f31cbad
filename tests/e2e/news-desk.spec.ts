import { expect, type Page, test } from "@playwright/test";

import { accessibilityProblems, demoAccount, uniqueName } from "./support";

async function signInEditor(page: Page) {
  const { username, password } = demoAccount("noor");
  const answer = await page.request.post("/api/login", { data: { username, password } });
  expect(answer.status()).toBe(200);
}

const content = `## How it begins\n\nRead the **small print** before the large one. ${"It is worth a minute. ".repeat(4)}`;

async function fillArticle(page: Page, title: string) {
  await page.getByLabel("Title", { exact: true }).fill(title);
  await page.getByLabel("Summary").fill("What a launch page says, and what it leaves out.");
  await page.getByLabel("Category").selectOption({ label: "Use Case" });
  await page.getByLabel("Content").fill(content);
  await page.getByLabel("Image URL").fill("/covers/moss-desk.svg");
}

test("an editor writes, previews, publishes, edits and takes back an article [SH-22, AC-02, AC-12, ER-43]", async ({
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
  await expect(page.getByText("A clearer title.")).toBeVisible();

  await page.getByRole("button", { name: "Unpublish" }).click();
  await expect(page.getByText("Readers do not see it any more").first()).toBeVisible();
  await page.goto("/news");
  await expect(page.getByText(`${title} again`)).toHaveCount(0);
});

test("every rule is told at its field, and what was typed stays [AC-06, AC-07, AC-08, AC-09]", async ({
  page,
}) => {
  await signInEditor(page);
  await page.goto("/admin/new-article");
  await page.getByLabel("Title", { exact: true }).fill("Short");
  await page.getByRole("button", { name: "Create Article" }).click();
  for (const sentence of [
    "Title must be at least 10 characters",
    "Summary must be at least 20 characters",
    "Category is required",
    "Content must be at least 100 characters",
    "Please enter a valid image URL",
  ]) {
    await expect(page.getByText(sentence)).toBeVisible();
  }
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Short");
});

test("an article that cannot be sent is not lost [AC-04, ER-38]", async ({
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
  await expect(page.getByText("Failed to create article. Please try again.").first()).toBeVisible();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue(title);
});

test("the desk has nothing that axe finds, in both themes", async ({ page, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false, "axe runs as a script.");
  await signInEditor(page);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const address of ["/admin/new-article", "/admin/articles", "/admin/comments"]) {
      await page.goto(address);
      expect(await accessibilityProblems(page), `${address} ${colorScheme}`).toEqual([]);
    }
    await page.goto("/admin/articles");
    await page.locator(".table a").first().click();
    await expect(page.getByRole("button", { name: "Save changes" })).toBeVisible();
    expect(await accessibilityProblems(page), `edit ${colorScheme}`).toEqual([]);
  }
});
