import type { AppLoadContext } from "@remix-run/cloudflare";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";

import { fieldErrors } from "../../http/body.server";
import { Credentials } from "../../schemas/account";
import { type Refusal, refuseInput } from "../../schemas/refusal";
import { signIn } from "./make-account.server";

/** Why a form was not enough to sign in. */
export class SignInRefused extends Error {
  constructor(readonly refusal: Refusal) {
    super("The sign-in was refused.");
  }
}

/** Signs in by the posted form. Throws `SignInRefused` with the sentences to show. */
export function createAuthenticator(context: AppLoadContext) {
  const authenticator = new Authenticator<{
    id: number;
    sessionVersion: number;
    username: string;
  }>();
  authenticator.use(
    new FormStrategy(async ({ form, request }) => {
      const credentials = Credentials.safeParse(Object.fromEntries(form));
      if (!credentials.success) {
        throw new SignInRefused(refuseInput(fieldErrors(credentials.error)));
      }

      const result = await signIn(request, context, credentials.data);
      if (!result.ok) throw new SignInRefused(result);
      return result.user;
    }),
  );
  return authenticator;
}
