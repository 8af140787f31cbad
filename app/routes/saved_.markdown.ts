import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

import { readSaved } from "~/acts/saved.server";
import { savedAsMarkdown, savedGroups } from "~/models/saved-list";

/** What was saved, to keep as a text. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const groups = savedGroups(await readSaved(request, context));
  return new Response(savedAsMarkdown(groups, context.site.origin), {
    headers: {
      "Content-Type": "text/markdown; charset=utf-8",
      "Content-Disposition": 'attachment; filename="lamplight-saved.md"',
    },
  });
}
