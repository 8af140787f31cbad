import { type ActionFunctionArgs, type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { draftKept, draftNotKept, forgetTyped, keepTyped } from "~/acts/drafts.server";
import { apiError, methodNotAllowed } from "~/http/api-error.server";
import { readForm, readJson, textOf, withPress } from "~/http/body.server";
import { tooManySentence } from "~/http/limits.server";
import { redirectWithNotice } from "~/http/notice.server";
import { safeRedirect } from "~/http/safe-redirect";
import { draftFields, fieldsBeside } from "~/models/draft-fields";
import {
  Draft,
  type DraftFields,
  DraftKey,
  type DraftPlace,
  isEmpty,
  longestDraft,
  sizeOf,
} from "~/schemas/draft";

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
  const form = withPress(request, await readForm(request));
  const about = Number(textOf(form, "draftAbout"));
  const place = DraftKey.safeParse({ kind: form.get("draftKind"), about });
  if (!place.success) throw new Response("This form is not complete.", { status: 400 });
  if (form.has("draftTo")) return keepAndGoOn(request, context, { place: place.data, form });
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
  const fields = readTyped(form, place);
  const headers = await store(request, context, { ...place, fields });
  const notice = isEmpty(fields) ? nothingToKeep : draftKept(await context.getUser());
  return redirectWithNotice(context, back, notice, new Headers(headers));
}

/**
 * The button of another form on the page brought the text along: that is kept first, and what was
 * pressed goes on to its own address, with what it says there. See `BesideText`.
 */
async function keepAndGoOn(
  request: Request,
  context: AppLoadContext,
  { place, form }: { place: DraftPlace; form: FormData },
) {
  const fields = readTyped(form, place);
  let headers: HeadersInit = {};
  if (isEmpty(fields)) await forgetTyped(request, context, place);
  else headers = await store(request, context, { ...place, fields });
  const to = new URL(safeRedirect(form.get("draftTo")), request.url);
  for (const [name, value] of new URL(request.url).searchParams) {
    if (!placeNames.has(name)) to.searchParams.set(name, value);
  }
  // 307: it is posted once more, as it was.
  return redirect(to.pathname + to.search + to.hash, { status: 307, headers });
}

const placeNames = new Set(["draftKind", "draftAbout", "draftTo"]);

function readTyped(form: FormData, { kind }: DraftPlace): DraftFields {
  if (kind === "question")
    throw new Response("A question is kept by its own form.", { status: 400 });
  const beside = fieldsBeside[kind]?.filter((name) => form.has(name)) ?? [];
  const names = [...draftFields[kind], ...beside];
  return Object.fromEntries(names.map((name) => [name, textOf(form, name)]));
}

/** Throws where it cannot be kept: the browser goes back to the page with the text. */
async function store(
  request: Request,
  context: AppLoadContext,
  draft: DraftPlace & { fields: DraftFields },
) {
  if (sizeOf(draft.fields) > longestDraft) {
    throw new Response(`This is too long to be kept. ${stillThere}`, { status: 413 });
  }
  const { retryAfter, headers } = await keepTyped(request, context, draft);
  if (retryAfter !== null) {
    const { title, description } = draftNotKept(retryAfter);
    throw new Response(`${title}. ${description} ${stillThere}`, {
      status: 429,
      headers: { "Retry-After": String(retryAfter) },
    });
  }
  return headers;
}

const nothingToKeep = {
  title: "There is nothing to keep yet",
  description: "Write something first.",
};

/** Where the answer is a page without the form. */
const stillThere = "Go back in your browser: your text is still in the form.";
