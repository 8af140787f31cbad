import { openLive, signUpLearner } from "./support";
import { expect, test } from "./test";

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

test("with letters of twice the size nothing lies beside a phone's screen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.enable");
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  await signUpLearner(page);
  for (const path of ["/", "/news", "/community", "/marketplace", "/contact", "/dashboard"]) {
    await page.goto(path);
    const width = await page.evaluate(() => document.scrollingElement?.scrollWidth);
    expect(width, path).toBe(390);
  }
});

test.describe("with scripts", () => {
  test.skip(
    ({ javaScriptEnabled }) => javaScriptEnabled === false,
    "The server sends the same frame without them.",
  );

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

  test("no link of the frame leads into the void", async ({ request }) => {
    const followed = new Set<string>();
    for (const path of ["/", "/about", "/contact", "/pro", "/auth", "/onboarding"]) {
      const html = await (await request.get(path)).text();
      const hrefs = [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href = ""]) => href);
      expect(hrefs.length, path).toBeGreaterThan(10);
      for (const href of hrefs) {
        if (followed.has(href)) continue;
        followed.add(href);
        const response = await request.get(href.replaceAll("&amp;", "&"));
        expect(response.status(), `${href} on ${path}`).toBe(200);
      }
    }
  });

  test("the skip link is the first stop of the keyboard and leads to the content, and the header stays at the top while the page scrolls [SH-07]", async ({
    page,
  }) => {
    await page.goto("/about");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#main$/);

    // A busy browser may miss a turn of the wheel: who sees no effect turns it again.
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 1500);
        return page.evaluate(() => scrollY);
      })
      .toBeGreaterThan(200);
    const header = page.getByRole("banner");
    await expect(header).toBeInViewport();
    const box = await header.boundingBox();
    expect(box?.y).toBe(0);
    const main = header.getByRole("navigation", { name: "Main" }).first();
    for (const link of await main.getByRole("link").all()) await expect(link).toBeVisible();
  });

  test("the pages run without a violation of the policy and without an error", async ({ page }) => {
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
      await openLive(page, path);
    }
    await page.waitForLoadState("networkidle");
    expect(complaints).toEqual([]);
  });
});
