import { eq } from "drizzle-orm";
import { run } from "../../db/batch";
import type { Database } from "../../db/client.server";
import { isRefusedBy } from "../../db/conflict";
import { articleRevisions, newsArticles } from "../../db/schema/news";
import { renderMarkdown } from "../../markdown/render.server";
import type { ArticleDraft } from "../../schemas/article";
import { markUsed } from "../text-picture.server";
import { publish, schedule } from "./article-publish.server";
import { articleStatements, isMoved } from "./article-statements.server";
import { readingMinutes } from "./reading-time";
import { findRelated } from "./related-candidates.server";

/** What an article says and shows. Whether it is fit to be read was checked with its schema. */
export interface ArticleText extends ArticleDraft {
  /** Our copy of an external picture; undefined leaves the one there is. */
  imagePath?: string | null;
}

export interface NewArticle extends ArticleText {
  status?: "published" | "draft" | "scheduled";
  /** For a scheduled one: when it appears. */
  scheduledAt?: number | null;
  /** Only for demo content: an article is published when it is published. */
  publishedAt?: number;
  /** The same key again is the same article: a form that was sent twice. */
  submissionKey?: string;
  isDemo?: boolean;
}

type ArticleRow = typeof newsArticles.$inferSelect;

interface By {
  /** Null for content that no editor of this site wrote. */
  editorId: number | null;
  now: number;
}

/**
 * Stores an article, published at once unless its status says otherwise. It is a draft until all
 * that follows from publishing is written with it, so one that breaks off can be sent again.
 */
export async function createArticle(db: Database, input: NewArticle, { editorId, now }: By) {
  const { status = "published", scheduledAt, publishedAt, submissionKey, isDemo } = input;
  await markUsed(db, input.content, now);
  const stored = await storeDraft(db, {
    ...columnsOf(input),
    submissionKey: submissionKey ?? crypto.randomUUID(),
    editorId,
    isDemo: isDemo ?? false,
    createdAt: publishedAt ?? now,
    updatedAt: now,
  });
  const { id, status: before } = stored.article;
  if (before !== "draft" || status === "draft") return { id, status: before, isNew: stored.isNew };
  await move(db, stored.article, async (article) => {
    // The same form came twice at the same moment: the first one counts.
    if (article.status !== "draft") return;
    if (status === "scheduled") await schedule(db, article, scheduledAt ?? now, now);
    else await publish(db, article, { publishedAt: publishedAt ?? now, now });
  });
  return { id, status, isNew: stored.isNew };
}

async function storeDraft(
  db: Database,
  columns: typeof newsArticles.$inferInsert & { submissionKey: string },
) {
  try {
    const [article] = await db
      .insert(newsArticles)
      .values({ ...columns, status: "draft" })
      .returning();
    if (!article) throw new Error("The article was not stored.");
    return { article, isNew: true };
  } catch (error) {
    if (!isRefusedBy(error, "unique", "submission")) throw error;
    const [[article]] = await db.batch([
      db.select().from(newsArticles).where(eq(newsArticles.submissionKey, columns.submissionKey)),
    ]);
    if (!article) throw error;
    return { article, isNew: false };
  }
}

function columnsOf({ imagePath, category, ...text }: ArticleText) {
  return {
    title: text.title,
    summary: text.summary,
    content: text.content,
    contentHtml: renderMarkdown(text.content),
    source: category,
    author: text.author,
    imageUrl: text.imageUrl || null,
    imageAlt: text.imageAlt,
    readingMinutes: readingMinutes(text.content),
    ...(imagePath === undefined ? {} : { imagePath }),
  };
}

export type ArticleRefusal = "unknown" | "changed";

async function readRow(db: Database, id: number) {
  const [[article]] = await db.batch([
    db.select().from(newsArticles).where(eq(newsArticles.id, id)),
  ]);
  return article;
}

/** Moves an article as it is when it is written: where somebody else was faster, it is read again. */
async function move(
  db: Database,
  article: ArticleRow | undefined,
  write: (article: ArticleRow) => Promise<unknown>,
): Promise<boolean> {
  if (!article) return false;
  try {
    await write(article);
    return true;
  } catch (error) {
    if (!isMoved(error)) throw error;
    return move(db, await readRow(db, article.id), write);
  }
}

interface Edit {
  id: number;
  revision: number;
  text: ArticleText;
  note: string | null;
  isCorrection: boolean;
}

/**
 * Changes what an article says and keeps what it said. An editor who started from an older
 * revision is refused, so that nobody's change is lost.
 */
export async function editArticle(
  db: Database,
  edit: Edit,
  { editorId, now }: By,
): Promise<{ ok: true } | { ok: false; reason: ArticleRefusal }> {
  const { id, revision, text, note, isCorrection } = edit;
  const before = await readRow(db, id);
  if (!before) return { ok: false, reason: "unknown" };
  if (before.revision !== revision) return { ok: false, reason: "changed" };

  const columns = columnsOf(text);
  await markUsed(db, text.content, now);
  const relatedIds =
    before.status === "published" ? await findRelated(db, { ...before, ...columns }) : [];
  const { title, summary, content, source, author, imageUrl } = before;
  try {
    await run(db, [
      db.insert(articleRevisions).values({
        ...{ articleId: id, revision, title, summary, content, source, author, imageUrl },
        ...{ editorId, note, isCorrection, createdAt: now },
      }),
      ...articleStatements(db, before, { ...columns, relatedIds, revision: revision + 1 }, now),
    ]);
    return { ok: true };
  } catch (error) {
    // A revision is kept once: of two editors who save at the same time, one was first.
    if (isRefusedBy(error, "unique", "article_revisions")) return { ok: false, reason: "changed" };
    if (isMoved(error)) return editArticle(db, edit, { editorId, now });
    throw error;
  }
}

export type ArticleMove = "publish" | "unpublish" | "schedule" | "draft";

/**
 * Moves an article between what readers see and what they do not. One that was published before
 * keeps its date.
 */
export async function moveArticle(
  db: Database,
  { id, to, scheduledAt }: { id: number; to: ArticleMove; scheduledAt?: number },
  now: number,
) {
  return move(db, await readRow(db, id), (article) => {
    if (to === "publish") {
      return publish(db, article, { publishedAt: article.publishedAt ?? now, now });
    }
    if (to === "schedule") return schedule(db, article, scheduledAt ?? now, now);
    const status = to === "draft" ? "draft" : "unpublished";
    return run(db, articleStatements(db, article, { status, scheduledAt: null }, now));
  });
}
