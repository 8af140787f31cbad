import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

import { apiError, methodNotAllowed } from "~/http/api-error.server";
import { addressWindows, tooManySentence } from "~/http/limits.server";
import { countSimilar } from "~/models/community/similar.server";
import { pruneLimits } from "~/models/rate-limit.server";

/** `?title=`: up to five questions like it, as `{id, title, answerCount}`; none for a short title. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const title = new URL(request.url).searchParams.get("title") ?? "";
  const [window] = addressWindows(request, context, "search");
  if (!window) throw new Error("Searching has no limit.");

  const { use, threads } = await countSimilar(context.db, title, { window, now: context.now });
  if (use.count === 1) context.waitUntil(pruneLimits(context.db, context.now));
  if (threads) return Response.json(threads);
  const retryAfter = Math.ceil(use.retryAfterMs / 1000);
  return apiError(429, tooManySentence(retryAfter), {
    headers: { "Retry-After": String(retryAfter) },
  });
}

export function action() {
  return methodNotAllowed("GET");
}
