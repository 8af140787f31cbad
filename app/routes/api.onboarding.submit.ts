import type { ActionFunctionArgs } from "@remix-run/cloudflare";

import { onboard } from "~/acts/account/make-account.server";
import { apiRefusal } from "~/http/answer.server";
import { methodNotAllowed } from "~/http/api-error.server";
import { readJson } from "~/http/body.server";
import { setupPoints } from "~/models/skill-score";
import { Onboarding } from "~/schemas/onboarding";

export function loader() {
  return methodNotAllowed("POST");
}

export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return methodNotAllowed("POST");
  const answers = await readJson(request, Onboarding);

  const created = await onboard(request, context, answers);
  if (!created.ok) return apiRefusal(created);

  const { id, username } = created.user;
  const { password } = created;
  return Response.json(
    { user: { id, username, ...answers, aiSkillScore: setupPoints, streak: 0, password } },
    // The password is in clear here, and nowhere else.
    { status: 201, headers: { "Cache-Control": "no-store" } },
  );
}
