import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

import { articleCategories } from "~/content/news";
import { type FeedFormat, feedFiles } from "~/models/news/feed-files";
import { readFeedEntries, writeFeed } from "~/models/news/feed-files.server";

/** The feed as a file: `rss.xml`, `atom.xml` or `feed.json`, of all articles or `{category}/…`. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const asked = readFeedPath(params["*"] ?? "");
  if (!asked) {
    return new Response("There is no such feed.", {
      status: 404,
      headers: { "Content-Type": "text/plain; charset=utf-8" },
    });
  }
  const { format, source } = asked;
  const entries = await readFeedEntries(context.db, source, context.now);
  return new Response(writeFeed(format, { source, origin: context.site.origin, entries }), {
    headers: {
      "Content-Type": `${feedFiles[format].type}; charset=utf-8`,
      "Cache-Control": "public, max-age=300",
    },
  });
}

function readFeedPath(path: string): { format: FeedFormat; source: string | null } | undefined {
  const parts = path.split("/");
  const name = parts.pop();
  const [category, ...more] = parts;
  const format = (Object.keys(feedFiles) as FeedFormat[]).find(
    (each) => feedFiles[each].name === name,
  );
  const source = articleCategories.find(({ key }) => key === category)?.key ?? null;
  const isKnown = category === undefined || source !== null;
  return format && isKnown && more.length === 0 ? { format, source } : undefined;
}
