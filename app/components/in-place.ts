import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { isTold } from "~/content/unanswered";

/**
 * A form that says `inPlace`, and what is sent as JSON, shows its own answer: nothing else on the
 * page is read again. Unless a page is being read: the router ends that reading when an answer
 * comes, and would show the new address with what was there before.
 */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const isInPlace = args.formData?.has("inPlace") || args.json !== undefined;
  if (!isInPlace) return isFollowed(args);
  return isTold(args.formAction ?? "") && isReading() ? args.defaultShouldRevalidate : false;
}

/** Remix says to every route with a rule of its own that it reads again, after a refusal too. */
function isFollowed({ actionStatus = 200, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus < 400 && defaultShouldRevalidate;
}

function isReading() {
  const { navigation, revalidation } = window.__remixRouter.state;
  return navigation.state === "loading" || revalidation === "loading";
}
