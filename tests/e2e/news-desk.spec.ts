import { addArticle, fillArticle } from "./article";
import {
  accessibilityProblems,
  failureToast,
  signInEditor,
  signUpLearner,
  uniqueName,
} from "./support";
import { expect, test } from "./test";

test("the coupon's form shows only the fields that the choice needs", async ({ page }) => {
  await signInEditor(page);
  await page.goto("/admin/coupons");
  await expect(page.getByLabel("Percent")).toBeVisible();
  for (const name of ["Dollars", "Creator's name", "Item's name", "Category"]) {
    await expect(page.getByLabel(name, { exact: true })).toBeHidden();
  }
  await page.getByLabel("Counts for").selectOption("One item");
  await page.getByLabel("Item's name").fill("No such thing at all");
  await page.getByLabel("Code").fill("E2E-COUPON");
  await page.getByLabel("Percent").fill("10");
  await page.getByRole("button", { name: "Make the coupon" }).click();
  await expect(page.getByText("No item has this name.").first()).toBeVisible();
  await expect(page.getByLabel("Item's name")).toHaveValue("No such thing at all");
  await expect(page.getByLabel("Creator's name")).toBeHidden();
});

test.describe("with scripts", () => {
  test.skip(
    ({ javaScriptEnabled }) => javaScriptEnabled === false,
    "Without scripts an editor has forms, see journey-news.spec.ts and the route tests.",
  );

  test("every rule is told at its field, and what was typed stays [AC-06, AC-07, AC-08, AC-09]", async ({
    page,
  }) => {
    await signInEditor(page);
    // What another test wrote as the same editor is kept with the account.
    await page.request.post("/drafts", {
      form: { draftKind: "article", draftAbout: "0", draftBack: "/admin/new-article" },
    });
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

  test("an article that cannot be sent is not lost [AC-04, ER-38, SH-40]", async ({ page }) => {
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

  test("a picture is made smaller and put where the cursor is", async ({ page }) => {
    await signInEditor(page);
    await page.goto("/admin/new-article");
    const title = `A picture in the text ${uniqueName("no")}`;
    await fillArticle(page, title);
    await page.getByRole("button", { name: "Add a picture" }).click();
    await expect(page.getByText("Please choose a picture.").first()).toBeVisible();

    await page.getByLabel("Picture", { exact: true }).setInputFiles("docs/images/home.png");
    await page.getByLabel("What it shows").fill("The first page of the site");
    await page.getByRole("button", { name: "Add a picture" }).click();
    const content = page.getByLabel("Content", { exact: true });
    await expect(content).toHaveValue(
      /!\[The first page of the site\]\(\/files\/images\/[0-9a-f-]{36}-\d+x\d+\.png\)/,
    );
    await expect(page.getByLabel("Title", { exact: true })).toHaveValue(title);
    const [, width] = /-(\d+)x\d+\.png/.exec(await content.inputValue()) ?? [];
    expect(Number(width)).toBeLessThanOrEqual(1600);
    const shown = page.locator(".edit__preview").getByAltText("The first page of the site");
    await expect(shown).toBeVisible();
    await expect
      .poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBe(Number(width));
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test("on a phone a seller is verified without scrolling aside, the article's bar is low, and the reasons why a comment waits stay within its card", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signInEditor(page);
    const { id, title } = await addArticle(page);
    await page.goto("/admin/sellers");
    const verify = page.getByRole("button", { name: /^Verify / }).first();
    const place = await verify.boundingBox();
    expect(place && place.x + place.width).toBeLessThanOrEqual(390);
    await page.goto("/admin/new-article");
    const bar = await page.locator(".edit__buttons").boundingBox();
    expect(bar?.height).toBeLessThan(160);

    // What a member said is said again by a guest, and so waits for an editor.
    await page.context().clearCookies();
    await signUpLearner(page);
    const comment = `Said twice, ${uniqueName("reason")}.`;
    const address = `/api/news/${id}/comments`;
    const told = await page.request.post(address, { data: { comment } });
    expect(told.status()).toBe(201);
    await page.context().clearCookies();
    const again = await page.request.post(address, { data: { comment, username: "Kim" } });
    expect(await again.json()).toMatchObject({ status: "held" });

    await signInEditor(page);
    await page.goto("/admin/comments");
    await expect(page.getByText(title).first()).toBeVisible();
    await expect(page.getByText(/The same text was posted/).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
