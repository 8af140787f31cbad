import { site } from "../../app/content/site";
import { signUpLearner } from "./support";
import { expect, test } from "./test";

const withScripts = ({ javaScriptEnabled }: { javaScriptEnabled: boolean | undefined }) =>
  javaScriptEnabled !== false;

test("every page sits between the header and the footer [SH-06, SH-25]", async ({ page }) => {
  for (const path of ["/", "/auth", "/onboarding", "/about", "/no/such/page"]) {
    await page.goto(path);
    const header = page.getByRole("banner");
    await expect(header.getByRole("link", { name: "Lamplight" })).toHaveAttribute("href", "/");
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(page.getByRole("main")).toBeVisible();
  }
});

test("the header stays at the top while the page scrolls [SH-07]", async ({ page }) => {
  await page.goto("/");
  await page.mouse.wheel(0, 1500);
  await expect(page.getByRole("banner")).toBeInViewport();
  const box = await page.getByRole("banner").boundingBox();
  expect(box?.y).toBe(0);
});

test("the stated addresses answer with their screens [SH-08, SH-09, SH-10]", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: "Lamplight" })).toBeVisible();
  await page.goto("/auth");
  await expect(page.getByText("Sign in to your account")).toBeVisible();
  await page.goto("/auth-test");
  await expect(page.getByRole("button", { name: "Check Session" })).toBeVisible();
});

test("a visitor uses landing, onboarding, tools and guides without signing in [SH-05]", async ({
  page,
}) => {
  const content = [
    ["/", "heading", "Lamplight"],
    ["/onboarding", "link", "Make my plan"],
    ["/tools", "heading", "Midjourney"],
    ["/guides/5", "tab", "Challenges"],
    ["/grok", "heading", "Grok"],
  ] as const;
  for (const [path, role, name] of content) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    expect(page.url(), path).toContain(path);
    await expect(
      page
        .getByRole("main")
        .getByRole(role, { name })
        .or(page.getByRole("button", { name }))
        .first(),
      path,
    ).toBeVisible();
    await expect(page.getByText(/sign in to (see|read|use|continue)/i), path).toHaveCount(0);
  }
});

test("the dashboard is labelled Learn, and the entry of a section is highlighted [SH-11, SH-27]", async ({
  page,
}) => {
  await signUpLearner(page);
  const main = page.getByRole("navigation", { name: "Main" }).first();
  for (const path of ["/dashboard", "/dashboard/score"]) {
    await page.goto(path);
    await expect(main.getByRole("link", { name: "Learn" })).toHaveAttribute(
      "aria-current",
      /page|true/,
    );
    await expect(main.getByRole("link", { name: "Home" })).not.toHaveAttribute("aria-current");
  }
});

test("the header has its six links, and all of the site is reached from it [SH-01, SH-26]", async ({
  page,
}) => {
  await page.goto("/");
  const links = page.getByRole("navigation", { name: "Main" }).first().getByRole("link");
  const stated = [
    ["Home", "/", "Lamplight"],
    ["Learn", "/learn", "Learn"],
    ["AI Tools", "/tools", "AI Tools"],
    ["Community", "/community", "Community"],
    ["Marketplace", "/marketplace", "AI Marketplace"],
    ["News", "/news", "AI News Feed"],
  ] as const;
  await expect(links).toHaveText(stated.map(([label]) => label));
  for (const [place, [, href, text]] of stated.entries()) {
    await expect(links.nth(place)).toHaveAttribute("href", href);
    await page.goto(href);
    await expect(page.getByRole("main").getByText(text).first()).toBeVisible();
  }
  await page.goto("/");
  for (const href of ["/onboarding", "/tools/1"]) {
    await expect(page.locator(`a[href^="${href}"]`).first(), href).toBeAttached();
  }

  await signUpLearner(page);
  await page.goto("/dashboard");
  await page.getByRole("main").getByRole("link", { name: "AI Courses" }).click();
  await expect(page).toHaveURL("/dashboard/courses");
  await page.goto("/tools");
  const guide = page.getByRole("main").locator('a[href^="/guides/"], a[href="/grok"]').first();
  await expect(guide).toBeVisible();
});

test("an unknown path answers 404 with the stated texts [SH-23, SH-24]", async ({ page }) => {
  const response = await page.goto("/no/such/page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  await expect(page.getByText("Did you forget to add the page to the router?")).toBeVisible();
  await page.getByRole("main").getByRole("link").first().click();
  await expect(page).toHaveURL("/");
});

test("an unknown path offers a search and places to begin", async ({ page }) => {
  await page.goto("/no-such-page");
  const places = page.getByRole("list", { name: "Places to begin" }).getByRole("link");
  await expect(places).toHaveCount(3);
  for (const place of await places.all()) {
    const answer = await page.request.get((await place.getAttribute("href")) ?? "");
    expect(answer.status()).toBe(200);
  }
  await page.getByRole("main").getByRole("searchbox").fill("sources");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/search\?q=sources$/);
});

test("the user menu opens and depends on who is signed in [SH-29]", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("banner").locator("summary[aria-label^='Your menu']").click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Get started" })).toBeVisible();

  await signUpLearner(page);
  await page.goto("/about");
  await page.getByRole("banner").locator("summary[aria-label^='Your menu']").click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Account" })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Editorial" })).toHaveCount(0);
  await page.getByRole("banner").getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByText("You are signed out").first()).toBeVisible();
  expect((await page.request.get("/api/user")).status()).toBe(401);
});

test("the small-screen menu opens, and picking a link closes it [SH-30, SH-31, SH-32]", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/about");
  const menu = page.locator("details", { has: page.locator("summary[aria-label='Main menu']") });
  await expect(menu).not.toHaveAttribute("open");
  await menu.locator("summary").click();
  await expect(menu).toHaveAttribute("open");
  await menu.getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL("/");
  await expect(menu).not.toHaveAttribute("open");
});

test("the footer has its links, its line and this year [SH-34, SH-35, SH-36, SH-37]", async ({
  page,
}) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: "About" })).toHaveAttribute("href", "/about");
  await expect(footer.getByRole("link", { name: "Contact" })).toHaveAttribute("href", "/contact");
  await expect(footer.getByText("Careers")).toBeVisible();
  await expect(footer.getByRole("link", { name: "Careers" })).toHaveCount(0);
  await expect(footer.getByText(String(new Date().getUTCFullYear()))).toBeVisible();
  await expect(
    footer.getByText(
      "Empowering learners of all ages to understand and build with AI through personalized, interactive experiences",
    ),
  ).toBeVisible();

  const social = await footer
    .locator(".social a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(social).toEqual(site.social.map(({ href }) => href));
});

test("no link of the frame leads into the void", async ({ page }) => {
  const followed = new Set<string>();
  for (const path of ["/", "/about", "/contact", "/pro", "/auth", "/onboarding"]) {
    await page.goto(path);
    const hrefs = await page
      .locator("a[href^='/']")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    for (const href of hrefs) {
      if (followed.has(href)) continue;
      followed.add(href);
      const response = await page.request.get(href);
      expect(response.status(), `${href} on ${path}`).toBe(200);
    }
  }
});

test("the theme is chosen, remembered and undone", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/about");
  const remembered = page.waitForResponse(
    (answer) => answer.request().method() === "POST" && answer.url().includes("/theme"),
  );
  await page.getByRole("banner").getByRole("button", { name: "Dark theme" }).first().click();
  await remembered;
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.goto("/contact");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.getByRole("banner").getByRole("button", { name: "Light theme" }).first().click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});

test("the skip link is the first stop of the keyboard and leads to the content", async ({
  page,
}) => {
  await page.goto("/about");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#main$/);
});

test("the pages run without a violation of the policy and without an error", async ({ page }) => {
  test.skip(!withScripts({ javaScriptEnabled: test.info().project.use.javaScriptEnabled }));
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));

  await signUpLearner(page);
  for (const path of [
    "/",
    "/about",
    "/pro",
    "/dashboard",
    "/dashboard/score",
    "/account",
    "/styleguide",
  ]) {
    await page.goto(path, { waitUntil: "networkidle" });
  }
  expect(complaints).toEqual([]);
});
