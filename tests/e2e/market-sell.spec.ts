import { fullDescription, next } from "./listing";
import { accessibilityProblems, openLive, signUpLearner, uniqueName } from "./support";
import { expect, test } from "./test";

test("a step is left once it is complete, and a file is judged by its content, with the rest of the step kept [LW-12, LW-14, LW-19, LW-22]", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, "what a posted step answers is in its HTML");
  await page.goto("/marketplace/new?step=details");
  await page.getByLabel("Title").fill("Only a title");
  await expect(next(page)).toBeDisabled();
  const description = page.getByLabel("Full description");
  await page.getByLabel("Short description").fill("Short");
  await description.fill("Full");
  await expect(next(page)).toBeEnabled();
  await description.fill("");
  await expect(next(page)).toBeDisabled();
  await description.fill("Full");
  await next(page).click();

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
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, "without scripts the question is a page of its own");
  await page.goto("/marketplace/new?step=details");
  await page.getByLabel("Title").fill("Not lost");
  const type = page.getByRole("button", { name: "Type" });
  await type.click();
  const cancel = page.getByText("Cancel", { exact: true });
  await cancel.click();
  await expect(
    page.getByText("Are you sure you want to cancel? Your progress will be lost."),
  ).toBeVisible();
  await page.getByText("Keep going").click();
  await page.getByRole("button", { name: "Details" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("Not lost");

  await type.click();
  await cancel.click();
  await page.getByRole("button", { name: "Yes, cancel" }).click();
  await expect(page).toHaveURL("/marketplace");
  await page.goto("/marketplace/new?step=details");
  await expect(page.getByLabel("Title")).toHaveValue("");
});

test("the contact address is shown only when support is offered [LW-28, LW-29]", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled !== false, "the style sheet shows it, whether or not scripts run");
  await page.goto("/marketplace/new?step=license");
  await expect(page.getByLabel("Contact email")).toBeHidden();
  await page.getByLabel("I help buyers by email").check();
  await expect(page.getByLabel("Contact email")).toBeVisible();
  await next(page).click();
  await expect(page.getByRole("heading", { name: "Look it over" })).toBeVisible();
});

test("the link opens the wizard as a dialog that keeps the draft however it is closed [MK-11, LW-02, LW-05, LW-09]", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, "without scripts the link leads to the page");
  await page.goto("/marketplace");
  const create = page.getByRole("link", { name: "Create Listing" });
  await create.click();
  const dialog = page.getByRole("dialog", { name: "Create a listing" });
  const title = dialog.getByLabel("Title");
  const postAnswer = () => page.waitForResponse((answer) => answer.request().method() === "POST");
  await expect(next(page)).toBeDisabled();
  await expect(page).toHaveURL("/marketplace/new");
  await dialog.getByText("Course Module").click();
  await next(page).click();
  await title.fill("Typed and not sent");
  expect(await accessibilityProblems(page)).toEqual([]);
  const kept = postAnswer();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await kept;

  await create.click();
  await expect(title).toHaveValue("Typed and not sent");
  await title.fill("Left with Back");
  const keptAgain = postAnswer();
  await page.goBack();
  await keptAgain;
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/marketplace");

  await create.click();
  await expect(title).toHaveValue("Left with Back");
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
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/marketplace/new*", async (route) => {
    await held;
    await route.continue();
  });
  await publish.click();
  const busy = dialog.getByRole("button", { name: "Processing..." });
  await expect(busy).toBeDisabled();
  release();
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
  await openLive(page, "/marketplace/new");
  await page.locator(".wizard").getByText("Prompt Pack", { exact: true }).click();
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
  await expect(page.getByRole("heading", { name: "What do buyers get?" })).toBeVisible();
  await expect(page.getByLabel("Title of prompt 1")).toBeVisible();
});
