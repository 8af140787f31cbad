import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

import { apiError, methodNotAllowed } from "~/http/api-error.server";
import { addressWindows, tooManySentence } from "~/http/limits.server";
import { pruneLimits } from "~/models/rate-limit.server";
import { suggestSearches } from "~/models/search-suggestions.server";
import { longestSearch } from "~/schemas/search-length";

/** What may be meant by a search that is being typed. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, now } = context;
  const q = (new URL(request.url).searchParams.get("q") ?? "").slice(0, longestSearch);
  const [window] = addressWindows(request, context, "suggestions");
  if (!window) throw new Error("Suggesting has no limit.");
  const { use, suggestions } = await suggestSearches(db, q, { window, now });
  if (use?.count === 1) context.waitUntil(pruneLimits(db, now));
  if (use && !use.isAllowed) {
    const seconds = Math.ceil(use.retryAfterMs / 1000);
    return apiError(429, tooManySentence(seconds), { headers: { "Retry-After": String(seconds) } });
  }
  // Typing back and forth asks for the same again.
  return Response.json({ suggestions }, { headers: { "Cache-Control": "private, max-age=60" } });
}

export function action() {
  return methodNotAllowed("GET");
}
