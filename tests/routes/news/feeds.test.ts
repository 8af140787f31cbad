import { expect, test } from "vitest";

import { marketplaceItems } from "~/db/schema/items";
import { newsArticles } from "~/db/schema/news";
import * as feeds from "~/routes/news.feeds.$";
import * as robots from "~/routes/robots[.]txt";
import * as mapFile from "~/routes/sitemap.$file";
import * as map from "~/routes/sitemap[.]xml";
import { get, startApp } from "../../support/app";
import { addArticle } from "../../support/news";

type App = Awaited<ReturnType<typeof startApp>>;

async function readFeed(app: App, path: string) {
  const response = await app.send(feeds.loader, get(`/news/feeds/${path}`), { "*": path });
  return { response, text: await response.text() };
}

/**
 * The elements of a document as a tree, with every rule checked that a parser would insist on: one
 * root, tags that close in order, quoted attributes, no bare `&` or `<`.
 */
interface Element {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: Element[];
}

function parseXml(document: string): Element {
  const [, body] = /^<\?xml version="1\.0" encoding="UTF-8"\?>\s*([\s\S]*)$/.exec(document) ?? [];
  if (body === undefined) throw new Error("No XML declaration.");
  const top: Element = { name: "", attributes: {}, text: "", children: [] };
  const open = [top];
  const part = /<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;
  let end = 0;
  for (let found = part.exec(body); found; found = part.exec(body)) {
    end = part.lastIndex;
    const [, closing, name = "", attributes = "", isEmpty, text] = found;
    const current = open.at(-1) as Element;
    if (text !== undefined) {
      current.text += decode(text);
    } else if (closing) {
      if (current.name !== name) throw new Error(`</${name}> closes <${current.name}>.`);
      open.pop();
    } else {
      const pairs = [...attributes.matchAll(/([\w:]+)="([^"]*)"/g)];
      const element: Element = {
        name,
        attributes: Object.fromEntries(pairs.map(([, key, value]) => [key, decode(value ?? "")])),
        text: "",
        children: [],
      };
      current.children.push(element);
      if (!isEmpty) open.push(element);
    }
  }
  if (end !== body.length) throw new Error(`Not XML: ${body.slice(end, end + 60)}`);
  const [root] = top.children;
  if (open.length !== 1 || top.children.length !== 1 || !root) throw new Error("Not one root.");
  return root;
}

function decode(text: string) {
  return text.replace(/&(?:(amp|lt|gt|quot|#39);)?/g, (_, name: string | undefined) => {
    const letter = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" }[name ?? ""];
    if (!letter) throw new Error(`A bare & in: ${text.slice(0, 60)}`);
    return letter;
  });
}

function all(element: Element | undefined, name: string) {
  return element?.children.filter((child) => child.name === name) ?? [];
}

function textOf(element: Element | undefined, name: string) {
  return all(element, name)[0]?.text;
}

const title = `Ask & look <again>: "two" 'ways'`;
const html =
  '<p>See <a href="/tools/1">the tool</a> &amp; <a href="https://a.example/">this</a></p>\n';

async function addTwo(app: App) {
  const one = await addArticle(app, {
    title,
    summary: "Line one\u0007 & two",
    contentHtml: html,
    source: "trend_opinion",
    author: "R & D",
    imageUrl: "/covers/teal-key.svg",
    publishedAt: Date.UTC(2026, 0, 5, 12),
    updatedAt: Date.UTC(2026, 0, 6),
  });
  const two = await addArticle(app, {
    source: "use_case",
    publishedAt: null,
    updatedAt: Date.UTC(2026, 0, 7),
  });
  await addArticle(app, { status: "draft", title: "Nobody reads this yet" });
  return [one, two] as const;
}

test("the RSS feed is well-formed and has what RSS 2.0 asks for", async () => {
  await using app = await startApp();
  const [one, two] = await addTwo(app);
  const { response, text } = await readFeed(app, "rss.xml");
  expect(response.headers.get("Content-Type")).toBe("application/rss+xml; charset=utf-8");

  const rss = parseXml(text);
  expect([rss.name, rss.attributes.version]).toEqual(["rss", "2.0"]);
  const [channel] = rss.children;
  for (const name of ["title", "link", "description"]) expect(textOf(channel, name)).toBeTruthy();
  expect(all(channel, "atom:link")[0]?.attributes.href).toBe("http://localhost/news/feeds/rss.xml");
  expect(textOf(channel, "lastBuildDate")).toBe("Wed, 07 Jan 2026 00:00:00 GMT");

  const items = all(channel, "item");
  expect(items.map((item) => textOf(item, "guid"))).toEqual([
    `http://localhost/news/${one.id}`,
    `http://localhost/news/${two.id}`,
  ]);
  expect(textOf(items[0], "title")).toBe(title);
  expect(textOf(items[0], "pubDate")).toBe("Mon, 05 Jan 2026 12:00:00 GMT");
  expect(textOf(items[0], "category")).toBe("Trend & Opinion");
  expect(textOf(items[0], "dc:creator")).toBe("R & D");
  expect(textOf(items[0], "description")).toBe("Line one & two");
  expect(textOf(items[0], "content:encoded")).toBe(
    html.replace('"/tools/1"', '"http://localhost/tools/1"'),
  );
  expect(textOf(items[1], "pubDate")).toBeUndefined();
});

test("the Atom feed is well-formed and has what RFC 4287 asks for", async () => {
  await using app = await startApp();
  const [one, two] = await addTwo(app);
  const { text } = await readFeed(app, "atom.xml");
  const feed = parseXml(text);
  expect([feed.name, feed.attributes.xmlns]).toEqual(["feed", "http://www.w3.org/2005/Atom"]);
  expect(textOf(feed, "id")).toBe("http://localhost/news/feeds/atom.xml");
  expect(textOf(feed, "updated")).toBe("2026-01-07T00:00:00.000Z");
  expect(all(feed, "link").map(({ attributes }) => attributes.rel ?? "alternate")).toEqual([
    "alternate",
    "self",
  ]);
  const entries = all(feed, "entry");
  expect(entries.map((entry) => textOf(entry, "id"))).toEqual(
    [one, two].map(({ id }) => `http://localhost/news/${id}`),
  );
  for (const entry of entries) {
    for (const name of ["title", "updated", "published", "summary", "content"]) {
      expect(textOf(entry, name)).toBeTruthy();
    }
    expect(textOf(all(entry, "author")[0], "name")).toBeTruthy();
  }
});

test("the JSON feed has what version 1.1 asks for", async () => {
  await using app = await startApp();
  const [one] = await addTwo(app);
  const { response, text } = await readFeed(app, "feed.json");
  expect(response.headers.get("Content-Type")).toBe("application/feed+json; charset=utf-8");
  const feed = JSON.parse(text);
  expect(feed).toMatchObject({
    version: "https://jsonfeed.org/version/1.1",
    home_page_url: "http://localhost/news",
    feed_url: "http://localhost/news/feeds/feed.json",
  });
  expect(feed.items).toHaveLength(2);
  expect(feed.items[0]).toMatchObject({
    id: `http://localhost/news/${one.id}`,
    title,
    image: "http://localhost/covers/teal-key.svg",
    date_published: "2026-01-05T12:00:00.000Z",
    authors: [{ name: "R & D" }],
    tags: ["Trend & Opinion"],
  });
  expect(feed.items[1]).not.toHaveProperty("date_published");
});

test.each(["rss.xml", "atom.xml", "feed.json"])(
  "a category has its own %s, also while it is empty",
  async (name) => {
    await using app = await startApp();
    await addTwo(app);
    const { text } = await readFeed(app, `use_case/${name}`);
    expect(text).toContain("AI News Feed: Use Case");
    expect(text).toContain(`http://localhost/news/feeds/use_case/${name}`);
    expect(text).toContain("http://localhost/news?source=use_case");
    expect(text).not.toContain("Trend");

    const empty = await readFeed(app, `breakthrough/${name}`);
    expect(empty.response.status).toBe(200);
    if (name !== "feed.json") expect(parseXml(empty.text).name).toBeTruthy();
  },
);

test.each(["", "rss", "x/rss.xml", "use_case/rss.xml/more", "use_case/a/rss.xml", "all/rss.xml"])(
  "there is no feed %s",
  async (path) => {
    await using app = await startApp();
    expect((await readFeed(app, path)).response.status).toBe(404);
  },
);

test("a feed has thirty entries at most and is read in one round trip", async () => {
  await using app = await startApp();
  for (let more = 0; more < 35; more++) await addArticle(app);
  const request = get("/news/feeds/rss.xml");
  const context = app.context(request);
  const response = await feeds.loader({ request, context, params: { "*": "rss.xml" } });
  expect((await response.text()).match(/<item>/g)).toHaveLength(30);
  expect(context.meter.d1RoundTrips).toBe(1);
  expect(context.meter.rowsRead).toBeLessThanOrEqual(60);
});

test("the map lists its files, and they hold what may be found", async () => {
  await using app = await startApp();
  const { id } = await addArticle(app, { updatedAt: Date.UTC(2026, 0, 6) });
  const hidden = await addArticle(app, { status: "unpublished" });
  await app.db.insert(newsArticles).values({
    ...{ id: 501, title: "T", summary: "S", content: "C", source: "use_case" },
  });
  const { id: creatorId } = await app.createUser();
  await app.db.insert(marketplaceItems).values([
    { id: 5, name: "On sale", description: "d", creatorId },
    { id: 6, name: "Waiting", description: "d", creatorId, status: "pending" },
  ]);

  const index = await app.send(map.loader, get("/sitemap.xml"));
  const files = parseXml(await index.text()).children.map((file) => textOf(file, "loc"));
  expect(files).toEqual(
    ["pages", "news-1", "news-2", "items-1"].map((name) => `http://localhost/sitemap/${name}.xml`),
  );

  const read = async (file: string) => {
    const answer = await app.send(mapFile.loader, get(`/sitemap/${file}`), { file });
    if (answer.status !== 200) return answer.status;
    return parseXml(await answer.text()).children.map((page) => textOf(page, "loc"));
  };
  expect(await read("pages.xml")).toContain("http://localhost/guides/5");
  expect(await read("news-1.xml")).toEqual([`http://localhost/news/${id}`]);
  expect(await read("news-1.xml")).not.toContain(`http://localhost/news/${hidden.id}`);
  expect(await read("news-2.xml")).toEqual(["http://localhost/news/501"]);
  expect(await read("items-1.xml")).toEqual(["http://localhost/marketplace/5"]);
  expect(await read("people-1.xml")).toBe(404);
  expect(await read("news-0.xml")).toBe(404);
  expect(await read("news-1")).toBe(404);
});

test("robots are told where the map is, and what is not for them", async () => {
  await using app = await startApp({ SITE_ORIGIN: "https://learn.example" });
  const text = await (await app.send(robots.loader, get("/robots.txt"))).text();
  expect(text).toContain("Sitemap: https://learn.example/sitemap.xml");
  expect(text).toMatch(/^User-agent: \*\nDisallow: \/admin\/\nDisallow: \/api\/\n/);
});
