import { openLive } from "./support";
import { expect, type Locator, type Page, test } from "./test";

test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "toasts need scripts");

function toasts(page: Page) {
  return page.locator(".toasts > li");
}

async function footOf(part: Locator) {
  const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
  return y + height;
}

async function open(page: Page) {
  await openLive(page, "/styleguide");
}

test("a toast has a title, a description, an action and a close control; F8 leads to it; a destructive one looks different and takes the place of the last [SH-38, SH-39, SH-41, SH-45]", async ({
  page,
}) => {
  await open(page);
  const toast = toasts(page);
  await page.getByRole("button", { name: "A message", exact: true }).click();
  await expect(toast).toHaveCount(1);
  const calm = await toast.evaluate((each) => getComputedStyle(each).backgroundColor);
  const title = await toast.locator(".toast__title").innerText();

  await page.getByRole("button", { name: "A refusal", exact: true }).click();
  await expect(toast.locator(".toast__title")).not.toHaveText(title);
  await expect(toast).toHaveCount(1);
  const loud = await toast.evaluate((each) => getComputedStyle(each).backgroundColor);
  expect(loud).not.toBe(calm);

  await page.getByRole("button", { name: "With an action" }).click();
  await expect(toast.locator(".toast__action")).toBeVisible();
  await expect(toast).toHaveCount(1);
  await expect(toast.locator(".toast__title")).not.toBeEmpty();
  await expect(toast.locator(".toast__text")).not.toBeEmpty();
  await page.keyboard.press("F8");
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest(".toasts") !== null))
    .toBe(true);
  await toast.getByRole("button", { name: "Close" }).click();
  await expect(toast).toHaveCount(0);
});

test("toasts have a place of at most 420 px on larger screens, and on a phone stand at its foot, above a bar that is fixed there, over no heading [SH-46]", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page);
  const message = page.getByRole("button", { name: "A message", exact: true });
  await message.click();
  const place = await page.locator(".toasts").boundingBox();
  expect(place?.width).toBeLessThanOrEqual(420);
  await toasts(page).getByRole("button", { name: "Close" }).click();
  await expect(toasts(page)).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await message.click();
  await expect.poll(() => footOf(toasts(page))).toBeGreaterThan(800);
  expect(await footOf(toasts(page))).toBeLessThanOrEqual(844);

  await openLive(page, "/community");
  await page
    .getByRole("button", { name: /^Vote up: / })
    .first()
    .click();
  await expect(toasts(page)).toContainText("Sign in to vote");
  const bar = await page.getByRole("navigation", { name: "Community" }).boundingBox();
  await expect.poll(() => footOf(toasts(page))).toBeLessThanOrEqual(bar?.y ?? 0);
  expect(await footOf(toasts(page))).toBeGreaterThan(700);
});

test("a toast leaves by itself after five seconds, at once and whole [SH-42, SH-43]", async ({
  page,
}) => {
  await open(page);
  // Measured in the page, so that a slow machine in between does not count.
  const shownFor = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let since = 0;
        new MutationObserver(() => {
          const isShown = document.querySelector(".toasts > li") !== null;
          if (isShown && since === 0) since = performance.now();
          if (!isShown && since > 0) resolve(performance.now() - since);
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await page.getByRole("button", { name: "A message", exact: true }).click();
  await page.mouse.move(5, 5);

  const milliseconds = await shownFor;
  expect(milliseconds).toBeGreaterThan(4_500);
  expect(milliseconds).toBeLessThan(9_000);
  await expect(toasts(page)).toHaveCount(0);
  await expect(page.getByRole("region", { name: /Notifications/ }).getByRole("status")).toHaveCount(
    0,
  );
});

test("a swipe of 60 px to the right dismisses, one of 40 px does not [SH-44]", async ({ page }) => {
  await open(page);
  for (const [distance, left] of [
    [40, 1],
    [60, 0],
  ] as const) {
    await page.getByRole("button", { name: "A message", exact: true }).click();
    const title = toasts(page).locator(".toast__title");
    await expect(title).toBeVisible();
    const box = await title.boundingBox();
    if (!box) throw new Error("The toast has no place.");
    await page.mouse.move(box.x + 10, box.y + 5);
    await page.mouse.down();
    for (let step = 1; step <= 6; step++) {
      await page.mouse.move(box.x + 10 + (distance * step) / 6, box.y + 5);
    }
    await page.mouse.up();
    await expect(toasts(page)).toHaveCount(left);
  }
});
