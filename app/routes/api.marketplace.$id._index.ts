import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

import { apiError, methodNotAllowed } from "~/http/api-error.server";
import { getApiItem } from "~/models/marketplace/detail.server";
import { readId } from "~/schemas/id";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const id = readId(params.id);
  const item = id && (await getApiItem(context.db, id));
  return item ? Response.json(item) : apiError(404, "There is no such item in the marketplace.");
}

export function action() {
  return methodNotAllowed("GET");
}
