import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { interact, readOptionalJson } from "~/acts/news/interact.server";
import { apiRefusal } from "~/http/answer.server";
import { apiError, methodNotAllowed } from "~/http/api-error.server";
import { ArticleSave } from "~/schemas/article-interaction";
import { readId } from "~/schemas/id";

export function loader() {
  return methodNotAllowed("POST");
}

/** Sets where `saved` is sent, and turns round where it is not. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return methodNotAllowed("POST");
  const articleId = readId(params.id);
  if (!articleId) return apiError(404, "There is no such article.");

  const { saved = null } = await readOptionalJson(request, ArticleSave);
  const result = await interact(request, context, { articleId, kind: "saved", value: saved });
  if (!result.ok) return apiRefusal(result);
  return Response.json(
    { saved: result.value, savesCount: result.count },
    { headers: result.headers },
  );
}
