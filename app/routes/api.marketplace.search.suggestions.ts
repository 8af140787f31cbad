import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { apiRefusal } from "~/http/answer.server";
import { methodNotAllowed } from "~/http/api-error.server";
import { refuseReading } from "~/http/limits.server";
import { longestQuery } from "~/models/marketplace/filters";
import { suggest } from "~/models/marketplace/suggest.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = (new URL(request.url).searchParams.get("query") ?? "").slice(0, longestQuery);
  const refused = await refuseReading(request, context, "search");
  if (refused) return apiRefusal(refused);
  return Response.json({ suggestions: await suggest(context.db, query) });
}

export function action() {
  return methodNotAllowed("GET");
}
