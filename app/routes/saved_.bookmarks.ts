import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

import { readSaved } from "~/acts/saved.server";
import { savedAsBookmarks, savedGroups } from "~/models/saved-list";

/** What was saved, as a file that a browser imports. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const groups = savedGroups(await readSaved(request, context));
  return new Response(savedAsBookmarks(groups, context.site.origin), {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Disposition": 'attachment; filename="lamplight-bookmarks.html"',
    },
  });
}
