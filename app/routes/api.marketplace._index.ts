import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { searchedFor } from "~/acts/search.server";
import { methodNotAllowed, stillCounting } from "~/http/api-error.server";
import { deepest, readFilters } from "~/models/marketplace/filters";
import { toApiItem } from "~/models/marketplace/item.server";
import { listItems } from "~/models/marketplace/list.server";
import { readSize } from "~/schemas/list-size";

/** The items that match, with the filters of the page, `limit` at a time: 50 without it, 200 at most. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const size = readSize(searchParams);
  const { items, matching, isPart, spelled, isCounting, renewMarks } = await listItems(
    context.db,
    readFilters(searchParams),
    {
      size,
      now: context.now,
      more: [],
    },
  );
  if (renewMarks) context.waitUntil(renewMarks());
  if (isCounting) return stillCounting();
  // A plus where there may be more than were counted.
  return Response.json(items.map(toApiItem), {
    headers: {
      ...searchedFor(spelled),
      "X-Total-Count": matching === null ? `${deepest}+` : `${matching}${isPart ? "+" : ""}`,
    },
  });
}

export function action() {
  return methodNotAllowed("GET");
}
