import { type AppLoadContext, redirect } from "@remix-run/cloudflare";

import { readOwner } from "../../auth/guest.server";
import { type FeedQuery, feedHref } from "../../models/news/article";
import { listArticles } from "../../models/news/feed.server";
import { readId } from "../../schemas/id";

const longestSource = 40;
/** Far behind every list, and a number that can still be counted with. */
const lastPage = 1_000_000;

/** Reads what is asked of the feed; a page that is no number counts as the first. */
export function readFeedQuery(params: URLSearchParams): FeedQuery {
  const source = params.get("source")?.slice(0, longestSource);
  return {
    source: source && source !== "all" ? source : null,
    page: Math.min(readId(params.get("page")) ?? 1, lastPage),
  };
}

/** What the feed shows, at either of its two addresses. A page behind the last leads to the last. */
export async function loadFeed(request: Request, context: AppLoadContext, path: string) {
  const query = readFeedQuery(new URL(request.url).searchParams);
  const reader = await readOwner(request, context);
  const { articles, pageCount, renewMarks } = await listArticles(context.db, query, {
    reader,
    now: context.now,
  });
  if (renewMarks) context.waitUntil(renewMarks());

  if (query.page > pageCount) throw redirect(feedHref({ ...query, page: pageCount }, path));
  return { ...query, articles, pageCount, path, origin: context.site.origin };
}
