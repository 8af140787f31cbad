import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import * as z from "zod/mini";
import { postAnswer } from "~/acts/community/answer.server";
import { requireApiUser } from "~/auth/guards.server";
import { apiRefusal } from "~/http/answer.server";
import { apiError, methodNotAllowed } from "~/http/api-error.server";
import { readJson } from "~/http/body.server";
import { getApiAnswer } from "~/models/community/question-api.server";
import { readId } from "~/schemas/id";

/** The text is checked by the schema that the page's form shares. */
const Sent = z.object({ body: z.optional(z.unknown()), submissionKey: z.optional(z.unknown()) });

export function loader() {
  return methodNotAllowed("POST");
}

/** Answers a question: 201 with the answer, 200 where this `submissionKey` was sent before. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return methodNotAllowed("POST");
  const user = await requireApiUser(context);
  const threadId = readId(params.id);
  if (!threadId) return apiError(404, "There is no such question.");

  const { body, submissionKey } = await readJson(request, Sent);
  const posted = await postAnswer(request, context, user, { threadId, body, submissionKey });
  if (!posted.ok) return apiRefusal(posted);
  const answer = await getApiAnswer(context.db, posted.id);
  if (!answer) return apiError(404, "There is no such answer.");
  return Response.json(answer, { status: posted.isNew ? 201 : 200 });
}
