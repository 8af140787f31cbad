import { type AppLoadContext, redirect } from "@remix-run/cloudflare";

import { apiError } from "../http/api-error.server";
import { redirectWithNotice } from "../http/notice.server";
import { addressOf, carryForm } from "./carried-form.server";
import type { CurrentSession } from "./current-session.server";

/**
 * The signed-in person, or a redirect to sign in and back. First line of a page's loader or action.
 * A form is carried along and found again on the page to which signing in returns.
 */
export async function requireUser(request: Request, context: AppLoadContext) {
  const session = await context.getSession();
  if (session.kind === "signed-in") return session.user;
  throw await signInFirst(request, context, session);
}

/** Asks somebody whose session has ended to sign in again, and does nothing for a visitor. */
export async function requireNoEndedSession(request: Request, context: AppLoadContext) {
  const session = await context.getSession();
  if (session.kind === "none" && session.isStale)
    throw await signInFirst(request, context, session);
}

type Missing = Exclude<CurrentSession, { kind: "signed-in" }>;

async function signInFirst(request: Request, context: AppLoadContext, session: Missing) {
  if (session.kind === "unavailable") return unavailable();

  const to = `/auth?redirectTo=${encodeURIComponent(addressOf(request)).replaceAll("%2F", "/")}`;
  if (request.method === "GET") {
    return session.isStale ? redirectWithNotice(context, to, ended) : redirect(to);
  }
  const carried = await carryForm(request, context, session);
  if (!carried) return new Response(tooLong, { status: 401 });
  return redirect(to, { headers: { "Set-Cookie": carried } });
}

const ended = { title: "Your session has ended", description: "Sign in, and you go on here." };
const tooLong =
  "You are signed out, and this is too long to be carried over signing in. Sign in in another tab, then come back to what you wrote and send it again.";

/** The signed-in person, or 401. First line of an `/api` loader or action. */
export async function requireApiUser(context: AppLoadContext) {
  const session = await context.getSession();
  if (session.kind === "signed-in") return session.user;
  if (session.kind === "unavailable") {
    throw apiError(503, "We cannot check who you are right now. Please try again in a minute.");
  }
  throw apiError(401, "Please sign in.");
}

/** The signed-in editor: visitors are sent to sign in, everybody else is refused. */
export async function requireEditor(request: Request, context: AppLoadContext) {
  const user = await requireUser(request, context);
  if (user.role !== "editor")
    throw new Response("Only editors may open this page.", { status: 403 });
  return user;
}

function unavailable() {
  return new Response("We cannot check who you are right now.", {
    status: 503,
    headers: { "Retry-After": "30" },
  });
}
