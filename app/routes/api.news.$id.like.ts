import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { interact } from "~/acts/news/interact.server";
import { failedWords } from "~/components/news/interaction-button";
import { methodNotAllowed } from "~/http/api-error.server";
import { answerControl, anybody, readControl } from "~/http/control.server";
import { ArticleLike } from "~/schemas/article-interaction";
import { readId } from "~/schemas/id";

export function loader() {
  return methodNotAllowed("POST");
}

/** Sets where `liked` is sent, and turns round where it is not. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return methodNotAllowed("POST");
  const { sent, back } = await readControl(request, context, {
    schema: ArticleLike,
    who: anybody,
    fallback: `/news/${params.id}`,
    isOptional: true,
  });
  const change = {
    articleId: readId(params.id) ?? 0,
    kind: "liked",
    value: sent.liked ?? null,
  } as const;
  const result = await interact(request, context, change);
  return answerControl(context, result, {
    back,
    json: ({ value, count }) => ({ liked: value, likesCount: count }),
    failed: failedWords("liked"),
  });
}
