import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { guestArticleInteractions, newsArticles } from "~/db/schema/news";
import * as root from "~/root";
import * as api from "~/routes/api.news._index";
import * as apiArticle from "~/routes/api.news.$id._index";
import * as apiLike from "~/routes/api.news.$id.like";
import * as apiSave from "~/routes/api.news.$id.save";
import * as apiShare from "~/routes/api.news.$id.share";
import * as feed from "~/routes/feed";
import * as news from "~/routes/news._index";
import * as articlePage from "~/routes/news.$id/route";
import * as sharePage from "~/routes/news_.$id_.share";
import { form, get, json, startApp } from "../../support/app";
import { addArticle, addManyArticles } from "../../support/news";
import { openPage } from "../../support/page";

type App = Awaited<ReturnType<typeof startApp>>;

const day = 24 * 60 * 60 * 1000;

function openFeed(app: App, search = "", headers: HeadersInit = {}) {
  return openPage(app, "news", news, get(`/news${search}`, headers));
}

function openArticle(app: App, id: number | string, headers: HeadersInit = {}) {
  return openPage(app, "news/:id", articlePage, get(`/news/${id}`, headers));
}

function cookieOf(response: Response) {
  return response.headers.get("Set-Cookie")?.split(";", 1)[0] ?? "";
}

/** The like button of an article's page, and what it sends. */
function likeOf(html: string) {
  const actions = html.slice(html.indexOf('id="actions"'));
  const next = /name="liked" value="([^"]*)"/.exec(actions)?.[1];
  const [, pressed, count] = /aria-pressed="([^"]*)".*?class="num">(\d+)</.exec(actions) ?? [];
  return { pressed, count, next };
}

test("the feed shows its title, filters and cards to a visitor [NF-01, NF-02, NF-04, SH-17]", async () => {
  await using app = await startApp();
  const article = await addArticle(app, {
    title: "What a desk has to do with memory",
    summary: "A picture that helps with long chats.",
    source: "beginner_bite",
    imageUrl: "/covers/amber-desk.svg",
    publishedAt: Date.UTC(2024, 0, 5),
    likes: 12,
    saves: 5,
  });
  const { html, text } = await openFeed(app);

  expect(text).toContain(
    "AI News Feed Stay updated with the latest in AI technology, tools, and trends.",
  );
  expect(text).toContain(
    "All Daily Weekly Monthly Breakthroughs Tool Spotlight Use Cases Beginner Trends",
  );
  expect(html).toMatch(/aria-current="true"[^>]*>All</);
  expect(text).toContain("Jan 05, 2024 Beginner Bite What a desk has to do with memory");
  expect(text).toContain("A picture that helps with long chats.");
  expect(html.match(new RegExp(`href="/news/${article.id}"`, "g"))).toHaveLength(3);
  expect(html).toMatch(/<img[^>]*src="\/covers\/amber-desk.svg"[^>]*loading="lazy"/);
  expect(text).toContain("Read More →");
  expect(text).toMatch(/Like 12 .*Save 5/);
  expect(text).not.toContain("Demo content");
});

test("a card's picture waits until it is seen, and title and last line lead to the article [NF-06, NF-09, NF-13, NF-15]", async () => {
  await using app = await startApp();
  const { id } = await addArticle(app, {
    title: "A lens over one line",
    imageUrl: "https://elsewhere.example/lens.png",
    imagePath: "/files/images/lens.png",
  });
  const { html } = await openFeed(app);
  expect(html).toMatch(/<img[^>]*src="\/files\/images\/lens.png"[^>]*loading="lazy"/);
  expect(html).toMatch(
    new RegExp(`<h2[^>]*><a[^>]* href="/news/${id}"[^>]*>A lens over one line</a></h2>`),
  );
  expect(html).toMatch(new RegExp(`<a[^>]* href="/news/${id}"[^>]*>Read More →`));
  expect(html.match(/aria-current="true"/g)).toHaveLength(1);
  expect(html).toMatch(/aria-current="true"[^>]*>All</);
});

test("the buttons of an article begin with its counts, and are not pressed for a new visitor [AR-10, AR-11]", async () => {
  await using app = await startApp();
  const { id } = await addArticle(app, { likes: 21, saves: 14 });
  const { html } = await openArticle(app, id);
  const actions = html.slice(html.indexOf('id="actions"'));
  expect(actions).toMatch(/aria-pressed="false"[^>]*>.*?Like.*?>21</);
  expect(actions).toMatch(/aria-pressed="false"[^>]*>.*?Save.*?>14</);
  expect(html).not.toContain('aria-pressed="true"');
});

test("a card without picture or date says so [NF-10, NF-12]", async () => {
  await using app = await startApp();
  await addArticle(app, { title: "owls and models", publishedAt: null });
  const { text, html } = await openFeed(app);
  expect(text).toContain("OW No date available");
  expect(html).not.toMatch(/<img[^>]*loading="lazy"/);
});

test("a category is marked, shows only its articles and drops the page [NF-03, NF-07, NF-25, NF-26]", async () => {
  await using app = await startApp();
  await addManyArticles(app, 20);
  const all = await openFeed(app, "?page=2");
  expect(all.text).toContain("Page 2 of 3");
  expect(all.html).toContain('href="/news?source=summary_week"');

  const weekly = await openFeed(app, "?source=summary_week");
  expect(weekly.html.match(/class="art card"/g)).toHaveLength(6);
  expect(weekly.html).toMatch(/aria-current="true"[^>]*>Weekly</);
  expect(weekly.html).toMatch(/<a [^>]*href="\/news"[^>]*>All</);
  expect(weekly.text).not.toContain("Page 1");
});

test("the pager leads on and back, and a page behind the last to the last [NF-21, NF-22, NF-23, NF-26]", async () => {
  await using app = await startApp();
  await addManyArticles(app, 20);
  const first = await openFeed(app);
  expect(first.html.match(/class="art card"/g)).toHaveLength(9);
  expect(first.html).toMatch(/<button[^>]*disabled=""[^>]*>← Previous/);
  expect(first.html).toContain('href="/news?page=2"');
  const last = await openFeed(app, "?page=3");
  expect(last.html.match(/class="art card"/g)).toHaveLength(2);
  expect(last.html).toMatch(/<button[^>]*disabled=""[^>]*>Next →/);
  expect(last.text).toContain("Page 3 of 3");

  const far = await openFeed(app, "?page=8");
  expect(far.response.status).toBe(302);
  expect(far.response.headers.get("Location")).toBe("/news?page=3");
  const beyond = await openFeed(app, "?source=summary_week&page=9");
  expect(beyond.response.status).toBe(302);
  expect(beyond.response.headers.get("Location")).toBe("/news?source=summary_week");
});

test("an empty category leads back to all articles [NF-28, NF-29]", async () => {
  await using app = await startApp();
  await addArticle(app);
  for (const source of ["breakthrough", "nothing_here"]) {
    const { html, text } = await openFeed(app, `?source=${source}`);
    expect(text).toContain("No results found for this category");
    expect(html).toMatch(/<a[^>]*href="\/news"[^>]*>View All Articles</);
  }
});

test("/feed is the same screen, and names /news as its own address [SH-19]", async () => {
  await using app = await startApp();
  await addManyArticles(app, 10);
  const { html, text } = await openPage(app, "feed", feed, get("/feed?source=use_case"));
  expect(text).toContain("AI News Feed");
  expect(html).toContain('<link rel="canonical" href="http://localhost/news?source=use_case"/>');
  expect(html).toContain('href="/feed?source=summary_day"');
});

test("a feed that cannot be read says so and offers another try [ER-31, ER-32]", async () => {
  await using app = await startApp();
  await app.db.run("alter table news_lists rename to news_lists_gone");
  const { html, text, response } = await openFeed(app);
  await app.db.run("alter table news_lists_gone rename to news_lists");
  expect(response.status).toBe(500);
  expect(text).toContain("Failed to load articles");
  expect(html).toMatch(/<a[^>]*>Try Again</);
});

test("an article shows everything that is said of it [AR-01, AR-02, AR-05, AR-06]", async () => {
  await using app = await startApp();
  const { id } = await addArticle(app, {
    title: "Think of the context window as a desk",
    source: "trend_opinion",
    contentHtml: "<h2>When it is full</h2>\n<ul><li>Start <em>again</em></li></ul>\n",
    imageUrl: "/covers/amber-desk.svg",
    imageAlt: "A lamp over a desk",
    publishedAt: Date.now() - 2 * day - 1000,
    readingMinutes: 4,
    likes: 21,
    saves: 14,
  });
  const { html, text } = await openArticle(app, id);
  expect(html).toMatch(/href="\/feed"[^>]*>(<svg.*?<\/svg>)?Back to News Feed/);
  expect(text).toContain("Trend & Opinion 2 days ago Think of the context window as a desk");
  expect(text).toContain("By Admin · 4 minutes to read");
  expect(html).toContain("<h2>When it is full</h2>\n<ul><li>Start <em>again</em></li></ul>");
  expect(html).toMatch(/<img[^>]*src="\/covers\/amber-desk.svg"[^>]*alt="A lamp over a desk"/);
  expect(text).toMatch(/Like 21 .*Save 14 .*Share/);
  expect(html).toContain(`action="/api/news/${id}/share"`);
});

test("an unknown category is shown as it is, and no picture where there is none [AR-03, AR-07]", async () => {
  await using app = await startApp();
  const { id } = await addArticle(app, {
    source: "field_notes",
    imageUrl: "https://elsewhere.example/a.png",
  });
  const { html, text } = await openArticle(app, id);
  expect(text).toContain("field_notes");
  expect(html).not.toContain("<img");
});

test.each(["999", "0", "abc", "1e3"])("article %s is not found [AR-38, SH-24]", async (id) => {
  await using app = await startApp();
  await addArticle(app, { status: "draft" });
  const { response, html, text } = await openArticle(app, id);
  expect(response.status).toBe(404);
  expect(text).toContain("Article not found");
  expect(text).toContain("The article you're looking for doesn't exist or has been removed.");
  expect(html).toMatch(/href="\/feed"[^>]*>Back to News Feed/);
});

test("what is not published cannot be read", async () => {
  await using app = await startApp();
  for (const status of ["draft", "unpublished"] as const) {
    const { id } = await addArticle(app, { status, title: "Hidden from readers" });
    expect((await openArticle(app, id)).response.status).toBe(404);
    const answer = await app.send(apiArticle.loader, get(`/api/news/${id}`), { id: `${id}` });
    expect(answer.status).toBe(404);
  }
  expect((await openFeed(app)).text).not.toContain("Hidden from readers");
});

test("the head names the address, the picture and the article for machines", async () => {
  await using app = await startApp();
  const { id } = await addArticle(app, {
    title: 'A title with "quotes" & </script>',
    imageUrl: "/covers/teal-key.svg",
    publishedAt: Date.UTC(2026, 0, 5),
  });
  const { html } = await openArticle(app, id);
  expect(html).toContain(`<link rel="canonical" href="http://localhost/news/${id}"/>`);
  expect(html).toContain('property="og:image" content="http://localhost/covers/teal-key.png"');
  const block = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? "";
  expect(JSON.parse(block)).toMatchObject({
    "@type": "NewsArticle",
    headline: 'A title with "quotes" & </script>',
    datePublished: "2026-01-05T00:00:00.000Z",
    mainEntityOfPage: `http://localhost/news/${id}`,
  });
  for (const type of ["rss+xml", "atom+xml", "feed+json"]) {
    expect(html).toMatch(
      new RegExp(`<link rel="alternate" type="application/${type.replace("+", "\\+")}"`),
    );
  }
});

test("the related articles stand below, filled up with the newest of the category", async () => {
  await using app = await startApp();
  const [old, other, near] = [
    await addArticle(app, { title: "Far but fitting", source: "summary_day" }),
    await addArticle(app, { title: "Neither near nor stored", source: "summary_week" }),
    await addArticle(app, { title: "Of the same category" }),
  ];
  const { id } = await addArticle(app, { relatedIds: [old.id, 999] });
  const { text } = await openArticle(app, id);
  const more = text.slice(text.indexOf("More to read"));
  expect(more).toContain(old.title);
  expect(more).toContain(near.title);
  expect(more).not.toContain(other.title);
});

test("a like and a save are answered with the new state and count [AP-24, AP-25, AR-12, AR-13]", async () => {
  await using app = await startApp();
  const { id } = await addArticle(app);
  const params = { id: `${id}` };
  const path = `/api/news/${id}/like`;
  const bare = new Request(`http://localhost${path}`, { method: "POST" });
  const first = await app.send(apiLike.action, bare, params);
  expect(await first.json()).toEqual({ liked: true, likesCount: 1 });
  const headers = { Cookie: cookieOf(first) };

  const again = await app.send(apiLike.action, json(path, {}, headers), params);
  expect(await again.json()).toEqual({ liked: false, likesCount: 0 });
  const set = await app.send(apiLike.action, json(path, { liked: false }, headers), params);
  expect(await set.json()).toEqual({ liked: false, likesCount: 0 });

  const save = json(`/api/news/${id}/save`, { saved: true }, headers);
  expect(await (await app.send(apiSave.action, save, params)).json()).toEqual({
    saved: true,
    savesCount: 1,
  });
  const member = await app.signIn(await app.createUser());
  const theirs = json(`/api/news/${id}/save`, {}, member);
  expect(await (await app.send(apiSave.action, theirs, params)).json()).toEqual({
    saved: true,
    savesCount: 2,
  });
  expect(await app.db.select().from(guestArticleInteractions)).toHaveLength(1);
});

test("opening the share dialog is recorded once for each reader [AP-29, AR-18]", async () => {
  await using app = await startApp();
  const { id } = await addArticle(app);
  const path = `/api/news/${id}/share`;
  const first = await app.send(apiShare.action, json(path, {}), { id: `${id}` });
  expect(await first.json()).toEqual({ shared: true, sharesCount: 1 });
  const again = json(path, {}, { Cookie: cookieOf(first) });
  await app.send(apiShare.action, again, { id: `${id}` });
  const [row] = await app.db.select().from(newsArticles).where(eq(newsArticles.id, id));
  expect(row?.shares).toBe(1);
});

test.each([
  ["like", apiLike],
  ["save", apiSave],
  ["share", apiShare],
] as const)("/api/news/{id}/%s refuses what it should", async (name, route) => {
  await using app = await startApp();
  const { id } = await addArticle(app);
  const path = `/api/news/${id}/${name}`;
  const unknown = await app.send(route.action, json("/api/news/77/x", {}), { id: "77" });
  expect([unknown.status, await unknown.json()]).toEqual([
    404,
    { message: "There is no such article.", errors: { "": ["There is no such article."] } },
  ]);
  const text = new Request(`http://localhost${path}`, { method: "POST", body: "liked=1" });
  expect((await app.send(route.action, text, { id: `${id}` })).status).toBe(415);
  const wrong = await app.send(route.action, json(path, {}, {}, "DELETE"), { id: `${id}` });
  expect([wrong.status, wrong.headers.get("Allow")]).toEqual([405, "POST"]);
  if (name !== "share") {
    const bad = json(path, { liked: "yes", saved: 1 });
    expect((await app.send(route.action, bad, { id: `${id}` })).status).toBe(400);
  }
});

test("likes and saves have the limit of votes: 120 a minute for an address", async () => {
  await using app = await startApp();
  const { id } = await addArticle(app);
  const send = () => app.send(apiLike.action, json("/api/news/1/like", {}), { id: `${id}` });
  for (let use = 0; use < 120; use++) expect((await send()).status).toBe(200);
  const refused = await send();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
});

test("without scripts a like is a form that comes back to the card, which shows it, and so does the article, where it is taken back [NF-16, NF-17, NF-18, AR-12]", async () => {
  await using app = await startApp();
  const { id } = await addArticle(app);
  const body = { liked: "true", back: `/news?page=1#article-${id}` };
  const path = `/api/news/${id}/like`;
  const answer = await app.send(apiLike.action, form(path, body), { id: `${id}` });
  expect(answer.status).toBe(302);
  expect(answer.headers.get("Location")).toBe(`/news?page=1#article-${id}`);
  const headers = { Cookie: cookieOf(answer) };
  expect((await openFeed(app, "", headers)).html).toMatch(/aria-pressed="true"[^>]*>.*?Like/);
  expect((await openFeed(app)).html).not.toContain('aria-pressed="true"');

  const liked = await openArticle(app, id, headers);
  expect(likeOf(liked.html)).toEqual({ pressed: "true", count: "1", next: "false" });
  const back = { liked: "false", back: `/news/${id}#actions` };
  await app.send(apiLike.action, form(path, back, headers), { id: `${id}` });
  const afterwards = await openArticle(app, id, headers);
  expect(likeOf(afterwards.html)).toEqual({ pressed: "false", count: "0", next: "true" });

  const elsewhere = { ...body, back: "https://evil.example/" };
  const safe = await app.send(apiLike.action, form(path, elsewhere, headers), { id: `${id}` });
  expect(safe.headers.get("Location")).toBe(`/news/${id}`);
});

test("without scripts Share leads to a page that holds every way with the link of the article [AR-15, AR-16]", async () => {
  await using app = await startApp();
  const { id } = await addArticle(app, { title: "Ask & look again" });
  const link = `http://localhost/news/${id}`;
  const path = `/news/${id}/share`;
  const { html: article } = await openArticle(app, id);
  expect(article).toMatch(
    new RegExp(
      `<form method="post" action="/api${path}"><input type="hidden" name="back" value="${path}"/><button[^>]*type="submit"[^>]*>(<svg.*?</svg>)?Share`,
    ),
  );
  const pressed = form(`/api${path}`, { back: path });
  const sent = await app.send(apiShare.action, pressed, { id: `${id}` });
  expect(sent.headers.get("Location")).toBe(path);
  const [row] = await app.db.select().from(newsArticles).where(eq(newsArticles.id, id));
  expect(row?.shares).toBe(1);

  const { html, text } = await openPage(app, "news/:id/share", sharePage, get(path));
  expect(text).toMatch(/WhatsApp .*X .*LinkedIn .*Email .*Link to this article/);
  expect(html).toMatch(
    /class="row invisible noscript:hidden"><button[^>]*>(<svg.*?<\/svg>)?Copy link/,
  );
  const hrefs = [...html.matchAll(/href="((?:https|mailto):[^"]*)"/g)].map(([, href]) =>
    decodeURIComponent((href ?? "").replaceAll("&amp;", "&")),
  );
  expect(hrefs.map((href) => href.split(/[?/]/)[2] ?? href)).toHaveLength(4);
  for (const href of hrefs) expect(href).toContain(link);
  expect(hrefs.find((href) => href.startsWith("mailto:"))).toBe(
    `mailto:?subject=Ask & look again&body=Ask & look again\n\n${link}`,
  );
  expect(html).toContain(`value="${link}"`);
});

test("the API answers articles with the stated names [AP-23, AP-26, EN-26, EN-27]", async () => {
  await using app = await startApp();
  const { id } = await addArticle(app, {
    imageUrl: "https://example.org/a.png",
    content: "As **written**",
    publishedAt: Date.UTC(2026, 0, 5),
    likes: 3,
  });
  await addArticle(app, { source: "summary_week" });
  const expected = {
    id,
    title: expect.any(String),
    summary: expect.any(String),
    content: "As **written**",
    source: "use_case",
    author: "Admin",
    image_url: "https://example.org/a.png",
    published_at: "2026-01-05T00:00:00.000Z",
    likes: 3,
    saves: 0,
  };
  const one = await app.send(apiArticle.loader, get(`/api/news/${id}`), { id: `${id}` });
  expect(await one.json()).toEqual(expected);
  const list = await app.send(api.loader, get("/api/news?source=use_case"));
  expect(list.headers.get("X-Total-Count")).toBe("1");
  expect(await list.json()).toEqual([expected]);
  const page = await app.send(api.loader, get("/api/news?limit=1&page=2"));
  expect(page.headers.get("X-Total-Count")).toBe("2");
  expect(await page.json()).toHaveLength(1);
});

test("reading costs a visitor one round trip and a member two", async () => {
  await using app = await startApp();
  await addManyArticles(app, 1000);
  // A category of which there is one, in the middle of many.
  const rare = await addArticle(app, { source: "breakthrough", relatedIds: [1, 2, 3] });
  const member = await app.signIn(await app.createUser());
  // Behind the first answer of a page further on, its list is counted off.
  await app.send(news.loader, get("/news?source=use_case&page=3"));
  await app.settle();
  for (const [loader, path, params] of [
    [news.loader, "/news", {}],
    [news.loader, "/news?source=use_case&page=3", {}],
    [news.loader, "/news?source=breakthrough", {}],
    [articlePage.loader, "/news/500", { id: "500" }],
    [articlePage.loader, `/news/${rare.id}`, { id: `${rare.id}` }],
  ] as const) {
    for (const [headers, trips] of [
      [{}, 1],
      [member, 2],
    ] as const) {
      const request = get(path, headers);
      const context = app.context(request);
      await Promise.all(
        [root.loader, loader].map((each) => each({ request, context, params } as never)),
      );
      expect(context.meter.d1RoundTrips, path).toBe(trips);
      expect(context.meter.rowsRead, path).toBeLessThanOrEqual(200);
      expect(context.meter.rowsWritten).toBe(0);
      expect(context.meter.kvWrites).toBe(0);
    }
  }
});

test("the first page leads with the newest story, and an article says its day", async () => {
  await using app = await startApp();
  for (let count = 0; count < 10; count++) await addArticle(app);
  const newest = await addArticle(app, { publishedAt: Date.UTC(2026, 5, 7) });
  const open = (path: string) => openPage(app, "news", news, get(path));
  const { html } = await open("/news");
  expect(html.match(/data-lead/g)).toHaveLength(1);
  expect(html).toMatch(new RegExp(`data-lead="true" id="article-${newest.id}"`));
  expect((await open("/news?page=2")).html).not.toContain("data-lead");
  expect((await openArticle(app, newest.id)).text).toContain("Jun 07, 2026");
});
