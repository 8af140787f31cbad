import { type AppLoadContext, redirect } from "@remix-run/cloudflare";

import { apiError } from "../http/api-error.server";

/** The signed-in person, or a redirect to sign in and back. First line of a page's loader or action. */
export async function requireUser(request: Request, context: AppLoadContext) {
  const session = await context.getSession();
  if (session.kind === "signed-in") return session.user;
  if (session.kind === "unavailable") throw unavailable();

  const url = new URL(request.url);
  // A form cannot be sent again by a redirect: come back to the page that showed it.
  const target =
    url.pathname.replace(/\.data$/, "") + (request.method === "GET" ? withoutRoutes(url) : "");
  throw redirect(`/auth?redirectTo=${encodeURIComponent(target).replaceAll("%2F", "/")}`);
}

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

function withoutRoutes(url: URL) {
  const search = new URLSearchParams(url.search);
  search.delete("_routes");
  return search.size > 0 ? `?${search}` : "";
}

function unavailable() {
  return new Response("We cannot check who you are right now.", {
    status: 503,
    headers: { "Retry-After": "30" },
  });
}
