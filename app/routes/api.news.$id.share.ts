import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { interact } from "~/acts/news/interact.server";
import { methodNotAllowed } from "~/http/api-error.server";
import { answerControl, anybody, readControl } from "~/http/control.server";
import { readId } from "~/schemas/id";

export function loader() {
  return methodNotAllowed("POST");
}

/** Records that a reader shared an article, once. A form goes on to the ways to share. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return methodNotAllowed("POST");
  const { back } = await readControl(request, context, {
    schema: null,
    who: anybody,
    fallback: `/news/${params.id}/share`,
  });
  const change = { articleId: readId(params.id) ?? 0, kind: "shared", value: true } as const;
  const result = await interact(request, context, change);
  return answerControl(context, result, {
    back,
    json: ({ value, count }) => ({ shared: value, sharesCount: count }),
    // A share that was not counted does not keep anybody from sharing.
    failed: null,
  });
}
