import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { answers, signUpLearner } from "./support";
import { type Cookie, expect, type Page, test } from "./test";

test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "measured with scripts");

const kilobyte = 1024;
const budget = { css: 14, fonts: 72, html: 40 };

/** What a first visit loads, in gzip kilobytes by kind. */
async function weigh(page: Page, path: string) {
  const loaded = { js: 0, css: 0, fonts: 0, html: 0 };
  const elsewhere: string[] = [];
  const origin = new URL(test.info().project.use.baseURL ?? "").origin;
  page.on("response", (response) => {
    const url = new URL(response.url());
    if (url.protocol.startsWith("http") && url.origin !== origin) elsewhere.push(url.href);
    const kind = /\.(js|css|woff2)$/.exec(url.pathname)?.[1];
    if (!kind) return;
    const bytes = readFileSync(`build/client${url.pathname}`);
    if (kind === "woff2") loaded.fonts += bytes.length;
    else loaded[kind as "js" | "css"] += gzipSync(bytes).length;
  });

  const response = await page.goto(path, { waitUntil: "networkidle" });
  loaded.html = gzipSync((await response?.text()) ?? "").length;
  const sizes = Object.fromEntries(
    Object.entries(loaded).map(([kind, bytes]) => [kind, Math.round((bytes / kilobyte) * 10) / 10]),
  );
  return { sizes, elsewhere, status: response?.status() };
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

for (const { path, js } of visitorPages) {
  test(`a visitor's first load of ${path} stays within the budget`, async ({ page }) => {
    const { sizes, elsewhere, status } = await weigh(page, path);
    test.info().annotations.push({ type: "kilobytes", description: JSON.stringify(sizes) });

    expect(status).toBe(200);
    expect(elsewhere).toEqual([]);
    for (const [kind, limit] of Object.entries({ ...budget, js })) {
      expect(sizes[kind], `${kind} of ${path}`).toBeLessThanOrEqual(limit);
    }
  });
}

let learner: Cookie[] | undefined;

/** One learner for all the pages, in a browser that has loaded nothing. */
async function enterLearner(page: Page) {
  if (learner) {
    await page.context().addCookies(learner);
    return;
  }
  await signUpLearner(page);
  learner = (await page.context().cookies()).filter(({ name }) => name === "session");
}

async function makeCourse(page: Page) {
  const made = await page.request.post("/api/course/generate", { data: answers });
  return `${made.headers().location}?lesson=1.1`;
}

for (const { path: given, js } of [...learnerPages, { path: "a lesson", js: 135 }]) {
  test(`a learner's first load of ${given} stays within the budget`, async ({ page }) => {
    await enterLearner(page);
    const path = given === "a lesson" ? await makeCourse(page) : given;
    const { sizes, elsewhere, status } = await weigh(page, path);
    test.info().annotations.push({ type: "kilobytes", description: JSON.stringify(sizes) });

    expect(status).toBe(200);
    expect(elsewhere).toEqual([]);
    for (const [kind, limit] of Object.entries({ ...budget, js })) {
      expect(sizes[kind], `${kind} of ${path}`).toBeLessThanOrEqual(limit);
    }
  });
}
