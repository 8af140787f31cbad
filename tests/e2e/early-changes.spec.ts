import { holdScripts } from "./support";
import { expect, test } from "./test";

test.skip(
  ({ javaScriptEnabled }) => javaScriptEnabled === false,
  "Without scripts nothing is typed before them.",
);

test("what a guest types before the scripts run stays, and can be sent", async ({ page }) => {
  await page.goto("/news");
  const address = await page
    .getByRole("main")
    .getByRole("heading")
    .getByRole("link")
    .first()
    .getAttribute("href");
  const release = await holdScripts(page);
  await page.goto(address ?? "", { waitUntil: "commit" });
  const [name, comment] = [page.getByLabel("Your name"), page.getByLabel("Your comment")];
  await name.fill("Pat");
  await comment.fill("My bus has no signal.");
  await comment.press("ArrowLeft");
  release();

  // What the page knows of the text, and not only what stands in the field.
  await expect(page.getByRole("button", { name: "Post Comment" })).toBeEnabled();
  await comment.press("!");
  await expect(comment).toHaveValue("My bus has no signal!.");
  await expect(name).toHaveValue("Pat");
  await expect(page.getByText("22/280")).toBeVisible();
});

test("a question begun before the scripts run stays", async ({ page }) => {
  const title = "How do I keep names out of a prompt?";
  const release = await holdScripts(page);
  await page.goto("/community/ask", { waitUntil: "commit" });
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Details").fill("I paste letters of my patients.");
  release();
  await expect(page.getByText(`${title.length}/`)).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue(title);
  await expect(page.getByLabel("Details")).toHaveValue("I paste letters of my patients.");
});
