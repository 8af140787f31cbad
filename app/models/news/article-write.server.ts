import { and, desc, eq, gte, inArray, lte, type SQL, sql } from "drizzle-orm";
import type { Statement } from "../../db/batch";

import type { Database } from "../../db/client.server";
import { isRefusedBy } from "../../db/conflict";
import { named } from "../../db/named";
import { articleRevisions, newsArticles, newsLists, newsPageMarks } from "../../db/schema/news";
import { renderMarkdown } from "../../markdown/render.server";
import type { ArticleDraft } from "../../schemas/article";
import { markUsed } from "../text-picture.server";
import { indexArticle } from "./article-index.server";
import { chooseRelated } from "./choose-related";
import { readingMinutes } from "./reading-time";

type ArticleRow = typeof newsArticles.$inferSelect;
type Columns = Partial<typeof newsArticles.$inferInsert>;

/** Related articles are chosen among so many of the newest, and as many of the same category. */
const mostCandidates = 60;
/** Scheduled articles that one call publishes. */
const dueAtOnce = 10;

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
  const article = stored.article;
  if (article.status !== "draft" || status === "draft") {
    return { id: article.id, status: article.status, isNew: stored.isNew };
  }
  if (status === "scheduled") {
    await schedule(db, article, scheduledAt ?? now, now);
  } else {
    await publish(db, article, { publishedAt: publishedAt ?? now, now });
  }
  return { id: article.id, status, isNew: stored.isNew };
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

/** Publishes it with what else follows from that; for one that readers see already, nothing changes. */
async function publish(
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

async function schedule(db: Database, article: ArticleRow, scheduledAt: number, now: number) {
  await run(db, articleStatements(db, article, { status: "scheduled", scheduledAt }, now));
}

/**
 * The statements of every write to an article: the columns that change, the lengths of the lists it
 * stands in, the search, and the marks of far pages behind which it came or went. They belong into one
 * batch.
 */
function articleStatements(
  db: Database,
  before: ArticleRow,
  change: Columns,
  now: number,
): [Statement, ...Statement[]] {
  const { id } = before;
  return [
    moveInLists(db, id, -1),
    db
      .update(newsArticles)
      .set({ ...change, updatedAt: now })
      .where(eq(newsArticles.id, id)),
    moveInLists(db, id, 1),
    ...indexArticle(db, { ...before, ...change, id }, now),
    ...forgetMarks(db, before, { ...before, ...change }),
  ];
}

/** Takes a published article out of the lengths of its lists before it changes, and back in after. */
function moveInLists(db: Database, id: number, by: 1 | -1) {
  const counted = by === 1 ? sql`1` : sql`0`;
  return db
    .insert(newsLists)
    .select(sql`select list.value, ${counted}
      from ${newsArticles} as article, json_each(json_array('all', article.source)) as list
      where article.id = ${id} and article.status = 'published'`)
    .onConflictDoUpdate({
      target: newsLists.list,
      set: { articleCount: sql`${newsLists.articleCount} + ${by}` },
    });
}

type Placed = Pick<ArticleRow, "status" | "source"> & { publishedAt?: number | null };

/** Marks count from the oldest article, so those that are older than the change stay true. */
function forgetMarks(db: Database, before: Placed, after: Placed): Statement[] {
  const places = [before, after].filter(({ status }) => status === "published");
  const isSame =
    before.status === after.status &&
    before.source === after.source &&
    before.publishedAt === after.publishedAt;
  if (places.length === 0 || isSame) return [];
  const from = Math.min(...places.map(({ publishedAt }) => publishedAt ?? 0));
  const lists = ["all", ...new Set(places.map(({ source }) => source))];
  return [
    db
      .delete(newsPageMarks)
      .where(and(inArray(newsPageMarks.list, lists), gte(newsPageMarks.feedAt, from))),
  ];
}

function run(db: Database, statements: [Statement, ...Statement[]]) {
  return db.batch(statements);
}

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

async function findRelated(
  db: Database,
  article: Pick<ArticleRow, "id" | "title" | "summary" | "source" | "feedAt">,
) {
  return chooseRelated(article, await readCandidates(db, article.source));
}

export type ArticleRefusal = "unknown" | "changed";

async function readRow(db: Database, id: number) {
  const [[article]] = await db.batch([
    db.select().from(newsArticles).where(eq(newsArticles.id, id)),
  ]);
  return article;
}

/**
 * Changes what an article says and keeps what it said. An editor who started from an older
 * revision is refused, so that nobody's change is lost.
 */
export async function editArticle(
  db: Database,
  {
    id,
    revision,
    text,
    note,
    isCorrection,
  }: {
    id: number;
    revision: number;
    text: ArticleText;
    note: string | null;
    isCorrection: boolean;
  },
  { editorId, now }: By,
): Promise<{ ok: true } | { ok: false; reason: ArticleRefusal }> {
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
  const article = await readRow(db, id);
  if (!article) return false;
  if (to === "publish") {
    await publish(db, article, { publishedAt: article.publishedAt ?? now, now });
  } else if (to === "schedule") {
    await schedule(db, article, scheduledAt ?? now, now);
  } else {
    const status = to === "draft" ? "draft" : "unpublished";
    await run(db, articleStatements(db, article, { status, scheduledAt: null }, now));
  }
  return true;
}

/** The statement that asks whether a scheduled article is due, to be batched with a page's reads. */
export function selectDue(db: Database, now: number) {
  return db
    .select(named("due", { dueId: newsArticles.id }))
    .from(newsArticles)
    .where(and(eq(newsArticles.status, "scheduled"), lte(newsArticles.scheduledAt, now)))
    .limit(1);
}

/** Publishes the scheduled articles whose time has come, each under the moment it was meant for. */
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
    await publish(db, article, { publishedAt: article.scheduledAt ?? now, now });
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
) {
  const [rows] = await db.batch([
    db
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
          after &&
            sql`(${newsArticles.updatedAt}, ${newsArticles.id}) < (${after.at}, ${after.id})`,
        ),
      )
      .orderBy(desc(newsArticles.updatedAt), desc(newsArticles.id))
      .limit(deskPerPage + 1),
  ]);
  const articles = rows.slice(0, deskPerPage);
  const last = articles.at(-1);
  return {
    articles,
    next: last && rows.length > articles.length ? { at: last.updatedAt, id: last.id } : null,
  };
}
