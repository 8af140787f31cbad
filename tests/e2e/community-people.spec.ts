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

test("a member reports a question, an editor hides it, and both sides learn of it [SH-28]", async ({
  page,
}) => {
  test.setTimeout(60_000);
  const { person: asker, id, title } = await askAsLearner(page);
  const reporter = await signUpLearner(page);
  await page.goto(`/report?kind=thread&id=${id}`);
  await expect(page.getByText(title)).toBeVisible();
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByText("This needs another look")).toBeVisible();
  await expect(page.getByRole("group", { name: "What is wrong?" })).toContainText(
    "Please choose what is wrong",
  );
  await page.getByText("Advertising or spam").click();
  await page.getByLabel(/Anything that helps/).fill("It names a shop.");
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByText("Thank you for telling us").first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/community/${id}$`));

  await signInEditor(page);
  await page.goto(`/admin/reports/thread/${id}`);
  await expect(page.getByText("It names a shop.")).toBeVisible();
  await page.getByText("Hide it", { exact: true }).click();
  await page.getByLabel("Reason", { exact: true }).selectOption("spam");
  await page.getByLabel("Public note (optional)").fill(`It leads to a shop (${id}).`);
  await page.getByRole("button", { name: "Save decision" }).click();
  await expect(page).toHaveURL(/\/admin\/reports$/);

  for (const person of [asker, reporter]) {
    await signIn(page, person);
    // Notices are written behind the answer. Their own page would mark them as seen.
    await expect(async () => {
      await page.goto("/about");
      const bell = page.getByRole("link", { name: "Notifications, 1 new" });
      await expect(bell).toBeVisible({ timeout: 5000 });
    }).toPass();
  }
  await page.goto(`/moderation-log`);
  await expect(page.getByText(`It leads to a shop (${id}).`)).toBeVisible();
});

test("a profile shows what somebody asked, and under-18s have none", async ({ page }) => {
  const { person, title } = await askAsLearner(page);
  await page.goto(`/people/${person.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Learner ${person.id}`);
  await expect(page.getByRole("link", { name: title })).toBeVisible();
  await page.getByRole("link", { name: "Answers", exact: true }).click();
  await expect(page.getByText("What you answer in the community stands here.")).toBeVisible();

  const young = await signUpLearner(page, { ageGroup: "under18" });
  const answer = await page.goto(`/people/${young.id}`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByText("No public profile here")).toBeVisible();
});

test("what one is told of is chosen by switches, and some stay on", async ({ page }) => {
  await signUpLearner(page);
  await page.goto("/notifications");
  await page.getByRole("link", { name: "Choose what you are told of" }).click();
  await expect(page.getByRole("heading", { name: "What you are told of" })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Refunds" })).toBeDisabled();
  await page.getByRole("checkbox", { name: "Mentions" }).uncheck();
  await page.getByRole("button", { name: "Save choices" }).click();
  await expect(page.getByText("Your choices are saved").first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole("checkbox", { name: "Mentions" })).not.toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Answers", exact: true })).toBeChecked();
});

test("what a report shows can be used by everybody", async ({ page, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false, "axe runs as a script");
  test.setTimeout(120_000);
  const { person, id } = await askAsLearner(page);
  await signUpLearner(page);
  const look = async (path: string) => {
    await page.goto(path);
    expect(await problemsInEveryLook(page), path).toEqual([]);
  };
  await look(`/people/${person.id}`);
  await look(`/report?kind=thread&id=${id}`);
  await page.getByText("Something else").click();
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByText("Thank you for telling us").first()).toBeVisible();
  await signInEditor(page);
  await look("/admin/reports");
  await look(`/admin/reports/thread/${id}`);
});
