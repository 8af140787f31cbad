import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { searchedFor } from "~/acts/search.server";
import { methodNotAllowed } from "~/http/api-error.server";
import { readFilters } from "~/models/marketplace/filters";
import { toApiItem } from "~/models/marketplace/item.server";
import { listItems } from "~/models/marketplace/list.server";
import { readId } from "~/schemas/id";

const most = 1000;

/** The items that match, at most a thousand, with the filters of the page; `limit` makes pages. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const size = Math.min(readId(searchParams.get("limit")) ?? most, most);
  const { items, matching, isPart, spelled, renewMarks } = await listItems(
    context.db,
    readFilters(searchParams),
    {
      size,
      now: context.now,
      more: [],
    },
  );
  if (renewMarks) context.waitUntil(renewMarks());
  // A plus where there may be more than were counted.
  return Response.json(items.map(toApiItem), {
    headers: {
      ...searchedFor(spelled),
      "X-Total-Count": matching === null ? `${most}+` : `${matching}${isPart ? "+" : ""}`,
    },
  });
}

export function action() {
  return methodNotAllowed("GET");
}
