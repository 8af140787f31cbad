import { demoAccount, problemsInEveryLook, signIn, signUpLearner } from "./support";
import { expect, test } from "./test";
import { written } from "./written";

const claude = written().guides.find(({ id }) => id === 5);

test("a learner's first week fills up, and is told in a feed of their own until they end it", async ({
  page,
  request,
  javaScriptEnabled,
}) => {
  await signUpLearner(page);
  await page.goto("/notifications");
  await page.getByRole("link", { name: "See your week" }).click();
  await expect(page.getByRole("heading", { name: "Your week is still open" })).toBeVisible();
  await expect(page.getByText("It is the next step on your path")).toBeVisible();
  if (javaScriptEnabled) expect(await problemsInEveryLook(page)).toEqual([]);

  await page.goto("/guides/5?tab=challenges");
  const challenge = page.locator("form#challenge-1");
  await challenge
    .getByRole("radio")
    .nth(claude?.challenges[0].correctIndex ?? 0)
    .check();
  await challenge.getByRole("button", { name: "Check my answer" }).click();
  await expect(challenge).toContainText("Correct!");
  await page.goto("/notifications/week");
  await expect(page.getByRole("heading", { name: "You learned on 1 day" })).toBeVisible();
  await expect(page.getByText("1 of 1 right")).toBeVisible();
  await expect(page.getByText("Your streak is 1 day.")).toBeVisible();
  if (javaScriptEnabled) expect(await problemsInEveryLook(page)).toEqual([]);

  await page.getByRole("link", { name: "what you are told of" }).click();
  await page.getByRole("button", { name: "Make an address" }).click();
  const field = page.getByLabel("Your feed address");
  await expect(field).toHaveValue(/\/notifications\/feeds\/[\w-]{43}$/);
  const first = await field.inputValue();
  expect((await request.get(first)).status()).toBe(200);
  await page.getByRole("button", { name: "Make a new address" }).click();
  await expect(field).not.toHaveValue(first);
  const second = await field.inputValue();
  expect((await request.get(first)).status()).toBe(404);
  expect((await request.get(second)).headers()["x-robots-tag"]).toBe("noindex");
  await page.goto("/notifications/settings");
  await expect(page.getByText("it cannot be shown again")).toBeVisible();
  await page.getByRole("button", { name: "Switch the feed off" }).click();
  await expect(page.getByText("Your feed is switched off").first()).toBeVisible();
  expect((await request.get(second)).status()).toBe(404);
});

test("somebody who comes back is told of the week before, once, and may end that", async ({
  page,
}) => {
  await signIn(page, demoAccount("mara"));
  await page.goto("/notifications");
  const told = page.getByRole("button", { name: /Your week/ });
  await expect(told).toHaveCount(1);
  await told.click();
  await expect(page).toHaveURL(/\/notifications\/week\?week=\d{4}-W\d\d$/);
  await expect(page.getByRole("heading", { name: "Your week", exact: true })).toBeVisible();
  await page.getByRole("link", { name: "The week after" }).click();
  await expect(page.getByText(", so far")).toBeVisible();
  await page.goto("/notifications");
  await expect(told).toHaveCount(1);
});
