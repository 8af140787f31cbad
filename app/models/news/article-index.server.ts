import { and, eq, ne, sql } from "drizzle-orm";
import { categoryLabel } from "../../content/news";
import type { Statement } from "../../db/batch";
import type { Database } from "../../db/client.server";
import { newsArticles } from "../../db/schema/news";
import { searchDocuments } from "../../db/schema/site";
import { forgetDocuments, indexDocument } from "../../search/index-document.server";
import type { SearchKind } from "../../search/kinds";
import { plainText } from "../../search/plain-text";

type ArticleRow = typeof newsArticles.$inferSelect;

/** What of an article the search finds. */
export type IndexedArticle = Pick<
  ArticleRow,
  "id" | "status" | "title" | "summary" | "content" | "source"
>;

const articleKind = "article" satisfies SearchKind;

/**
 * The statements that bring the search to what an article is now: readers find a published one and
 * no other. They stand behind the statement that writes its row, which has the last word: where
 * somebody else took it back in the meantime, it is not found.
 */
export function indexArticle(db: Database, article: IndexedArticle, now: number): Statement[] {
  const { id, status, title, summary, content, source } = article;
  const written =
    status === "published"
      ? indexDocument(
          db,
          {
            kind: articleKind,
            ref: String(id),
            title,
            tags: [categoryLabel(source)],
            body: `${summary} ${plainText(content)}`,
            href: `/news/${id}`,
          },
          now,
        )
      : [];
  const hidden = sql`select cast(id as text) from ${newsArticles}
    where ${and(eq(newsArticles.id, id), ne(newsArticles.status, "published"))}`;
  return [...written, ...forgetDocuments(db, articleKind, hidden)];
}

/** The statement that reads some published articles that the search does not know yet. */
export function selectUnindexed(db: Database, limit: number) {
  const { id, status, title, summary, content, source } = newsArticles;
  return db
    .select({ id, status, title, summary, content, source })
    .from(newsArticles)
    .where(
      and(
        eq(status, "published"),
        sql`not exists (select 1 from ${searchDocuments}
          where kind = ${articleKind} and ref = cast(${id} as text))`,
      ),
    )
    .limit(limit);
}
