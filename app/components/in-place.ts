import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/** A form that says `inPlace` shows its own answer: nothing else on the page is read again. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return args.formData?.has("inPlace") ? false : args.defaultShouldRevalidate;
}
