import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { marketplaceItemVersions } from "~/db/schema/listings";
import { users } from "~/db/schema/people";
import * as editArticle from "~/routes/admin.articles.$id/route";
import * as coupons from "~/routes/admin.coupons/route";
import * as listingDesk from "~/routes/admin.listings.$versionId/route";
import * as newArticle from "~/routes/admin.new-article";
import * as reportDesk from "~/routes/admin.reports.$kind.$id/route";
import * as questionPage from "~/routes/community.$id/route";
import * as editPage from "~/routes/community.$id_.edit/route";
import * as askPage from "~/routes/community_.ask";
import * as itemPage from "~/routes/marketplace.$id";
import * as report from "~/routes/report/route";
import { form, startApp } from "../support/app";
import { addTopics, ask, makeAsker } from "../support/community";
import { submitListing } from "../support/listing";
import { addItem } from "../support/market";
import { addArticle } from "../support/news";
import { openPage } from "../support/page";
import { lastReport, makeEditor, reportAs } from "../support/reports";

type App = Awaited<ReturnType<typeof startApp>>;

interface Refused {
  path: string;
  module: object;
  /** Where the form is posted, and what is wrong in it. */
  at: string;
  fields: Record<string, string>;
  /** How the box begins that says so, and what it says, where that is not the usual one. */
  box?: { begin: string; said: RegExp };
  by: { id: number; sessionVersion: number };
}

const short = { title: "Too short", body: "This as well", tags: "1" };

const forms: Record<string, (app: App) => Promise<Refused>> = {
  "a new article": async (app) => ({
    ...{ path: "admin/new-article", module: newArticle, at: "/admin/new-article" },
    ...{ fields: { intent: "create" }, by: await makeEditor(app) },
  }),
  "an article that is out": async (app) => {
    const { id } = await addArticle(app);
    return {
      ...{ path: "admin/articles/:id", module: editArticle, at: `/admin/articles/${id}` },
      ...{ fields: { intent: "save", title: "" }, by: await makeEditor(app) },
    };
  },
  "a coupon": async (app) => ({
    ...{ path: "admin/coupons", module: coupons, at: "/admin/coupons" },
    ...{ fields: { intent: "create", code: "", kind: "percent" }, by: await makeEditor(app) },
  }),
  "a decision on a listing": async (app) => {
    const seller = await app.createLearner();
    await app.db.update(users).set({ publicName: "Ada" }).where(eq(users.id, seller.id));
    await submitListing(app, await app.signIn(seller));
    const [version] = await app.db
      .select()
      .from(marketplaceItemVersions)
      .orderBy(desc(marketplaceItemVersions.id));
    const at = `/admin/listings/${version?.id}`;
    return {
      ...{ path: "admin/listings/:versionId", module: listingDesk, at },
      ...{ fields: { seen: String(version?.submittedAt) }, by: await makeEditor(app) },
    };
  },
  "a decision on a report": async (app) => {
    const { id } = await ask(app);
    await reportAs(app, (await app.createUser()).id, { kind: "thread", id });
    const seen = String(await lastReport(app, "thread", id));
    return {
      ...{ path: "admin/reports/:kind/:id", module: reportDesk, at: `/admin/reports/thread/${id}` },
      ...{ fields: { intent: "decide", seen }, by: await makeEditor(app) },
    };
  },
  "a post that an editor hides": async (app) => {
    const { id } = await ask(app);
    return {
      ...{ path: "admin/reports/:kind/:id", module: reportDesk, at: `/admin/reports/thread/${id}` },
      ...{ fields: { intent: "remove" }, by: await makeEditor(app) },
    };
  },
  "a report": async (app) => {
    const { id } = await ask(app);
    return {
      ...{ path: "report", module: report, at: `/report?kind=thread&id=${id}` },
      ...{ fields: { note: "Look" }, by: await app.createUser() },
    };
  },
  "a question": async (app) => {
    await addTopics(app);
    return {
      ...{ path: "community/ask", module: askPage, at: "/community/ask" },
      ...{ fields: { intent: "post", ...short }, by: await makeAsker(app) },
      box: { begin: '<div tabindex="-1"', said: /Title too short/i },
    };
  },
  "a question that is changed": async (app) => {
    const asker = await makeAsker(app);
    const { id } = await ask(app, { authorId: asker.id });
    return {
      ...{ path: "community/:id/edit", module: editPage, at: `/community/${id}/edit` },
      ...{ fields: { intent: "save", ...short }, by: asker },
    };
  },
  "an answer": async (app) => {
    const { id } = await ask(app);
    return {
      ...{ path: "community/:id", module: questionPage, at: `/community/${id}` },
      ...{ fields: { intent: "answer", body: "Too short" }, by: await makeAsker(app) },
    };
  },
  "a review": async (app) => {
    const { id } = await addItem(app);
    return {
      ...{ path: "marketplace/:id", module: itemPage, at: `/marketplace/${id}?tab=write` },
      ...{ fields: { intent: "review" }, by: await app.createUser() },
    };
  },
};

const usualBox = { begin: '<div class="note wrong" tabindex="-1"', said: /needs? another look/i };

test.each(Object.entries(forms))(
  "without scripts the browser goes to what is wrong with %s: nothing else asks for the focus",
  async (_name, prepare) => {
    await using app = await startApp();
    const { path, module, at, fields, by, box = usualBox } = await prepare(app);
    const posted = form(at, fields, await app.signIn(by));
    const { response, html, text } = await openPage(app, path, module, posted);
    expect(response.status).toBe(400);
    expect(text).toMatch(box.said);
    const [focused = "", ...others] = html.match(/<[^>]* autofocus=""/gi) ?? [];
    expect(focused.toLowerCase()).toMatch(new RegExp(`^${box.begin}`));
    expect(others).toEqual([]);
    // The browser neither stops what is sent, nor prefers a place that its address names.
    const [wholeForm = ""] =
      html
        .split(focused)[0]
        ?.match(/<form[^>]*>/g)
        ?.slice(-1) ?? [];
    expect(wholeForm).toMatch(/novalidate=""/i);
    expect(wholeForm).not.toContain("#");
  },
);
