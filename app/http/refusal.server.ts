import type { AppLoadContext } from "@remix-run/cloudflare";

import type { FieldErrors } from "../schemas/field-errors";
import { type LimitName, takeFromAddressLimit, tooManySentence } from "./limits.server";

/** Why something was not done, for the page and for `/api` alike. */
export interface Refused {
  ok: false;
  /** Of the answer. */
  status: number;
  /** Sentences by field; those under "" are about the whole. */
  errors: FieldErrors;
  /** Seconds, where trying again later helps. */
  retryAfter?: number;
}

/** A refusal with one sentence about the whole. */
export function refuse(status: number, sentence: string, retryAfter?: number): Refused {
  return { ok: false, status, errors: { "": [sentence] }, retryAfter };
}

/** Counts one use by the caller's address; the refusal where there were too many, else null. */
export async function refuseOverLimit(
  request: Request,
  context: AppLoadContext,
  name: LimitName,
): Promise<Refused | null> {
  const retryAfter = await takeFromAddressLimit(request, context, name);
  return retryAfter === null ? null : refuse(429, tooManySentence(retryAfter), retryAfter);
}
