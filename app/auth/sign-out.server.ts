import type { AppLoadContext } from "@remix-run/cloudflare";

import { revokeAllSessions, revokeSession } from "../models/session.server";

/**
 * Ends the session of this request at once and everywhere; does nothing for a visitor.
 *
 * @returns headers that clear the cookie and what the browser kept of private pages.
 */
export async function signOut(context: AppLoadContext) {
  const session = await context.getSession();
  if (session.kind === "signed-in") {
    const expiresAt = session.ticket.startedAt + context.sessions.lifetimeMs;
    await revokeSession(context.db, session.ticket, { expiresAt, now: context.now });
    context.waitUntil(context.sessions.end(session.ticket));
  }
  return clearedHeaders(context);
}

/** Ends every session of this person, on every device. */
export async function signOutEverywhere(context: AppLoadContext, userId: number) {
  await revokeAllSessions(context.db, userId);
  return clearedHeaders(context);
}

async function clearedHeaders(context: AppLoadContext) {
  return new Headers({
    "Set-Cookie": await context.sessions.clearCookie(),
    "Clear-Site-Data": '"cache", "storage"',
  });
}
