import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/** A form that says `keepPage` shows its own answer: nothing else on the page is read again. */
export function keepPage({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formData?.has("keepPage") ? false : defaultShouldRevalidate;
}
