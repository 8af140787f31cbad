import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { loadFeed } from "~/acts/news/feed.server";
import { feedMeta } from "~/components/news/feed-meta";
import { FeedFailure, FeedPage } from "~/components/news/feed-page";
import styles from "~/styles/news.css?url";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => feedMeta(page);

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

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
