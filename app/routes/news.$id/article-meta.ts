import type { MetaDescriptor } from "@remix-run/cloudflare";
import { linkPreview, previewPicture } from "~/components/link-preview";
import { feedAlternates } from "~/components/news/feed-meta";
import { categoryLabel } from "~/content/news";
import { site } from "~/content/site";
import { type ArticleCard, pictureOf } from "~/models/news/article";

interface Described extends ArticleCard {
  author: string;
  imageAlt: string | null;
  updatedAt: number;
}

/** What the head of an article's page says to search engines and to sites that show a link. */
export function articleMeta(article: Described, origin: string): MetaDescriptor[] {
  const { title, summary, source, publishedAt } = article;
  const address = `${origin}/news/${article.id}`;
  const picture = pictureOf(article);
  const image = picture && origin + previewPicture(picture);
  const published = publishedAt === null ? null : new Date(publishedAt).toISOString();
  return [
    { title: `${title} · ${site.name}` },
    { name: "description", content: summary },
    { name: "author", content: article.author },
    ...linkPreview({
      ...{ title, description: summary, address, kind: "article", image },
      imageAlt: article.imageAlt ?? title,
    }),
    { property: "article:section", content: categoryLabel(source) },
    ...(published ? [{ property: "article:published_time", content: published }] : []),
    ...feedAlternates(source, origin),
    { "script:ld+json": structuredData(article, { origin, address, image, published }) },
  ];
}

/** The article as schema.org describes one. */
function structuredData(
  article: Described,
  at: { origin: string; address: string; image: string | null; published: string | null },
) {
  return {
    "@context": "https://schema.org",
    "@type": "NewsArticle",
    headline: article.title,
    description: article.summary,
    articleSection: categoryLabel(article.source),
    mainEntityOfPage: at.address,
    ...(at.image && { image: [at.image] }),
    ...(at.published && { datePublished: at.published }),
    dateModified: new Date(article.updatedAt).toISOString(),
    author: { "@type": "Person", name: article.author },
    publisher: { "@type": "Organization", name: site.name, url: `${at.origin}/` },
    isAccessibleForFree: true,
  };
}
