import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { voteHelpful } from "~/acts/marketplace/item.server";
import { apiRefusal } from "~/http/answer.server";
import { apiError, methodNotAllowed } from "~/http/api-error.server";
import { requireNoPayload } from "~/http/body.server";
import { readId } from "~/schemas/id";

export function loader() {
  return methodNotAllowed("POST");
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return methodNotAllowed("POST");
  await requireNoPayload(request);
  const id = readId(params.id);
  if (!id) return apiError(404, "There is no such review.");

  const voted = await voteHelpful(request, context, id);
  if (!voted.ok) return apiRefusal(voted);
  return Response.json({ id, helpful: voted.helpful }, { headers: voted.headers });
}
