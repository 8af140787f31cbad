import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { voteHelpful } from "~/acts/marketplace/item.server";
import { helpfulFailed, helpfulThanks } from "~/components/marketplace/helpful-button";
import { methodNotAllowed } from "~/http/api-error.server";
import { answerControl, anybody, readControl } from "~/http/control.server";
import { readId } from "~/schemas/id";

export function loader() {
  return methodNotAllowed("POST");
}

/** Counts that somebody found a review helpful, once. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return methodNotAllowed("POST");
  const { back } = await readControl(request, context, {
    schema: null,
    who: anybody,
    fallback: "/marketplace",
  });
  const id = readId(params.id) ?? 0;
  const result = await voteHelpful(request, context, id);
  return answerControl(context, result, {
    back,
    json: ({ helpful }) => ({ id, helpful }),
    said: () => helpfulThanks,
    failed: { title: helpfulFailed.title },
  });
}
