import { problemsInEveryLook, signInEditor, signUpLearner } from "./support";
import { expect, type Page, test } from "./test";

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
    "/tools/choose?task=write&device=any&cost=free&age=teen",
    "/tools/choose?task=write",
    "/tools/compare?tool=claude&tool=chatgpt&tool=le-chat",
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
    "/learn",
    "/lessons/one-clear-task",
    "/lessons/one-clear-task/easy",
    "/lessons/one-clear-task/worksheet",
    "/certificates/verify",
    "/offline",
    "/marketplace",
    "/marketplace?category=Education&min=5",
    "/marketplace?rating=1&max=90",
    "/marketplace?q=zebrafish",
    "/marketplace/1",
    "/marketplace/1?tab=reviews",
    "/marketplace/1?tab=write",
    "/marketplace/sell-info",
    "/marketplace/new",
    "/marketplace/new?step=details",
    "/marketplace/new?step=upload",
    "/marketplace/new?step=pricing",
    "/marketplace/new?step=license",
    "/marketplace/new?step=review",
    "/saved",
    "/news",
    "/news?source=tool_spotlight&page=9",
    "/news/1",
    "/news/1/share",
    "/news/999999",
    "/community",
    "/community?q=zebrafish",
    "/community/1",
    "/community/1/share",
    "/community/1/history",
    "/community/999999",
    "/community/ask",
    "/groups/join",
    "/groups/join/BBBBBBBB",
    "/people/2",
    "/moderation-log",
    "/no/such/page",
  ],
  learner: [
    "/review",
    "/review/today",
    "/certificates",
    "/progress",
    "/groups",
    "/groups/join/BBBBBBBB",
    "/dashboard",
    "/dashboard/score",
    "/dashboard/tools",
    "/dashboard/courses",
    "/path/what-ai-tools-are",
    "/path",
    "/path/test/ask",
    "/path/tools-that-act",
    "/account",
    "/account/profile",
    "/account/delete",
    "/cart",
    "/checkout",
    "/library",
    "/marketplace/listings",
    "/marketplace/sales",
    "/notifications",
    "/notifications/settings",
    "/notifications/week",
    "/report?kind=thread&id=1",
    "/community?filter=bookmarked",
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
    "/admin/reports",
    "/admin/password-links",
  ],
};

/** Some of the pages in one browser, so that it loads what they share once. */
const pagesPerTest = 10;

for (let first = 0; first < pages.visitor.length; first += pagesPerTest) {
  const some = pages.visitor.slice(first, first + pagesPerTest);
  test(`axe finds nothing, and nothing slides, on a visitor's pages from ${some[0]} on`, async ({
    page,
  }) => {
    await expectNoProblems(page, some);
  });
}

test("axe finds nothing, and nothing slides, on a learner's pages", async ({ page }) => {
  await signUpLearner(page);
  await expectNoProblems(page, pages.learner);
});

test("axe finds nothing, and nothing slides, on an editor's pages", async ({ page }) => {
  await signInEditor(page);
  await expectNoProblems(page, pages.editor, [1280]);
});

async function expectNoProblems(page: Page, paths: readonly string[], widths?: number[]) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(watchSlides);
  for (const path of paths) {
    await page.goto(path);
    expect(await slidesOf(page), `slid when the scripts of ${path} answered`).toEqual([]);
    expect(await problemsInEveryLook(page, widths), path).toEqual([]);
  }
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
    "/community",
    "/community/1",
    "/community/ask",
    "/people/2",
    ...member,
  ]) {
    await page.goto(path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBe(0);
  }
});

/** Notes what moves once React has the page: somebody may be pressing what stands there. */
function watchSlides() {
  const slides: string[] = [];
  Object.assign(window, { slides });
  new PerformanceObserver((list) => {
    const main = document.querySelector("main");
    if (!main || !Object.keys(main).some((key) => key.startsWith("__react"))) return;
    for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: Source[] })[]) {
      for (const { node, previousRect, currentRect } of sources) {
        const name = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent;
        slides.push(`${name}: ${previousRect.y} to ${currentRect.y}`);
      }
    }
  }).observe({ type: "layout-shift" });
}

type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };

function slidesOf(page: Page) {
  return page.evaluate(async () => {
    // What the scripts changed is drawn, and told, within two frames.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return (window as unknown as { slides: string[] }).slides;
  });
}
