import { readdirSync, readFileSync } from "node:fs";
import { fullDescription } from "./listing";
import { openLive, signInEditor, signUpLearner, uniqueName } from "./support";
import { expect, type Page, test } from "./test";

interface LongForm {
  name: string;
  /** Where its summary of what is wrong is written. */
  file: string;
  /** Goes there, and leaves something wrong for the server to find. */
  open: (page: Page) => Promise<void>;
  button: string;
}

async function askQuestion(page: Page) {
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

async function sendListing(page: Page) {
  const title = uniqueName("Meal planner");
  const made = await page.request.post("/api/marketplace/listings", {
    data: {
      ...{ type: "prompt", title, category: "Education", tags: ["Food"] },
      shortDescription: `Plans a week of meals for ${title}.`,
      fullDescription: fullDescription(title),
      ...{ uploadMethod: "replit", replitLink: "https://replit.com/@ada/planner" },
      ...{ pricingModel: "one-time", price: 9.99, license: "commercial", termsAgreed: true },
    },
  });
  expect(made.status()).toBe(201);
  return title;
}

const learnersForms: LongForm[] = [
  {
    name: "a report",
    file: "app/routes/report/report-form.tsx",
    open: (page) => openLive(page, "/report?kind=thread&id=1"),
    button: "Send report",
  },
  {
    name: "a review",
    file: "app/components/marketplace/write-review.tsx",
    open: (page) => openLive(page, "/marketplace/1?tab=write"),
    button: "Submit Review",
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
      await openLive(page, "/community/1");
      await page.getByRole("textbox", { name: "Your answer" }).fill("Too short");
    },
    button: "Post your answer",
  },
];

const editorsForms: LongForm[] = [
  {
    name: "a new article",
    file: "app/components/editor/article-form.tsx",
    open: (page) => openLive(page, "/admin/new-article"),
    button: "Create Article",
  },
  {
    name: "a coupon",
    file: "app/routes/admin.coupons/coupon-form.tsx",
    open: (page) => openLive(page, "/admin/coupons"),
    button: "Make the coupon",
  },
  {
    name: "a post that an editor hides",
    file: "app/routes/admin.reports.$kind.$id/verdict-form.tsx",
    open: (page) => openLive(page, "/admin/reports/thread/1"),
    button: "Hide",
  },
  {
    name: "an article that is out",
    file: "app/components/editor/article-form.tsx",
    open: async (page) => {
      await openLive(page, "/admin/articles/1");
      await page.getByLabel("Title").fill("");
    },
    button: "Save changes",
  },
];

/** Each about something that a member has sent before. */
const decisions: LongForm[] = [
  {
    name: "a decision on a report",
    file: "app/routes/admin.reports.$kind.$id/verdict-form.tsx",
    open: async (page) => {
      await signUpLearner(page);
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
    name: "a decision on a listing",
    file: "app/routes/admin.listings.$versionId/decision-form.tsx",
    open: async (page) => {
      await signUpLearner(page);
      const listing = await sendListing(page);
      await signInEditor(page);
      await openLive(page, "/admin/listings");
      while (!(await page.getByRole("link", { name: listing }).isVisible())) {
        await page.getByRole("link", { name: "Later listings" }).click();
      }
      await page.getByRole("link", { name: listing }).click();
    },
    button: "Save decision",
  },
];

async function expectInView(page: Page, forms: LongForm[]) {
  await page.setViewportSize({ width: 1280, height: 640 });
  for (const { name, open, button } of forms) {
    await test.step(name, async () => {
      await open(page);
      await page.getByRole("main").getByRole("button", { name: button, exact: true }).click();
      const summary = page.locator(".wrong");
      await expect(summary).toContainText(/needs? another look/);
      await expect(summary).toBeFocused();
      await expect(summary).toBeInViewport();
    });
  }
}

test.describe("with scripts", () => {
  test.skip(
    ({ javaScriptEnabled }) => javaScriptEnabled === false,
    "without scripts each form asks for the focus alike",
  );

  test("what is wrong with a learner's report, review, question or answer is in view and has the focus", async ({
    page,
  }) => {
    await signUpLearner(page);
    await expectInView(page, learnersForms);
  });

  test("what is wrong with an editor's article, coupon or hiding is in view and has the focus", async ({
    page,
  }) => {
    await signInEditor(page);
    await expectInView(page, editorsForms);
  });

  test("what is wrong with an editor's decision is in view and has the focus", async ({ page }) => {
    await expectInView(page, decisions);
  });

  test("every form with a summary is in the lists above", () => {
    const files = ["app/components", "app/routes"]
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: "utf8" }).map(
          (file) => `${folder}/${file}`,
        ),
      )
      .filter(
        (file) => file.endsWith(".tsx") && /<ErrorSummary\b/.test(readFileSync(file, "utf8")),
      );
    const forms = [...learnersForms, ...editorsForms, ...decisions];
    expect(files.sort()).toEqual([...new Set(forms.map(({ file }) => file))].sort());
  });
});

test("without scripts what is wrong with a question is in view and has the focus", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled !== false, "the browser finds it first, and says it in a toast");
  await signUpLearner(page);
  await page.setViewportSize({ width: 1280, height: 640 });
  await page.goto("/community/ask");
  await page.getByLabel("Title").fill("Too short");
  await page.getByLabel("Details").fill("This as well");
  await page.getByRole("button", { name: "Post Question", exact: true }).last().click();
  const said = page.locator("form.ask [autofocus]");
  await expect(said).toContainText("Title too short");
  await expect(said).toBeFocused();
  await expect(said).toBeInViewport();
});
