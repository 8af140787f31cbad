import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { loadFeed } from "~/acts/news/feed.server";
import { feedMeta } from "~/components/news/feed-meta";
import { FeedFailure, FeedPage } from "~/components/news/feed-page";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => feedMeta(page);

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadFeed(request, context, "/news");
}

export { shouldRevalidate } from "~/components/in-place";

export default function NewsRoute() {
  return <FeedPage {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <FeedFailure />;
}
