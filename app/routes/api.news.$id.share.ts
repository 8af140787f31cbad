import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { interact } from "~/acts/news/interact.server";
import { apiRefusal } from "~/http/answer.server";
import { apiError, methodNotAllowed } from "~/http/api-error.server";
import { requireNoPayload } from "~/http/body.server";
import { readId } from "~/schemas/id";

export function loader() {
  return methodNotAllowed("POST");
}

/** Records that a reader shared an article, once. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return methodNotAllowed("POST");
  await requireNoPayload(request);
  const articleId = readId(params.id);
  if (!articleId) return apiError(404, "There is no such article.");

  const result = await interact(request, context, { articleId, kind: "shared", value: true });
  if (!result.ok) return apiRefusal(result);
  return Response.json(
    { shared: result.value, sharesCount: result.count },
    { headers: result.headers },
  );
}
