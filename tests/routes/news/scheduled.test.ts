import { expect, test } from "vitest";

import { newsArticles } from "~/db/schema/news";
import { createArticle } from "~/models/news/article-write.server";
import * as list from "~/routes/api.news._index";
import * as one from "~/routes/api.news.$id._index";
import * as comments from "~/routes/api.news.$id.comments";
import * as like from "~/routes/api.news.$id.like";
import * as search from "~/routes/api.search";
import * as feed from "~/routes/news._index";
import * as page from "~/routes/news.$id/route";
import * as files from "~/routes/news.feeds.$";
import * as share from "~/routes/news_.$id_.share";
import * as map from "~/routes/sitemap.$file";
import { get, json, startApp } from "../../support/app";
import { openPage } from "../../support/page";

type App = Awaited<ReturnType<typeof startApp>>;

const title = "What an accordion teaches about prompts";

/** An article whose minute lies `fromNow` milliseconds ahead. */
function schedule(app: App, fromNow: number) {
  const now = Date.now();
  return createArticle(
    app.db,
    {
      ...{ title, summary: "A short look at two hands and one breath.", category: "use_case" },
      ...{ content: "Read the **bellows** before the keys.", imageUrl: "/covers/moss-desk.svg" },
      ...{ imageAlt: null, author: "Admin", status: "scheduled", scheduledAt: now + fromNow },
    },
    { editorId: null, now: now - 60_000 },
  );
}

async function textOf(answer: unknown) {
  return answer instanceof Response ? answer.text() : JSON.stringify(answer);
}

/** Every address at which an article is read, each answering with its title. */
const addresses: Record<string, (app: App, id: number) => Promise<string>> = {
  "/news": async (app) => (await openPage(app, "news", feed, get("/news"))).text,
  "/news/{id}": async (app, id) => (await openPage(app, "news/:id", page, get(`/news/${id}`))).text,
  "/news/{id}/share": async (app, id) =>
    (await openPage(app, "news/:id/share", share, get(`/news/${id}/share`))).text,
  "/news/feeds/rss.xml": async (app) =>
    textOf(await app.send(files.loader, get("/news/feeds/rss.xml"), { "*": "rss.xml" })),
  "/news/feeds/use_case/atom.xml": async (app) =>
    textOf(
      await app.send(files.loader, get("/news/feeds/use_case/atom.xml"), {
        "*": "use_case/atom.xml",
      }),
    ),
  "/api/news": async (app) => textOf(await app.send(list.loader, get("/api/news"))),
  "/api/news/{id}": async (app, id) =>
    textOf(await app.send(one.loader, get(`/api/news/${id}`), { id: String(id) })),
  "/api/search": async (app) =>
    (await textOf(await app.send(search.loader, get("/api/search?q=accordion")))).includes("/news/")
      ? title
      : "",
};

test.each(Object.keys(addresses))(
  "a scheduled article stands at %s for the first who asks after its minute, not before",
  async (name) => {
    await using app = await startApp();
    const read = addresses[name] as (typeof addresses)[string];
    const early = await schedule(app, 60_000);
    expect(await read(app, early.id)).not.toContain(title);
    await app.db.delete(newsArticles);
    const due = await schedule(app, -1000);
    expect(await read(app, due.id)).toContain(title);
  },
);

test("a scheduled article is in the site's map for the first who asks after its minute", async () => {
  await using app = await startApp();
  const read = async () =>
    textOf(await app.send(map.loader, get("/sitemap/news-1.xml"), { file: "news-1.xml" }));
  await schedule(app, 60_000);
  expect(await read()).not.toContain("/news/");
  const due = await schedule(app, -1000);
  expect(await read()).toContain(`/news/${due.id}<`);
});

test("a scheduled article takes likes and comments from its minute on", async () => {
  await using app = await startApp();
  const early = await schedule(app, 60_000);
  const send = (route: typeof like | typeof comments, id: number, body: unknown) =>
    app.send(route.action, json(`/api/news/${id}/x`, body), { id: String(id) });
  expect((await send(like, early.id, { liked: true })).status).toBe(404);
  const due = await schedule(app, -1000);
  expect((await send(like, due.id, { liked: true })).status).toBe(200);

  const late = await schedule(app, -1000);
  const words = { comment: "Two hands, one breath.", username: "Kim" };
  expect((await send(comments, late.id, words)).status).toBe(201);
});
