import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

import { escapeXml } from "~/models/escape-xml";
import { listMapFiles } from "~/models/sitemap.server";

/** The list of the map's files, for search engines. */
export async function loader({ context }: LoaderFunctionArgs) {
  const files = await listMapFiles(context.db);
  const entries = files.map(
    (name) =>
      `<sitemap><loc>${escapeXml(`${context.site.origin}/sitemap/${name}.xml`)}</loc></sitemap>`,
  );
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</sitemapindex>
`;
  return new Response(text, {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
