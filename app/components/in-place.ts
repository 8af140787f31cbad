import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { isTold } from "~/content/unanswered";

/**
 * A form that says `inPlace`, and what is sent as JSON, shows its own answer: nothing else on the page is read again. A page
 * that somebody asked for while a control's answer was on its way is read all the same.
 */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const isInPlace = args.formData?.has("inPlace") || args.json !== undefined;
  if (!isInPlace) return args.defaultShouldRevalidate;
  const isLeaving = args.currentUrl.href !== args.nextUrl.href;
  return isLeaving && isTold(args.formAction ?? "") ? args.defaultShouldRevalidate : false;
}
