import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { answerAccount } from "~/acts/account/answer-account.server";
import { signUp } from "~/acts/account/make-account.server";
import { apiRefusal } from "~/http/answer.server";
import { methodNotAllowed } from "~/http/api-error.server";
import { readJson } from "~/http/body.server";
import { Registration } from "~/schemas/account";

export function loader() {
  return methodNotAllowed("POST");
}

export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return methodNotAllowed("POST");
  const registration = await readJson(request, Registration);

  const created = await signUp(request, context, registration);
  if (!created.ok) return apiRefusal(created);

  return answerAccount(request, context, created.user, 201);
}
