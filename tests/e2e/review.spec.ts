import { demoAccount, problemsInEveryLook, signIn } from "./support";
import { expect, test } from "./test";

/** The demo learner has answered checks for ten days, so cards are due. */
test("a card is answered from the dashboard, explained, and the next one follows", async ({
  page,
  javaScriptEnabled,
}) => {
  await signIn(page, demoAccount("mara"));
  await page.goto("/dashboard");
  const strip = page.getByRole("region", { name: /^\d cards? to review$/ });
  await expect(page.locator("summary[aria-label*=' to review']")).toBeVisible();
  await strip.getByRole("link", { name: "Review now" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Review");
  await expect(page.getByText(/^Why now\? You /)).toBeVisible();
  if (javaScriptEnabled) await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  if (javaScriptEnabled) expect(await problemsInEveryLook(page)).toEqual([]);

  // Without an answer the browser asks for one itself.
  await page.getByRole("button", { name: "Show me" }).click();
  await expect(page).toHaveURL(/\/review$/);
  await page.getByRole("radio").first().check();
  await page.getByRole("button", { name: "Show me" }).click();

  await expect(page).toHaveURL(/\/review\?answered=\d+$/);
  const verdict = page.getByRole("heading", { name: /^(You still know it|Not this time)$/ });
  await expect(verdict).toBeVisible();
  await expect(page.getByText(/It comes back (tomorrow|in \d+ days)\./)).toBeVisible();
  if (javaScriptEnabled) {
    await expect(verdict).toBeFocused();
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
    expect(await problemsInEveryLook(page)).toEqual([]);
  }

  await page.getByRole("link", { name: "Next card" }).click();
  await expect(page).toHaveURL(/\/review\?last=/);
  await expect(page.getByRole("button", { name: "Show me" })).toBeVisible();
});
