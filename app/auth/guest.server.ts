import type { AppLoadContext } from "@remix-run/cloudflare";

import { addressHash } from "../http/limits.server";
import { readCookie } from "../keys/cookies.server";
import type { Counted } from "../models/guest-count.server";
import type { Owner } from "../models/owner";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** The id of this browser when it did something before that is kept without an account. */
export async function readGuestId(request: Request, context: AppLoadContext) {
  const value = await readCookie(context.cookies.guest, request);
  return typeof value === "string" && uuid.test(value) ? value : null;
}

/**
 * The id of this browser, a new one if it has none. Only for a write: a page that is merely read
 * sets no cookie. `headers` carry the cookie, renewed, and belong into the answer.
 */
export async function keepGuestId(request: Request, context: AppLoadContext) {
  const guestId = (await readGuestId(request, context)) ?? crypto.randomUUID();
  return {
    guestId,
    headers: { "Set-Cookie": await context.cookies.guest.serialize(guestId) },
  };
}

/** Whose things a page shows: a member's, else those of this browser. */
export async function readOwner(request: Request, context: AppLoadContext): Promise<Owner> {
  const user = await context.getUser();
  return user
    ? { userId: user.id, guestId: null }
    : { userId: null, guestId: await readGuestId(request, context) };
}

/** The same for a write: a visitor without an id gets one, by the cookie in `headers`. */
export async function keepOwner(request: Request, context: AppLoadContext) {
  const user = await context.getUser();
  if (user) return { owner: { userId: user.id, guestId: null } satisfies Owner, headers: {} };
  const { guestId, headers } = await keepGuestId(request, context);
  return { owner: { userId: null, guestId } satisfies Owner, headers };
}

/** The same for a write that moves a public count: there one a day from one address is counted. */
export async function keepCounted(
  request: Request,
  context: AppLoadContext,
): Promise<{ who: Counted; headers: HeadersInit }> {
  const user = await context.getUser();
  if (user) return { who: { userId: user.id, guestId: null }, headers: {} };
  const { guestId, headers } = await keepGuestId(request, context);
  const addressKey = addressHash(request, context);
  return {
    who: { userId: null, guestId, addressKey, mostCounted: context.limits.scale },
    headers,
  };
}
