import { fillWizard } from "./listing";
import {
  accessibilityProblems,
  demoAccount,
  signIn,
  signInEditor,
  signUpLearner,
  uniqueName,
} from "./support";
import { expect, type Page, test } from "./test";

interface Item {
  id: number;
  name: string;
  price: number | null;
  pricingModel: string;
  category: string;
}

async function openSubmission(page: Page, name: string) {
  await page.goto("/admin/listings");
  // The queue begins with those that wait longest.
  while (!(await page.getByRole("link", { name }).isVisible())) {
    await page.getByRole("link", { name: "Later listings" }).click();
  }
  await page.getByRole("link", { name }).click();
}

test("a learner browses, filters, looks, fills the cart, pays, and downloads what they bought [SH-16, CA-14, CA-25]", async ({
  page,
  javaScriptEnabled,
}) => {
  const isScripted = javaScriptEnabled !== false;
  const items = (await (await page.request.get("/api/marketplace?limit=200")).json()) as Item[];
  const item = items.find(({ price, pricingModel }) => price && pricingModel === "one-time");
  const other = items.find(({ category }) => category !== item?.category);
  if (!item || !other) throw new Error("There is too little on sale.");

  await signUpLearner(page);
  await page.goto("/marketplace");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("AI Marketplace");
  await page.getByLabel("Category").selectOption(item.category);
  if (!isScripted) await page.getByRole("button", { name: "Show items" }).click();
  await expect(page).toHaveURL(/\?.*category=/);
  const name = page.getByRole("link", { name: item.name, exact: true });
  await expect(name).toBeVisible();
  await expect(page.getByRole("link", { name: other.name, exact: true })).toHaveCount(0);

  await name.click();
  const detail = isScripted
    ? page.getByRole("dialog", { name: item.name })
    : page.getByRole("main");
  await expect(detail.getByText("Purchases")).toBeVisible();
  await detail.getByRole("button", { name: "Add to Cart" }).first().click();
  await expect(page.getByText("Added to cart").first()).toBeVisible();
  if (!isScripted) await expect(page).toHaveURL("/cart");
  await page.getByRole("button", { name: "Proceed to Checkout" }).click();

  const checkout = isScripted
    ? page.getByRole("dialog", { name: "Complete Your Purchase" })
    : page.getByRole("main");
  await expect(checkout.getByText(item.name)).toBeVisible();
  await checkout.getByRole("checkbox").check();
  await checkout.getByRole("button", { name: "Pay" }).click();
  if (isScripted) {
    const done = page.getByRole("dialog", { name: "Purchase successful" });
    await expect(done).toBeVisible({ timeout: 15_000 });
    await done.getByRole("link", { name: "It is yours: open" }).click();
  } else {
    const isPaid = page.getByRole("heading", { name: "Purchase successful" });
    await expect(async () => {
      await page.reload();
      await expect(isPaid).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.getByRole("link", { name: "It is yours: open" }).click();
  }
  await expect(page.getByRole("heading", { level: 1, name: item.name })).toBeVisible();
  const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
  await crumbs.getByRole("link", { name: "Library" }).click();
  await expect(page).toHaveURL("/library");
  expect(await (await page.request.get("/api/cart")).json()).toEqual({ items: [], total: 0 });

  const bought = page.getByRole("link", { name: item.name });
  await expect(bought).toBeVisible();
  if (isScripted) expect(await accessibilityProblems(page)).toEqual([]);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.(md|zip)$/);

  await page.getByRole("link", { name: "Receipt" }).click();
  await expect(page.getByRole("heading", { name: "Receipt", exact: true })).toBeVisible();
  if (isScripted) expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole("link", { name: "Back to your library" }).click();
  await bought.click();
  await page.getByText("Get my money back").click();
  await expect(page.getByText("Refunded")).toHaveCount(0);
  await page.getByRole("button", { name: "Yes, give it back" }).click();
  await expect(page.getByText("Refunded").first()).toBeVisible();
});

test("a listing is drafted, signed for, sent back, mended, approved, sold, and its seller sees it [LW-01, LW-07, LW-08, LW-11]", async ({
  page,
}) => {
  test.slow();
  const name = uniqueName("Meal planner");
  await page.goto("/marketplace");
  await page.getByRole("link", { name: "Create Listing" }).click();
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

  await signInEditor(page);
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
  await page.getByRole("button", { name: "Review", exact: true }).click();
  await page.getByLabel(/I made this/).check();
  await page.getByRole("button", { name: "Publish to Marketplace" }).click();
  await expect(page.getByText("In review")).toBeVisible();

  await signInEditor(page);
  await openSubmission(page, name);
  await page.getByText("Approve", { exact: true }).click();
  await page.getByRole("button", { name: "Save decision" }).click();
  await expect(page.getByText("Approved and on sale").first()).toBeVisible();

  await signIn(page, seller);
  await page.goto("/notifications");
  await expect(page.getByText("2 are new.")).toBeVisible();
  await page.getByRole("button", { name: /is approved and on sale/ }).click();
  await expect(page).toHaveURL(/\/marketplace\/listings#listing-/);
  await expect(page.getByRole("main").getByText("On sale", { exact: true })).toBeVisible();
  const href = await page.getByRole("link", { name, exact: true }).getAttribute("href");
  const image = await page.locator(".own__cover img").getAttribute("src");
  const served = await page.request.get(image ?? "");
  expect(served.headers()["content-type"]).toBe("image/png");
  expect(served.headers()["cache-control"]).toContain("immutable");

  // How buying looks is the other journey.
  await signIn(page, demoAccount("mara"));
  const order = { itemId: Number(href?.split("/").at(-1)), key: crypto.randomUUID(), terms: true };
  const placed = await page.request.post("/api/checkout", { data: order });
  expect(placed.status()).toBe(201);
  const { reference } = (await placed.json()) as { reference: string };
  await expect
    .poll(async () => (await page.request.get(`/api/checkout/${reference}`)).json())
    .toMatchObject({ status: "complete" });

  await signIn(page, seller);
  await page.goto("/marketplace/sales");
  const rowOf = (region: string) =>
    page.getByRole("region", { name: region, exact: true }).getByRole("row", { name });
  await expect(rowOf("By item")).toContainText("$8.69");
  const sale = rowOf("Sales");
  await expect(sale).toContainText("$9.99");
  await expect(sale).toContainText("$8.69");
});
