import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { castVote } from "~/acts/community/vote.server";
import { requireApiUser } from "~/auth/guards.server";
import { apiRefusal } from "~/http/answer.server";
import { apiError, methodNotAllowed } from "~/http/api-error.server";
import { readJson } from "~/http/body.server";
import { readId } from "~/schemas/id";
import { Vote } from "~/schemas/vote";

export function loader() {
  return methodNotAllowed("POST");
}

/** Sets the caller's vote on an answer; 0 takes it back. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return methodNotAllowed("POST");
  const { id: userId } = await requireApiUser(context);
  const id = readId(params.id);
  if (!id) return apiError(404, "There is no such answer.");

  const { value } = await readJson(request, Vote);
  const answered = await castVote(request, context, { kind: "answer", id, userId, value });
  return answered.ok ? Response.json(answered.voted) : apiRefusal(answered);
}
