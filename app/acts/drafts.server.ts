import type { ActionFunctionArgs, AppLoadContext } from "@remix-run/cloudflare";

import { keepOwner, readGuestId } from "../auth/guest.server";
import { readForm, textOf } from "../http/body.server";
import { takeFromAddressLimit, tooManySentence } from "../http/limits.server";
import { redirectWithNotice } from "../http/notice.server";
import { forgetDraft, keepDraft } from "../models/draft.server";
import type { Owner } from "../models/owner";
import { type DraftFields, type DraftPlace, longestDraft, sizeOf } from "../schemas/draft";

/** Whose drafts these are: a person's, and those that they wrote on this browser before signing in. */
export async function readDraftOwner(request: Request, context: AppLoadContext): Promise<Owner> {
  const user = await context.getUser();
  return { userId: user?.id ?? null, guestId: await readGuestId(request, context) };
}

/**
 * Keeps what was typed. `headers` carry a new visitor's cookie; `retryAfter` is set where their
 * address has kept too much in a short time, and nothing was kept.
 */
export async function keepTyped(
  request: Request,
  context: AppLoadContext,
  draft: DraftPlace & { fields: DraftFields },
): Promise<{ retryAfter: number | null; headers: HeadersInit }> {
  const retryAfter = await takeFromAddressLimit(request, context, "draft");
  if (retryAfter !== null || sizeOf(draft.fields) > longestDraft) {
    return { retryAfter, headers: {} };
  }
  const { owner, headers } = await keepOwner(request, context);
  const guestId = owner.guestId ?? (await readGuestId(request, context));
  await keepDraft(context.db, { ...owner, guestId }, draft, context.now);
  return { retryAfter, headers };
}

export async function forgetTyped(request: Request, context: AppLoadContext, place: DraftPlace) {
  const owner = await readDraftOwner(request, context);
  if (owner.userId === null && owner.guestId === null) return;
  await forgetDraft(context.db, owner, place);
}

/** Said where a button kept the text, to a member or, without one, to a visitor. */
export function draftKept(user: object | null) {
  return {
    title: "Your text is kept",
    description: user
      ? "It is with your account for 90 days. Nobody else sees it."
      : "It is here for 7 days on this browser, and after you sign in.",
  };
}

export function draftNotKept(retryAfter: number) {
  return { title: "Your text is not kept yet", description: tooManySentence(retryAfter) };
}

/** The name of a draft, by which a browser forgets its own copy once the text was sent. */
export function draftName({ kind, about }: DraftPlace) {
  return `${kind}:${about}`;
}

/**
 * Comes before the guard of a long form: where the session ended while somebody wrote, the text is
 * kept, and found again on the page to which signing in returns. Throws that redirect.
 */
export async function keepOfEndedSession(
  request: ActionFunctionArgs["request"],
  context: AppLoadContext,
  { names, back, ...place }: DraftPlace & { names: readonly string[]; back: string },
) {
  const session = await context.getSession();
  if (session.kind !== "none" || !session.isStale) return;
  const form = await readForm(new Request(request));
  const fields = Object.fromEntries(names.map((name) => [name, textOf(form, name)]));
  const { headers } = await keepTyped(request, context, { ...place, fields });
  throw await redirectWithNotice(
    context,
    `/auth?redirectTo=${encodeURIComponent(back).replaceAll("%2F", "/")}`,
    { title: "Please sign in again", description: "Your text is kept, and you come back to it." },
    new Headers(headers),
  );
}
