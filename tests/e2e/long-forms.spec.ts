import { readdirSync, readFileSync } from "node:fs";
import { fillWizard } from "./listing";
import { openLive, signInEditor, signUpLearner, uniqueName } from "./support";
import { expect, type Page, test } from "./test";

interface LongForm {
  name: string;
  /** Where its summary of what is wrong is written. */
  file: string;
  /** Goes there, and leaves something wrong for the server to find. */
  open: (page: Page) => Promise<void>;
  button: string;
  /** With scripts the browser finds it first, and says it in a toast. */
  isOfServer?: true;
}

async function askQuestion(page: Page) {
  await signUpLearner(page);
  const made = await page.request.post("/api/community/threads", {
    data: {
      title: `How do I keep a summary short? ${uniqueName("q")}`,
      body: "I asked for three lines twice and got a page each time.",
      tags: [1],
    },
  });
  expect(made.status()).toBe(201);
  return ((await made.json()) as { id: number }).id;
}

const forms: LongForm[] = [
  {
    name: "a new article",
    file: "app/components/editor/article-form.tsx",
    open: async (page) => {
      await signInEditor(page);
      await openLive(page, "/admin/new-article");
    },
    button: "Create Article",
  },
  {
    name: "an article that is out",
    file: "app/components/editor/article-form.tsx",
    open: async (page) => {
      await signInEditor(page);
      await openLive(page, "/admin/articles/1");
      await page.getByLabel("Title").fill("");
    },
    button: "Save changes",
  },
  {
    name: "a coupon",
    file: "app/routes/admin.coupons/coupon-form.tsx",
    open: async (page) => {
      await signInEditor(page);
      await openLive(page, "/admin/coupons");
    },
    button: "Make the coupon",
  },
  {
    name: "a decision on a listing",
    file: "app/routes/admin.listings.$versionId/decision-form.tsx",
    open: async (page) => {
      test.slow();
      await signUpLearner(page);
      const listing = uniqueName("Meal planner");
      await openLive(page, "/marketplace/new");
      await fillWizard(page, listing);
      await page.getByLabel("Your public name").fill(uniqueName("Ada"));
      await page.getByLabel(/I made this/).check();
      await page.getByRole("button", { name: "Publish to Marketplace" }).click();
      await expect(page).toHaveURL("/marketplace/listings");
      await signInEditor(page);
      await openLive(page, "/admin/listings");
      while (!(await page.getByRole("link", { name: listing }).isVisible())) {
        await page.getByRole("link", { name: "Later listings" }).click();
      }
      await page.getByRole("link", { name: listing }).click();
    },
    button: "Save decision",
  },
  {
    name: "a decision on a report",
    file: "app/routes/admin.reports.$kind.$id/verdict-form.tsx",
    open: async (page) => {
      const id = await askQuestion(page);
      await signUpLearner(page);
      const sent = await page.request.post(`/report?kind=thread&id=${id}`, {
        form: { reason: "spam", note: "" },
        maxRedirects: 0,
      });
      expect(sent.status()).toBeLessThan(400);
      await signInEditor(page);
      await openLive(page, `/admin/reports/thread/${id}`);
    },
    button: "Save decision",
  },
  {
    name: "a post that an editor hides",
    file: "app/routes/admin.reports.$kind.$id/verdict-form.tsx",
    open: async (page) => {
      const id = await askQuestion(page);
      await signInEditor(page);
      await openLive(page, `/admin/reports/thread/${id}`);
    },
    button: "Hide",
  },
  {
    name: "a report",
    file: "app/routes/report/report-form.tsx",
    open: async (page) => {
      await signUpLearner(page);
      await openLive(page, "/report?kind=thread&id=1");
    },
    button: "Send report",
  },
  {
    name: "a question",
    file: "app/components/community/ask-form.tsx",
    open: async (page) => {
      await signUpLearner(page);
      await openLive(page, "/community/ask");
      await page.getByLabel("Title").fill("Too short");
      await page.getByLabel("Details").fill("This as well");
    },
    button: "Post Question",
    isOfServer: true,
  },
  {
    name: "a question that is changed",
    file: "app/routes/community.$id_.edit/edit-form.tsx",
    open: async (page) => {
      await openLive(page, `/community/${await askQuestion(page)}/edit`);
      await page.getByLabel("Title").fill("Too short");
    },
    button: "Save",
  },
  {
    name: "an answer",
    file: "app/routes/community.$id/answer-form.tsx",
    open: async (page) => {
      await signUpLearner(page);
      await openLive(page, "/community/1");
      await page.getByRole("textbox", { name: "Your answer" }).fill("Too short");
    },
    button: "Post your answer",
  },
  {
    name: "a review",
    file: "app/components/marketplace/write-review.tsx",
    open: async (page) => {
      await signUpLearner(page);
      await openLive(page, "/marketplace/1?tab=write");
    },
    button: "Submit Review",
  },
];

for (const { name, open, button, isOfServer } of forms) {
  test(`what is wrong with ${name} is in view and has the focus`, async ({
    page,
    javaScriptEnabled,
  }) => {
    test.skip(isOfServer === true && javaScriptEnabled !== false, "the browser finds it first");
    await page.setViewportSize({ width: 1280, height: 640 });
    await open(page);
    await page.getByRole("main").getByRole("button", { name: button, exact: true }).click();

    const summary = page.locator(".wrong");
    await expect(summary).toContainText(/needs? another look/);
    await expect(summary).toBeFocused();
    await expect(summary).toBeInViewport();
  });
}

test("every form with a summary is in the list above", () => {
  const files = ["app/components", "app/routes"]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => file.endsWith(".tsx") && /<ErrorSummary\b/.test(readFileSync(file, "utf8")));
  expect(files.sort()).toEqual([...new Set(forms.map(({ file }) => file))].sort());
});
