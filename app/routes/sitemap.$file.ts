import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

import { escapeXml } from "~/models/escape-xml";
import { type MappedPage, readMapFile } from "~/models/sitemap.server";

/** One file of the map: the pages that search engines may show. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const name = /^([a-z]+(?:-\d+)?)\.xml$/.exec(params.file ?? "")?.[1];
  const pages = name && (await readMapFile(context.db, name, context.now));
  if (!pages) {
    return new Response("There is no such file.", {
      status: 404,
      headers: { "Content-Type": "text/plain; charset=utf-8" },
    });
  }
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map((page) => entryOf(page, context.site.origin)).join("\n")}
</urlset>
`;
  return new Response(text, {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}

function entryOf({ path, changedAt }: MappedPage, origin: string) {
  const changed =
    changedAt === undefined ? "" : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`;
  return `<url><loc>${escapeXml(origin + path)}</loc>${changed}</url>`;
}
