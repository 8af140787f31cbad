import type { ActionFunctionArgs } from "@remix-run/cloudflare";

import { apiError, methodNotAllowed } from "~/http/api-error.server";
import { keepDraft } from "~/http/ask.server";
import { readJson } from "~/http/body.server";
import { tooManySentence } from "~/http/limits.server";
import { QuestionDraft } from "~/schemas/question";

export function loader() {
  return methodNotAllowed("POST");
}

/** Keeps an unsent question while somebody types it, or before they sign in. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return methodNotAllowed("POST");
  const draft = await readJson(request, QuestionDraft);
  const { retryAfter, headers } = await keepDraft(request, context, draft);
  if (retryAfter === null) return new Response(null, { status: 204, headers });
  return apiError(429, tooManySentence(retryAfter), {
    headers: { "Retry-After": String(retryAfter) },
  });
}
