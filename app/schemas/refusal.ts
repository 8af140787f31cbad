import type { FieldErrors } from "./field-errors";

/** Why something was not done. Only `http/answer.server.ts` knows the status that says so. */
export type Why =
  | "invalid"
  | "signed-out"
  | "forbidden"
  | "unknown"
  | "gone"
  | "conflict"
  | "too-many"
  /** By a fault on our side. */
  | "failed"
  /** By somebody whom we asked, such as the payment provider. */
  | "no-answer"
  | "unavailable";

/** The one way to say no, for models, acts, pages, `/api` and the browser. */
export interface Refusal {
  ok: false;
  why: Why;
  /** Sentences by field; those under "" are about the whole. */
  errors: FieldErrors;
  /** Seconds, where trying again later helps. */
  retryAfter?: number;
}

/** A refusal with one sentence, about the whole where no field is named. */
export function refuse(why: Why, sentence: string, field = ""): Refusal {
  return { ok: false, why, errors: { [field]: [sentence] } };
}

/** Because there were too many in a short time; `retryAfter` are the seconds until the next. */
export function refuseFor(retryAfter: number, sentence: string, field = ""): Refusal {
  return { ...refuse("too-many", sentence, field), retryAfter };
}

/** A refusal of what was sent, with its sentences by field. */
export function refuseInput(errors: FieldErrors): Refusal {
  return { ok: false, why: "invalid", errors };
}

/** What is said first, where there is room for one sentence. */
export function sentenceOf({ errors }: Pick<Refusal, "errors">): string | undefined {
  return Object.values(errors).flat()[0];
}
