import { type ActionFunctionArgs, type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { draftKept, draftNotKept, forgetTyped, keepTyped } from "~/acts/drafts.server";
import { apiError, methodNotAllowed } from "~/http/api-error.server";
import { readForm, readJson, textOf } from "~/http/body.server";
import { tooManySentence } from "~/http/limits.server";
import { redirectWithNotice } from "~/http/notice.server";
import { safeRedirect } from "~/http/safe-redirect";
import { draftFields } from "~/models/draft-fields";
import { Draft, DraftKey, type DraftPlace, longestDraft, sizeOf } from "~/schemas/draft";

export function loader() {
  return methodNotAllowed("POST");
}

/** Keeps an unsent text while it is written. The form is for pages without scripts. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return methodNotAllowed("POST");
  if (request.headers.get("Content-Type")?.startsWith("application/x-www-form-urlencoded")) {
    return actOnForm(request, context);
  }
  const draft = await readJson(request, Draft);
  const { retryAfter, headers } = await keepTyped(request, context, draft);
  if (retryAfter === null) return new Response(null, { status: 204, headers });
  return apiError(429, tooManySentence(retryAfter), {
    headers: { "Retry-After": String(retryAfter) },
  });
}

async function actOnForm(request: Request, context: AppLoadContext) {
  const form = await readForm(request);
  const about = Number(textOf(form, "draftAbout"));
  const place = DraftKey.safeParse({ kind: form.get("draftKind"), about });
  if (!place.success) throw new Response("This form is not complete.", { status: 400 });
  const back = safeRedirect(form.get("draftBack"));
  if (form.get("draftAct") === "keep")
    return keep(request, context, { place: place.data, form, back });
  await forgetTyped(request, context, place.data);
  return redirect(back);
}

async function keep(
  request: Request,
  context: AppLoadContext,
  { place, form, back }: { place: DraftPlace; form: FormData; back: string },
) {
  const { kind } = place;
  if (kind === "question")
    throw new Response("A question is kept by its own form.", { status: 400 });
  const fields = Object.fromEntries(draftFields[kind].map((name) => [name, textOf(form, name)]));
  if (sizeOf(fields) > longestDraft) {
    throw new Response(`This is too long to be kept. ${stillThere}`, { status: 413 });
  }
  const { retryAfter, headers } = await keepTyped(request, context, { ...place, fields });
  if (retryAfter !== null) {
    const { title, description } = draftNotKept(retryAfter);
    throw new Response(`${title}. ${description} ${stillThere}`, {
      status: 429,
      headers: { "Retry-After": String(retryAfter) },
    });
  }
  const isEmpty = Object.values(fields).every((text) => text.trim() === "");
  const notice = isEmpty ? nothingToKeep : draftKept(await context.getUser());
  return redirectWithNotice(context, back, notice, new Headers(headers));
}

const nothingToKeep = {
  title: "There is nothing to keep yet",
  description: "Write something first.",
};

/** Where the answer is a page without the form. */
const stillThere = "Go back in your browser: your text is still in the form.";
