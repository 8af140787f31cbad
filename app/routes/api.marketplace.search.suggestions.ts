import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

import { methodNotAllowed } from "~/http/api-error.server";
import { apiRefusal } from "~/http/api-reply.server";
import { takeFromAddressLimit, tooManySentence } from "~/http/limits.server";
import { longestQuery } from "~/models/marketplace/filters";
import { suggest } from "~/models/marketplace/suggest.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = (new URL(request.url).searchParams.get("query") ?? "").slice(0, longestQuery);
  const retryAfter = await takeFromAddressLimit(request, context, "search");
  if (retryAfter !== null) {
    return apiRefusal({ status: 429, errors: { "": [tooManySentence(retryAfter)] }, retryAfter });
  }
  return Response.json({ suggestions: await suggest(context.db, query) });
}

export function action() {
  return methodNotAllowed("GET");
}
