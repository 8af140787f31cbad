import { and, desc, gte, lt, sql } from "drizzle-orm";

import { guides } from "../content/guides/guides";
import { skills } from "../content/skills/skill-map";
import { tools } from "../content/tools";
import type { Database } from "../db/client.server";
import { isStaying } from "../db/pending-work";
import { threads } from "../db/schema/community";
import { marketplaceItems } from "../db/schema/items";
import { newsArticles } from "../db/schema/news";
import { readPublished, selectDue } from "./news/article-publish.server";

/** A file of the map holds what has these many ids, so that no file changes when others grow. */
const idsPerFile = 500;

/** A page for search engines, by its path; `changedAt` in UTC milliseconds where it is known. */
export interface MappedPage {
  path: string;
  changedAt?: number;
}

const kinds = ["news", "items", "questions"] as const;
type Kind = (typeof kinds)[number];

const readers: Record<Kind, (db: Database, to: number, now: number) => Promise<MappedPage[]>> = {
  news: readArticles,
  items: readItems,
  questions: readQuestions,
};

/** The names of the map's files: the pages that are always there, then those of each table. */
export async function listMapFiles(db: Database): Promise<string[]> {
  const [[article], [item], [thread]] = await db.batch([
    db
      .select({ lastArticle: newsArticles.id })
      .from(newsArticles)
      .orderBy(desc(newsArticles.id))
      .limit(1),
    db
      .select({ lastItem: marketplaceItems.id })
      .from(marketplaceItems)
      .orderBy(desc(marketplaceItems.id))
      .limit(1),
    db.select({ lastThread: threads.id }).from(threads).orderBy(desc(threads.id)).limit(1),
  ]);
  const last = {
    news: article?.lastArticle ?? 0,
    items: item?.lastItem ?? 0,
    questions: thread?.lastThread ?? 0,
  };
  const files = kinds.flatMap((kind) =>
    Array.from(
      { length: Math.ceil(last[kind] / idsPerFile) },
      (_, place) => `${kind}-${place + 1}`,
    ),
  );
  return ["pages", ...files];
}

/** The pages of one file of the map, or undefined where it has no file of that name. */
export async function readMapFile(
  db: Database,
  name: string,
  now: number,
): Promise<MappedPage[] | undefined> {
  if (name === "pages") return standingPages();
  const [, begin, number] = /^([a-z]+)-([1-9]\d{0,8})$/.exec(name) ?? [];
  const kind = kinds.find((each) => each === begin);
  return kind && readers[kind](db, Number(number) * idsPerFile + 1, now);
}

function standingPages(): MappedPage[] {
  const paths = [
    "/",
    "/about",
    "/contact",
    "/learn",
    "/tools",
    "/tools/choose",
    "/tools/compare",
    "/grok",
    "/news",
    "/marketplace",
    "/community",
    ...tools.map(({ id }) => `/tools/${id}`),
    ...guides.map(({ id }) => `/guides/${id}`),
    ...skills.map(({ id }) => `/lessons/${id}`),
  ];
  return paths.map((path) => ({ path }));
}

/*
 * The plus sign keeps the planner from the index of the status: it would read all of the table,
 * where the range of ids reads five hundred rows.
 */
async function readArticles(db: Database, to: number, now: number): Promise<MappedPage[]> {
  const { id, status, updatedAt } = newsArticles;
  const [rows] = await readPublished(db, now, () =>
    db.batch([
      db
        .select({ id, changedAt: updatedAt })
        .from(newsArticles)
        .where(and(gte(id, to - idsPerFile), lt(id, to), sql`+${status} = 'published'`)),
      selectDue(db, now),
    ]),
  );
  return rows.map((row) => ({ path: `/news/${row.id}`, changedAt: row.changedAt }));
}

async function readItems(db: Database, to: number): Promise<MappedPage[]> {
  const { id, status, updatedAt } = marketplaceItems;
  const rows = await db
    .select({ id, changedAt: updatedAt })
    .from(marketplaceItems)
    .where(
      and(
        ...[gte(id, to - idsPerFile), lt(id, to), sql`+${status} = 'active'`],
        isStaying(sql`${marketplaceItems.creatorId}`),
      ),
    );
  return rows.map((row) => ({ path: `/marketplace/${row.id}`, changedAt: row.changedAt }));
}

async function readQuestions(db: Database, to: number): Promise<MappedPage[]> {
  const { id, status, updatedAt } = threads;
  const rows = await db
    .select({ id, changedAt: updatedAt })
    .from(threads)
    .where(and(gte(id, to - idsPerFile), lt(id, to), sql`+${status} = 'visible'`));
  return rows.map((row) => ({ path: `/community/${row.id}`, changedAt: row.changedAt }));
}
