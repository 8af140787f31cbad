import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client.server";
import { named } from "../../db/named";
import { newsArticles } from "../../db/schema/news";
import { chooseRelated } from "./choose-related";

type ArticleRow = typeof newsArticles.$inferSelect;

/** Related articles are chosen among so many of the newest, and as many of the same category. */
const mostCandidates = 60;

function candidates(db: Database, index: "newest" | "source_newest", where: SQL) {
  return db
    .select(
      named("candidate", {
        id: newsArticles.id,
        title: newsArticles.title,
        summary: newsArticles.summary,
        source: newsArticles.source,
        feedAt: newsArticles.feedAt,
      }),
    )
    .from(sql.raw(`news_articles as a indexed by news_articles_${index}`))
    .where(sql`a.status = 'published' and ${where}`)
    .orderBy(sql`a.feed_at desc, a.id desc`)
    .limit(mostCandidates);
}

/** Published articles that one may be compared with: the newest, and the newest of its category. */
export async function readCandidates(db: Database, source: string) {
  const [newest, same] = await db.batch([
    candidates(db, "newest", sql`1`),
    candidates(db, "source_newest", sql`a.source = ${source}`),
  ]);
  return [...new Map([...newest, ...same].map((each) => [each.id, each])).values()];
}

/** The ids of the articles that are related to this one. */
export async function findRelated(
  db: Database,
  article: Pick<ArticleRow, "id" | "title" | "summary" | "source" | "feedAt">,
) {
  return chooseRelated(article, await readCandidates(db, article.source));
}
