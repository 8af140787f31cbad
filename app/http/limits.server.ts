import type { AppLoadContext } from "@remix-run/cloudflare";

import { keyedHash } from "../auth/digest.server";
import { pruneLimits, takeFromLimit, type Window } from "../models/rate-limit.server";

const minute = 60_000;
const hour = 60 * minute;

/** How often one network address may do a thing. All windows of a name must have room. */
export const addressLimits = {
  "sign-in": [{ limit: 30, windowMs: minute }],
  "sign-up": [{ limit: 60, windowMs: hour }],
  onboarding: [{ limit: 60, windowMs: hour }],
  "guest-comment": [
    { limit: 5, windowMs: minute },
    { limit: 30, windowMs: hour },
  ],
  "member-comment": [{ limit: 10, windowMs: minute }],
  vote: [{ limit: 120, windowMs: minute }],
  "guest-coach": [{ limit: 30, windowMs: minute }],
  "member-coach": [{ limit: 60, windowMs: minute }],
  "course-generation": [{ limit: 10, windowMs: hour }],
  checkout: [{ limit: 10, windowMs: minute }],
  search: [{ limit: 120, windowMs: minute }],
} as const satisfies Record<string, readonly Window[]>;

export type LimitName = keyof typeof addressLimits;

/**
 * Counts one use by the caller's address.
 *
 * @returns null while there is room, else the seconds after which to try again.
 */
export async function takeFromAddressLimit(
  request: Request,
  context: Pick<AppLoadContext, "db" | "limits" | "now" | "secret" | "waitUntil">,
  name: LimitName,
): Promise<number | null> {
  // Only Cloudflare sets this header there; X-Forwarded-For can be anybody's.
  const address = request.headers.get("CF-Connecting-IP") ?? "unknown";
  const today = new Date(context.now).toISOString().slice(0, 10);
  const who = keyedHash(context.secret, `${today} ${address}`).slice(0, 32);

  for (const { limit, windowMs } of addressLimits[name]) {
    const taken = await takeFromLimit(
      context.db,
      `${name}:${windowMs}:${who}`,
      { limit: limit * context.limits.scale, windowMs },
      context.now,
    );
    if (taken.count === 1) context.waitUntil(pruneLimits(context.db, context.now));
    if (!taken.isAllowed) return Math.ceil(taken.retryAfterMs / 1000);
  }
  return null;
}

/** What a person reads when a limit was reached. */
export function tooManySentence(seconds: number) {
  const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return `That was a lot of tries in a short time. Please wait ${wait} and try again.`;
}
