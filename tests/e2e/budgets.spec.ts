import { most, weightOfFiles, weightOfPage } from "../../scripts/bench/weight.mjs";
import { answers, signUpLearner } from "./support";
import { expect, type Page, test } from "./test";

test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "measured with scripts");

type Weight = ReturnType<typeof weightOfPage>;

/** Every page, as its HTML names what the browser loads before anybody presses anything. */
async function weighAll(page: Page, pages: readonly { path: string; js: number }[]) {
  for (const { path, js } of pages) {
    const answer = await page.request.get(path);
    expect(answer.status(), path).toBe(200);
    const weight = weightOfPage(await answer.text());
    test.info().annotations.push({ type: path, description: JSON.stringify(weight) });
    isWithin(path, weight, js);
  }
}

function isWithin(path: string, weight: Weight, javascript: number) {
  const limits = { html: most.html, css: most.css, fonts: most.fonts, javascript };
  for (const [kind, limit] of Object.entries(limits)) {
    expect(weight[kind as keyof Weight], `${kind} of ${path}`).toBeLessThanOrEqual(limit);
  }
}

/** What a browser that has nothing yet loads in truth, until it rests. */
async function loadAll(page: Page, path: string) {
  const files = new Set<string>();
  const elsewhere: string[] = [];
  const origin = new URL(test.info().project.use.baseURL ?? "").origin;
  page.on("response", (response) => {
    const url = new URL(response.url());
    if (url.protocol.startsWith("http") && url.origin !== origin) elsewhere.push(url.href);
    if (url.pathname.startsWith("/assets/")) files.add(url.pathname);
  });
  await page.goto(path, { waitUntil: "networkidle" });
  const of = (ending: string) => weightOfFiles([...files].filter((file) => file.endsWith(ending)));
  return {
    weight: { html: 0, javascript: of(".js"), css: of(".css"), fonts: of(".woff2") },
    elsewhere,
  };
}

const visitorPages = [
  { path: "/", js: 135 },
  { path: "/about", js: 110 },
  { path: "/contact", js: 110 },
  { path: "/pro", js: 110 },
  { path: "/tools", js: 110 },
  { path: "/tools/choose?task=write&device=any&cost=free&age=teen", js: 110 },
  { path: "/tools/compare?tool=claude&tool=chatgpt&tool=le-chat", js: 110 },
  { path: "/tools/1?exercise=11", js: 135 },
  { path: "/grok", js: 135 },
  { path: "/guides/5", js: 135 },
  { path: "/search?q=check+sources", js: 110 },
  { path: "/learn", js: 110 },
  { path: "/lessons/one-clear-task", js: 110 },
  { path: "/lessons/one-clear-task/easy", js: 110 },
  { path: "/certificates/verify", js: 135 },
  { path: "/news", js: 135 },
  { path: "/news/1", js: 135 },
  { path: "/community", js: 135 },
  { path: "/community/1", js: 135 },
  { path: "/community/ask", js: 135 },
  { path: "/people/2", js: 110 },
  { path: "/moderation-log", js: 110 },
  { path: "/saved", js: 135 },
  { path: "/marketplace", js: 135 },
  { path: "/marketplace/1", js: 135 },
  { path: "/marketplace/new", js: 135 },
  { path: "/onboarding", js: 135 },
  { path: "/auth", js: 135 },
  { path: "/auth-test", js: 135 },
];

const learnerPages = [
  { path: "/dashboard", js: 135 },
  { path: "/dashboard/score", js: 110 },
  { path: "/dashboard/tools", js: 110 },
  { path: "/dashboard/courses", js: 135 },
  { path: "/path/what-ai-tools-are", js: 135 },
  { path: "/review", js: 135 },
  { path: "/groups", js: 135 },
  { path: "/certificates", js: 135 },
  { path: "/progress", js: 135 },
  { path: "/path", js: 135 },
  { path: "/path/test/ask", js: 135 },
  { path: "/account", js: 135 },
  { path: "/account/profile", js: 135 },
  { path: "/cart", js: 135 },
  { path: "/library", js: 135 },
  { path: "/marketplace/listings", js: 135 },
  { path: "/notifications", js: 110 },
  { path: "/notifications/settings", js: 110 },
  { path: "/notifications/week", js: 110 },
  { path: "/report?kind=thread&id=1", js: 135 },
];

test("a visitor's first load of every page stays within the budget", async ({ page }) => {
  await weighAll(page, visitorPages);
});

test("a learner's first load of every page stays within the budget", async ({ page }) => {
  await signUpLearner(page);
  const made = await page.request.post("/api/course/generate", { data: answers });
  const lesson = `${made.headers().location}?lesson=1.1`;
  await weighAll(page, [...learnerPages, { path: lesson, js: 135 }]);
});

for (const path of ["/", "/community/1", "/marketplace/1", "/tools/1?exercise=11", "/dashboard"]) {
  test(`a browser loads no more for ${path} than that, and all of it from here`, async ({
    page,
  }) => {
    if (path === "/dashboard") await signUpLearner(page);
    const { weight, elsewhere } = await loadAll(page, path);
    expect(elsewhere).toEqual([]);
    isWithin(path, weight, 135);
  });
}
