import type { MetaFunction } from "@remix-run/cloudflare";
import { NotFoundPage } from "~/components/not-found";
import { site } from "~/content/site";

export const meta: MetaFunction = () => [
  { title: `Page not found · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export function loader() {
  throw new Response(null, { status: 404 });
}

export const action = loader;

// Without a default export the route would answer the bare response and no page.
export default NotFoundPage;

export const ErrorBoundary = NotFoundPage;
