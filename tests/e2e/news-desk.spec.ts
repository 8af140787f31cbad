import { addArticle, fillArticle } from "./article";
import {
  accessibilityProblems,
  failureToast,
  openLive,
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

  test("what has the focus in the article's form is not behind its bar", async ({ page }) => {
    await signInEditor(page);
    const { id } = await addArticle(page);
    for (const [width, height, address] of [
      [390, 844, `/admin/articles/${id}`],
      [390, 844, "/admin/new-article"],
      [1280, 720, `/admin/articles/${id}`],
      [1280, 720, "/admin/new-article"],
      [320, 256, "/admin/new-article"],
    ] as const) {
      await page.setViewportSize({ width, height });
      await openLive(page, address);
      await page.getByLabel("Title", { exact: true }).focus();
      const hidden: string[] = [];
      for (let steps = 0; steps < 40; steps++) {
        await page.keyboard.press("Tab");
        const at = await page.evaluate(placeInForm);
        if (at === null) break;
        if (at.isBehind) hidden.push(at.name);
      }
      expect(hidden, `${address} at ${width}`).toEqual([]);
    }
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

/** The field that has the focus, and whether the bar hides it or its first lines; null at the bar. */
function placeInForm() {
  const field = document.activeElement;
  const bar = document.querySelector(".edit__buttons");
  if (!field || !bar || !field.closest(".edit__form") || bar.contains(field)) return null;
  const isOver = getComputedStyle(bar).position === "sticky";
  const { top, height } = field.getBoundingClientRect();
  // A long text may go on behind it: the browser shows the line with the cursor.
  const isBehind = isOver && top + Math.min(height, 60) > bar.getBoundingClientRect().top;
  return { isBehind, name: field.getAttribute("name") ?? field.textContent ?? "" };
}
