import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/**
 * A form that says `inPlace` shows its own answer: nothing else on the page is read again. A page
 * that somebody asked for while a control's answer was on its way is read all the same.
 */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  if (!args.formData?.has("inPlace")) return args.defaultShouldRevalidate;
  const isLeaving = args.currentUrl.href !== args.nextUrl.href;
  return args.formAction?.includes("/api/") && isLeaving ? args.defaultShouldRevalidate : false;
}
