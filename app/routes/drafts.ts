import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { forgetTyped, keepTyped } from "~/acts/drafts.server";
import { apiError, methodNotAllowed } from "~/http/api-error.server";
import { readForm, readJson, textOf } from "~/http/body.server";
import { tooManySentence } from "~/http/limits.server";
import { safeRedirect } from "~/http/safe-redirect";
import { Draft, DraftKey } from "~/schemas/draft";

export function loader() {
  return methodNotAllowed("POST");
}

/** Keeps an unsent text while it is written. The form, for pages without scripts, throws it away. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return methodNotAllowed("POST");
  if (request.headers.get("Content-Type")?.startsWith("application/x-www-form-urlencoded")) {
    const form = await readForm(request);
    const about = Number(textOf(form, "draftAbout"));
    const place = DraftKey.safeParse({ kind: form.get("draftKind"), about });
    if (!place.success) throw new Response("This form is not complete.", { status: 400 });
    await forgetTyped(request, context, place.data);
    return redirect(safeRedirect(form.get("draftBack")));
  }
  const draft = await readJson(request, Draft);
  const { retryAfter, headers } = await keepTyped(request, context, draft);
  if (retryAfter === null) return new Response(null, { status: 204, headers });
  return apiError(429, tooManySentence(retryAfter), {
    headers: { "Retry-After": String(retryAfter) },
  });
}
