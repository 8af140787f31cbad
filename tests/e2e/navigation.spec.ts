import { expect, type Page, test } from "./test";

test.skip(
  ({ javaScriptEnabled }) => javaScriptEnabled === false,
  "Without scripts every page is a document of its own.",
);

const main = (page: Page) => page.getByRole("main");

test("a link that is followed puts the keyboard at the page and says its title", async ({
  page,
}) => {
  await page.goto("/about");
  const link = page.getByRole("banner").getByRole("link", { name: "News" }).first();
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/news$/);
  await expect(main(page)).toBeFocused();
  await expect(page).toHaveTitle(/News/);
  await expect(page.locator("p[aria-live=polite]")).toHaveText(await page.title());

  // A filter shows another part of the same page, so its control keeps the keyboard.
  const filter = main(page).getByRole("link", { name: "Weekly" });
  await filter.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/source=/);
  await expect(page).toHaveTitle(/^Weekly Recap/);
  await expect(page.locator("p[aria-live=polite]")).toHaveText(await page.title());
  await expect(filter).toBeFocused();

  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  await expect(main(page)).toBeFocused();
});

test("a link that looks like a button shows that its page is on the way", async ({ page }) => {
  await page.goto("/lessons/one-clear-task");
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(/\/easy\.data/, async (route) => {
    await held;
    await route.continue();
  });
  const link = main(page).getByRole("link", { name: "Easy reading" });
  await expect(link).not.toHaveAttribute("aria-busy");
  await link.click();
  await expect(link).toHaveAttribute("aria-busy", "true");
  go();
  await expect(page).toHaveURL(/\/easy$/);
});
