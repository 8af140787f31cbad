import { parseWithZod } from "@conform-to/zod/v4";
import { type AppLoadContext, data } from "@remix-run/cloudflare";

import { logFailure } from "../../http/form-failure.server";
import { Credentials, SignUp } from "../../schemas/account";
import type { FieldErrors } from "../../schemas/field-errors";
import { createAuthenticator, SignInRefused } from "./authenticator.server";
import { signUp } from "./make-account.server";

export type AuthIntent = "sign-in" | "sign-up";

type Outcome =
  | { ok: true; user: { id: number; sessionVersion: number } }
  | { ok: false; status: number; errors: FieldErrors; retryAfter?: number };

const failures = {
  "sign-in": { title: "Login failed", text: "Login failed. Please check your credentials." },
  "sign-up": { title: "Registration failed", text: "Registration failed. Please try again." },
};

/** Signs in or up by the posted form; a fault on our side becomes the stated sentence. */
export async function authenticateForm(
  intent: AuthIntent,
  form: FormData,
  request: Request,
  context: AppLoadContext,
): Promise<Outcome> {
  try {
    return await (intent === "sign-up"
      ? signUpByForm(form, request, context)
      : signInByForm(request, context));
  } catch (error) {
    logFailure(`${intent}-failed`, error);
    return { ok: false, status: 500, errors: { "": [failures[intent].text] } };
  }
}

async function signInByForm(request: Request, context: AppLoadContext): Promise<Outcome> {
  try {
    return { ok: true, user: await createAuthenticator(context).authenticate("form", request) };
  } catch (error) {
    if (!(error instanceof SignInRefused)) throw error;
    const { status, errors, retryAfter } = error;
    return { ok: false, status, errors, retryAfter };
  }
}

async function signUpByForm(
  form: FormData,
  request: Request,
  context: AppLoadContext,
): Promise<Outcome> {
  const submission = parseWithZod(form, { schema: SignUp });
  if (submission.status !== "success") {
    return { ok: false, status: 400, errors: (submission.error ?? {}) as FieldErrors };
  }
  return signUp(request, context, submission.value);
}

/** Sends the form back with its sentences and everything typed but the password. */
export function refuseAuth(
  intent: AuthIntent,
  form: FormData,
  { status, errors, retryAfter }: { status: number; errors: FieldErrors; retryAfter?: number },
) {
  const { "": formErrors = [], ...fieldErrors } = errors;
  const submission = parseWithZod(form, { schema: intent === "sign-up" ? SignUp : Credentials });
  const result = submission.reply({ fieldErrors, formErrors, hideFields: ["password"] });

  const description = formErrors[0] ?? Object.values(fieldErrors)[0]?.[0];
  const notice = {
    title: failures[intent].title,
    description: description ?? failures[intent].text,
    variant: "destructive" as const,
  };
  return data(
    // What breaks a rule stands at its field; a refusal is said at the top as well.
    { intent, result, notice: status === 400 ? null : notice },
    { status, headers: retryAfter ? { "Retry-After": String(retryAfter) } : {} },
  );
}
