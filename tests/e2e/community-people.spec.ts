import { problemsInEveryLook, signIn, signInEditor, signUpLearner, uniqueName } from "./support";
import { expect, type Page, test } from "./test";

/** A question of somebody new, through `/api`, as this page's browser stays signed in. */
async function askAsLearner(page: Page) {
  const person = await signUpLearner(page);
  const title = `How do I keep a summary short? ${uniqueName("q")}`;
  const made = await page.request.post("/api/community/threads", {
    data: { title, body: "I asked for three lines twice and got a page each time.", tags: [1] },
  });
  expect(made.status()).toBe(201);
  const { id } = (await made.json()) as { id: number };
  return { person, id, title };
}

test("a member reports a question, an editor hides it, and its author learns of it [SH-28]", async ({
  page,
  javaScriptEnabled,
}) => {
  test.setTimeout(60_000);
  const { person: asker, id, title } = await askAsLearner(page);
  await signUpLearner(page);
  await page.goto(`/report?kind=thread&id=${id}`);
  await expect(page.getByText(title)).toBeVisible();
  await page.getByText("Advertising or spam").click();
  await page.getByLabel(/Anything that helps/).fill("It names a shop.");
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByText("Thank you for telling us").first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/community/${id}$`));

  await signInEditor(page);
  for (const path of ["/admin/reports", `/admin/reports/thread/${id}`]) {
    await page.goto(path);
    // axe runs as a script
    if (javaScriptEnabled !== false) expect(await problemsInEveryLook(page), path).toEqual([]);
  }
  await expect(page.getByText("It names a shop.")).toBeVisible();
  await page.getByText("Hide it", { exact: true }).click();
  await page.getByLabel("Reason", { exact: true }).selectOption("spam");
  await page.getByLabel("Public note (optional)").fill(`It leads to a shop (${id}).`);
  await page.getByRole("button", { name: "Save decision" }).click();
  await expect(page).toHaveURL(/\/admin\/reports$/);

  await signIn(page, asker);
  // Notices are written behind the answer. Their own page would mark them as seen.
  await expect(async () => {
    await page.goto("/moderation-log");
    const bell = page.getByRole("link", { name: "Notifications, 1 new" });
    await expect(bell).toBeVisible({ timeout: 5000 });
  }).toPass();
  await expect(page.getByText(`It leads to a shop (${id}).`)).toBeVisible();
});

test("what one is told of is chosen by switches, and some stay on", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "without scripts the page comes back with the choices");
  await signUpLearner(page);
  await page.goto("/notifications/settings");
  await expect(page.getByRole("heading", { name: "What you are told of" })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Refunds" })).toBeDisabled();
  await page.getByRole("checkbox", { name: "Mentions" }).uncheck();
  await page.getByRole("button", { name: "Save choices" }).click();
  await expect(page.getByText("Your choices are saved").first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole("checkbox", { name: "Mentions" })).not.toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Answers", exact: true })).toBeChecked();
});
