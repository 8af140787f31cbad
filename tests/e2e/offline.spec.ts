import { demoAccount, signInApart, signUpLearner } from "./support";
import { expect, type Page, test } from "./test";

test.use({ serviceWorkers: "allow" });
test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, "Without scripts nothing is kept.");

/** The service worker answers for this page. */
async function untilKept(page: Page, path: string) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  // The first page was there before it.
  await page.goto(path);
  await expect
    .poll(() =>
      page.evaluate(
        async (at) => (await caches.match(at, { cacheName: "pages-1" })) !== undefined,
        path,
      ),
    )
    .toBe(true);
}

test("a lesson opens without a network and says how old it is; what was not kept says so", async ({
  page,
  context,
}) => {
  await signUpLearner(page);
  await page.goto("/dashboard");
  await untilKept(page, "/lessons/give-context");
  const title = await page.getByRole("heading", { level: 1 }).innerText();

  await context.setOffline(true);
  await page.goto("/lessons/give-context");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByText(/^You are offline\. This page is from \d.+\.$/)).toBeVisible();

  await page.goto("/news");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
  await page.getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);

  await context.setOffline(false);
  await page.goto("/lessons/give-context");
  await expect(page.getByText(/^You are offline/)).toHaveCount(0);
});

test("a link inside the site leads to a kept page too", async ({ page, context }) => {
  await signUpLearner(page);
  await page.goto("/dashboard");
  await untilKept(page, "/dashboard");
  await untilKept(page, "/learn");
  await context.setOffline(true);
  await page.getByRole("banner").getByRole("link", { name: "Learn", exact: true }).click();
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByText(/^You are offline\./)).toBeVisible();
});

test("answers given without a network are kept, sent once, and gone after signing out", async ({
  page,
  context,
}) => {
  await signInApart(page, demoAccount("mara"));
  await page.goto("/dashboard");
  await untilKept(page, "/review/today");
  const cards = page.locator("[data-card]");
  const count = await cards.count();
  expect(count).toBeGreaterThan(1);
  const withChoice = cards.filter({ has: page.getByRole("radio") }).first();
  const id = await withChoice.getAttribute("data-card");
  const card = page.locator(`[data-card="${id}"]`);

  await context.setOffline(true);
  await page.goto("/review/today");
  await expect(
    page.getByText("You are offline, and this page is from your last visit."),
  ).toBeVisible();
  await card.getByRole("radio").first().check();
  await card.getByRole("button", { name: "Answer" }).click();
  await expect(page).toHaveURL("/review/today");
  await expect(card.getByText("Kept on this device.")).toBeVisible();
  await expect(card.getByRole("button", { name: "Answer" })).toBeHidden();

  // A session that has ended meanwhile costs nothing but signing in.
  const cookies = await context.cookies();
  await context.clearCookies();
  await context.setOffline(false);
  await page.goto("/review/today");
  await expect(page).toHaveURL(/\/auth\?/);
  await context.addCookies(cookies);
  await page.goto("/dashboard");
  await expect(page.getByText("1 answer sent").first()).toBeVisible();
  await page.goto("/review/today");
  await expect(card).toHaveCount(0);

  // Signing out leaves nothing personal on the device.
  await page.goto("/dashboard");
  await page
    .locator("form[action='/sign-out'] button")
    .first()
    .evaluate((button: HTMLElement) => button.click());
  await expect(page.getByText("You are signed out").first()).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(async () =>
        (await (await caches.open("pages-1")).keys())
          .map(({ url }) => new URL(url).pathname)
          .filter((path) => path !== "/offline"),
      ),
    )
    .toEqual([]);
});
