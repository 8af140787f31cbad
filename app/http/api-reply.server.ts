import { apiError } from "./api-error.server";
import type { Refused } from "./refusal.server";

/** What `/api` answers when an account function refused. */
export function apiRefusal({ status, errors, retryAfter }: Omit<Refused, "ok">) {
  const message = Object.values(errors).flat()[0] ?? "That was refused.";
  const headers = retryAfter === undefined ? undefined : { "Retry-After": String(retryAfter) };
  return apiError(status, message, { errors, headers });
}
