import { problemsInEveryLook, signUpLearner } from "./support";
import { type Browser, expect, type Page, test } from "./test";

/** Another person with a browser of their own. */
async function openBeside(browser: Browser, javaScriptEnabled: boolean | undefined) {
  const { baseURL } = test.info().project.use;
  const context = await browser.newContext({ baseURL, javaScriptEnabled });
  return context.newPage();
}

async function makeGroup(page: Page, name: string) {
  await page.goto("/groups");
  await page.getByLabel("Name of the group").fill(name);
  await page.getByLabel("How the members know you").fill("Ms. Rivera");
  await page.getByRole("button", { name: "Make the group" }).click();
  await expect(page).toHaveURL(/\/groups\/\d+$/);
}

/** A day that may be named, as the field takes it. */
function nextWeek() {
  return new Date(Date.now() + 7 * 24 * 60 * 60_000).toISOString().slice(0, 10);
}

test("a teacher makes a group, a pupil joins by the link, and what is asked is seen by both", async ({
  page,
  browser,
  javaScriptEnabled,
}) => {
  await signUpLearner(page);
  await makeGroup(page, "Class 7b");
  const link = (await page.getByText(/\/groups\/join\/[A-Z]{8}$/).textContent()) ?? "";
  await expect(page.getByRole("img", { name: "QR code of the link" })).toBeVisible();
  if (javaScriptEnabled) expect(await problemsInEveryLook(page)).toEqual([]);

  await page.getByLabel("What").selectOption({ label: "Ask for one clear thing" });
  await page.getByLabel("Until when").fill(nextWeek());
  await page.getByRole("button", { name: "Ask the group" }).click();
  await expect(page.getByRole("link", { name: "Ask for one clear thing" })).toBeVisible();

  const pupil = await openBeside(browser, javaScriptEnabled);
  await pupil.goto(new URL(link).pathname);
  await expect(pupil.getByRole("heading", { name: "You are asked to join" })).toBeVisible();
  await expect(pupil.getByText("Class 7b")).toHaveCount(0);
  await expect(pupil.getByRole("link", { name: "Make an account" })).toHaveAttribute(
    "href",
    `/auth?mode=sign-up&redirectTo=${new URL(link).pathname}`,
  );
  await signUpLearner(pupil, { ageGroup: "under18" });
  await pupil.goto(new URL(link).pathname);
  await expect(pupil.getByRole("heading", { name: "Class 7b" })).toBeVisible();
  if (javaScriptEnabled) expect(await problemsInEveryLook(pupil)).toEqual([]);
  await pupil.getByLabel("Your name in this group").fill("Ben");
  await pupil.getByRole("button", { name: "Join the group" }).click();
  await expect(pupil).toHaveURL(/\/groups\/\d+$/);
  await expect(pupil.getByText("Not yet")).toBeVisible();
  if (javaScriptEnabled) {
    expect(await problemsInEveryLook(pupil)).toEqual([]);
    await pupil.context().close();
    return;
  }

  await pupil.goto("/dashboard");
  const asked = pupil.getByRole("region", { name: "From your groups" });
  await asked.getByRole("link", { name: "Ask for one clear thing" }).click();
  await expect(pupil).toHaveURL("/path/one-clear-task");
  await expect(pupil.getByRole("button", { name: "Check my answers" })).toBeVisible();

  await page.reload();
  await expect(page.getByText("0 of 1 done", { exact: true })).toBeVisible();
  await page.getByText("0 of 1 done", { exact: true }).click();
  await expect(page.getByText("Not yet: Ben")).toBeVisible();

  // Taken out by a second press, told of it, and in again with the code.
  await page.getByText("Take out Ben").click();
  await page.getByRole("button", { name: "Take Ben out of the group" }).click();
  await expect(page.getByText("Nobody yet.")).toBeVisible();
  await pupil.goto(new URL(page.url()).pathname);
  await expect(
    pupil.getByRole("heading", { name: "You are not in this group any more" }),
  ).toBeVisible();
  await pupil.getByLabel("Code").fill(link.slice(-8));
  await pupil.getByRole("button", { name: "Look it up" }).click();
  await pupil.getByLabel("Your name in this group").fill("Ben");
  await pupil.getByRole("button", { name: "Join the group" }).click();

  await pupil.goto("/groups");
  await pupil.getByRole("link", { name: "Class 7b" }).click();
  await pupil.getByRole("button", { name: "Leave the group" }).click();
  await expect(pupil).toHaveURL("/groups");
  await page.reload();
  await expect(page.getByText("Nobody yet.")).toBeVisible();

  await page.getByRole("link", { name: "Delete the group" }).click();
  await page.getByRole("button", { name: "Delete the group" }).click();
  await expect(page).toHaveURL("/groups");
  await expect(page.getByRole("link", { name: "Class 7b" })).toHaveCount(0);
  await pupil.context().close();
});

test("a worksheet is printed without the frame of the site", async ({ page }) => {
  await page.goto("/lessons/one-clear-task/worksheet");
  const frame = [page.getByRole("banner"), page.getByRole("contentinfo")];
  for (const part of frame) await expect(part).toBeVisible();
  await page.emulateMedia({ media: "print" });
  for (const part of frame) await expect(part).toBeHidden();
  await expect(page.getByText("Back to the lesson")).toBeHidden();
  await expect(page.getByRole("heading", { name: "Questions" })).toBeVisible();
});
