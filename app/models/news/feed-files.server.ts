import { desc, sql } from "drizzle-orm";

import { categoryLabel, feedSubtitle, feedTitle } from "../../content/news";
import { site } from "../../content/site";
import type { Database } from "../../db/client.server";
import { newsArticles } from "../../db/schema/news";
import { escapeXml } from "../escape-xml";
import { feedHref, pictureOf } from "./article";
import { readPublished, selectDue } from "./article-publish.server";
import { type FeedFormat, feedFileHref } from "./feed-files";

/** So many of the newest articles are in a feed. */
const mostEntries = 30;

const entryColumns = {
  id: newsArticles.id,
  title: newsArticles.title,
  summary: newsArticles.summary,
  contentHtml: newsArticles.contentHtml,
  source: newsArticles.source,
  author: newsArticles.author,
  imageUrl: newsArticles.imageUrl,
  imagePath: newsArticles.imagePath,
  publishedAt: newsArticles.publishedAt,
  createdAt: newsArticles.createdAt,
  updatedAt: newsArticles.updatedAt,
};

/** The newest articles of a category, or of all, for a feed. */
export async function readFeedEntries(db: Database, source: string | null, now: number) {
  const isListed =
    source === null
      ? sql`${newsArticles.status} = 'published'`
      : sql`${newsArticles.status} = 'published' and ${newsArticles.source} = ${source}`;
  const [entries] = await readPublished(db, now, () =>
    db.batch([
      db
        .select(entryColumns)
        .from(newsArticles)
        .where(isListed)
        .orderBy(desc(newsArticles.feedAt), desc(newsArticles.id))
        .limit(mostEntries),
      selectDue(db, now),
    ]),
  );
  return entries;
}

type Entry = Awaited<ReturnType<typeof readFeedEntries>>[number];

interface Feed {
  title: string;
  /** The page that the feed stands for. */
  page: string;
  /** The address of the feed itself. */
  self: string;
  origin: string;
  entries: readonly Entry[];
}

/** The text of a feed in one of its formats. Addresses in it are whole ones. */
export function writeFeed(
  format: FeedFormat,
  { source, origin, entries }: Pick<Feed, "origin" | "entries"> & { source: string | null },
): string {
  const about = source === null ? feedTitle : `${feedTitle}: ${categoryLabel(source)}`;
  const feed: Feed = {
    title: `${about} · ${site.name}`,
    page: origin + feedHref({ source }),
    self: origin + feedFileHref(format, source),
    origin,
    entries,
  };
  return { rss: writeRss, atom: writeAtom, json: writeJson }[format](feed);
}

function writeRss({ title, page, self, origin, entries }: Feed) {
  const items = entries.map(
    (entry) => `<item>
<title>${escapeXml(entry.title)}</title>
<link>${addressOf(entry, origin)}</link>
<guid isPermaLink="true">${addressOf(entry, origin)}</guid>
${entry.publishedAt === null ? "" : `<pubDate>${new Date(entry.publishedAt).toUTCString()}</pubDate>\n`}<dc:creator>${escapeXml(entry.author)}</dc:creator>
<category>${escapeXml(categoryLabel(entry.source))}</category>
<description>${escapeXml(entry.summary)}</description>
<content:encoded>${escapeXml(htmlOf(entry, origin))}</content:encoded>
</item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeXml(title)}</title>
<link>${escapeXml(page)}</link>
<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>
<description>${escapeXml(feedSubtitle)}</description>
<language>en</language>
${entries.length > 0 ? `<lastBuildDate>${new Date(changedAt(entries)).toUTCString()}</lastBuildDate>\n` : ""}${items.join("\n")}
</channel>
</rss>
`;
}

function writeAtom({ title, page, self, origin, entries }: Feed) {
  const items = entries.map(
    (entry) => `<entry>
<title>${escapeXml(entry.title)}</title>
<id>${addressOf(entry, origin)}</id>
<link href="${addressOf(entry, origin)}"/>
<published>${isoDate(entry.publishedAt ?? entry.createdAt)}</published>
<updated>${isoDate(entry.updatedAt)}</updated>
<author><name>${escapeXml(entry.author)}</name></author>
<category term="${escapeXml(entry.source)}" label="${escapeXml(categoryLabel(entry.source))}"/>
<summary>${escapeXml(entry.summary)}</summary>
<content type="html">${escapeXml(htmlOf(entry, origin))}</content>
</entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<title>${escapeXml(title)}</title>
<subtitle>${escapeXml(feedSubtitle)}</subtitle>
<id>${escapeXml(self)}</id>
<link href="${escapeXml(page)}"/>
<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>
<updated>${isoDate(changedAt(entries))}</updated>
${items.join("\n")}
</feed>
`;
}

/** JSON Feed 1.1. */
function writeJson({ title, page, self, origin, entries }: Feed) {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title,
    description: feedSubtitle,
    home_page_url: page,
    feed_url: self,
    language: "en",
    items: entries.map((entry) => {
      const picture = pictureOf(entry);
      return {
        id: addressOf(entry, origin),
        url: addressOf(entry, origin),
        title: entry.title,
        summary: entry.summary,
        content_html: htmlOf(entry, origin),
        ...(picture && { image: origin + picture }),
        ...(entry.publishedAt !== null && { date_published: isoDate(entry.publishedAt) }),
        date_modified: isoDate(entry.updatedAt),
        authors: [{ name: entry.author }],
        tags: [categoryLabel(entry.source)],
      };
    }),
  });
}

function addressOf({ id }: Entry, origin: string) {
  return `${origin}/news/${id}`;
}

/** The article's text; a reader program does not know where a relative link starts. */
function htmlOf({ contentHtml }: Entry, origin: string) {
  return contentHtml.replace(/\b(href|src)="\/(?!\/)/g, `$1="${origin}/`);
}

function changedAt(entries: readonly Entry[]) {
  return Math.max(0, ...entries.map(({ updatedAt }) => updatedAt));
}

function isoDate(at: number) {
  return new Date(at).toISOString();
}
