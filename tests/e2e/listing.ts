import { readFileSync } from "node:fs";
import { expect, type Page } from "./test";

const cover = readFileSync("docs/images/home.png");

/** Longer than one part of the bucket, so that it is sent in two. */
function zip(size = 6 * 1024 * 1024) {
  const bytes = Buffer.alloc(size);
  bytes.set([0x50, 0x4b, 0x03, 0x04]);
  bytes.set([0x50, 0x4b, 0x05, 0x06], size - 22);
  return bytes;
}

/** Words that no other listing has: one that reads like another is refused. */
export function fullDescription(name: string) {
  const own = Array.from({ length: 60 }, () => crypto.randomUUID().slice(0, 8)).join(" ");
  return [
    own,
    "## What you get",
    `The ${name} holds eight prompts that plan dinners and a shopping list for a week.`,
    "## Who it is for",
    "Families who want to eat well without thinking about it every evening.",
    "## How to use",
    `Open ${name}, put in your people and your budget, then read the answer before you shop.`,
    "An example of the input: four people. The output: a table of seven dinners.",
  ].join("\n\n");
}

export const next = (page: Page) => page.getByRole("button", { name: "Next", exact: true }).last();

/** Fills the steps up to the last one. */
export async function fillWizard(page: Page, name: string) {
  await page.locator(".wizard").getByText("Prompt Pack", { exact: true }).click();
  await next(page).click();
  await page.getByLabel("Title").fill(name);
  await page.getByLabel("Short description").fill(`Plans a week of meals for ${name}.`);
  await page.getByLabel("Full description").fill(fullDescription(name));
  await page
    .getByLabel("Cover image")
    .setInputFiles({ name: "cover.png", mimeType: "image/png", buffer: cover });
  await next(page).click();
  await page.getByText("A ZIP file", { exact: true }).click();
  await page
    .getByLabel("ZIP file", { exact: true })
    .setInputFiles({ name: "prompts.zip", mimeType: "application/zip", buffer: zip() });
  await next(page).click();
  await page.getByLabel("Price (USD)").fill("9.99");
  await next(page).click();
  await expect(page.getByRole("heading", { name: "What may buyers do with it?" })).toBeVisible();
  await next(page).click();
  await expect(page.getByRole("heading", { name: "Look it over" })).toBeVisible();
}
