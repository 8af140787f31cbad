import { problemsInEveryLook, signUpLearner } from "./support";
import { expect, test } from "./test";

const prompt =
  "Give me five ideas for two children, seven and ten years old, on a rainy afternoon of three hours. No screens, please. Answer as a table.";

test("a prompt that passed is taken to an assistant of one's own, and looked back on", async ({
  page,
  javaScriptEnabled,
}) => {
  await signUpLearner(page);
  const sent = await page.request.post("/tools/1?exercise=11", { form: { prompt } });
  expect(sent.ok()).toBe(true);
  await page.goto("/progress?exercise=11");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Try it in your own assistant");
  await expect(page.getByText(prompt)).toBeVisible();
  if (javaScriptEnabled) expect(await problemsInEveryLook(page)).toEqual([]);
  await page.getByRole("radio", { name: "I could use it with changes" }).check();
  await page.getByRole("textbox", { name: "What in the answer could you use?" }).fill("The games.");
  await page
    .getByRole("textbox", { name: "What was wrong, missing or made up" })
    .fill("One needs a garden, which we do not have.");
  await page
    .getByRole("textbox", { name: "What will you write differently" })
    .fill("That we live on the fourth floor.");
  await page.getByRole("button", { name: "Keep my answers" }).click();

  // What was answered too briefly is asked for again; the rest stays.
  await expect(page.getByText("Please answer in a few words of your own.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "What will you write differently" })).toHaveValue(
    "That we live on the fourth floor.",
  );
  await page
    .getByRole("textbox", { name: "What in the answer could you use?" })
    .fill("The three games for two.");
  await page.getByRole("button", { name: "Keep my answers" }).click();
  await expect(page).toHaveURL(/\/progress#elsewhere$/);
  await expect(page.getByText("The three games for two.")).toBeVisible();
  await expect(page.getByText("I could use it with changes")).toBeVisible();
});
