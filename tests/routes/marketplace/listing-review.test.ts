import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { run } from "~/db/batch";
import type { Database } from "~/db/client.server";
import { marketplaceItems, sellers } from "~/db/schema/items";
import { listingDecisions, listingDrafts, marketplaceItemVersions } from "~/db/schema/listings";
import { users } from "~/db/schema/people";
import { notifications } from "~/db/schema/site";
import { deleteAccount } from "~/models/account-data.server";
import { decide, listQueue } from "~/models/marketplace/decision.server";
import { startEdit } from "~/models/marketplace/draft.server";
import { setInvestigated } from "~/models/marketplace/investigation.server";
import { setPaused } from "~/models/marketplace/listing-status.server";
import { listListings } from "~/models/marketplace/own-listings.server";
import { submitListing as sendDraft } from "~/models/marketplace/submission.server";
import * as decisionPage from "~/routes/admin.listings.$versionId/route";
import * as sellersPage from "~/routes/admin.sellers";
import * as marketPage from "~/routes/marketplace._index/route";
import * as listingsPage from "~/routes/marketplace_.listings/route";
import * as wizardPage from "~/routes/marketplace_.new";
import { form, get, startApp } from "../../support/app";
import { goodAnswers, postStep, submitListing } from "../../support/listing";
import { openPage } from "../../support/page";
import { overtaken } from "../../support/race";

type App = Awaited<ReturnType<typeof startApp>>;

async function createSeller(app: App, publicName = "Ada") {
  const user = await app.createLearner();
  const name = `${publicName} ${user.id}`;
  await app.db.update(users).set({ publicName: name }).where(eq(users.id, user.id));
  return { user, headers: await app.signIn(user) };
}

async function createEditor(app: App) {
  const user = await app.createUser();
  await app.db.update(users).set({ role: "editor" }).where(eq(users.id, user.id));
  return { user, headers: await app.signIn(user) };
}

function newestVersion(app: App) {
  return app.db
    .select()
    .from(marketplaceItemVersions)
    .orderBy(sql`id desc`)
    .limit(1)
    .then(([version]) => {
      if (!version) throw new Error("There is no version.");
      return version;
    });
}

function itemOf(app: App, id: number) {
  return app.db
    .select()
    .from(marketplaceItems)
    .where(eq(marketplaceItems.id, id))
    .then(([item]) => item);
}

async function approve(app: App, editorId: number) {
  const version = await newestVersion(app);
  const input = { decision: "approve", seen: version.submittedAt } as const;
  const decided = await decide(app.db, { versionId: version.id, editorId, input }, Date.now());
  expect(decided.ok).toBe(true);
  return version.itemId;
}

async function decideByForm(
  app: App,
  headers: HeadersInit,
  fields: Record<string, string>,
  versionId?: number,
) {
  const version = await newestVersion(app);
  const id = String(versionId ?? version.id);
  const sent = form(
    `/admin/listings/${id}`,
    { seen: String(version.submittedAt), ...fields },
    headers,
  );
  return app.send(decisionPage.action as never, sent, { versionId: id }) as Promise<
    Response | { data: { errors: Record<string, string[]> }; init: ResponseInit }
  >;
}

test("a listing is submitted, sent back, sent again, approved and found [LW-07, LW-08, LW-11]", async () => {
  await using app = await startApp();
  const seller = await createSeller(app);
  const editor = await createEditor(app);

  const submitted = await submitListing(app, seller.headers);
  expect(submitted.location).toBe("/marketplace/listings");
  const { itemId } = await newestVersion(app);
  expect(await itemOf(app, itemId)).toMatchObject({
    status: "pending",
    name: "Weekly meal planner prompts",
    type: "Prompt Pack",
    priceCents: 999,
    license: "Personal",
    tags: ["Food", "Planning"],
    creatorId: seller.user.id,
  });
  expect(await app.db.select().from(listingDrafts)).toEqual([]);
  expect(await listNames(app)).toEqual([]);

  await decideByForm(app, editor.headers, {
    decision: "changes",
    reasons: "incomplete",
    noteToCreator: "Please add one whole prompt.",
    privateNote: "Looks promising.",
  });
  const { listings } = await listListings(app.db, seller.user.id);
  expect(listings[0]).toMatchObject({
    status: "changes_requested",
    reasons: ["incomplete"],
    note: "Please add one whole prompt.",
  });

  await app.send(
    listingsPage.action as never,
    form("/marketplace/listings", { intent: "edit", item: String(itemId) }, seller.headers),
  );
  const again = await submitListing(
    app,
    seller.headers,
    {
      details: { title: "Weekly meal planner, eight prompts" },
    },
    itemId,
  );
  expect(again.location).toBe("/marketplace/listings");
  const version = await newestVersion(app);
  expect(version).toMatchObject({ number: 1, status: "pending", itemId });

  const answer = await decideByForm(app, editor.headers, { decision: "approve" });
  expect((answer as Response).headers.get("Location")).toBe("/admin/listings");
  expect(await itemOf(app, itemId)).toMatchObject({
    status: "active",
    name: "Weekly meal planner, eight prompts",
    versionNumber: 1,
  });
  expect(await listNames(app)).toEqual(["all", "category:Productivity"]);

  const told = await app.db.select().from(notifications).orderBy(notifications.id);
  expect(told.map(({ userId }) => userId)).toEqual([seller.user.id, seller.user.id]);
  expect(told.map(({ title }) => title)).toEqual([
    'Your listing "Weekly meal planner prompts" needs a change before it can go on sale.',
    'Your listing "Weekly meal planner, eight prompts" is approved and on sale.',
  ]);
  const steps = await app.db.select().from(listingDecisions).orderBy(listingDecisions.id);
  expect(steps.map(({ fromStatus, toStatus }) => `${fromStatus} > ${toStatus}`)).toEqual([
    "draft > pending",
    "pending > changes_requested",
    "changes_requested > pending",
    "pending > approved",
  ]);
});

test("the description becomes HTML without scripts, the tags a list [LW-16, LW-18]", async () => {
  await using app = await startApp();
  const seller = await createSeller(app);
  await submitListing(app, seller.headers, {
    details: {
      fullDescription:
        "## What you get\r\n\r\n- **eight** prompts\r\n\r\n<script>alert(1)</script>",
      tags: "Food,  School , food, ",
    },
  });
  const { itemId } = await newestVersion(app);
  const item = await itemOf(app, itemId);
  expect(item?.fullDescriptionHtml).toContain("<h2>What you get</h2>");
  expect(item?.fullDescriptionHtml).toContain("<strong>eight</strong>");
  expect(item?.fullDescriptionHtml).not.toContain("<script>");
  expect(item?.fullDescription).not.toContain("\r");
  expect(item?.tags).toEqual(["Food", "School"]);
});

function listNames(app: App) {
  return app.db
    .all<{ list: string }>(
      sql`select list from marketplace_lists where item_count > 0 and list not like 'stars%'
        and list not like 'creator%' order by list`,
    )
    .then((rows) => rows.map(({ list }) => list));
}

test("an editor neither decides on their own listing nor verifies themselves, while another could", async () => {
  await using app = await startApp();
  const seller = await createSeller(app);
  await submitListing(app, seller.headers);
  await app.db.update(users).set({ role: "editor" }).where(eq(users.id, seller.user.id));
  const other = await createEditor(app);
  const version = await newestVersion(app);
  const approval = { decision: "approve", seen: String(version.submittedAt) };

  const refused = await decideByForm(app, seller.headers, approval, version.id);
  expect(refused).toMatchObject({
    data: { errors: { "": ["This listing is your own. Another editor decides on it."] } },
    init: { status: 403 },
  });
  const verify = (headers: HeadersInit) =>
    app.send(
      sellersPage.action,
      form("/admin/sellers", { intent: "verify", seller: String(seller.user.id) }, headers),
    );
  await verify(seller.headers);
  const verifiedAt = async () => (await app.db.select().from(sellers))[0]?.verifiedAt;
  expect((await newestVersion(app)).status).toBe("pending");
  expect(await verifiedAt()).toBeNull();

  await verify(other.headers);
  expect(await verifiedAt()).not.toBeNull();
  // Where there is nobody else, the one editor decides.
  await app.db.update(users).set({ role: "learner" }).where(eq(users.id, other.user.id));
  expect(await decideByForm(app, seller.headers, approval, version.id)).toMatchObject({
    status: 302,
  });
  expect((await newestVersion(app)).status).toBe("approved");
});

test("two editors cannot both decide, and nobody decides on what has changed since", async () => {
  await using app = await startApp();
  const seller = await createSeller(app);
  const editor = await createEditor(app);
  await submitListing(app, seller.headers);
  const version = await newestVersion(app);
  const input = { decision: "approve", seen: version.submittedAt } as const;
  const ask = { versionId: version.id, editorId: editor.user.id, input };

  const stale = { ...ask, input: { ...input, seen: version.submittedAt - 1 } };
  expect(await decide(app.db, stale, Date.now())).toEqual({ ok: false, reason: "decided" });

  const both = await Promise.all([
    decide(app.db, ask, Date.now()),
    decide(app.db, ask, Date.now()),
    decide(
      app.db,
      { ...ask, input: { ...input, decision: "reject", reasons: ["other"] } },
      Date.now(),
    ),
  ]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await app.db.select().from(notifications)).toHaveLength(1);
  const counted = await app.db.all(
    sql`select item_count from marketplace_lists where list = 'all'`,
  );
  const { status } = (await itemOf(app, version.itemId)) ?? {};
  expect(counted).toEqual(status === "active" ? [{ item_count: 1 }] : []);
});

test("the same form twenty times at once is one listing", async () => {
  await using app = await startApp();
  const seller = await createSeller(app);
  for (const step of ["type", "details", "upload", "pricing", "license"] as const) {
    await postStep(app, step, { ...goodAnswers[step] }, { headers: seller.headers });
  }
  const submissionKey = crypto.randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      postStep(app, "review", { termsAgreed: "on", submissionKey }, { headers: seller.headers }),
    ),
  );

  expect(new Set(answers.map(({ location }) => location))).toEqual(
    new Set(["/marketplace/listings"]),
  );
  expect(await app.db.select().from(marketplaceItems)).toHaveLength(1);
  expect(await app.db.select().from(listingDecisions)).toHaveLength(1);
});

test("a decision needs a reason, and a note where changes are asked for", async () => {
  await using app = await startApp();
  const seller = await createSeller(app);
  const editor = await createEditor(app);
  await submitListing(app, seller.headers);

  const nothing = await decideByForm(app, editor.headers, {});
  expect(nothing).toMatchObject({
    data: { errors: { decision: ["Please choose a decision"] } },
    init: { status: 400 },
  });
  const bare = await decideByForm(app, editor.headers, { decision: "changes" });
  expect(bare).toMatchObject({
    data: {
      errors: {
        reasons: ["Please choose at least one reason"],
        noteToCreator: ["Please say what the creator should change"],
      },
    },
  });
  expect((await newestVersion(app)).status).toBe("pending");

  const refused = await decideByForm(app, seller.headers, { decision: "approve" });
  expect((refused as Response).status).toBe(403);
});

test("a small change of a listing on sale is live at once, a large one waits for review", async () => {
  await using app = await startApp();
  const seller = await createSeller(app);
  const editor = await createEditor(app);
  await submitListing(app, seller.headers);
  const itemId = await approve(app, editor.user.id);
  const edit = () =>
    app.send(
      listingsPage.action as never,
      form("/marketplace/listings", { intent: "edit", item: String(itemId) }, seller.headers),
    );

  await edit();
  const unchanged = await submitListing(app, seller.headers, {}, itemId);
  expect(unchanged.data?.errors).toEqual({
    "": ["Nothing has changed yet, so there is nothing to send."],
  });

  await submitListing(
    app,
    seller.headers,
    {
      details: { title: "Weekly meal planner prompt", tags: "Food, Family" },
      pricing: { price: "8.99" },
    },
    itemId,
  );
  expect(await itemOf(app, itemId)).toMatchObject({
    status: "active",
    name: "Weekly meal planner prompt",
    priceCents: 899,
    versionNumber: 2,
  });
  const tags = await app.db.all(
    sql`select name, item_count as count from marketplace_tags order by name`,
  );
  expect(tags).toEqual([
    { name: "Family", count: 1 },
    { name: "Food", count: 1 },
    { name: "Planning", count: 0 },
  ]);

  await edit();
  const raised = {
    pricing: { price: "12" },
    details: { title: "Weekly meal planner prompt", tags: "Food" },
  };
  await submitListing(app, seller.headers, raised, itemId);
  expect(await itemOf(app, itemId)).toMatchObject({
    status: "active",
    priceCents: 899,
    tags: ["Food", "Family"],
    versionNumber: 2,
  });
  expect(await newestVersion(app)).toMatchObject({
    number: 3,
    status: "pending",
    priceCents: 1200,
  });
  const { waiting } = await listQueue(app.db);
  expect(waiting.map(({ number }) => number)).toEqual([3]);

  await approve(app, editor.user.id);
  expect(await itemOf(app, itemId)).toMatchObject({
    status: "active",
    priceCents: 1200,
    tags: ["Food"],
    versionNumber: 3,
  });
  const lists = await app.db.all(
    sql`select item_count as count from marketplace_lists where list = 'all'`,
  );
  expect(lists).toEqual([{ count: 1 }]);
});

test("a rejected update leaves the listing on sale as it was", async () => {
  await using app = await startApp();
  const seller = await createSeller(app);
  const editor = await createEditor(app);
  await submitListing(app, seller.headers);
  const itemId = await approve(app, editor.user.id);
  await app.send(
    listingsPage.action as never,
    form("/marketplace/listings", { intent: "edit", item: String(itemId) }, seller.headers),
  );
  await submitListing(app, seller.headers, { pricing: { price: "99" } }, itemId);
  await decideByForm(app, editor.headers, { decision: "reject", reasons: "price_mismatch" });

  expect(await itemOf(app, itemId)).toMatchObject({ status: "active", priceCents: 999 });
  expect(await newestVersion(app)).toMatchObject({ status: "rejected", number: 2 });
});

/** A listing on sale with a draft of a change, and what an editor may do to it. */
async function startChange(app: App) {
  const seller = await createSeller(app);
  const editor = await createEditor(app);
  await submitListing(app, seller.headers);
  const itemId = await approve(app, editor.user.id);
  await startEdit(app.db, seller.user.id, itemId, Date.now());
  const hide = async () => {
    const ask = { itemId, editorId: editor.user.id };
    await run(app.db, await setInvestigated(app.db, ask, true, Date.now()));
  };
  const pause = () =>
    setPaused(app.db, { userId: seller.user.id, itemId, isPaused: true }, Date.now());
  const send = (db: Database = app.db) =>
    sendDraft(
      db,
      {
        owner: { userId: seller.user.id, guestId: null },
        ...{ ageGroup: null, itemId, key: crypto.randomUUID() },
      },
      Date.now(),
    );
  const onSale = async () => {
    const [all] = await app.db.all<{ count: number }>(
      sql`select item_count as count from marketplace_lists where list = 'all'`,
    );
    const found = await app.db.all(sql`select ref from search_documents where kind = 'listing'`);
    return [(await itemOf(app, itemId))?.status, all?.count, found.length];
  };
  return { seller, editor, itemId, hide, pause, send, onSale };
}

test("a listing that is looked into is not changed by its creator, whenever the draft was begun", async () => {
  await using app = await startApp();
  const { itemId, hide, send, onSale } = await startChange(app);
  await app.db.update(listingDrafts).set({ priceCents: 899, termsAgreed: true });
  const before = await newestVersion(app);
  const refused = (sentence: string) => ({ ok: false, errors: { "": [sentence] } });

  expect(await send(overtaken(app.db, hide, 4))).toMatchObject(
    refused(
      "An editor has just decided on this listing. Please look at it again under My listings.",
    ),
  );
  expect(await send()).toMatchObject(
    refused("Our team took this listing off the market, so it cannot be changed."),
  );
  expect(await newestVersion(app)).toEqual(before);
  expect((await itemOf(app, itemId))?.priceCents).toBe(999);
  expect(await onSale()).toEqual(["under_investigation", 0, 0]);
});

test("a listing that is hidden or paused while it is approved does not come back on sale", async () => {
  await using app = await startApp();
  const { editor, hide, pause, send, onSale } = await startChange(app);
  await app.db.update(listingDrafts).set({ priceCents: 9900, termsAgreed: true });
  expect(await send()).toMatchObject({ ok: true, isLive: false });
  const { id: versionId, submittedAt } = await newestVersion(app);
  const input = { decision: "approve", seen: submittedAt } as const;
  const decision = { versionId, editorId: editor.user.id, input };

  const paused = await decide(overtaken(app.db, pause), decision, Date.now());
  expect(paused).toEqual({ ok: false, reason: "decided" });
  expect(await onSale()).toEqual(["paused", 0, 0]);
  await app.db.update(marketplaceItems).set({ status: "active" });
  const hidden = await decide(overtaken(app.db, hide), decision, Date.now());
  expect(hidden).toEqual({ ok: false, reason: "decided" });
  expect(await onSale()).toEqual(["under_investigation", 0, 0]);

  expect(await decide(app.db, decision, Date.now())).toMatchObject({ ok: true });
  expect(await onSale()).toEqual(["under_investigation", 0, 0]);
});

test("a creator pauses and resumes their own listing and nobody else's", async () => {
  await using app = await startApp();
  const seller = await createSeller(app);
  const stranger = await createSeller(app, "Bo");
  const editor = await createEditor(app);
  await submitListing(app, seller.headers);
  const itemId = await approve(app, editor.user.id);
  const post = (intent: string, headers: HeadersInit) =>
    app.send(
      listingsPage.action as never,
      form("/marketplace/listings", { intent, item: String(itemId) }, headers),
    ) as Promise<Response>;

  await post("pause", stranger.headers);
  expect((await itemOf(app, itemId))?.status).toBe("active");
  expect((await post("edit", stranger.headers)).status).toBe(404);

  await post("pause", seller.headers);
  expect((await itemOf(app, itemId))?.status).toBe("paused");
  expect(await listNames(app)).toEqual([]);

  await Promise.all([post("resume", seller.headers), post("resume", seller.headers)]);
  expect((await itemOf(app, itemId))?.status).toBe("active");
  const lists = await app.db.all(
    sql`select item_count as count from marketplace_lists where list = 'all'`,
  );
  expect(lists).toEqual([{ count: 1 }]);
});

test("an editor verifies a seller: their items carry it, and the filter finds them [MK-03]", async () => {
  await using app = await startApp();
  const seller = await createSeller(app);
  const editor = await createEditor(app);
  await submitListing(app, seller.headers);
  const itemId = await approve(app, editor.user.id);
  const post = (intent: string, headers = editor.headers) =>
    app.send(
      sellersPage.action as never,
      form("/admin/sellers", { intent, seller: String(seller.user.id) }, headers),
    ) as Promise<Response>;
  const verifiedCount = () =>
    app.db.all(sql`select item_count as count from marketplace_lists where list = 'verified'`);
  const openVerified = async () => {
    const request = get("/marketplace?verified=1");
    return (await openPage(app, "marketplace", marketPage, request)).text;
  };

  expect((await post("verify", seller.headers)).status).toBe(403);
  await post("verify");
  await post("verify");
  expect((await itemOf(app, itemId))?.sellerVerified).toBe(true);
  expect(await verifiedCount()).toEqual([{ count: 1 }]);
  const shown = await openVerified();
  expect(shown).toContain("Showing 1 of 1 items");
  expect(shown).toMatch(new RegExp(`Creator ${seller.user.id} *, verified`));

  await post("unverify");
  expect((await itemOf(app, itemId))?.sellerVerified).toBe(false);
  expect(await verifiedCount()).toEqual([{ count: 0 }]);
  expect(await openVerified()).toContain("Showing 0 of 1 items");
});

test("what a leaving person sells is off the market, and stays for those who bought it", async () => {
  await using app = await startApp();
  const seller = await createSeller(app);
  const editor = await createEditor(app);
  await submitListing(app, seller.headers);
  const itemId = await approve(app, editor.user.id);

  await deleteAccount(app.db, seller.user, Date.now());

  expect(await itemOf(app, itemId)).toMatchObject({ status: "paused", creatorId: seller.user.id });
  expect(await listNames(app)).toEqual([]);
  expect(await app.db.all(sql`select * from search_documents`)).toEqual([]);
});

test("the queue tells its order and each creator how many are before them", async () => {
  await using app = await startApp();
  const first = await createSeller(app);
  const second = await createSeller(app, "Bo");
  await submitListing(app, first.headers);
  await submitListing(app, second.headers, {
    details: {
      title: "Letters to the landlord",
      fullDescription: "Ten letters about repairs, rent and keys, and when to send which one.",
    },
  });

  const { waiting } = await listQueue(app.db);
  expect(waiting.map(({ name }) => name)).toEqual([
    "Weekly meal planner prompts",
    "Letters to the landlord",
  ]);
  const own = await listListings(app.db, second.user.id);
  expect(own.listings.map(({ waitingBefore }) => waitingBefore)).toEqual([1]);

  const page = get("/marketplace/listings", second.headers);
  const loaded = (await app.send(listingsPage.loader as never, page)) as { listings: unknown[] };
  expect(loaded.listings).toHaveLength(1);
});

test("what the reviewer said stands on every step of the change, until it is sent again", async () => {
  await using app = await startApp();
  const seller = await createSeller(app);
  const editor = await createEditor(app);
  await submitListing(app, seller.headers);
  const { itemId } = await newestVersion(app);
  const open = async (step: string) => {
    const path = `/marketplace/new?step=${step}&item=${itemId}`;
    return (await openPage(app, "marketplace/new", wizardPage, get(path, seller.headers))).text;
  };
  const edit = () =>
    app.send(
      listingsPage.action as never,
      form("/marketplace/listings", { intent: "edit", item: String(itemId) }, seller.headers),
    );

  await edit();
  expect(await open("details")).not.toContain("What our team says");
  await decideByForm(app, editor.headers, {
    decision: "changes",
    reasons: "incomplete",
    noteToCreator: "Please add one whole prompt.",
  });
  for (const step of ["details", "upload", "review"]) {
    const text = await open(step);
    expect(text, step).toContain("What our team says");
    expect(text, step).toContain("Please add one whole prompt.");
  }
  const mended = { details: { title: "Weekly meal planner, eight prompts" } };
  await submitListing(app, seller.headers, mended, itemId);
  await edit();
  expect(await open("details")).not.toContain("What our team says");
});

test("the desk shows no change of a listing against itself", async () => {
  await using app = await startApp();
  const seller = await createSeller(app);
  const editor = await createEditor(app);
  await submitListing(app, seller.headers);
  await approve(app, editor.user.id);
  const { id } = await newestVersion(app);
  const path = `/admin/listings/${id}`;
  const page = await openPage(
    app,
    "admin/listings/:versionId",
    decisionPage,
    get(path, editor.headers),
  );
  expect(page.text).toContain("What buyers get");
  expect(page.text).not.toContain("What changes for buyers");
});

test("a creator finds the way from their listings to their sales", async () => {
  await using app = await startApp();
  const { headers } = await createSeller(app);
  const page = await openPage(
    app,
    "marketplace/listings",
    listingsPage,
    get("/marketplace/listings", headers),
  );
  expect(page.html).toContain('href="/marketplace/sales"');
});
