import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { marketplaceItems, sellers } from "~/db/schema/items";
import { marketplaceItemVersions } from "~/db/schema/listings";
import { users } from "~/db/schema/people";
import * as root from "~/root";
import * as queue from "~/routes/admin.listings._index";
import * as decision from "~/routes/admin.listings.$versionId/route";
import * as sellersPage from "~/routes/admin.sellers";
import * as listings from "~/routes/marketplace_.listings/route";
import * as wizard from "~/routes/marketplace_.new";
import { get, startApp } from "../../support/app";
import { postStep } from "../../support/listing";

type App = Awaited<ReturnType<typeof startApp>>;
type Loader = (args: never) => unknown;

async function costOf(
  app: App,
  loader: Loader,
  path: string,
  headers: HeadersInit = {},
  params: Record<string, string> = {},
) {
  const request = get(path, headers);
  const context = app.context(request);
  const args = { request, context, params } as never;
  await Promise.all([root.loader(args), loader(args)]);
  return context.meter;
}

/** Listings that wait for review, of one person. */
async function addWaiting(app: App, creatorId: number, count: number) {
  await app.db.insert(sellers).values({ userId: creatorId }).onConflictDoNothing();
  await app.db.run(
    sql.raw(`insert into marketplace_items (name, description, creator_id, status)
    select 'Item', 'Text', ${creatorId}, 'pending'
    from json_each('[${Array.from({ length: count }, () => 1).join()}]')`),
  );
  await app.db.run(
    sql.raw(`insert into marketplace_item_versions (item_id, number, type, name,
      description, full_description, category, pricing_model, upload_method)
    select id, 1, 'Agent', name, description, '', 'Finance', 'one-time', 'other'
    from marketplace_items where creator_id = ${creatorId}`),
  );
}

test("a visitor's step of the wizard asks the database at most once", async () => {
  await using app = await startApp();
  const started = await postStep(app, "type", { type: "agent" });
  const headers = { Cookie: started.cookies.map((each) => each.split(";", 1)[0]).join("; ") };
  for (const step of ["type", "details", "upload", "pricing", "license", "review"]) {
    const meter = await costOf(app, wizard.loader, `/marketplace/new?step=${step}`, headers);
    expect(meter.d1RoundTrips).toBeLessThanOrEqual(1);
    expect(meter.rowsRead).toBeLessThanOrEqual(200);
    expect(meter.rowsWritten).toBe(0);
  }
});

test("a member's pages ask twice and read few rows, however long the queue is", async () => {
  await using app = await startApp();
  const seller = await app.createLearner();
  const others = await app.createLearner();
  const editor = await app.createUser();
  await app.db.update(users).set({ role: "editor" }).where(eq(users.id, editor.id));
  await addWaiting(app, others.id, 300);
  await addWaiting(app, seller.id, 30);
  const [first] = await app.db.select().from(marketplaceItemVersions).limit(1);
  const own = await app.signIn(seller);
  const desk = await app.signIn(editor);

  const meters = {
    wizard: await costOf(app, wizard.loader, "/marketplace/new?step=review", own),
    listings: await costOf(app, listings.loader, "/marketplace/listings", own),
    queue: await costOf(app, queue.loader, "/admin/listings", desk),
    sellers: await costOf(app, sellersPage.loader, "/admin/sellers", desk),
    decision: await costOf(app, decision.loader, "/admin/listings/1", desk, {
      versionId: String(first?.id),
    }),
  };
  for (const [page, meter] of Object.entries(meters)) {
    expect(meter.d1RoundTrips, page).toBeLessThanOrEqual(2);
    expect(meter.d1Unmetered, page).toBe(0);
    expect(meter.rowsRead, page).toBeLessThanOrEqual(200);
    expect(meter.rowsWritten, page).toBe(0);
  }
  expect(await app.db.$count(marketplaceItems)).toBe(330);
});
