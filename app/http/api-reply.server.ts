import type { FieldErrors } from "../schemas/field-errors";
import { apiError } from "./api-error.server";

interface Refused {
  status: number;
  errors: FieldErrors;
  retryAfter?: number;
}

/** What `/api` answers when an account function refused. */
export function apiRefusal({ status, errors, retryAfter }: Refused) {
  const message = Object.values(errors).flat()[0] ?? "That was refused.";
  const headers = retryAfter === undefined ? undefined : { "Retry-After": String(retryAfter) };
  return apiError(status, message, { errors, headers });
}
