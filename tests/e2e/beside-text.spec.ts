import { addArticle } from "./article";
import { signInEditor, signUpLearner, uniqueName } from "./support";
import { expect, test } from "./test";

test("a comment stays in its box while the article is liked and saved, and Enter still posts it", async ({
  page,
}) => {
  await signInEditor(page);
  const { id } = await addArticle(page);
  await page.context().clearCookies();
  await page.goto(`/news/${id}`);
  const name = page.getByLabel("Your name");
  const comment = page.getByLabel("Your comment");
  const text = `The desk picture helped, ${uniqueName("reader")}.`;
  await name.fill("Kim");
  await comment.fill(text);
  for (const label of [/^Like/, /^Save/]) {
    const button = page.locator("#actions").getByRole("button", { name: label });
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await expect(button.locator(".num")).toHaveText("1");
    await expect(comment).toHaveValue(text);
    await expect(name).toHaveValue("Kim");
  }
  await name.press("Enter");
  await expect(page.locator(".comm")).toContainText(text);
  await expect(comment).toHaveValue("");
  await expect(page.locator("#actions").getByRole("button", { name: /^Like/ })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("an answer stays in its box while the question is voted on and followed", async ({ page }) => {
  await signUpLearner(page);
  const asked = await page.request.post("/api/community/threads", {
    data: {
      title: `How do I keep the same headings in ${uniqueName("question")}?`,
      body: "I ask for a **summary** of our notes and get something different each time.",
      tags: [1, 5],
    },
  });
  const { id } = (await asked.json()) as { id: number };
  await page.context().clearCookies();
  await signUpLearner(page);
  await page.goto(`/community/${id}`);
  const answer = page.getByRole("textbox", { name: "Your answer" });
  const text = "Name the headings in the prompt itself.\nThen ask again.";
  await answer.fill(text);
  const vote = page.getByRole("button", { name: "Vote up: this question" });
  await vote.click();
  await expect(vote).toHaveAttribute("aria-pressed", "true");
  await expect(answer).toHaveValue(text);
  const follow = page.getByRole("button", { name: "Follow" });
  await follow.click();
  await expect(follow).toHaveAttribute("aria-pressed", "true");
  await expect(answer).toHaveValue(text);
  await page.getByRole("button", { name: "Post your answer" }).click();
  await expect(page.locator(".answer")).toContainText("Then ask again.");
  await expect(answer).toHaveValue("");
});

test("a review stays in its form while a review is marked and the item is saved", async ({
  page,
}) => {
  await signUpLearner(page);
  await page.goto("/marketplace/1?tab=write");
  const text = "I use it each Monday, and it saves me an hour.";
  const review = page.getByLabel("Your review");
  await review.fill(text);
  await page.getByText("4 stars", { exact: true }).last().click({ force: true });
  const favorite = page.getByRole("button", { name: "Add to favorites" }).first();
  await favorite.click();
  await expect(page.getByRole("button", { name: "In your favorites" }).first()).toBeVisible();
  await expect(review).toHaveValue(text);
  await expect(page.locator('input[name="rating"][value="4"]')).toBeChecked();
});
