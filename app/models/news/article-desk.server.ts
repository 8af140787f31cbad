import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/client.server";
import { articleRevisions, newsArticles } from "../../db/schema/news";
import { readPublished, selectDue } from "./article-publish.server";

type ArticleRow = typeof newsArticles.$inferSelect;

/** An article as the desk edits it, with what it said before; undefined for an unknown id. */
export async function getDeskArticle(db: Database, id: number) {
  const [[article], revisions] = await db.batch([
    db.select().from(newsArticles).where(eq(newsArticles.id, id)),
    db
      .select()
      .from(articleRevisions)
      .where(eq(articleRevisions.articleId, id))
      .orderBy(desc(articleRevisions.revision))
      .limit(20),
  ]);
  return article && { article, revisions };
}

const deskPerPage = 20;

/** The articles of one status, the one changed last first. */
export async function listDesk(
  db: Database,
  { status, after }: { status: ArticleRow["status"]; after?: { at: number; id: number } },
  now: number,
) {
  const [rows] = await readPublished(db, now, () =>
    db.batch([selectDeskPage(db, { status, after }), selectDue(db, now)]),
  );
  const articles = rows.slice(0, deskPerPage);
  const last = articles.at(-1);
  return {
    articles,
    next: last && rows.length > articles.length ? { at: last.updatedAt, id: last.id } : null,
  };
}

function selectDeskPage(
  db: Database,
  { status, after }: { status: ArticleRow["status"]; after?: { at: number; id: number } },
) {
  return db
    .select({
      id: newsArticles.id,
      title: newsArticles.title,
      source: newsArticles.source,
      author: newsArticles.author,
      status: newsArticles.status,
      publishedAt: newsArticles.publishedAt,
      scheduledAt: newsArticles.scheduledAt,
      updatedAt: newsArticles.updatedAt,
      likes: newsArticles.likes,
      commentCount: newsArticles.commentCount,
      isDemo: newsArticles.isDemo,
    })
    .from(newsArticles)
    .where(
      and(
        eq(newsArticles.status, status),
        after && sql`(${newsArticles.updatedAt}, ${newsArticles.id}) < (${after.at}, ${after.id})`,
      ),
    )
    .orderBy(desc(newsArticles.updatedAt), desc(newsArticles.id))
    .limit(deskPerPage + 1);
}
