import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { users } from "~/db/schema/people";
import { decide } from "~/models/marketplace/decision.server";
import * as api from "~/routes/api.search";
import * as listingsPage from "~/routes/marketplace_.listings/route";
import * as searchPage from "~/routes/search/route";
import { form, get, startApp } from "../../support/app";
import { goodAnswers, submitListing } from "../../support/listing";
import { openPage } from "../../support/page";

type App = Awaited<ReturnType<typeof startApp>>;

const { title } = goodAnswers.details;

async function createSeller(app: App) {
  const user = await app.createLearner();
  await app.db.update(users).set({ publicName: "Ada" }).where(eq(users.id, user.id));
  return { user, headers: await app.signIn(user) };
}

/** Approves what waits, and answers the item's id. */
async function approve(app: App) {
  const { id: editorId } = await app.createUser();
  const [version] = await app.db.all<{ id: number; itemId: number; submittedAt: number }>(
    sql`select id, item_id as itemId, submitted_at as submittedAt from marketplace_item_versions
      where status = 'pending'`,
  );
  if (!version) throw new Error("Nothing waits.");
  const input = { decision: "approve", seen: version.submittedAt } as const;
  const decided = await decide(app.db, { versionId: version.id, editorId, input }, Date.now());
  expect(decided.ok).toBe(true);
  return version.itemId;
}

/** What the call finds, and the same asked of the page. */
async function search(app: App, query: string) {
  const answer = (await app.send(api.loader, get(`/api/search?${query}`))) as Response;
  const { results } = (await answer.json()) as {
    results: { kind: string; href: string; title: string }[];
  };
  const { html } = await openPage(app, "search", searchPage, get(`/search?${query}`));
  for (const { href } of results) expect(html).toContain(`href="${href}"`);
  expect(html.split('<li class="hit">')).toHaveLength(results.length + 1);
  return { results, html };
}

test("a listing is found on the whole site from its approval until it is paused, and again after that", async () => {
  await using app = await startApp();
  const { headers } = await createSeller(app);
  const query = new URLSearchParams({ q: title }).toString();
  const press = (intent: string, item: number) =>
    app.send(
      listingsPage.action as never,
      form("/marketplace/listings", { intent, item: String(item) }, headers),
    );

  await submitListing(app, headers);
  expect((await search(app, query)).results).toEqual([]);

  const itemId = await approve(app);
  const { results, html } = await search(app, query);
  expect(results).toMatchObject([
    { kind: "listing", ref: String(itemId), href: `/marketplace/${itemId}`, title },
  ]);
  expect(html).toMatch(/Listing<\/span>/);
  expect((await search(app, `${query}&kind=listing`)).results).toHaveLength(1);
  expect((await search(app, `${query}&kind=tool`)).results).toEqual([]);

  await press("pause", itemId);
  expect((await search(app, query)).results).toEqual([]);
  await press("resume", itemId);
  expect((await search(app, query)).results).toHaveLength(1);
});
