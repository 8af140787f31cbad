import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { solve } from "~/acts/community/answer.server";
import { requireApiUser } from "~/auth/guards.server";
import { apiRefusal } from "~/http/answer.server";
import { apiError, methodNotAllowed } from "~/http/api-error.server";
import { readJson } from "~/http/body.server";
import { Acceptance } from "~/schemas/answer";
import { readId } from "~/schemas/id";

export function loader() {
  return methodNotAllowed("POST");
}

/** Accepts an answer for the asker; null takes the acceptance back. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return methodNotAllowed("POST");
  const user = await requireApiUser(context);
  const threadId = readId(params.id);
  if (!threadId) return apiError(404, "There is no such question.");

  const { answerId } = await readJson(request, Acceptance);
  const solved = await solve(context, { threadId, userId: user.id, answerId });
  if (!solved.ok) return apiRefusal(solved);
  const { isAnswered, acceptedAnswerId } = solved.accepted;
  return Response.json({ isAnswered, acceptedAnswerId });
}
