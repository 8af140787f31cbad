import type { FieldErrors } from "../schemas/field-errors";

/** The one shape of a refusal by `/api`: `{ message, errors? }`. */
export function apiError(
  status: number,
  message: string,
  { errors, headers }: { errors?: FieldErrors; headers?: HeadersInit } = {},
) {
  return Response.json(errors ? { message, errors } : { message }, { status, headers });
}

/** 400 for input that breaks a rule, 409 for input that the data refuses. */
export function invalid(errors: FieldErrors, status: 400 | 409 = 400) {
  const message = Object.values(errors).flat()[0] ?? "Please check what you sent.";
  return apiError(status, message, { errors });
}

export function methodNotAllowed(...allowed: string[]) {
  return apiError(405, `This address answers ${allowed.join(" and ")} only.`, {
    headers: { Allow: allowed.join(", ") },
  });
}

/** For a far page of a list that has no marks yet, while they are made behind this answer. */
export function stillCounting() {
  const message = "The far pages of this list are being counted. Please ask again in a moment.";
  return apiError(503, message, { headers: { "Retry-After": "5" } });
}
