import { expect, test } from "vitest";

import { articleComments } from "~/db/schema/news";
import * as about from "~/routes/about/route";
import * as desk from "~/routes/admin._index";
import * as page from "~/routes/notifications/route";
import { get, startApp } from "../support/app";
import { ask } from "../support/community";
import { submitListing } from "../support/listing";
import { addArticle } from "../support/news";
import { openPage } from "../support/page";
import { makeEditor, reportAs } from "../support/reports";

type App = Awaited<ReturnType<typeof startApp>>;

async function bellOf(app: App, headers: HeadersInit) {
  const { html } = await openPage(app, "notifications", page, get("/notifications", headers));
  return /aria-label="(Notifications[^"]*)"/.exec(html)?.[1];
}

test("a visitor has a bell as well: it leads to the page that asks to sign in [SH-28]", async () => {
  await using app = await startApp();
  const { html } = await openPage(app, "about", about, get("/about"));
  const bell = /<a[^>]*aria-label="Notifications"[^>]*>/.exec(html)?.[0];
  expect(bell).toContain('href="/notifications"');
});

test("an editor reads at the bell and on the desk how much waits, others nothing [SH-28]", async () => {
  await using app = await startApp();
  const editor = await app.signIn(await makeEditor(app));
  const learner = await app.createLearner();
  const member = await app.signIn(learner);
  const openDesk = () => openPage(app, "admin", desk, get("/admin", editor));
  expect(await bellOf(app, editor)).toBe("Notifications");
  expect((await openDesk()).text).toContain("Nothing waits.");

  const { id: articleId } = await addArticle(app);
  await app.db.insert(articleComments).values(
    ["held", "held", "published"].map((status, place) => ({
      ...{ articleId, comment: `Words ${place}`, textHash: `h${place}`, guestId: "g" },
      ...{ username: "Kim", status: status as "held" },
    })),
  );
  const { id } = await ask(app);
  for (const reporter of [await app.createUser(), await app.createUser()]) {
    await reportAs(app, reporter.id, { kind: "thread", id });
  }
  await submitListing(app, member, { review: { publicName: "Ada" } });

  const { text } = await openDesk();
  expect(text).toMatch(/Comments .*? 2 waiting .*Reports .*? 1 waiting .*Listings .*? 1 waiting/);
  expect(await bellOf(app, editor)).toBe("Notifications, 4 waiting at the desk");
  const list = await openPage(app, "notifications", page, get("/notifications", editor));
  expect(list.text).toContain("4 things wait for a decision at the desk");

  expect(await bellOf(app, member)).not.toContain("waiting");
  const own = await openPage(app, "notifications", page, get("/notifications", member));
  expect(own.text).not.toContain("at the desk");
});
