import demoArticles from "virtual:content/demo/articles";
import { expect, test } from "vitest";

import { newsArticles, newsLists } from "~/db/schema/news";
import { createArticle } from "~/models/news/article-write.server";
import { Article, articleCategories } from "~/schemas/article";
import { seedNews } from "../../../scripts/seed/news";
import { startApp } from "../../support/app";

const day = 24 * 60 * 60 * 1000;

function wordsOf(text: string) {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Every run of three words. */
function phrasesOf(text: string) {
  const words = wordsOf(text);
  return new Set(words.slice(2).map((_, at) => words.slice(at, at + 3).join(" ")));
}

test("there are at least 36 demo articles, over all nine categories and of a good length", () => {
  expect(demoArticles.length).toBeGreaterThanOrEqual(36);
  expect(new Set(demoArticles.map(({ source }) => source))).toEqual(new Set(articleCategories));
  for (const { title, content } of demoArticles) {
    const count = content.split(/\s+/).length;
    expect(count, title).toBeGreaterThanOrEqual(350);
    expect(count, title).toBeLessThanOrEqual(900);
  }
});

test("every demo article passes the checks of the form", () => {
  for (const { cover, source, ...text } of demoArticles) {
    const imageUrl = `/covers/${cover.palette}-${cover.motif}.svg`;
    expect(Article.safeParse({ ...text, category: source, imageUrl }).error, text.title).toBe(
      undefined,
    );
  }
});

test("no two demo articles share a third of their phrases or a title", () => {
  expect(new Set(demoArticles.map(({ title }) => title)).size).toBe(demoArticles.length);
  const all = demoArticles.map(({ title, content }) => ({ title, phrases: phrasesOf(content) }));
  for (const [place, one] of all.entries()) {
    for (const other of all.slice(place + 1)) {
      const both = [...one.phrases].filter((each) => other.phrases.has(each)).length;
      const share = both / Math.min(one.phrases.size, other.phrases.size);
      expect(share, `${one.title} / ${other.title}`).toBeLessThan(1 / 3);
    }
  }
});

test("the demo news is written once, marked, dated before its day, and counted", async () => {
  await using app = await startApp();
  const now = 400 * day + 9 * 60 * 60_000;
  expect(await seedNews(app.env.DB, now)).toBe(demoArticles.length);
  const rows = await app.db.select().from(newsArticles);
  expect(rows).toHaveLength(demoArticles.length);
  expect(rows.every(({ isDemo, status }) => isDemo && status === "published")).toBe(true);
  expect(Math.max(...rows.map(({ feedAt }) => feedAt))).toBeLessThan(now);
  const lists = Object.fromEntries(
    (await app.db.select().from(newsLists)).map(({ list, articleCount }) => [list, articleCount]),
  );
  expect(lists.all).toBe(demoArticles.length);
  // Most find articles that share their words; the very first one has none before it.
  expect(rows.filter(({ relatedIds }) => relatedIds.length > 0).length).toBeGreaterThan(
    demoArticles.length / 2,
  );

  expect(await seedNews(app.env.DB, now + 5 * day)).toBe(0);
  const again = await app.db.select().from(newsArticles);
  expect(again.map(({ publishedAt }) => publishedAt)).toEqual(
    rows.map(({ publishedAt }) => publishedAt),
  );
});

test("a seed that broke off goes on where it stopped", async () => {
  await using app = await startApp();
  await seedNews(app.env.DB, 400 * day);
  await app.env.DB.prepare("delete from site_facts where name = 'demo-news'").run();
  await app.env.DB.prepare("delete from news_articles where id > 30").run();
  expect(await seedNews(app.env.DB, 400 * day)).toBe(demoArticles.length - 30);
  await createArticle(
    app.db,
    {
      title: "An article of one's own",
      summary: "Not of the seed.",
      content: "Text.",
      category: "use_case",
      imageUrl: "",
      imageAlt: null,
      author: "Admin",
    },
    { editorId: null, now: 400 * day },
  );
  expect(await app.db.select().from(newsArticles)).toHaveLength(demoArticles.length + 1);
});
