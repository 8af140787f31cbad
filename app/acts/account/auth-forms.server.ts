import type { AppLoadContext } from "@remix-run/cloudflare";

import { formRefusal } from "../../http/answer.server";
import { readSubmission } from "../../http/body.server";
import { logFailure } from "../../http/log-failure.server";
import { Credentials, SignUp } from "../../schemas/account";
import type { FieldErrors } from "../../schemas/field-errors";
import { type Refusal, refuse, refuseInput, sentenceOf } from "../../schemas/refusal";
import { createAuthenticator, SignInRefused } from "./authenticator.server";
import { signUp } from "./make-account.server";

export type AuthIntent = "sign-in" | "sign-up";

type Authenticated = { ok: true; user: { id: number; sessionVersion: number } } | Refusal;

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
): Promise<Authenticated> {
  try {
    return await (intent === "sign-up"
      ? signUpByForm(form, request, context)
      : signInByForm(request, context));
  } catch (error) {
    logFailure(`${intent}-failed`, error);
    return refuse("failed", failures[intent].text);
  }
}

async function signInByForm(request: Request, context: AppLoadContext): Promise<Authenticated> {
  try {
    return { ok: true, user: await createAuthenticator(context).authenticate("form", request) };
  } catch (error) {
    if (!(error instanceof SignInRefused)) throw error;
    return error.refusal;
  }
}

async function signUpByForm(
  form: FormData,
  request: Request,
  context: AppLoadContext,
): Promise<Authenticated> {
  const submission = readSubmission(form, SignUp);
  if (submission.status !== "success") {
    return refuseInput((submission.error ?? {}) as FieldErrors);
  }
  return signUp(request, context, submission.value);
}

/** Sends the form back with its sentences and everything typed but the password. */
export function refuseAuth(intent: AuthIntent, form: FormData, refusal: Refusal) {
  const submission = readSubmission(form, intent === "sign-up" ? SignUp : Credentials);
  const description = refusal.errors[""]?.[0] ?? sentenceOf(refusal);
  const notice = {
    title: failures[intent].title,
    description: description ?? failures[intent].text,
    variant: "destructive" as const,
  };
  return formRefusal(submission, refusal, {
    hideFields: ["password"],
    // What breaks a rule stands at its field; a refusal is said at the top as well.
    more: { intent, notice: refusal.why === "invalid" ? null : notice },
  });
}
