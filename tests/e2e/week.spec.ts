import { problemsInEveryLook, signUpLearner } from "./support";
import { expect, test } from "./test";
import { written } from "./written";

const claude = written().guides.find(({ id }) => id === 5);

test("a learner's first week fills up, and is told in a feed of their own until they end it", async ({
  page,
  javaScriptEnabled,
}) => {
  await signUpLearner(page);
  const option = String(claude?.challenges[0].correctIndex ?? 0);
  const answered = await page.request.post("/guides/5?tab=challenges", {
    form: { challenge: "1", option },
  });
  expect(answered.ok()).toBe(true);
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
  await page.getByRole("button", { name: "Make a new address" }).click();
  await expect(field).toHaveValue(/\/notifications\/feeds\/[\w-]{43}$/);
  await expect(field).not.toHaveValue(first);
  await page.getByRole("button", { name: "Switch the feed off" }).click();
  await expect(page.getByText("Your feed is switched off").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Make an address" })).toBeVisible();
});
