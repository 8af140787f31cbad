import { letTimePass, signUpLearner } from "./support";
import { expect, type Page, type Request, test } from "./test";

test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "about what scripts ask for");

/** The requests for data that the page makes from now on. */
function dataReads(page: Page) {
  const reads: Request[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".data") || pathname.startsWith("/api/")) reads.push(request);
  });
  return reads;
}

test("an idle page asks for nothing, and neither does coming back to it [SH-53, SH-54, SH-55, DA-15]", async ({
  page,
  context,
}) => {
  await signUpLearner(page);
  await page.clock.install();
  await page.goto("/dashboard");
  await page.waitForLoadState("networkidle");
  const reads = dataReads(page);

  const other = await context.newPage();
  await other.goto("/about");
  await other.close();
  await page.bringToFront();
  await page.evaluate(() => {
    for (const name of ["blur", "focus", "pageshow", "online"]) {
      window.dispatchEvent(new Event(name));
    }
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await letTimePass(page, 60_000);

  expect(reads.map((request) => request.url())).toEqual([]);
});

test("a navigation reads once, from our own origin, with the session [SH-47, SH-49, SH-50]", async ({
  page,
  baseURL,
}) => {
  const { username } = await signUpLearner(page);
  await page.goto("/about");
  const reads = dataReads(page);

  await page.getByRole("banner").getByRole("link", { name: "Learn" }).click();
  await expect(page.getByRole("heading", { name: `Welcome, ${username}!` })).toBeVisible();

  const dashboard = reads.filter((request) => request.url().includes("/dashboard.data"));
  expect(dashboard).toHaveLength(1);
  for (const request of reads) {
    expect(new URL(request.url()).origin).toBe(new URL(baseURL ?? "").origin);
    expect((await request.allHeaders()).cookie ?? "").toContain("session=");
  }
});

test("page forms post form data [SH-48]", async ({ page }) => {
  await page.goto("/auth");
  await page.getByLabel("Username").fill("nobody-here");
  await page.getByLabel("Password").fill("not-the-password");
  const posted = page.waitForRequest((request) => request.method() === "POST");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  expect((await posted).headers()["content-type"]).toContain("application/x-www-form-urlencoded");
});
