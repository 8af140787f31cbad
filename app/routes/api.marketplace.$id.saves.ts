import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import * as z from "zod/mini";
import { saveItem } from "~/acts/marketplace/item.server";
import { apiRefusal } from "~/http/answer.server";
import { apiError, methodNotAllowed } from "~/http/api-error.server";
import { readJson } from "~/http/body.server";
import { saveKinds } from "~/models/marketplace/save.server";
import { readId } from "~/schemas/id";

const Save = z.object({
  kind: z.enum(saveKinds, "Send favorite or bookmark as the kind."),
  saved: z.boolean("Send whether the item is saved: true or false."),
});

export function loader() {
  return methodNotAllowed("POST");
}

/** Sets, never flips: the same call twice is harmless. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return methodNotAllowed("POST");
  const itemId = readId(params.id);
  if (!itemId) return apiError(404, "There is no such item in the marketplace.");

  const change = await readJson(request, Save);
  const result = await saveItem(request, context, { itemId, ...change });
  return result.ok ? Response.json(change, { headers: result.headers }) : apiRefusal(result);
}
