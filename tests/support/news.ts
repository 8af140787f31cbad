import { sql } from "drizzle-orm";

import { newsArticles, newsLists } from "~/db/schema/news";
import type { startApp } from "./app";

type App = Pick<Awaited<ReturnType<typeof startApp>>, "db">;
type NewArticle = Partial<typeof newsArticles.$inferInsert>;

let written = 0;

/** An article as publishing stores it: in the list of its category and in that of all. */
export async function addArticle(app: App, columns: NewArticle = {}) {
  written++;
  const [article] = await app.db
    .insert(newsArticles)
    .values({
      title: `Article number ${written}`,
      summary: `What article ${written} is about, in a sentence.`,
      content: `Text of article ${written}.`,
      contentHtml: `<p>Text of article ${written}.</p>\n`,
      source: "use_case",
      publishedAt: Date.UTC(2026, 0, 1) + written * 60_000,
      ...columns,
    })
    .returning();
  if (!article) throw new Error("The article was not stored.");
  if (article.status === "published") await countIn(app, ["all", article.source]);
  return article;
}

/** Many articles at once, a minute apart; every third is a weekly recap, the others use cases. */
export async function addManyArticles(app: App, count: number) {
  await app.db.run(sql`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})
    insert into news_articles (title, summary, content, source, published_at)
    select 'Article ' || n, 'What it is about, said in a sentence.', 'Text.',
      iif(n % 3 = 0, 'summary_week', 'use_case'), 1700000000000 + n * 60000 from numbers`);
  await app.db.run(sql`insert into news_lists (list, article_count)
    select 'all', count(*) from news_articles union all
    select source, count(*) from news_articles group by source`);
}

async function countIn(app: App, lists: string[]) {
  await app.db
    .insert(newsLists)
    .values(lists.map((list) => ({ list, articleCount: 1 })))
    .onConflictDoUpdate({
      target: newsLists.list,
      set: { articleCount: sql`article_count + 1` },
    });
}
