import type { SubmissionResult } from "@conform-to/react";
import { data } from "@remix-run/cloudflare";

import type { FieldErrors } from "../schemas/field-errors";

interface Submission {
  status?: "success" | "error";
  reply(options?: { fieldErrors?: FieldErrors; formErrors?: string[] }): SubmissionResult<string[]>;
}

/** Sends a form back: 400 if it was invalid, 200 if it only asked to add or drop a row. */
export function returnForm(submission: Submission) {
  return data(submission.reply(), { status: submission.status === "error" ? 400 : 200 });
}

/** Sends a valid form back with what the model refused. */
export function refuseForm(submission: Submission, errors: FieldErrors, status = 409) {
  const { "": formErrors, ...fieldErrors } = errors;
  return data(submission.reply({ fieldErrors, formErrors }), { status });
}
