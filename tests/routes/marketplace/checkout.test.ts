import { expect, test } from "vitest";

import { marketplaceDownloads } from "~/db/schema/items";
import { coupons, orders, purchases } from "~/db/schema/orders";
import { users } from "~/db/schema/people";
import * as coupon from "~/routes/admin.coupons/route";
import * as payoutDesk from "~/routes/admin.payouts/route";
import * as api from "~/routes/api.checkout";
import * as oneOrder from "~/routes/api.checkout_.$reference";
import * as quote from "~/routes/api.checkout_.quote";
import * as page from "~/routes/checkout";
import * as order from "~/routes/checkout_.$reference";
import * as library from "~/routes/library";
import * as purchase from "~/routes/library_.$purchaseId/route";
import * as download from "~/routes/library_.downloads.$itemId";
import * as file from "~/routes/library_.files.$itemId";
import * as receipt from "~/routes/library_.receipts.$reference";
import * as receiptText from "~/routes/library_.receipts.$reference_.text";
import * as sales from "~/routes/marketplace_.sales/route";
import { form, get, json, startApp } from "../../support/app";
import { addItem } from "../../support/market";
import { openPage } from "../../support/page";
import { addCoupon, addPackage, buy, newKey, setAgeGroup } from "../../support/shop";

type App = Awaited<ReturnType<typeof startApp>>;

async function startShop(settings: Parameters<typeof startApp>[0] = {}) {
  const app = await startApp(settings);
  const person = await app.createUser();
  return { app, person, headers: await app.signIn(person) };
}

function openCheckout(app: App, itemId: number, headers: HeadersInit) {
  return openPage(app, "checkout", page, get(`/checkout?item=${itemId}`, headers));
}

function post(app: App, fields: Record<string, string>, headers: HeadersInit) {
  return openPage(app, "checkout", page, form("/checkout", fields, headers));
}

/** The value of a hidden field. */
function hidden(html: string, name: string) {
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
}

test("the purchase's page has summary, coupon, terms, note, Cancel and Pay [CA-18, CA-19, CA-20]", async () => {
  const { app, headers } = await startShop();
  await using _ = app;
  const item = await addItem(app, { name: "Meeting notes", priceCents: 600 });
  const { response, text, html } = await openCheckout(app, item.id, headers);
  expect(response.status).toBe(200);
  expect(text).toContain("Complete Your Purchase");
  expect(text).toContain("Order summary Meeting notes $6.00 Total $6.00");
  expect(text).toContain("Coupon code Apply");
  expect(text).toContain("I agree to the terms");
  expect(text).toContain("Secure purchase.");
  expect(text).toContain("Test mode: no money moves.");
  expect(text).toMatch(/Cancel\s+Pay \$6\.00\s*$/);
  // Without scripts both buttons can be pressed: the server checks.
  expect(html).not.toMatch(/<button[^>]*disabled/);
});

test("a test order is complete without its page being opened [CA-25]", async () => {
  const { app, headers } = await startShop();
  await using _ = app;
  const item = await addPackage(app, { name: "Meeting notes", priceCents: 600 });
  const wanted = { itemId: item.id, key: newKey(), terms: true };
  const placed = await app.send(api.action, json("/api/checkout", wanted, headers));
  expect(await placed.json()).toMatchObject({ status: "pending", payAt: null });
  await app.settle();
  expect(await app.db.select().from(orders)).toMatchObject([{ status: "complete" }]);
  const bought = await openPage(app, "library", library, get("/library", headers));
  expect(bought.text).toContain("Meeting notes $6.00");
  expect(bought.text).not.toContain("Waiting for payment");
});

test("a coupon is checked by the server: a wrong one is named and its field cleared [CA-22]", async () => {
  const { app, headers } = await startShop();
  await using _ = app;
  const item = await addItem(app, { priceCents: 1000 });
  await addCoupon(app, { code: "OLD", endsAt: 1 });
  await addCoupon(app);
  const basket = { itemId: String(item.id), key: newKey(), intent: "apply", terms: "on" };

  for (const code of ["NOSUCH", "old"]) {
    const refused = await post(app, { ...basket, coupon: code }, headers);
    expect(refused.response.status).toBe(400);
    expect(refused.text).toContain("Invalid coupon code. Please try again.");
    expect(refused.html).toMatch(/<input[^>]*name="coupon"[^>]*value=""/);
    // What was ticked stays, and so does the form's key.
    expect(refused.html).toMatch(/<input[^>]*name="terms"[^>]*checked/);
    expect(hidden(refused.html, "key")).toBe(basket.key);
  }
  const applied = await post(app, { ...basket, coupon: " lamp20 " }, headers);
  expect(applied.text).toContain("Subtotal $10.00 Coupon LAMP20 -$2.00 Total $8.00");
  expect(hidden(applied.html, "applied")).toBe("LAMP20");

  const paid = await post(
    app,
    { ...basket, intent: "pay", applied: "LAMP20", total: "800" },
    headers,
  );
  expect(paid.response.headers.get("Location")).toMatch(/^\/checkout\/LL-/);
  expect(await app.db.select().from(orders)).toMatchObject([
    { totalCents: 800, couponCode: "LAMP20" },
  ]);
});

test("without scripts: pay, initiated, successful, library, receipt, download [CA-24, CA-25, UD-44]", async () => {
  const { app, person, headers } = await startShop();
  await using _ = app;
  const item = await addPackage(app, { name: "Meeting notes", priceCents: 600 });
  const shown = await openCheckout(app, item.id, headers);
  const fields = {
    itemId: String(item.id),
    key: hidden(shown.html, "key"),
    total: hidden(shown.html, "total"),
    intent: "pay",
  };
  const untold = await post(app, fields, headers);
  expect(untold.text).toContain("Please agree to the terms before you pay.");
  expect(untold.text).toContain("Meeting notes");
  expect(await app.db.select().from(orders)).toEqual([]);

  const sent = await post(app, { ...fields, terms: "on" }, headers);
  expect(sent.response.status).toBe(303);
  const address = sent.response.headers.get("Location") ?? "";
  const again = await post(app, { ...fields, terms: "on" }, headers);
  expect(again.response.headers.get("Location")).toBe(address);

  const pathOf = "checkout/:reference";
  const initiated = await openPage(app, pathOf, order, get(address, headers));
  expect(initiated.text).toContain("Purchase initiated");
  expect(initiated.text).toContain("See whether it is complete");
  expect(await app.db.select().from(purchases)).toEqual([]);
  await app.db.update(orders).set({ createdAt: Date.now() - 2000 });
  const done = await openPage(app, pathOf, order, get(address, headers));
  expect(done.text).toContain("Purchase successful What you bought is in your library.");
  const [made] = await app.db.select().from(purchases);
  expect(done.html).toMatch(new RegExp(`href="/library/${made?.id}"[^>]*>It is yours: open`));

  const bought = await openPage(app, "library", library, get("/library", headers));
  expect(bought.text).toContain("Meeting notes $6.00");
  expect(bought.text).toContain("test order");
  const [stored] = await app.db.select().from(purchases);
  const own = await openPage(
    app,
    "library/:purchaseId",
    purchase,
    get(`/library/${stored?.id}`, headers),
  );
  expect(own.html).toContain('href="https://example.org/tool"');
  expect(own.text).toContain("Open the link and sign in.");
  expect(own.text).toContain("License: Personal");
  // The button that gives the money back stands behind one that asks.
  expect(own.html).toMatch(
    /<details class="refund"><summary[^>]*>Get my money back<\/summary>[\s\S]*?Yes, give it back/,
  );

  const reference = address.replace("/checkout/", "");
  const paper = await openPage(
    app,
    "library/receipts/:reference",
    receipt,
    get(`/library/receipts/${reference}`, headers),
  );
  expect(paper.text).toContain(reference);
  expect(paper.text).toContain("Total (USD) $6.00");
  expect(paper.text).toContain("You may not sell it, share it, publish it");
  const plain = await app.send(
    receiptText.loader,
    get(`/library/receipts/${reference}/text`, headers),
    { reference },
  );
  expect(await plain.text()).toContain(
    "License for Meeting notes: Personal\nYou may use this item",
  );

  const sentFile = await app.send(file.action, form(`/library/files/${item.id}`, {}, headers), {
    itemId: String(item.id),
  });
  expect(sentFile.headers.get("Content-Disposition")).toBe(
    'attachment; filename="meeting-notes.md"',
  );
  expect(await sentFile.text()).toContain("Turn these notes into tasks.");

  // Nobody else sees any of it.
  const stranger = await app.createUser();
  const others = await app.signIn(stranger);
  for (const [path, module, at] of [
    [pathOf, order, address],
    ["library/:purchaseId", purchase, `/library/${stored?.id}`],
    ["library/receipts/:reference", receipt, `/library/receipts/${reference}`],
  ] as const) {
    expect((await openPage(app, path, module, get(at, others))).response.status, at).toBe(404);
  }
  expect(stored?.userId).toBe(person.id);
});

test("by /api: quote, order in dollars, its state, and the same order for the same key", async () => {
  const { app, headers } = await startShop({ RATE_LIMIT_SCALE: "10" });
  await using _ = app;
  const item = await addItem(app, { priceCents: 999 });
  const asked = await app.send(
    quote.action,
    json("/api/checkout/quote", { itemId: item.id }, headers),
  );
  const { key, ...told } = (await asked.json()) as { key: string };
  expect(told).toMatchObject({ total: 9.99, discount: 0, coupon: null, processingMs: 1500 });

  const body = { itemId: item.id, terms: true, key, total: 999 };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => app.send(api.action, json("/api/checkout", body, headers))),
  );
  const placed = (await Promise.all(answers.map((each) => each.json()))) as { reference: string }[];
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(placed.map(({ reference }) => reference)).size).toBe(1);
  expect(placed[0]).toMatchObject({ status: "pending", total: 9.99, payAt: null });

  const reference = placed[0]?.reference ?? "";
  const read = () =>
    app.send(oneOrder.loader, get(`/api/checkout/${reference}`, headers), { reference });
  expect(await (await read()).json()).toMatchObject({ status: "pending", purchases: [] });
  await app.db.update(orders).set({ createdAt: Date.now() - 2000 });
  const complete = await (await read()).json();
  const [made, ...more] = await app.db.select().from(purchases);
  expect(more).toEqual([]);
  const bought = { purchaseId: made?.id, itemId: item.id, name: item.name };
  expect(complete).toMatchObject({ status: "complete", purchases: [bought] });

  for (const wrong of [{ ...body, terms: false }, { ...body, key: "x" }, { itemId: item.id }]) {
    const refused = await app.send(api.action, json("/api/checkout", wrong, headers));
    expect(refused.status).toBe(400);
  }
  expect((await app.send(api.action, json("/api/checkout", body))).status).toBe(401);
});

test("ten tries a minute from one address, then a pause", async () => {
  const { app, headers } = await startShop();
  await using _ = app;
  const item = await addItem(app);
  const place = () =>
    app.send(
      api.action,
      json("/api/checkout", { itemId: item.id, terms: true, key: newKey() }, headers),
    );
  for (let tries = 0; tries < 10; tries++) expect((await place()).status).toBe(201);
  const refused = await place();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
});

test("visitors are sent to sign in, under 18s and subscriptions are refused with a sentence [CA-02]", async () => {
  const { app, person, headers } = await startShop();
  await using _ = app;
  const item = await addItem(app);
  const visitor = await openCheckout(app, item.id, {});
  expect(visitor.response.headers.get("Location")).toBe(
    `/auth?redirectTo=/checkout%3Fitem%3D${item.id}`,
  );
  const later = await addItem(app, { pricingModel: "subscription" });
  const refused = await openCheckout(app, later.id, headers);
  expect([
    refused.response.status,
    refused.text.includes("Subscriptions are not offered yet."),
  ]).toEqual([409, true]);
  await setAgeGroup(app, person, "under18");
  const young = await openCheckout(app, item.id, headers);
  expect(young.response.status).toBe(403);
  expect(young.text).toContain("You can buy things here once you are 18.");
});

test("who signs in again finds the same total, and agrees to the terms anew", async () => {
  const { app, person, headers } = await startShop();
  await using _ = app;
  const item = await addItem(app, { priceCents: 500, pricingModel: "pay-what-you-want" });
  await addCoupon(app);
  const typed = {
    ...{ itemId: String(item.id), key: newKey(), offer: "10.00", applied: "LAMP20", coupon: "" },
    ...{ intent: "pay", terms: "on", total: "800" },
  };
  const sent = await post(app, typed, {});
  const way = new URL(sent.response.headers.get("Location") ?? "", "http://localhost");
  expect(way.pathname).toBe("/auth");
  const back = way.searchParams.get("redirectTo") ?? "";
  expect(back).toBe(`/checkout?item=${item.id}&offer=10.00&coupon=LAMP20&terms=again`);

  const found = await openPage(app, "checkout", page, get(back, headers));
  expect(found.text).toContain("Subtotal $10.00 Coupon LAMP20 -$2.00 Total $8.00");
  expect(hidden(found.html, "applied")).toBe("LAMP20");
  expect(found.html).toMatch(/<input[^>]*name="offer"[^>]*value="10.00"/);
  expect(found.html).not.toMatch(/<input[^>]*name="terms"[^>]*checked/);
  expect(found.text).toContain("Please agree to the terms once more to pay.");

  // A coupon that ended meanwhile is named, and the price is the one of now.
  const ended = get(back.replace("LAMP20", "NOSUCH"), await app.signIn(person));
  const other = await openPage(app, "checkout", page, ended);
  expect(other.text).toContain("Invalid coupon code. Please try again.");
  expect(other.text).toContain("Total $10.00");
  // Nothing was ticked, nothing was applied: nothing is said.
  const plain = await post(app, { itemId: String(item.id), intent: "apply" }, {});
  expect(plain.response.headers.get("Location")).toBe(
    `/auth?redirectTo=/checkout%3Fitem%3D${item.id}`,
  );
});

test("codes cannot be tried out by the address of the page", async () => {
  const { app, headers } = await startShop();
  await using _ = app;
  const item = await addItem(app, { priceCents: 1000 });
  await addCoupon(app);
  const open = (code: string) =>
    openPage(app, "checkout", page, get(`/checkout?item=${item.id}&coupon=${code}`, headers));
  for (let tries = 0; tries < 10; tries++) await open("NOSUCH");
  const refused = await open("LAMP20");
  expect(refused.text).toContain("Total $10.00");
  expect(refused.text).not.toContain("Coupon LAMP20");
  expect(refused.text).toContain("That was a lot of tries in a short time.");
});

test("an empty cart has nothing to pay for, and says so without an alarm [CA-16]", async () => {
  const { app, headers } = await startShop();
  await using _ = app;
  const { text, html } = await openPage(app, "checkout", page, get("/checkout", headers));
  expect(text).toContain("Your cart is empty.");
  expect(text).toContain("Continue Shopping");
  expect(html).not.toContain('role="alert"');
});

test("a free item really downloads, without signing in, and counts once [CA-28]", async () => {
  await using app = await startApp();
  const item = await addPackage(app, { name: "Plain words", priceCents: null });
  const to = { itemId: String(item.id) };
  const pressed = (await app.send(
    download.action,
    form(`/library/downloads/${item.id}`, {}),
    to,
  )) as unknown as Response;
  expect(pressed.headers.get("Location")).toBe(`/library/downloads/${item.id}`);
  const started = await openPage(
    app,
    "library/downloads/:itemId",
    download,
    get(`/library/downloads/${item.id}`),
  );
  expect(started.text).toContain('Download started "Plain words" is on its way');
  expect(started.html).toContain(`content="0;url=/library/files/${item.id}"`);

  const first = await app.send(file.loader, get(`/library/files/${item.id}`), to);
  expect(first.status).toBe(200);
  expect(await first.text()).toContain("# Plain words");
  const cookie = first.headers.get("Set-Cookie")?.split(";", 1)[0] ?? "";
  expect(cookie).toMatch(/^guest=/);
  await app.send(file.loader, get(`/library/files/${item.id}`, { Cookie: cookie }), to);
  const again = await app.send(file.loader, get(`/library/files/${item.id}`), to);
  expect(again.status).toBe(200);
  const { results } = await app.env.DB.prepare("select downloads from marketplace_items").all();
  expect(results).toEqual([{ downloads: 1 }]);

  const priced = await addPackage(app);
  const refused = await app.send(file.loader, get(`/library/files/${priced.id}`), {
    itemId: String(priced.id),
  });
  expect([refused.status, refused.headers.get("Location")]).toEqual([
    302,
    `/marketplace/${priced.id}`,
  ]);
});

test("a link on another site starts no download and takes no right to a refund", async () => {
  const { app, person, headers } = await startShop();
  await using _ = app;
  const item = await addPackage(app, { name: "Meeting notes" });
  await buy(app, person, { itemId: item.id });
  const to = { itemId: String(item.id) };
  const page = `/library/downloads/${item.id}`;
  const follow = (path: string, site: string) => get(path, { ...headers, "Sec-Fetch-Site": site });

  for (const site of ["cross-site", "same-site", "none"]) {
    const led = await app.send(file.loader, follow(`/library/files/${item.id}`, site), to);
    expect([led.status, led.headers.get("Location")], site).toEqual([302, page]);
    const shown = await openPage(app, "library/downloads/:itemId", download, follow(page, site));
    expect(shown.html, site).not.toContain("refresh");
    expect(shown.html, site).toContain(`action="/library/files/${item.id}"`);
    expect(shown.text, site).toContain('Your download is ready "Meeting notes" is here for you.');
  }
  expect(await app.db.select().from(marketplaceDownloads)).toEqual([]);

  const own = await openPage(
    app,
    "library/downloads/:itemId",
    download,
    follow(page, "same-origin"),
  );
  expect(own.html).toContain(`content="0;url=/library/files/${item.id}"`);
  const fetched = follow(`/library/files/${item.id}`, "same-origin");
  expect((await app.send(file.loader, fetched, to)).status).toBe(200);
  expect(await app.db.select().from(marketplaceDownloads)).toMatchObject([{ times: 1 }]);
});

test("a visitor's downloads have a limit, a member's have none", async () => {
  const { app, headers } = await startShop();
  await using _ = app;
  const item = await addPackage(app, { priceCents: null });
  const to = { itemId: String(item.id) };
  const at = `/library/files/${item.id}`;
  for (let each = 0; each < 120; each++) {
    expect((await app.send(file.loader, get(at), to)).status).toBe(200);
  }
  const refused = await app.send(file.loader, get(at), to);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect((await app.send(file.loader, get(at, headers), to)).status).toBe(200);
  const { results } = await app.env.DB.prepare("select downloads from marketplace_items").all();
  expect(results).toEqual([{ downloads: 2 }]);
});

test("a coupon's creator or item is chosen by name or by the page's address", async () => {
  const { app, person, headers } = await startShop();
  await using _ = app;
  await app.db.update(users).set({ role: "editor", publicName: "Mara Lind" });
  await addItem(app, { creatorId: person.id, name: "Calm reply" });
  const second = await addItem(app, { creatorId: person.id, name: "Letter helper" });
  const twin = await addItem(app, { creatorId: person.id, name: "Calm Reply" });
  let made = 0;
  const make = (changes: Record<string, string>) => {
    made += 1;
    const fields = { intent: "create", code: `CODE-${made}`, kind: "percent", percent: "15" };
    return openPage(
      app,
      "admin/coupons",
      coupon,
      form("/admin/coupons", { ...fields, ...changes }, headers),
    );
  };

  const twice = await make({ scope: "item", item: "calm reply" });
  expect(twice.text).toContain("More than one item has this name.");
  expect(twice.html).toContain('value="calm reply"');
  expect((await make({ scope: "item", item: "Nothing like it" })).text).toContain(
    "No item has this name.",
  );
  expect((await make({ scope: "seller", seller: "Nobody" })).text).toContain(
    "No creator has this name.",
  );
  expect((await make({ scope: "item", item: "" })).text).toContain("write the item's name");
  expect(await app.db.select().from(coupons)).toEqual([]);

  // What belongs to another choice is left out, whatever it holds.
  const others = { amount: "much", seller: "Nobody", category: "None" };
  await make({ scope: "item", item: " letter HELPER ", ...others });
  await make({ scope: "item", item: `https://lamplight.example/marketplace/${twin.id}` });
  await make({ scope: "seller", seller: "mara lind", item: "Nothing" });
  await make({ scope: "seller", seller: `/people/${person.id}` });
  const stored = await app.db.select().from(coupons);
  expect(stored.map(({ itemId, sellerId }) => ({ itemId, sellerId }))).toEqual([
    { itemId: second.id, sellerId: null },
    { itemId: twin.id, sellerId: null },
    { itemId: null, sellerId: person.id },
    { itemId: null, sellerId: person.id },
  ]);
  const shown = await openPage(app, "admin/coupons", coupon, get("/admin/coupons", headers));
  expect(shown.html).toContain(`href="/marketplace/${second.id}">Letter helper</a>`);
  expect(shown.html).toContain('<option value="Mara Lind"');
});

test("a coupon that buyers cannot use is not said to be in use", async () => {
  const { app, headers } = await startShop();
  await using _ = app;
  await app.db.update(users).set({ role: "editor" });
  const starts = Date.UTC(2999, 11, 1);
  const codes = {
    USABLE: { maxUses: 3, usedCount: 2, startsAt: 1, endsAt: starts },
    EARLY: { startsAt: starts },
    OLD: { endsAt: 1 },
    SPENT: { maxUses: 3, usedCount: 3 },
    SWITCHED: { isActive: false, endsAt: 1 },
  };
  for (const [code, columns] of Object.entries(codes)) await addCoupon(app, { code, ...columns });
  const request = get("/admin/coupons", headers);
  const { html } = await openPage(app, "admin/coupons", coupon, request);
  const states = [
    ...html.matchAll(/<th scope="row">(\w+)<[\s\S]*?class="badge[^>]*>(.*?)<\/span>/g),
  ];
  const stateOf = (text = "") => text.replace(/<[^>]*>/g, "");
  expect(Object.fromEntries(states.map(([, code, text]) => [code, stateOf(text)]))).toEqual({
    USABLE: "In use",
    EARLY: "Starts on Dec 1, 2999",
    OLD: "Expired",
    SPENT: "Used up",
    SWITCHED: "Off",
  });

  const send = (fields: Record<string, string>) =>
    openPage(app, "admin/coupons", coupon, form("/admin/coupons", fields, headers));
  const off = (await app.db.select().from(coupons)).find(({ code }) => code === "SWITCHED");
  const on = await send({ intent: "on", id: String(off?.id) });
  const notice = on.response.headers.getSetCookie()[0]?.split(";", 1)[0] ?? "";
  const { Cookie } = headers as { Cookie: string };
  const told = get("/admin/coupons", { Cookie: `${Cookie}; ${notice}` });
  expect((await openPage(app, "admin/coupons", coupon, told)).html).toContain(
    "Its last day is over, so buyers cannot use it.",
  );

  const late = { kind: "percent", percent: "15", scope: "all", endsOn: "2020-12-31" };
  const made = await send({ intent: "create", code: "LATE", ...late });
  expect(made.text).toContain("The last day is over already.");
  expect(await app.db.select().from(coupons)).toHaveLength(5);
});

test("editors make coupons, creators see their sales, editors pay weeks out [MK-61]", async () => {
  const { app, person, headers } = await startShop();
  await using _ = app;
  const fields = {
    intent: "create",
    code: "spring-26",
    kind: "percent",
    percent: "15",
    scope: "all",
  };
  const make = (changes: Record<string, string> = {}) =>
    openPage(
      app,
      "admin/coupons",
      coupon,
      form("/admin/coupons", { ...fields, ...changes }, headers),
    );
  expect((await make()).response.status).toBe(403);
  await app.db.update(users).set({ role: "editor" });

  const wrong = await make({ percent: "101", endsOn: "2026-02-30" });
  expect(wrong.response.status).toBe(400);
  expect(wrong.text).toContain("Use a whole number from 1 to 100.");
  expect(wrong.text).toContain("Write the day as 2026-12-31.");
  expect(wrong.html).toContain('value="spring-26"');
  expect((await make()).response.status).toBe(302);
  expect((await make()).text).toContain("There is a coupon with this code already.");
  expect(await app.db.select().from(coupons)).toMatchObject([
    { code: "SPRING-26", kind: "percent", percent: 15, usedCount: 0, isActive: true },
  ]);

  const item = await addItem(app, { creatorId: person.id, priceCents: 999, name: "Calm reply" });
  const buyer = await app.createUser();
  const lastWeek = Date.now() - 8 * 24 * 60 * 60 * 1000;
  await buy(app, buyer, { itemId: item.id }, lastWeek);
  const open = () => openPage(app, "marketplace/sales", sales, get("/marketplace/sales", headers));
  const sold = await open();
  expect(sold.text).toMatch(/Calm reply .* \$9\.99 \$1\.00 \$0\.30 \$8\.69 Due Test/);
  expect(sold.text).toContain("by the editors of this site");

  const desk = () => openPage(app, "admin/payouts", payoutDesk, get("/admin/payouts", headers));
  const due = await desk();
  expect(due.text).toContain("1 sold, $8.69 earned, $0.00 refunded");
  // The button that does it is shown by another one, with whom it is about and how much.
  const [asked = ""] = /<details class="refund">[\s\S]*?<\/details>/.exec(due.html) ?? [];
  expect(due.html.replace(asked, "")).not.toContain('name="reference"');
  expect(asked).toMatch(/<summary[^>]*>Mark as paid out/);
  const words = asked.replaceAll("<!-- -->", "").replace(/<[^>]*>/g, "");
  expect(words).toContain(`Did $8.69 go to ${person.username}?`);
  expect(words).toContain("it cannot be undone");
  expect(words).toContain("Yes, $8.69 was sent");
  const id = hidden(due.html, "id");
  const paid = await app.send(
    payoutDesk.action,
    form(
      "/admin/payouts",
      { id, sumCents: hidden(due.html, "sumCents"), reference: "T-7" },
      headers,
    ),
  );
  expect((paid as unknown as Response).status).toBe(302);
  expect((await desk()).text).toContain("Nothing is due");
  expect((await open()).text).toContain("Paid out");
});
