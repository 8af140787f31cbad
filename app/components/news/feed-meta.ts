import type { MetaDescriptor } from "@remix-run/cloudflare";
import { linkPreview } from "~/components/link-preview";
import { categoryLabel, feedSubtitle, feedTitle } from "~/content/news";
import { site } from "~/content/site";
import { type FeedQuery, feedHref } from "~/models/news/article";
import { type FeedFormat, feedFileHref, feedFiles } from "~/models/news/feed-files";

/** What the head of the feed says. Both of its addresses name the same one as theirs. */
export function feedMeta(page: (FeedQuery & { origin: string }) | undefined): MetaDescriptor[] {
  if (!page) return [{ title: `${feedTitle} · ${site.name}` }];
  const { source, origin } = page;
  const parts = [
    source && categoryLabel(source),
    feedTitle,
    page.page > 1 && `Page ${page.page}`,
    site.name,
  ];
  const title = parts.filter(Boolean).join(" · ");
  const address = origin + feedHref(page);
  return [
    { title },
    { name: "description", content: feedSubtitle },
    ...linkPreview({ title, description: feedSubtitle, address }),
    ...feedAlternates(source, origin),
  ];
}

/** The links by which a reader program finds the feed of a page. */
export function feedAlternates(source: string | null, origin: string): MetaDescriptor[] {
  const about = source ? `${feedTitle}: ${categoryLabel(source)}` : feedTitle;
  return (Object.keys(feedFiles) as FeedFormat[]).map((format) => ({
    tagName: "link",
    rel: "alternate",
    type: feedFiles[format].type,
    title: `${about} (${feedFiles[format].title})`,
    href: origin + feedFileHref(format, source),
  }));
}
