import { and, eq, lte } from "drizzle-orm";
import { run } from "../../db/batch";
import type { Database } from "../../db/client.server";
import { named } from "../../db/named";
import { newsArticles } from "../../db/schema/news";
import { articleStatements, isMoved } from "./article-statements.server";
import { findRelated } from "./related-candidates.server";

type ArticleRow = typeof newsArticles.$inferSelect;

/** Scheduled articles that one call publishes. */
const dueAtOnce = 10;

/** Publishes it with what else follows from that; for one that readers see already, nothing changes. */
export async function publish(
  db: Database,
  article: ArticleRow,
  { publishedAt, now }: { publishedAt: number; now: number },
) {
  const relatedIds = await findRelated(db, { ...article, feedAt: publishedAt });
  await run(
    db,
    articleStatements(
      db,
      article,
      { status: "published", publishedAt, scheduledAt: null, relatedIds },
      now,
    ),
  );
}

export async function schedule(
  db: Database,
  article: ArticleRow,
  scheduledAt: number,
  now: number,
) {
  await run(db, articleStatements(db, article, { status: "scheduled", scheduledAt }, now));
}

/** The statement that asks whether a scheduled article is due, to be batched with a page's reads. */
export function selectDue(db: Database, now: number) {
  return db
    .select(named("due", { dueId: newsArticles.id }))
    .from(newsArticles)
    .where(and(eq(newsArticles.status, "scheduled"), lte(newsArticles.scheduledAt, now)))
    .limit(1);
}

/**
 * Publishes the scheduled articles whose time has come, each under the moment it was meant for. One
 * that somebody else moves or edits meanwhile is left to them, or to the next call.
 */
export async function publishDue(db: Database, now: number) {
  const [due] = await db.batch([
    db
      .select()
      .from(newsArticles)
      .where(and(eq(newsArticles.status, "scheduled"), lte(newsArticles.scheduledAt, now)))
      .orderBy(newsArticles.scheduledAt)
      .limit(dueAtOnce),
  ]);
  for (const article of due) {
    const publishedAt = article.scheduledAt ?? now;
    await publish(db, article, { publishedAt, now }).catch((error: unknown) => {
      if (!isMoved(error)) throw error;
    });
  }
  return due.length;
}

/**
 * What `read` finds of an article. Where it finds nothing, the time of a scheduled one may have
 * come: then that is published, and looked for once more.
 */
export async function findPublished<Found>(
  db: Database,
  now: number,
  read: () => Promise<Found>,
): Promise<Found> {
  const found = await read();
  if (found || (await publishDue(db, now)) === 0) return found;
  return read();
}

/**
 * What `read`, a batch that ends with `selectDue`, finds in a list. Where the time of a scheduled
 * article had come, that is published and the list read once more.
 */
export async function readPublished<Rows extends readonly unknown[][]>(
  db: Database,
  now: number,
  read: () => Promise<Rows>,
): Promise<Rows> {
  const found = await read();
  if (found.at(-1)?.length === 0) return found;
  await publishDue(db, now);
  return read();
}
