import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

/** What search engines may read, and where they find the map of it. */
export function loader({ context }: LoaderFunctionArgs) {
  const text = `User-agent: *
Disallow: /admin/
Disallow: /api/
Disallow: /auth-test

Sitemap: ${context.site.origin}/sitemap.xml
`;
  return new Response(text, {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
