import type { AppLoadContext } from "@remix-run/cloudflare";

import { clearCookie, readCookie } from "../keys/cookies.server";
import { seal, unseal } from "../keys/seal.server";

interface SignInDetails {
  userId: number;
  username: string;
  password: string;
}

const purpose = "sign-in-details";

/** A `Set-Cookie` value that carries generated sign-in details to the next page, sealed. */
export async function keepSignInDetails(context: AppLoadContext, details: SignInDetails) {
  const sealed = seal(context.secret, purpose, JSON.stringify(details));
  return context.cookies.signInDetails.serialize(sealed);
}

/**
 * The details to show once to this person, with the `Set-Cookie` value that
 * deletes them; null when there are none.
 */
export async function takeSignInDetails(request: Request, context: AppLoadContext, userId: number) {
  const sealed = await readCookie(context.cookies.signInDetails, request);
  if (typeof sealed !== "string" || sealed === "") return null;

  const text = unseal(context.secret, purpose, sealed);
  const details = text === null ? null : (JSON.parse(text) as SignInDetails);
  const cookie = await clearCookie(context.cookies.signInDetails);
  return details?.userId === userId
    ? { username: details.username, password: details.password, cookie }
    : { username: null, password: null, cookie };
}
