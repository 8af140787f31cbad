import { createHash } from "node:crypto";
import demoArticles from "virtual:content/demo/articles";

import { eq } from "drizzle-orm";

import { type Database, openDatabase } from "~/db/client.server";
import { siteFacts } from "~/db/schema/site";
import { createArticle } from "~/models/news/article-write.server";
import { defaultAuthor } from "~/schemas/article";
import type { DemoArticle } from "./news/demo-article";

const fact = "demo-news";
const hour = 60 * 60 * 1000;
const day = 24 * hour;

/**
 * Publishes the demo articles that are missing, each at a fixed distance from the day on which the
 * seed first ran. A second run with the same articles reads one row.
 *
 * @returns how many were written.
 */
export async function seedNews(d1: D1Database, now = Date.now()) {
  const db = openDatabase(d1);
  const version = createHash("sha256").update(JSON.stringify(demoArticles)).digest("hex");
  const known = await readFact(db);
  if (known?.version === version) return 0;

  const firstDay = known?.firstDay ?? now - (now % day);
  let written = 0;
  // The oldest first, so that ids follow the dates and related articles are there to be found.
  const inOrder = [...demoArticles].sort((one, other) => other.daysAgo - one.daysAgo);
  for (const [position, article] of inOrder.entries()) {
    const publishedAt = momentOf(article, { firstDay, position, now });
    const { isNew } = await createArticle(
      db,
      {
        title: article.title,
        summary: article.summary,
        content: article.content,
        category: article.source,
        author: defaultAuthor,
        imageUrl: `/covers/${article.cover.palette}-${article.cover.motif}.svg`,
        imageAlt: null,
        submissionKey: keyOf(article),
        isDemo: true,
        publishedAt,
      },
      { editorId: null, now },
    );
    if (isNew) written++;
  }

  // Recorded last: a run that was broken off is taken up by the next one.
  const recorded = { value: `${version} ${firstDay}`, updatedAt: now };
  await db
    .insert(siteFacts)
    .values({ name: fact, ...recorded })
    .onConflictDoUpdate({ target: siteFacts.name, set: recorded });
  return written;
}

/** A later run of a changed article finds it by its category and title and leaves it as it is. */
function keyOf({ source, title }: DemoArticle) {
  return `demo:${createHash("sha256").update(`${source} ${title}`).digest("hex").slice(0, 32)}`;
}

/** Between six in the morning and five in the afternoon of its day, and never ahead of the clock. */
function momentOf(
  { daysAgo }: DemoArticle,
  { firstDay, position, now }: { firstDay: number; position: number; now: number },
) {
  const moment = firstDay - daysAgo * day + (6 + (position % 12)) * hour;
  return Math.min(moment, now - (position + 1) * 60_000);
}

async function readFact(db: Database) {
  const [[row]] = await db.batch([
    db.select({ value: siteFacts.value }).from(siteFacts).where(eq(siteFacts.name, fact)),
  ]);
  const [version, firstDay] = row?.value.split(" ") ?? [];
  return version && firstDay ? { version, firstDay: Number(firstDay) } : null;
}
