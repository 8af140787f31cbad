import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";

import { accessibilityProblems, demoAccount, signUpLearner, uniqueName } from "./support";

const cover = readFileSync("docs/images/home.png");

/** Longer than one part of the bucket, so that it is sent in two. */
function zip(size = 6 * 1024 * 1024) {
  const bytes = Buffer.alloc(size);
  bytes.set([0x50, 0x4b, 0x03, 0x04]);
  bytes.set([0x50, 0x4b, 0x05, 0x06], size - 22);
  return bytes;
}

/** Words that no other listing has: one that reads like another is refused. */
function fullDescription(name: string) {
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

const next = (page: Page) => page.getByRole("button", { name: "Next", exact: true }).last();

/** Fills the steps up to the last one. */
async function fillWizard(page: Page, name: string) {
  await page.getByText("Prompt Pack", { exact: true }).click();
  await next(page).click();
  await page.getByLabel("Title").fill(name);
  await page.getByLabel("Short description").fill(`Plans a week of meals for ${name}.`);
  await page.getByLabel("Full description").fill(fullDescription(name));
  await page
    .getByLabel("Cover image")
    .setInputFiles({ name: "cover.png", mimeType: "image/png", buffer: cover });
  await next(page).click();
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

async function signIn(page: Page, { username, password }: { username: string; password: string }) {
  await page.request.post("/api/logout", { data: {} });
  const answer = await page.request.post("/api/login", { data: { username, password } });
  expect(answer.status()).toBe(200);
}

async function openSubmission(page: Page, name: string) {
  await page.goto("/admin/listings");
  // The queue begins with those that wait longest.
  while (!(await page.getByRole("link", { name }).isVisible())) {
    await page.getByRole("link", { name: "Later listings" }).click();
  }
  await page.getByRole("link", { name }).click();
}

test("a draft is written, signed for, sent back, mended, approved and found [LW-01, LW-07, LW-08, LW-11]", async ({
  page,
}) => {
  test.slow();
  const name = uniqueName("Meal planner");
  await page.goto("/marketplace/new");
  await fillWizard(page, name);
  await page.getByLabel(/I made this/).check();
  await page.getByRole("button", { name: "Publish to Marketplace" }).click();
  await expect(page).toHaveURL(/\/auth\?redirectTo=/);

  const seller = await signUpLearner(page);
  await page.goto("/marketplace/new?step=review");
  await expect(page.getByText(name).first()).toBeVisible();
  await page.getByLabel("Your public name").fill(uniqueName("Ada"));
  await page.getByLabel(/I made this/).check();
  await page.getByRole("button", { name: "Publish to Marketplace" }).click();
  await expect(page).toHaveURL("/marketplace/listings");
  await expect(page.getByText("Your listing has been submitted for review!").first()).toBeVisible();
  await expect(page.getByText("In review")).toBeVisible();
  await expect(page.getByText("usually 1-2 business days").first()).toBeVisible();

  const editor = demoAccount("noor");
  await signIn(page, editor);
  await openSubmission(page, name);
  await page.getByText("Ask for changes").click();
  await page.getByLabel("Something is missing").check();
  await page.getByLabel("Note to the creator").fill("Please show one whole prompt.");
  await page.getByRole("button", { name: "Save decision" }).click();
  await expect(page).toHaveURL("/admin/listings");

  await signIn(page, seller);
  await page.goto("/marketplace/listings");
  await expect(page.getByText("Please show one whole prompt.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Notifications, 1 new" })).toBeVisible();
  await page.getByRole("button", { name: /Change and send again/ }).click();
  await page.getByLabel("Short description").fill(`Plans a week of meals, now with ${name} shown.`);
  await page.getByRole("button", { name: "Review" }).click();
  await page.getByLabel(/I made this/).check();
  await page.getByRole("button", { name: "Publish to Marketplace" }).click();
  await expect(page.getByText("In review")).toBeVisible();

  await signIn(page, editor);
  await openSubmission(page, name);
  await page.getByText("Approve", { exact: true }).click();
  await page.getByRole("button", { name: "Save decision" }).click();
  await expect(page.getByText("Approved and on sale").first()).toBeVisible();

  await signIn(page, seller);
  await page.goto("/notifications");
  await expect(page.getByText("2 are new.")).toBeVisible();
  await page.getByRole("button", { name: /is approved and on sale/ }).click();
  await expect(page).toHaveURL(/\/marketplace\/listings#listing-/);
  await expect(page.getByText("On sale")).toBeVisible();
  const href = await page.getByRole("link", { name, exact: true }).getAttribute("href");
  expect((await page.request.get(href ?? "")).status()).toBe(200);
  const image = await page.locator(".own__cover img").getAttribute("src");
  const served = await page.request.get(image ?? "");
  expect(served.headers()["content-type"]).toBe("image/png");
  expect(served.headers()["cache-control"]).toContain("immutable");
});

test("a step that is not complete is refused and keeps what was typed [LW-12, LW-14]", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto("/marketplace/new?step=details");
  await page.getByLabel("Title").fill("Only a title");
  if (javaScriptEnabled) {
    await expect(next(page)).toBeDisabled();
    await page.getByLabel("Short description").fill("Short");
    await page.getByLabel("Full description").fill("Full");
    await expect(next(page)).toBeEnabled();
    await page.getByLabel("Full description").fill("");
    await expect(next(page)).toBeDisabled();
    return;
  }
  await next(page).click();
  await expect(page.getByText("Please enter a full description")).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue("Only a title");
  await page.goto("/marketplace/new");
  await expect(page.getByLabel("Title")).toHaveValue("Only a title");
});

test("a file is judged by its content and the rest of the step is kept [LW-19, LW-22]", async ({
  page,
}) => {
  await page.goto("/marketplace/new?step=upload");
  await page.getByLabel("Instructions for buyers").fill("Open the first file.");
  await page.getByLabel("ZIP file", { exact: true }).setInputFiles({
    name: "prompts.zip",
    mimeType: "application/zip",
    buffer: Buffer.from("This is a text that calls itself a ZIP file."),
  });
  await next(page).click();
  await expect(page.getByText("This is not a ZIP file, whatever its name says.")).toBeVisible();
  await expect(page.getByLabel("Instructions for buyers")).toHaveValue("Open the first file.");
});

test("the question of canceling is asked in the page; declining keeps everything [LW-03, LW-09, LW-10]", async ({
  page,
}) => {
  await page.goto("/marketplace/new?step=details");
  await page.getByLabel("Title").fill("Not lost");
  await page.getByRole("button", { name: "Type" }).click();
  const cancel = page.getByText("Cancel", { exact: true });
  await cancel.click();
  await expect(
    page.getByText("Are you sure you want to cancel? Your progress will be lost."),
  ).toBeVisible();
  await page.getByText("Keep going").click();
  await page.getByRole("button", { name: "Details" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("Not lost");

  await page.goto("/marketplace/new?step=type");
  await cancel.click();
  await page.getByRole("button", { name: "Yes, cancel" }).click();
  await expect(page).toHaveURL("/marketplace");
  await page.goto("/marketplace/new?step=details");
  await expect(page.getByLabel("Title")).toHaveValue("");
});

test("the contact address is shown only when support is offered [LW-28, LW-29]", async ({
  page,
}) => {
  await page.goto("/marketplace/new?step=license");
  await expect(page.getByLabel("Contact email")).toBeHidden();
  await page.getByLabel("I help buyers by email").check();
  await expect(page.getByLabel("Contact email")).toBeVisible();
  await next(page).click();
  await expect(page.getByRole("heading", { name: "Look it over" })).toBeVisible();
});

test("each step is clean for screen readers", async ({ page, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "axe is a script");
  for (const step of ["type", "details", "upload", "pricing", "license", "review"]) {
    await page.goto(`/marketplace/new?step=${step}`);
    expect(await accessibilityProblems(page)).toEqual([]);
  }
});

test("the link opens the wizard as a dialog that keeps the draft when it is closed [LW-02, LW-05, LW-09]", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, "without scripts the link leads to the page");
  await page.goto("/marketplace");
  await page.getByRole("link", { name: "Create Listing" }).click();
  const dialog = page.getByRole("dialog", { name: "Create a listing" });
  await expect(next(page)).toBeDisabled();
  await dialog.getByText("Course Module").click();
  await next(page).click();
  await dialog.getByLabel("Title").fill("Typed and not sent");
  expect(await accessibilityProblems(page)).toEqual([]);
  const kept = page.waitForResponse((answer) => answer.request().method() === "POST");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await kept;

  await page.getByRole("link", { name: "Create Listing" }).click();
  await expect(dialog.getByLabel("Title")).toHaveValue("Typed and not sent");
});

test("while a listing is sent the button says so; then the dialog closes and begins anew [LW-04, LW-06, LW-07]", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, "the dialog is a script");
  test.slow();
  const name = uniqueName("Kitchen helper");
  await signUpLearner(page);
  await page.goto("/marketplace");
  await page.getByRole("link", { name: "Create Listing" }).click();
  const dialog = page.getByRole("dialog", { name: "Create a listing" });
  await dialog.getByText("AI Agent").click();
  await next(page).click();
  await dialog.getByLabel("Title").fill(name);
  await dialog.getByLabel("Short description").fill(`Helps in the kitchen of ${name}.`);
  await dialog.getByLabel("Full description").fill(fullDescription(name));
  await next(page).click();
  await dialog.getByText("Something else").click();
  await dialog.getByLabel("Instructions for buyers").fill("Open the link and say what you have.");
  await next(page).click();
  await dialog.getByText("Free", { exact: true }).click();
  await next(page).click();
  await expect(dialog.getByRole("heading", { name: "What may buyers do with it?" })).toBeFocused();
  await next(page).click();

  const publish = dialog.getByRole("button", { name: "Publish to Marketplace" });
  await expect(publish).toBeDisabled();
  await dialog.getByLabel(/I made this/).check();
  await publish.click();
  await expect(dialog.getByText("Please enter a name of at least 2 characters")).toBeVisible();
  await dialog.getByLabel("Your public name").fill(uniqueName("Bo"));
  await page.route("**/marketplace/new*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await publish.click();
  const busy = dialog.getByRole("button", { name: "Processing..." });
  await expect(busy).toBeDisabled();
  await expect(page.getByText("Your listing has been submitted for review!").first()).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.unroute("**/marketplace/new*");
  await page.getByRole("link", { name: "Create Listing" }).click();
  await expect(dialog.getByRole("heading", { name: "What do you want to list?" })).toBeVisible();
  await expect(next(page)).toBeDisabled();
});

test("a step that does not arrive says so and keeps what was typed [LW-08]", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "the network fails between the pages");
  await page.goto("/marketplace/new", { waitUntil: "networkidle" });
  await page.getByText("Prompt Pack", { exact: true }).click();
  await next(page).click();
  await page.getByLabel("Title").fill("A plan for seven dinners");
  await page.getByLabel("Short description").fill("Seven dinners and one shopping list.");
  await page.getByLabel("Full description").fill(fullDescription("plan"));
  await page.route("**/marketplace/new.data*", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await next(page).click();
  await expect(page.getByText("This step did not reach us")).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue("A plan for seven dinners");

  await page.unroute("**/marketplace/new.data*");
  await next(page).click();
  await expect(page.getByLabel("ZIP file", { exact: true })).toBeVisible();
});
