import { sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { setBookmark } from "~/models/community/bookmark.server";
import { setThreadStatus } from "~/models/community/post-status.server";
import { selectSavedThreads } from "~/models/community/saved.server";
import { selectSavedItems } from "~/models/marketplace/save.server";
import { selectSavedArticles } from "~/models/news/saved.server";
import * as saved from "~/routes/saved";
import * as bookmarks from "~/routes/saved_.bookmarks";
import * as markdown from "~/routes/saved_.markdown";
import * as mapFile from "~/routes/sitemap.$file";
import * as map from "~/routes/sitemap[.]xml";
import { get, startApp } from "../../support/app";
import { addManyThreads, ask, makeAsker } from "../../support/community";
import { addManyItems } from "../../support/market";
import { addManyArticles } from "../../support/news";
import { openPage } from "../../support/page";

type App = Awaited<ReturnType<typeof startApp>>;

async function hide(app: App, id: number) {
  const [first, ...rest] = await setThreadStatus(app.db, id, "hidden", Date.now());
  if (first) await app.db.batch([first, ...rest]);
}

async function bookmarkSome(app: App) {
  const reader = await makeAsker(app);
  const ids: number[] = [];
  for (const [at, title] of [
    "Who tunes a violin?",
    "Why [so] slow today?",
    "Gone soon",
  ].entries()) {
    const { id } = await ask(app, { title, body: "I tried it **twice** in this town." });
    ids.push(id);
    await setBookmark(app.db, { threadId: id, userId: reader.id, bookmarked: true }, 1000 * at);
  }
  await hide(app, ids[2] ?? 0);
  await ask(app, { title: "Bookmarked by nobody" });
  return { ids, headers: await app.signIn(reader) };
}

test("bookmarked questions stand in the list of what was saved, the last first", async () => {
  await using app = await startApp();
  const { ids, headers } = await bookmarkSome(app);
  const { html, text } = await openPage(app, "saved", saved, get("/saved", headers));
  expect(text).toMatch(/Questions.*Why \[so\] slow today\?.*Who tunes a violin\?/);
  expect(html).toContain(`href="/community/${ids[0]}"`);
  expect(text).toContain("I tried it twice in this town.");
  expect(text).not.toContain("Gone soon");
  expect(text).not.toContain("Bookmarked by nobody");

  const visitor = await openPage(app, "saved", saved, get("/saved"));
  expect(visitor.text).toContain("Nothing saved yet");
});

test("of many saved things the newest stand on the page, and it goes on kind by kind", async () => {
  await using app = await startApp();
  const { id: userId, ...reader } = await app.createUser();
  await addManyThreads(app, 60);
  await addManyArticles(app, 60);
  await addManyItems(app, 60);
  for (const insert of [
    sql`insert into thread_bookmarks (user_id, thread_id, created_at)
      select ${userId}, id, 1000 + id / 3 from threads`,
    sql`insert into user_article_interactions (user_id, article_id, saved, saved_at, updated_at)
      select ${userId}, id, 1, 1000 + id / 3, 1 from news_articles`,
    sql`insert into marketplace_saves (user_id, item_id, kind, created_at)
      select ${userId}, id, 'favorite', 1000 + id / 3 from marketplace_items`,
  ]) {
    await app.db.run(insert);
  }
  const headers = await app.signIn({ id: userId, ...reader });
  const { db, meter } = app.context(get("/saved"));
  const owner = { userId, guestId: null };
  await db.batch([
    selectSavedArticles(db, owner, { most: 20 }),
    selectSavedThreads(db, userId, { most: 20 }),
    selectSavedItems(db, owner, { most: 20 }),
  ]);
  expect(meter.d1Unmetered).toBe(0);
  expect(meter.rowsRead).toBeLessThanOrEqual(175);

  const first = await openPage(app, "saved", saved, get("/saved", headers));
  expect(first.html.match(/href="\/community\/\d+"/g)).toHaveLength(20);
  for (const kind of ["articles", "questions", "items"]) {
    expect(first.text).toContain(`Older ${kind}`);
  }

  const seen = new Set<string>();
  let at: string | undefined = "/saved";
  let pages = 0;
  while (at) {
    const { html } = await openPage(app, "saved", saved, get(at, headers));
    for (const [link] of html.matchAll(/href="\/community\/\d+"/g)) seen.add(link);
    if (pages > 0) expect(html).not.toMatch(/href="\/(?:marketplace|news)\/\d+"/);
    pages += 1;
    const [, older] = /href="(\/saved\?of=questions&amp;before=[^"]+)"/.exec(html) ?? [];
    at = older?.replace("&amp;", "&");
  }
  expect([pages, seen.size]).toEqual([3, 60]);
});

test("bookmarked questions are in both exports", async () => {
  await using app = await startApp();
  const { ids, headers } = await bookmarkSome(app);
  const text = await (await app.send(markdown.loader, get("/saved/markdown", headers))).text();
  expect(text).toBe(`# Saved on Lamplight

## Questions

- [Why \\[so\\] slow today?](http://localhost/community/${ids[1]}): I tried it twice in this town.
- [Who tunes a violin?](http://localhost/community/${ids[0]}): I tried it twice in this town.
`);
  const file = await (await app.send(bookmarks.loader, get("/saved/bookmarks", headers))).text();
  expect(file).toContain(
    `<DT><A HREF="http://localhost/community/${ids[1]}" ADD_DATE="1">Why [so] slow today?</A>`,
  );
});

test("the site map names the questions that anybody can read", async () => {
  await using app = await startApp();
  const shown = await ask(app);
  const hidden = await ask(app);
  await hide(app, hidden.id);
  const index = await (await app.send(map.loader, get("/sitemap.xml"))).text();
  expect(index).toContain("<loc>http://localhost/sitemap/questions-1.xml</loc>");
  const read = async (file: string) =>
    (await app.send(mapFile.loader, get(`/sitemap/${file}`), { file })).text();
  const questions = await read("questions-1.xml");
  expect(questions).toContain(`<loc>http://localhost/community/${shown.id}</loc><lastmod>`);
  expect(questions).not.toContain(`/community/${hidden.id}<`);
  expect(await read("pages.xml")).toContain("<loc>http://localhost/community</loc>");
});
