import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

import { apiRefusal } from "~/http/answer.server";
import { methodNotAllowed } from "~/http/api-error.server";
import { refuseReading } from "~/http/limits.server";
import { suggestSearches } from "~/models/search-suggestions.server";
import { longestSearch } from "~/schemas/search-length";

/** What may be meant by a search that is being typed. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const q = (new URL(request.url).searchParams.get("q") ?? "").slice(0, longestSearch);
  const refused = await refuseReading(request, context, "suggestions");
  if (refused) return apiRefusal(refused);
  const suggestions = await suggestSearches(context.db, q);
  // Typing back and forth asks for the same again.
  return Response.json({ suggestions }, { headers: { "Cache-Control": "private, max-age=60" } });
}

export function action() {
  return methodNotAllowed("GET");
}
