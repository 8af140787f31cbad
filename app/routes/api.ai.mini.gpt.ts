import type { ActionFunctionArgs } from "@remix-run/cloudflare";

import { answerPrompt } from "~/acts/learning/answer-prompt.server";
import { apiRefusal } from "~/http/answer.server";
import { methodNotAllowed } from "~/http/api-error.server";
import { readJson } from "~/http/body.server";
import { MiniPrompt } from "~/schemas/mini-prompt";

export function loader() {
  return methodNotAllowed("POST");
}

/** The same for every tool; the name is the stated one. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return methodNotAllowed("POST");
  const input = await readJson(request, MiniPrompt);

  const result = await answerPrompt(request, context, input);
  if (!result.ok) return apiRefusal(result);

  const { answer, report } = result.answered;
  return Response.json({
    response: answer.text,
    feedback: report.feedback,
    score: report.score,
    level: report.level,
    ...(report.doubt && { doubt: report.doubt }),
    engine: answer.engine,
    madeBy: answer.madeBy,
    criteria: report.needs,
    slots: report.slots,
    ...(answer.sources && { sources: answer.sources }),
    ...(answer.sketch && { sketch: answer.sketch }),
    ...(result.recorded && { attemptId: result.recorded.attemptId }),
  });
}
