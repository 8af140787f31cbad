import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { renderToStaticMarkup } from "react-dom/server";

import { ArticleCoverImage } from "~/components/pictures/article-cover";
import css from "~/components/pictures/covers.css?raw";
import { readCoverName } from "~/content/article-covers";

/** A drawn cover by the name of its palette and motif, such as `/covers/amber-desk.svg`. */
export function loader({ params }: LoaderFunctionArgs) {
  const cover = readCoverName(params.name ?? "");
  if (!cover) {
    return new Response("There is no such cover.", {
      status: 404,
      headers: { "Content-Type": "text/plain; charset=utf-8" },
    });
  }
  return new Response(renderToStaticMarkup(<ArticleCoverImage {...cover} css={css} />), {
    headers: {
      "Content-Type": "image/svg+xml",
      "Cache-Control": "public, max-age=86400",
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}
