import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

import { apiError, methodNotAllowed } from "~/http/api-error.server";
import { readAnswerPlace } from "~/models/community/question";
import { readQuestion } from "~/models/community/question.server";
import { toApiQuestion } from "~/models/community/question-api.server";
import { readId } from "~/schemas/id";

export function action() {
  return methodNotAllowed("GET");
}

/**
 * The question with its `answers`, in the order of its page. Where there are more, the header `Link`
 * leads to the next ones.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const id = readId(params.id);
  if (!id) return apiError(404, "There is no such question.");
  const url = new URL(request.url);
  const user = await context.getUser();
  const page = await readQuestion(context.db, {
    id,
    reader: { userId: user?.id ?? null, guestId: null },
    after: readAnswerPlace(url.searchParams.get("answers")),
  });
  if (typeof page === "string") return apiError(404, "There is no such question.");
  const next = `<${context.site.origin}${url.pathname}?answers=${page.next}>; rel="next"`;
  return Response.json(toApiQuestion(page), { headers: page.next === null ? {} : { Link: next } });
}
