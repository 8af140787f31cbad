import type { AppLoadContext } from "@remix-run/cloudflare";

import { keyedHash } from "../keys/digest.server";
import {
  type KeyedWindow,
  pruneLimits,
  takeFromLimit,
  type Window,
} from "../models/rate-limit.server";
import { type Refusal, refuseFor } from "../schemas/refusal";
import { clientAddress, customerOf } from "./client-address";

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
  download: [{ limit: 120, windowMs: minute }],
  draft: [{ limit: 60, windowMs: minute }],
  "guest-coach": [{ limit: 30, windowMs: minute }],
  // A whole class that tries the site out behind one address.
  "visitor-work": [
    { limit: 60, windowMs: minute },
    { limit: 600, windowMs: hour },
  ],
  "member-coach": [{ limit: 60, windowMs: minute }],
  "course-generation": [{ limit: 10, windowMs: hour }],
  // A whole class behind one address, and far too few to guess one of 17 billion codes.
  "group-code": [{ limit: 240, windowMs: hour }],
  checkout: [{ limit: 10, windowMs: minute }],
  "image-fetch": [{ limit: 30, windowMs: minute }],
  upload: [{ limit: 60, windowMs: hour }],
} as const satisfies Record<string, readonly Window[]>;

export type LimitName = keyof typeof addressLimits;

/**
 * How often one network address may read what costs more than a page. Counted by Cloudflare, whose
 * limits stand in wrangler.toml, or in the isolate's memory where that is not at hand: a row for
 * every search would make each of them a write.
 */
export const readingLimits = {
  search: { limit: 120, windowMs: minute },
  suggestions: { limit: 300, windowMs: minute },
  // A service that reads feeds for many people has one address; none of them asks every minute.
  feed: { limit: 120, windowMs: minute },
} as const satisfies Record<string, Window>;

export type ReadingName = keyof typeof readingLimits;

/** Counts one read by the caller's address; the refusal where there were too many, else null. */
export async function refuseReading(
  request: Request,
  context: Pick<AppLoadContext, "limits" | "now" | "secret">,
  name: ReadingName,
): Promise<Refusal | null> {
  const { scale, reading } = context.limits;
  const key = `${name}:${addressHash(request, context)}`;
  const { limit, windowMs } = readingLimits[name];
  const edge = reading.edge[name];
  let waitMs: number | null;
  // Its limits are fixed, so it cannot count for a site that widened them.
  if (edge && scale === 1) waitMs = (await edge.limit({ key })).success ? null : windowMs;
  else waitMs = reading.uses.take(key, { limit: limit * scale, windowMs }, context.now);
  if (waitMs === null) return null;
  const seconds = Math.ceil(waitMs / 1000);
  return refuseFor(seconds, tooManySentence(seconds));
}

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
  for (const { key, ...window } of addressWindows(request, context, name)) {
    const taken = await takeFromLimit(context.db, key, window, context.now);
    if (taken.count === 1) context.waitUntil(pruneLimits(context.db, context.now));
    if (!taken.isAllowed) return Math.ceil(taken.retryAfterMs / 1000);
  }
  return null;
}

/** Counts one use by the caller's address; the refusal where there were too many, else null. */
export async function refuseOverLimit(
  request: Request,
  context: AppLoadContext,
  name: LimitName,
): Promise<Refusal | null> {
  const retryAfter = await takeFromAddressLimit(request, context, name);
  return retryAfter === null ? null : refuseFor(retryAfter, tooManySentence(retryAfter));
}

/** The windows of the caller's address. */
export function addressWindows(
  request: Request,
  context: Pick<AppLoadContext, "limits" | "now" | "secret">,
  name: LimitName,
): KeyedWindow[] {
  const who = addressHash(request, context);
  return addressLimits[name].map(({ limit, windowMs }) => ({
    key: `${name}:${windowMs}:${who}`,
    limit: limit * context.limits.scale,
    windowMs,
  }));
}

/** Stands for the caller's address, for a day. */
export function addressHash(
  request: Request,
  { now, secret }: Pick<AppLoadContext, "now" | "secret">,
) {
  const address = customerOf(clientAddress(request));
  const today = new Date(now).toISOString().slice(0, 10);
  return keyedHash(secret, `${today} ${address}`).slice(0, 32);
}

/** What a person reads when a limit was reached. */
export function tooManySentence(seconds: number) {
  const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return `That was a lot of tries in a short time. Please wait ${wait} and try again.`;
}
