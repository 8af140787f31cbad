import { data } from "@remix-run/cloudflare";

import type { FieldErrors } from "../schemas/field-errors";
import type { FormResult } from "../schemas/form-result";
import { type Refusal, sentenceOf, type Why } from "../schemas/refusal";
import { apiError } from "./api-error.server";

const statusOf: Record<Why, number> = {
  invalid: 400,
  "signed-out": 401,
  forbidden: 403,
  unknown: 404,
  gone: 410,
  conflict: 409,
  "too-many": 429,
  failed: 500,
  "no-answer": 502,
  unavailable: 503,
};

/** The status and headers that say why. */
export function refusalInit({ why, retryAfter }: Pick<Refusal, "why" | "retryAfter">) {
  const headers: Record<string, string> =
    retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) };
  return { status: statusOf[why], headers };
}

/** What `/api` answers: `{ message, errors? }`. */
export function apiRefusal(refusal: Refusal, errors: FieldErrors = refusal.errors) {
  const { status, headers } = refusalInit(refusal);
  const message = sentenceOf(refusal) ?? "That was refused.";
  const hasErrors = Object.keys(errors).length > 0;
  return apiError(status, message, { errors: hasErrors ? errors : undefined, headers });
}

interface Submission {
  reply(options?: {
    fieldErrors?: FieldErrors;
    formErrors?: string[];
    hideFields?: string[];
  }): FormResult;
}

/** A form as it comes back, with its sentences and everything typed but the fields to hide. */
export function formResult(
  submission: Submission,
  { errors }: Pick<Refusal, "errors">,
  hideFields: string[] = [],
) {
  const { "": formErrors = [], ...fieldErrors } = errors;
  return submission.reply({ fieldErrors, formErrors, hideFields });
}

/**
 * A form as it was typed, with these sentences and no others: none beside a preview, or those of
 * the first rule that was broken.
 */
export function formAgain(submission: Submission, errors: FieldErrors = {}): FormResult {
  const { initialValue } = submission.reply();
  return Object.keys(errors).length > 0
    ? { initialValue, status: "error", error: errors }
    : { initialValue };
}

interface FormAnswer<More> {
  /** Passwords: they are never sent back. */
  hideFields?: string[];
  /** What the page needs beside the form's result. */
  more?: More;
}

/** What a page answers: the form again, as conform's `lastResult`. What is not there is a 404. */
export function formRefusal<More extends object = object>(
  submission: Submission,
  refusal: Refusal,
  { hideFields, more }: FormAnswer<More> = {},
) {
  const init = refusalInit(refusal);
  if (refusal.why === "unknown") throw new Response(null, { status: init.status });
  return data({ ...(more as More), result: formResult(submission, refusal, hideFields) }, init);
}
