import { expect, test } from "@playwright/test";

import { accessibilityProblems, demoAccount, signUpLearner } from "./support";

test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "axe runs as a script");
test.describe.configure({ timeout: 120_000 });

const pages = {
  visitor: [
    "/",
    "/about",
    "/contact",
    "/pro",
    "/onboarding",
    "/onboarding?step=email",
    "/auth",
    "/auth?mode=sign-up",
    "/auth-test",
    "/password/unknown",
    "/styleguide",
    "/tools",
    "/tools/1?exercise=11",
    "/tools/999",
    "/grok",
    "/grok?tab=examples",
    "/grok?tab=try-it&answers=102",
    "/guides/5",
    "/guides/6?tab=examples",
    "/guides/4?tab=challenges&answers=012",
    "/guides/9?tab=tips",
    "/search",
    "/search?q=check+sources",
    "/search?q=zeppelin&kind=guide",
    "/lessons/one-clear-task",
    "/marketplace",
    "/marketplace?category=Education&min=5",
    "/marketplace/1",
    "/marketplace/1?tab=reviews",
    "/marketplace/1?tab=write",
    "/marketplace/sell-info",
    "/marketplace/new",
    "/saved",
    "/news",
    "/news?source=tool_spotlight&page=9",
    "/news/1",
    "/news/1/share",
    "/news/999999",
    "/no/such/page",
  ],
  learner: [
    "/dashboard",
    "/dashboard/score",
    "/dashboard/tools",
    "/dashboard/courses",
    "/path/what-ai-tools-are",
    "/account",
    "/account/delete",
    "/cart",
    "/checkout",
    "/library",
    "/marketplace/listings",
    "/marketplace/sales",
    "/notifications",
  ],
  editor: [
    "/admin",
    "/admin/articles",
    "/admin/articles/1",
    "/admin/new-article",
    "/admin/comments",
    "/admin/listings",
    "/admin/sellers",
    "/admin/coupons",
    "/admin/payouts",
    "/admin/password-links",
  ],
};

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [390, 1280]) {
    test(`axe finds nothing on a visitor's pages, ${colorScheme}, ${width} px`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 900 });
      for (const path of pages.visitor) {
        await page.goto(path);
        expect(await accessibilityProblems(page), path).toEqual([]);
      }
    });

    test(`axe finds nothing on a learner's pages, ${colorScheme}, ${width} px`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 900 });
      await signUpLearner(page);
      for (const path of pages.learner) {
        await page.goto(path);
        expect(await accessibilityProblems(page), path).toEqual([]);
      }
    });
  }

  test(`axe finds nothing on an editor's pages, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const { username, password } = demoAccount("noor");
    await page.request.post("/api/login", { data: { username, password } });
    for (const path of pages.editor) {
      await page.goto(path);
      expect(await accessibilityProblems(page), path).toEqual([]);
    }
  });
}

test("no page is wider than a phone of 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await signUpLearner(page);
  const member = pages.learner.filter((path) => path !== "/account/delete");
  for (const path of [
    "/",
    "/about",
    "/contact",
    "/pro",
    "/onboarding",
    "/styleguide",
    "/tools",
    "/grok",
    "/guides/5",
    "/search?q=check+sources",
    ...member,
  ]) {
    await page.goto(path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBe(0);
  }
});
