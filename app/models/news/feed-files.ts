/** The formats in which the feed can be followed, with the name of each file. */
export const feedFiles = {
  rss: { name: "rss.xml", type: "application/rss+xml", title: "RSS" },
  atom: { name: "atom.xml", type: "application/atom+xml", title: "Atom" },
  json: { name: "feed.json", type: "application/feed+json", title: "JSON Feed" },
} as const;

export type FeedFormat = keyof typeof feedFiles;

/** Where a feed is served: that of a category, or that of all articles. */
export function feedFileHref(format: FeedFormat, source: string | null) {
  const folder = source === null ? "" : `${encodeURIComponent(source)}/`;
  return `/news/feeds/${folder}${feedFiles[format].name}`;
}
