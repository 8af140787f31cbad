import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { answerAccount } from "~/acts/account/answer-account.server";
import { signIn } from "~/acts/account/make-account.server";
import { apiRefusal } from "~/http/answer.server";
import { methodNotAllowed } from "~/http/api-error.server";
import { readJson } from "~/http/body.server";
import { Credentials } from "~/schemas/account";

export function loader() {
  return methodNotAllowed("POST");
}

export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return methodNotAllowed("POST");
  const credentials = await readJson(request, Credentials);

  const signedIn = await signIn(request, context, credentials);
  if (!signedIn.ok) return apiRefusal(signedIn);

  return answerAccount(request, context, signedIn.user, 200);
}
