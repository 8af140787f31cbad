import { accessibilityProblems, failureToast, openLive, signUpLearner, toast } from "./support";
import { expect, type Page, test } from "./test";

interface Item {
  id: number;
  name: string;
  price: number | null;
  pricingModel: string;
}

/** Two different things that cost something, and one that is free, from what is on sale. */
async function findItems(page: Page) {
  const items = (await (await page.request.get("/api/marketplace?limit=200")).json()) as Item[];
  const priced = items.filter(({ price, pricingModel }) => price && pricingModel === "one-time");
  const free = items.find(({ price }) => price === null);
  const [first, second] = priced;
  if (!first || !second || !free) throw new Error("There is too little on sale.");
  return { first, second, free };
}

function dollars(amount: number) {
  return `$${amount.toFixed(2)}`;
}

/** The card of an item, wherever the list shows it. */
async function showCard(page: Page, { name }: Item) {
  await openLive(page, `/marketplace?q=${encodeURIComponent(name)}`);
  return page.locator("li", { has: page.getByText(name, { exact: true }) }).first();
}

/** The calls about the cart that the page makes from now on. */
function cartCalls(page: Page) {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith("/api/cart")) return;
    calls.push(`${request.method()} ${pathname.replace(/\.data$/, "")}`);
  });
  return calls;
}

test.describe("with scripts", () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "needs scripts");

  test("a visitor downloads what is free at once, is told to log in to add or buy, and nothing is sent [CA-01, CA-02, CA-03, CA-28]", async ({
    page,
  }) => {
    const { first, free } = await findItems(page);
    const sent: string[] = [];
    page.on("request", (request) => sent.push(new URL(request.url()).pathname));
    const freeCard = await showCard(page, free);
    const download = page.waitForEvent("download");
    await freeCard.getByRole("button", { name: "Download" }).click();
    await expect(page.getByText("Download started").first()).toBeVisible();
    expect((await download).suggestedFilename()).toMatch(/\.(md|zip)$/);
    await expect(page.getByRole("dialog")).toHaveCount(0);

    const card = await showCard(page, first);
    await card.getByRole("button", { name: "Add to Cart" }).click();
    await expect(page.getByText("Please log in to add items to your cart.").first()).toBeVisible();
    await card.getByRole("button", { name: "Buy Now" }).click();
    await expect(page.getByText("Please log in to purchase items.").first()).toBeVisible();
    await expect(page.getByText("Not logged in").first()).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(sent.filter((path) => path.startsWith("/api/cart") || path === "/cart")).toEqual([]);
    const notice = toast(page, "Please log in to purchase items.");
    await notice.getByRole("button", { name: "Sign in" }).click();
    await expect(page).toHaveURL(
      `/auth?redirectTo=${encodeURIComponent(`/checkout?item=${first.id}`)}`,
    );
  });

  test("adding opens the cart, which slides in, and is gone 300 ms after it is closed [CA-04, CA-05, CA-06, ER-18]", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await signUpLearner(page);
    const { first } = await findItems(page);
    const calls = cartCalls(page);
    const card = await showCard(page, first);
    await card.getByRole("button", { name: "Add to Cart" }).click();
    const panel = page.getByRole("dialog");
    await expect(panel).toBeVisible();
    await expect(page.getByText("Item was added to your cart successfully.").first()).toBeVisible();
    await expect(panel).toHaveCSS("animation-name", "cart-slide");
    await expect(panel.getByRole("heading")).toContainText("1 item");
    await expect(panel.getByText(first.name)).toBeVisible();
    await expect(panel.getByText("Taxes and fees are calculated at checkout.")).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(calls).toEqual(["POST /api/cart/items", "GET /api/cart"]);

    const openFor = page.evaluate(() => {
      const dialog = document.querySelector('[role="dialog"]') as HTMLElement;
      return new Promise<{ name: string; ms: number }>((resolve) => {
        let begun = 0;
        let name = "";
        const watch = new MutationObserver(() => {
          if (dialog.isConnected && dialog.hasAttribute("data-closing") && !begun) {
            begun = performance.now();
            name = getComputedStyle(dialog).animationName;
          }
          if (begun && !dialog.isConnected) resolve({ name, ms: performance.now() - begun });
        });
        watch.observe(document.body, { attributes: true, childList: true, subtree: true });
      });
    });
    await panel.getByRole("button", { name: "Continue Shopping" }).click();
    const { name, ms } = await openFor;
    expect(name).toBe("cart-slide-out");
    expect(ms).toBeGreaterThanOrEqual(280);
    expect(ms).toBeLessThan(1500);
    await expect(panel).toHaveCount(0);
  });

  test("the cart counts its pieces, takes one out and is cleared [MK-08, CA-11, ER-25, ER-28]", async ({
    page,
  }) => {
    await signUpLearner(page);
    const { first, second } = await findItems(page);
    await page.request.post("/api/cart/items", { data: { itemId: first.id, quantity: 1 } });
    const calls = cartCalls(page);
    const panel = page.getByRole("dialog");
    const card = await showCard(page, second);
    await expect(page.getByRole("button", { name: /Cart.*1 item/ })).toBeVisible();
    await card.getByRole("button", { name: "Add to Cart" }).click();
    await expect(panel.getByRole("heading")).toContainText("2 items");
    await expect(panel.locator(".cart-sum")).toContainText(
      dollars((first.price ?? 0) + (second.price ?? 0)),
    );
    await panel.getByRole("button", { name: `Remove ${first.name}` }).click();
    await expect(page.getByText("Item removed from your cart.").first()).toBeVisible();
    await expect(panel.locator(".cart-sum")).toContainText(dollars(second.price ?? 0));
    await panel.getByRole("button", { name: "Clear cart" }).click();
    await expect(panel.getByText("Your cart is empty")).toBeVisible();
    await expect(
      page.getByText("All items have been removed from your cart.").first(),
    ).toBeVisible();
    expect(calls).toContain(`DELETE /api/cart/items/${first.id}`);
    expect(calls).toContain("DELETE /api/cart");
  });

  test("a cart that does not load and an item that is not added say so, in red [ER-16, ER-17]", async ({
    page,
  }) => {
    await signUpLearner(page);
    const { first } = await findItems(page);
    const card = await showCard(page, first);
    await page.route("**/api/cart/**", (route) => route.fulfill({ status: 500, body: "{}" }));
    await card.getByRole("button", { name: "Add to Cart" }).click();
    await expect(failureToast(page, "Failed to add item to cart. Please try again.")).toBeVisible();

    await page.unroute("**/api/cart/**");
    await page.route(/\/api\/cart(\.data)?$/, (route) =>
      route.fulfill({ status: 500, body: "{}" }),
    );
    await card.getByRole("button", { name: "Add to Cart" }).click();
    await expect(failureToast(page, "Failed to load your cart. Please try again.")).toBeVisible();
  });

  test("an item that is not removed and a cart that is not cleared say so, in red [ER-26, ER-27, ER-29, ER-30]", async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    await signUpLearner(page);
    const { first } = await findItems(page);
    for (let pieces = 0; pieces < 2; pieces++) {
      await page.request.post("/api/cart/items", { data: { itemId: first.id, quantity: 1 } });
    }
    await showCard(page, first);
    await page.route(/\/api\/cart(\/|(\.data)?$)/, (route) =>
      route.fulfill({ status: 500, body: "{}" }),
    );
    await page.getByRole("button", { name: /Cart.*2 items/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
    await expect(
      failureToast(page, "Failed to remove item from cart. Please try again."),
    ).toBeVisible();
    await page.getByRole("dialog").getByRole("button", { name: "Clear cart" }).click();
    await expect(failureToast(page, "Failed to clear your cart. Please try again.")).toBeVisible();
    expect(logged.join()).toContain("Failed to remove item");
    expect(logged.join()).toContain("Failed to clear cart");
  });

  test("Buy Now: terms, coupon, Processing for 1500 ms, initiated, and successful in a notice for who closed it [CA-21, CA-23, CA-24, CA-25]", async ({
    page,
  }) => {
    await signUpLearner(page);
    const { first } = await findItems(page);
    const card = await showCard(page, first);
    await card.getByRole("button", { name: "Buy Now" }).click();

    const dialog = page.getByRole("dialog", { name: "Complete Your Purchase" });
    await expect(dialog.getByText(first.name)).toBeVisible();
    const pay = dialog.getByRole("button", { name: "Pay" });
    const apply = dialog.getByRole("button", { name: "Apply" });
    const code = dialog.getByLabel("Coupon code");
    await expect(apply).toBeDisabled();
    await expect(pay).toBeDisabled();
    expect(await accessibilityProblems(page)).toEqual([]);

    await code.fill("NO-SUCH-CODE");
    await apply.click();
    await expect(dialog.getByText("Invalid coupon code. Please try again.")).toBeVisible();
    await expect(code).toHaveValue("");

    await dialog.getByRole("checkbox").check();
    const placed = page.waitForResponse((response) =>
      /\/api\/checkout(\.data)?$/.test(response.url()),
    );
    const begun = Date.now();
    await pay.click();
    await expect(dialog.getByText("Processing")).toBeVisible();
    await placed;
    await expect(dialog).toHaveCount(0);
    expect(Date.now() - begun).toBeGreaterThanOrEqual(1450);
    await page.getByRole("dialog", { name: "Purchase initiated" }).press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await toast(page, "Purchase successful").getByRole("button", { name: "Open" }).click();
    await expect(page).toHaveURL("/library");
  });

  test("the cart, View Cart on a phone, goes to checkout as a whole; Back closes it, Cancel buys nothing [MK-07, CA-14, CA-17, CA-27]", async ({
    page,
  }) => {
    await signUpLearner(page);
    const { first, second } = await findItems(page);
    await page.request.post("/api/cart/items", { data: { itemId: second.id, quantity: 1 } });
    const card = await showCard(page, first);
    await card.getByRole("button", { name: "Add to Cart" }).click();
    await expect(page.getByRole("dialog").getByText(second.name)).toBeVisible();
    await expect(page).toHaveURL("/cart");
    const toCheckout = page.getByRole("button", { name: "Proceed to Checkout" });
    await toCheckout.click();

    const dialog = page.getByRole("dialog", { name: "Complete Your Purchase" });
    for (const { name } of [first, second]) {
      await expect(dialog.getByText(name)).toBeVisible();
    }
    await expect(page).toHaveURL("/checkout");
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL(/\/marketplace\?q=/);

    await page.getByRole("button", { name: "Cart (2 items)", exact: true }).click();
    await toCheckout.click();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Cart (2 items)", exact: true })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole("button", { name: "View Cart (2 items)", exact: true }).click();
    await expect(page.getByRole("dialog").getByText(first.name)).toBeVisible();
  });
});

test.describe("without scripts", () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled !== false, "is about plain forms");

  test("a visitor's free download begins on a page of its own [CA-28]", async ({ page }) => {
    const { free } = await findItems(page);
    const card = await showCard(page, free);
    const download = page.waitForEvent("download");
    await card.getByRole("button", { name: "Download" }).click();
    expect((await download).suggestedFilename()).toMatch(/\.(md|zip)$/);
    await expect(page.getByRole("heading", { name: "Download started" })).toBeVisible();
  });
});
