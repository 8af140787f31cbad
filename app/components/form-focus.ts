import type { FormResult } from "~/schemas/form-result";

/**
 * For conform, in a form whose errors stand at its top as well: there the summary takes the focus
 * when the form comes back. Conform would give it to the first wrong field, and does so by the status.
 */
export function withoutFocus(result: FormResult | undefined): FormResult | undefined {
  if (!result) return undefined;
  const before = seen.get(result);
  if (before) return before;
  const { status: _, ...rest } = result;
  seen.set(result, rest);
  return rest;
}

/** A result is reported once, by its identity. */
const seen = new WeakMap<FormResult, FormResult>();
