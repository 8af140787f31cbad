import { uniqueName } from "./support";
import { expect, type Page } from "./test";

/** An article of its own, so that tests do not read each other's comments. Asks for an editor. */
export async function addArticle(page: Page, category = "trend_opinion") {
  const title = `On desks ${uniqueName("and")}`;
  const answer = await page.request.post("/api/news", {
    data: {
      title,
      summary: "Why an assistant forgets, told with a desk.",
      content: "A desk is as large as it is, and no larger. ".repeat(5),
      category,
      imageUrl: "/covers/amber-desk.svg",
    },
  });
  expect(answer.status()).toBe(201);
  const { id } = (await answer.json()) as { id: number };
  return { id, title };
}

const content = `## How it begins\n\nRead the **small print** before the large one. ${"It is worth a minute. ".repeat(4)}`;

export async function fillArticle(page: Page, title: string) {
  await page.getByLabel("Title", { exact: true }).fill(title);
  await page.getByLabel("Summary").fill("What a launch page says, and what it leaves out.");
  await page.getByLabel("Category").selectOption({ label: "Use Case" });
  await page.getByLabel("Content").fill(content);
  await page.getByLabel("Image URL").fill("/covers/moss-desk.svg");
}
