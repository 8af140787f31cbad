import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { marketplaceItems } from "~/db/schema/items";
import { cartItems } from "~/db/schema/orders";
import * as api from "~/routes/api.cart";
import * as items from "~/routes/api.cart_.items";
import * as oneItem from "~/routes/api.cart_.items_.$itemId";
import * as page from "~/routes/cart";
import { form, get, json, startApp } from "../../support/app";
import { addItem } from "../../support/market";
import { openPage } from "../../support/page";
import { setAgeGroup } from "../../support/shop";

type App = Awaited<ReturnType<typeof startApp>>;

async function startShop() {
  const app = await startApp();
  const person = await app.createUser();
  return { app, person, headers: await app.signIn(person) };
}

function add(app: App, headers: HeadersInit, body: unknown) {
  return app.send(items.action, json("/api/cart/items", body, headers));
}

async function cartOf(app: App, headers: HeadersInit) {
  const response = await app.send(api.loader, get("/api/cart", headers));
  return response.json();
}

test("the cart by /api: add, add again, remove, clear, in the stated shapes [AP-15, AP-16, AP-17, AP-18]", async () => {
  const { app, headers } = await startShop();
  await using _ = app;
  const item = await addItem(app, { name: "Meeting notes", priceCents: 600 });
  const other = await addItem(app, { priceCents: 450 });
  expect(await cartOf(app, headers)).toEqual({ items: [], total: 0 });

  const first = await add(app, headers, { itemId: item.id, quantity: 1 });
  expect(first.status).toBe(201);
  expect(await first.json()).toMatchObject({ itemId: item.id, quantity: 1 });
  const again = await add(app, headers, { itemId: item.id, quantity: 1 });
  expect(again.status).toBe(200);
  await add(app, headers, { itemId: other.id, quantity: 1 });

  expect(await cartOf(app, headers)).toMatchObject({
    items: [
      {
        id: expect.any(Number),
        itemId: item.id,
        quantity: 2,
        details: { name: "Meeting notes", imageUrl: null, price: 6 },
      },
      { itemId: other.id, quantity: 1, details: { price: 4.5 } },
    ],
    total: 16.5,
  });

  const remove = () =>
    app.send(oneItem.action, json(`/api/cart/items/${item.id}`, {}, headers, "DELETE"), {
      itemId: String(item.id),
    });
  const removed = await remove();
  expect(await removed.json()).toMatchObject({ items: [{ itemId: other.id }], total: 4.5 });
  expect((await remove()).status).toBe(404);

  const cleared = await app.send(api.action, json("/api/cart", {}, headers, "DELETE"));
  expect(await cleared.json()).toEqual({ items: [], total: 0 });
  expect(await app.db.select().from(cartItems)).toEqual([]);
});

test("twenty additions at once are twenty pieces in one line, and 99 is the most [EN-19, EN-20, EN-21]", async () => {
  const { app, headers } = await startShop();
  await using _ = app;
  const item = await addItem(app);
  await Promise.all(Array.from({ length: 20 }, () => add(app, headers, { itemId: item.id })));
  expect(await app.db.select().from(cartItems)).toMatchObject([{ quantity: 20, itemId: item.id }]);
  await app.db.update(cartItems).set({ quantity: 99 });
  const refused = await add(app, headers, { itemId: item.id });
  expect(refused.status).toBe(409);
});

test("the cart refuses visitors, other quantities, unknown items and other methods [UD-71, CA-01]", async () => {
  const { app, person, headers } = await startShop();
  await using _ = app;
  const item = await addItem(app);
  const visitor = await app.send(api.loader, get("/api/cart"));
  expect([visitor.status, await visitor.json()]).toEqual([401, { message: "Please sign in." }]);
  expect((await add(app, {}, { itemId: item.id })).status).toBe(401);
  for (const body of [{ itemId: item.id, quantity: 2 }, { itemId: "x" }, { itemId: -1 }, {}]) {
    expect((await add(app, headers, body)).status, JSON.stringify(body)).toBe(400);
  }
  expect((await add(app, headers, { itemId: 99_999 })).status).toBe(404);
  const other = await app.send(api.action, json("/api/cart", {}, headers));
  expect([other.status, other.headers.get("Allow")]).toEqual([405, "GET, DELETE"]);

  await setAgeGroup(app, person, "under18");
  const young = await add(app, headers, { itemId: item.id });
  expect([young.status, ((await young.json()) as { message: string }).message]).toEqual([
    403,
    "You can buy things here once you are 18. Everything that is free is open to you.",
  ]);
});

test("the cart's page shows and changes everything without scripts [CA-07, CA-08, CA-12, CA-13]", async () => {
  const { app, headers } = await startShop();
  await using _ = app;
  const item = await addItem(app, { name: "Meeting notes", priceCents: 600 });
  const open = () => openPage(app, "cart", page, get("/cart", headers));
  const back = `/marketplace/${item.id}`;
  const add = () =>
    app.send(items.action, form("/api/cart/items", { itemId: String(item.id), back }, headers));

  const added = await add();
  expect([added.status, added.headers.get("Location")]).toEqual([302, "/cart"]);
  await add();
  const { text, html } = await open();
  expect(text).toContain("2 items");
  expect(text).toContain("Meeting notes");
  expect(text).toContain("Quantity: 2 × $6.00");
  expect(text).toContain("Subtotal $12.00");
  expect(text).toContain("Taxes and fees are calculated at checkout.");
  expect(text).toContain("Proceed to Checkout");
  expect(html).toContain('aria-label="Remove Meeting notes"');

  const line = `/api/cart/items/${item.id}?_method=DELETE`;
  const remove = () =>
    app.send(oneItem.action, form(line, { back: "/cart" }, headers), { itemId: String(item.id) });
  const removed = await remove();
  expect([removed.status, removed.headers.get("Location")]).toEqual([302, "/cart"]);
  expect((await open()).text).toContain("Your cart is empty");
  const gone = await remove();
  expect(noticeOf(gone)).toMatchObject({ description: "This item is not in your cart." });

  await app.db.update(marketplaceItems).set({ status: "paused" });
  const refused = await add();
  expect(refused.headers.get("Location")).toBe(back);
  expect(noticeOf(refused)).toMatchObject({ title: "Not added to your cart" });
});

test("a cart is cleared without scripts, and the empty one leads back to the marketplace [CA-10, CA-15, CA-16]", async () => {
  const { app, headers } = await startShop();
  await using _ = app;
  const item = await addItem(app);
  await add(app, headers, { itemId: item.id });
  const open = () => openPage(app, "cart", page, get("/cart", headers));
  const wayOn = /<a [^>]*href="\/marketplace"[^>]*>Continue Shopping<\/a>/;
  const clear = "/api/cart?_method=DELETE";

  const full = await open();
  expect(full.html).toMatch(wayOn);
  const [button = ""] = full.html.match(/<form[^>]*action="\/api\/cart\?[\s\S]*?<\/form>/) ?? [];
  expect(button).toContain(`action="${clear}"`);
  expect(button).toContain('name="back" value="/cart"');
  expect(button).toContain("Clear cart");

  const cleared = await app.send(api.action, form(clear, { back: "/cart" }, headers));
  expect([cleared.status, cleared.headers.get("Location")]).toEqual([302, "/cart"]);
  const empty = await open();
  expect(empty.text).toContain("Your cart is empty");
  expect(empty.html).toMatch(wayOn);
  expect(empty.html).not.toContain("Clear cart");
});

test("an item without a name reads as its number, one that left the sale is marked and not counted [CA-09]", async () => {
  const { app, headers } = await startShop();
  await using _ = app;
  const nameless = await addItem(app, { priceCents: 600 });
  const gone = await addItem(app, { priceCents: 450, name: "Old plan" });
  for (const { id } of [nameless, gone]) await add(app, headers, { itemId: id });
  await app.db
    .update(marketplaceItems)
    .set({ name: "" })
    .where(eq(marketplaceItems.id, nameless.id));
  await app.db
    .update(marketplaceItems)
    .set({ status: "paused" })
    .where(eq(marketplaceItems.id, gone.id));

  const { text } = await openPage(app, "cart", page, get("/cart", headers));
  expect(text).toContain(`Item #${nameless.id}`);
  expect(text).toContain("Old plan Quantity: 1 No longer on sale");
  expect(text).toContain("Subtotal $6.00");
});

test("an offer below the minimum comes back with a sentence and what was typed", async () => {
  const { app, headers } = await startShop();
  await using _ = app;
  const item = await addItem(app, { priceCents: 500, pricingModel: "pay-what-you-want" });
  await add(app, headers, { itemId: item.id });
  const offer = (typed: string) =>
    openPage(
      app,
      "cart",
      page,
      form("/cart", { intent: "offer", itemId: String(item.id), offer: typed }, headers),
    );

  const low = await offer("4.99");
  expect(low.response.status).toBe(400);
  expect(low.text).toContain("The least for this item is $5.00.");
  expect(low.html).toContain('value="4.99"');
  const wrong = await offer("a lot");
  expect(wrong.text).toContain("Please write your price in dollars, such as 7.50.");
  expect(wrong.html).toContain('value="a lot"');
  expect((await offer("$7,50")).response.status).toBe(302);
  expect(await cartOf(app, headers)).toMatchObject({ total: 7.5 });
});

test("a visitor who adds something is sent to sign in and told why [CA-01]", async () => {
  await using app = await startApp();
  const item = await addItem(app);
  const back = `/marketplace/${item.id}`;
  const sent = await app.send(
    items.action,
    form("/api/cart/items", { itemId: String(item.id), back }),
  );
  expect(sent.headers.get("Location")).toBe(`/auth?redirectTo=${encodeURIComponent(back)}`);
  const told = noticeOf(sent);
  expect(told).toMatchObject({
    title: "Not logged in",
    description: "Please log in to add items to your cart.",
    variant: "destructive",
  });
});

test("a line's pieces can be fewer again, by /api and without scripts", async () => {
  const { app, headers } = await startShop();
  await using _ = app;
  const item = await addItem(app, { priceCents: 600 });
  for (let piece = 0; piece < 3; piece++) await add(app, headers, { itemId: item.id, quantity: 1 });

  const params = { itemId: String(item.id) };
  const set = (quantity: unknown) =>
    app.send(oneItem.action, json(`/api/cart/items/${item.id}`, { quantity }, headers), params);
  expect(await (await set(2)).json()).toMatchObject({ items: [{ quantity: 2 }], total: 12 });
  for (const wrong of [0, -1, 1.5, 100, "x", { length: 1 }, null]) {
    expect((await set(wrong)).status, String(wrong)).toBe(400);
  }

  const shown = await openPage(app, "cart", page, get("/cart", headers));
  expect(shown.text).toContain("One less");
  const fewer = form(`/api/cart/items/${item.id}`, { quantity: "1", back: "/cart" }, headers);
  const answered = await app.send(oneItem.action, fewer, params);
  expect(answered).toHaveProperty("status", 302);
  expect(await cartOf(app, headers)).toMatchObject({ items: [{ quantity: 1 }] });
  const single = await openPage(app, "cart", page, get("/cart", headers));
  expect(single.text).not.toContain("One less");
});

function noticeOf(answer: Response) {
  const cookie = decodeURIComponent(answer.headers.get("Set-Cookie") ?? "");
  return JSON.parse(atob(cookie.slice("notice=".length).split(".")[0] ?? ""));
}
